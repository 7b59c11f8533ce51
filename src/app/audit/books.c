/* A round drawn by several rule books. */
#include "config.h"

#include "app/audit/books.h"

#include <stdlib.h>
#include <string.h>

#include "app/audit/unfair.h"
#include "app/event/state.h"
#include "app/position/blame.h"
#include "app/position/draw_order.h"
#include "app/position/translate.h"
#include "app/trial/change.h"
#include "app/trial/rings.h"

struct drawing {
	const struct round_cards *cards;
	const struct books_choice *choice;
	struct books *made;
	struct pairing_draw draws[BOOKS_MOST]; /* by column */
};

static void add_column(struct books *books, const struct pairing_book *book)
{
	for (int i = 0; i < books->count; i++)
		if (books->columns[i].book == book)
			return;
	if (books->count < BOOKS_MOST)
		books->columns[books->count++].book = book;
}

bool books_are_of_a_kind(const struct pairing_book *one, const struct pairing_book *other)
{
	return (one->rounds != NULL) == (other->rounds != NULL);
}

/* The event's own rule book first, those for comparison only last. */
static void choose_columns(struct drawing *drawing)
{
	const struct pairing_book *own = drawing->cards->book, *book;
	const struct books_choice *choice = drawing->choice;

	for (int i = 0; i < choice->count; i++)
		if (choice->books[i] == own)
			add_column(drawing->made, own);
	if (choice->count == 0)
		add_column(drawing->made, own);
	for (int late = 0; late < 2; late++) {
		for (int i = 0; i < choice->count; i++)
			if (choice->books[i]->comparison == (late == 1))
				add_column(drawing->made, choice->books[i]);
		for (int i = 0; choice->count == 0 && (book = pairing_book_at(i)); i++)
			if (book->comparison == (late == 1) && books_are_of_a_kind(own, book))
				add_column(drawing->made, book);
	}
}

/* The best draw of a column, or why there is none. *taken: the rule book can take the cards. */
static enum status draw_column(const struct drawing *drawing, struct books_column *column,
	struct pairing_draw *draw, bool *taken)
{
	const struct round_cards cards = rounds_cards_for(drawing->cards, column->book);
	struct pairing_blame blame = {0};
	const enum pairing_status status = rounds_best(&cards, draw, &blame);

	*taken = status != PAIRING_BAD_INPUT;
	if (status == PAIRING_NO_MEMORY)
		return STATUS_NO_MEMORY;
	column->drawn = status == PAIRING_OK;
	if (column->drawn)
		return STATUS_OK;
	words_put(column->why, sizeof(column->why), "%s.", pairing_status_text(status));
	if (blame.text)
		blame_words(
			&cards.cast, &cards.input, &blame, false, column->why, sizeof(column->why));
	return STATUS_OK;
}

/* All columns; those of rule books that nobody asked for and that cannot take the cards go. */
static enum status draw_columns(struct drawing *drawing)
{
	struct books *made = drawing->made;
	const int asked = made->count;

	made->count = 0;
	for (int i = 0; i < asked; i++) {
		struct books_column column = {.book = made->columns[i].book};
		struct pairing_draw draw = {0};
		bool taken;
		const enum status status = draw_column(drawing, &column, &draw, &taken);

		if (status != STATUS_OK)
			return status;
		if (!taken && drawing->choice->count == 0 && column.book != drawing->cards->book)
			continue;
		drawing->draws[made->count] = draw;
		made->columns[made->count++] = column;
	}
	for (int i = made->count; i < asked; i++)
		made->columns[i] = (struct books_column){0};
	return STATUS_OK;
}

static enum status put_boards(
	const struct drawing *drawing, struct books_column *column, const struct pairing_draw *draw)
{
	const struct round_cards *cards = drawing->cards;

	column->boards = calloc((size_t)draw->count + 1, sizeof(*column->boards));
	if (!column->boards)
		return STATUS_NO_MEMORY;
	column->count = draw->count;
	for (int i = 0; i < draw->count; i++) {
		const struct pairing_board *board = &draw->boards[i];
		struct books_board *to = &column->boards[i];

		to->white = cards->cast.pins[board->white];
		to->black = board->black == PAIRING_NOBODY ? 0 : cards->cast.pins[board->black];
		to->white_floats = seated_white_floats(cards, board);
	}
	return STATUS_OK;
}

/*
 * What the rules of one column say when a ring of its draw is taken from the other draw: the first
 * rule that gets worse.
 */
