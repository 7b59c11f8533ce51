/*
 * Players treated worse by a draw than by the draw of the rules: the same float again, a due colour
 * lost.
 */
#ifndef APP_AUDIT_UNFAIR_H
#define APP_AUDIT_UNFAIR_H

#include "app/audit/rounds.h"
#include "app/position/seated.h"

enum unfair_kind { UNFAIR_DOWN, UNFAIR_UP, UNFAIR_COLOUR };

struct unfair {
	enum unfair_kind kind;
	int player, other;       /* whom he meets in the draw; indices */
	int would;               /* whom he meets by the rules; PAIRING_NOBODY: the bye */
	enum pairing_colour due; /* UNFAIR_COLOUR */
};

/*
 * Players whom `draw` floats a way in which they floated in an earlier round, or does not give the
 * colour that they are due by the rule book of the cards, while `best`, the draw by that book, does
 * neither. As the best draw is no worse by any rule, it would have cost nothing. In the order of
 * the cards; the caller frees *found.
 */
enum status unfair_find(const struct round_cards *cards, const struct seated *draw,
	const struct seated *best, struct unfair **found, int *count);

/* "9 Ives floats down again, to 4 Drew (as in round 2); by caa he meets 7 Gray" */
void unfair_words(const struct round_cards *cards, const struct unfair *unfair,
	const struct seated *best, char *text, size_t size);

#endif
