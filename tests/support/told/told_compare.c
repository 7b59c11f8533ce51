/* "My draw against the rules'", read and found true. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/told/told_fixed.h"
#include "support/told/told_wish.h"

/* Both draws, of the round without what is fixed by hand. */
struct compared {
	struct told *told;
	struct comparison comparison;
	struct pairing_input plain;
	struct reference by;
	struct reference_draw mine, engines;
};

static int player_of(const struct compared *compared, int pin)
{
	return told_player(compared->told, compared->told->facts.card_of[pin]);
}

/* The engine's draw, one ring of which (0: none, -1: each) is as on the board. */
static void seat_mixed(const struct compared *compared, int ring, struct reference_draw *draw)
{
	const struct comparison *comparison = &compared->comparison;
	struct pairing_board boards[2 * FACTS_PINS];
	struct pairing_draw mixed = {boards, 0};
	int seats = 0;

	for (int k = 0; k < 2; k++) {
		const struct compare_board *list = k ? comparison->mine : comparison->engines;
		const int count = k ? comparison->nmine : comparison->nengines;

		for (int i = 0; i < count; i++)
			if ((k == 1) == (list[i].ring > 0 && (ring < 0 || list[i].ring == ring)))
				boards[mixed.count++] =
					(struct pairing_board){player_of(compared, list[i].white),
						list[i].black ? player_of(compared, list[i].black)
							      : PAIRING_NOBODY};
	}
	for (int i = 0; i < mixed.count; i++)
		seats += boards[i].black < 0 ? 1 : 2;
	told_true(compared->told, seats == compared->told->facts.count, "a seat of each");
	reference_seat(&compared->by, &mixed, draw);
}

/* Is the engine's draw as good as the best of the reference? */
static void check_engines(const struct compared *compared)
{
	const struct told_draw engines = {&compared->by, &compared->engines};
	struct reference_draw best;
	struct told_draw then = {&compared->by, &best};
	char text[COST_SIZE];

	told_true(compared->told, told_seek(compared->told, &compared->plain, &best), "a draw");
	told_first_change(compared->told, engines, then, text, sizeof(text));
	told_true(compared->told, text[0] == '\0', "the rules' draw is the best");
}

/* Above 0: by the score the draw is worse than the engine's, 0: as good. */
static int is_worse(const struct compared *compared, const struct reference_draw *draw)
{
	int64_t engines[REFERENCE_VALUES], its[REFERENCE_VALUES];
	const struct reference_rules *rules = compared->told->rules;
	int n;

	for (int term = 0; (n = rules->term(&compared->by, &compared->engines, term, engines)) >= 0;
		term++) {
		const int m = rules->term(&compared->by, draw, term, its);

		for (int k = 0; k < n && k < m; k++)
			if (its[k] != engines[k])
				return its[k] > engines[k] ? 1 : -1;
		if (n != m)
			return m > n ? 1 : -1;
	}
	return 0;
}

/* A better one must be of a rule book that settles something before it looks at the whole. */
static enum compare_answer answer_for(
	const struct compared *compared, const struct reference_draw *draw)
{
	const int worse = is_worse(compared, draw);

	told_true(compared->told, worse >= 0 || compared->told->position->cards.book->settled,
		"nothing is better");
	return worse > 0 ? COMPARE_WORSE : worse < 0 ? COMPARE_SETTLED : COMPARE_EQUAL;
}

static void check_rings(const struct compared *compared)
{
	struct told *told = compared->told;
	const struct told_draw engines = {&compared->by, &compared->engines};

	for (int ring = 1; ring <= compared->comparison.nrings; ring++) {
		const struct compare_ring *judged = &compared->comparison.rings[ring - 1];
		struct reference_draw mixed;
		const struct told_draw mine = {&compared->by, &mixed};
		char text[COMPARE_FIGURES];

		seat_mixed(compared, ring, &mixed);
		told->line = judged->changes;
		told_gains(told, engines, mine, false, text, sizeof(text));
		told_true(told, strcmp(text, judged->changes) == 0, text);
		told->line = judged->figures;
		told_figures(told, engines, mine, COMPARE_FIGURES, text, sizeof(text));
		told_true(told, strcmp(text, judged->figures) == 0, text);
		told_true(told, judged->answer == answer_for(compared, &mixed), "the answer");
	}
}

/* The verdict without what it says of the fixes that are not kept. */
static void read_unkept(const struct compared *compared, char *verdict, size_t size)
{
	static const char *const marks[] = {", but does not keep what is fixed by hand: ",
		" Yours does not keep what is fixed by hand: "};
	struct told *told = compared->told;
	const bool same = compared->comparison.answer == COMPARE_SAME;
	const char *mark = marks[same ? 0 : 1], *at = strstr(told->line, mark);
	char list[COST_SIZE];

	told_true(told, (at != NULL) == (told_count_fixed(told, false) > 0), "what is not kept");
	told_true(told, compared->comparison.unkept.count == told_count_fixed(told, false),
		"what is not kept, for programs");
	snprintf(verdict, size, "%s", told->line);
	if (!at)
		return;
	snprintf(list, sizeof(list), "%s", at + strlen(mark));
	list[strcspn(list, ".")] = '\0';
	told_check_unkept_list(told, list);
	snprintf(verdict, size, "%.*s%s", (int)(at - told->line), told->line, same ? "." : "");
}

