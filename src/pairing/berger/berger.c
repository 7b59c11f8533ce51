/*
 * All play all: its settings, its boards, and its entry in the table of rule books.
 */
#include "berger/berger.h"

#include <stdlib.h>

#include "book/options.h"

enum { OPTION_DOUBLE, OPTION_QUAD, OPTIONS };

/* More would not find room in the rounds of a double event. */
enum { PLAYERS_MOST = 30 };

static const struct pairing_option options[OPTIONS] = {
	{"double", 0, 0, BERGER_PAIRS,
		"everybody meets everybody twice, the second time with colours turned: 1 after all "
		"have met once, 2 in the next round, two games one after the other",
		PAIRING_SET_UNPAIRED, "Everybody meets twice"},
	{"quad", 0, 0, BERGER_QUAD_LAST,
		"four players by the table of US 30G, the colours of round 3 as the lot fell: 1 1-2 "
		"3-4, 2 2-1 3-4, 3 1-2 4-3, 4 2-1 4-3; 0: FIDE's table",
		PAIRING_SET_UNPAIRED, "Quad and its lot"},
};

static const struct pairing_code codes[] = {
	{"BERGER_ROUNDROBIN", ""},
	{"BERGER_DOUBLEROUNDROBIN", "double=1"},
	{"BERGER_DOUBLEROUNDROBIN", "double=2"},
	{"FIDE_ROUNDROBIN", ""},
	{"FIDE_DOUBLEROUNDROBIN", "double=1"},
};

static struct berger_table table_of(const int *values, int players)
{
	return (struct berger_table){players, values[OPTION_DOUBLE], values[OPTION_QUAD]};
}

static int count_rounds(const int *values, int players)
{
	const struct berger_table table = table_of(values, players);

	return berger_rounds(&table);
}

/* A board of the draw and its place in the order of publication. */
struct placed {
	struct pairing_board board;
	int place;
};

static int compare_placed(const void *left, const void *right)
{
	const struct placed *a = left, *b = right;

	return (a->place > b->place) - (a->place < b->place);
}

/* Boards stand by the lower number of their two, who sits out behind them. */
static struct placed place_board(const struct berger *berger, int a, int b)
{
	const struct field_card *card = berger->field.card;
	const int player = card[a].player, other = b < 0 ? PAIRING_NOBODY : card[b].player;

	if (b < 0)
		return (struct placed){{player, other}, berger->table.players + player};
	return (struct placed){berger_colour(berger, a, b) == PAIRING_WHITE
			? (struct pairing_board){player, other}
			: (struct pairing_board){other, player},
		player < other ? player : other};
}

static enum pairing_status make_draw(const void *digest, const int *mate, struct pairing_draw *draw)
{
	const struct berger *berger = digest;
	const size_t room = (size_t)berger->field.count + 1;
	struct pairing_draw made = {malloc(room * sizeof(*made.boards)), 0};
	struct placed *placed = malloc(room * sizeof(*placed));

	if (!made.boards || !placed) {
		free(made.boards);
		free(placed);
		return PAIRING_NO_MEMORY;
	}
	for (int a = 0; a < berger->field.count; a++)
		if (mate[a] < 0 || mate[a] > a)
			placed[made.count++] = place_board(berger, a, mate[a]);
	qsort(placed, (size_t)made.count, sizeof(*placed), compare_placed);
	for (int i = 0; i < made.count; i++)
		made.boards[i] = placed[i].board;
	free(placed);
	*draw = made;
	return PAIRING_OK;
}

/* A fixed board that may not be, if there is one. */
static enum pairing_status blame_boards(const void *digest, struct pairing_blame *blame)
{
	const struct berger *berger = digest;
	const struct field_card *card = berger->field.card;

	if (!blame)
		return PAIRING_NO_DRAW;
	*blame = (struct pairing_blame){.rule = "",
		.player = PAIRING_NOBODY,
		.other = PAIRING_NOBODY,
		.text = "No draw keeps what is fixed by the arbiter."};
	for (int a = 0; a < berger->field.count; a++) {
		const int b = card[a].partner;

		if (b < a || berger_may(berger, a, b))
			continue;
		blame->player = card[a].player;
		blame->other = card[b].player;
		blame->rule = berger_have_met(berger, a, b) ? "table" : "";
		blame->text = berger_have_met(berger, a, b)
			? "Two players have met in this cycle."
			: "Two players are fixed to meet and must not.";
		break;
	}
	return PAIRING_NO_DRAW;
}

static enum pairing_status read_input(
	void *digest, const struct pairing_input *input, struct pairing_blame *blame)
{
	struct berger *berger = digest;
	int values[OPTIONS];
	enum pairing_status status = book_options_read(options, OPTIONS, input, values, blame);

	if (status == PAIRING_OK)
		status = field_init(&berger->field, input, blame);
	if (status != PAIRING_OK)
		return status;
	berger->table = table_of(values, input->count);
	berger->round = input->round;
	return PAIRING_OK;
}

/* By which rules the terms of a score count. */
static const char *const berger_term_rules[PAIRING_TERMS] = {
	[PAIRING_TERM_REPEATS] = "table",
	[PAIRING_TERM_OFF_TABLE] = "table",
	[PAIRING_TERM_FREE_ROUNDS] = "free",
	[PAIRING_TERM_TABLE_COLOURS] = "table",
};

static const struct pairing_rules berger_rules = {
	.digest_size = sizeof(struct berger),
	.bye_rule = "free",
	.many_sit_out = true,
	.digest = read_input,
	.solve = berger_solve,
	.legal = berger_may,
	.no_draw = blame_boards,
	.boards = make_draw,
	.term_rules = berger_term_rules,
	.add_score = berger_add_score,
	.tell = berger_tell,
};

static const struct pairing_citations berger_citations = {
	.repeat = " (table)",
	.bye = " (free)",
	.transfer = " (table)",
	.exchange = "",
	.down = "",
	.up = "",
	.same_down = "",
	.same_up = "",
	.line = "",
	.linked = "",
	.comes = "as the table says",
	.goes = "the table says who meets whom",
	.sits_out = "the table says who is free",
	.converts = "",
	.unrated = "",
	.outside = "",
	.outside_again = "",
};

static const struct pairing_traits berger_traits = {
	.code = "BERGER_ROUNDROBIN",
	.own_code = true,
	.codes = codes,
	.ncodes = (int)(sizeof(codes) / sizeof(codes[0])),
	.ranks_settled_by = 1,
	.groups = PAIRING_GROUPS_TABLE,
	.floater = PAIRING_FLOATER_ANY,
	.everybody = "table",
	.citations = &berger_citations,
};

const struct pairing_book berger_book = {
	.id = "berger",
	.name = "all play all (Berger tables)",
	.options = options,
	.noptions = OPTIONS,
	.rules = &berger_rules,
	.traits = &berger_traits,
	.rounds = count_rounds,
	.players_most = PLAYERS_MOST,
};
