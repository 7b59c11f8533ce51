/*
 * The box under the board with a card in the air: what dropping it here would change, by the terms
 * of the rule book before and after, and the rules broken and mended.
 */
#include "config.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "app/words/gains.h"
#include "tui/ask/panel.h"
#include "tui/board/carry.h"
#include "tui/board/cursor.h"
#include "tui/board/judge.h"
#include "tui/board/note.h"
#include "tui/board/practice.h"
#include "tui/board/draw_board.h"
#include "tui/state/state.h"

/* What one of the two draws breaks, or is warned of, and the other not. */
static int changes(
	struct tui *tui, int line, enum verdict_change change, enum role role, const char *word)
{
	char list[1000], text[sizeof(list) + 16];

	app_verdict_words(tui->app, &tui->board->verdict, change, list, sizeof(list));
	if (!list[0])
		return line;
	snprintf(text, sizeof(text), "%s%s", word, list);
	return note_words(tui, line, role, text);
}

static bool same_values(const struct pairing_score *a, const struct pairing_term *s,
	const struct pairing_score *b, const struct pairing_term *t)
{
	return s->length == t->length &&
		memcmp(a->values + s->first, b->values + t->first,
			(size_t)s->length * sizeof(*a->values)) == 0;
}

/* Put aside, or taken back into the draw: one of fewer players is neither better nor worse. */
static bool changes_players(struct tui *tui)
{
	for (int i = 0; i < tui->board->drop.nchanges; i++)
		if (tui->board->drop.changes[i].kind == HAND_OUT)
			return true;
	return false;
}

/*
 * What the drop changes all the same: "Boards 3 and 7 change, but nothing that the rules look at."
 */
