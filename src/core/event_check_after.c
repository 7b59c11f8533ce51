/*
 * The invariants after an action on an event that held them: what it may have broken.
 *
 * Rows of a round (boards, marks, what is fixed by hand ...) and bookings for it are looked at by
 * rows of the same round alone, and the round behind asks whether it is published. A player who
 * comes, or whose name or grade changes, breaks nothing but his own row. All else, such as a
 * section, a player who goes, or more rounds than a few, has the whole event checked.
 */
#include "core/event_check.h"

#include <string.h>

enum { ROUNDS_FEW = 4 };

struct touched {
	struct {
		int section, number;
	} rounds[ROUNDS_FEW]; /* in order */
	int nrounds;
	bool all;
};

static void touch_round(struct touched *touched, int section, int number)
{
	int at = 0;

	while (at < touched->nrounds &&
		(touched->rounds[at].section < section ||
			(touched->rounds[at].section == section &&
				touched->rounds[at].number < number)))
		at++;
	if (at < touched->nrounds && touched->rounds[at].section == section &&
		touched->rounds[at].number == number)
		return;
	if (touched->nrounds == ROUNDS_FEW) {
		touched->all = true;
		return;
	}
	memmove(&touched->rounds[at + 1], &touched->rounds[at],
		(size_t)(touched->nrounds - at) * sizeof(touched->rounds[0]));
	touched->rounds[at].section = section;
	touched->rounds[at].number = number;
	touched->nrounds++;
}

/* Is he in the same rounds as before? One who comes was in none of the rows. */
static bool stays_in(const struct record *before, const struct record *after)
{
	if (after == NULL)
		return false;
	return before == NULL ||
		(before->as.player.enters == after->as.player.enters &&
			before->as.player.leaves == after->as.player.leaves);
}

static void touch(struct touched *touched, const struct record_key *key,
	const struct record *before, const struct record *after)
{
	switch (key->kind) {
	case RECORD_ROUND:
	case RECORD_BOARD:
	case RECORD_MARK:
	case RECORD_HAND:
	case RECORD_VIRTUAL:
	case RECORD_ATTENDANCE:
	case RECORD_OUTSIDE:
	case RECORD_FILLED:
	case RECORD_STARTED:
	case RECORD_OPEN:
	case RECORD_RATED:
		touch_round(touched, key->part[0], key->part[1]);
		break;
	case RECORD_BOOKING:
		touch_round(touched, key->part[0], key->part[2]);
		break;
	case RECORD_PLAYER:
		touched->all |= !stays_in(before, after);
		break;
	case RECORD_APART:
	case RECORD_KEPT:
	case RECORD_PARTICULAR:
		break;
	case RECORD_EVENT:
	case RECORD_SECTION:
	case RECORD_KINDS:
		touched->all = true;
		break;
	}
}

static bool rows_of_round_hold(struct check *check, int kind, int section, int number)
{
	int count;
	const struct record *row = event_range(check->event, kind, section, number, &count);

	for (; count > 0; count--, row++)
		if (!check_row(check, row))
			return false;
	return true;
}

/* Of the kind: the rows of the rounds, and of the round behind each its own. */
static bool rounds_hold(struct check *check, int kind, const struct touched *touched)
{
	for (int i = 0; i < touched->nrounds; i++) {
		const int section = touched->rounds[i].section, number = touched->rounds[i].number;

		if (!rows_of_round_hold(check, kind, section, number) ||
			(kind == RECORD_ROUND &&
				!rows_of_round_hold(check, kind, section, number + 1)))
			return false;
	}
	return true;
}

/* Of the kind: the rows that were changed themselves, where no round has them. */
static bool own_rows_hold(struct check *check, int kind, const struct action *action)
{
	for (int i = 0; i < action->count; i++) {
		const struct record_key key = edit_key(&action->edits[i]);
		const struct record *row =
			(int)key.kind == kind ? event_find(check->event, key) : NULL;

		if (row != NULL && !check_row(check, row))
			return false;
	}
	return true;
}

static bool is_of_round(int kind)
{
	return kind != RECORD_PLAYER && kind != RECORD_BOOKING && kind != RECORD_APART &&
		kind != RECORD_KEPT && kind != RECORD_PARTICULAR;
}

enum status event_check_rows_after(
	const struct event *event, const struct action *action, bool backwards, struct error *error)
{
	struct check check = {.event = event, .error = error};
	struct touched touched = {.nrounds = 0};

	for (int i = 0; i < action->count && !touched.all; i++) {
		const struct edit *edit = &action->edits[i];
		const struct record_key key = edit_key(edit);
		const struct record *before = edit->had ? &edit->before : NULL;
		const struct record *after = edit->has ? &edit->after : NULL;

		touch(&touched, &key, backwards ? after : before, backwards ? before : after);
	}
	if (touched.all)
		return event_check_rows(event, error);
	for (int kind = 0; kind < RECORD_KINDS; kind++)
		if (!(is_of_round(kind) ? rounds_hold(&check, kind, &touched)
					: own_rows_hold(&check, kind, action)))
			return STATUS_BAD_INPUT;
	return STATUS_OK;
}

enum status event_check_after(
	const struct event *event, const struct action *action, struct error *error)
{
	const enum status status = event_check_rows_after(event, action, false, error);

	return status == STATUS_OK ? check_drafts(event, error) : status;
}
