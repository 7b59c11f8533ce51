/* Words for violations and blames. Terms and steps have files of their own. */
#include "config.h"

#include "app/words/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/app.h"
#include "app/hand/kinds.h"
#include "core/history.h"
#include "core/particulars/particular.h"
#include "core/vocabulary.h"

/* Put a rule's number behind a sentence. */
static void cite(const char *sentence, const char *rule, char *text, size_t size)
{
	if (rule && rule[0])
		words_put(text, size, "%s (%s)", sentence, rule);
	else
		words_put(text, size, "%s", sentence);
}

static const char *broken_words(enum pairing_violation_kind kind, bool two)
{
	switch (kind) {
	case PAIRING_BROKEN_REPEAT:
		return "%s and %s have met";
	case PAIRING_BROKEN_FORBIDDEN:
		return "%s and %s must not meet";
	case PAIRING_BROKEN_BYE:
		return "%s may not have the bye: he %s";
	case PAIRING_BROKEN_ABSENT:
		return "%s is seated but takes no part in this round";
	case PAIRING_BROKEN_SEATED_TWICE:
		return "%s is seated twice";
	case PAIRING_BROKEN_PIN:
		return two ? "%s and %s are not as fixed by hand" : "%s is not as fixed by hand";
	case PAIRING_BROKEN_COLOURS:
		return "%s and %s may not be denied the same colour";
	case PAIRING_WARN_AVOID:
		return "%s and %s should rather not meet";
	case PAIRING_WARN_TABLE:
		return two ? "%s and %s do not meet in this round of the table"
			   : "%s is not free in this round of the table";
	case PAIRING_WARN_RUN:
	case PAIRING_WARN_DIFFERENCE:
		break; /* colours_words */
	case PAIRING_WARN_FLOAT:
		return "%s floats the same way as in the last round";
	case PAIRING_WARN_FLOAT_AGAIN:
		return "%s floats the same way as in an earlier round";
	case PAIRING_WARN_COLOUR:
		return "%s does not get his due colour";
	case PAIRING_WARN_LOT:
		return "%s has not the colour of the lot";
	case PAIRING_WARN_DEAD_END:
		return "after this draw the next round cannot be paired without a repeat";
	}
	return "%s breaks a rule";
}

/* The sentence with one or two names put in; formats come from broken_words alone. */
static void name_in(
	const char *format, const char *first, const char *second, char *text, size_t size)
{
	const char *mark;
	size_t used = 0;

	text[0] = '\0';
	for (int i = 0; (mark = strstr(format, "%s")); i++) {
		words_put(text + used, size - used, "%.*s%s", (int)(mark - format), format,
			i == 0 ? first : second);
		used += strlen(text + used);
		format = mark + 2;
	}
	words_put(text + used, size - used, "%s", format);
}

const struct event *words_cards(const struct cast *cast)
{
	return cast->drawn ? cast->drawn : cast->event;
}

/* The first bye that is booked from this round on; 0: none. */
static int round_booked(const struct cast *cast, int pin)
{
	int count, round = 0;
	const struct record *row =
		event_range(words_cards(cast), RECORD_BOOKING, cast->section, pin, &count);

	for (int i = 0; i < count && round == 0; i++)
		if (row[i].as.booking.round >= cast->round)
			round = row[i].as.booking.round;
	return round;
}

/* What keeps from the bye, the strongest first. */
enum bar { BAR_BYE, BAR_DEFAULT_WON, BAR_HALF, BAR_DEFAULT_LOST };

static const char *bar_words(enum history_kind kind, enum bar bar)
{
	switch (bar) {
	case BAR_BYE:
		return kind == HISTORY_BYE_FORCED  ? "had the bye"
			: kind == HISTORY_BYE_FULL ? "had a full-point bye"
						   : NULL;
	case BAR_DEFAULT_WON:
		return kind == HISTORY_DEFAULT_WIN ? "won by default" : NULL;
	case BAR_HALF: /* CAA 6, Schools 4, US Chess 28L4 */
		return kind == HISTORY_BYE_HALF ? "had a half-point bye" : NULL;
	case BAR_DEFAULT_LOST: /* CAA 6, Schools 4 */
		return kind == HISTORY_DEFAULT_LOSS ? "lost by default" : NULL;
	}
	return NULL;
}

static enum history_kind kind_of_game(const struct pairing_game *game)
{
	static const enum history_kind kinds[] = {[PAIRING_ABSENT] = HISTORY_ABSENT,
		[PAIRING_PLAYED] = HISTORY_PLAYED,
		[PAIRING_DEFAULT_WIN] = HISTORY_DEFAULT_WIN,
		[PAIRING_DEFAULT_LOSS] = HISTORY_DEFAULT_LOSS,
		[PAIRING_BYE_FORCED] = HISTORY_BYE_FORCED,
		[PAIRING_BYE_FULL] = HISTORY_BYE_FULL,
		[PAIRING_BYE_HALF] = HISTORY_BYE_HALF};