static enum status judge(const struct drawing *drawing, const struct pairing_book *book,
	const struct pairing_draw *from, const struct pairing_draw *to, const struct rings *rings,
	int ring, char text[BOOKS_TEXT])
{
	const struct round_cards cards = rounds_cards_for(drawing->cards, book);
	struct pairing_draw mixed = {0};
	struct pairing_score best = {0}, score = {0};
	int term;
	enum status status = rings_mix(from, to, rings, ring, &mixed);

	if (status == STATUS_OK)
		status = draw_sort(cards.book, cards.scores, &mixed);
	if (status == STATUS_OK)
		status = translate_status(pairing_score(book, &cards.input, to, &best));
	if (status == STATUS_OK)
		status = translate_status(pairing_score(book, &cards.input, &mixed, &score));
	if (status == STATUS_OK) {
		pairing_score_compare(&best, &score, &term);
		if (term >= 0)
			status = words_change_first(
				&(struct words_view){book, &cards.input, &cards.cast},
				&(struct pairing_change){to, &mixed, &best, &score, term, NULL},
				text, BOOKS_TEXT);
	}
	pairing_score_done(&best);
	pairing_score_done(&score);
	pairing_draw_done(&mixed);
	return status;
}

/* The term of the choices of a lazy draw, whichever of them differ first. */
static int choices_of(const struct pairing_score *now, const struct pairing_score *then)
{
	int term = 0;

	for (; term < now->nterms && term < then->nterms; term++) {
		const struct pairing_difference difference =
			pairing_score_difference(now, then, term);
		const enum pairing_term_id id = now->terms[term].id;

		if ((id == PAIRING_TERM_LAZY_BYE || id == PAIRING_TERM_LAZY_CHOICES) &&
			difference.before != difference.after)
			return term;
	}
	return -1;
}

static const char *name_card(const struct round_cards *cards, int index, char buffer[WHO_SIZE])
{
	return words_who(cards->cast.event, cards->cast.section, cards->cast.pins[index], buffer);
}

/* The first choice in which a lazy draw parts from one that has this ring of the first column. */
static enum status tell_parting(const struct drawing *drawing, int at, const struct rings *rings,
	int ring, char text[BOOKS_TEXT])
{
	const struct books_column *base = &drawing->made->columns[0];
	const struct pairing_book *book = drawing->made->columns[at].book;
	const struct round_cards cards = rounds_cards_for(drawing->cards, book);
	struct pairing_draw mixed = {0};
	struct pairing_score now = {0}, then = {0};
	struct pairing_change change = {.now = &drawing->draws[at], .then = &mixed, &now, &then, 0};
	struct pairing_who who = {0};
	char one[WHO_SIZE], lazy[WHO_SIZE], other[WHO_SIZE];
	enum status status =
		rings_mix(&drawing->draws[0], &drawing->draws[at], rings, ring, &mixed);

	if (status == STATUS_OK)
		status = draw_sort(cards.book, cards.scores, &mixed);
	if (status == STATUS_OK)
		status = translate_status(pairing_score(book, &cards.input, change.now, &now));
	if (status == STATUS_OK)
		status = translate_status(pairing_score(book, &cards.input, change.then, &then));
	if (status == STATUS_OK)
		change.term = choices_of(&now, &then);
	if (status == STATUS_OK && change.term >= 0)
		status = translate_status(pairing_who(book, &cards.input, &change, &who));
	if (status == STATUS_OK && who.nthen == 1)
		words_put(text, BOOKS_TEXT,
			now.terms[change.term].id == PAIRING_TERM_LAZY_BYE
				? "The lazy draw gives the bye to %s, %s to %s."
				: "The lazy draw lets %s go down, %s lets %s.",
			name_card(&cards, who.now[0], lazy), base->book->id,
			name_card(&cards, who.then[0], other));
	else if (status == STATUS_OK && who.nthen == 2)
		words_put(text, BOOKS_TEXT,
			"The lazy draw takes %s for %s; %s passes him over for %s.",
			name_card(&cards, who.now[1], lazy), name_card(&cards, who.now[0], one),
			base->book->id, name_card(&cards, who.then[1], other));
	pairing_score_done(&now);
	pairing_score_done(&then);
	pairing_draw_done(&mixed);
	return status;
}

/* The parts in which a column differs from the first one, by the rules of both. */
static enum status put_parts(const struct drawing *drawing, int at)
{
	const struct pairing_draw *first = &drawing->draws[0], *mine = &drawing->draws[at];
	struct books_column *base = &drawing->made->columns[0],
			    *column = &drawing->made->columns[at];
	struct rings rings, turned;
	enum status status = rings_find(mine, first, drawing->cards->input.count, &rings);