static void check_verdict(const struct compared *compared)
{
	struct told *told = compared->told;
	const struct comparison *comparison = &compared->comparison;
	char text[COST_SIZE], change[COST_SIZE], verdict[COMPARE_VERDICT];
	struct sentence *sentence = &told->sentence;

	told->line = comparison->verdict;
	read_unkept(compared, verdict, sizeof(verdict));
	told_first_change(told, (struct told_draw){&compared->by, &compared->engines},
		(struct told_draw){&compared->by, &compared->mine}, text, sizeof(text));
	if (text[0] == '\0') {
		told_true(told,
			strcmp(verdict,
				comparison->nrings == 0
					? "Your draw is the rules' draw."
					: "Your draw and the rules' draw are equal: the rules see no difference.") ==
				0,
			"equal");
		return;
	}
	told_true(told, comparison->answer == answer_for(compared, &compared->mine), "the answer");
	told_true(told,
		comparison->answer == COMPARE_WORSE
			? told_match(told, "Your draw is worse than the rules' draw: %tc.", verdict,
				  sentence)
			: told_match(told,
				  "Not the rules' draw, though it scores better: %tc; but the rules settle the odd players of the higher score groups first (29D).",
				  verdict, sentence),
		"the sentence has a known form");
	sentence_text(sentence, 'c', change, sizeof(change));
	told_true(told, strcmp(text, change) == 0, text);
}

/* Cards of a ring that lie in the tray; 0: of all. */
static int count_tray(const struct compared *compared, int ring)
{
	const struct comparison *comparison = &compared->comparison;
	int tray = 0;

	for (int i = 0; i < comparison->nengines; i++) {
		const struct compare_board *board = &comparison->engines[i];
		const int pins[] = {board->white, board->black};

		for (int k = 0; k < 2 && (ring == 0 || board->ring == ring); k++)
			tray += pins[k] > 0 &&
				compared->told->facts.card[compared->told->facts.card_of[pins[k]]]
						.opponent == FACTS_TRAY;
	}
	return tray;
}

/* What is told of a draw that has cards in the tray: how many. */
static void check_unfinished(const struct compared *compared)
{
	const struct comparison *comparison = &compared->comparison;
	struct told *told = compared->told;
	char verdict[COMPARE_VERDICT];

	told->line = comparison->verdict;
	read_unkept(compared, verdict, sizeof(verdict));
	told_true(told,
		comparison->answer == COMPARE_UNFINISHED &&
			told_match(told,
				"Your draw is not complete, {m:1 card is|%dn cards are} in the tray: what it costs is told when all are seated.",
				verdict, &told->sentence),
		"the sentence has a known form");
	told_true(told, (told_number(told, 'm') == 0 ? 1 : told_number(told, 'n')) == told->tray,
		"how many are in the tray");
	told_true(told, count_tray(compared, 0) == told->tray, "the rules' draw seats them");
	for (int ring = 1; ring <= comparison->nrings; ring++) {
		const struct compare_ring *judged = &comparison->rings[ring - 1];
		const int tray = count_tray(compared, ring);

		told->line = judged->changes;
		told_true(told, (judged->answer == COMPARE_UNFINISHED) == (tray > 0), "the answer");
		if (tray == 0)
			continue;
		told_true(told,
			told_match(told, "%dn of its cards {k:is|are} in the tray", told->line,
				&told->sentence) &&
				told_number(told, 'n') == tray &&
				(told_number(told, 'k') == 0) == (tray == 1),
			"how many of the ring are in the tray");
	}
}

int told_read_comparison(struct told *told, struct app *app)
{
	struct compared compared = {.told = told};
	struct error error;
	int rings;

	ck_assert_msg(
		app_compare(app, told->facts.round, &compared.comparison, &error) == STATUS_OK,
		"%s", error.text);
	compared.plain = translate_plain(&told->position->cards);
	reference_init(&compared.by, told->rules, &compared.plain);
	told->line = "compared";
	if (told->tray > 0) {
		check_unfinished(&compared);
		rings = compared.comparison.nrings;
		comparison_done(&compared.comparison);
		return rings;
	}
	seat_mixed(&compared, 0, &compared.engines);
	seat_mixed(&compared, -1, &compared.mine);
	check_engines(&compared);
	check_rings(&compared);
	check_verdict(&compared);
	rings = compared.comparison.nrings;
	comparison_done(&compared.comparison);
	return rings;
}
