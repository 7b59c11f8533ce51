/* What results are worth: the records 162, XXS and BBW .. BBU. */
#include <string.h>

#include "core/points.h"
#include "formats/trf/read.h"

#define BIT(outcome) (1u << (outcome))

enum {
	WIN = BIT(TRF_WIN_WHITE) | BIT(TRF_WIN_BLACK),
	DRAW = BIT(TRF_DRAW_WHITE) | BIT(TRF_DRAW_BLACK),
	LOSS = BIT(TRF_LOSS_WHITE) | BIT(TRF_LOSS_BLACK),
	WINS = WIN | BIT(TRF_FORFEIT_WIN) | BIT(TRF_FULL_BYE) | BIT(TRF_PAIRING_BYE),
	DRAWS = DRAW | BIT(TRF_HALF_BYE),
	ABSENCES = BIT(TRF_ZERO_BYE) | BIT(TRF_FORFEIT_LOSS),
};

/*
 * The words of each record and the outcomes they speak of. Of two, the one that speaks of fewer
 * counts.
 */
static const struct word {
	const char *record, *name;
	unsigned outcomes;
} words[] = {
	{"162", "W", WINS},
	{"162", "D", DRAWS},
	{"162", "L", LOSS},
	{"162", "A", ABSENCES},
	{"162", "Z", ABSENCES},
	{"162", "P", BIT(TRF_PAIRING_BYE)},
	{"XXS", "W", WINS},
	{"XXS", "D", DRAWS},
	{"XXS", "L", LOSS},
	{"XXS", "WW", BIT(TRF_WIN_WHITE)},
	{"XXS", "BW", BIT(TRF_WIN_BLACK)},
	{"XXS", "WD", BIT(TRF_DRAW_WHITE)},
	{"XXS", "BD", BIT(TRF_DRAW_BLACK)},
	{"XXS", "WL", BIT(TRF_LOSS_WHITE)},
	{"XXS", "BL", BIT(TRF_LOSS_BLACK)},
	{"XXS", "ZPB", BIT(TRF_ZERO_BYE)},
	{"XXS", "HPB", BIT(TRF_HALF_BYE)},
	{"XXS", "FPB", BIT(TRF_FULL_BYE)},
	{"XXS", "PAB", BIT(TRF_PAIRING_BYE)},
	{"XXS", "FW", BIT(TRF_FORFEIT_WIN)},
	{"XXS", "FL", BIT(TRF_FORFEIT_LOSS)},
	{"BBW", "", WINS},
	{"BBD", "", DRAWS},
	{"BBL", "", LOSS},
	{"BBZ", "", BIT(TRF_ZERO_BYE)},
	{"BBF", "", BIT(TRF_FORFEIT_LOSS)},
	{"BBU", "", BIT(TRF_PAIRING_BYE)},
};

static const struct word *find_word(const char *record, const char *name)
{
	for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
		if (strncmp(record, words[i].record, 3) == 0 && strcmp(name, words[i].name) == 0)
			return &words[i];
	return NULL;
}

static void set_worth(struct trf_reading *reading, unsigned outcomes, int tenths)
{
	const bool single = (outcomes & (outcomes - 1)) == 0;

	for (int i = 0; i < TRF_OUTCOMES; i++)
		if (outcomes & BIT(i) && (single || !(reading->worth_given & BIT(i))))
			reading->trf.worth2[i] = tenths;
	if (single)
		reading->worth_given |= outcomes;
	reading->worth_told = true;
}

static bool value_at(const struct trf_line *line, int from, int to, int *tenths)
{
	return trf_points(line, from, to, tenths) && *tenths % TRF_TENTHS_OF_HALF == 0 &&
		*tenths <= POINTS2_MOST * TRF_TENTHS_OF_HALF;
}

enum { FIRST_SYMBOL = 6, STRIDE = 9, VALUE_WIDTH = 4 };

/* One symbol of 162 and its value from column on; X, a game without result, is accepted. */
static enum status read_symbol(
	struct trf_reading *reading, const struct trf_line *line, int column, int *next, bool *odd)
{
	const char name[] = {trf_at(line, column), '\0'};
	const struct word *word = find_word("162", name);
	int value = column + 1, end, tenths;

