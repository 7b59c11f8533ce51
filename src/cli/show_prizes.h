/* Prizes as JSON. */
#ifndef CLI_SHOW_PRIZES_H
#define CLI_SHOW_PRIZES_H

#include "app/prizes/prizes.h"

/* For who listens, with the numbers by which set and remove call them. */
void show_prize_lines(const struct prize_list *list);
/* What goes, while it is there. */
void show_prize_removed(const struct event *event, int section, int number);

/* The lines of the list, by their keys. */
void show_prize_lines_json(const struct prize_list *list);
/*
 * On standard error, of the prize of this number, of the last one or of all: that nobody can win
 * it.
 */
enum { DOUBTS_OF_ALL = 0, DOUBTS_OF_LAST = -1 };
void show_prize_doubts(const char *file, const struct event *event, int section, int number);
/* Who gets what, and why. */
void show_prizes_json(const struct event *event, int section, const struct prize_outcome *outcome);
/* What each player can still win. */
void show_forecast_json(const struct event *event, int section, const struct forecast *forecast);

#endif
