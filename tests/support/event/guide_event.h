/* The guide's tournament (set A) as an event file, up to any round, for the tests of the screen. */
#ifndef SUPPORT_EVENT_GUIDE_EVENT_H
#define SUPPORT_EVENT_GUIDE_EVENT_H

#include <stdbool.h>

enum { GUIDE_BOARDS = 12, GUIDE_ROUNDS = 5, GUIDE_PLAYERS = 20 };

struct guide_board {
	int white, black; /* black 0: the bye */
	char result;      /* 1 0 =, or 0 byte where the guide gives none */
};

struct guide_round {
	struct guide_board boards[GUIDE_BOARDS];
	int count;
};

/* Rounds 1..5 of the case file; [0] is the second answer accepted for round 5. */
const struct guide_round *guide_rounds(void);
/* "Adams, Alan" */
const char *guide_name(int pin);
const struct guide_board *guide_find(const struct guide_round *round, int white, int black);

/* A folder of the test's own, made once for a process and removed at its end. */
const char *guide_folder(void);
/* A file in that folder: good until the next four calls. */
const char *guide_path(const char *name);

/*
 * A new event with all players and this many rounds drawn, published and played. Returns its path.
 */
const char *guide_event(const char *name, int played);
/* The same players by the FIDE Dutch system; White, Black, draw down the boards in turn. */
const char *dutch_guide_event(const char *name, int played);
/*
 * A new event made by the program's own commands: `new` with these words (the last followed by
 * NULL), then `import` of this list (CSV).
 */
const char *listed_event(const char *name, const char *list, const char *const *words);
/* A new event with `count` players "Player N" (names given: those first), nothing drawn. */
const char *plain_event(const char *name, const char *const *names, int count);

#endif
