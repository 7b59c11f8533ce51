/* The draw of a report, and the verdict of the rules on it. */
#include "config.h"

#include "app/report/check_draw.h"

#include <stdlib.h>
#include <string.h>

#include "app/position/translate.h"
#include "app/trial/change.h"
#include "app/trf/filled.h"
#include "app/words/words.h"

/* The board of a player and his opponent, the one with White first, else the one with less rank. */
static void add_board(
	const struct trf_field *field, int player, int round, struct check_theirs *theirs)
{
	const struct trf_game *mine = trf_game(field->trf, field->entry_of[player], round);
	const struct trf_game *his = trf_game(field->trf, mine->opponent, round);
	const int opponent = field->card_of[mine->opponent];
	const bool black = mine->colour == COLOUR_BLACK && his->colour != COLOUR_BLACK;

	theirs->uncoloured[theirs->count] =
		mine->colour == his->colour || mine->colour == COLOUR_NONE;
	theirs->board_of[player] = theirs->board_of[opponent] = theirs->count;
	theirs->boards[theirs->count++] =
		(struct pairing_board){black ? opponent : player, black ? player : opponent};
}

/* The bye of the draw: also one that was filled, whatever its game was worth (CAA 36). */
static bool has_bye(const struct trf_field *field, int player, int round)
{
	const int entry = field->entry_of[player];
	const struct trf_game *game = trf_game(field->trf, entry, round);
	const struct filled *filled = trf_filled_find(field->then.outside, field->then.noutside,
		field->trf->players[entry].number, round);

	return game->opponent == TRF_NOBODY && (filled ? filled->beside == 0 : game->code == 'U');
}

/* A board as it was published, where the entries have another one. */
static void add_published(const struct trf_field *field, const struct trf_published_seat *seat,
	struct check_theirs *theirs)
{
	const int white = field->card_of[trf_find(field->trf, seat->white)];
	const int black =
		seat->black ? field->card_of[trf_find(field->trf, seat->black)] : PAIRING_NOBODY;

	if (seat->board == 0)
		return;
	theirs->board_of[white] = theirs->count;
	if (black != PAIRING_NOBODY)
		theirs->board_of[black] = theirs->count;
	theirs->boards[theirs->count++] = (struct pairing_board){white, black};
}

enum status check_draw_theirs(const struct trf_field *field, int round, struct check_theirs *theirs)
{
	const struct trf *trf = field->trf;
	const size_t room = (size_t)trf->count + 1;

	*theirs = (struct check_theirs){
		.boards = calloc(room, sizeof(*theirs->boards)),
		.uncoloured = calloc(room, sizeof(*theirs->uncoloured)),
		.board_of = malloc(room * sizeof(*theirs->board_of)),
	};
	if (!theirs->boards || !theirs->uncoloured || !theirs->board_of) {
		check_theirs_done(theirs);
		return STATUS_NO_MEMORY;
	}
	for (int i = 0; i < trf->count; i++)
		theirs->board_of[i] = -1;
	for (int i = 0; i < field->published.count; i++)
		add_published(field, &field->published.items[i], theirs);
	for (int i = 0; i < trf->count; i++) {
		const struct trf_game *game = trf_game(trf, field->entry_of[i], round);

		if (field->published.count > 0 && field->seated_late[i])
			continue;
		if (game->opponent != TRF_NOBODY && field->card_of[game->opponent] > i) {
			add_board(field, i, round, theirs);
		} else if (has_bye(field, i, round)) {
			theirs->board_of[i] = theirs->count;
			theirs->boards[theirs->count++] = (struct pairing_board){i, PAIRING_NOBODY};
		}
	}
	return STATUS_OK;
}

void check_theirs_done(struct check_theirs *theirs)
{
	free(theirs->boards);
	free(theirs->uncoloured);
	free(theirs->board_of);
	memset(theirs, 0, sizeof(*theirs));
}

/* Is it the same pair? */
static bool same_pair(const struct pairing_board *a, const struct pairing_board *b)
{
	return (a->white == b->white && a->black == b->black) ||
		(a->white == b->black && a->black == b->white);
}

/* Their board of the same pair, with the same colours if they count; -1: none. */
static int find_board(
	const struct check_theirs *theirs, const struct pairing_board *board, bool colours)
{
	const int at = theirs->board_of[board->white];

	if (at < 0 || !same_pair(&theirs->boards[at], board))
		return -1;
	if (colours && !theirs->uncoloured[at] && theirs->boards[at].white != board->white)
		return -1;
	return at;
}

bool check_draw_same(const struct pairing_draw *ours, const struct check_theirs *theirs)
{
	if (ours->count != theirs->count)
		return false;
	for (int i = 0; i < ours->count; i++)
		if (find_board(theirs, &ours->boards[i], true) < 0)
			return false;
	return true;
}

static void put_plain(const struct check_judge *judge, const struct pairing_board *board,
	struct plain_board *plain)
{
	plain->white = judge->field->numbers[board->white];
	plain->black = board->black == PAIRING_NOBODY ? 0 : judge->field->numbers[board->black];
}

/*
 * Both draws' boards that the other one has not, ours in *ours, theirs in *theirs. In the boards
 * without colours theirs get ours.
 */
static enum status tell_apart(const struct check_judge *judge, const struct pairing_draw *ours,
	const struct pairing_draw *theirs, const struct check_theirs *record,
	struct check_round *round)
{
	const int nours = ours ? ours->count : 0;
	struct plain_board *left = calloc((size_t)nours + 1, sizeof(*left));
	struct plain_board *right = calloc((size_t)theirs->count + 1, sizeof(*right));
	bool *shared = calloc((size_t)record->count + 1, sizeof(*shared));

