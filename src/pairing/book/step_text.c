/*
 * A reason in words: the sentence of its kind with the slots filled, what its proof says, its rule.
 */
#include <string.h>

#include "pairing.h"

/* A text that grows in the caller's room, and what of it has no room. */
struct writing {
	const struct pairing_input *input;
	const struct pairing_score *score;
	const char *const *names;
	char *text;
	size_t size, used;
};

static void put_part(struct writing *writing, const char *part, size_t length)
{
	for (size_t i = 0; i < length; i++, writing->used++)
		if (writing->used + 1 < writing->size)
			writing->text[writing->used] = part[i];
}

static void put(struct writing *writing, const char *part)
{
	put_part(writing, part, strlen(part));
}

static void put_number(struct writing *writing, int64_t number)
{
	char digits[24];
	size_t at = sizeof(digits);
	uint64_t rest = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;

	do
		digits[--at] = (char)('0' + rest % 10);
	while ((rest /= 10) > 0);
	if (number < 0)
		put(writing, "-");
	put_part(writing, digits + at, sizeof(digits) - at);
}

/* Half points as "2", "2½" or "½". */
static void put_points(struct writing *writing, int64_t points2)
{
	if (points2 / 2 != 0 || points2 % 2 == 0)
		put_number(writing, points2 / 2);
	if (points2 % 2 != 0)
		put(writing, "½");
}

static void put_ordinal(struct writing *writing, int number)
{
	static const char *const ends[] = {"th", "st", "nd", "rd"};
	const int ones = number % 10;

	put_number(writing, number);
	put(writing, ends[number / 10 % 10 != 1 && ones < 4 && ones >= 0 ? ones : 0]);
}

static void put_player(struct writing *writing, int player)
{
	if (player < 0 || player >= writing->input->count) {
		put(writing, "nobody");
		return;
	}
	put_number(writing, writing->input->players[player].number);
	if (writing->names && writing->names[player]) {
		put(writing, " ");
		put(writing, writing->names[player]);
	}
}

/* A member of the kind, by the word behind its name. */
static void put_member(struct writing *writing, const struct pairing_step_member *member,
	int number, const char *form, size_t length)
{
	if (member->type == PAIRING_IS_SCORE) {
		put_points(writing, number);
	} else if (member->type == PAIRING_IS_PLAYER) {
		put_player(writing, number);
	} else if (length == 2 && memcmp(form, "th", length) == 0) {
		put_ordinal(writing, number + 1);
	} else {
		put_number(writing, number);
		put(writing, length > 0 ? " " : "");
		put_part(writing, form, length);
		put(writing, length > 0 && number != 1 ? "s" : "");
	}
}

static bool is_slot(const char *name, const char *slot, size_t length)
{
	return strlen(name) == length && memcmp(name, slot, length) == 0;
}

static void put_slot(
	struct writing *writing, const struct pairing_step *step, const char *slot, size_t length)
{
	const struct pairing_step_form *form = pairing_step_form_of(step->kind);
	const char *blank = memchr(slot, ' ', length);
	const size_t name = blank ? (size_t)(blank - slot) : length;
	int numbers[PAIRING_STEP_NUMBERS];

	if (is_slot("player", slot, name) || is_slot("other", slot, name)) {
		put_player(writing, slot[0] == 'p' ? step->player : step->other);
		return;
	}
	pairing_step_numbers(step, numbers);
	for (int i = 0; i < form->count; i++)
		if (is_slot(form->members[i].name, slot, name)) {
			put_member(writing, &form->members[i], numbers[i],
				blank ? blank + 1 : slot + length, blank ? length - name - 1 : 0);
			return;
		}
}

static void put_sentence(
	struct writing *writing, const struct pairing_step *step, const char *sentence)
{
	while (*sentence) {
		const size_t plain = strcspn(sentence, "{");

		put_part(writing, sentence, plain);
		sentence += plain;
		if (*sentence == '{') {
			const size_t length = strcspn(++sentence, "}");

			put_slot(writing, step, sentence, length);
			sentence += length + 1;
		}
	}
}

static void put_players(struct writing *writing, const int *players, int count)
{
	for (int i = 0; i < count; i++) {
		put(writing, i == 0 ? "" : i + 1 == count ? " and " : ", ");
		put_player(writing, players[i]);
	}
}

