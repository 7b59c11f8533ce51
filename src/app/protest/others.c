/* Other opponents on a protest sheet: what each would have cost. */
#include "config.h"

#include "app/protest/others.h"

#include <stdlib.h>
#include <string.h>

#include "app/whynot/whynot.h"
#include "app/words/words.h"

enum { OTHERS = 4, LINE_SIZE = 4 * WHYNOT_TEXT + OTHERS * WHO_SIZE };

struct other {
	int pin;
	bool stands; /* whynot.stands: the verdict is the same of anybody */
	char verdict[WHYNOT_TEXT];
	char against[2 * WHYNOT_TEXT]; /* what it is compared with; "": the draw on the board */
};

struct others {
	struct other list[OTHERS];
	int count;
};

/* Of two on one board it may be the same that bars them. */
static bool is_said(const struct others *others, const struct other *other)
{
	for (int i = 0; i < others->count; i++)
		if (!other->stands && strcmp(others->list[i].verdict, other->verdict) == 0)
			return true;
	return false;
}

/* Asks of one; where there is something to be told of him he is the next of the list. */
static enum status ask_about(const struct sheet *sheet, int pin, struct others *others)
{
	const struct wish wish = {WISH_MEET, sheet->pin, pin};
	struct other *other = &others->list[others->count];
	struct whynot answer;
	enum status status = app_whynot(sheet->app, sheet->position->round, &wish, &answer, NULL);

	if (status == STATUS_REFUSED)
		return STATUS_OK;
	if (status != STATUS_OK)
		return status;
	if (answer.answer != WHYNOT_SO) {
		*other = (struct other){.pin = pin, .stands = answer.stands};
		words_put(other->verdict, sizeof(other->verdict), "%s", answer.verdict);
		words_put(other->against, sizeof(other->against), "%s", whynot_against(&answer));
		others->count += !is_said(others, other);
	}
	whynot_done(&answer);
	return STATUS_OK;
}

/* Is the other one a likely opponent: here, and of his score or next to it? */
static bool is_near(const struct sheet *sheet, int other, int distance)
{
	const struct pairing_player *players = sheet->position->cards.players;
	const int *scores = sheet->position->cards.scores;
	const int gap = scores[other] - scores[sheet->index];

	return other != sheet->index && !players[other].absent &&
		(gap == distance || gap == -distance);
}

/* What all are compared with is told once. */
static bool is_shared(const struct others *others)
{
	for (int i = 1; i < others->count; i++)
		if (strcmp(others->list[i].against, others->list[0].against) != 0)
			return false;
	return others->count > 0 && others->list[0].against[0];
}

/* " That rules out 3 Clarke, 4 Dawson and 5 Evans." */
static void put_ruled_out(
	const struct sheet *sheet, const struct others *others, char *text, size_t size)
{
	int count = 0, said = 0;

	for (int i = 0; i < others->count; i++)
		count += others->list[i].stands;
	for (int i = 0; i < others->count; i++) {
		const size_t used = strlen(text);
		char who[WHO_SIZE];

		if (!others->list[i].stands)
			continue;
		words_put(text + used, size - used, "%s%s%s",
			said == 0 ? " That rules out " : words_between(said, count),
			words_who(app_event(sheet->app), sheet->app->section, others->list[i].pin,
				who),
			said + 1 == count ? "." : "");
		said++;
	}
}

static void put_lines(const struct sheet *sheet, const struct others *others, struct writing *text)
{
	const bool shared = is_shared(others);
	bool ruled_out = false;

	if (shared)
		writing_wrap(text, sheet->width, 2, WHY_HANG, others->list[0].against);
	for (int i = 0; i < others->count; i++) {
		const struct other *other = &others->list[i];
		const char *against = shared ? "" : other->against;
		char line[LINE_SIZE];

		if (other->stands && ruled_out)
			continue;
		words_put(line, sizeof(line), "%s%s%s", other->verdict, against[0] ? " " : "",
			against);
		if (other->stands)
			put_ruled_out(sheet, others, line, sizeof(line));
		ruled_out = ruled_out || other->stands;
		writing_wrap(text, sheet->width, 2, WHY_HANG, line);
	}
}

/* Do they fit? */
static enum status measure(
	const struct sheet *sheet, const struct others *others, int rows, bool *fit)
{
	struct writing text = {.bytes = NULL};
	bool failed;

	put_lines(sheet, others, &text);
	*fit = sheet_rows(&text) <= rows;
	failed = text.failed;
	free(text.bytes);
	return failed ? STATUS_NO_MEMORY : STATUS_OK;
}

/* Those of his own score first, then those next to it: as long as there are `rows` for them. */
static enum status find_others(const struct sheet *sheet, int rows, struct others *others)
{
	const struct translation *cards = &sheet->position->cards;
	enum status status = STATUS_OK;

	for (int at = 0; at < 3 * cards->input.count && others->count < OTHERS; at++) {
		const int i = at % cards->input.count, before = others->count;
		bool fit = true;

		if (!is_near(sheet, i, at / cards->input.count))
			continue;
		status = ask_about(sheet, cards->pin_of[i], others);
		if (status == STATUS_OK && before > 0 && others->count > before)
			status = measure(sheet, others, rows, &fit);
		if (status != STATUS_OK)
			return status;
		if (!fit) {
			others->count = before;
			return STATUS_OK;
		}
	}
	return STATUS_OK;
}

enum status sheet_put_others(const struct sheet *sheet, int rows, struct writing *text)
{
	struct others others = {.count = 0};
	enum status status;

	if (position_tray(sheet->position) > 0) {
		writing_put(text, "Other opponents: not worked out while cards are in the tray.\n");
		return STATUS_OK;
	}
	writing_put(text, "Other opponents, each in the best draw with him:\n");
	status = find_others(sheet, rows - sheet_rows(text), &others);
	put_lines(sheet, &others, text);
	if (others.count == 0)
		writing_put(text, "  none\n");
	return status;
}