	round->ours = left;
	round->theirs = right;
	if (!left || !right || !shared) {
		free(shared);
		return STATUS_NO_MEMORY;
	}
	round->turned = nours == theirs->count;
	for (int i = 0; i < nours; i++) {
		const int at = find_board(record, &ours->boards[i], true);

		if (at >= 0)
			shared[at] = true;
		else
			put_plain(judge, &ours->boards[i], &left[round->nours++]);
		if (find_board(record, &ours->boards[i], false) < 0)
			round->turned = false;
	}
	for (int i = 0; i < theirs->count; i++)
		if (!shared[record->board_of[theirs->boards[i].white]])
			put_plain(judge, &theirs->boards[i], &right[round->ntheirs++]);
	free(shared);
	return STATUS_OK;
}

/* Their draw as it would have been published: in order, its colours as they are. */
static enum status order(const struct check_judge *judge, const struct pairing_draw *ours,
	const struct check_theirs *theirs, struct pairing_draw *draw)
{
	const size_t room = (size_t)theirs->count + 1;
	struct pairing_input input = judge->field->input;
	struct pairing_pin *pins = calloc(room, sizeof(*pins));

	draw->boards = calloc(room, sizeof(*draw->boards));
	if (!pins || !draw->boards) {
		free(pins);
		return STATUS_NO_MEMORY;
	}
	draw->count = theirs->count;
	memcpy(draw->boards, theirs->boards, (size_t)theirs->count * sizeof(*draw->boards));
	for (int i = 0; ours && i < ours->count; i++) {
		const int at = find_board(theirs, &ours->boards[i], false);

		if (at >= 0 && theirs->uncoloured[at])
			draw->boards[at] = ours->boards[i];
	}
	for (int i = 0; i < draw->count; i++)
		pins[i] = (struct pairing_pin){PAIRING_PIN_BOARD, draw->boards[i].white,
			draw->boards[i].black, PAIRING_WHITE};
	input.pins = pins;
	input.npins = draw->count;
	pairing_draw_order(&input, draw);
	free(pins);
	return STATUS_OK;
}

static enum status tell_broken(const struct check_judge *judge, const struct pairing_score *score,
	struct check_round *round)
{
	struct cast cast = trf_field_cast(judge->field);

	cast.input = &judge->field->input;
	round->broken = calloc((size_t)score->nviolations + 1, sizeof(*round->broken));
	if (!round->broken)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < score->nviolations; i++)
		if (pairing_is_broken(score->violations[i].kind))
			words_violation(&cast, &score->violations[i],
				round->broken[round->nbroken++], sizeof(round->broken[0]));
	return STATUS_OK;
}

/* Of whom the first rule is that makes the report's draw worse; in figures what is better in it. */
static enum status tell_first(const struct check_judge *judge, const struct pairing_change *change,
	struct check_round *round)
{
	struct cast cast = trf_field_cast(judge->field);
	const struct words_view view = {judge->book, &judge->field->input, &cast};

	cast.input = &judge->field->input;
	cast.round = judge->field->input.round;
	if (!judge->tenths && round->verdict == CHECK_WORSE)
		return words_change_first(&view, change, round->why, sizeof(round->why));
	if (judge->tenths)
		app_term_name(
			&change->now_score->terms[change->term], round->why, sizeof(round->why));
	else
		app_term_words(change->now_score, change->then_score, change->term, round->why,
			sizeof(round->why));
	return STATUS_OK;
}

/* Which draw is better, and by which rule first. */
static enum status compare(const struct check_judge *judge, const struct pairing_change *change,
	struct check_round *round)
{
	const struct pairing_score *ours = change->now_score, *theirs = change->then_score;
	struct pairing_change first = *change;
	const int sign = pairing_score_compare(ours, theirs, &first.term);

	round->verdict = sign < 0 ? CHECK_WORSE : sign > 0 ? CHECK_BETTER : CHECK_EQUAL;
	if (sign > 0 && pairing_book_settles(judge->book, ours, theirs))
		round->verdict = CHECK_SETTLED;
	if (first.term < 0)
		return STATUS_OK;
	round->rule = ours->terms[first.term].rule;
	return tell_first(judge, &first, round);
}

/* Both draws by the rule book's scores. */
static enum status score(const struct check_judge *judge, const struct pairing_draw *ours,
	const struct pairing_draw *theirs, struct check_round *round)
{
	struct pairing_score mine = {0}, his = {0};
	enum status status =
		translate_status(pairing_score(judge->book, &judge->field->input, theirs, &his));

	if (status == STATUS_OK)
		status = tell_broken(judge, &his, round);
	if (status == STATUS_OK && ours)
		status = translate_status(
			pairing_score(judge->book, &judge->field->input, ours, &mine));
	if (status == STATUS_OK && ours)
		status = compare(
			judge, &(struct pairing_change){ours, theirs, &mine, &his, 0, NULL}, round);
	if (!ours)
		round->verdict = CHECK_NO_DRAW;
	pairing_score_done(&mine);
	pairing_score_done(&his);
	return status;
}

enum status check_draw_judge(const struct check_judge *judge, const struct pairing_draw *ours,
	const struct check_theirs *theirs, struct check_round *round)
{
	struct pairing_draw draw = {0};
	enum status status = order(judge, ours, theirs, &draw);

	if (status == STATUS_OK)
		status = tell_apart(judge, ours, &draw, theirs, round);
	if (status == STATUS_OK)
		status = score(judge, ours, &draw, round);
	pairing_draw_done(&draw);
	return status;
}

void check_draw_done(struct check_round *round)
{
	free(round->ours);
	free(round->theirs);
	free(round->broken);
	check_changes_done(&round->changes);
	round->ours = round->theirs = NULL;
	round->broken = NULL;
}
