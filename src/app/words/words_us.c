/*
 * Words for the terms and the reasons of the US Chess rules: odd players, natural pairing,
 * switches.
 */
#include "config.h"

#include <string.h>

#include "app/words/telling.h"

static const char *colour_words(int colour)
{
	return colour == PAIRING_WHITE ? "White" : colour == PAIRING_BLACK ? "Black" : "no colour";
}

static void tell_group(const struct telling *t)
{
	const struct pairing_step_group *group = &t->step->as.group;
	char score[16], neither[40] = "";

	points_text(group->score, score);
	if (group->white + group->black == 0) {
		words_put(t->text, t->size, "Score group %s has %d player%s, %s a colour yet",
			score, group->players, telling_plural(group->players),
			group->players == 1 ? "without" : "none with");
		return;
	}
	if (group->players == 1) {
		words_put(t->text, t->size, "Score group %s has 1 player, due %s", score,
			group->white > 0 ? "White" : "Black");
		return;
	}
	if (group->neutral > 0)
		words_put(neither, sizeof(neither), ", %d due neither", group->neutral);
	words_put(t->text, t->size, "Score group %s has %d player%s: %d due White, %d due Black%s",
		score, group->players, telling_plural(group->players), group->white, group->black,
		neither);
}

/* "40 points between them", or why none count. */
static void points_words(int points, const char *player, char *text, size_t size)
{
	if (points == -2)
		words_put(text, size, "rated, and so before %s, who is not", player);
	else if (points < 0)
		words_put(text, size, "one of them is unrated, so that no points count");
	else
		words_put(text, size, "%d point%s between them", points, telling_plural(points));
}

/*
 * Why not, although the draw would score better: a group settles its odd players before those
 * below, and it is this one or another (29D).
 */
static void settled_words(const struct telling *t, char *text, size_t size)
{
	const struct pairing_step_odd_player *odd = &t->step->as.odd_player;
	const bool here = t->step->proof.entry == odd->score;
	char score[16], group[32] = "this group", who[WHO_SIZE], why[200] = "";

	if (!here)
		words_put(group, sizeof(group), "score group %s",
			points_text(t->step->proof.entry, score));
	if (t->step->proof.passed == PAIRING_PASSED_TURN) {
		words_put(text, size,
			"and with him the draw would score better, but %s comes down to %s, too, and has the first turn",
			telling_name(t->cast, t->step->proof.before, who), group);
		return;
	}
	if (t->step->proof.passed == PAIRING_PASSED_OWN) {
		words_put(text, size,
			"and with him the draw would score better, but %s is settled before those below, and of choices that cost the next group no more takes the one with the best colours of its own",
			group);
		return;
	}
	if (t->step->proof.passed == PAIRING_PASSED_ORDER) {
		words_put(text, size,
			"and with him the draw would score better, but %s is settled before those below, and of choices with equal colours takes the first in the order of 29D",
			group);
		return;
	}
	if (t->cast->score)
		words_term_otherwise(t->cast->score, &t->cast->score->terms[t->step->proof.term], 0,
			t->step->proof.before, t->step->proof.after, why, sizeof(why));
	words_put(text, size,
		here ? "but in %s and the next, which are settled before those below, with him %s"
		     : "but %s is settled before those below, and in it and the next with him %s",
		group, why);
}

/* What speaks against the one instead, if anything is known. */
static void against_words(const struct telling *t, char *text, size_t size)
{
	char why[200];

	text[0] = '\0';
	switch (t->step->proof.passed) {
	case PAIRING_PASSED_BETTER:
		words_put(text, size, ", and with him the draw would score better");
		break;
	case PAIRING_PASSED_UNTRIED:
		words_put(text, size,
			", and with him the draw would score better, but the bye and the odd players are settled one after the other, and not all draws are compared");
		break;
	case PAIRING_PASSED_SETTLED:
	case PAIRING_PASSED_OWN:
	case PAIRING_PASSED_ORDER:
	case PAIRING_PASSED_TURN:
		settled_words(t, why, sizeof(why));
		words_put(text, size, ", %s", why);
		break;
	default:
		if (telling_prove(t, why, sizeof(why)))
			words_put(text, size, ", but with him %s", why);
		break;
	}
}