static void unjudged_words(struct tui *tui, char *text, size_t size)
{
	int pins[] = {tui->board->drop.card, tui->board->drop.other}, boards[2] = {0, 0}, count = 0;

	for (int i = 0; i < 2; i++) {
		int card = pins[i] ? model_card(&tui->model, pins[i]) : -1;
		int board = card >= 0 ? tui->model.cards[card].board : -1;

		if (board < 0 || boards[0] == tui->model.boards[board].label)
			continue;
		boards[count++] = tui->model.boards[board].label;
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
	struct tui *tui, int lines, const char *term, bool more, char *all, size_t size)
{
	char longer[1200];

	snprintf(longer, sizeof(longer), "%s%s%s%s", all, all[0] ? "; " : "", term,
		more ? "; … 99 more" : "");
	if (all[0] && note_lines(tui, longer) > lines)
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

/* What gets worse and what better, in words: as much of it as fits in so many lines. */
static int gains(struct tui *tui, int line, int lines, const struct pairing_score *before,
	const struct pairing_score *after)
{
	char list[1200], text[sizeof(list) + 16], *better;

	text[0] = '\0';
	for (int most = GAINS_MOST; most > 0; most--) {
		words_gains_all(before, after, most, list, sizeof(list));
		snprintf(text, sizeof(text), "%s: %s.",
			tui->board->verdict.worse ? "Worse" : "Better", list);
		if (note_lines(tui, text) <= lines)
			break;
		tui->board->note_cut = true;
	}
	/* what gets better later in the rules leaves its place to what the drop breaks */
	better = strstr(text, " Better, but");
	if (better && note_lines(tui, text) > lines) {
		*better = '\0';
		tui->board->note_cut = true;
	}
	return note_words(tui, line, ROLE_PLAIN, text);
}

/*
 * Terms come in the same order in both scores, the most important first: those that change, as many
 * as fit in so many lines.
 */
static int figures(struct tui *tui, int line, int lines, const struct pairing_score *before,
	const struct pairing_score *after)
{
	char text[240], all[1000] = "";
	int left = count_changed(before, after);

	for (int i = 0; i < before->nterms && i < after->nterms; i++) {
		const struct pairing_term *was = &before->terms[i], *is = &after->terms[i];

		if (same_values(before, was, after, is))
			continue;
		app_term_words(before, after, i, text, sizeof(text));
		if (!add_term(tui, lines, text, left > 1, all, sizeof(all)))
			break;
		left--;
	}
	if (left > 0) {
		tui->board->note_cut = true;
		snprintf(all + strlen(all), sizeof(all) - strlen(all), "; … %d more", left);
	} else {
		snprintf(text, sizeof(text), "all else as before");
		add_term(tui, lines, text, false, all, sizeof(all));
	}
	return note_words(tui, line, ROLE_PLAIN, all);
}

/* What changes: of other players, or when asked for, in figures. */
static int terms(struct tui *tui, int line, int lines, const struct pairing_score *before,
	const struct pairing_score *after)
{
	char text[240];

	if (count_changed(before, after) == 0) {
		unjudged_words(tui, text, sizeof(text));
		return note_words(tui, line, ROLE_GOOD, text);
	}
	return tui->figures || changes_players(tui) ? figures(tui, line, lines, before, after)
						    : gains(tui, line, lines, before, after);
}

/* The rule that decides, or the name of its term where no rule has a number for it. */
static void term_rule(const struct pairing_score *score, int term, char *text, size_t size)
{
	text[0] = '\0';
	if (term < 0 || term >= score->nterms)
		return;
	if (score->terms[term].rule && score->terms[term].rule[0])
		snprintf(text, size, "rule %s", score->terms[term].rule);
	else
		app_term_name(&score->terms[term], text, size);
}

/*
 * Lines kept for what is only warned of, a line for each direction, two being left for the terms.
 */
static int kept_lines(struct tui *tui, int line)
{
	const int spare = note_room(tui) - line - 2;
	char warns[240], no_more[240];
	int kept;

	app_verdict_words(tui->app, &tui->board->verdict, VERDICT_WARNS, warns, sizeof(warns));
	app_verdict_words(
		tui->app, &tui->board->verdict, VERDICT_WARNS_NO_MORE, no_more, sizeof(no_more));
	kept = (warns[0] != '\0') + (no_more[0] != '\0');
	return kept < spare ? kept : spare > 0 ? spare : 0;
}

static enum role verdict_role(struct tui *tui)
{
	if (practice_hides(tui) || changes_players(tui))
		return ROLE_TITLE;
	return tui->board->verdict.worse ? ROLE_BAD : ROLE_GOOD;
}

static int draw_verdict(struct tui *tui, const char *name)
{
	const struct verdict *verdict = &tui->board->verdict;
	const struct pairing_score *before = &verdict->before, *after = &verdict->after;
	const bool hidden = practice_hides(tui);
	char text[240], rule[64];
	int line = 0;

	term_rule(after, verdict->term, rule, sizeof(rule));
	if (hidden)
		snprintf(text, sizeof(text), "carrying %s", name);
	else if (changes_players(tui))
		snprintf(text, sizeof(text), "carrying %s: not the same players", name);
	else if (!verdict->better && !verdict->worse)
		snprintf(text, sizeof(text), "carrying %s: no difference by the rules", name);
	else if (verdict->settled)
		snprintf(text, sizeof(text), "carrying %s: scores better by %s, but 29D is first",
			name, rule);
	else
		snprintf(text, sizeof(text), "carrying %s: %s by %s", name,
			verdict->better ? "better" : "worse", rule);
	note_title(tui, verdict_role(tui), text);
	line = changes(tui, line, VERDICT_BREAKS, ROLE_BAD, "Breaks: ");
	line = changes(tui, line, VERDICT_MENDS, ROLE_GOOD, "Mends: ");
	if (!hidden)
		line = terms(
			tui, line, note_room(tui) - line - kept_lines(tui, line), before, after);
	line = changes(tui, line, VERDICT_WARNS, ROLE_PLAIN, "New: ");
	return changes(tui, line, VERDICT_WARNS_NO_MORE, ROLE_PLAIN, "No longer: ");
}

/* "Carrying 6 Findley: no draw" and why; without the drop there may be one or none. */
static int draw_no_draw(struct tui *tui, const char *name, const struct foreseen *with,
	const struct foreseen *without)
{
	char text[ERROR_TEXT + 16];
	int line;

	if (with->drawn) {
		snprintf(text, sizeof(text), "carrying %s: then there is a draw again", name);
		note_title(tui, ROLE_GOOD, text);
		snprintf(text, sizeof(text), "Mends: %s", without->why);
		return note_words(tui, 0, ROLE_GOOD, text);
	}
	snprintf(text, sizeof(text), "carrying %s: no draw here", name);
	note_title(tui, ROLE_BAD, text);
	line = note_words(tui, 0, ROLE_BAD, with->why);
	return without->drawn
		? line
		: note_words(tui, line, ROLE_FAINT, "Nor is there one as things are now.");
}

/* What the cards themselves tell: no draws to compare, or they have not come yet. */
static int draw_drop(struct tui *tui, const char *name)
{
	char text[300], what[200];
	int line;

	snprintf(text, sizeof(text), "carrying %s%s", name,
		tui->board->awaited ? ": looking for the best draw…" : "");
	note_title(tui, ROLE_TITLE, text);
	carry_words(tui->board->drop.text, tui->board->drop.board, what, sizeof(what));
	snprintf(text, sizeof(text), "Dropped here: %s.", what);
	line = note_words(tui, 0, ROLE_PLAIN, text);
	if (tui->board->drop.broken[0]) {
		snprintf(text, sizeof(text), "Breaks: %s", tui->board->drop.broken);
		line = note_words(tui, line, ROLE_BAD, text);
	}
	if (tui->board->drop.kind == DROP_HANDS)
		return note_words(tui, line, ROLE_FAINT,
			tui->options->practice
				? "It is fixed by hand (◆): b deals the cards so, x frees it again."
				: "It is fixed by hand (◆): p pairs the others around it, x frees it again.");
	if (!tui->model.paired)
		return line;
	return note_words(
		tui, line, ROLE_FAINT, "› marks the legal seats; Tab goes to the next one.");
}

static int put_verdict(struct tui *tui, int card)
{
	const struct foreseen *with = judge_with(tui), *without = judge_without(tui);
	char name[64], text[80];

	card_short_name(&tui->model, card, name);
	if (tui->board->drag.astray) {
		snprintf(text, sizeof(text), "carrying %s", name);
		note_title(tui, ROLE_TITLE, text);
		return note_words(tui, 0, ROLE_PLAIN, "No seat here: Esc or drop puts it back.");
	}
	if (tui->board->have_verdict)
		return draw_verdict(tui, name);
	return with && without ? draw_no_draw(tui, name, with, without) : draw_drop(tui, name);
}

int note_air(struct tui *tui, int card)
{
	int lines;

	tui->board->note_cut = false;
	lines = put_verdict(tui, card);
	if (tui->board->note_cut)
		note_offer(tui, " ? all of it ");
	return lines;
}

static void make_verdict(struct tui *tui, const void *about)
{
	const int card = cursor_card_held(tui);

	(void)about;
	if (!tui_carrying(tui) || card < 0)
		return;
	panel_begin(tui, "%s", "");
	tui->board->note_whole = true;
	put_verdict(tui, card);
	tui->board->note_whole = false;
}

void note_show_verdict(struct tui *tui)
{
	panel_open(tui, make_verdict, NULL, 0);
}