	return kinds[game->kind];
}

/* Are there cards to look at? An event may stand for the names of a report alone. */
static bool has_cards(const struct cast *cast)
{
	return cast->event && cast->round > 0;
}

/* By the cards, or of a report by what is drawn from it. */
static enum history_kind kind_then(const struct cast *cast, int index, int round)
{
	if (has_cards(cast))
		return history_of(words_cards(cast), cast->section, cast->pins[index], round).kind;
	return kind_of_game(&cast->input->players[index].games[round - 1]);
}

/* The first round before this one that did; false: none. */
static bool past_words(const struct cast *cast, int index, enum bar bar, char buffer[BAR_SIZE])
{
	const int rounds = has_cards(cast) ? cast->round : cast->input->round;

	for (int round = 1; round < rounds; round++) {
		const char *had = bar_words(kind_then(cast, index, round), bar);

		if (!had)
			continue;
		words_put(buffer, BAR_SIZE, "%s in round %d", had, round);
		return true;
	}
	return false;
}

/* A top player, whom the bye spares in round 1 (Schools 4). */
static bool is_top(const struct cast *cast, int index)
{
	const struct player *player;

	if (!has_cards(cast))
		return cast->input->round == 1 && cast->input->players[index].top;
	player = event_player(words_cards(cast), cast->section, cast->pins[index]);
	return cast->round == 1 && player && player->top;
}

const char *words_bye_bar(const struct cast *cast, int index, char buffer[BAR_SIZE])
{
	const bool in = index >= 0 && index < cast->count;
	const bool carded = in && has_cards(cast), known = carded || (in && cast->input);
	const int booked = carded ? round_booked(cast, cast->pins[index]) : 0;

	if (known &&
		(past_words(cast, index, BAR_BYE, buffer) ||
			past_words(cast, index, BAR_DEFAULT_WON, buffer)))
		return buffer;
	if (booked > 0)
		words_put(buffer, BAR_SIZE, "has a bye booked for round %d", booked);
	else if (known && !carded && cast->input->players[index].bye_booked)
		words_put(buffer, BAR_SIZE, "has a bye booked");
	else if (known &&
		(past_words(cast, index, BAR_HALF, buffer) ||
			past_words(cast, index, BAR_DEFAULT_LOST, buffer)))
		return buffer;
	else if (known && is_top(cast, index))
		words_put(buffer, BAR_SIZE, "is a top player");
	else
		words_put(buffer, BAR_SIZE, "has had a bye or a default, or has a bye booked");
	return buffer;
}

/* "3 Cole and 7 Park, both of Bury, should rather not meet"; false: they are of two clubs. */
static bool one_club(
	const struct cast *cast, const struct pairing_violation *violation, char *text, size_t size)
{
	char first[WHO_SIZE], second[WHO_SIZE];
	const struct player *one, *two;
	const char *club;

	/* CAA 35, Schools 7 */
	if (violation->kind != PAIRING_WARN_AVOID || !cast->event ||
		(strcmp(violation->rule, "35") != 0 && strcmp(violation->rule, "7") != 0) ||
		violation->player >= cast->count || violation->other >= cast->count)
		return false;
	one = event_player(words_cards(cast), cast->section, cast->pins[violation->player]);
	two = event_player(words_cards(cast), cast->section, cast->pins[violation->other]);
	if (!one || !two)
		return false;
	club = event_club(words_cards(cast), cast->section, one->pin);
	if (!club[0] || strcmp(club, event_club(words_cards(cast), cast->section, two->pin)) != 0)
		return false;
	words_put(text, size, "%s and %s, both of %s, should rather not meet",
		words_indexed(cast, violation->player, first),
		words_indexed(cast, violation->other, second), club);
	return true;
}

/* Is the pair kept apart by hand for this round alone? */
static bool apart_by_hand(const struct cast *cast, int pin, int other)
{
	const struct record *row = event_find(words_cards(cast),
		(struct record_key){RECORD_HAND, {cast->section, cast->round, pin, HAND_APART}});

	return row && row->as.hand.value == other;
}

/* Who has forbidden a pair; false: not the arbiter of this event. */
static bool forbidden(
	const struct cast *cast, const struct pairing_violation *violation, char *text, size_t size)
{
	char first[WHO_SIZE], second[WHO_SIZE];
	int one, two;

	if (violation->kind != PAIRING_BROKEN_FORBIDDEN || !cast->event || cast->round == 0)
		return false;
	one = cast->pins[violation->player];
	two = cast->pins[violation->other];
	words_put(text, size, "%s and %s are kept apart by %s",
		words_indexed(cast, violation->player, first),
		words_indexed(cast, violation->other, second),
		apart_by_hand(cast, one, two) || apart_by_hand(cast, two, one) ? "hand"
									       : "the arbiter");
	return true;
}

