/* Who from outside plays a player of the event. */
#ifndef TUI_BOARD_FILL_H
#define TUI_BOARD_FILL_H

#include <stddef.h>

struct tui;

struct game;

/*
 * Ask who from outside plays, in this round, this game's player if it stands
 * beside the draw, else the one with the bye (game may be NULL); and on the board the player of
 * this card.
 */
void fill_ask_game(struct tui *tui, int round, const struct game *game);
void fill_ask_card(struct tui *tui, int card);
/* "has White v Filler, F, board 3 for the bye (36)"; his card has such a game. */
void fill_words(const struct tui *tui, int card, char *text, size_t size);

#endif