/* "; 3 Kim stood before him (40 points between them), but ..." */
static void tell_instead(const struct telling *t, const char *head, const char *role)
{
	const struct pairing_step_odd_player *odd = &t->step->as.odd_player;
	char instead[WHO_SIZE], points[WHO_SIZE + 64], against[240];

	if (odd->first < 0) {
		words_put(t->text, t->size, "%s", head);
		return;
	}
	telling_name(t->cast, odd->first, instead);
	points_words(odd->points, t->player, points, sizeof(points));
	against_words(t, against, sizeof(against));
	words_put(t->text, t->size, "%s; %s %s (%s)%s", head, instead, role, points, against);
}

static void tell_odd_player(const struct telling *t)
{
	const struct pairing_step_odd_player *odd = &t->step->as.odd_player;
	char score[16], head[2 * WHO_SIZE + 64];

	words_put(head, sizeof(head), "%s is the odd player of score group %s and meets %s",
		t->player, points_text(odd->score, score), t->other);
	tell_instead(t, head, "is the one to drop");
}

static void tell_odd_opponent(const struct telling *t)
{
	const struct pairing_step_odd_player *odd = &t->step->as.odd_player;
	char score[16], bye[WHO_SIZE], head[3 * WHO_SIZE + 120];

	if (odd->first < 0)
		words_put(head, sizeof(head),
			"%s is the highest of score group %s whom %s can meet%s%s%s", t->player,
			points_text(odd->score, score), t->other, odd->above < 0 ? "" : "; ",
			odd->above < 0 ? "" : telling_name(t->cast, odd->above, bye),
			odd->above < 0 ? "" : " stands higher and has the bye");
	else
		words_put(head, sizeof(head), "%s of score group %s meets the odd player %s",
			t->player, points_text(odd->score, score), t->other);
	tell_instead(t, head, "stands before him");
}

static void tell_natural(const struct telling *t)
{
	const struct pairing_step_natural *natural = &t->step->as.natural;
	char place[16];

	if (telling_alone(t))
		words_put(t->text, t->size,
			"%s and %s are the natural pairing: nobody else of their score is left",
			t->player, t->other);
	else if (natural->place == natural->other_place)
		words_put(t->text, t->size,
			"%s and %s are the natural pairing: each %s in his half of the group",
			t->player, t->other,
			words_ordinal(natural->place + 1, natural->place + 1, place));
	else
		words_put(t->text, t->size, "%s and %s are the natural pairing of what is left",
			t->player, t->other);
}

/* Do the two meet in the draw all the same? */
static bool meet(const struct telling *t)
{
	const struct pairing_draw *draw = t->cast->draw;
	const struct pairing_board *board =
		draw && t->step->board >= 0 && t->step->board < draw->count
		? &draw->boards[t->step->board]
		: NULL;

	return board && (board->white == t->step->other || board->black == t->step->other);
}

static void tell_repaired(const struct telling *t)
{
	const struct pairing_step_repaired *repaired = &t->step->as.repaired;
	char needs[WHO_SIZE], met[WHO_SIZE];

	switch ((enum pairing_repair)repaired->why) {
	case PAIRING_REPAIR_MET:
		words_put(t->text, t->size,
			"%s stands opposite %s, but they met in round %d: the nearest pairing without that is the natural one",
			t->player, t->other, repaired->round);
		break;
	case PAIRING_REPAIR_TEAM:
		words_put(t->text, t->size, "%s stands opposite %s, but they are team-mates",
			t->player, t->other);
		break;
	case PAIRING_REPAIR_APART:
		words_put(t->text, t->size, "%s stands opposite %s, but they are to be kept apart",
			t->player, t->other);
		break;
	case PAIRING_REPAIR_COLOUR:
		words_put(t->text, t->size,
			"%s stands opposite %s, but one would have a third colour running",
			t->player, t->other);
		break;
	case PAIRING_REPAIR_OTHERS:
		if (repaired->round > 0 && !meet(t)) {
			telling_name(t->cast, repaired->needs, needs);
			telling_name(t->cast, repaired->met, met);
			words_put(t->text, t->size,
				"%s stands opposite %s, who is needed for %s: he and %s, who stand opposite each other, met in round %d",
				t->player, t->other, needs, met, repaired->round);
			break;
		}
		words_put(t->text, t->size,
			meet(t) ? "%s stands opposite %s, who was needed where others had to be parted, and the switch brings him back"
				: "%s stands opposite %s, who is needed where others had to be parted",
			t->player, t->other);
		break;
	}
}

