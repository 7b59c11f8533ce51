/*
 * The British deal: whom a card of the top half does not meet, and why, before it meets its
 * opponent.
 */
#include "config.h"

#include "app/deal/british.h"

#include <string.h>

#include "app/words/telling.h"

/* What speaks against an opponent, what is plainest first. */
enum against {
	AGAINST_MET,          /* they have met (CAA 1) */
	AGAINST_COLOUR,       /* he has the same colour, and the opponent has not (CAA 15) */
	AGAINST_AVOIDED,      /* CAA 35, 37, 39 */
	AGAINST_LEFT_MET,     /* left for another, who has met the opponent */
	AGAINST_LEFT_AVOIDED, /* left for another, who is not to meet the opponent */
	AGAINST_LEFT_COLOUR,  /* left for another, who is due the colour of the opponent */
	AGAINST_LEFT_CHANGE,  /* left for another, against whom he gives up his colour */
	AGAINST_FAR,          /* what the whole draw would lose */
	AGAINST_LEFT          /* left for another */
};

enum { OPPONENTS_NAMED = CAPTION_NAMES + 1, WHY_SIZE = 2 * WHO_SIZE + AVOIDED_SIZE + 48 };

/* Those of one sentence. */
struct opponents {
	int count;                 /* of all */
	int card[OPPONENTS_NAMED]; /* the first of them */
	enum against against[OPPONENTS_NAMED];
	bool due; /* all are due the colour, none has changed to it */
};

struct passing {
	struct dealer *dealer;
	int board;
	const struct pairing_step *place;
	int top, other;
	struct opponents alike, others;
	struct caption opposite; /* of who stands opposite, if he has a sentence of his own */
	bool left;               /* that says for whom he is left */
};

int british_board_led(const struct dealer *dealer, int level, int card)
{
	const int board = dealer->board_of[card], other = dealer_opponent(dealer, card);

	if (board < 0 || other < 0 || dealer->dealt[board] || dealer->group_of[other] != level)
		return -1;
	/* the list of a group stands in rank order, which need not be that of the indices */
	for (int i = dealer->deal->groups[level].first;; i++) {
		if (dealer->deal->order[i] == card)
			return board;
		if (dealer->deal->order[i] == other)
			return -1;
	}
}

bool british_is_bottom(const struct dealer *dealer, int card)
{
	const int level = dealer->group_of[card], other = dealer_opponent(dealer, card);

	return other >= 0 && dealer->group_of[other] == level && dealer->board_of[card] >= 0 &&
		british_board_led(dealer, level, other) == dealer->board_of[card];
}

/* The column in which a card lies, if it is its own or the draw gives it; neutral: neither. */
static enum pairing_colour column_of(const struct dealer *dealer, int card)
{
	const struct deal_place *place = &dealer->place[card];

	return place->where == DEAL_LAID &&
			(place->colour == dealer->due[card] ||
				place->colour == british_colour(dealer, card))
		? place->colour
		: PAIRING_NEUTRAL;
}

static bool have_one_colour(const struct dealer *dealer, int a, int b)
{
	const enum pairing_colour column = column_of(dealer, a);

	return column != PAIRING_NEUTRAL && column_of(dealer, b) == column;
}

/* Does the draw give him the other colour than that of his column, which he is due? */
static bool gives_up(const struct dealer *dealer, int card)
{
	const enum pairing_colour has = british_colour(dealer, card);

	return has != PAIRING_NEUTRAL && dealer->due[card] != PAIRING_NEUTRAL &&
		dealer->due[card] != has && dealer->place[card].colour == dealer->due[card];
}

/* What the whole draw would lose, of who stands opposite; false: nothing is known. */
static bool find_far(const struct passing *passing, char *why)
{
	const struct telling telling = {.cast = &passing->dealer->cast, .step = passing->place};

	return passing->place->proof.passed != PAIRING_PASSED_BETTER &&
		telling_prove(&telling, why, SLOT_SIZE);
}

/* CAA 35, 37, 39: why he does not meet this one, who stands opposite; NULL: nothing is known. */
static const struct pairing_step *find_avoided(const struct dealer *dealer, int card, int other)
{
	const struct pairing_step *bar = british_reason(
		dealer, dealer->board_of[card], PAIRING_STEP_AVOIDED, PAIRING_NOBODY);

	return bar && bar->player == card && bar->other == other ? bar : NULL;
}

