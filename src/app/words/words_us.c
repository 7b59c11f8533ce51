/*
 * Words for the terms and the reasons of the US Chess rules: odd players, natural pairing,
 * switches.
 */
#include "config.h"

#include <string.h>

#include "app/words/sentence.h"

const char *words_group_counted(const struct telling *t, struct slots *slots)
{
	const struct pairing_step_group *group = &t->step->as.group;

	(void)slots;
	if (group->white + group->black == 0)
		return group->players == 1
			? "Score group {score} has 1 player, without a colour yet"
			: "Score group {score} has {players player}, none with a colour yet";
	if (group->players == 1)
		return group->white > 0 ? "Score group {score} has 1 player, due White"
					: "Score group {score} has 1 player, due Black";
	return group->neutral > 0
		? "Score group {score} has {players player}: {white} due White, {black} due Black, {neutral} due neither"
		: "Score group {score} has {players player}: {white} due White, {black} due Black";
}

/* The points between the two, or why none count. */
static const char *points_sentence(int points)
{
	return points == -2  ? "rated, and so before {player}, who is not"
		: points < 0 ? "one of them is unrated, so that no points count"
			     : "{points point} between them";
}

/*
 * Why not, although the draw would score better: a group settles its odd players before those
 * below, and it is this one or another (29D).
 */
static const char *settled_sentence(const struct telling *t, struct slots *slots)
{
	const struct pairing_proof *proof = &t->step->proof;
	const bool here = proof->group == t->step->as.odd_player.score;
	const struct pairing_score *score = t->cast->score;
	char points[16], *why;

	if (here)
		slots_put(slots, "group", "this group");
	else
		slots_put(slots, "group", "score group %s", points_text(proof->group, points));
	why = slots_room(slots, "why");
	switch (proof->passed) {
	case PAIRING_PASSED_TURN:
		words_indexed(t->cast, proof->turn, why);
		return ", and with him the draw would score better, but {why} comes down to {group}, too, and has the first turn";
	case PAIRING_PASSED_OWN:
		return ", and with him the draw would score better, but {group} is settled before those below, and of choices that cost the next group no more takes the one with the best colours of its own";
	case PAIRING_PASSED_ORDER:
		return ", and with him the draw would score better, but {group} is settled before those below, and of choices with equal colours takes the first in the order of 29D";
	default:
		if (score)
			words_term_otherwise(score, &score->terms[proof->term], 0, proof->before,
				proof->after, why, SLOT_SIZE);
		return here
			? ", but in {group} and the next, which are settled before those below, with him {why}"
			: ", but {group} is settled before those below, and in it and the next with him {why}";
	}
}

/* What speaks against the one instead, if anything is known. */
static const char *against_sentence(const struct telling *t, struct slots *slots)
{
	switch (t->step->proof.passed) {
	case PAIRING_PASSED_BETTER:
		return telling_is_better(t) ? ", and with him the draw would score better" : "";
	case PAIRING_PASSED_UNTRIED:
		return ", and with him the draw would score better, but the bye and the odd players are settled one after the other, and not all draws are compared";
	case PAIRING_PASSED_SETTLED:
	case PAIRING_PASSED_OWN:
	case PAIRING_PASSED_ORDER:
	case PAIRING_PASSED_TURN:
		return settled_sentence(t, slots);
	default:
		return telling_prove(t, slots_room(slots, "why"), SLOT_SIZE)
			? ", but with him {why}"
			: "";
	}
}

/* "; 3 Kim stood before him (40 points between them), but ..." */
static void put_first(const struct telling *t, struct slots *slots)
{
	slots_sentence(t, slots, "between", points_sentence(t->step->as.odd_player.points));
	slots_sentence(t, slots, "against", against_sentence(t, slots));
}

const char *words_odd_player(const struct telling *t, struct slots *slots)
{
	slots_sentence(t, slots, "meets", t->step->other < 0 ? "" : " and meets {other}");
	if (t->step->as.odd_player.first < 0)
		return "{player} is the odd player of score group {score}{meets}";
	put_first(t, slots);
	return "{player} is the odd player of score group {score}{meets}; {first} is the one to drop ({between}){against}";
}

const char *words_odd_opponent(const struct telling *t, struct slots *slots)
{
	const struct pairing_step_odd_player *odd = &t->step->as.odd_player;

	if (odd->first < 0)
		return odd->above < 0
			? "{player} is the highest of score group {score} whom {other} can meet"
			: "{player} is the highest of score group {score} whom {other} can meet; {above} stands higher and has the bye";
	put_first(t, slots);
	return "{player} of score group {score} meets the odd player {other}; {first} stands before him ({between}){against}";
}

