/* A round whose sentences are read. */
#include "support/told/told_round.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "support/event/random_field.h"
#include "support/told/told_basis.h"
#include "support/told/told_deal.h"

enum { WISHES = 9 };

/* What a board is told of beside itself: its draw must have the board so. */
static bool is_told_beside(const struct told *told, const struct board *board,
	enum told_side_kind kind, const struct told *side)
{
	const enum told_origin origin = told_origin_of(told, board);
	const struct fact_card *card = &side->facts.card[told->facts.card_of[board->white]];

	if (origin == TOLD_HAND || (origin == TOLD_TURNED && kind == TOLD_HELD))
		return false;
	return card->opponent == (board->black ? told->facts.card_of[board->black] : FACTS_BYE) &&
		(origin == TOLD_TURNED || !board->black || card->given == COLOUR_WHITE);
}

struct told *told_side_of(
	const struct told *told, const struct board *board, struct told *sides, const bool there[2])
{
	for (int kind = TOLD_HELD; kind <= TOLD_WITHOUT; kind++)
		if (there[kind] &&
			is_told_beside(told, board, (enum told_side_kind)kind, &sides[kind]))
			return &sides[kind];
	return NULL;
}

const char *told_note_of(const struct told *told, const struct told *side)
{
	if (!side)
		return NULL;
	return side->held
		? "Some boards are not in the rules' draw: the rest is told of it around them."
		: side->beaten && told->tray > 0
		? "Cards are in the tray: the rest is told of the rules' draw, which seats them."
		: told_is_fixed(side)
		? "Some boards are not in the rules' draw: the rest is told of it around what is fixed by hand."
		: "Some boards are not in the rules' draw: the rest is told of it without them.";
}

/* Is it said of which draw the board is told? */
static void check_note(const struct told *told, const struct told *side)
{
	const char *due = told_note_of(told, side);
	int said = 0, notes = 0;

	for (int i = 0; i < told->reasons.count; i++) {
		const char *line = told->reasons.lines[i];

		notes += strstr(line, ": the rest is told of ") != NULL;
		said += due && strcmp(line, due) == 0;
	}
	told_true(told, notes == (due != NULL) && said == notes, due ? due : "no other draw");
}

static void read_board(struct told *told, const struct told_book *book, struct app *app,
	const struct board *board, struct told *sides, const bool there[2])
{
	const int white = told->facts.card_of[board->white];
	const int black = board->black ? told->facts.card_of[board->black] : FACTS_BYE;
	struct told *side = told_side_of(told, board, sides, there);
	struct error error;

	told->high = black < 0 || white < black ? white : black;
	told->low = black < 0 ? FACTS_BYE : white < black ? black : white;
	told->origin = (int)told_origin_of(told, board);
	told->beside = side != NULL;
	told->line = "";
	ck_assert_msg(app_why(app, told->facts.round, board->number, NULL, &told->reasons,
			      &error) == STATUS_OK,
		"%s", error.text);
	check_note(told, side);
	told_read(told, side, book->forms, book->nforms);
	reasons_done(&told->reasons);
}

/* What the reference counts is the engine's score. */
static void check_score(const struct told *told)
{
	for (int i = 0; i < told->score->nterms; i++) {
		int64_t values[REFERENCE_VALUES];
		const int length = told->rules->term(&told->reference, &told->draw, i, values);

		ck_assert_int_eq(length, told->score->terms[i].length);
		for (int k = 0; k < length; k++)
			ck_assert_int_eq(
				values[k], told->score->values[told->score->terms[i].first + k]);
	}
}

/* Some boards, a bye and two colours that are not so. */
static void read_wishes(struct told *told, struct app *app, uint64_t *state, struct wishes_met *met)
{
	const int count = told->facts.count;

	for (int i = 0; i < WISHES; i++) {
		struct wish wish = {i < 6 ? WISH_MEET
				: i == 6  ? WISH_BYE
				: i == 7  ? WISH_WHITE
					  : WISH_BLACK,
			told->facts.card[random_below(state, count)].pin,
			told->facts.card[random_below(state, count)].pin};

		if (wish.kind != WISH_MEET || wish.pin != wish.other)
			told_read_wish(told, app, &wish, met);
	}
}

/* Has the draw beside all its boards, with their colours? */
static bool has_same_boards(const struct told *told, const struct told *side)
{
	for (int i = 0; i < told->facts.count; i++)
		if (told->facts.card[i].opponent != side->facts.card[i].opponent ||
			told->facts.card[i].given != side->facts.card[i].given)
			return false;
	return true;
}

/*
 * The captions of draws that are finished, and the rules' around what a hand has made; and with
 * cards in the tray those of boards that the rules' draw has.
 */
static void read_deal(struct told *told, struct app *app, const struct told_book *book,
	struct told *sides, const bool there[2])
{
	const bool hand = there[TOLD_HELD] || there[TOLD_WITHOUT];
	const bool around =
		there[TOLD_HELD] && !book->rules_only && has_same_boards(told, &sides[TOLD_HELD]);

	const bool tray = told->tray > 0 && told->byes == 0;

	told_read_deal(told,
		&(struct told_deal_sides){around ? &sides[TOLD_HELD] : NULL, sides, there}, app,
		book, book->deals && (told->halfmade ? tray : around || !hand));
}

void told_read_round(const struct told_where *where, const struct told_book *book, uint64_t *state,
	struct told_met_all *met)
{
	static struct told told, sides[2];
	struct app *app = where->app;
	const int nobody[2] = {0, 0};
	bool there[2], freed, reads;

	told = (struct told){.event = where->name,
		.file = where->file,
		.rules = book->rules,
		.amend = book->amend};
	told_begin(&told, app, where->round);
	for (int kind = TOLD_HELD; kind <= TOLD_WITHOUT; kind++)
		there[kind] = told_begin_side(
			&told, (enum told_side_kind)kind, nobody, true, &sides[kind], &freed);
	told.sides = there[TOLD_HELD] || there[TOLD_WITHOUT];
	reads = !book->rules_only || best_is_on_board(told.position);
	if (!told.halfmade)
		check_score(&told);
	for (int i = 0; reads && i < told.position->seats.count; i++)
		read_board(&told, book, app, &told.position->seats.boards[i], sides, there);
	met->boards += told.position->seats.count;
	read_deal(&told, app, book, sides, there);
	if (reads && !told.halfmade)
		read_wishes(&told, app, state, &met->wishes);
	if (told.position->best->status == PAIRING_OK && (!told.halfmade || told.tray > 0))
		met->rings += told_read_comparison(&told, app);
	told_end(&sides[TOLD_HELD]);
	told_end(&sides[TOLD_WITHOUT]);
	told_end(&told);
}
