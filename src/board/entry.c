/* Reading the results line. */
#include "board/entry.h"

#include <stdio.h>
#include <string.h>

#include "board/candidates.h"
#include "core/particulars/left.h"
#include "core/all_play_all.h"
#include "core/board_label.h"
#include "core/game.h"
#include "core/text/fit.h"
#include "core/text/letters.h"
#include "core/names_meant.h"
#include "core/vocabulary.h"
#include "core/short_name.h"
#include "core/text/text.h"

enum { TYPED_SIZE = 256, NAME_CELLS = 20 };

static int bad(struct entry *entry, const char *before, const char *what, const char *after)
{
	char shown[64];

	text_fit(shown, sizeof(shown), what, 60);
	entry->kind = ENTRY_BAD;
	snprintf(entry->text, sizeof(entry->text), "%s%s%s", before, shown, after);
	return 0;
}

/* What he does instead of playing in the round. */
static const char *absence(const struct names_query *query, int round, int pin)
{
	const struct player *player = event_player(query->event, query->section, pin);
	const struct booking *booking = event_booking(query->event, query->section, pin, round);
	struct game game;

	if (game_of(query->event, query->section, round, pin, &game))
		return vocabulary_of(query->event, query->section)->has_bye;
	if (player->leaves > 0 && player->leaves <= round)
		return player_left(query->event, player, round - 1) == LEFT_EXPELLED
			? "is expelled"
			: "has withdrawn";
	if (player->enters > round)
		return "enters later";
	if (!booking)
		return "has no board";
	return booking->kind == BOOKING_HALF    ? "has a half-point bye"
		: booking->kind == BOOKING_FULL ? "has a full-point bye"
						: "has a zero-point bye";
}

/* Nobody who plays is so called: say what the one does who does not play. */
static int bad_name(struct entry *entry, struct names_query query, const char *part)
{
	const int round = query.round;
	int pin;
	struct line line;

	query.round = 0;
	if (names_meant(&query, &pin, 1) != 1)
		return bad(entry, "nobody on a board is called \"", part, "\"");
	entry->kind = ENTRY_BAD;
	line_init(&line, entry->text, sizeof(entry->text));
	line_int(&line, pin);
	line_text(&line, " ");
	short_name(query.event, event_player(query.event, query.section, pin), NAME_CELLS,
		line.text + line.length, line.size - line.length);
	line.length = strlen(line.text);
	line_text(&line, " ");
	line_text(&line, absence(&query, round, pin));
	return 0;
}

/*
 * In place of a PIN: the one from outside, or of another section, at a game that is not of the
 * draw.
 */
enum { PIN_OUTSIDE = -1 };

/*
 * The game of the one guest of the round who is so called, as the lists have his name; 0: none is.
 */
static int board_by_guest(
	const struct event *event, int section, int round, const char *part, int *pin)
{
	const int count = game_count(event, section, round);
	enum letters_match best = LETTERS_BEGIN;
	struct game game;
	int board = 0;
	bool several = false;

	if (text_width(part) < 2)
		return 0;
	for (int number = 1; number <= count; number++) {
		enum letters_match match;

		if (!game_find(event, section, round, number, &game) || !game.outside)
			continue;
		match = letters_match(game.outside, part);
		if (match == LETTERS_OTHER || match < best)
			continue;
		several = board != 0 && match == best;
		best = match;
		board = number;
	}
	if (several || board == 0)
		return 0;
	*pin = PIN_OUTSIDE;
	return board;
}

/* The board of the one player who is meant; 0 and entry says why not. */
static int board_by_name(const struct event *event, int section, int round, const char *part,
	struct entry *entry, int *pin)
{
	const struct names_query query = {event, section, round, part};
	int meant;
	const int found = names_meant(&query, &meant, 1);
	const int guest = found == 0 ? board_by_guest(event, section, round, part, pin) : 0;
	struct game game;

