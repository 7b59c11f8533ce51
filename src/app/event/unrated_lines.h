/*
 * The kept lines of a report by which games are not rated (core/board_result.h): they follow their
 * games.
 */
#ifndef APP_EVENT_UNRATED_LINES_H
#define APP_EVENT_UNRATED_LINES_H

#include "core/edit.h"

/*
 * Where the action turns the colours of such a game, or corrects its result to another one of a
 * game that was played, the game stays unrated.
 */
enum status unrated_lines_follow(const struct event *event, struct action *action);

#endif
