/*
 * The reasons of a draw as sentences, and the steps that are made of them, for several ways of
 * dealing.
 */
#ifndef APP_DEAL_REASONS_H
#define APP_DEAL_REASONS_H

#include "app/deal/dealer.h"
#include "app/why/list.h"

/*
 * All that may be told of the draw, as why tells it; what is fixed has been told already. Returns a
 * mark for each sentence, to be set where it is told before its board is dealt: those are left out
 * then. NULL: no memory. The caller frees it and the list.
 */
bool *reasons_tell(struct dealer *dealer, struct why_list *list);

/* Does the sentence say why another was not taken? */
bool reasons_passes(const struct why_line *line);
/* The group whose score the reason names first; -1: none. */
int reasons_group(const struct dealer *dealer, const struct pairing_step *step);

/* A step of its own for one sentence. */
void reasons_say(struct dealer *dealer, enum deal_kind kind, const struct why_line *line);
/* The same of a score group, which is laid out when it is first spoken of. */
void reasons_say_group(struct dealer *dealer, const struct why_line *line);
/* A card changes its half, and for it one who is of no board of the group. */
void reasons_say_exchange(struct dealer *dealer, const struct why_line *line);
/* A group of which the rule book says nothing is laid out when a board of it comes. */
void reasons_lay_out(struct dealer *dealer, int group);
/*
 * Who meets whom on a board (index) and with which colours, for its caption, but what has been
 * told; told may be NULL. False: nothing is known.
 */
bool reasons_add_board(const struct dealer *dealer, const struct why_list *list, const bool *told,
	int board, struct caption *caption);
/*
 * Who was passed over or exchanged, a step each; then the board (index), with all else that is said
 * of it.
 */
void reasons_board(struct dealer *dealer, const struct why_list *list, const bool *told, int board);

#endif
