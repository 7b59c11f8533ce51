/* Reading a deal: its moves, and what all rule books say in it. */
#include "support/told/told_deal.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/deal/dealer.h"
#include "support/event/deal_end.h"
#include "support/told/told_basis.h"
#include "support/told/told_hand.h"

static struct told_dealing dealing;
static const struct told_deal_sides *deal_sides;

const struct told_dealing *told_dealing(void)
{
	return &dealing;
}

const struct deal_place *told_place(const struct told *told, int card)
{
	return &dealing.table->place[told_player(told, card)];
}

/* "%dn cards lie sorted in %dg score groups, from %sa to %sb", "... in one score group, %sa" */
static void said_sorted(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	const bool several = sentence_has(&told->sentence, 'g');
	const int last = facts->first[facts->levels - 1];

	told_true(told, told_number(told, 'n') == facts->count, "how many cards");
	told_true(told, (several ? told_number(told, 'g') : 1) == facts->levels, "score groups");
	told_true(told, told_number(told, 'a') == facts->card[0].score, "the highest");
	if (several)
		told_true(told, told_number(told, 'b') == facts->card[last].score, "the lowest");
}

static void said_in_order(const struct told *told)
{
	told_true(told, told_number(told, 'n') == told->facts.count, "how many cards");
}

/* What all games before this round gave. */
static void said_points(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	int points2 = 0;

	for (int pin = 1; pin < FACTS_PINS; pin++)
		if (event_player(facts->event, 1, pin))
			points2 += facts_score(facts, pin, facts->round);
	told_true(told, told_number(told, 'p') == points2, "the points on the cards");
	told_true(told, !sentence_has(&told->sentence, 'q') || told_number(told, 'q') != points2,
		"it does not balance");
}

/* In place of a reason: he has left from this round on. */
enum { LEFT_FROM = 100 };

/* Has he entered, and no board for this reason? */
static bool is_aside(const struct told *told, int pin, int how)
{
	static const int booked[] = {BOOKING_HALF, BOOKING_FULL, BOOKING_ZERO};
	const struct event *event = told->facts.event;
	const struct booking *booking = event_booking(event, 1, pin, told->facts.round);
	const struct player *player = event_player(event, 1, pin);

	if (!player || told->facts.card_of[pin] >= 0 || player->enters > told->facts.round)
		return false;
	if (how > LEFT_FROM)
		return player->leaves == how - LEFT_FROM && player->leaves <= told->facts.round;
	if (!event_takes_part(event, 1, pin, told->facts.round))
		return false;
	return booking ? how < 3 && booking->kind == booked[how] : how == 3;
}

/* "%pa, %pb and 2 more": all of them; returns how many. */
static int read_aside(const struct told *told, int how)
{
	char list[COST_SIZE], part[PART_SIZE];
	const char *rest = told_text(told, 'n', list, sizeof(list));
	int named = 0, all = 0;

	for (int pin = 1; pin < FACTS_PINS; pin++)
		all += is_aside(told, pin, how);
	while (rest) {
		char comma[COST_SIZE];

		rest = sentence_next(rest, ", ", comma, sizeof(comma));
		for (const char *more = comma; more;) {
			struct sentence one;

			more = sentence_next(more, " and ", part, sizeof(part));
			if (told_match(told, "%dn more", part, &one)) {
				named += sentence_number(&one, 'n');
				continue;
			}
			told_true(told, told_match(told, "%pa", part, &one), "a name");
			told_true(told, is_aside(told, sentence_number(&one, 'a'), how),
				"why he has no board");
			named++;
		}
	}
	told_true(told, named == all, "all who have none for this reason");
	return named;
}

/* k: what is booked or fixed, of one or of several */
static void said_aside(const struct told *told)
{
	const int named = read_aside(told, told_number(told, 'k') % 4);

	told_true(told, (told_number(told, 'k') < 4) == (named == 1), "one, or several");
}

/* r: the first round without them */
static void said_left(const struct told *told)
{
	const int named = read_aside(told, LEFT_FROM + told_number(told, 'r'));

	told_true(told, (told_number(told, 'x') == 0) == (named == 1), "one, or several");
}

/* With cards in the tray: of which draw some board is told. */
static void said_note(const struct told *told)
{
	const struct seats *seats = &told->position->seats;
	bool due = false;

	for (int i = 0; told->halfmade && i < seats->count; i++) {
		const char *note = told_note_of(told,
			told_side_of(
				told, &seats->boards[i], deal_sides->sides, deal_sides->there));

		due = due || (note && strcmp(note, told->line) == 0);
	}
	told_true(told, due, "a board is told of that draw");
}

