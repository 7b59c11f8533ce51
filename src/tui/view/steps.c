/*
 * Practice by steps: the deal of the rules' draw, stopped before each choice, with the question
 * below it and what became of the last answer.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "tui/board/draw_board.h"
#include "tui/board/steps.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/view/deal_table.h"
#include "tui/view/views.h"

static const struct steps *steps_of(const struct tui *tui)
{
	return &tui->board->steps;
}

/* What the steps since the answer say; of very many the last ones. */
static void put_said(const struct steps *steps, char text[DEAL_STEP_WORDS])
{
	text[0] = '\0';
	for (int i = steps->stepping.table.made - 1; i >= steps->said; i--) {
		char caption[DEAL_STEP_WORDS], both[2 * DEAL_STEP_WORDS + 1];

		deal_step_words(&steps->stepping.deal.steps[i], caption);
		snprintf(both, sizeof(both), "%s%s%s", caption, text[0] ? " " : "", text);
		if (strlen(both) >= DEAL_STEP_WORDS)
			return;
		memcpy(text, both, strlen(both) + 1);
	}
}

static void put_title(const struct stepping *stepping, char *text, size_t size)
{
	if (stepping_is_over(stepping))
		snprintf(text, size, " All is dealt ");
	else
		snprintf(text, size, " Question %d of %d ", stepping->at + 1,
			stepping->questions.count);
}

static struct deal_shown show(const struct steps *steps)
{
	return (struct deal_shown){
		.app = steps->stepping.app,
		.model = &steps->model,
		.deal = &steps->stepping.deal,
		.table = &steps->stepping.table,
		.scroll = steps->scroll,
		.read = steps->read,
		.cards = steps->cards,
		.ncards = steps->ncards,
		.chosen = steps->chosen,
		.name = "Practice by steps",
		.title = "",
	};
}

/* The words below the table; texts are kept by the caller. */
static void put_words(const struct steps *steps, char said[DEAL_STEP_WORDS],
	char question[DEAL_STEP_WORDS], struct deal_words *words)
{
	const struct stepping *stepping = &steps->stepping;
	const bool wrong = steps->verdict == STEP_IS_WRONG || steps->verdict == STEP_IS_OVER;

	if (stepping_is_over(stepping)) {
		put_said(steps, said);
		words[0] = (struct deal_words){said, ROLE_PLAIN};
		words[1] = (struct deal_words){
			"This is the rules' draw. Enter shows what was missed.", ROLE_STRONG};
	} else if (stepping->answered) {
		words[0] = (struct deal_words){stepping->text, wrong ? ROLE_PLAIN : ROLE_GOOD};
		words[1] = (struct deal_words){"Enter goes on.", ROLE_FAINT};
	} else {
		put_said(steps, said);
		stepping_question(stepping, question, DEAL_STEP_WORDS);
		words[0] = (struct deal_words){said, ROLE_PLAIN};
		if (stepping->text[0])
			words[0] =
				(struct deal_words){stepping->text, wrong ? ROLE_BAD : ROLE_PLAIN};
		words[1] = (struct deal_words){question, ROLE_STRONG};
	}
}

static void draw(struct tui *tui)
{
	const struct steps *steps = steps_of(tui);
	struct deal_shown shown = show(steps);
	char said[DEAL_STEP_WORDS], question[DEAL_STEP_WORDS], title[64];

	put_title(&steps->stepping, title, sizeof(title));
	put_words(steps, said, question, shown.words);
	shown.title = title;
	deal_table_draw(tui, &shown);
}

static void read_on(struct tui *tui)
{
	struct deal_shown shown = show(steps_of(tui));
	char said[DEAL_STEP_WORDS], question[DEAL_STEP_WORDS];

	put_words(steps_of(tui), said, question, shown.words);
	deal_table_read(tui, &shown, &tui->board->steps.read);
}

/* Where a card lies: the words below the table take as much room as when it was drawn. */
static void mouse(struct tui *tui, const struct mouse_event *event)
{
	const struct steps *steps = steps_of(tui);
	struct deal_shown shown = show(steps);
	char said[DEAL_STEP_WORDS], question[DEAL_STEP_WORDS];
	int card;

	if (!event->press || event->button != 0)
		return;
	put_words(steps, said, question, shown.words);
	card = deal_table_card(tui, &shown, event->row);
	if (card >= 0)
		steps_click(tui, card);
}

static const struct key_row rows[] = {
	{"↑↓", "card", "to the next card that may be it (·); or click on one", WHEN_ANY | IN_CARD,
		steps_choose, "←→"},
	{"Enter", "this one", "name the card; when it is answered, go on (Space too)",
		WHEN_ANY | IN_CARD, steps_name, "Space"},
	{"?", "answer", "show the answer: it counts as missed", WHEN_ANY | IN_LOOK, steps_show,
		"h"},
	{"Esc", "leave", "back to the draw board; nothing has changed", WHEN_ANY | IN_LISTS,
		steps_leave, "D"},
	{"PgUp PgDn", NULL, "scroll", WHEN_ANY | IN_LOOK, steps_scroll, NULL},
	{"[ ]", NULL, "words for which there is no room: back, on", WHEN_ANY | IN_LOOK, read_on,
		NULL},
};

static const struct key_row *steps_key(int i)
{
	static const struct key_table own = {rows, sizeof(rows) / sizeof(rows[0])};
	const struct key_table *const tables[] = {&own, NULL};

	return key_row_at(tables, i);
}

static const char *next(const struct tui *tui)
{
	const struct steps *steps = steps_of(tui);

	if (stepping_is_over(&steps->stepping))
		return "all is dealt";
	return steps->stepping.answered ? "Enter goes on" : "choose a card";
}

/*
 * What each key does depends on whether a question waits for its card, is answered, or none is
 * left.
 */
static const char *word(const struct tui *tui, const struct key_row *row)
{
	const struct steps *steps = steps_of(tui);
	const bool asked = steps->ncards > 0;

	if (row->act == steps_choose || row->act == steps_show)
		return asked ? row->name : NULL;
	if (row->act != steps_name)
		return row->name;
	if (asked)
		return steps->chosen >= 0 ? row->name : NULL;
	return stepping_is_over(&steps->stepping) ? "what was missed" : "go on";
}

const struct view *view_steps(void)
{
	static const struct view view = {
		.id = VIEW_STEPS,
		.name = "Practice by steps",
		.keys = steps_key,
		.no_undo = true,
		.draw = draw,
		.mouse = mouse,
		.next = next,
		.word = word,
	};

	return &view;
}
