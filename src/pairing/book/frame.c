/*
 * How a round is drawn, scored and explained, whatever the rule book.
 */
#include "book/frame.h"

#include <stdlib.h>
#include <string.h>

#include "book/no_draw.h"
#include "cards/entries.h"

/* The digest of an input, for free() after rules->digest_done. */
static enum pairing_status open_digest(const struct pairing_rules *rules,
	const struct pairing_input *input, struct pairing_blame *blame, void **digest)
{
	void *made = calloc(1, rules->digest_size);
	enum pairing_status status = PAIRING_NO_MEMORY;

	if (made)
		status = rules->digest(made, input, blame);
	if (status == PAIRING_OK)
		*digest = made;
	else
		free(made);
	return status;
}

static void close_digest(const struct pairing_rules *rules, void *digest)
{
	if (rules->digest_done)
		rules->digest_done(digest);
	else
		field_done(digest);
	free(digest);
}

enum pairing_status frame_status(enum matching_status status)
{
	return status == MATCHING_OK      ? PAIRING_OK
		: status == MATCHING_NONE ? PAIRING_NO_DRAW
					  : PAIRING_NO_MEMORY;
}

static bool allows(const struct pairing_rules *rules, const void *digest, int card, int other)
{
	if (rules->legal)
		return rules->legal(digest, card, other);
	return other < 0 ? field_may_bye(digest, card) : field_may_meet(digest, card, other);
}

/* What the rules bar once more, from the finished pairs. */
static bool is_legal(const struct frame_search *search)
{
	const struct field *field = search->digest;
	int byes = 0;

	for (int c = 0; c < field->count; c++) {
		const bool bye = search->mate[c] < 0 || search->mate[c] >= field->count;
		const int other = bye ? -1 : search->mate[c];

		byes += bye;
		if (!bye && (other == c || search->mate[other] != c))
			return false;
		if (!allows(search->book->rules, field, c, other))
			return false;
	}
	return search->book->rules->many_sit_out || byes == field->count % 2;
}

static enum pairing_status make_boards(const struct frame_search *search, struct pairing_draw *draw)
{
	const struct pairing_rules *rules = search->book->rules;

	if (rules->boards)
		return rules->boards(search->digest, search->mate, draw);
	return mates_draw(search->digest, search->mate, rules->colour, draw);
}

/* The mates of a draw whose boards the rule book has made itself; false: somebody has no place. */
static enum pairing_status read_mates(
	struct frame_search *search, const struct pairing_draw *draw, bool *whole)
{
	const struct field *field = search->digest;
	struct card_seats seats = {0};

	if (!card_seats_init(&seats, field, draw))
		return PAIRING_NO_MEMORY;
	for (int c = 0; c < field->count; c++)
		search->mate[c] = seats.opponent[c] >= 0 ? seats.opponent[c] : -1;
	*whole = seats.tray == 0 && seats.wrong == 0;
	card_seats_done(&seats);
	return PAIRING_OK;
}

/* Once more by the rules: boards of the rule book's own, or mates whose boards are made then. */
static enum pairing_status look_again(struct frame_search *search, struct pairing_draw *draw)
{
	bool whole = true;
	enum pairing_status status = draw->boards ? read_mates(search, draw, &whole) : PAIRING_OK;

	if (status == PAIRING_OK && !(whole && is_legal(search)))
		status = PAIRING_NO_DRAW;
	if (status == PAIRING_OK)
		return draw->boards ? status : make_boards(search, draw);
	pairing_draw_done(draw);
	return status;
}

static enum pairing_status solve(
	struct frame_search *search, struct pairing_draw *draw, struct pairing_blame *blame)
{
	const struct pairing_rules *rules = search->book->rules;
	struct field *field = search->digest;
	struct pairing_draw made = {0};
	enum pairing_status status = PAIRING_NO_MEMORY;

	field_index_met(field);
	search->mate = arena_alloc(search->arena, (size_t)field->count, sizeof(int));
	if (search->mate)
		status = rules->solve(search, &made);
	if (status == PAIRING_OK)
		status = look_again(search, &made);
	if (status == PAIRING_OK)
		*draw = made;
	if (status != PAIRING_NO_DRAW)
		return status;
	return rules->no_draw ? rules->no_draw(field, blame)
			      : no_draw_blame(field, rules->bye_rule, blame);
}