/* All who have neither a board nor the bye. */
static void said_tray(const struct told *told)
{
	struct told_names names;
	char list[COST_SIZE];

	told_read_names(told, told_text(told, 'n', list, sizeof(list)), &names);
	told_true(told, names.count + names.more == told->tray, "how many are in the tray");
	told_true(told, (told_number(told, 'x') == 0) == (told->tray == 1), "is, are");
	for (int i = 0; i < names.count; i++)
		told_true(told, told->facts.card[names.card[i]].opponent == FACTS_TRAY,
			"he is in the tray");
}

/* Those paired on a score and due this colour, each on a board with one as high or higher. */
static int count_paired(const struct round_facts *facts, int score, enum colour due)
{
	int count = 0;

	for (int i = 0; i < facts->count; i++) {
		const int other = facts->card[i].opponent;

		if (other >= 0 && facts->card[i].due == due)
			count += facts->card[i > other ? i : other].score == score;
	}
	return count;
}

/* Boards of two due this colour, each counted from its higher card. */
static int count_alike(const struct round_facts *facts, int score, enum colour due)
{
	int count = 0;

	for (int i = 0; i < facts->count; i++) {
		const int other = facts->card[i].opponent;

		count += other > i && facts->card[i].due == due && facts->card[other].due == due &&
			facts->card[other].score == score;
	}
	return count;
}

static void said_given_up(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	const int score = told_number(told, 's');
	const int white = count_paired(facts, score, COLOUR_WHITE);
	const int black = count_paired(facts, score, COLOUR_BLACK);
	const int none = count_paired(facts, score, COLOUR_NONE);
	const int of_white = count_alike(facts, score, COLOUR_WHITE);
	const int of_black = count_alike(facts, score, COLOUR_BLACK);
	const int spare = abs(white - black) - none, least = spare > 0 ? spare / 2 : 0;
	const int alike = of_white + of_black;

	told_true(told, told_number(told, 'w') == white, "due White");
	told_true(told, told_number(told, 'b') == black, "due Black");
	told_true(told, (sentence_has(&told->sentence, 'o') ? told_number(told, 'o') : 0) == none,
		"due none");
	told_true(told, told_number(told, 'n') == alike, "boards of two who are due one colour");
	told_true(told,
		told_number(told, 'c') ==
			(of_white > 0 && of_black > 0  ? 2
					: of_white > 0 ? 0
						       : 1),
		"which");
	told_true(told,
		told_number(told, 'l') ==
			(alike == least              ? 0
					: least == 0 ? 1
						     : 2),
		"as few as can be, or not");
	told_true(told, !sentence_has(&told->sentence, 'm') || told_number(told, 'm') == least,
		"how few can be");
}

/* On a board that was there before the others. */
static void said_stay(const struct told *told)
{
	told_true(told, told->facts.card[told_card(told, 'a')].opponent == told_card(told, 'b'),
		"they meet");
}

static void said_group(const struct told *told)
{
	const int level = facts_level(&told->facts, told_number(told, 's'));

	told_true(told, level >= 0 && told->facts.size[level] == told_number(told, 'n'),
		"the cards of the score");
}

static void check_white(const struct told *told, int white, int black)
{
	told_true(told,
		told->facts.card[white].opponent == black &&
			told->facts.card[white].given == COLOUR_WHITE,
		"he has White against him");
}

static void said_white(const struct told *told)
{
	check_white(told, told_card(told, 'a'), told_card(told, 'b'));
}

/* With cards in the tray: a bye that the rules' draw has not. */
static void said_no_opponent(const struct told *told)
{
	told_true(told, told->facts.card[told_card(told, 'a')].opponent == FACTS_BYE,
		"he has no opponent");
}

static void said_looked_at(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	int boards = 0;

	for (int i = 0; i < facts->count; i++) {
		const int other = facts->card[i].opponent;

		if (other < i)
			continue;
		boards++;
		told_true(told, facts_met(facts, facts->card[i].pin, facts->card[other].pin) == 0,
			"no two have met");
	}
	told_true(told, told_number(told, 'n') == boards, "how many boards");
}

