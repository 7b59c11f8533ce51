/*
 * The box under the board. With a card in the air: what dropping it here would change, by the terms of the rule book
 * and the rules broken and mended. Else: the reasons of the board under the cursor, or what the selected card tells.
 */
#include "config.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "core/fit.h"
#include "tui/screen.h"

static void title(const struct tui *tui, enum role role, const char *text)
{
	const struct layout *layout = &tui->layout;
	int cells = layout->note.width - 18;

	paint_text(layout->note.y - 1, 2, ROLE_PLAIN, " ", 1);
	paint_text(layout->note.y - 1, 3, role, text, cells);
	paint_text(layout->note.y - 1, 3 + (text_width(text) < cells ? text_width(text) : cells), ROLE_PLAIN, " ", 1);
}

/* Wrapped text from a line of the box on; returns the next free line. */
static int words(const struct tui *tui, int line, enum role role, const char *text)
{
	const struct layout *layout = &tui->layout;
	char part[STRIP_SIZE];

	while (*text && line < layout->note.height) {
		text = wrap_words(text, layout->note.width - 2, part, sizeof(part));
		/* What does not fit any more says so. */
		if (*text && line == layout->note.height - 1)
			strncat(part, " …", sizeof(part) - strlen(part) - 1);
		paint_text(layout->note.y + line, layout->note.x + 1, role, part, layout->note.width - 2);
		line++;
	}
	return line;
}

static bool same_violation(const struct pairing_violation *a, const struct pairing_violation *b)
{
	return a->kind == b->kind && a->player == b->player && a->other == b->other;
}

static bool has_violation(const struct pairing_score *score, const struct pairing_violation *violation)
{
	for (int i = 0; i < score->nviolations; i++) {
		if (same_violation(&score->violations[i], violation))
			return true;
	}
	return false;
}

/* Violations of one draw that the other has not: broken by the drop, or mended. */
static int violations(const struct tui *tui, int line, const struct pairing_score *of,
	const struct pairing_score *not_of, bool warnings, enum role role, const char *word)
{
	char text[240], all[600] = "";

	for (int i = 0; i < of->nviolations; i++) {
		const struct pairing_violation *violation = &of->violations[i];

		if (has_violation(not_of, violation) || (violation->kind >= PAIRING_WARN_AVOID) != warnings)
			continue;
		app_violation_words(violation, tui->verdict.pins, text, sizeof(text));
		snprintf(all + strlen(all), sizeof(all) - strlen(all), "%s%s", all[0] ? "; " : word, text);
	}
	return all[0] ? words(tui, line, role, all) : line;
}

static bool same_values(const struct pairing_score *a, const struct pairing_term *s, const struct pairing_score *b,
	const struct pairing_term *t)
{
	return s->length == t->length &&
		memcmp(a->values + s->first, b->values + t->first, (size_t)s->length * sizeof(*a->values)) == 0;
}

/* Terms come in the same order in both scores: those that change, then in a word how many do not. */
static int terms(const struct tui *tui, int line, const struct pairing_score *before, const struct pairing_score *after)
{
	char text[240], all[1000] = "";
	int same = 0;

	for (int i = 0; i < before->nterms && i < after->nterms; i++) {
		const struct pairing_term *was = &before->terms[i], *is = &after->terms[i];

		if (same_values(before, was, after, is)) {
			same++;
			continue;
		}
		app_term_words(is, before->values + was->first, was->length, after->values + is->first, is->length,
			text, sizeof(text));
		snprintf(all + strlen(all), sizeof(all) - strlen(all), "%s%s", all[0] ? "; " : "", text);
	}
	if (!all[0])
		return words(tui, line, ROLE_GOOD, "Changes nothing that the rules look at.");
	snprintf(all + strlen(all), sizeof(all) - strlen(all), "; %d terms as before", same);
	return words(tui, line, ROLE_PLAIN, all);
}

static void draw_verdict(const struct tui *tui, const char *name)
{
	const struct pairing_score *before = &tui->verdict.before, *after = &tui->verdict.after;
	int term, compared = pairing_score_compare(after, before, &term), line = 0;
	char text[240];

	if (compared == 0)
		snprintf(text, sizeof(text), "carrying %s: no difference by the rules", name);
	else
		snprintf(text, sizeof(text), "carrying %s: %s by rule %s", name, compared < 0 ? "better" : "worse",
			term >= 0 && term < after->nterms ? after->terms[term].rule : "");
	title(tui, compared > 0 ? ROLE_BAD : ROLE_GOOD, text);
	line = violations(tui, line, after, before, false, ROLE_BAD, "Breaks: ");
	line = violations(tui, line, before, after, false, ROLE_GOOD, "Mends: ");
	line = terms(tui, line, before, after);
	line = violations(tui, line, after, before, true, ROLE_PLAIN, "New: ");
	violations(tui, line, before, after, true, ROLE_PLAIN, "No longer: ");
}

