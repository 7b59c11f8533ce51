/*
 * The box under the board. With a card in the air: what dropping it here would change, by the terms
 * of the rule book and the rules broken and mended. Else: the reasons of the board under the
 * cursor, or what the selected card tells.
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
	paint_text(layout->note.y - 1, 3 + (text_width(text) < cells ? text_width(text) : cells),
		ROLE_PLAIN, " ", 1);
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
		paint_text(layout->note.y + line, layout->note.x + 1, role, part,
			layout->note.width - 2);
		line++;
	}
	return line;
}

static int wrapped_lines(const struct tui *tui, const char *text)
{
	char part[STRIP_SIZE];
	int lines = 0;

	for (; *text; lines++)
		text = wrap_words(text, tui->layout.note.width - 2, part, sizeof(part));
	return lines;
}

static bool same_violation(const struct pairing_violation *a, const struct pairing_violation *b)
{
	return a->kind == b->kind && a->player == b->player && a->other == b->other;
}

static bool has_violation(
	const struct pairing_score *score, const struct pairing_violation *violation)
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

		if (has_violation(not_of, violation) ||
			(violation->kind >= PAIRING_WARN_AVOID) != warnings)
			continue;
		app_violation_words(violation, tui->verdict.pins, text, sizeof(text));
		snprintf(all + strlen(all), sizeof(all) - strlen(all), "%s%s", all[0] ? "; " : word,
			text);
	}
	return all[0] ? words(tui, line, role, all) : line;
}

static bool same_values(const struct pairing_score *a, const struct pairing_term *s,
	const struct pairing_score *b, const struct pairing_term *t)
{
	return s->length == t->length &&
		memcmp(a->values + s->first, b->values + t->first,
			(size_t)s->length * sizeof(*a->values)) == 0;
}

/*
 * What the drop changes all the same: "Boards 3 and 7 change, but nothing that the rules look at."
 */
static void unjudged_words(const struct tui *tui, char *text, size_t size)
{
	int pins[] = {tui->drop.card, tui->drop.other}, boards[2] = {0, 0}, count = 0;

	for (int i = 0; i < 2; i++) {
		int card = pins[i] ? model_card(&tui->model, pins[i]) : -1;
		int board = card >= 0 ? tui->model.cards[card].board : -1;

		if (board < 0 || boards[0] == tui->model.boards[board].number)
			continue;
		boards[count++] = tui->model.boards[board].number;
	}
	if (count == 2)
		snprintf(text, size, "Boards %d and %d change, but nothing that the rules look at.",
			boards[0], boards[1]);
	else if (count == 1)
		snprintf(text, size, "Board %d changes, but nothing that the rules look at.",
			boards[0]);
	else
		snprintf(text, size, "Changes nothing that the rules look at.");
}

/*
 * Append what is changed, unless the box is then too small for it and for the number of those left
 * out.
 */
static bool add_term(
	const struct tui *tui, int lines, const char *term, bool more, char *all, size_t size)
{
	char longer[1200];

	snprintf(longer, sizeof(longer), "%s%s%s%s", all, all[0] ? "; " : "", term,
		more ? "; … 99 more" : "");
	if (all[0] && wrapped_lines(tui, longer) > lines)
		return false;
	snprintf(all + strlen(all), size - strlen(all), "%s%s", all[0] ? "; " : "", term);
	return true;
}

static int count_changed(const struct pairing_score *before, const struct pairing_score *after)
{
	int count = 0;

	for (int i = 0; i < before->nterms && i < after->nterms; i++)
		count += !same_values(before, &before->terms[i], after, &after->terms[i]);
	return count;
}

/*
 * Terms come in the same order in both scores, the most important first: those that change, as many
 * as fit.
 */
static int terms(const struct tui *tui, int line, const struct pairing_score *before,
	const struct pairing_score *after)
{
	char text[240], all[1000] = "";
	int left = count_changed(before, after), lines = tui->layout.note.height - line;
	int same = before->nterms - left;

	if (left == 0) {
		unjudged_words(tui, text, sizeof(text));
		return words(tui, line, ROLE_GOOD, text);
	}
	for (int i = 0; i < before->nterms && i < after->nterms; i++) {
		const struct pairing_term *was = &before->terms[i], *is = &after->terms[i];

		if (same_values(before, was, after, is))
			continue;
		app_term_words(is, before->values + was->first, was->length,
			after->values + is->first, is->length, text, sizeof(text));
		if (!add_term(tui, lines, text, left > 1, all, sizeof(all)))
			break;
		left--;
	}
	if (left > 0) {
		snprintf(all + strlen(all), sizeof(all) - strlen(all), "; … %d more", left);
	} else {
		snprintf(text, sizeof(text), "%d terms as before", same);
		add_term(tui, lines, text, false, all, sizeof(all));
	}
	return words(tui, line, ROLE_PLAIN, all);
}

/* The rule that decides, or the name of its term where no rule has a number for it. */
static const char *term_rule(const struct pairing_score *score, int term, const char **word)
{
	*word = "";
	if (term < 0 || term >= score->nterms)
		return "";
	if (score->terms[term].rule && score->terms[term].rule[0]) {
		*word = "rule ";
		return score->terms[term].rule;
	}
	return score->terms[term].name;
}

