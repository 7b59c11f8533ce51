/* Why a prize goes where it goes, as a plain sentence. */
#include "core/prizes/prize_words.h"

#include "core/prizes/saying.h"

enum { NAMES_MOST = 40 };

static const struct award_person *person_at(const struct saying *saying, int i)
{
	return &saying->award->persons[saying->reason->person + i];
}

/* "Adams, Brown and Cole" */
static void put_names(struct saying *saying, const struct award_reason *of)
{
	const int named = of->persons > NAMES_MOST ? NAMES_MOST : of->persons;

	for (int i = 0; i < named; i++) {
		saying_joint(saying, i, of->persons);
		saying_name(saying, saying->award->persons[of->person + i].entrant);
	}
	if (named < of->persons) {
		saying_put(saying, " and ");
		line_int(&saying->line, of->persons - named);
		saying_put(saying, " more");
	}
}

const char *award_prizes_words(
	const struct award *award, const struct award_reason *reason, char text[REASON_SIZE])
{
	const struct prize *prize =
		reason->slots > 0 ? award_prize_of(award, award_slot_at(award, reason, 0)) : NULL;
	struct line line;

	line_init(&line, text, REASON_SIZE);
	if (prize && prize->amount == 0) {
		line_text(&line, prize->object);
		line_text(&line, " (");
	}
	award_put_prizes(&line, award, reason);
	line_text(&line, prize && prize->amount == 0 ? ")" : "");
	return text;
}

/* "Adams wins 1st: 100"; "Adams and Brown share 1st to 2nd: 100 + 60 = 160, 80 each" */
static void put_shares(struct saying *saying)
{
	put_names(saying, saying->reason);
	saying_put(saying, saying->reason->persons > 1 ? " share " : " wins ");
	award_put_prizes(&saying->line, saying->award, saying->reason);
	saying_put(saying, ": ");
	saying_sum(saying);
	if (saying->reason->persons > 1) {
		saying_put(saying, ", ");
		saying_money(saying, saying->reason->each);
		saying_put(saying, " each");
		saying_left_over(saying);
	}
}

/* "95 to Adams, 85 to Brown" */
static void put_each(struct saying *saying)
{
	bool first = true;

	for (int i = 0; i < saying->reason->persons; i++) {
		if (person_at(saying, i)->amount == 0)
			continue;
		saying_put(saying, first ? "" : ", ");
		saying_money(saying, person_at(saying, i)->amount);
		saying_put(saying, " to ");
		saying_name(saying, person_at(saying, i)->entrant);
		first = false;
	}
	saying_left_over(saying);
}

static void say_parted(struct saying *saying, const char *how)
{
	if (saying->reason->persons == 1) {
		put_shares(saying);
		return;
	}
	put_names(saying, saying->reason);
	saying_put(saying, " are tied for ");
	award_put_prizes(&saying->line, saying->award, saying->reason);
	saying_put(saying, " (");
	saying_sum(saying);
	saying_put(saying, "), ");
	saying_put(saying, how);
	put_each(saying);
}

static bool have_the_same(const struct saying *saying)
{
	for (int i = 1; i < saying->reason->persons; i++)
		if (person_at(saying, i)->amount != person_at(saying, 0)->amount)
			return false;
	return true;
}

static const char *parted_words(enum prize_rule rule)
{
	return rule == PRIZE_HORT ? "half by place and the other halves shared (Hort): "
				  : "by the tie-breaks ";
}

static void say_class(struct saying *saying)
{
	if (have_the_same(saying))
		put_shares(saying);
	else
		say_parted(saying, parted_words(saying->award->list->rules.rule));
	if (saying->reason->other > 0) {
		saying_put(saying, ", more than the ");
		saying_money(saying, saying->reason->other);
		saying_put(saying, " of the places");
	}
}

/* The record by which a prize was won; NULL: it was not. */
static const struct award_reason *find_winning(const struct award *award, int slot)
{
	for (int i = 0; i < award->nreasons; i++) {
		const struct award_reason *reason = &award->reasons[i];

		if (reason->kind == AWARD_LESS || reason->kind == AWARD_LEFT ||
			reason->kind == AWARD_KEPT_OUT)
			continue;
		for (int k = 0; k < reason->slots; k++)
			if (award->slots_of[reason->slot + k] == slot)
				return reason;
	}
	return NULL;
}

