/* An audit: each round drawn again by all rule books, and the boards compared. */
#include "config.h"

#include "app/audit/audit.h"

#include <stdlib.h>
#include <string.h>

#include "app/audit/audit_find.h"
#include "app/event/state.h"
#include "app/position/blame.h"
#include "core/vocabulary.h"

struct auditing {
	struct rounds *rounds;
	struct audit *made;
	struct audit_lost *lost; /* by PIN: the players of a round are those who were in it */
	struct error *error;
};

const char *audit_kind_name(enum audit_kind kind)
{
	static const char *const names[AUDIT_KINDS] = {[AUDIT_BROKEN] = "broken",
		[AUDIT_FLOAT] = "float",
		[AUDIT_RUN] = "run",
		[AUDIT_DIFFERENCE] = "difference",
		[AUDIT_REVERSE] = "reverse",
		[AUDIT_DUE] = "due"};

	return names[kind];
}

void audit_done(struct audit *audit)
{
	free(audit->rounds);
	free(audit->findings);
	memset(audit, 0, sizeof(*audit));
}

int audit_boards(const struct audit *audit)
{
	int count = 0;

	for (int i = 0; i < audit->nrounds; i++)
		count += audit->rounds[i].boards;
	return count;
}

int audit_alike(const struct audit *audit, int book)
{
	int count = 0;

	for (int i = 0; i < audit->nrounds; i++)
		if (audit->rounds[i].alike[book] > 0)
			count += audit->rounds[i].alike[book];
	return count;
}

/*
 * Is a board of the round's draw in the draw that is seated so? Colours count where they are said.
 */
static bool has_board(const struct round_cards *cards, int board, const struct seated *seated)
{
	const struct pairing_board *at = &cards->draw.boards[board];

	if (seated->other[at->white] != at->black)
		return false;
	return at->black == PAIRING_NOBODY || (cards->uncoloured && cards->uncoloured[board]) ||
		seated->colour[at->white] == PAIRING_WHITE;
}

/* What a rule book draws with the cards. *drawn false: it has no draw, or cannot take them. */
static enum status draw_by(const struct auditing *auditing, const struct pairing_book *book,
	struct seated *seated, bool *drawn)
{
	const struct round_cards cards = rounds_cards_for(&auditing->rounds->cards, book);
	struct pairing_draw draw = {0};
	struct pairing_blame blame = {0};
	const enum pairing_status status = rounds_best(&cards, &draw, &blame);
	enum status made = STATUS_OK;
	char text[SENTENCE_SIZE];

	*drawn = status == PAIRING_OK;
	if (status == PAIRING_NO_MEMORY)
		return app_fail_plain(auditing->error, STATUS_NO_MEMORY);
	if (status == PAIRING_BAD_INPUT && book == auditing->made->book) {
		words_put(text, sizeof(text), "%s.", pairing_status_text(status));
		if (blame.text)
			blame_words(&cards.cast, &cards.input, &blame, false, text, sizeof(text));
		return app_fail(auditing->error, STATUS_BAD_INPUT, "%s %d: %s",
			vocabulary_for(auditing->rounds->season)->round, cards.input.round, text);
	}
	if (*drawn)
		made = seated_init(&cards, &draw, NULL, seated);
	pairing_draw_done(&draw);
	return made == STATUS_OK ? made : app_fail_plain(auditing->error, made);
}

/* The boards of the round beside those of all rule books; the draws stay in `seats`. */
static enum status compare_round(
	const struct auditing *auditing, struct audit_round *round, struct seated seats[BOOKS_MOST])
{
	const struct round_cards *cards = &auditing->rounds->cards;
	const struct audit *made = auditing->made;

	for (int b = 0; b < made->nbooks; b++) {
		bool drawn;
		const enum status status = draw_by(auditing, made->books[b], &seats[b], &drawn);

		if (status != STATUS_OK)
			return status;
		round->alike[b] = drawn ? 0 : -1;
		for (int i = 0; drawn && i < cards->draw.count; i++)
			round->alike[b] += has_board(cards, i, &seats[b]);
	}
	for (int b = 1; b < made->nbooks; b++) {
		if (!made->books[b]->comparison || !seats[0].other || !seats[b].other)
			continue;
		for (int i = 0; i < cards->draw.count; i++) {
			const bool lazy = has_board(cards, i, &seats[b]),
				   rules = has_board(cards, i, &seats[0]);

			round->only_lazy += lazy && !rules;
			round->only_rules += rules && !lazy;
		}
	}
	return STATUS_OK;
}