enum pairing_status frame_best(const struct pairing_book *book, const struct pairing_input *input,
	void *work, struct pairing_draw *draw, struct pairing_blame *blame)
{
	const struct pairing_rules *rules = book->rules;
	struct arena arena = {0};
	struct frame_search search = {.book = book, .input = input, .arena = &arena, .work = work};
	enum pairing_status status = open_digest(rules, input, blame, &search.digest);

	if (status != PAIRING_OK)
		return status;
	status = field_pins_agree(search.digest, rules->many_sit_out, blame);
	if (status == PAIRING_OK && rules->pins_agree)
		status = rules->pins_agree(search.digest, blame);
	if (status == PAIRING_OK)
		status = solve(&search, draw, blame);
	arena_done(&arena);
	close_digest(rules, search.digest);
	return status;
}

enum pairing_status pairing_best(const struct pairing_book *book, const struct pairing_input *input,
	struct pairing_draw *draw, struct pairing_blame *blame)
{
	return frame_best(book, input, NULL, draw, blame);
}

/* The draw on the digest of its input; PAIRING_BAD_INPUT when an index is out of range. */
static enum pairing_status sit_down(const struct pairing_book *book,
	const struct pairing_input *input, const void *digest, const struct pairing_draw *draw,
	struct frame_draw *drawn)
{
	if (!card_seats_in_range(input, draw))
		return PAIRING_BAD_INPUT;
	*drawn = (struct frame_draw){.book = book, .input = input, .digest = digest};
	return card_seats_init(&drawn->seats, digest, draw) ? PAIRING_OK : PAIRING_NO_MEMORY;
}

enum pairing_status frame_score_drawn(const struct frame_draw *drawn, struct pairing_score *score)
{
	struct score_draft draft = {.rules = drawn->book->rules->term_rules};

	return score_draft_hand_over(drawn->book->rules->add_score(drawn, &draft), &draft, score);
}

static enum pairing_status explain(
	const struct frame_draw *drawn, int board, struct pairing_steps *steps)
{
	struct pairing_score score = {0};
	struct step_list list = {.room = 0};
	enum pairing_status status = frame_score_drawn(drawn, &score);

	if (status == PAIRING_OK)
		status = drawn->book->rules->tell(drawn, &score, board, &list);
	pairing_score_done(&score);
	return step_list_hand_over(&list, status, steps);
}

/* Its score, or its reasons. */
static enum pairing_status look_at(const struct pairing_book *book,
	const struct pairing_input *input, const struct pairing_draw *draw, int board,
	struct pairing_score *score, struct pairing_steps *steps)
{
	struct frame_draw drawn = {0};
	void *digest;
	enum pairing_status status = open_digest(book->rules, input, NULL, &digest);

	if (status != PAIRING_OK)
		return status;
	status = sit_down(book, input, digest, draw, &drawn);
	if (status == PAIRING_OK)
		status = score ? frame_score_drawn(&drawn, score) : explain(&drawn, board, steps);
	card_seats_done(&drawn.seats);
	close_digest(book->rules, digest);
	return status;
}

enum pairing_status pairing_score(const struct pairing_book *book,
	const struct pairing_input *input, const struct pairing_draw *draw,
	struct pairing_score *score)
{
	return look_at(book, input, draw, -1, score, NULL);
}

enum pairing_status pairing_steps(const struct pairing_book *book,
	const struct pairing_input *input, const struct pairing_draw *draw,
	struct pairing_steps *steps)
{
	return look_at(book, input, draw, -1, NULL, steps);
}

enum pairing_status pairing_steps_of(const struct pairing_book *book,
	const struct pairing_input *input, const struct pairing_draw *draw, int board,
	struct pairing_steps *steps)
{
	return board < 0 || board >= draw->count ? PAIRING_BAD_INPUT
						 : look_at(book, input, draw, board, NULL, steps);
}

