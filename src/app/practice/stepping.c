/* Practice by steps: the questions of a deal, asked and answered one after the other. */
#include "config.h"

#include "app/practice/stepping.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/state.h"
#include "app/practice/wrong.h"
#include "app/trf/event.h"
#include "core/points.h"
#include "core/vocabulary.h"
#include "pairing/book/traits.h"

static const struct question *question_of(const struct stepping *stepping)
{
	return &stepping->questions.list[stepping->at];
}

const char *stepping_who(const struct stepping *stepping, int card, char buffer[WHO_SIZE])
{
	return words_who(app_event(stepping->app), stepping->app->section,
		stepping->deal.pins[card], buffer);
}

/* Up to the next question, or to the end. */
static void make_steps(struct stepping *stepping)
{
	const bool over = stepping->at == stepping->questions.count;
	const int made = over ? stepping->deal.nsteps : question_of(stepping)->first;

	while (stepping->table.made < made)
		deal_forward(&stepping->deal, &stepping->table);
}

/* The deal and its questions; false: no memory. */
static bool prepare(struct stepping *made)
{
	if (questions_find(&made->deal, &made->questions) != STATUS_OK)
		return false;
	made->asked = calloc((size_t)made->questions.count + 1, sizeof(*made->asked));
	if (!made->asked || deal_table_init(&made->deal, &made->table) != STATUS_OK)
		return false;
	make_steps(made);
	return true;
}

enum status stepping_of(struct app *app, struct stepping *stepping, struct error *error)
{
	struct stepping made = {.app = app};
	enum status status = deal_make_asked(app, app_round(app), -1, &made.deal, error);

	if (status == STATUS_OK && !prepare(&made))
		status = app_fail_plain(error, STATUS_NO_MEMORY);
	if (status == STATUS_OK)
		*stepping = made;
	else
		stepping_done(&made);
	return status;
}

static void ignore(void *context, const char *text)
{
	(void)context;
	(void)text;
}

enum status stepping_of_report(const struct pairing_book *book, const char *text,
	const char *settings, struct stepping *stepping, struct error *error)
{
	const struct app_trf what = {
		.text = text, .system = book->id, .settings = settings, .everybody_here = true};
	struct app *app = NULL;
	enum status status = app_look_at_trf(&what, &app, error, ignore, NULL);

	if (status != STATUS_OK)
		return status;
	status = app_no_draw(app, error);
	if (status == STATUS_OK)
		return stepping_of(app, stepping, error);
	app_close(app);
	return status;
}

void stepping_done(struct stepping *stepping)
{
	deal_table_done(&stepping->table);
	deal_done(&stepping->deal);
	free(stepping->questions.list);
	free(stepping->asked);
	app_close(stepping->app);
	*stepping = (struct stepping){.app = NULL};
}

/* How many of its kind and group are still to be named. */
static int count_alike(const struct stepping *stepping)
{
	const struct questions *questions = &stepping->questions;
	int count = 0;

	for (int i = stepping->at; i < questions->count; i++)
		count += questions_other(questions, stepping->at, questions->list[i].right) == i;
	return count;
}

/* "Who goes down from 2?", or "Which 2 go down from 2? Name one of them." */
static void put_who(const struct stepping *stepping, const char *one, const char *many,
	const char *score, char *text, size_t size)
{
	const int count = count_alike(stepping);

	if (count == 1)
		words_put(text, size, "Who %s%s?", one, score);
	else
		words_put(text, size, "Which %d %s%s? Name one of them.", count, many, score);
}

void stepping_question(const struct stepping *stepping, char *text, size_t size)
{
	const struct question *question = question_of(stepping);
	const struct section *section =
		event_section(app_event(stepping->app), stepping->app->section);
	const bool halves =
		pairing_book_find(section->system)->traits->floater == PAIRING_FLOATER_MID_LINE;
	char who[WHO_SIZE] = "", score[16] = "";

	if (question->group >= 0 && question->group < stepping->deal.ngroups &&
		!stepping->deal.listed)
		points_text(stepping->deal.groups[question->group].score, score);
	if (question->about >= 0)
		stepping_who(stepping, question->about, who);
	switch (question->kind) {
	case ASK_TRANSFER:
		words_put(text, size, "Who changes %s?",
			stepping->table.place[question->right].colour == PAIRING_WHITE
				? "from White to Black"
				: "from Black to White");
		break;
	case ASK_EXCHANGE:
		put_who(stepping,
			halves ? "crosses the mid-line of " : "is exchanged between S1 and S2 of ",
			halves ? "cross the mid-line of " : "are exchanged between S1 and S2 of ",
			score, text, size);
		break;
	case ASK_FLOAT:
		put_who(stepping, "goes down from ", "go down from ", score, text, size);
		break;
	case ASK_BYE:
		words_put(text, size, "Who %s?%s",
			vocabulary_of(app_event(stepping->app), stepping->app->section)->has_bye,
			count_alike(stepping) > 1 ? " Name one of several." : "");
		break;
	case ASK_BELOW:
		words_put(text, size, "%s goes down: whom does he meet?", who);
		break;
	case ASK_OPPONENT:
	case ASK_KINDS:
		words_put(text, size, "Whom does %s meet?", who);
		break;
	}
}