static enum against find_against(const struct passing *passing, int card)
{
	const struct dealer *dealer = passing->dealer;
	const int top = passing->top, other = passing->other, left = dealer_opponent(dealer, card);
	const bool opposite = card == passing->place->as.place.ideal;
	const bool alike =
		have_one_colour(dealer, top, card) && !have_one_colour(dealer, top, other);
	char why[SLOT_SIZE];

	if (pairing_have_met(&dealer->position->cards.input, top, card))
		return AGAINST_MET;
	if (alike && british_colours_part(dealer, top, card))
		return AGAINST_COLOUR;
	if (find_avoided(dealer, top, card))
		return AGAINST_AVOIDED;
	if (alike && opposite && find_far(passing, why))
		return AGAINST_FAR;
	if (pairing_have_met(&dealer->position->cards.input, left, other))
		return AGAINST_LEFT_MET;
	if (find_avoided(dealer, left, other))
		return AGAINST_LEFT_AVOIDED;
	if (have_one_colour(dealer, left, other) && !have_one_colour(dealer, left, card) &&
		british_colours_part(dealer, left, other))
		return AGAINST_LEFT_COLOUR;
	if (gives_up(dealer, card))
		return AGAINST_LEFT_CHANGE;
	return opposite && find_far(passing, why) ? AGAINST_FAR : AGAINST_LEFT;
}

static void add_opponent(struct opponents *opponents, int card, enum against against)
{
	if (opponents->count < OPPONENTS_NAMED) {
		opponents->card[opponents->count] = card;
		opponents->against[opponents->count] = against;
	}
	opponents->count++;
}

/* "is left for 4 Drew, who met 13 Moss in round 2", and its rule. */
static const char *put_left(
	const struct passing *passing, int card, enum against against, char *text, size_t size)
{
	const struct dealer *dealer = passing->dealer;
	const int left = dealer_opponent(dealer, card), other = passing->other;
	char who[WHO_SIZE], whom[WHO_SIZE];

	/* whom he meets is asked later on */
	if (dealer->asked)
		words_put(who, sizeof(who), "another");
	else
		dealer_who(dealer, left, who);
	dealer_who(dealer, other, whom);
	if (against == AGAINST_LEFT_MET) {
		words_put(text, size, "left for %s, who met %s in round %d", who, whom,
			pairing_round_met(&dealer->position->cards.input, left, other));
		return "1";
	}
	if (against == AGAINST_LEFT_AVOIDED) {
		const struct pairing_step *bar = find_avoided(dealer, left, other);
		char avoided[AVOIDED_SIZE];

		words_put(text, size, "left for %s, who is not to meet %s: %s", who, whom,
			words_avoided(&dealer->cast, bar->rule, left, other, avoided));
		return bar->rule;
	}
	if (against == AGAINST_LEFT_COLOUR) {
		const enum pairing_colour column = column_of(dealer, left);

		words_put(text, size, "left for %s, who is %s %s like %s", who,
			dealer->due[left] == column && dealer->due[other] == column ? "due"
										    : "to have",
			words_colour(column), whom);
		return "15";
	}
	if (against == AGAINST_LEFT_CHANGE) {
		words_put(text, size, "left for %s, against whom he gives up %s", who,
			words_colour(dealer->due[card]));
		return "16";
	}
	words_put(text, size, "left for %s", who);
	return "12";
}

/*
 * Of who stands opposite, a sentence of his own: what the whole draw would lose, if nothing is
 * plainer.
 */
static void say_opposite(struct passing *passing, enum against against)
{
	const struct dealer *dealer = passing->dealer;
	const int ideal = passing->place->as.place.ideal;
	struct caption *caption = &passing->opposite;
	char who[WHO_SIZE], whom[WHO_SIZE], why[SLOT_SIZE];
	const char *rule;

	dealer_who(dealer, passing->top, who);
	dealer_who(dealer, ideal, whom);
	if (against == AGAINST_AVOIDED) {
		caption_add_step(caption, &dealer->cast, find_avoided(dealer, passing->top, ideal));
	} else if (against == AGAINST_FAR) {
		(void)find_far(passing, why);
		caption_add(caption, passing->place->rule, "%s would meet %s by place, but then %s",
			who, whom, why);
	} else if (against == AGAINST_MET) {
		caption_add(caption, "1", "%s would meet %s by place, but they met in round %d",
			who, whom,
			pairing_round_met(&dealer->position->cards.input, passing->top, ideal));
	} else if (against != AGAINST_LEFT) {
		rule = put_left(passing, ideal, against, why, sizeof(why));
		passing->left = true;
		caption_add(
			caption, rule, "%s would meet %s by place, but he is %s", who, whom, why);
	}
}