static struct audit_look look_at(
	const struct auditing *auditing, const struct seated *here, const struct seated *rules)
{
	return (struct audit_look){&auditing->rounds->cards, here,
		rules && rules->other ? rules : NULL, auditing->made, auditing->lost};
}

static void take_reason(const struct cast *cast, struct audit_round *round)
{
	const struct round *row =
		cast->event ? event_round(cast->event, cast->section, round->round) : NULL;

	if (row)
		memcpy(round->reason, row->reason, sizeof(round->reason));
}

static enum status audit_round(struct auditing *auditing, int number)
{
	const struct round_cards *cards = &auditing->rounds->cards;
	struct audit_round *round = &auditing->made->rounds[auditing->made->nrounds];
	struct seated seats[BOOKS_MOST] = {{0}}, here = {0};
	enum status status;

	*round = (struct audit_round){.round = number, .boards = cards->draw.count};
	take_reason(&cards->cast, round);
	status = compare_round(auditing, round, seats);
	if (status == STATUS_OK) {
		status = seated_init(cards, &cards->draw, cards->uncoloured, &here);
		if (status == STATUS_OK) {
			const struct audit_look look = look_at(auditing, &here, &seats[0]);

			status = audit_find(&look);
		}
		if (status != STATUS_OK)
			app_fail_plain(auditing->error, status);
	}
	for (int b = 0; b < BOOKS_MOST; b++)
		seated_done(&seats[b]);
	seated_done(&here);
	auditing->made->nrounds += status == STATUS_OK;
	return status;
}

/* Does lazy have more of the boards than any rule book, and where it differs most of all? */
static bool looks_lazy(const struct audit *audit)
{
	int lazy = -1, only_lazy = 0, only_rules = 0;

	for (int i = 0; i < audit->nrounds; i++) {
		only_lazy += audit->rounds[i].only_lazy;
		only_rules += audit->rounds[i].only_rules;
	}
	if (audit->book->comparison || only_lazy < AUDIT_TELLING || only_lazy < 3 * only_rules)
		return false;
	for (int b = 0; b < audit->nbooks; b++)
		if (audit->books[b]->comparison)
			lazy = audit_alike(audit, b);
	for (int b = 0; b < audit->nbooks; b++)
		if (!audit->books[b]->comparison && audit_alike(audit, b) >= lazy)
			return false;
	return true;
}

static void choose_books(struct audit *made)
{
	const struct pairing_book *book;

	made->books[made->nbooks++] = made->book;
	for (int i = 0; (book = pairing_book_at(i)); i++)
		if (book != made->book && books_are_of_a_kind(made->book, book) &&
			made->nbooks < BOOKS_MOST)
			made->books[made->nbooks++] = book;
}

static enum status audit_rounds(struct auditing *auditing)
{
	struct rounds *rounds = auditing->rounds;
	struct audit *made = auditing->made;
	enum status status = STATUS_OK;

	made->rounds = calloc((size_t)rounds->drawn + 1, sizeof(*made->rounds));
	auditing->lost = calloc(PLAYERS_MOST + 1, sizeof(*auditing->lost));
	if (!made->rounds || !auditing->lost)
		return app_fail_plain(auditing->error, STATUS_NO_MEMORY);
	for (int r = 1; status == STATUS_OK && r <= rounds->drawn; r++) {
		status = rounds_go(rounds, r, auditing->error);
		if (status != STATUS_OK || rounds->cards.draw.count == 0)
			continue;
		if (!made->book) {
			made->book = rounds->cards.book;
			choose_books(made);
		}
		status = audit_round(auditing, r);
	}
	if (status != STATUS_OK || made->nrounds == 0)
		return status;
	const struct audit_look look = look_at(auditing, NULL, NULL);

	status = audit_find_due(&look);
	if (status != STATUS_OK)
		return app_fail_plain(auditing->error, status);
	made->lazy = looks_lazy(made);
	return STATUS_OK;
}

enum status audit_make(struct rounds *rounds, struct audit *audit, struct error *error)
{
	struct audit made = {.book = NULL};
	struct auditing auditing = {.rounds = rounds, .made = &made, .error = error};
	enum status status = audit_rounds(&auditing);

	if (status == STATUS_OK && made.nrounds == 0)
		status = app_fail(error, STATUS_REFUSED, "No %s has been drawn yet.",
			vocabulary_for(rounds->season)->round_small);
	free(auditing.lost);
	if (status == STATUS_OK)
		*audit = made;
	else
		audit_done(&made);
	return status;
}