bool words_defaulted(const struct cast *cast, int one, int two, int *round)
{
	int found = 0;

	if (!cast->event || one < 0 || two < 0 || one >= cast->count || two >= cast->count)
		return false;
	for (int r = 1; r < cast->round; r++) {
		const struct history history =
			history_of(words_cards(cast), cast->section, cast->pins[one], r);

		if (history.opponent != cast->pins[two])
			continue;
		if (history.kind == HISTORY_PLAYED)
			return false;
		found = r;
	}
	if (found > 0)
		*round = found;
	return found > 0;
}

/* Two may not meet in a club season whose game was defaulted; false: they have played. */
static bool defaulted(
	const struct cast *cast, const struct pairing_violation *violation, char *text, size_t size)
{
	char first[WHO_SIZE], second[WHO_SIZE];
	int round;

	if (violation->kind != PAIRING_BROKEN_REPEAT ||
		!words_defaulted(cast, violation->player, violation->other, &round))
		return false;
	words_put(text, size, "%s and %s may not meet: their game was defaulted",
		words_indexed(cast, violation->player, first),
		words_indexed(cast, violation->other, second));
	return true;
}

/*
 * With this board: the games running with one colour, or by how many there are more of it. What is
 * not known is 3, of which the rules speak.
 */
static int colours_with(const struct cast *cast, enum pairing_violation_kind kind, int player)
{
	const bool known = cast->event && player >= 0 && player < cast->count;
	int last = COLOUR_NONE, running = 0, balance = 0, number;

	for (int round = 1; known && round < cast->round; round++) {
		const struct history past =
			history_of(words_cards(cast), cast->section, cast->pins[player], round);

		if ((past.kind != HISTORY_PLAYED && !past.brought) || past.colour == COLOUR_NONE)
			continue;
		running = (int)past.colour == last ? running + 1 : 1;
		last = (int)past.colour;
		balance += past.colour == COLOUR_WHITE ? 1 : -1;
	}
	number = 1 + (kind == PAIRING_WARN_RUN ? running : abs(balance));
	return number > 3 ? number : 3;
}

/* "a fourth time running", "a difference of 3": of one, or of both who = "each of ..." */
static bool colours_words(const struct cast *cast, const struct pairing_violation *violation,
	const char *name, bool each, char *text, size_t size)
{
	int number = colours_with(cast, violation->kind, violation->player), other = number;
	char ordinal[16];

	if (violation->kind != PAIRING_WARN_RUN && violation->kind != PAIRING_WARN_DIFFERENCE)
		return false;
	if (each)
		other = colours_with(cast, violation->kind, violation->other);
	if (violation->kind == PAIRING_WARN_RUN)
		words_put(text, size, "%s gets the same colour %sa %s time running", name,
			number != other ? "at least " : "",
			words_ordinal(number < other ? number : other, number, ordinal));
	else
		words_put(text, size, "%s gets a difference of %s%d between the colours", name,
			number != other ? "at least " : "", number < other ? number : other);
	return true;
}

void words_violation(
	const struct cast *cast, const struct pairing_violation *violation, char *text, size_t size)
{
	char first[WHO_SIZE], second[WHO_SIZE], sentence[SENTENCE_SIZE];

	words_indexed(cast, violation->player, first);
	if (violation->kind == PAIRING_BROKEN_BYE)
		words_bye_bar(cast, violation->player, second);
	else
		words_indexed(cast, violation->other, second);
	if (!colours_words(cast, violation, first, false, sentence, sizeof(sentence)) &&
		!one_club(cast, violation, sentence, sizeof(sentence)) &&
		!defaulted(cast, violation, sentence, sizeof(sentence)) &&
		!forbidden(cast, violation, sentence, sizeof(sentence)))
		name_in(broken_words(violation->kind, violation->other >= 0), first, second,
			sentence, sizeof(sentence));
	cite(sentence, violation->rule, text, size);
}

void words_violation_each(
	const struct cast *cast, const struct pairing_violation *violation, char *text, size_t size)
{
	char first[WHO_SIZE], second[WHO_SIZE], both[2 * WHO_SIZE + 16], sentence[SENTENCE_SIZE];

	words_put(both, sizeof(both), "each of %s and %s",
		words_indexed(cast, violation->player, first),
		words_indexed(cast, violation->other, second));
	if (!colours_words(cast, violation, both, true, sentence, sizeof(sentence)))
		name_in(broken_words(violation->kind, false), both, "", sentence, sizeof(sentence));
	cite(sentence, violation->rule, text, size);
}

const char *words_hand(const struct event *event, int section, enum hand_kind kind)
{
	return kind == HAND_BYE ? vocabulary_of(event, section)->bye : hand_row_of(kind)->label;
}