/* Was the card named for this question, and is not it? */
static bool was_wrong(const struct stepping *stepping, int card)
{
	const struct step_asked *asked = &stepping->asked[stepping->at];

	for (int i = 0; i < asked->nwrong; i++)
		if (asked->wrong[i] == card)
			return true;
	return false;
}

int stepping_cards(const struct stepping *stepping, int *cards)
{
	int count, kept = 0;

	if (stepping_is_over(stepping) || stepping->answered)
		return 0;
	count = questions_cards(
		&stepping->deal, &stepping->table, &stepping->questions, stepping->at, cards);
	for (int i = 0; i < count; i++)
		if (!was_wrong(stepping, cards[i]))
			cards[kept++] = cards[i];
	return kept;
}

/* The step, with what it says, after `first`. */
static void make_choice(struct stepping *stepping, const char *first)
{
	const struct question *question = question_of(stepping);
	const struct deal_step *step = &stepping->deal.steps[question->step];
	char words[DEAL_STEP_WORDS];

	words_put(stepping->text, sizeof(stepping->text), "%s%s", first,
		deal_step_words(step, words));
	while (stepping->table.made <= question->last)
		deal_forward(&stepping->deal, &stepping->table);
	stepping->answered = true;
}

/*
 * He changes his colour as well, but after another one or because of the one whom he meets; or he
 * leaves the group as well, with the bye.
 */
static bool is_later(const struct stepping *stepping, int card)
{
	const struct question *question = question_of(stepping);
	const struct pairing_board *boards = stepping->deal.boards;
	const enum pairing_colour colour = stepping->table.place[card].colour;

	for (int i = 0; i < stepping->deal.nboards; i++) {
		if (question->kind == ASK_FLOAT && boards[i].white == card)
			return boards[i].black < 0;
		if (question->kind == ASK_TRANSFER && boards[i].black >= 0 &&
			(boards[i].white == card || boards[i].black == card))
			return (boards[i].white == card) != (colour == PAIRING_WHITE);
	}
	return false;
}

static void tell_later(struct stepping *stepping, int card)
{
	char who[WHO_SIZE];

	stepping_who(stepping, card, who);
	if (question_of(stepping)->kind == ASK_TRANSFER)
		words_put(stepping->text, sizeof(stepping->text),
			"%s changes, too, but another has the weaker claim, or changes whomever he meets: who is first?",
			who);
	else
		words_put(stepping->text, sizeof(stepping->text),
			"%s leaves the score group, too, but not to meet anybody. Who goes down?",
			who);
}

static enum status name_wrong(
	struct stepping *stepping, int card, enum step_verdict *verdict, struct error *error)
{
	struct step_asked *asked = &stepping->asked[stepping->at];
	char why[STEPPING_TEXT / 2], first[STEPPING_TEXT / 2 + 80], who[WHO_SIZE];
	bool open;

	if (wrong_why(stepping, card, &open, why, sizeof(why)) != STATUS_OK)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	if (open) {
		asked->mark = asked->nwrong == 0 ? STEP_RIGHT : STEP_SECOND;
		make_choice(stepping, "As good by the rules as their own draw. There: ");
		*verdict = STEP_IS_IT;
		return STATUS_OK;
	}
	asked->wrong[asked->nwrong++] = card;
	words_put(first, sizeof(first), "Not %s.%s%s", stepping_who(stepping, card, who),
		why[0] ? " " : "", why);
	if (asked->nwrong < 2) {
		words_put(stepping->text, sizeof(stepping->text), "%s", first);
		*verdict = STEP_IS_WRONG;
		return STATUS_OK;
	}
	asked->mark = STEP_SHOWN;
	words_put(first + strlen(first), sizeof(first) - strlen(first), " It is so: ");
	make_choice(stepping, first);
	*verdict = STEP_IS_OVER;
	return STATUS_OK;
}

enum status stepping_name(
	struct stepping *stepping, int card, enum step_verdict *verdict, struct error *error)
{
	struct step_asked *asked = &stepping->asked[stepping->at];
	const int other = questions_other(&stepping->questions, stepping->at, card);

	if (other < 0 && is_later(stepping, card)) {
		tell_later(stepping, card);
		*verdict = STEP_IS_LATER;
		return STATUS_OK;
	}
	if (other < 0)
		return name_wrong(stepping, card, verdict, error);
	if (other > stepping->at &&
		questions_swap(&stepping->deal, &stepping->questions, stepping->at, other) !=
			STATUS_OK)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	asked->mark = asked->nwrong == 0 ? STEP_RIGHT : STEP_SECOND;
	make_choice(stepping, "Right. ");
	*verdict = STEP_IS_IT;
	return STATUS_OK;
}

void stepping_show(struct stepping *stepping)
{
	stepping->asked[stepping->at].mark = STEP_SHOWN;
	make_choice(stepping, "Shown: ");
}

void stepping_next(struct stepping *stepping)
{
	if (stepping_is_over(stepping) || !stepping->answered)
		return;
	stepping->at++;
	stepping->answered = false;
	stepping->text[0] = '\0';
	make_steps(stepping);
}

bool stepping_is_over(const struct stepping *stepping)
{
	return stepping->at == stepping->questions.count;
}
