/* Why a prize goes where it goes, as a plain sentence. */
#include "core/prizes/prize_words.h"

#include <string.h>

#include "core/short_name.h"

struct saying {
	const struct event *event;
	int section;
	const struct award *award;
	const struct award_reason *reason;
	struct line line;
};

enum { NAMES_MOST = 40, NAME_CELLS = 24 };

static void put(struct saying *saying, const char *text)
{
	line_text(&saying->line, text);
}

static void put_money(struct saying *saying, int64_t amount)
{
	char text[MONEY_SIZE];

	put(saying, money_text(amount, text));
}

static void put_name(struct saying *saying, int entrant)
{
	const int pin = saying->award->entrants->of[entrant].pin;
	const struct player *player = event_player(saying->event, saying->section, pin);
	char name[NAME_SIZE];

	if (!player) {
		line_int(&saying->line, pin);
		return;
	}
	short_name(saying->event, player, NAME_CELLS, name, sizeof(name));
	put(saying, name);
}

static const struct award_person *person_at(const struct saying *saying, int i)
{
	return &saying->award->persons[saying->reason->person + i];
}

static void put_joint(struct saying *saying, int i, int count)
{
	if (i > 0)
		put(saying, i + 1 < count ? ", " : " and ");
}

/* "Adams, Brown and Cole" */
static void put_names(struct saying *saying, const struct award_reason *of)
{
	const int named = of->persons > NAMES_MOST ? NAMES_MOST : of->persons;

	for (int i = 0; i < named; i++) {
		put_joint(saying, i, of->persons);
		put_name(saying, saying->award->persons[of->person + i].entrant);
	}
	if (named < of->persons) {
		put(saying, " and ");
		line_int(&saying->line, of->persons - named);
		put(saying, " more");
	}
}

static const struct award_slot *slot_at(
	const struct award *award, const struct award_reason *reason, int i)
{
	return &award->slots[award->slots_of[reason->slot + i]];
}

static const struct prize *prize_of(const struct award *award, const struct award_slot *slot)
{
	return &award->list->entries[slot->entry].prize;
}

/* So many prizes from the i-th on are of one class, for places one behind the other. */
static int run_length(const struct award *award, const struct award_reason *reason, int i)
{
	const struct prize *first = prize_of(award, slot_at(award, reason, i));
	int length = 1;

	while (i + length < reason->slots) {
		const struct award_slot *next = slot_at(award, reason, i + length);

		if (!prize_same_class(prize_of(award, next), first) || first->name[0] ||
			prize_of(award, next)->name[0] ||
			next->place != slot_at(award, reason, i)->place + length)
			break;
		length++;
	}
	return length;
}

/* "2nd to 4th", "1st to 2nd and U2400" */
static void put_prizes(
	struct line *line, const struct award *award, const struct award_reason *reason)
{
	int last = -1;

	for (int i = 0; i < reason->slots; i += run_length(award, reason, i))
		last = i;
	for (int i = 0, length; i < reason->slots; i += length) {
		struct prize prize = *prize_of(award, slot_at(award, reason, i));
		char title[PRIZE_TITLE_SIZE];

		length = run_length(award, reason, i);
		prize.first = slot_at(award, reason, i)->place;
		prize.last = prize.first + length - 1;
		line_text(line, i == 0 ? "" : i == last ? " and " : ", ");
		line_text(line, prize_title(&prize, length > 1 ? 0 : prize.first, title));
	}
}

const char *award_prizes_words(
	const struct award *award, const struct award_reason *reason, char text[REASON_SIZE])
{
	const struct prize *prize =
		reason->slots > 0 ? prize_of(award, slot_at(award, reason, 0)) : NULL;
	struct line line;

	line_init(&line, text, REASON_SIZE);
	if (prize && prize->amount == 0) {
		line_text(&line, prize->object);
		line_text(&line, " (");
	}
	put_prizes(&line, award, reason);
	line_text(&line, prize && prize->amount == 0 ? ")" : "");
	return text;
}

/* "100 + 60 + 40 = 200" */
static void put_sum(struct saying *saying)
{
	const struct award_reason *reason = saying->reason;

	for (int i = 0; i < reason->slots; i++) {
		put(saying, i ? " + " : "");
		put_money(saying, slot_at(saying->award, reason, i)->amount);
	}
	if (reason->slots > 1) {
		put(saying, " = ");
		put_money(saying, reason->sum);
	}
}