static void said_have_met(const struct told *told)
{
	const int a = told_card(told, 'a'), b = told_card(told, 'b');

	told_true(told,
		told->facts.card[a].opponent == b &&
			facts_met(&told->facts, told->facts.card[a].pin, told->facts.card[b].pin) >
				0,
		"they have met");
}

static int count_denied(const struct round_facts *facts)
{
	int count = 0;

	for (int i = 0; i < facts->count; i++)
		count += facts_transferred(facts, i);
	return count;
}

static void said_all_due(const struct told *told)
{
	told_true(told, count_denied(&told->facts) == 0, "everybody has his due colour");
}

static void said_all_but(const struct told *told)
{
	struct told_names names;
	char list[COST_SIZE];

	told_read_names(told, told_text(told, 'n', list, sizeof(list)), &names);
	told_true(told, names.count + names.more == count_denied(&told->facts), "how many");
	for (int i = 0; i < names.count; i++)
		told_true(told, facts_transferred(&told->facts, names.card[i]),
			"he has not his due colour");
}

/* By what each rule book gives the colours that are due. */
static void check_due_rule(const struct told *told)
{
	static const struct {
		const char *book, *rules;
	} rows[] = {{"caa", "15"}, {"dutch", "5.2.1, 5.2.2, 5.2.3, 5.2.4, 5.2.5"},
		{"schools", "11"}, {"lazy", "11"}, {"uscf", "29E3a"}};
	bool cites = false;

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
		cites = cites ||
			(strcmp(rows[i].book, told->position->cards.book->id) == 0 &&
				sentence_cites_of(told->line, rows[i].rules));
	told_true(told, cites, "the rule");
}

static void said_both_due(const struct told *told)
{
	const struct fact_card *cards = told->facts.card;
	const int a = told_card(told, 'a'), b = told_card(told, 'b');

	check_due_rule(told);
	told_true(told, cards[a].opponent == b, "they meet");
	told_true(told, cards[a].given == COLOUR_WHITE && cards[a].due == COLOUR_WHITE, "White");
	told_true(told, cards[b].given == COLOUR_BLACK && cards[b].due == COLOUR_BLACK, "Black");
}

static void said_one_due(const struct told *told)
{
	const struct fact_card *cards = told->facts.card;
	const int a = told_card(told, 'a'), b = told_card(told, 'b');
	const enum colour colour = told_number(told, 'c') == 0 ? COLOUR_WHITE : COLOUR_BLACK;

	check_due_rule(told);
	told_true(told, cards[a].opponent == b, "they meet");
	told_true(told, cards[a].given == colour && cards[a].due == colour, "as he is due");
	told_true(told, cards[b].due == COLOUR_NONE, "had no colour yet");
}

static struct told_form deal_forms[] = {
	{"%pa has White and %pb Black, as each is due (%tr).", said_both_due, 0, TOLD_OF_BOARD},
	{"%pa has {c:White|Black}, as he is due; %pb had no colour yet (%tr).", said_one_due, 0,
		TOLD_OF_BOARD},
	{"%dn cards lie sorted in %dg score groups, from %sa to %sb.", said_sorted, 0,
		TOLD_OF_BOARD},
	{"%dn card{x:s lie|s lies| lies} in one score group, %sa.", said_sorted, 0, TOLD_OF_BOARD},
	{"%dn card{x:s lie| lies} in the order of their {y:numbers in the table|GSRP}.",
		said_in_order, 0, TOLD_OF_BOARD},
	{"All cards of the event hold %sp point{x:s|}, {y:as many as there are|but there are %sq} to be had.",
		said_points, 0, TOLD_OF_BOARD},
	{"%tn {k:has a half-point bye booked for|has a full-point bye booked for|is absent|sits out|have a half-point bye booked for|have a full-point bye booked for|are absent|sit out} this round: put aside.",
		said_aside, 0, TOLD_OF_BOARD},
	{"%tn {x:is|are} {w:withdrawn|expelled|in another section} from {e:round|evening} %dr on: put aside.",
		said_left, 0, TOLD_OF_BOARD},
	{"Of those paired on %ss %dw {x:is|are} due White{y: and|,} %db Black{z: and %do no colour|}: %dn board{v: has|s have} two who are due {c:White|Black|the same colour}, {l:by the count no draw of them has fewer|though by the count none need have|though by the count %dm would do} (%tr).",
		said_given_up, 0, TOLD_OF_BOARD},
	{"%pa and %pb stay together, as before.", said_stay, 0, TOLD_OF_BOARD},
	{"{x:Cards are in the tray|Some boards are not in the rules' draw}: the rest is told of %tn.",
		said_note, 0, TOLD_OF_BOARD},
	{"%tn {x:is|are} still in the tray: the draw is not finished.", said_tray, 0,
		TOLD_OF_BOARD},
	{"%dn card{x:s have| has} a score of %ss.", said_group, 0, TOLD_OF_BOARD},
	{"%pa has White against %pb.", said_white, 0, TOLD_OF_BOARD},
	{"%pa has no opponent.", said_no_opponent, 0, TOLD_OF_BOARD},
	{"%dn board{x:s are|s is| is} looked at again: {y:the two have not|no two have} met before{z: (%tr)|}.",
		said_looked_at, 0, TOLD_OF_BOARD},
	{"%pa and %pb have met already{z: (%tr)|}.", said_have_met, 0, TOLD_OF_BOARD},
	{"Everybody{x:| on a board} who is due a colour has it.", said_all_due, 0, TOLD_OF_BOARD},
	{"All{x:| on a board} who are due a colour have it but %tn.", said_all_but, 0,
		TOLD_OF_BOARD},
};