/* A card that comes before the opponent, or stands opposite behind him. */
static void look_at(struct passing *passing, int card, bool before)
{
	const struct dealer *dealer = passing->dealer;
	const enum against against = find_against(passing, card);

	if (!before || against == AGAINST_AVOIDED || against == AGAINST_FAR) {
		say_opposite(passing, against);
	} else if (against == AGAINST_COLOUR) {
		passing->alike.due =
			passing->alike.due && dealer->due[card] == dealer->place[card].colour;
		add_opponent(&passing->alike, card, against);
	} else {
		add_opponent(&passing->others, card, against);
	}
}

/*
 * Down the bottom half to the opponent, who is not paired yet; and who stands opposite, if he comes
 * behind the opponent, but both have one colour, so that columns do not part them.
 */
static void find_passed(struct passing *passing)
{
	const struct dealer *dealer = passing->dealer;
	const struct deal_group *cards = &dealer->deal->groups[dealer->group_of[passing->top]];
	const int ideal = passing->place->as.place.ideal;
	bool before = true;

	for (int i = cards->first; i < cards->first + cards->count; i++) {
		const int card = dealer->deal->order[i];

		before = before && card != passing->other;
		if (card != passing->other && british_is_bottom(dealer, card) &&
			(before ||
				(card == ideal &&
					have_one_colour(dealer, passing->top, passing->other))))
			look_at(passing, card, before);
	}
}

static void say_one(const struct passing *passing, struct caption *caption)
{
	const struct dealer *dealer = passing->dealer;
	const int card = passing->others.card[0];
	const enum against against = passing->others.against[0];
	char who[WHO_SIZE], name[WHO_SIZE], whom[WHO_SIZE], left[WHY_SIZE];
	const char *rule;

	dealer_who(dealer, passing->top, who);
	dealer_who(dealer, card, name);
	dealer_who(dealer, passing->other, whom);
	if (against == AGAINST_MET) {
		caption_add(caption, "1", "For %s, %s comes before %s, but they met in round %d",
			who, name, whom,
			pairing_round_met(&dealer->position->cards.input, passing->top, card));
		return;
	}
	rule = put_left(passing, card, against, left, sizeof(left));
	caption_add(caption, rule, "For %s, %s comes before %s, but is %s", who, name, whom, left);
}

/* One rule more of a list, each once. */
static void add_rule(char *rules, size_t size, const char *rule)
{
	const size_t used = strlen(rules), length = strlen(rule);

	for (const char *at = rules; *at; at += strcspn(at, " ") + 1) {
		if (strncmp(at, rule, length) == 0 && (at[length] == ',' || at[length] == '\0'))
			return;
		if (!strchr(at, ' '))
			break;
	}
	words_put(rules + used, size - used, "%s%s", used > 0 ? ", " : "", rule);
}

/* "For 9 Innes, 12 Low (met in round 1) and 13 Moss (left for 4 Drew) come before 19 Swan" */
static void say_several(const struct passing *passing, struct caption *caption)
{
	const struct dealer *dealer = passing->dealer;
	const struct opponents *others = &passing->others;
	char names[3 * SENTENCE_SIZE] = "", who[WHO_SIZE], whom[WHO_SIZE], rules[48] = "";

	for (int i = 0; i < others->count; i++) {
		char why[WHY_SIZE] = "", name[WHY_SIZE + WHO_SIZE];
		const int card = i < OPPONENTS_NAMED ? others->card[i] : PAIRING_NOBODY;
		const char *rule = "1";

		if (card >= 0 && others->against[i] == AGAINST_MET)
			words_put(why, sizeof(why), "met in round %d",
				pairing_round_met(
					&dealer->position->cards.input, passing->top, card));
		else if (card >= 0)
			rule = put_left(passing, card, others->against[i], why, sizeof(why));
		if (caption_names(i, others->count))
			add_rule(rules, sizeof(rules), rule);
		words_put(name, sizeof(name), "%s (%s)", dealer_who(dealer, card, who), why);
		caption_name(names, sizeof(names), i, others->count, name);
	}
	caption_add(caption, rules, "For %s, %s come before %s",
		dealer_who(dealer, passing->top, who), names,
		dealer_who(dealer, passing->other, whom));
}

