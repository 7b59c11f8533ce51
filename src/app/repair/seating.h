/* Numbers and colours of the boards that a repair makes. */
#ifndef APP_REPAIR_SEATING_H
#define APP_REPAIR_SEATING_H

#include "app/repair/choice.h"

/*
 * The whole draw, boards by number, and the numbers that changed. Boards that stay keep theirs; of
 * a new pair it is that at which its higher card sat, or its lower one, or the lowest that is free;
 * more boards than were opened stand behind the last one. Where one falls away, and it is not the
 * last, two who do not come have it (those of one board keep theirs, to which no other goes), or
 * else the last board takes its number; *fits is false where
 * that one has begun, and may not move. Colours are those of the rule book; where it gives none,
 * who had a colour keeps it. STATUS_NO_MEMORY: *choice is as it was.
 */
enum status repair_seat(const struct repair_view *view, const struct repair_draw *draw,
	struct repair_choice *choice, bool *fits);

/* The pair with the colours of the rule book on the board of this number. */
struct pairing_board repair_coloured(
	const struct repair_view *view, struct pairing_board pair, int number);

/* Does neither of its two come? */
bool repair_is_empty(const struct repair_problem *problem, const struct pairing_board *board);

/* The colour that a player had on the board he sat at; neutral: on none, or the bye. */
enum pairing_colour repair_colour_before(const struct repair_problem *problem, int player);

#endif