static const char *const shortfalls[] = {
	[PAIRING_SHORT_NOTHING] = "nothing",
	[PAIRING_SHORT_ALTERNATION] = "a colour not alternated",
	[PAIRING_SHORT_EQUALISATION] = "a colour not equalised",
	[PAIRING_SHORT_THIRD] = "a third colour running",
};

/* What a switch cured, of what the natural boards of both had wrong. */
static void cure(const struct pairing_step_transposition *change, char *text, size_t size)
{
	const bool his = change->wrong > change->other_wrong;
	const int most = his ? change->wrong : change->other_wrong,
		  less = his ? change->other_wrong : change->wrong;

	if (most == PAIRING_SHORT_NOTHING || most <= change->still_wrong)
		words_put(text, size, "it makes room for another switch");
	else if (less > change->still_wrong && less == most)
		words_put(text, size, "it cures %s on both of these boards", shortfalls[most]);
	else if (less > change->still_wrong)
		words_put(text, size, "it cures %s and %s", shortfalls[most], shortfalls[less]);
	else
		words_put(text, size, "it cures %s", shortfalls[most]);
}

static void tell_switch(const struct telling *t, const char *kind)
{
	const struct pairing_step_transposition *change = &t->step->as.transposition;
	char his[WHO_SIZE], its[WHO_SIZE], unrated[WHO_SIZE], cured[120], points[WHO_SIZE + 64];

	telling_name(t->cast, change->natural, his);
	telling_name(t->cast, change->other_natural, its);
	cure(change, cured, sizeof(cured));
	if (change->points < 0)
		words_put(points, sizeof(points), "for which no points count, as %s is unrated;",
			telling_name(t->cast, change->unrated, unrated));
	else
		words_put(points, sizeof(points), "of %d point%s,", change->points,
			telling_plural(change->points));
	words_put(t->text, t->size,
		"%s meets %s; the natural pairing has him against %s and %s against %s: %s %s %s",
		t->player, t->other, his, t->other, its, kind, points, cured);
}

static void tell_transposition(const struct telling *t)
{
	tell_switch(t, "a transposition");
}

static void tell_interchange(const struct telling *t)
{
	tell_switch(t, "an interchange");
}

/* What decides between two with equal colours. */
static const char *last_word(const char *rule)
{
	static const struct {
		const char *rule, *words;
	} ties[] = {
		{"29E4 rule 5", "rank"},
		{"29E4a", "being the lower one of a group below even"},
		{"29E4b", "rank, the higher and the lower one taking turns down the group"},
		{"29E4c", "the lot of the last round"},
	};

	for (size_t i = 0; i < sizeof(ties) / sizeof(ties[0]); i++)
		if (!strcmp(rule, ties[i].rule))
			return ties[i].words;
	return ties[0].words;
}

/* What it costs the one who does not get his colour. */
static void cost_words(int shortfall, const char *who, char *text, size_t size)
{
	static const char *const costs[] = {
		[PAIRING_SHORT_NOTHING] = "",
		[PAIRING_SHORT_ALTERNATION] = "; the colours of %s do not alternate",
		[PAIRING_SHORT_EQUALISATION] = "; the colours of %s are not equalised",
		[PAIRING_SHORT_THIRD] = "; it is the third game running with one colour for %s",
	};
	const char *cost = costs[shortfall], *mark = strstr(cost, "%s");

	if (mark)
		words_put(text, size, "%.*s%s%s", (int)(mark - cost), cost, who, mark + 2);
	else
		words_put(text, size, "%s", cost);
}

/* What gives the colour to the first of two who are due it. */
static void decide(const struct telling *t, char *text, size_t size)
{
	const struct pairing_step_conflict *conflict = &t->step->as.conflict;
	const int before = conflict->due == PAIRING_WHITE ? PAIRING_BLACK : PAIRING_WHITE;

	if (!t->step->rule[0])
		words_put(text, size, ", as fixed by the arbiter");
	else if (conflict->difference != conflict->other_difference &&
		conflict->other_difference == 0)
		words_put(text, size, ", as his colours are %d apart and those of %s even",
			conflict->difference, t->other);
	else if (conflict->difference != conflict->other_difference)
		words_put(text, size, ", as his colours are %d apart and those of %s only %d",
			conflict->difference, t->other, conflict->other_difference);
	else if (conflict->round > 0)
		words_put(text, size,
			", as in round %d, the last in which their colours differ, %s had %s",
			conflict->round, conflict->had ? "he" : t->other,
			colour_words(conflict->had ? before : conflict->due));
	else
		words_put(text, size, " by %s", last_word(t->step->rule));
}

