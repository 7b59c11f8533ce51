/*
 * The Schools' terms a second time: each one straight from its definition, without care for speed.
 */
#include "config.h"
#include "support/reference/schools_reference_order.h"

#include <stdlib.h>

typedef const struct reference *rules;
typedef const struct reference_draw *seats;

static const struct reference_card *card(rules r, int i)
{
	return &r->card[i];
}

static const struct pairing_player *record(rules r, int i)
{
	return &r->input->players[card(r, i)->player];
}

static int round_of(rules r)
{
	return r->input->round;
}

static bool between(rules r, int i, int j, bool played)
{
	for (int turn = 0; turn < 2; turn++) {
		for (int k = 0; k < round_of(r) - 1; k++) {
			const struct pairing_game *game = &record(r, i)->games[k];
			const bool is_default = game->kind == PAIRING_DEFAULT_WIN ||
				game->kind == PAIRING_DEFAULT_LOSS;

			if (game->opponent == card(r, j)->player &&
				(played ? game->kind == PAIRING_PLAYED : is_default))
				return true;
		}
		const int k = i;
		i = j;
		j = k;
	}
	return false;
}

static bool listed(rules r, int i, int j, bool forbidden)
{
	const int a = card(r, i)->player, b = card(r, j)->player;

	for (int k = 0; k < r->input->napart; k++) {
		const struct pairing_apart *pair = &r->input->apart[k];

		if (pair->forbidden == forbidden &&
			((pair->player == a && pair->other == b) ||
				(pair->player == b && pair->other == a)))
			return true;
	}
	return false;
}

static bool to_avoid(rules r, int i, int j)
{
	if (r->option[SCHOOLS_REFERENCE_HALF_BYES] && round_of(r) == 2 &&
		record(r, i)->games[0].kind == PAIRING_BYE_HALF &&
		record(r, j)->games[0].kind == PAIRING_BYE_HALF)
		return true;
	return (r->option[SCHOOLS_REFERENCE_DEFAULTS] && between(r, i, j, false)) ||
		listed(r, i, j, false);
}

static bool mates(rules r, int i, int j)
{
	return record(r, i)->club > 0 && record(r, i)->club == record(r, j)->club;
}

/* How many levels j stands below i. */
static int levels(rules r, int i, int j)
{
	return card(r, j)->level - card(r, i)->level;
}

static bool stays(rules r, seats d, int i)
{
	return d->opponent[i] >= 0 && levels(r, i, d->opponent[i]) == 0;
}

static bool is_open(rules r, int i, int j)
{
	return schools_reference_colour(r, i, j) == REFERENCE_OPEN;
}

static bool transferred(rules r, seats d, int i)
{
	return d->opponent[i] >= 0 && card(r, i)->due != REFERENCE_OPEN &&
		d->white[i] != (card(r, i)->due == REFERENCE_WHITE);
}

static bool board_pin_kept(rules r, seats d, int i, const struct pairing_pin *pin)
{
	const int j = d->opponent[i];

	return j >= 0 && card(r, j)->player == pin->other &&
		(pin->colour == PAIRING_NEUTRAL || d->white[i] == (pin->colour == PAIRING_WHITE));
}

static bool pin_kept(rules r, seats d, const struct pairing_pin *pin)
{
	int i = 0;

	if (pin->kind == PAIRING_PIN_OUT)
		return true;
	while (i < r->n && card(r, i)->player != pin->player)
		i++;
	if (i == r->n)
		return false;
	const int j = d->opponent[i], below = j < 0 ? 1 : levels(r, i, j);

	switch (pin->kind) {
	case PAIRING_PIN_BOARD:
		return board_pin_kept(r, d, i, pin);
	case PAIRING_PIN_COLOUR:
		return j >= 0 && d->white[i] == (pin->colour == PAIRING_WHITE);
	case PAIRING_PIN_FLOAT_DOWN:
		return below > 0;
	case PAIRING_PIN_FLOAT_UP:
		return below < 0;
	case PAIRING_PIN_TOP:
	case PAIRING_PIN_BOTTOM:
		return below != 0 || (j > i) == (pin->kind == PAIRING_PIN_TOP);
	case PAIRING_PIN_LEVEL:
		return below == 0;
	case PAIRING_PIN_BYE:
		return j < 0;
	default:
		return true;
	}
}

static int broken_pins(rules r, seats d)
{
	int n = 0;

	for (int i = 0; i < r->input->npins; i++)
		n += !pin_kept(r, d, &r->input->pins[i]);
	return n;
}

/* How often has the card floated this way / the other way, before this round? */
static int floats(rules r, int i, bool down)
{
	return down ? card(r, i)->downfloats : card(r, i)->upfloats;
}

