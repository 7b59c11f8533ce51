/*
 * The kinds of reasons by name, and the numbers of a reason by name and in order.
 */
#include "pairing.h"

#include <string.h>

#include "book/step_sentences.h"

#define ARRAY_LEN(array) ((int)(sizeof(array) / sizeof((array)[0])))

#define INT(name) {#name, PAIRING_IS_NUMBER},
#define SCORE(name) {#name, PAIRING_IS_SCORE},
#define PLAYER(name) {#name, PAIRING_IS_PLAYER},
#define CLAIM(name) INT(name##_difference) INT(name##_run) INT(name##_games)
#define PLAYERS(name) \
	PLAYER(name##_1) \
	PLAYER(name##_2) PLAYER(name##_3) PLAYER(name##_4) PLAYER(name##_5) PLAYER(name##_6)
#define OF_PROOF(name) {#name, PAIRING_IS_PROOF},
#define PROOF OF_PROOF(passed) OF_PROOF(term) OF_PROOF(entry) OF_PROOF(before) OF_PROOF(after)
#define MEMBERS(NAME, name, ...) \
	static const struct pairing_step_member name##_members[] = {__VA_ARGS__};
#define NOTHING(...)
PAIRING_STEP_LIST(MEMBERS, NOTHING, NOTHING, INT, SCORE, PLAYER, CLAIM, PLAYERS, PROOF)

#define FORM(NAME, name, ...) {#name, name##_members, ARRAY_LEN(name##_members), SENTENCE_##NAME},
#define SAME_FORM(NAME, name, same) \
	{#name, same##_members, ARRAY_LEN(same##_members), SENTENCE_##NAME},
#define PLAIN_FORM(NAME, name) {#name, NULL, 0, SENTENCE_##NAME},
static const struct pairing_step_form forms[] = {
	PAIRING_STEP_LIST(FORM, SAME_FORM, PLAIN_FORM, , , , , , )};

const struct pairing_step_form *pairing_step_form_of(enum pairing_step_kind kind)
{
	return (int)kind >= 0 && (int)kind < ARRAY_LEN(forms) ? &forms[kind] : NULL;
}

/* A record, and a proof, is nothing but numbers, one behind the other in the order of the list. */
int pairing_step_numbers(const struct pairing_step *step, int numbers[PAIRING_STEP_NUMBERS])
{
	const struct pairing_step_form *form = pairing_step_form_of(step->kind);
	size_t own = 0, proof = 0;

	for (int i = 0; form && i < form->count; i++) {
		const char *from = form->members[i].type == PAIRING_IS_PROOF
			? (const char *)&step->proof + sizeof(*numbers) * proof++
			: (const char *)&step->as + sizeof(*numbers) * own++;

		memcpy(&numbers[i], from, sizeof(*numbers));
	}
	return form ? form->count : 0;
}