enum { DEAL_FORMS = sizeof(deal_forms) / sizeof(deal_forms[0]) };

static void line_of(const struct deal_part *part, char *text, size_t size)
{
	snprintf(text, size, "%s%s%s%s.", part->text, part->rule[0] ? " (" : "", part->rule,
		part->rule[0] ? ")" : "");
}

static struct told_form *find_form(struct told *told, struct told_form *forms, int count)
{
	for (int i = 0; i < count; i++)
		if (told_match(told, forms[i].pattern, told->line, &told->sentence))
			return &forms[i];
	return NULL;
}

/* The two of a board (index), the higher first. */
static void look_at_board(struct told *told, int number)
{
	const struct deal *deal = dealing.deal;
	const struct pairing_board *board = &deal->boards[number];
	const int white = told->facts.card_of[deal->pins[board->white]];
	const int black =
		board->black < 0 ? FACTS_BYE : told->facts.card_of[deal->pins[board->black]];

	told->origin = (int)told_origin_of(told, &told->position->seats.boards[number]);
	told->high = black < 0 || white < black ? white : black;
	told->low = black < 0 ? FACTS_BYE : white < black ? black : white;
}

/* A board that is paired in this group, of two of its own cards if there is one; -1: none. */
static int board_of_group(int group)
{
	const struct deal *deal = dealing.deal;
	int found = -1;

	for (int i = 0; i < deal->nboards; i++) {
		const struct pairing_board *board = &deal->boards[i];
		const int white = deal->start[board->white].group;
		const int black = board->black < 0 ? -1 : deal->start[board->black].group;

		if (white == group && black == group)
			return i;
		if (board->black >= 0 && (white > black ? white : black) == group && found < 0)
			found = i;
	}
	return found;
}

/* Of which cards a step speaks: those of its board, else two of its group, or the first of it. */
static void look_at(struct told *told, const struct deal_step *step)
{
	const struct deal *deal = dealing.deal;
	const int own = step->board > 0                       ? step->board - 1
		: step->kind == DEAL_FACT && step->group >= 0 ? board_of_group(step->group)
							      : -1;

	told->high = told->facts.count > 0 ? 0 : -1;
	told->low = FACTS_BYE;
	if (own >= 0)
		look_at_board(told, own);
	else if (step->group >= 0)
		told->high =
			told->facts
				.card_of[deal->pins[deal->order[deal->groups[step->group].first]]];
}

/* One sentence, whose reasons are those of the draw around the boards by hand if there are any. */
static void read_line(struct told *told, struct told *side, const struct told_book *book)
{
	struct told_form *form = find_form(told, deal_forms, DEAL_FORMS);

	if (!form)
		form = find_form(told, hand_forms, hand_forms_count);
	if (form) {
		form->check(told);
		return;
	}
	/*
	 * with cards in the tray boards are told of as in any list, not by what lies on the table
	 */
	if (!told->halfmade)
		form = find_form(told, book->deal_forms, book->ndeal_forms);
	if (!form)
		form = find_form(told, book->forms, book->nforms);
	told_true(told, form != NULL, "the sentence has a known form");
	form->met++;
	if (side && told->halfmade && !told_is_of_side(told, side, form))
		side = NULL;
	if (side) {
		side->line = told->line;
		side->sentence = told->sentence;
		side->reasons = told->reasons;
		side->high = told->high;
		side->low = told->low;
	}
	form->check(side ? side : told);
}