	if (guest != 0)
		return guest;
	if (found == 0)
		return bad_name(entry, query, part);
	/* a key that was meant for something else would enter a result */
	if (found == 1 && text_width(part) < 2)
		return bad(entry, "\"", part,
			"\" is too little of a name: at least two letters, or the board's number");
	if (found == 1 && game_of(event, section, round, meant, &game)) {
		*pin = meant;
		return game.number;
	}
	entry->kind = ENTRY_BAD;
	candidates_words(&query, round, entry->text, sizeof(entry->text));
	return 0;
}

/* The only other section whose last published round has a board of this label; NULL: none. */
static const struct section *find_elsewhere(const struct event *event, int section, int label)
{
	int count;
	const struct record *rows = event_range(event, RECORD_SECTION, 0, 0, &count);
	const struct section *found = NULL;

	for (; count > 0; count--, rows++) {
		const int other = rows->as.section.id;
		int round = event_last_round(event, other), number;
		struct game game;

		while (round > 0 && event_round(event, other, round)->state < ROUND_PUBLISHED)
			round--;
		number = round > 0 ? board_of_label(event, other, round, label) : 0;
		if (other == section || number == 0 ||
			!game_find(event, other, round, number, &game))
			continue;
		if (found)
			return NULL;
		found = &rows->as.section;
	}
	return found;
}

static int bad_number(
	const struct event *event, int section, int label, const char *text, struct entry *entry)
{
	const struct section *other = find_elsewhere(event, section, label);
	char before[40];

	if (!other || !other->name[0])
		return bad(entry, "there is no board ", text, "");
	snprintf(before, sizeof(before), "board %d is in ", label);
	return bad(entry, before, other->name, "");
}

static int board_by_number(const struct event *event, int section, int round, const char *text,
	struct entry *entry, int *pin)
{
	struct game game;
	int number = 0, label = 0;

	if (text[0] == '#') {
		if (!text_to_int(text + 1, 1, PLAYERS_MOST, &number) ||
			!game_of(event, section, round, number, &game))
			return bad(entry, "player ", text, " has no board");
		*pin = number;
		return game.number;
	}
	if (text_to_int(text, 1, BOARD_LABELS_MOST, &label))
		number = board_of_label(event, section, round, label);
	if (number == 0 || !game_find(event, section, round, number, &game))
		return bad_number(event, section, label, text, entry);
	return number;
}

static int find_board(const struct event *event, int section, int round, const char *who,
	struct entry *entry, int *pin)
{
	if (who[0] == '#' || (who[0] >= '0' && who[0] <= '9'))
		return board_by_number(event, section, round, who, entry, pin);
	return board_by_name(event, section, round, who, entry, pin);
}

enum { WORD_SIZE = 16 };

/* The word of a result, or of an open game. */
static bool take_result(const char *word, struct entry *entry)
{
	entry->open = result_parse_open(word, &entry->result);
	return entry->open || result_parse(word, &entry->result);
}

static bool is_result(const char *word)
{
	struct entry unused;

	return take_result(word, &unused);
}

/*
 * Cut what was typed with a name into who and what: the last word if it is a result, or a sign that
 * stands right after.
 */
static bool split_name(char *typed, char word[WORD_SIZE])
{
	static const char *const signs[] = {"½", "=", "--", "+", "-"};
	char *blank = strrchr(typed, ' ');
	size_t length = strlen(typed);

	if (blank && is_result(blank + 1)) {
		snprintf(word, WORD_SIZE, "%s", blank + 1);
		*blank = '\0';
		return true;
	}
	for (size_t i = 0; i < sizeof(signs) / sizeof(signs[0]); i++) {
		size_t size = strlen(signs[i]);

		if (length > size && strcmp(typed + length - size, signs[i]) == 0) {
			snprintf(word, WORD_SIZE, "%s", signs[i]);
			typed[length - size] = '\0';
			if (typed[length - size - 1] == ' ')
				typed[length - size - 1] = '\0';
			return true;
		}
	}
	return false;
}

/*
 * Where the result begins behind a number, "12=" or "#7 0"; NULL: there is none, or a letter that
 * belongs to the number. The number ends there.
 */
