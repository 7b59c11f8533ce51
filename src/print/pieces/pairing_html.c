/* Pairing cards as a page for a browser: cut apart where it is printed. */
#include "config.h"

#include <stdio.h>

#include "print/html_out.h"
#include "print/pieces/pairing_card.h"

static const char style_sheet[] =
	".cards{display:flex;flex-wrap:wrap;gap:1rem}\n"
	".card{border:1px solid;padding:.2rem;break-inside:avoid;width:22rem;max-width:100%;box-sizing:border-box}\n"
	".card .top{display:flex;gap:.5rem;border-bottom:1px solid;min-width:17rem}\n"
	".card .top>div{padding:.1rem .3rem;min-width:0;overflow-wrap:anywhere}.card .name{flex:1;text-align:center;border:solid;"
	"border-width:0 1px;overflow-wrap:anywhere}\n"
	".card .s{font-size:.7rem}.card .b{font-weight:600}.card .grade{text-align:right;max-width:40%}\n"
	".up,.down{font-size:.6rem;vertical-align:super}.down{vertical-align:sub}\n"
	".card table{width:100%;table-layout:fixed}\n"
	".card th,.card td{border:1px solid #888;padding:.1rem;font-weight:400;font-size:.85rem}\n"
	".card th{width:4.3rem}\n"
	".card td{text-align:center;height:1.4rem}\n"
	".card tbody tr:nth-child(even){background:none}\n"
	".card p{margin:.1rem 0;font-size:.7rem}.card .code{float:right;margin-left:.5rem}\n"
	".red{color:#bf0000}.green{color:#007300}\n"
	"@media (prefers-color-scheme:dark){.red{color:#ff8080}.green{color:#60d060}}\n"
	"@media (max-width:600px){.card{width:100%}.card .top{min-width:0}}\n"
	"@media print{.cards{display:flow-root}.card{float:left;width:48%;margin:0 1% 4mm}\n"
	".card:nth-child(odd){clear:left}"
	".red{color:#bf0000}.green{color:#007300}}\n";

/* What runs the way of its own letters. */
static void put_own(struct html_out *out, const char *text)
{
	if (!*text)
		return;
	html_put(out, "<bdi>");
	html_put_text(out, text);
	html_put(out, "</bdi>");
}

static void put_bold(struct html_out *out, const char *text)
{
	html_put(out, "<div class=\"b\">");
	put_own(out, text);
	html_put(out, "</div>");
}

/* A word above what it is of, with a note behind it. */
static void put_word(struct html_out *out, const char *word, const char *note)
{
	html_put(out, "<div class=\"s\">");
	html_put_text(out, word);
	html_put(out, note[0] ? " - " : "");
	html_put_text(out, note);
	html_put(out, "</div>");
}

static void put_head(
	struct html_out *out, const struct pairing_cards *cards, const struct pairing_card *card)
{
	html_put(out, "<div class=\"top\"><div>");
	put_word(out, "No", "");
	put_bold(out, card->number);
	html_put(out, "</div><div class=\"name\">");
	put_word(out, "Name", card->note);
	put_bold(out, card->name);
	html_put(out, "</div><div class=\"grade\"><div>Grade ");
	put_own(out, card->grade);
	html_put(out, "</div><div>");
	html_put_text(out, cards->club_head);
	html_put(out, " ");
	put_own(out, card->club);
	html_put(out, "</div></div></div>\n");
}

static void put_cell(struct html_out *out, const struct pairing_round *round, enum pairing_row row)
{
	static const char *const cells[] = {[PAIRING_BLACK] = "<td>",
		[PAIRING_RED] = "<td class=\"red\">",
		[PAIRING_GREEN] = "<td class=\"green\">"};

	html_put(out, cells[row == PAIRING_ROUND ? PAIRING_BLACK : round->ink]);
	html_put_text(out, round->text[row]);
	if (row == PAIRING_TOTAL && round->floated != FLOATED_NOT)
		html_put(out,
			round->floated == FLOATED_UP ? "<bdi class=\"up\">&bull;</bdi>"
						     : "<bdi class=\"down\">&bull;</bdi>");
	html_put(out, "</td>");
}

static void put_card(struct html_out *out, const struct pairing_cards *cards, int card,
	const struct pairing_layout *layout)
{
	static const struct pairing_round none = {.floated = FLOATED_NOT};

	html_put(out, "<div class=\"card\">");
	put_head(out, cards, &cards->of[card]);
	for (int first = 1; first <= cards->rounds; first += layout->a_band) {
		html_put(out, "<table><tbody>\n");
		for (int row = 0; row < PAIRING_ROWS; row++) {
			html_put(out, "<tr><th scope=\"row\">");
			html_put_text(out, pairing_label(cards, (enum pairing_row)row));
			html_put(out, "</th>");
			for (int i = first; i < first + layout->a_band; i++)
				put_cell(out,
					i <= cards->rounds ? pairing_round_of(cards, card, i)
							   : &none,
					(enum pairing_row)row);
			html_put(out, "</tr>\n");
		}
		html_put(out, "</tbody></table>\n");
	}
	if (cards->of[card].said[0]) {
		html_put(out, "<p>");
		html_put_text(out, cards->of[card].said);
		html_put(out, "</p>\n");
	}
	html_put(out, "<p>");
	if (cards->code[0]) {
		html_put(out, "<span class=\"code\">");
		html_put_text(out, cards->code);
		html_put(out, "</span>");
	}
	put_own(out, cards->event);
	html_put(out, "</p></div>\n");
}

enum status pairing_html_write(const struct pairing_cards *cards, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	const struct pairing_layout layout = pairing_layout_of(cards, style);
	struct html_out out = {.sink = sink, .joined = style->joined};

	html_begin(&out, cards->event, "Pairing cards", style_sheet);
	html_body(&out);
	html_put(&out, "<div class=\"cards\">\n");
	for (int card = 0; card < cards->count; card++)
		put_card(&out, cards, card, &layout);
	html_put(&out, "</div>\n");
	return html_end(&out, style->when, error);
}