/* "For 9 Innes, 13 Moss and 15 Onions come before 19 Swan, but are due White like 9 Innes" */
static void say_alike(const struct passing *passing, struct caption *caption)
{
	const struct dealer *dealer = passing->dealer;
	const struct opponents *alike = &passing->alike;
	const enum pairing_colour colour = dealer->place[passing->top].colour;
	char names[CAPTION_NAMES_SIZE] = "", who[WHO_SIZE], whom[WHO_SIZE];

	for (int i = 0; i < alike->count; i++)
		caption_name(names, sizeof(names), i, alike->count,
			dealer_who(dealer, i < OPPONENTS_NAMED ? alike->card[i] : PAIRING_NOBODY,
				who));
	caption_add(caption, "15", "For %s, %s come%s before %s, but %s %s %s like %s",
		dealer_who(dealer, passing->top, who), names, alike->count == 1 ? "s" : "",
		dealer_who(dealer, passing->other, whom), alike->count == 1 ? "is" : "are",
		alike->due && dealer->due[passing->top] == colour ? "due" : "to have",
		words_colour(colour), who);
}

/* Who stands opposite has a sentence: he is named, and for whom he is left. */
static void name_opposite(const struct passing *passing)
{
	struct dealer *dealer = passing->dealer;
	const int ideal = passing->place->as.place.ideal;

	dealer_name(dealer, ideal);
	if (passing->left && !dealer->asked)
		dealer_name(dealer, dealer_opponent(dealer, ideal));
}

static void name_opponents(struct dealer *dealer, const struct opponents *opponents)
{
	for (int i = 0; i < opponents->count; i++) {
		if (!caption_names(i, opponents->count))
			continue;
		dealer_name(dealer, opponents->card[i]);
		if (opponents->against[i] != AGAINST_MET &&
			opponents->against[i] != AGAINST_COLOUR && !dealer->asked)
			dealer_name(dealer, dealer_opponent(dealer, opponents->card[i]));
	}
}

/* Two sentences a step: that on who stands opposite comes last, in a step of his own if need be. */
static void say_steps(const struct passing *passing, struct caption *caption)
{
	struct dealer *dealer = passing->dealer;
	const struct caption *opposite = &passing->opposite;
	const bool with = opposite->count > 0 && caption->count < 2;

	if (with)
		caption_add(caption, opposite->parts[0].rule, "%s", opposite->text);
	dealer_step(dealer, DEAL_PASSED, -1);
	dealer_of_board(dealer, passing->board);
	dealer_say(dealer, caption);
	dealer_name(dealer, passing->top);
	name_opponents(dealer, &passing->others);
	name_opponents(dealer, &passing->alike);
	if (with)
		name_opposite(passing);
	if (passing->others.count + passing->alike.count > 0)
		dealer_name(dealer, passing->other);
	if (with || opposite->count == 0)
		return;
	dealer_step(dealer, DEAL_PASSED, -1);
	dealer_of_board(dealer, passing->board);
	dealer_say(dealer, opposite);
	dealer_name(dealer, passing->top);
	name_opposite(passing);
}

void british_pass_over(struct dealer *dealer, int board, const struct pairing_step *place)
{
	struct passing passing = {.dealer = dealer,
		.board = board,
		.place = place,
		.top = place->player,
		.other = place->other,
		.alike = {.due = true}};
	struct caption caption = {.count = 0};

	if (place->as.place.own == place->as.place.other)
		return;
	find_passed(&passing);
	if (passing.others.count == 1)
		say_one(&passing, &caption);
	else if (passing.others.count > 1)
		say_several(&passing, &caption);
	if (passing.alike.count > 0)
		say_alike(&passing, &caption);
	if (caption.count + passing.opposite.count > 0)
		say_steps(&passing, &caption);
}
