/* A report of seven players by the Dutch rules, whose third round is the test's. */
#ifndef SUPPORT_EVENT_SEVEN_PLAYERS_H
#define SUPPORT_EVENT_SEVEN_PLAYERS_H

enum { SEVEN_PLAYERS = 7 };

#define SEVEN_PLAYERS_HEADER "012 Open\n142 5\n152 W\n192 FIDE_DUTCH_2026\n"

/*
 * Two rounds drawn by the rules and played, then this entry of each player. Before round 3: 6 has
 * 2; 1, 2 and 7 have 1½; 4 has 1, 5 has ½, 3 has 0; 1 and 7 have met; 4 and 7 have had the bye.
 * Good until the next call.
 */
const char *seven_players(const char *header, const char *const third[SEVEN_PLAYERS]);

#endif
