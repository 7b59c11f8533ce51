/*
 * Reasons in words as the library prints them: the sentence of each kind, proofs, names, and texts
 * that have no room.
 */
#include "config.h"

#include <check.h>
#include <string.h>

#include "pairing.h"
#include "support/event/six_cards.h"
#include "support/suite_run.h"

enum { TEXT = 240 };

static struct pairing_term terms[] = {{"transfers", "15, 17", -1, 0, 1, PAIRING_TERM_TRANSFERS, 1},
	{"bye", "6", -1, 1, 1, PAIRING_TERM_BYE, 1},
	{"order", "", -1, 2, 1, PAIRING_TERM_ORDER, 1}};
static const struct pairing_score score = {.terms = terms, .nterms = 3};

static const struct {
	struct pairing_step step;
	const char *text;
} said[] = {
	{{.kind = PAIRING_STEP_FLOAT_DOWN,
		 .rule = "20",
		 .player = 0,
		 .other = 3,
		 .as.float_down = {.from = 5, .to = 4},
		 .proof = {.passed = PAIRING_PASSED_UNKNOWN}},
		"1 goes down from 2½ to 2 and meets 4 (20)"},
	{{.kind = PAIRING_STEP_PLACE,
		 .rule = "",
		 .player = 1,
		 .other = 2,
		 .as.place = {.own = 1},
		 .proof = {.passed = PAIRING_PASSED_WORSE, .term = 0, .before = 1, .after = 3},
		 .who = {.nthen = 2, .then = {0, 4}, .nnow = 1, .now = {5}}},
		"2, 2nd of the upper half, meets 3; otherwise worse by transfers 3, not 1 (15, 17), of 1 and 5 instead of 6"},
	{{.kind = PAIRING_STEP_PLACE,
		 .player = 1,
		 .other = 2,
		 .as.place = {.own = 10},
		 .proof = {.passed = PAIRING_PASSED_BETTER, .term = 1, .before = 1, .after = 0}},
		"2, 11th of the upper half, meets 3; that would be better by bye 0, not ½ (6)"},
	{{.kind = PAIRING_STEP_SEEKERS,
		 .player = 1,
		 .other = 2,
		 .as.place = {.own = 2},
		 .proof = {.passed = PAIRING_PASSED_WORSE, .term = 2, .before = 1, .after = 2}},
		"2, 3rd of those with White, meets 3; otherwise worse by order"},
	{{.kind = PAIRING_STEP_FLOAT_PASSED,
		 .rule = "21",
		 .player = 1,
		 .other = 2,
		 .proof = {.passed = PAIRING_PASSED_MET, .round = 3}},
		"2 comes before 3 in the order, but is passed over; the two met in round 3 (21)"},
	{{.kind = PAIRING_STEP_FLOAT_PASSED,
		 .player = PAIRING_NOBODY,
		 .other = 2,
		 .proof = {.passed = PAIRING_PASSED_MORE, .more = 7}},
		"Passed over before 3; 7 in all"},
	{{.kind = PAIRING_STEP_FLOAT_PASSED,
		 .player = 1,
		 .other = 2,
		 .proof = {.passed = PAIRING_PASSED_GOES, .meets = 5}},
		"2 comes before 3 in the order, but is passed over; he meets 6"},
	{{.kind = PAIRING_STEP_PINNED,
		 .player = 1,
		 .other = PAIRING_NOBODY,
		 .proof = {.passed = PAIRING_PASSED_UNKNOWN}},
		"Fixed by the arbiter: 2"},
	{{.kind = PAIRING_STEP_NEAREST,
		 .rule = "closest",
		 .player = 1,
		 .other = 2,
		 .as.nearest = {.over = 2, .distance = 1},
		 .proof = {.passed = PAIRING_PASSED_UNKNOWN}},
		"Down the list 2 would be left over, so the nearest are matched: 2 and 3, 1 place apart (closest)"},
};

