/* What letting go of the card in the air would mean. */
#ifndef TUI_BOARD_JUDGE_H
#define TUI_BOARD_JUDGE_H

#include <stdbool.h>

#include "app/app.h"
#include "board/drop.h"

struct tui;

void judge_here(struct tui *tui);
/* As far as is known now. */
bool judge_legal_at(const struct tui *tui, int spot);
void judge_next_legal(struct tui *tui, int step);
/* The move of a paired draw in the use cases' terms; false if the drop is none. */
bool judge_find_move(const struct drop *drop, struct move *move);
/* Laid out: the best draw as things are, and with what the drop fixes; NULL: not known yet. */
const struct foreseen *judge_without(const struct tui *tui);
const struct foreseen *judge_with(const struct tui *tui);
/* Paired: ask the rule book about seats that are seen; true if some are left for the next time. */
bool judge_seats(struct tui *tui);
/* The verdict is not that of the place any more; what is known of other places stays. */
void judge_again(struct tui *tui);
/* The spots are others: what was known of each goes, the draws worked out stay. */
void judge_seats_moved(struct tui *tui);
/* The card is down, or another one is picked up. */
void judge_forget(struct tui *tui);

#endif