static bool had(rules r, int i, enum pairing_kind kind)
{
	for (int k = 0; k < round_of(r) - 1; k++)
		if (record(r, i)->games[k].kind == kind)
			return true;
	return false;
}

static bool is_old(rules r)
{
	return r->option[SCHOOLS_REFERENCE_ORDER] == 1;
}

/* A full-point bye. */
static bool had_bye(rules r, int i)
{
	return had(r, i, PAIRING_BYE_FULL) || had(r, i, PAIRING_BYE_FORCED);
}

static bool spared(rules r, int i)
{
	const bool booked = !is_old(r) && record(r, i)->bye_booked;

	if (round_of(r) == 1)
		return booked || record(r, i)->top;
	return booked || had_bye(r, i) || had(r, i, PAIRING_BYE_HALF) ||
		had(r, i, PAIRING_DEFAULT_WIN) || had(r, i, PAIRING_DEFAULT_LOSS);
}

/* What no draw may do; a bye that the arbiter has fixed is his. */
static bool is_barred(rules r, int i)
{
	for (int k = 0; k < r->input->npins; k++)
		if (r->input->pins[k].kind == PAIRING_PIN_BYE &&
			r->input->pins[k].player == card(r, i)->player)
			return false;
	if (is_old(r))
		return had_bye(r, i) || had(r, i, PAIRING_DEFAULT_WIN) || record(r, i)->bye_booked;
	return had_bye(r, i) && round_of(r) > r->option[SCHOOLS_REFERENCE_ROUNDS];
}

/* What a board of card i and the lower card j adds. */
static int of_board(rules r, int i, int j, enum term term)
{
	const int apart = card(r, i)->score - card(r, j)->score;

	switch (term) {
	case REPEATS:
		return between(r, i, j, true);
	case FORBIDDEN:
		return listed(r, i, j, true);
	case MATES:
		return mates(r, i, j);
	case BOUNDARIES:
		return levels(r, i, j);
	case DISTANCE:
		return apart * apart;
	case TOPS:
		return round_of(r) <= r->option[SCHOOLS_REFERENCE_TOPS] && record(r, i)->top &&
			record(r, j)->top;
	case AVOIDED:
		return to_avoid(r, i, j);
	default:
		return 0;
	}
}

/* What a card adds that floats. */
static int of_floater(rules r, int i, bool down, enum term term)
{
	const int same = floats(r, i, down), opposite = floats(r, i, !down);

	switch (term) {
	case BOTH:
		return same > 0 && opposite > 0;
	case AGAIN:
		return same > 0;
	case LAST:
		return down ? card(r, i)->floated_down : card(r, i)->floated_up;
	case HISTORY:
		return same;
	case UNOWED:
		return opposite <= same;
	default:
		return 0;
	}
}

static int of_bye(rules r, int i, enum term term)
{
	switch (term) {
	case BARRED:
		return is_barred(r, i);
	case SECOND:
		return had_bye(r, i);
	case BYE:
		return card(r, i)->score;
	case BYE_AGAIN:
		return spared(r, i);
	case BYE_PLACE:
		return r->n - 1 - i;
	default:
		return 0;
	}
}

static int64_t sum(rules r, seats d, enum term term)
{
	int64_t total = 0;

	for (int i = 0; i < r->n; i++) {
		const int j = d->opponent[i];

		if (j < 0)
			total += of_bye(r, i, term);
		else if (j > i)
			total += of_board(r, i, j, term);
		if (j >= 0 && levels(r, i, j) != 0)
			total += of_floater(r, i, levels(r, i, j) > 0, term);
		if (term == TRANSFERS)
			total += transferred(r, d, i);
	}
	return total;
}

static bool same_claim(rules r, int i, int j)
{
	for (int k = 0; k < 3; k++)
		if (card(r, i)->claim[k] != card(r, j)->claim[k])
			return false;
	return card(r, i)->due == card(r, j)->due;
}

/* Boards whose colours are not those of rules 24 and 6 where the claims leave them open. */
static int64_t colours_not_kept(rules r, seats d)
{
	int64_t n = 0;
	int board = 0;

	for (int i = 0; i < r->n; i++) {
		const int j = d->opponent[i];
		enum reference_colour rule;

		if (j < i)
			continue;
		rule = schools_reference_colour(r, i, j);
		board++;
		if (card(r, i)->pinned != REFERENCE_OPEN || card(r, j)->pinned != REFERENCE_OPEN)
			continue;
		if (rule == REFERENCE_OPEN)
			n += d->white[i] != ((board % 2 != 0) == (r->input->lot != PAIRING_BLACK));
		else if (same_claim(r, i, j))
			n += d->white[i] != (rule == REFERENCE_WHITE);
	}
	return n;
}