/* "Brown's U1800 prize of 50 is less and goes to Drew" */
static void say_less(struct saying *saying)
{
	const struct award_reason *reason = saying->reason;
	const struct award_reason *winning =
		find_winning(saying->award, saying->award->slots_of[reason->slot]);

	if (reason->persons == 1) {
		saying_name(saying, person_at(saying, 0)->entrant);
		saying_put(saying, "'s prize ");
		award_put_prizes(&saying->line, saying->award, reason);
		saying_put(saying, " of ");
	} else {
		saying_put(saying, "For ");
		put_names(saying, reason);
		saying_put(saying, " a share of ");
		award_put_prizes(&saying->line, saying->award, reason);
		saying_put(saying, ", ");
	}
	saying_money(saying, reason->each);
	saying_put(saying, reason->each == reason->other ? " is no more" : " is less");
	if (winning) {
		saying_put(saying, " and goes to ");
		put_names(saying, winning);
	}
}

static void say_pool(struct saying *saying)
{
	const struct award_reason *reason = saying->reason;

	put_shares(saying);
	saying_put(saying,
		reason->kind == AWARD_SUBGROUP
			? " (32B3): prizes for which the others are ineligible, more than the "
			: reason->slots > 1   ? " (32B3)"
			: reason->persons > 1 ? " (32B2)"
					      : " (32B1)");
	if (reason->kind == AWARD_SUBGROUP) {
		saying_money(saying, reason->other);
		saying_put(saying, " of all in one pool");
	}
	for (int i = 0; i < reason->persons; i++) {
		if (!person_at(saying, i)->capped)
			continue;
		saying_put(saying, "; ");
		saying_name(saying, person_at(saying, i)->entrant);
		saying_put(saying, " has ");
		saying_money(saying, person_at(saying, i)->amount);
		saying_put(saying, ", the largest prize he could win without the tie (32B3)");
	}
}

/* "2½ points in rounds 1-3", "1.25 above expectation" */
static void put_measure(struct saying *saying)
{
	const struct prize *prize =
		award_prize_of(saying->award, award_slot_at(saying->award, saying->reason, 0));
	char text[MONEY_SIZE];
	int measure;

	entrant_measure(saying->award->entrants, person_at(saying, 0)->entrant, prize, &measure);
	if (prize->by == PRIZE_BY_ROUNDS) {
		saying_put(saying, points_text(measure, text));
		saying_put(saying, measure > 0 && measure <= 2 ? " point" : " points");
		return;
	}
	saying_put(saying, measure < 0 ? "-" : "+");
	saying_put(saying, money_text(measure < 0 ? -measure : measure, text));
	saying_put(saying, " W-We");
}

static void say_measure(struct saying *saying)
{
	put_shares(saying);
	saying_put(saying, " (");
	put_measure(saying);
	saying_put(saying, ")");
}

static void put_object(struct saying *saying)
{
	char text[REASON_SIZE];

	saying_put(saying, award_prizes_words(saying->award, saying->reason, text));
}

static void say_object(struct saying *saying)
{
	put_object(saying);
	saying_put(saying, " goes to ");
	put_names(saying, saying->reason);
	if (award_prize_of(saying->award, award_slot_at(saying->award, saying->reason, 0))->by ==
		PRIZE_BY_SCORE) {
		saying_put(saying, saying->reason->other ? ", by the tie-breaks" : ", by points");
		return;
	}
	saying_put(saying, " (");
	put_measure(saying);
	saying_put(saying, saying->reason->other ? "), by the standings" : ")");
}

static void say_object_tied(struct saying *saying)
{
	put_object(saying);
	saying_put(saying, ": ");
	put_names(saying, saying->reason);
	saying_put(saying, " are equal in all tie-breaks; a lot or a play-off decides");
}