static void draw_verdict(const struct tui *tui, const char *name)
{
	const struct pairing_score *before = &tui->verdict.before, *after = &tui->verdict.after;
	int term, compared = pairing_score_compare(after, before, &term), line = 0;
	const char *word, *rule = term_rule(after, term, &word);
	char text[240];

	if (compared == 0)
		snprintf(text, sizeof(text), "carrying %s: no difference by the rules", name);
	else
		snprintf(text, sizeof(text), "carrying %s: %s by %s%s", name,
			compared < 0 ? "better" : "worse", word, rule);
	title(tui, compared > 0 ? ROLE_BAD : ROLE_GOOD, text);
	line = violations(tui, line, after, before, false, ROLE_BAD, "Breaks: ");
	line = violations(tui, line, before, after, false, ROLE_GOOD, "Mends: ");
	line = terms(tui, line, before, after);
	line = violations(tui, line, after, before, true, ROLE_PLAIN, "New: ");
	violations(tui, line, before, after, true, ROLE_PLAIN, "No longer: ");
}

/*
 * Laid out there is no draw to score yet: what the change does to the pairing box is what can be
 * said.
 */
static void draw_hand(const struct tui *tui, const char *name)
{
	char text[240];
	int line;

	snprintf(text, sizeof(text), "carrying %s", name);
	title(tui, ROLE_TITLE, text);
	if (tui->drag.astray) {
		words(tui, 0, ROLE_PLAIN, "No seat here: Esc or drop puts it back.");
		return;
	}
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

enum { REASONS_MOST = 32, TELLING_MOST = 3 };

/*
 * How much a reason tells of this very board: who floats, who gives up his colour; least the count
 * of a level.
 */
static int telling(const char *reason)
{
	static const char *const most[] = {
		"goes down from", "comes up from", "Given up", "changes"};

	if (strncmp(reason, "Level ", 6) == 0 || strncmp(reason, "Together ", 9) == 0)
		return 0;
	for (size_t i = 0; i < sizeof(most) / sizeof(most[0]); i++) {
		if (strstr(reason, most[i]))
			return TELLING_MOST;
	}
	return strstr(reason, "due colour") ? 1 : 2;
}

/*
 * The reasons that go whole into the box, the most telling first; returns one that is to be cut
 * short, or -1.
 */
static int choose_reasons(const struct tui *tui, int count, bool *shown)
{
	int room = tui->layout.note.height, cut = -1;

	for (int worth = TELLING_MOST; worth >= 0; worth--) {
		for (int i = 0; i < count; i++) {
			int lines = wrapped_lines(tui, tui->reasons.lines[i]);

			if (telling(tui->reasons.lines[i]) != worth)
				continue;
			if (lines <= room) {
				shown[i] = true;
				room -= lines;
			} else if (cut < 0) {
				cut = i;
			}
		}
	}
	return cut;
}

static void put_reasons(const struct tui *tui)
{
	const struct layout *layout = &tui->layout;
	int count = tui->reasons.count < REASONS_MOST ? tui->reasons.count : REASONS_MOST, line = 0,
	    cut;
	bool shown[REASONS_MOST] = {false};

	cut = choose_reasons(tui, count, shown);
	for (int i = 0; i < count; i++) {
		if (shown[i])
			line = words(tui, line, ROLE_PLAIN, tui->reasons.lines[i]);
	}
	if (cut < 0)
		return;
	words(tui, line, ROLE_PLAIN, tui->reasons.lines[cut]);
	paint_text(layout->note.y + layout->note.height, layout->note.x + layout->note.width - 17,
		ROLE_KEY, " ? all reasons ", 15);
}

static void draw_reasons(struct tui *tui, int card)
{
	const struct board_view *board = &tui->model.boards[tui->model.cards[card].board];
	struct error error = {.code = STATUS_OK};
	char text[200], white[64], black[64];

	if (tui->why_board != board->number) {
		reasons_done(&tui->reasons);
		tui->why_board = board->number;
		if (app_why(tui->app, tui->model.round, board->number, &tui->reasons, &error) !=
			STATUS_OK)
			memset(&tui->reasons, 0, sizeof(tui->reasons));
	}
	card_short_name(&tui->model.cards[board->white], white);
	if (board->black >= 0)
		snprintf(text, sizeof(text), "why board %d: %s v %s", board->number, white,
			card_short_name(&tui->model.cards[board->black], black));
	else
		snprintf(text, sizeof(text), "why the bye: %s", white);
	title(tui, ROLE_TITLE, text);
	put_reasons(tui);
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
			snprintf(text + strlen(text), size - strlen(text), "%s%d",
				text[0] ? ", " : "has met ", model->cards[other].pin);
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
	snprintf(text, sizeof(text), "%s, %s points, %s, %s%s%s.",
		card->player ? card->player->name : "", points_text(card->points2, points), met,
		card->had_bye ? "has had a bye or a default win (6)" : "may have a bye",
		card->player && card->player->club[0] ? ", club " : "",
		card->player ? card->player->club : "");
	line = words(tui, 0, ROLE_PLAIN, text);
	if (card_by_hand(card)) {
		snprintf(text, sizeof(text), "Fixed by hand: %s   x frees the card.",
			card_hand_text(card, hand));
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
