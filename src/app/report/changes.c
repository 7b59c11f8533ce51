/* The boards of a round of a report that are not as they were published. */
#include "config.h"

#include "app/report/changes.h"

#include <stdlib.h>
#include <string.h>

#include "app/repair/board_order.h"
#include "app/words/words.h"

/* The entry of a number in the round; false: he has no board and not the bye. */
static bool board_now(const struct trf_field *field, int number, int round, struct plain_board *is)
{
	const int entry = trf_find(field->trf, number);
	const struct trf_game *game = trf_game(field->trf, entry, round);
	int other;

	*is = (struct plain_board){number, 0};
	if (game->opponent == TRF_NOBODY)
		return game->code == 'U';
	other = field->trf->players[game->opponent].number;
	*is = game->colour == COLOUR_BLACK ? (struct plain_board){other, number}
					   : (struct plain_board){number, other};
	return true;
}

/* The change whose board of then he sat at; NULL: he is not named, or had no seat. */
static struct check_change *change_of(const struct check_changes *changes, int number)
{
	for (int i = 0; number && i < changes->count; i++)
		if (changes->items[i].was.white == number || changes->items[i].was.black == number)
			return &changes->items[i];
	return NULL;
}

static bool is_placed(const struct check_changes *changes, const struct plain_board *is)
{
	for (int i = 0; i < changes->count; i++)
		if (plain_board_equal(changes->items[i].is, *is))
			return true;
	return false;
}

/* A board of now, before it is put in the place of one of then. */
struct seated {
	struct plain_board board;
	struct ordered_board order; /* by starting numbers */
	const char *why;
	int at; /* among those that are named */
};

static struct ordered_board order_of(const struct trf_field *field, struct plain_board board)
{
	const int numbers[2] = {board.white, board.black};
	int scores[2] = {0}, cards[2] = {0};

	for (int k = 0; k < 2 && numbers[k]; k++) {
		cards[k] = field->card_of[trf_find(field->trf, numbers[k])];
		scores[k] = field->players[cards[k]].score;
	}
	return ordered_board_make(board, scores, cards);
}

static int compare_seated(const void *left, const void *right)
{
	const struct seated *a = left, *b = right;
	const int order = ordered_board_compare(&a->order, &b->order);

	return order != 0 ? order : a->at - b->at;
}

static void put_was(const struct trf_published_seat *seat, struct check_changes *changes)
{
	struct check_change *change = &changes->items[changes->count++];

	*change = (struct check_change){.board = seat->board, .was = {seat->white, seat->black}};
	words_put(change->why, sizeof(change->why), "%s", seat->why);
}

/* A board that is new is there because somebody came, if somebody did. */
static const char *why_of(const struct trf_published *published, const struct plain_board *is,
	const struct trf_published_seat *seat)
{
	const int numbers[2] = {is->white, is->black};

	for (int k = 0; k < 2; k++) {
		const struct trf_published_seat *other = trf_published_of(published, numbers[k]);

		if (other && other->board == 0)
			return other->why;
	}
	return seat->why;
}

/* The boards of now of everybody who is named. Returns how many. */
static int find_seated(const struct trf_field *field, int round, struct seated *seated)
{
	const struct trf_published *published = &field->published;
	int count = 0, left = 0;

	for (int i = 0; i < published->count; i++) {
		const struct trf_published_seat *seat = &published->items[i];
		const int numbers[2] = {seat->white, seat->black};
		struct plain_board is;

		for (int k = 0; k < 2 && !seat->volunteered; k++)
			if (numbers[k] && board_now(field, numbers[k], round, &is)) {
				seated[count] = (struct seated){is, order_of(field, is),
					why_of(published, &is, seat), count};
				count++;
			}
	}
	qsort(seated, (size_t)count, sizeof(*seated), compare_seated);
	/* each of two has named it */
	for (int i = 0; i < count; i++)
		if (left == 0 || !plain_board_equal(seated[left - 1].board, seated[i].board))
			seated[left++] = seated[i];
	return left;
}

/* In the place of that of the higher player, of the lower one, or of none. */
static void place_all(struct seated *seated, int count, struct check_changes *changes)
{
	for (int pass = 0; pass < 2; pass++)
		for (int i = 0; i < count; i++) {
			struct check_change *change = change_of(changes,
				pass == 0 ? seated[i].order.higher : seated[i].order.lower);

			if (!change || change->is.white || is_placed(changes, &seated[i].board))
				continue;
			change->is = seated[i].board;
		}
	for (int i = 0; i < count; i++) {
		struct check_change *change = &changes->items[changes->count];

		if (is_placed(changes, &seated[i].board))
			continue;
		*change = (struct check_change){.is = seated[i].board};
		words_put(change->why, sizeof(change->why), "%s", seated[i].why);
		changes->count++;
	}
}

enum status check_changes_find(
	const struct trf_field *field, int round, struct check_changes *changes)
{
	const struct trf_published *published = &field->published;
	struct seated *seated;

	*changes = (struct check_changes){.count = 0};
	if (published->count == 0)
		return STATUS_OK;
	changes->items = calloc(3 * (size_t)published->count, sizeof(*changes->items));
	seated = calloc(2 * (size_t)published->count, sizeof(*seated));
	if (!changes->items || !seated) {
		free(seated);
		return STATUS_NO_MEMORY;
	}
	for (int i = 0; i < published->count; i++)
		if (published->items[i].board)
			put_was(&published->items[i], changes);
	place_all(seated, find_seated(field, round, seated), changes);
	free(seated);
	return STATUS_OK;
}

void check_changes_done(struct check_changes *changes)
{
	free(changes->items);
	*changes = (struct check_changes){.count = 0};
}

enum { PAIR_SIZE = 40 };

static const char *pair_words(const struct plain_board *board, char text[PAIR_SIZE])
{
	if (!board->white)
		words_put(text, PAIR_SIZE, "nobody");
	else if (!board->black)
		words_put(text, PAIR_SIZE, "the bye of %d", board->white);
	else
		words_put(text, PAIR_SIZE, "%d-%d", board->white, board->black);
	return text;
}

void check_change_words(const struct check_change *change, char text[CHANGE_TEXT])
{
	const bool bye = !change->was.black && !change->is.black;
	char name[32], was[PAIR_SIZE], is[PAIR_SIZE];
	const char *why = change->why[0] ? ": " : "";

	pair_words(&change->was, was);
	pair_words(&change->is, is);
	if (bye)
		words_put(name, sizeof(name), "The bye");
	else
		words_put(name, sizeof(name), "Board %d", change->board);
	if (!change->board)
		words_put(text, CHANGE_TEXT, "New: %s%s%s", is, why, change->why);
	else if (plain_board_equal(change->was, change->is))
		words_put(text, CHANGE_TEXT, "%s: %s, on another board%s%s", name, is, why,
			change->why);
	else
		words_put(text, CHANGE_TEXT, "%s: %s in place of %s%s%s", name, is, was, why,
			change->why);
}