const char *words_natural(const struct telling *t, struct slots *slots)
{
	const struct pairing_step_natural *natural = &t->step->as.natural;

	(void)slots;
	if (telling_alone(t))
		return "{player} and {other} are the natural pairing: nobody else of their score is left";
	return natural->place == natural->other_place
		? "{player} and {other} are the natural pairing: each {place th} in his half of the group"
		: "{player} and {other} are the natural pairing of what is left";
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

/* Why two who stand opposite each other had to be parted. */
static const char *parted_sentence(int parted)
{
	static const char *const why[] = {[PAIRING_REPAIR_MET] = "met in round {round}",
		[PAIRING_REPAIR_TEAM] = "are team-mates",
		[PAIRING_REPAIR_APART] = "are to be kept apart",
		[PAIRING_REPAIR_COLOUR] = "would leave one with a third colour running"};

	return why[parted];
}

/* For whom the one opposite is needed, and what becomes of that by a switch for colours. */
static const char *needed_sentence(const struct telling *t, struct slots *slots)
{
	const struct pairing_step_repaired *repaired = &t->step->as.repaired;
	const bool back = meet(t);

	slots_put(slots, "is", "%s", back ? "was" : "is");
	slots_put(slots, "back", "%s", back ? ", and the switch brings him back" : "");
	if (repaired->parted == PAIRING_REPAIR_OTHERS)
		return "{player} stands opposite {other}, who {is} needed where boards are fixed{back}";
	slots_sentence(t, slots, "parted", parted_sentence(repaired->parted));
	return repaired->between > 0
		? "{player} stands opposite {other}, who {is} needed where others make room for {needs}: he and {met}, who stand opposite each other, {parted}{back}"
		: "{player} stands opposite {other}, who {is} needed for {needs}: he and {met}, who stand opposite each other, {parted}{back}";
}

const char *words_repaired(const struct telling *t, struct slots *slots)
{
	static const char *const why[] = {
		[PAIRING_REPAIR_MET] =
			"{player} stands opposite {other}, but they met in round {round}: the nearest pairing without that is the natural one",
		[PAIRING_REPAIR_TEAM] = "{player} stands opposite {other}, but they are team-mates",
		[PAIRING_REPAIR_APART] =
			"{player} stands opposite {other}, but they are to be kept apart",
		[PAIRING_REPAIR_COLOUR] =
			"{player} stands opposite {other}, but one would have a third colour running"};
	const struct pairing_step_repaired *repaired = &t->step->as.repaired;

	return repaired->why == PAIRING_REPAIR_OTHERS ? needed_sentence(t, slots)
						      : why[repaired->why];
}

static const char *const shortfalls[] = {
	[PAIRING_SHORT_NOTHING] = "nothing",
	[PAIRING_SHORT_ALTERNATION] = "a colour not alternated",
	[PAIRING_SHORT_EQUALISATION] = "a colour not equalised",
	[PAIRING_SHORT_THIRD] = "a third colour running",
};

/* What a switch cured, of what the natural boards of both had wrong. */
static const char *cure_sentence(
	const struct pairing_step_transposition *change, struct slots *slots)
{
	const bool his = change->wrong > change->other_wrong;
	const int most = his ? change->wrong : change->other_wrong,
		  less = his ? change->other_wrong : change->wrong;

	slots_put(slots, "most", "%s", shortfalls[most]);
	slots_put(slots, "less", "%s", shortfalls[less]);
	if (most == PAIRING_SHORT_NOTHING || most <= change->still_wrong)
		return "it makes room for another switch";
	if (less <= change->still_wrong)
		return "it cures {most}";
	return less == most ? "it cures {most} on both of these boards"
			    : "it cures {most} and {less}";
}

static const char *switch_sentence(const struct telling *t, struct slots *slots)
{
	const struct pairing_step_transposition *change = &t->step->as.transposition;

	slots_sentence(t, slots, "cured", cure_sentence(change, slots));
	return change->points < 0
		? "{player} meets {other}; the natural pairing has him against {natural} and {other} against {other_natural}: {kind} for which no points count, as {unrated} is unrated; {cured}"
		: "{player} meets {other}; the natural pairing has him against {natural} and {other} against {other_natural}: {kind} of {points point}, {cured}";
}

const char *words_transposition(const struct telling *t, struct slots *slots)
{
	slots_put(slots, "kind", "a transposition");
	return switch_sentence(t, slots);
}

const char *words_interchange(const struct telling *t, struct slots *slots)
{
	slots_put(slots, "kind", "an interchange");
	return switch_sentence(t, slots);
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

/* What gives the colour to the first of two who are due it. */
static const char *decide_conflict(const struct telling *t, struct slots *slots)
{
	const struct pairing_step_conflict *conflict = &t->step->as.conflict;
	const int before = conflict->due == PAIRING_WHITE ? PAIRING_BLACK : PAIRING_WHITE;

	if (!t->step->rule[0])
		return ", as fixed by the arbiter";
	if (conflict->difference != conflict->other_difference)
		return conflict->other_difference == 0
			? ", as his colours are {difference} apart and those of {other} even"
			: ", as his colours are {difference} apart and those of {other} only {other_difference}";
	if (conflict->round > 0) {
		slots_put(
			slots, "then", "%s", words_colour(conflict->had ? before : conflict->due));
		return conflict->had
			? ", as in round {round}, the last in which their colours differ, he had {then}"
			: ", as in round {round}, the last in which their colours differ, {other} had {then}";
	}
	slots_put(slots, "then", "%s", last_word(t->step->rule));
	return " by {then}";
}

const char *words_conflict(const struct telling *t, struct slots *slots)
{
	/* what it costs the one who does not get his colour */
	static const char *const costs[] = {
		[PAIRING_SHORT_NOTHING] = "",
		[PAIRING_SHORT_ALTERNATION] = "; the colours of {other} do not alternate",
		[PAIRING_SHORT_EQUALISATION] = "; the colours of {other} are not equalised",
		[PAIRING_SHORT_THIRD] =
			"; it is the third game running with one colour for {other}",
	};
	const struct pairing_step_conflict *conflict = &t->step->as.conflict;

	slots_put(slots, "colour", "%s", words_colour(conflict->due));
	slots_sentence(t, slots, "cost", costs[conflict->shortfall]);
	if (conflict->against)
		return "{other} is due {colour} and should have it against {player}{cost}";
	if (!conflict->same)
		return "{other} is due {colour}, but his colour is fixed by the arbiter{cost}";
	slots_sentence(t, slots, "why", decide_conflict(t, slots));
	return "{player} and {other} are both due {colour}: {player} gets it{why}{cost}";
}

const char *words_stays(const struct telling *t, struct slots *slots)
{
	static const char *const why[] = {
		[PAIRING_STAYS_BELOW] =
			"{player} would drop before {other}, but there is nobody in the next score group whom he may meet",
		[PAIRING_STAYS_TWO] =
			"{player} would drop before {other}, but then {one} and {two} would be left, who {may}",
		[PAIRING_STAYS_ONE] =
			"{player} would drop before {other}, but then nobody in their score group would be left for {one} to meet",
		[PAIRING_STAYS_REST] =
			"{player} would drop before {other}, but then the others of their score group could not all meet each other"};
	const struct pairing_step_stays *stays = &t->step->as.stays;

	slots_sentence(t, slots, "may", stays->round > 0 ? "met in round {round}" : "may not meet");
	return why[stays->why];
}

/* The group by itself could keep some of those who leave it. */
static const char *kept_sentence(const struct pairing_step_odd_together *together)
{
	if (together->in_best < 0 && together->fixed > 0)
		return "{head}, {fixed} of them as fixed by hand, though the group by itself could keep {over} of them";
	if (together->in_best > 0)
		return "{head}, though the group by itself could keep {over} of them: with fewer a rule that comes first would be broken further down";
	return together->in_best == 0
		? "{head}, though the group by itself could keep {over} of them; by the rules fewer leave"
		: "{head}, though the group by itself could keep {over} of them";
}

const char *words_odd_together(const struct telling *t, struct slots *slots)
{
	const struct pairing_step_odd_together *together = &t->step->as.odd_together;

	slots_put(slots, "more", "%d", together->leave - 2);
	slots_put(slots, "over", "%d", together->leave - together->fewest);
	slots_sentence(t, slots, "head",
		together->leave > 2
			? "{player}, {other} and {more} more leave score group {score} together"
			: "{player} and {other} leave score group {score} together");
	if (together->fewest < together->leave)
		return kept_sentence(together);
	if (together->round > 0)
		return "{head}: they met in round {round}, and no pairing of the group leaves fewer over";
	return together->mates
		? "{head}: they are team-mates, and no pairing of the group leaves fewer over"
		: "{head}: no pairing of the group that the rules allow leaves fewer over";
}
