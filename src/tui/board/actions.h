/* What the keys of the draw board do with the round and its cards, all but carrying. */
#ifndef TUI_BOARD_ACTIONS_H
#define TUI_BOARD_ACTIONS_H

struct tui;

/* Each is the action of a key: it says what came of it, or why nothing did. */
void action_propose(struct tui *tui);
/* The way to a draw where the rules leave none: the cards are carried from the tray. */
void action_pair_by_hand(struct tui *tui);
/* A published round is taken back instead, for a reason. */
void action_lay_out(struct tui *tui);
/* Pin or free the board of the card under the cursor; laid out, free the card. */
void action_pin(struct tui *tui);
void action_turn(struct tui *tui);
/* Number the boards of the draft anew, in order. */
void action_number(struct tui *tui);
void action_density(struct tui *tui);
/* Ask for a player and put the cursor on him; a card in the air goes there with it. */
void action_find(struct tui *tui);
/* Of the card under the cursor, which there is: all of it, and why it has no other opponent. */
void action_card(struct tui *tui);
void action_why_not(struct tui *tui);
/* The player under the cursor plays one from outside. */
void action_fill(struct tui *tui);

#endif