static void put_left(struct saying *saying)
{
	if (saying->reason->left <= 0)
		return;
	put(saying, ", ");
	put_money(saying, saying->reason->left);
	put(saying, " left over");
}

/* "Adams wins 1st: 100"; "Adams and Brown share 1st to 2nd: 100 + 60 = 160, 80 each" */
static void put_shares(struct saying *saying)
{
	put_names(saying, saying->reason);
	put(saying, saying->reason->persons > 1 ? " share " : " wins ");
	put_prizes(&saying->line, saying->award, saying->reason);
	put(saying, ": ");
	put_sum(saying);
	if (saying->reason->persons > 1) {
		put(saying, ", ");
		put_money(saying, saying->reason->each);
		put(saying, " each");
		put_left(saying);
	}
}

/* "95 to Adams, 85 to Brown" */
static void put_each(struct saying *saying)
{
	bool first = true;

	for (int i = 0; i < saying->reason->persons; i++) {
		if (person_at(saying, i)->amount == 0)
			continue;
		put(saying, first ? "" : ", ");
		put_money(saying, person_at(saying, i)->amount);
		put(saying, " to ");
		put_name(saying, person_at(saying, i)->entrant);
		first = false;
	}
	put_left(saying);
}

static void say_parted(struct saying *saying, const char *how)
{
	if (saying->reason->persons == 1) {
		put_shares(saying);
		return;
	}
	put_names(saying, saying->reason);
	put(saying, " are tied for ");
	put_prizes(&saying->line, saying->award, saying->reason);
	put(saying, " (");
	put_sum(saying);
	put(saying, "), ");
	put(saying, how);
	put_each(saying);
}

static void say_class(struct saying *saying)
{
	put_shares(saying);
	if (saying->reason->other > 0) {
		put(saying, ", more than the ");
		put_money(saying, saying->reason->other);
		put(saying, " of the places");
	}
}

/* The record by which a prize was won; NULL: it was not. */
static const struct award_reason *find_winning(const struct award *award, int slot)
{
	for (int i = 0; i < award->nreasons; i++) {
		const struct award_reason *reason = &award->reasons[i];

		if (reason->kind == AWARD_LESS || reason->kind == AWARD_LEFT)
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
		put_name(saying, person_at(saying, 0)->entrant);
		put(saying, "'s prize ");
		put_prizes(&saying->line, saying->award, reason);
		put(saying, " of ");
	} else {
		put(saying, "For ");
		put_names(saying, reason);
		put(saying, " a share of ");
		put_prizes(&saying->line, saying->award, reason);
		put(saying, ", ");
	}
	put_money(saying, reason->each);
	put(saying, reason->each == reason->other ? " is no more" : " is less");
	if (winning) {
		put(saying, " and goes to ");
		put_names(saying, winning);
	}
}

static void say_pool(struct saying *saying)
{
	const struct award_reason *reason = saying->reason;

	put_shares(saying);
	put(saying,
		reason->kind == AWARD_SUBGROUP
			? " (32B3): prizes for which the others are ineligible, more than the "
			: reason->slots > 1   ? " (32B3)"
			: reason->persons > 1 ? " (32B2)"
					      : " (32B1)");
	if (reason->kind == AWARD_SUBGROUP) {
		put_money(saying, reason->other);
		put(saying, " of all in one pool");
	}
	for (int i = 0; i < reason->persons; i++) {
		if (!person_at(saying, i)->capped)
			continue;
		put(saying, "; ");
		put_name(saying, person_at(saying, i)->entrant);
		put(saying, " has ");
		put_money(saying, person_at(saying, i)->amount);
		put(saying, ", the largest prize he could win without the tie (32B3)");
	}
}

/* "2½ points in rounds 1-3", "1.25 above expectation" */
static void put_measure(struct saying *saying)
{
	const struct prize *prize =
		prize_of(saying->award, slot_at(saying->award, saying->reason, 0));
	char text[MONEY_SIZE];
	int measure;

	entrant_measure(saying->award->entrants, person_at(saying, 0)->entrant, prize, &measure);
	if (prize->by == PRIZE_BY_ROUNDS) {
		put(saying, points_text(measure, text));
		put(saying, measure > 0 && measure <= 2 ? " point" : " points");
		return;
	}
	put(saying, measure < 0 ? "-" : "+");
	put(saying, money_text(measure < 0 ? -measure : measure, text));
	put(saying, " W-We");
}