	if (!word && name[0] != 'X')
		return trf_unexpected(line, column, (size_t)column, "one of W, D, L, A, P and X",
			reading->report);
	if (!trf_next_word(line, &value, &end) || !value_at(line, value, end, &tenths))
		return trf_unexpected(line, column + 1, (size_t)column + VALUE_WIDTH,
			"points such as  3.0 or 0.5", reading->report);
	*odd = *odd || (column - FIRST_SYMBOL) % STRIDE != 0 || end - column > VALUE_WIDTH ||
		name[0] == 'Z';
	*next = end + 1;
	if (word)
		set_worth(reading, word->outcomes, tenths);
	return STATUS_OK;
}

/* 162: symbols in columns 6, 15, ... with a value in the four columns after each. */
enum status trf_read_worth(struct trf_reading *reading, const struct trf_line *line)
{
	int column = 5, end;
	bool odd = false;

	while (trf_next_word(line, &column, &end)) {
		enum status status = read_symbol(reading, line, column, &column, &odd);

		if (status != STATUS_OK)
			return status;
	}
	if (!odd)
		return STATUS_OK;
	return trf_repair(reading, line->number, 5, NULL,
		"the points do not stand as they should and were read word by word.");
}

/* XXS: words such as WW=3 and D=1.5. */
enum status trf_read_worth_codes(struct trf_reading *reading, const struct trf_line *line)
{
	int column = 5, end;

	for (; trf_next_word(line, &column, &end); column = end + 1) {
		const struct word *word;
		int equals = column, tenths;
		char name[8];

		while (equals < end && trf_at(line, equals) != '=')
			equals++;
		word = trf_word_text(line, column, equals - 1, name, sizeof(name))
			? find_word("XXS", name)
			: NULL;
		if (!word || !value_at(line, equals + 1, end, &tenths))
			return trf_unexpected(line, column, (size_t)end,
				"a code and points such as WW=3 or D=0.5", reading->report);
		set_worth(reading, word->outcomes, tenths);
	}
	return STATUS_OK;
}

/* BBW .. BBU: one value. */
enum status trf_read_worth_record(struct trf_reading *reading, const struct trf_line *line)
{
	int tenths;

	if (!value_at(line, 5, (int)line->length, &tenths))
		return trf_unexpected(
			line, 5, line->length, "points such as  3.0", reading->report);
	set_worth(reading, find_word(line->text, "")->outcomes, tenths);
	return STATUS_OK;
}

void trf_usual_worth(int worth2[TRF_OUTCOMES])
{
	for (int i = 0; i < TRF_OUTCOMES; i++)
		worth2[i] = WINS & BIT(i) ? 2 : DRAWS & BIT(i) ? 1 : 0;
}

bool trf_worth_is_simple(const int worth2[TRF_OUTCOMES])
{
	return worth2[TRF_WIN_WHITE] == worth2[TRF_WIN_BLACK] &&
		worth2[TRF_WIN_WHITE] == worth2[TRF_FORFEIT_WIN] &&
		worth2[TRF_WIN_WHITE] == worth2[TRF_FULL_BYE] &&
		worth2[TRF_DRAW_WHITE] == worth2[TRF_DRAW_BLACK] &&
		worth2[TRF_DRAW_WHITE] == worth2[TRF_HALF_BYE] &&
		worth2[TRF_LOSS_WHITE] == worth2[TRF_LOSS_BLACK] &&
		worth2[TRF_ZERO_BYE] == worth2[TRF_FORFEIT_LOSS];
}

int trf_game_points2(const struct trf *trf, const struct trf_game *game)
{
	const bool black = game->colour == COLOUR_BLACK;

	switch (game->code) {
	case '1':
	case 'W':
		return trf->worth2[black ? TRF_WIN_BLACK : TRF_WIN_WHITE];
	case '=':
	case 'D':
		return trf->worth2[black ? TRF_DRAW_BLACK : TRF_DRAW_WHITE];
	case '0':
	case 'L':
		return trf->worth2[black ? TRF_LOSS_BLACK : TRF_LOSS_WHITE];
	case '+':
		return trf->worth2[TRF_FORFEIT_WIN];
	case '-':
		return trf->worth2[TRF_FORFEIT_LOSS];
	case 'H':
		return trf->worth2[TRF_HALF_BYE];
	case 'F':
		return trf->worth2[TRF_FULL_BYE];
	case 'U':
		return trf->worth2[TRF_PAIRING_BYE];
	case 'Z':
		return trf->worth2[TRF_ZERO_BYE];
	default:
		return 0;
	}
}