/* "transfers 2, not 1 (15, 17), of 8 and 9 instead of 4" */
static void put_term(struct writing *writing, const struct pairing_step *step)
{
	const struct pairing_proof *proof = &step->proof;
	const struct pairing_score *score = writing->score;
	const struct pairing_term *term = score && proof->term >= 0 && proof->term < score->nterms
		? &score->terms[proof->term]
		: NULL;
	const enum pairing_unit unit = term ? pairing_term_row(term->id)->unit : PAIRING_UNIT_RANK;

	put(writing, term ? term->name : "the draw as a whole");
	if (unit != PAIRING_UNIT_RANK && proof->entry >= 0) {
		void (*const put_value)(struct writing *, int64_t) =
			unit == PAIRING_UNIT_POINTS ? put_points : put_number;

		put(writing, " ");
		put_value(writing, proof->after);
		put(writing, ", not ");
		put_value(writing, proof->before);
	}
	if (term && term->rule && term->rule[0]) {
		put(writing, " (");
		put(writing, term->rule);
		put(writing, ")");
	}
	if (step->who.nthen == 0)
		return;
	put(writing, ", of ");
	put_players(writing, step->who.then, step->who.nthen);
	if (step->who.nnow > 0)
		put(writing, " instead of ");
	put_players(writing, step->who.now, step->who.nnow);
}

/* What a proof says that names no term; NULL: it names one, or says nothing. */
static const char *proof_words(int passed)
{
	switch ((enum pairing_passed)passed) {
	case PAIRING_PASSED_FLOATS:
		return "otherwise more would have to float";
	case PAIRING_PASSED_ILLEGAL:
		return "otherwise there is no legal draw";
	case PAIRING_PASSED_BARRED:
		return "he may not have the bye";
	case PAIRING_PASSED_SPARED:
		return "he is asked for the bye when nobody else is left";
	case PAIRING_PASSED_FORBIDDEN:
		return "the two are kept apart by the arbiter";
	case PAIRING_PASSED_COLOURS:
		return "both must have the same colour";
	case PAIRING_PASSED_SCHOOL:
		return "the two are of one school";
	case PAIRING_PASSED_LIMIT:
		return "the bye would be switched beyond the limit";
	case PAIRING_PASSED_UNKEPT:
		return "no draw that keeps what is fixed allows it";
	case PAIRING_PASSED_STRANDED:
		return "otherwise the others could not all be paired";
	case PAIRING_PASSED_SETTLED:
	case PAIRING_PASSED_OWN:
	case PAIRING_PASSED_ORDER:
	case PAIRING_PASSED_TURN:
	case PAIRING_PASSED_UNTRIED:
		return "that would score better, but a group settles its odd players before those below";
	default:
		return NULL;
	}
}

static void put_proof(struct writing *writing, const struct pairing_step *step)
{
	const struct pairing_proof *proof = &step->proof;
	const char *words = proof_words(proof->passed);

	if (proof->passed == PAIRING_PASSED_UNKNOWN || proof->passed == PAIRING_PASSED_AVOIDED)
		return;
	put(writing, "; ");
	if (words) {
		put(writing, words);
	} else if (proof->passed == PAIRING_PASSED_MET) {
		put(writing, "the two met in round ");
		put_number(writing, proof->round);
	} else if (proof->passed == PAIRING_PASSED_GOES) {
		put(writing, proof->meets < 0 ? "he has the bye" : "he meets ");
		if (proof->meets >= 0)
			put_player(writing, proof->meets);
	} else if (proof->passed == PAIRING_PASSED_MORE) {
		put_number(writing, proof->more);
		put(writing, " in all");
	} else {
		put(writing,
			proof->passed == PAIRING_PASSED_BETTER ? "that would be better by "
				: proof->passed == PAIRING_PASSED_WORSE
				? "otherwise worse by "
				: "otherwise worse by at least ");
		put_term(writing, step);
	}
}

/* The bytes of a character by its first one. */
static size_t character_length(unsigned char first)
{
	return first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1;
}

/* End the text, between two characters where the whole has no room. */
static void end_text(struct writing *writing)
{
	size_t end = writing->used, first;

	if (writing->size == 0)
		return;
	if (end >= writing->size) {
		first = end = writing->size - 1;
		while (first > 0 && ((unsigned char)writing->text[first - 1] & 0xC0) == 0x80)
			first--;
		if (first > 0 &&
			first - 1 + character_length((unsigned char)writing->text[first - 1]) > end)
			end = first - 1;
	}
	writing->text[end] = '\0';
}

size_t pairing_step_text(const struct pairing_input *input, const struct pairing_score *score,
	const struct pairing_step *step, const char *const *names, char *text, size_t size)
{
	const struct pairing_step_form *form = pairing_step_form_of(step->kind);
	struct writing writing = {.input = input, .score = score, .names = names, .size = size};

	writing.text = text;
	if (form && step->kind == PAIRING_STEP_FLOAT_PASSED &&
		step->proof.passed == PAIRING_PASSED_MORE)
		put_sentence(&writing, step, "Passed over before {other}");
	else if (form && step->kind == PAIRING_STEP_PINNED && step->other < 0)
		put_sentence(&writing, step, "Fixed by the arbiter: {player}");
	else if (form)
		put_sentence(&writing, step, form->sentence);
	put_proof(&writing, step);
	if (step->rule && step->rule[0]) {
		put(&writing, " (");
		put(&writing, step->rule);
		put(&writing, ")");
	}
	end_text(&writing);
	return writing.used;
}
