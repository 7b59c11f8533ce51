/* How pairing cards lie on a page. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "core/text/fit.h"
#include "core/text/fold.h"
#include "print/pieces/cards.h"
#include "print/pieces/pairing_card.h"

enum {
	CELL_LEAST = 3,
	HALF_LEAST = 30, /* with less a name has no room */
	WIDTH_LEAST = 36,
	/*
	 * rounds that have room beside each other: on half a page of paper, on a whole one, in a
	 * window
	 */
	PDF_HALF = 11,
	PDF_WHOLE = 24,
	HTML_WHOLE = 8,
	/*
	 * cells that surely have room in a line below the rounds, as PDF; points of a page for
	 * cards
	 */
	PDF_HALF_SAID = 46,
	PDF_WHOLE_SAID = 100,
	PDF_PAGE_LEAST = 756
};

const struct pairing_round *pairing_round_of(const struct pairing_cards *cards, int card, int round)
{
	return &cards->cells[card * cards->rounds + round - 1];
}

const char *pairing_label(const struct pairing_cards *cards, enum pairing_row row)
{
	static const char *const labels[PAIRING_ROWS] = {
		[PAIRING_TOTAL] = "Total",
		[PAIRING_OPPONENT] = "Opponent",
		[PAIRING_RESULT] = "Result",
		[PAIRING_COLOUR] = "Colour",
		[PAIRING_FLOAT] = "Float",
	};

	return row == PAIRING_ROUND ? cards->round : labels[row];
}

static int bands_of(int rounds, int a_band)
{
	return rounds > 0 ? (rounds + a_band - 1) / a_band : 1;
}

int pairing_cell_cells(const struct pairing_cards *cards)
{
	int most = CELL_LEAST;

	for (int i = 0; i < cards->count * cards->rounds; i++)
		for (int row = 0; row < PAIRING_ROWS; row++) {
			const struct pairing_round *round = &cards->cells[i];
			const int cells = text_width(round->text[row]) +
				(row == PAIRING_TOTAL && round->floated != FLOATED_NOT);

			most = cells > most ? cells : most;
		}
	return most;
}

int pairing_lines(int bands, int name_lines)
{
	const int edges = 2, head_rule = 1, foot = 1, band_rules = bands - 1;

	return edges + name_lines + head_rule + bands * PAIRING_ROWS + band_rules + foot;
}

int pairing_fold_said(const struct pairing_card *card, int cells, char folded[PAIRING_SAID_SIZE])
{
	int lines = card->said[0] != '\0';

	snprintf(folded, PAIRING_SAID_SIZE, "%s", card->said);
	text_fold(folded, strlen(folded), cells);
	for (const char *end = folded; (end = strchr(end, '\n')); end++)
		lines++;
	return lines;
}

static int said_most(const struct pairing_cards *cards, int cells)
{
	char folded[PAIRING_SAID_SIZE];
	int most = 0;

	for (int card = 0; card < cards->count; card++) {
		const int lines = pairing_fold_said(&cards->of[card], cells, folded);

		most = lines > most ? lines : most;
	}
	return most;
}

static int rounds_in(int width, int cell)
{
	const int most = (width - PAIRING_LABEL_CELLS - 2) / (cell + 1);

	return most > 1 ? most : 1;
}

/* Half a page wide where all rounds have room there, else as wide as the page. */
static struct pairing_layout layout_text(
	const struct pairing_cards *cards, const struct print_style *style)
{
	const int cell = pairing_cell_cells(cards), width = style->width ? style->width : 80,
		  length = style->length > 0 ? style->length : 66, half = (width + 1) / 2 - 1;
	struct pairing_layout layout = {.columns = CARD_COLUMNS, .a_band = rounds_in(half, cell)};

	if (layout.a_band < cards->rounds || half < HALF_LEAST)
		layout =
			(struct pairing_layout){.columns = 1, .a_band = rounds_in(width - 1, cell)};
	if (layout.a_band > cards->rounds && cards->rounds > 0)
		layout.a_band = cards->rounds;
	layout.bands = bands_of(cards->rounds, layout.a_band);
	layout.width = 2 + PAIRING_LABEL_CELLS + layout.a_band * (cell + 1);
	if (layout.columns > 1)
		layout.width = half;
	else if (layout.width < WIDTH_LEAST)
		layout.width = WIDTH_LEAST;
	layout.said = said_most(cards, layout.width - PAIRING_SAID_INSET);
	/* a blank line above the card, and the cut below */
	layout.rows =
		(length + 1) / (pairing_lines(layout.bands, PAIRING_NAME_LINES) + layout.said + 2);
	if (layout.rows > CARD_ROWS)
		layout.rows = CARD_ROWS;
	if (layout.rows < 1)
		layout.rows = 1;
	return layout;
}

/* As many rows of cards a page as leave the lines of each their least height. */
static int pdf_rows(int bands, int said)
{
	const int card = 2 * PAIRING_PDF_INSET + PAIRING_PDF_HEAD + PAIRING_PDF_FOOT +
		bands * PAIRING_ROWS * PAIRING_PDF_ROW_LEAST + said * PAIRING_PDF_SAID;
	int rows = CARD_ROWS - (bands > 1 ? bands - 1 : 0);

	while (rows > 1 && rows * card > PDF_PAGE_LEAST)
		rows--;
	return rows;
}

struct pairing_layout pairing_layout_of(
	const struct pairing_cards *cards, const struct print_style *style)
{
	const bool half = cards->rounds <= PDF_HALF;
	const int a_band = style->form == PRINT_HTML ? HTML_WHOLE : half ? PDF_HALF : PDF_WHOLE;
	const int bands = bands_of(cards->rounds, a_band);
	const int said = said_most(cards, half ? PDF_HALF_SAID : PDF_WHOLE_SAID);

	if (style->form == PRINT_TEXT)
		return layout_text(cards, style);
	return (struct pairing_layout){.columns = half ? CARD_COLUMNS : 1,
		.rows = pdf_rows(bands, said),
		.a_band = cards->rounds < a_band && cards->rounds > 0 ? cards->rounds : a_band,
		.bands = bands,
		.said = said};
}
