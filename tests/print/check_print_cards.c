/* Slips and cards: their order once the stack is cut, and what stands on them. */
#include <stdio.h>
#include <string.h>

#include "core/event.h"
#include "print/pieces/cards.h"
#include "support/suite_run.h"

static struct print_memory paper;
static struct error error;

/* Cut the stack at every place and lay the piles on each other: the cards are in order. */
START_TEST(piles_of_a_cut_stack_are_in_order)
{
	for (int count = 0; count <= 70; count++) {
		struct cards cards = {.columns = 2, .rows = _i, .count = count};
		int next = 0;

		for (int place = 0; place < cards.columns * cards.rows; place++)
			for (int page = 0; page < cards_pages(&cards); page++) {
				const int at = cards_at(&cards, page, place);

				if (at >= 0)
					ck_assert_int_eq(at, next++);
			}
		ck_assert_int_eq(next, count);
	}
}
END_TEST

static const char *text_of(struct cards *cards, int width)
{
	const struct print_style style = {.width = width};
	const struct print_sink sink = print_sink_memory(&paper);

	paper.size = 0;
	ck_assert_int_eq(cards_finish(cards, &style, &sink, &error), STATUS_OK);
	sink.write(sink.context, "", 1);
	return paper.bytes;
}

START_TEST(fields_stand_where_they_should)
{
	struct cards cards = {.title = "T", .columns = 2, .rows = 4};
	const char *text;

	card_line(cards_add(&cards), CARD_PLAIN, "left\tmiddle\tright");
	card_line(cards_add(&cards), CARD_LARGE, "%s", "Name");
	text = text_of(&cards, 80);
	ck_assert_ptr_nonnull(strstr(text, " left        middle              right |"));
	ck_assert_ptr_nonnull(strstr(text, "|                 Name\n"));
	for (const char *line = text; *line; line = strchr(line, '\n') + 1)
		ck_assert_uint_le(strcspn(line, "\n"), 80);
	print_memory_done(&paper);
}
END_TEST

/* Texts that are too long are cut between letters, and too many lines are left out. */
START_TEST(nothing_runs_over_its_card)
{
	struct cards cards = {.title = "T", .columns = 2, .rows = 4};
	struct card *card = cards_add(&cards);
	char name[600] = "x";
	const char *text;

	for (int i = 0; i < 250; i++)
		strcat(name, "é");
	for (int i = 0; i < 2 * CARD_LINES; i++)
		card_line(card, CARD_PLAIN, "%s", name);
	ck_assert_int_eq(card->count, CARD_LINES);
	ck_assert_uint_lt(strlen(card->lines[0].text), CARD_TEXT);
	ck_assert_uint_eq(
		strlen(card->lines[0].text) % 2, 1); /* x, and whole letters of two bytes */
	text = text_of(&cards, 80);
	ck_assert_ptr_nonnull(strstr(text, "éé…"));
	print_memory_done(&paper);
}
END_TEST

/* The section is what tells one pile of slips from the other. */
START_TEST(the_section_stays_where_the_event_is_too_long)
{
	static const struct {
		const char *line, *shown;
	} lines[] = {
		{"Congress · Major", " Congress · Major"},
		{"48th Bury St Edmunds Weekend Congress · Minor",
			" 48th Bury St Edmunds Weekend… · Minor"},
		{"48th Bury St Edmunds Weekend Congress and Festival",
			" 48th Bury St Edmunds Weekend Congres…"},
		{"Congress · Challengers of the Northern Counties",
			" Challengers of the Northern Counties"},
	};

	for (size_t i = 0; i < sizeof(lines) / sizeof(lines[0]); i++) {
		struct cards cards = {.title = "T", .columns = 2, .rows = 4};
		const char *text;

		card_event(cards_add(&cards), lines[i].line);
		text = text_of(&cards, 80);
		ck_assert_msg(strstr(text, lines[i].shown) != NULL, "%s", text);
		print_memory_done(&paper);
	}
}
END_TEST

START_TEST(only_paper_has_cards)
{
	struct cards cards = {.title = "T", .columns = 2, .rows = 4};
	const struct print_style style = {.form = PRINT_HTML};
	const struct print_sink sink = print_sink_memory(&paper);

	card_line(cards_add(&cards), CARD_PLAIN, "%s", "x");
	ck_assert_int_eq(cards_finish(&cards, &style, &sink, &error), STATUS_REFUSED);
	ck_assert_ptr_null(cards.of);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("cards");

	tcase_add_loop_test(tcase, piles_of_a_cut_stack_are_in_order, 1, 5);
	tcase_add_test(tcase, fields_stand_where_they_should);
	tcase_add_test(tcase, nothing_runs_over_its_card);
	tcase_add_test(tcase, the_section_stays_where_the_event_is_too_long);
	tcase_add_test(tcase, only_paper_has_cards);
	return suite_run("print_cards", tcase, NULL);
}