START_TEST(a_reason_is_printed_with_its_proof_and_its_rule)
{
	struct six_cards table;
	char text[TEXT];

	six_cards_make(&table);
	ck_assert_uint_eq(
		pairing_step_text(&table.input, &score, &said[_i].step, NULL, text, sizeof(text)),
		strlen(said[_i].text));
	ck_assert_str_eq(text, said[_i].text);
}
END_TEST

START_TEST(players_have_names_where_they_are_given)
{
	static const char *const names[] = {"Ash", "Bell", NULL, "Dunn", "Esk", "Fry"};
	struct six_cards table;
	char text[TEXT];

	six_cards_make(&table);
	pairing_step_text(&table.input, NULL, &said[0].step, names, text, sizeof(text));
	ck_assert_str_eq(text, "1 Ash goes down from 2½ to 2 and meets 4 Dunn (20)");
	pairing_step_text(&table.input, NULL, &said[1].step, names, text, sizeof(text));
	ck_assert_str_eq(text,
		"2 Bell, 2nd of the upper half, meets 3; otherwise worse by the draw as a whole, of 1 Ash and 5 Esk instead of 6 Fry");
}
END_TEST

/* Cut between characters, ended in any case, and its whole length known. */
START_TEST(a_text_without_room_is_cut_between_characters)
{
	struct six_cards table;
	char whole[TEXT], text[TEXT];

	six_cards_make(&table);
	const size_t length =
		pairing_step_text(&table.input, &score, &said[0].step, NULL, whole, sizeof(whole));

	for (size_t size = 0; size <= length + 1; size++) {
		size_t end;

		memset(text, '#', sizeof(text));
		ck_assert_uint_eq(
			pairing_step_text(&table.input, &score, &said[0].step, NULL, text, size),
			length);
		ck_assert_int_eq(text[size], '#');
		if (size == 0)
			continue;
		end = strlen(text);
		ck_assert_uint_lt(end, size);
		ck_assert_int_eq(strncmp(text, whole, end), 0);
		/* what follows begins a character, of which there was no room for all */
		ck_assert_int_ne((unsigned char)whole[end] & 0xC0, 0x80);
		ck_assert_uint_ge(end + 2, size);
	}
}
END_TEST

/* Every slot of every sentence is a player or a member of its kind. */
START_TEST(each_kind_has_a_sentence_of_its_own_members)
{
	const struct pairing_step_form *form;
	struct six_cards table;

	six_cards_make(&table);
	for (int kind = 0; (form = pairing_step_form_of((enum pairing_step_kind)kind)); kind++) {
		const struct pairing_step step = {.kind = (enum pairing_step_kind)kind,
			.other = 1,
			.proof = {.passed = PAIRING_PASSED_UNKNOWN}};
		char text[TEXT];

		for (const char *slot = strchr(form->sentence, '{'); slot;
			slot = strchr(slot + 1, '{')) {
			const size_t length = strcspn(slot + 1, " }");
			bool known = strncmp(slot, "{player}", 8) == 0 ||
				strncmp(slot, "{other}", 7) == 0;

			for (int i = 0; i < form->count; i++)
				known = known ||
					(strlen(form->members[i].name) == length &&
						memcmp(form->members[i].name, slot + 1, length) ==
							0);
			ck_assert_msg(known, "%s: %s", form->name, slot);
		}
		ck_assert_uint_lt(
			pairing_step_text(&table.input, NULL, &step, NULL, text, sizeof(text)),
			sizeof(text));
		ck_assert_ptr_null(strpbrk(text, "{}"));
		ck_assert_int_ne(text[0], '\0');
	}
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("step text");

	tcase_add_loop_test(tcase, a_reason_is_printed_with_its_proof_and_its_rule, 0,
		(int)(sizeof(said) / sizeof(said[0])));
	tcase_add_test(tcase, players_have_names_where_they_are_given);
	tcase_add_test(tcase, a_text_without_room_is_cut_between_characters);
	tcase_add_test(tcase, each_kind_has_a_sentence_of_its_own_members);
	return suite_run("step text", tcase, NULL);
}