/* The draw beside by which a step is told; NULL: that on the board. */
static struct told *side_of_step(
	const struct told *told, const struct told_deal_sides *sides, const struct deal_step *step)
{
	if (!told->halfmade)
		return sides->around;
	return step->board == 0 ? NULL
				: told_side_of(told, &told->position->seats.boards[step->board - 1],
					  sides->sides, sides->there);
}

static void read_step(struct told *told, const struct told_deal_sides *sides,
	const struct told_book *book, int line)
{
	const struct deal_step *step = &dealing.deal->steps[dealing.step];
	struct told *side = side_of_step(told, sides, step);

	look_at(told, step);
	for (int i = 0; i < step->nparts; i++) {
		told->line = told->reasons.lines[line + i];
		read_line(told, side, book);
	}
}

/*
 * The sentences of the same board, or of all that is of none, for checks that look for others; the
 * step's own begin at *line. They belong to `all`.
 */
static void look_beside(
	struct told *told, const struct reasons *all, const int *board_of, int *line)
{
	const struct deal *deal = dealing.deal;
	int at = 0;

	told->reasons.count = 0;
	*line = 0;
	for (int i = 0; i < deal->nsteps; i++)
		for (int k = 0; k < deal->steps[i].nparts; k++, at++) {
			if (i == dealing.step && k == 0)
				*line = told->reasons.count;
			if (board_of[at] == deal->steps[dealing.step].board)
				told->reasons.lines[told->reasons.count++] = all->lines[at];
		}
}

/* All sentences, and the board of each. */
static void take_lines(const struct deal *deal, struct reasons *all, int **board_of)
{
	char text[4 * COST_SIZE];

	*all = (struct reasons){.count = 0};
	*board_of = calloc((size_t)deal->nsteps * DEAL_PARTS + 1, sizeof(**board_of));
	ck_assert_ptr_nonnull(*board_of);
	for (int i = 0; i < deal->nsteps; i++)
		for (int k = 0; k < deal->steps[i].nparts; k++) {
			line_of(&deal->steps[i].parts[k], text, sizeof(text));
			(*board_of)[all->count] = deal->steps[i].board;
			ck_assert_int_eq(reasons_add(all, text), STATUS_OK);
		}
}

static void check_end(
	const struct told *told, const struct deal *deal, const struct deal_table *table)
{
	ck_assert_msg(deal_is_draw(deal, table), "%s, round %d: not dealt to its draw", told->event,
		told->facts.round);
	for (int i = 0; i < deal->nboards; i++) {
		const struct board *board = &told->position->seats.boards[i];

		ck_assert_int_eq(deal->pins[deal->boards[i].white], board->white);
		ck_assert_int_eq(deal->boards[i].black < 0 ? 0 : deal->pins[deal->boards[i].black],
			board->black);
	}
}

void told_read_deal(struct told *told, const struct told_deal_sides *sides, struct app *app,
	const struct told_book *book, bool captions)
{
	struct deal_table table;
	struct deal deal;
	struct error error;
	struct reasons all;
	int *board_of, line;

	ck_assert_msg(deal_make(app, told->facts.round, &deal, &error) == STATUS_OK, "%s: %s",
		told->event, error.text);
	ck_assert_int_eq(deal_table_init(&deal, &table), STATUS_OK);
	take_lines(&deal, &all, &board_of);
	told->reasons.lines = malloc(((size_t)all.count + 1) * sizeof(*told->reasons.lines));
	ck_assert_ptr_nonnull(told->reasons.lines);
	deal_sides = sides;
	dealing = (struct told_dealing){&deal, &table, 0,
		!told->halfmade && strcmp(told->position->cards.book->id, "caa") == 0};
	for (; dealing.step < deal.nsteps; dealing.step++) {
		look_beside(told, &all, board_of, &line);
		if (captions)
			read_step(told, sides, book, line);
		ck_assert(deal_forward(&deal, &table));
	}
	check_end(told, &deal, &table);
	dealing = (struct told_dealing){.deal = NULL};
	free(told->reasons.lines);
	told->reasons = (struct reasons){.count = 0};
	free(board_of);
	reasons_done(&all);
	deal_table_done(&table);
	deal_done(&deal);
}