	if (status != STATUS_OK)
		return status;
	turned = (struct rings){rings.count, rings.of_b, rings.of_a};
	column->nparts = rings.count;
	column->parts = calloc((size_t)rings.count + 1, sizeof(*column->parts));
	if (!column->parts)
		status = STATUS_NO_MEMORY;
	for (int i = 0; status == STATUS_OK && i < mine->count; i++)
		column->boards[i].part = rings.of_a[i] + 1;
	for (int i = 0; status == STATUS_OK && i < first->count; i++)
		base->boards[i].part |= rings.of_b[i] >= 0;
	for (int i = 0; status == STATUS_OK && i < rings.count; i++) {
		status = judge(drawing, base->book, mine, first, &rings, i, column->parts[i].first);
		if (status == STATUS_OK)
			status = judge(drawing, column->book, first, mine, &turned, i,
				column->parts[i].own);
		if (status == STATUS_OK && column->book->comparison)
			status = tell_parting(drawing, at, &turned, i, column->parts[i].parts);
	}
	rings_done(&rings);
	return status;
}

/* What a lazy draw does to players that the first column does not. */
static enum status put_unfair(const struct drawing *drawing, int at)
{
	const struct round_cards cards =
		rounds_cards_for(drawing->cards, drawing->made->columns[0].book);
	struct seated lazy = {0}, best = {0};
	struct unfair *found = NULL;
	char text[SENTENCE_SIZE];
	int count = 0;
	enum status status = seated_init(&cards, &drawing->draws[at], NULL, &lazy);

	if (status == STATUS_OK)
		status = seated_init(&cards, &drawing->draws[0], NULL, &best);
	if (status == STATUS_OK)
		status = unfair_find(&cards, &lazy, &best, &found, &count);
	for (int i = 0; status == STATUS_OK && i < count; i++) {
		unfair_words(&cards, &found[i], &best, text, sizeof(text));
		status = reasons_add(&drawing->made->columns[at].unfair, text);
	}
	free(found);
	seated_done(&lazy);
	seated_done(&best);
	return status;
}

static enum status draw_and_compare(struct drawing *drawing)
{
	struct books *made = drawing->made;
	enum status status;

	choose_columns(drawing);
	status = draw_columns(drawing);
	for (int i = 0; status == STATUS_OK && i < made->count; i++)
		status = put_boards(drawing, &made->columns[i], &drawing->draws[i]);
	for (int i = 1; status == STATUS_OK && i < made->count; i++) {
		if (!made->columns[0].drawn || !made->columns[i].drawn)
			continue;
		status = put_parts(drawing, i);
		if (status == STATUS_OK && made->columns[i].book->comparison &&
			!made->columns[0].book->comparison)
			status = put_unfair(drawing, i);
	}
	return status;
}

/* Of nobody every rule book makes the same draw, which says nothing. */
static enum status check_somebody(const struct round_cards *cards, struct error *error)
{
	for (int i = 0; i < cards->input.count; i++)
		if (!cards->input.players[i].absent)
			return STATUS_OK;
	if (cards->book->season)
		return app_fail(error, STATUS_REFUSED,
			"Nobody is here on evening %d: there is nothing to compare. Take the attendance first (a, or attend EVENT NAME ...).",
			cards->input.round);
	return app_fail(error, STATUS_REFUSED,
		"Nobody is to be paired in round %d: there is nothing to compare.",
		cards->input.round);
}

enum status books_draw(const struct round_cards *cards, const struct books_choice *choice,
	struct books *books, struct error *error)
{
	struct books made = {.round = cards->input.round};
	struct drawing drawing = {.cards = cards, .choice = choice, .made = &made};
	enum status status = check_somebody(cards, error);

	if (status != STATUS_OK)
		return status;
	status = draw_and_compare(&drawing);
	for (int i = 0; i < BOOKS_MOST; i++)
		pairing_draw_done(&drawing.draws[i]);
	if (status != STATUS_OK) {
		books_done(&made);
		return app_fail_plain(error, status);
	}
	*books = made;
	return STATUS_OK;
}

void books_done(struct books *books)
{
	for (int i = 0; i < BOOKS_MOST; i++) {
		free(books->columns[i].boards);
		free(books->columns[i].parts);
		reasons_done(&books->columns[i].unfair);
	}
	memset(books, 0, sizeof(*books));
}
