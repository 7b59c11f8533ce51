/*
 * Score groups before a round is drawn: the pairing box, and the ranking of all claims to a colour,
 * most due first, as an arbiter lays them out by hand.
 */
#ifndef APP_POSITION_GROUPS_H
#define APP_POSITION_GROUPS_H

#include "app/app.h"
#include "core/seekers.h"

/*
 * The pairing box of a round as it was, or is to be, drawn; also of those who have a bye booked.
 * STATUS_REFUSED for a club evening, where scores part nobody. Release with seekers_done.
 */
enum status app_seekers(struct app *app, int round, struct seekers *seekers, struct error *error);

struct claim_row {
	int pin, score2;
	enum pairing_colour due;
	enum pairing_strength strength; /* where the rule book knows it */
	int whites, blacks;
	char colours[ROUNDS_MOST + 1]; /* W, B or - a round */
	int order;                     /* 1..; equal claims have the same */
	bool shared;                   /* with others */
};

/*
 * From the most due White to the most due Black by the rule book's own order of claims (CAA 16,
 * Schools 12, FIDE 1.7, US 29E4).
 */
struct claims {
	int round;
	const char *rule;
	struct claim_row *rows;
	int count;
};

/*
 * Of those of the round who have one of these scores (nscores 0: of all). STATUS_REFUSED where the
 * rule book ranks no claims, STATUS_NOT_FOUND for a score that nobody has. Release with
 * claims_done.
 */
enum status app_claims(struct app *app, int round, const int *scores2, int nscores,
	struct claims *claims, struct error *error);
void claims_done(struct claims *claims);

/*
 * As a table of lines, the headings first; names are cut where a line would be wider than `cells`.
 */
enum status claims_lines(
	const struct app *app, const struct claims *claims, int cells, struct reasons *lines);

#endif