static void tell_conflict(const struct telling *t)
{
	const struct pairing_step_conflict *conflict = &t->step->as.conflict;
	const char *colour = colour_words(conflict->due);
	char cost[WHO_SIZE + 64], why[2 * WHO_SIZE + 96];

	cost_words(conflict->shortfall, t->other, cost, sizeof(cost));
	decide(t, why, sizeof(why));
	if (conflict->against)
		words_put(t->text, t->size, "%s is due %s and should have it against %s%s",
			t->other, colour, t->player, cost);
	else if (!conflict->same)
		words_put(t->text, t->size,
			"%s is due %s, but his colour is fixed by the arbiter%s", t->other, colour,
			cost);
	else
		words_put(t->text, t->size, "%s and %s are both due %s: %s gets it%s%s", t->player,
			t->other, colour, t->player, why, cost);
}

void words_stays(const struct telling *t)
{
	const struct pairing_step_stays *stays = &t->step->as.stays;
	char one[WHO_SIZE], two[WHO_SIZE], head[3 * WHO_SIZE], round[32] = "may not meet";

	telling_name(t->cast, stays->one, one);
	telling_name(t->cast, stays->two, two);
	words_put(head, sizeof(head), "%s would drop before %s", t->player, t->other);
	switch ((enum pairing_stays)stays->why) {
	case PAIRING_STAYS_BELOW:
		words_put(t->text, t->size,
			"%s, but there is nobody in the next score group whom he may meet", head);
		break;
	case PAIRING_STAYS_TWO:
		if (stays->round > 0)
			words_put(round, sizeof(round), "met in round %d", stays->round);
		words_put(t->text, t->size, "%s, but then %s and %s would be left, who %s", head,
			one, two, round);
		break;
	case PAIRING_STAYS_ONE:
		words_put(t->text, t->size,
			"%s, but then nobody in their score group would be left for %s to meet",
			head, one);
		break;
	case PAIRING_STAYS_REST:
		words_put(t->text, t->size,
			"%s, but then the others of their score group could not all meet each other",
			head);
		break;
	}
}

static void tell_together(const struct telling *t)
{
	const struct pairing_step_odd_together *together = &t->step->as.odd_together;
	char score[16], more[32] = "", head[2 * WHO_SIZE + 96];

	if (together->leave > 2)
		words_put(more, sizeof(more), " and %d more", together->leave - 2);
	words_put(head, sizeof(head), "%s%s %s%s leave score group %s together", t->player,
		more[0] ? "," : " and", t->other, more, points_text(together->score, score));
	if (together->fewest >= together->leave && together->round > 0)
		words_put(t->text, t->size,
			"%s: they met in round %d, and no pairing of the group leaves fewer over",
			head, together->round);
	else if (together->fewest >= together->leave && together->mates)
		words_put(t->text, t->size,
			"%s: they are team-mates, and no pairing of the group leaves fewer over",
			head);
	else if (together->fewest >= together->leave)
		words_put(t->text, t->size,
			"%s: no pairing of the group that the rules allow leaves fewer over", head);
	else if (together->in_best < 0 && together->fixed > 0)
		words_put(t->text, t->size,
			"%s, %d of them as fixed by hand, though the group by itself could keep %d of them",
			head, together->fixed, together->leave - together->fewest);
	else
		words_put(t->text, t->size,
			"%s, though the group by itself could keep %d of them%s", head,
			together->leave - together->fewest,
			together->in_best > 0
				? ": with fewer a rule that comes first would be broken further down"
				: together->in_best == 0 ? "; by the rules fewer leave"
							 : "");
}

static telling_words *const tell[] = {
	tell_group,
	tell_odd_player,
	tell_odd_opponent,
	tell_natural,
	tell_repaired,
	tell_transposition,
	tell_interchange,
	tell_conflict,
	words_lowest,
	tell_together,
};

void words_us(const struct telling *t)
{
	tell[t->step->kind - PAIRING_STEP_GROUP](t);
}