enum pairing_status pairing_who(const struct pairing_book *book, const struct pairing_input *input,
	const struct pairing_change *change, struct pairing_who *who)
{
	struct frame_draw now = {0}, then = {0};
	struct pairing_who found = {0};
	void *digest;
	enum pairing_status status = open_digest(book->rules, input, NULL, &digest);

	if (status != PAIRING_OK)
		return status;
	status = sit_down(book, input, digest, change->now, &now);
	if (status == PAIRING_OK)
		status = sit_down(book, input, digest, change->then, &then);
	if (status == PAIRING_OK && book->rules->who)
		status = book->rules->who(&now, &then, change, &found);
	if (status == PAIRING_OK)
		*who = found;
	card_seats_done(&then.seats);
	card_seats_done(&now.seats);
	close_digest(book->rules, digest);
	return status;
}

enum pairing_status pairing_earlier(const struct pairing_book *book,
	const struct pairing_input *input, const struct pairing_draw *draw, int score,
	struct pairing_earlier *earlier)
{
	struct frame_draw drawn = {0};
	void *digest;
	enum pairing_status status = PAIRING_NOT_OFFERED;

	if (book->rules->earlier)
		status = open_digest(book->rules, input, NULL, &digest);
	if (status != PAIRING_OK)
		return status;
	field_index_met(digest);
	status = sit_down(book, input, digest, draw, &drawn);
	if (status == PAIRING_OK)
		status = book->rules->earlier(&drawn, score, earlier);
	card_seats_done(&drawn.seats);
	close_digest(book->rules, digest);
	return status;
}

static bool is_clean(const struct pairing_rules *rules, const void *digest, int card, int other)
{
	return rules->clean ? rules->clean(digest, card, other)
			    : allows(rules, digest, card, other);
}

static enum pairing_meeting meeting_of(
	const struct pairing_rules *rules, const struct field *field, int a, int b)
{
	if (!is_clean(rules, field, a, b))
		return PAIRING_MEETING_BARRED;
	switch (rules->colour(field, a, b)) {
	case PAIRING_WHITE:
		return PAIRING_MEETING_WHITE;
	case PAIRING_BLACK:
		return PAIRING_MEETING_BLACK;
	case PAIRING_NEUTRAL:
		break;
	}
	return PAIRING_MEETING_EITHER;
}

static enum pairing_meeting turned(enum pairing_meeting meeting)
{
	return meeting == PAIRING_MEETING_WHITE    ? PAIRING_MEETING_BLACK
		: meeting == PAIRING_MEETING_BLACK ? PAIRING_MEETING_WHITE
						   : meeting;
}

enum pairing_status pairing_meetings(
	const struct pairing_book *book, const struct pairing_input *input, unsigned char *meetings)
{
	const struct pairing_rules *rules = book->rules;
	const size_t count = (size_t)input->count;
	struct field *field;
	void *digest;
	enum pairing_status status = PAIRING_NOT_OFFERED;

	if (rules->colour)
		status = open_digest(rules, input, NULL, &digest);
	if (status != PAIRING_OK)
		return status;
	field = digest;
	field_index_met(field);
	memset(meetings, PAIRING_MEETING_BARRED, count * count);
	for (int a = 0; a < field->count; a++) {
		const size_t one = (size_t)field->card[a].player;

		if (is_clean(rules, field, a, -1))
			meetings[one * count + one] = PAIRING_MEETING_EITHER;
		for (int b = a + 1; b < field->count; b++) {
			const size_t other = (size_t)field->card[b].player;
			const enum pairing_meeting meeting = meeting_of(rules, field, a, b);

			meetings[one * count + other] = (unsigned char)meeting;
			meetings[other * count + one] = (unsigned char)turned(meeting);
		}
	}
	close_digest(rules, digest);
	return PAIRING_OK;
}

enum pairing_status frame_list(const struct pairing_book *book, const struct pairing_input *input,
	struct pairing_entry **entries, int *count)
{
	const struct pairing_rules *rules = book->rules;
	const struct field *field;
	void *digest;
	enum pairing_status status = open_digest(rules, input, NULL, &digest);

	if (status != PAIRING_OK)
		return status;
	field = digest;
	status = entries_of_field(field, entries, count);
	for (int c = 0; status == PAIRING_OK && rules->list && c < field->count; c++)
		rules->list(digest, c, &(*entries)[c]);
	close_digest(rules, digest);
	return status;
}