static void say_hand(struct saying *saying)
{
	put_object(saying);
	if (saying->reason->sum > 0) {
		saying_put(saying, ", ");
		saying_money(saying, saying->reason->sum);
		saying_put(saying, ",");
	}
	saying_put(saying,
		saying->reason->kind == AWARD_HAND ? " is given to " : " is still to be given");
	put_names(saying, saying->reason);
	saying_put(saying, saying->reason->kind == AWARD_HAND ? ", by hand" : " by hand");
}

const char *prize_missing_words(const struct entrants *entrants, const struct prize *prize)
{
	bool born = false, sex = false, school = false;

	for (int i = 0; i < entrants->count; i++) {
		born = born || entrants->of[i].born[0];
		sex = sex || entrants->of[i].sex != SEX_UNKNOWN;
		school = school || entrants->of[i].school[0];
	}
	if ((prize->under > 0 || prize->over > 0) && entrants->year == 0)
		return ": the event has no first day (first-day), by which ages are counted";
	if ((prize->under > 0 || prize->over > 0 || prize->born_from[0] || prize->born_until[0]) &&
		!born)
		return ": nobody has a date of birth (born)";
	if (prize->sex != SEX_UNKNOWN && !sex)
		return ": nobody's sex is known (sex)";
	return prize->school[0] && !school ? ": nobody has a school (school)" : "";
}

/* Why he cannot win a prize whose conditions he fulfils; NULL: he can. */
static const char *bar_words(
	const struct entrants *entrants, const struct entrant *of, const struct prize *prize)
{
	static const char *const bars[] = {[ENTRANT_NONE] = "takes no prizes",
		[ENTRANT_GONE_OVER] = "gone over",
		[ENTRANT_WITHDRAWN] = "withdrawn",
		[ENTRANT_EXPELLED] = "expelled",
		[ENTRANT_BYES] = "too many byes"};
	static const char *const ratings[] = {[RATING_PLACE_ONLY] = "no rating prizes",
		[RATING_ESTIMATED] = "an estimate",
		[RATING_UNRATED] = "unrated"};

	if (of->bar != ENTRANT_FREE)
		return bars[of->bar];
	return prize_is_rating(prize) ? ratings[entrant_rating_bar(entrants, of)] : NULL;
}

/* "Drew (unrated), Evans (withdrawn)" and so on: all who are kept from the prize by a bar alone. */
static void put_barred(struct saying *saying, const struct prize *prize, const char *before)
{
	enum { BARRED_MOST = 10 };
	const struct entrants *entrants = saying->award->entrants;
	int count = 0;

	for (int i = 0; i < entrants->count; i++) {
		struct entrant free = entrants->of[i];
		const char *bar = bar_words(entrants, &free, prize);

		free.lifted = true;
		if (!bar || !entrant_fits(entrants, &free, prize) || ++count > BARRED_MOST)
			continue;
		saying_put(saying, count == 1 ? before : ", ");
		saying_name(saying, i);
		saying_put(saying, " (");
		saying_put(saying, bar);
		saying_put(saying, ")");
	}
	if (count > BARRED_MOST) {
		saying_put(saying, " and ");
		line_int(&saying->line, count - BARRED_MOST);
		saying_put(saying, " more");
	}
}

/* Has somebody who may win it no money, be it that he takes a place before it? */
static bool is_without(const struct award *award, const struct prize *prize)
{
	const struct entrants *entrants = award->entrants;

	for (int i = 0; i < entrants->count; i++)
		if (entrants->of[i].bar == ENTRANT_FREE && award->paid_to[i] == 0 &&
			entrant_fits(entrants, &entrants->of[i], prize))
			return true;
	return false;
}

