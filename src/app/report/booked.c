/*
 * Who has byes booked, by a tournament report. Of the rounds that have been played since nobody
 * knows what was booked and what was not to be foreseen: byes were, absences were not.
 */
#include "config.h"

#include "app/report/booked.h"

#include "app/trf/comment.h"
#include "app/trf/filled.h"

bool booked_entry(const struct trf_game *entry)
{
	return entry->code == 'H' || entry->code == 'F' || entry->code == 'Z' || entry->code == '-';
}

/* By his entries of this round and those behind it. */
static bool entries_say(const struct trf_field *field, int player, int round)
{
	const struct trf *trf = field->trf;

	for (int r = round; r <= trf->columns; r++) {
		const struct trf_game *entry = trf_game(trf, player, r);

		if (trf_filled_find(field->then.outside, field->then.noutside,
			    trf->players[player].number, r))
			continue;
		if (entry->code == 'H' || entry->code == 'F')
			return true;
		if (round > trf->played && booked_entry(entry))
			return true;
	}
	return false;
}

/* Who was gone by the round of his bye has no entry there, but a comment of ours. */
static void read_comments(struct trf_field *field, int round)
{
	const struct trf *trf = field->trf;

	for (int i = 0; i < trf->nkept; i++) {
		struct record row;
		int entry;

		if (!trf_comment_row(trf->kept[i], 1, &row) || row.kind != RECORD_BOOKING ||
			row.as.booking.round < round ||
			(row.as.booking.kind == BOOKING_ZERO && round <= trf->played))
			continue;
		entry = trf_find(trf, row.as.booking.pin);
		if (entry != TRF_NOBODY)
			field->players[field->card_of[entry]].bye_booked = true;
	}
}

void booked_fill(struct trf_field *field, int round)
{
	for (int i = 0; i < field->input.count; i++)
		field->players[i].bye_booked = entries_say(field, field->entry_of[i], round);
	read_comments(field, round);
}