static const char *split_number(char *typed, char number[TYPED_SIZE])
{
	const size_t sign = typed[0] == '#', digits = sign + strspn(typed + sign, "0123456789");
	const char first = typed[digits];

	if (digits == sign || first == '\0' || (first >= 'a' && first <= 'z') ||
		(first >= 'A' && first <= 'Z'))
		return NULL;
	memcpy(number, typed, digits);
	number[digits] = '\0';
	return typed + digits + (first == ' ');
}

/* The last word where it can only be meant for a result, though it is none: "lo 2", "lo ++". */
static char *wrong_word(char *typed)
{
	char *blank = strrchr(typed, ' ');

	if (!blank || blank[1 + strspn(blank + 1, "0123456789+-=.,/:")] != '\0' ||
		is_result(blank + 1))
		return NULL;
	*blank = '\0';
	return blank + 1;
}

/* The board is there, its result is none: what is expected; or that a blank is missing, "5-1". */
static void bad_result(struct entry *entry, const char *who, const char *word)
{
	char shown[20], number[20];

	entry->kind = ENTRY_BAD;
	text_fit(shown, sizeof(shown), word, 15);
	text_fit(number, sizeof(number), who, 15);
	if (word[0] == '-' && is_result(word + 1))
		snprintf(entry->text, sizeof(entry->text),
			"board %d: no result \"%s\"; a blank between: %s %s", entry->label, shown,
			number, shown + 1);
	else
		snprintf(entry->text, sizeof(entry->text),
			"board %d: \"%s\" is none of 1, 0, =, ½-0, 0-½, +, -, --, 00, x, ?",
			entry->label, shown);
}

/* "= 12": the result stands before the number of a board. True: entry says how it is typed. */
static bool is_turned_round(const char *typed, struct entry *entry)
{
	const char *blank = strchr(typed, ' ');
	char word[WORD_SIZE];
	int number;

	if (!blank || blank - typed >= WORD_SIZE ||
		!text_to_int(blank + 1, 1, BOARD_LABELS_MOST, &number))
		return false;
	memcpy(word, typed, (size_t)(blank - typed));
	word[blank - typed] = '\0';
	if (text_to_int(word, 0, PLAYERS_MOST, &(int){0}) || !is_result(word))
		return false;
	entry->kind = ENTRY_BAD;
	snprintf(entry->text, sizeof(entry->text), "first the board, then the result: %d %s",
		number, word);
	return true;
}

/* Blanks at the ends go, between words one stays. */
static void tidy(const char *typed, char text[TYPED_SIZE])
{
	size_t used = 0;

	for (; *typed != '\0' && used + 1 < TYPED_SIZE; typed++) {
		if (*typed == ' ' && (used == 0 || text[used - 1] == ' '))
			continue;
		text[used++] = *typed;
	}
	while (used > 0 && text[used - 1] == ' ')
		used--;
	text[used] = '\0';
}

/* Who and what; the word of the result, empty: none was typed. False: it is bad. */
static bool read_slip(const struct event *event, int section, int round, char *text,
	struct entry *entry, int *pin, char word[WORD_SIZE])
{
	char number[TYPED_SIZE];
	const char *result = split_number(text, number), *who = result ? number : text;
	const char *wrong = result ? NULL : wrong_word(text);

	word[0] = '\0';
	entry->kind = ENTRY_BOARD;
	if (result && take_result(result, entry)) {
		snprintf(word, WORD_SIZE, "%s", result);
		entry->kind = ENTRY_RESULT;
	} else if (result) {
		wrong = result;
	} else if (!wrong && split_name(text, word)) {
		take_result(word, entry);
		entry->kind = ENTRY_RESULT;
	}
	entry->board = find_board(event, section, round, who, entry, pin);
	entry->label = board_label(event, section, round, entry->board);
	if (wrong && entry->kind != ENTRY_BAD)
		bad_result(entry, who, wrong);
	return entry->kind != ENTRY_BAD;
}