static void say_left(struct saying *saying)
{
	const struct award_reason *reason = saying->reason;
	const struct prize *prize =
		award_prize_of(saying->award, award_slot_at(saying->award, reason, 0));

	saying_put(saying, "Not won: ");
	put_object(saying);
	if (reason->sum > 0) {
		saying_put(saying, ", ");
		saying_sum(saying);
	}
	saying_put(saying, ". ");
	if (prize->by == PRIZE_BY_TEAM) {
		saying_no_team(saying, prize);
		return;
	}
	if (reason->other == 0) {
		saying_put(saying, "Nobody qualifies");
		saying_put(saying, prize_missing_words(saying->award->entrants, prize));
		put_barred(saying, prize, " who is not barred: ");
		return;
	}
	line_int(&saying->line, (int)reason->other);
	saying_put(saying, reason->other == 1 ? " qualifies" : " qualify");
	saying_put(saying,
		award_slot_at(saying->award, reason, 0)->place > (int)reason->other
			? ", too few for it"
			: reason->sum > 0 && is_without(saying->award, prize)
			? ", and none of them would have more by it"
			: ", and nobody of them is without another prize");
	put_barred(saying, prize, "; barred: ");
}

static void say_barred(struct saying *saying)
{
	const enum entrant_bar bar = (enum entrant_bar)saying->reason->other;
	const enum prize_rule rule = saying->award->list->rules.rule;
	const bool american = rule == PRIZE_US || rule == PRIZE_US_OLDER;

	saying_put(saying,
		bar == ENTRANT_WITHDRAWN           ? "Withdrawn, and without a prize"
			: bar == ENTRANT_EXPELLED  ? "Expelled, and without a prize: "
			: bar == ENTRANT_GONE_OVER ? "Gone over to another section: "
			: bar == ENTRANT_BYES ? "Without a prize, with more byes asked for than "
					      : "Without a prize, as entered: ");
	if (bar == ENTRANT_WITHDRAWN)
		saying_put(saying, american ? " (32C1): " : ": ");
	if (bar == ENTRANT_BYES) {
		line_int(&saying->line, saying->award->list->rules.byes_most);
		saying_put(saying, ": ");
	}
	put_names(saying, saying->reason);
}

/* "But for a bar Adams would win U1800: unrated players win no rating prizes." */
static void say_kept_out(struct saying *saying)
{
	const enum prize_rule rule = saying->award->list->rules.rule;
	const enum rating_bar bar = (enum rating_bar)saying->reason->other;
	const bool american = rule == PRIZE_US || rule == PRIZE_US_OLDER;

	saying_put(saying, "But for a bar ");
	put_names(saying, saying->reason);
	saying_put(saying,
		saying->reason->persons == 1      ? " would win "
			: saying->reason->sum > 0 ? " would each win a part of "
						  : " would each win ");
	put_object(saying);
	saying_put(saying,
		bar == RATING_UNRATED ? ": unrated players win no rating prizes"
			: bar == RATING_ESTIMATED
			? ": estimated ratings win no rating prizes"
			: ": entered as taking no rating prizes (prizes=place)");
	if (american && bar != RATING_PLACE_ONLY)
		saying_put(saying, " (33F)");
}

static void say_by_rank(struct saying *saying)
{
	say_parted(saying, parted_words(saying->award->list->rules.rule));
}

const char *award_reason_words(const struct event *event, int section, const struct award *award,
	int i, char text[REASON_SIZE])
{
	static void (*const say[])(struct saying * saying) = {[AWARD_SHARED] = put_shares,
		[AWARD_HORT] = say_by_rank,
		[AWARD_PLACED] = say_by_rank,
		[AWARD_CLASS] = say_class,
		[AWARD_LESS] = say_less,
		[AWARD_POOL] = say_pool,
		[AWARD_SUBGROUP] = say_pool,
		[AWARD_MEASURE] = say_measure,
		[AWARD_OBJECT] = say_object,
		[AWARD_OBJECT_TIED] = say_object_tied,
		[AWARD_HAND] = say_hand,
		[AWARD_HAND_OPEN] = say_hand,
		[AWARD_TEAM] = saying_team,
		[AWARD_TEAM_TIED] = saying_team_tied,
		[AWARD_LEFT] = say_left,
		[AWARD_BARRED] = say_barred,
		[AWARD_KEPT_OUT] = say_kept_out};
	struct saying saying = {event, section, award, &award->reasons[i], {0}};

	line_init(&saying.line, text, REASON_SIZE);
	say[saying.reason->kind](&saying);
	saying_put(&saying, ".");
	return text;
}