static void say_measure(struct saying *saying)
{
	put_shares(saying);
	put(saying, " (");
	put_measure(saying);
	put(saying, ")");
}

static void put_object(struct saying *saying)
{
	char text[REASON_SIZE];

	put(saying, award_prizes_words(saying->award, saying->reason, text));
}

static void say_object(struct saying *saying)
{
	put_object(saying);
	put(saying, " goes to ");
	put_names(saying, saying->reason);
	if (prize_of(saying->award, slot_at(saying->award, saying->reason, 0))->by ==
		PRIZE_BY_SCORE) {
		put(saying, saying->reason->other ? ", by the tie-breaks" : ", by points");
		return;
	}
	put(saying, " (");
	put_measure(saying);
	put(saying, saying->reason->other ? "), by the standings" : ")");
}

static void say_object_tied(struct saying *saying)
{
	put_object(saying);
	put(saying, ": ");
	put_names(saying, saying->reason);
	put(saying, " are equal in all tie-breaks; a lot or a play-off decides");
}

static void say_hand(struct saying *saying)
{
	put_object(saying);
	if (saying->reason->sum > 0) {
		put(saying, ", ");
		put_money(saying, saying->reason->sum);
		put(saying, ",");
	}
	put(saying, saying->reason->kind == AWARD_HAND ? " is given to " : " is still to be given");
	put_names(saying, saying->reason);
	put(saying, saying->reason->kind == AWARD_HAND ? ", by hand" : " by hand");
}

/* What the event does not know of anybody and the prize asks for. */
static const char *missing_words(const struct entrants *entrants, const struct prize *prize)
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

static void say_left(struct saying *saying)
{
	const struct award_reason *reason = saying->reason;
	const struct prize *prize = prize_of(saying->award, slot_at(saying->award, reason, 0));

	put(saying, "Not won: ");
	put_object(saying);
	if (reason->sum > 0) {
		put(saying, ", ");
		put_sum(saying);
	}
	put(saying, ". ");
	if (reason->other == 0) {
		put(saying, "Nobody qualifies");
		put(saying, missing_words(saying->award->entrants, prize));
		return;
	}
	line_int(&saying->line, (int)reason->other);
	put(saying, reason->other == 1 ? " qualifies" : " qualify");
	put(saying, ", and nobody of them is without another prize");
}

static void say_barred(struct saying *saying)
{
	const enum entrant_bar bar = (enum entrant_bar)saying->reason->other;

	put(saying,
		bar == ENTRANT_WITHDRAWN      ? "Withdrawn, and without a prize (32C1): "
			: bar == ENTRANT_BYES ? "Without a prize, with more byes asked for than "
					      : "Without a prize, as entered: ");
	if (bar == ENTRANT_BYES) {
		line_int(&saying->line, saying->award->list->rules.byes_most);
		put(saying, ": ");
	}
	put_names(saying, saying->reason);
}

const char *award_reason_words(const struct event *event, int section, const struct award *award,
	int i, char text[REASON_SIZE])
{
	struct saying saying = {event, section, award, &award->reasons[i], {0}};

	line_init(&saying.line, text, REASON_SIZE);
	switch (saying.reason->kind) {
	case AWARD_SHARED:
		put_shares(&saying);
		break;
	case AWARD_HORT:
		say_parted(&saying, "half by place and the other halves shared (Hort): ");
		break;
	case AWARD_PLACED:
		say_parted(&saying, "by the tie-breaks ");
		break;
	case AWARD_CLASS:
		say_class(&saying);
		break;
	case AWARD_LESS:
		say_less(&saying);
		break;
	case AWARD_POOL:
	case AWARD_SUBGROUP:
		say_pool(&saying);
		break;
	case AWARD_MEASURE:
		say_measure(&saying);
		break;
	case AWARD_OBJECT:
		say_object(&saying);
		break;
	case AWARD_OBJECT_TIED:
		say_object_tied(&saying);
		break;
	case AWARD_HAND:
	case AWARD_HAND_OPEN:
		say_hand(&saying);
		break;
	case AWARD_LEFT:
		say_left(&saying);
		break;
	case AWARD_BARRED:
		say_barred(&saying);
		break;
	}
	put(&saying, ".");
	return text;
}