/* The last word where it is a result and the one before it is, too; NULL: it is not so. */
static char *last_of_two(char *typed)
{
	char *last = strrchr(typed, ' '), *before;
	bool two;

	if (!last || !is_result(last + 1))
		return NULL;
	*last = '\0';
	before = strrchr(typed, ' ');
	two = before && is_result(before + 1);
	*last = ' ';
	return two ? last : NULL;
}

/* A result in letters, of one who is so called: "draw", and his name is Draw. */
static bool is_name(const struct event *event, int section, int round, const char *text)
{
	const struct names_query query = {event, section, round, text};

	return text_width(text) > 1 && names_meant(&query, &(int){0}, 1) > 0;
}

/* A name may end like a result: "jan d", and that is no draw. */
static bool ends_as_name(const struct event *event, int section, int round, const char *text)
{
	const char *word = strrchr(text, ' ') + 1;

	return ((*word >= 'a' && *word <= 'z') || (*word >= 'A' && *word <= 'Z')) &&
		is_name(event, section, round, text);
}

/* "12 1 =": with two games a round the result of the second one is taken away, its word copied. */
static void take_second(const struct event *event, int section, int round, char *typed,
	struct entry *entry, char word[WORD_SIZE])
{
	char *last = last_of_two(typed);
	struct entry second = {.kind = ENTRY_EMPTY};

	word[0] = '\0';
	if (!last || !section_has_two_games(event_section(event, section)))
		return;
	*last = '\0';
	if (ends_as_name(event, section, round, typed)) {
		*last = ' ';
		return;
	}
	take_result(last + 1, &second);
	snprintf(word, WORD_SIZE, "%s", last + 1);
	entry->two = true;
	entry->second = second.result;
	entry->second_open = second.open;
}

/* Is it the word of the one who is named, and no score of White's? */
static bool is_own(const char *word)
{
	return word[0] != '\0' && text_is_one_of(word[0], "10+-") && word[1] == '\0';
}

/*
 * "w", "b", "d": keys of other views that were meant for something else would enter a result. The
 * word for none asks first.
 */
static bool is_letter_alone(const char *text)
{
	return text[1] == '\0' && text_is_one_of(text[0], "wbdWBD");
}

/* A result of the board under the cursor. */
static void read_result(const struct event *event, int section, int round, int chosen,
	const char *text, struct entry *entry)
{
	entry->board = chosen;
	entry->label = board_label(event, section, round, chosen);
	entry->kind = ENTRY_RESULT;
	if (chosen == 0) {
		bad(entry, "no board is chosen", "", "");
	} else if (is_letter_alone(text)) {
		entry->kind = ENTRY_BAD;
		snprintf(entry->text, sizeof(entry->text),
			"the letter %c is a result only behind its board: %d %c", text[0],
			entry->label, text[0]);
	}
}

void entry_parse(const struct event *event, int section, int round, int chosen, const char *typed,
	struct entry *entry)
{
	char text[TYPED_SIZE], word[WORD_SIZE] = "", second[WORD_SIZE];
	struct game game;
	bool black;
	int pin = 0;

	memset(entry, 0, sizeof(*entry));
	tidy(typed, text);
	if (text[0] == '\0')
		return;
	if (take_result(text, entry) && !is_name(event, section, round, text)) {
		read_result(event, section, round, chosen, text, entry);
		return;
	}
	if (is_turned_round(text, entry))
		return;
	take_second(event, section, round, text, entry, second);
	if (!read_slip(event, section, round, text, entry, &pin, word) ||
		entry->kind != ENTRY_RESULT || pin == 0)
		return;
	entry->by_player = true;
	/* A score such as 1-0 is White's word, whoever was named. */
	if (!game_find(event, section, round, entry->board, &game))
		return;
	/* who has Black in one of two games has White in the other */
	black = (game.black == (pin == PIN_OUTSIDE ? 0 : pin)) ==
		(!entry->two || all_play_all_first_games(event, section, round) == round);
	if (black && is_own(word))
		entry->result = result_turned(entry->result);
	if (entry->two && !black && is_own(second))
		entry->second = result_turned(entry->second);
}