static int list_claims(rules r, seats d, int64_t *values)
{
	int n = 0;

	for (int i = 0; i < r->n; i++) {
		int at = n;

		if (!transferred(r, d, i))
			continue;
		for (; at > 0; at--) {
			bool stronger = false;

			for (int k = 0; k < 3; k++) {
				const int64_t before = values[3 * (at - 1) + k];

				if (card(r, i)->claim[k] != before) {
					stronger = card(r, i)->claim[k] > before;
					break;
				}
			}
			if (!stronger)
				break;
			for (int k = 0; k < 3; k++)
				values[3 * at + k] = values[3 * (at - 1) + k];
		}
		for (int k = 0; k < 3; k++)
			values[3 * at + k] = card(r, i)->claim[k];
		n++;
	}
	return 3 * n;
}

/* Those chosen, each as his distance from the end of the list. */
static int list_chosen(rules r, seats d, enum term term, int64_t *values)
{
	int n = 0;

	for (int i = 0; i < r->n; i++) {
		const int j = d->opponent[i];

		if (j >= 0 &&
			(term == FLOATERS                     ? levels(r, i, j) != 0
					: term == TRANSFERRED ? transferred(r, d, i)
							      : j < i && is_open(r, i, j)))
			values[n++] = r->n - 1 - i;
	}
	return n;
}

static int list_colourless(rules r, seats d, int64_t *values)
{
	int n = 0;

	for (int i = 0; i < r->n; i++)
		if (card(r, i)->due == REFERENCE_OPEN)
			values[n++] = d->opponent[i] < 0        ? 0
				: is_open(r, i, d->opponent[i]) ? 0
				: d->white[i]                   ? 1
								: 2;
	return n;
}

/* Of cards on open boards inside their level: the places of the higher ones, above the least. */
static int64_t extent(rules r, seats d)
{
	int64_t total = 0;

	for (int k = 0; k < r->nlevels; k++) {
		int seen = 0, higher = 0;

		for (int i = 0; i < r->n; i++) {
			if (card(r, i)->level != k || !stays(r, d, i) ||
				!is_open(r, i, d->opponent[i]))
				continue;
			if (d->opponent[i] > i)
				total += seen - higher++;
			seen++;
		}
	}
	return total;
}

/* The group of a card that stays: who gets White, Black; the higher, the lower of open boards. */
static int group(rules r, seats d, int i)
{
	if (is_open(r, i, d->opponent[i]))
		return d->opponent[i] > i ? 2 : 3;
	return d->white[i] ? 0 : 1;
}

static int place(rules r, seats d, int i)
{
	int n = 0;

	for (int j = 0; j < i; j++)
		n += stays(r, d, j) && levels(r, i, j) == 0 && group(r, d, j) == group(r, d, i);
	return n;
}

static int list_places(rules r, seats d, enum term term, int64_t *values)
{
	int n = 0;

	values[0] = 0;
	for (int i = 0; i < r->n; i++) {
		if (!stays(r, d, i) || group(r, d, i) % 2 != 0)
			continue;
		const int x = place(r, d, i), y = place(r, d, d->opponent[i]);

		if (term == DISPLACEMENT) {
			values[0] += abs(x - y);
		} else if (term == SQUARES) {
			values[0] += (x - y) * (x - y);
		} else {
			values[n++] = abs(x - y);
			values[n++] = y;
		}
	}
	return term == ORDER ? n : 1;
}

static int list_opponents(rules r, seats d, int64_t *values)
{
	int n = 0;

	for (int i = 0; i < r->n; i++)
		if (d->opponent[i] >= 0 && levels(r, i, d->opponent[i]) > 0)
			values[n++] = d->opponent[i];
	return n;
}

int schools_reference_term(const struct reference *reference, const struct reference_draw *draw,
	int number, int64_t *values)
{
	const enum term term = schools_reference_at(reference, number);

	values[0] = 0;
	switch (term) {
	case TERMS:
		return -1;
	case PINS:
		values[0] = broken_pins(reference, draw);
		return 1;
	case COLOURS:
		values[0] = colours_not_kept(reference, draw);
		return 1;
	case EXTENT:
		values[0] = extent(reference, draw);
		return 1;
	case CLAIMS:
		return list_claims(reference, draw, values);
	case FLOATERS:
	case TRANSFERRED:
	case LOWER:
		return list_chosen(reference, draw, term, values);
	case COLOURLESS:
		return list_colourless(reference, draw, values);
	case DISPLACEMENT:
	case SQUARES:
	case ORDER:
		return list_places(reference, draw, term, values);
	case OPPONENTS:
		return list_opponents(reference, draw, values);
	default:
		values[0] = sum(reference, draw, term);
		return 1;
	}
}