/* Laid out there is no draw to score yet: what the change does to the pairing box is what can be said. */
static void draw_hand(const struct tui *tui, const char *name)
{
	char text[240];
	int line;

	snprintf(text, sizeof(text), "carrying %s", name);
	title(tui, ROLE_TITLE, text);
	snprintf(text, sizeof(text), "Dropped here: %s.", tui->drop.text);
	line = words(tui, 0, ROLE_PLAIN, text);
	if (tui->drop.broken[0]) {
		snprintf(text, sizeof(text), "Breaks: %s", tui->drop.broken);
		line = words(tui, line, ROLE_BAD, text);
	}
	if (tui->drop.kind == DROP_HANDS)
		words(tui, line, ROLE_FAINT,
			"It is fixed by hand (◆): p pairs the others around it, x frees it again.");
	else if (tui->model.paired)
		words(tui, line, ROLE_FAINT, "› marks the legal seats; Tab goes to the next one.");
}

static int wrapped_lines(const struct tui *tui, const char *text)
{
	char part[STRIP_SIZE];
	int lines = 0;

	for (; *text; lines++)
		text = wrap_words(text, tui->layout.note.width - 2, part, sizeof(part));
	return lines;
}

/* The reasons go from the score group to the board: where not all fit, the first to show, so that the last ones do. */
static int first_reason(const struct tui *tui)
{
	int first = tui->reasons.count, room = tui->layout.note.height;

	while (first > 0 && (room -= wrapped_lines(tui, tui->reasons.lines[first - 1])) >= 0)
		first--;
	return first == tui->reasons.count && first > 0 ? first - 1 : first;
}

static void draw_reasons(struct tui *tui, int card)
{
	const struct board_view *board = &tui->model.boards[tui->model.cards[card].board];
	struct error error = {.code = STATUS_OK};
	char text[200], white[64], black[64];
	int line = 0;

	if (tui->why_board != board->number) {
		reasons_done(&tui->reasons);
		tui->why_board = board->number;
		if (app_why(tui->app, board->number, &tui->reasons, &error) != STATUS_OK)
			memset(&tui->reasons, 0, sizeof(tui->reasons));
	}
	card_short_name(&tui->model.cards[board->white], white);
	if (board->black >= 0)
		snprintf(text, sizeof(text), "why board %d: %s v %s", board->number, white,
			card_short_name(&tui->model.cards[board->black], black));
	else
		snprintf(text, sizeof(text), "why the bye: %s", white);
	title(tui, ROLE_TITLE, text);
	for (int i = first_reason(tui); i < tui->reasons.count; i++)
		line = words(tui, line, ROLE_PLAIN, tui->reasons.lines[i]);
	if (tui->reasons.count == 0)
		words(tui, 0, ROLE_FAINT, "Put together by hand.");
}

/* "met 3, 19, 4" */
static void met_words(const struct model *model, int card, char *text, size_t size)
{
	text[0] = '\0';
	for (int r = 0; r + 1 < model->round; r++) {
		int other = model->cards[card].opponents[r];

		if (other >= 0)
			snprintf(text + strlen(text), size - strlen(text), "%s%d", text[0] ? ", " : "has met ",
				model->cards[other].pin);
	}
	if (!text[0])
		snprintf(text, size, "has met nobody");
}

static void draw_facts(const struct tui *tui, int index)
{
	const struct card *card = &tui->model.cards[index];
	const struct model *model = &tui->model;
	char text[700], met[240], name[64], points[16], hand[16];
	int line;

	title(tui, ROLE_TITLE, card_short_name(card, name));
	met_words(model, index, met, sizeof(met));
	snprintf(text, sizeof(text), "%s, %s points, %s, %s%s%s.", card->player ? card->player->name : "",
		points_text(card->points2, points), met, card->had_bye ? "has had a bye (6)" : "may have a bye",
		card->player && card->player->club[0] ? ", club " : "", card->player ? card->player->club : "");
	line = words(tui, 0, ROLE_PLAIN, text);
	if (card_by_hand(card)) {
		snprintf(text, sizeof(text), "Fixed by hand: %s   x frees the card.", card_hand_text(card, hand));
		words(tui, line, ROLE_PINNED, text);
		return;
	}
	if (card->floated != FLOATED_NOT) {
		snprintf(text, sizeof(text), "Floated %s in the round before (20 a, 21 a).",
			card->floated == FLOATED_DOWN ? "down ↓" : "up ↑");
		line = words(tui, line, ROLE_PLAIN, text);
	}
	if (!model->paired)
		words(tui, line, ROLE_FAINT,
			"Space picks the card up: to the other colour, across the line, to another score, on an opponent, to "
			"the bye slot or the tray.");
}

void note_draw(struct tui *tui)
{
	int card = tui_carrying(tui) ? carry_card(tui) : cursor_card(tui);
	char name[64];

	if (card < 0)
		return;
	card_short_name(&tui->model.cards[card], name);
	if (tui_carrying(tui) && tui->have_verdict)
		draw_verdict(tui, name);
	else if (tui_carrying(tui))
		draw_hand(tui, name);
	else if (tui->model.cards[card].board >= 0)
		draw_reasons(tui, card);
	else
		draw_facts(tui, card);
}
