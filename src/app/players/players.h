/* The players of a section: who enters, changes, leaves, and what byes they have. */
#ifndef APP_PLAYERS_PLAYERS_H
#define APP_PLAYERS_PLAYERS_H

#include "app/app.h"

/* A player as he would stand in the event, and what else is known of him in few words. */
typedef void app_preview(void *context, const struct player *player, const char *more);

/*
 * Players. Before round 1 is published they are renumbered in rank order when one is added or
 * changed, unless numbers were given (PIN above 0; such a number is recorded as the place, too).
 * Else a new player gets the next free PIN and a place by his grade ("3b"); after the publication
 * of round 1 he enters in the first round that is not published. A half-point bye booked for a
 * round that a late entry missed takes him in from there, with zero-point byes between.
 *
 * Of a list nobody is added if anything is wrong with it; the first 20 faults are told by `notice`
 * when there is more than one, and so are up to 20 things that are worth knowing.
 *
 * unrated_below: who has no rating stands below all who have one, by his grade (CAA 33); of the
 * list that the section begins with, which is numbered so.
 */
struct app_list {
	const char *bytes;
	size_t size;
	/*
	 * the formula by which grades become the ratings of those who have none (CAA 38,
	 * conversion.h), recorded with the section; NULL: that of the section, if it has one
	 */
	const char *convert;
	const char *rating; /* the column of the ratings (CAA 34); NULL: as usual (csv.h) */
	bool unrated_below;
	/*
	 * in how many rounds the words of the list keep players apart (CAA 35), "area:1 family:3";
	 * NULL: families in all rounds, nobody else
	 */
	const char *apart;
	const char *map; /* "Rate=grade,USCF ID=us-id": what single columns mean; NULL: nothing */
	/*
	 * Not NULL: nothing is done but to look; it is called with each player in the order of the
	 * list.
	 */
	app_preview *preview;
	void *preview_context;
};
enum status app_import_list(struct app *app, const struct app_list *what, int *added,
	struct error *error, void (*notice)(void *context, const char *text), void *context);
/* The rating of a grade by the section's formula; STATUS_REFUSED: it has none. */
enum status app_convert(const struct app *app, int grade, int *rating, struct error *error);

/*
 * Who is entered. namesake: he is another of a name, or FIDE ID, that is in the event, which is
 * refused with STATUS_DOUBLE else. halves: rounds, each behind the one before, in which he has a
 * half-point bye; those that he missed too (app_player_book).
 */
struct app_particular {
	int id; /* enum particular_id */
	char text[PARTICULAR_SIZE];
};
struct app_entry {
	const struct player *player;
	bool namesake;
	const int *halves;
	int nhalves;
	const struct app_particular *particulars; /* of him, as they are kept */
	int nparticulars;
};
enum status app_player_enter(
	struct app *app, const struct app_entry *entry, int *pin, struct error *error);
/* The first round in which one who is entered now can play: the published ones are drawn. */
int app_first_entry(const struct app *app);
/* The next player after that PIN whose name may be taken for that of `pin`; 0: none. */
int app_player_alike(const struct app *app, int pin, int after);
/*
 * The same for one who has played here as one from outside: he is in from the round of his first
 * game, and his games are boards between the two with their results, no byes any more (CAA 36).
 */
enum status app_player_join(
	struct app *app, const struct player *player, int *pin, struct error *error);
/* Has one of this name played here as one from outside? */
bool app_player_has_game(const struct app *app, const char *name);
/*
 * Two entries of one player become the first of them, with the games and byes of both: refused if
 * both have points from one round, or no round is published.
 */
enum status app_player_unite(struct app *app, int stays, int goes, struct error *error);
/* His number may be another one before round 1: player->pin is it. */
enum status app_player_edit(struct app *app, struct player *player, struct error *error);
/*
 * Once round 1 is published: would the player, changed so, stand elsewhere by his grade (CAA 3)?
 * Then *moves, and place is the label that puts him there. Never where names alone or a place given
 * with the change decide. wished: also where neither grade nor title changes. STATUS_NO_MEMORY.
 */
enum status app_amended_place(const struct app *app, const struct player *player, bool wished,
	char place[PLACE_SIZE], bool *moves, struct error *error);
/* The round that is paired by now and lets nobody move any more (FIDE C.04.2, 2.3: 4); 0: none. */
int app_ranks_settled_by(const struct app *app);
/* 0: returns */
enum status app_player_withdraw(struct app *app, int pin, int from_round, struct error *error);
/* He is withdrawn by the arbiter, or was and is expelled for it: lists say so until he returns. */
enum status app_player_expel(struct app *app, int pin, int from_round, struct error *error);
/*
 * As if he had never entered: refused to one who stands on a published board. Before round 1 is
 * published the others may be numbered anew; later a gap stays.
 */
enum status app_player_remove(struct app *app, int pin, struct error *error);
/* What they would answer; nothing is done. */
enum status app_may_withdraw(struct app *app, int pin, int from_round, struct error *error);
enum status app_may_remove(struct app *app, int pin, struct error *error);
/* A bye that a player is to have in a round, or (none) no more. */
struct bye_order {
	int round;
	enum booking_kind kind;
	bool none;
};
/*
 * As it is typed: "3:half", "3 half" or "3 h", so with full, zero, and none or x; a round alone is
 * half.
 */
bool bye_order_parse(const char *text, struct bye_order *bye);
/* All of them, each of a round of its own, as one action; refused if one of them is. */
enum status app_player_byes(
	struct app *app, int pin, const struct bye_order *byes, int count, struct error *error);
enum status app_player_book(
	struct app *app, int pin, int round, enum booking_kind kind, struct error *error);
enum status app_player_unbook(struct app *app, int pin, int round, struct error *error);

#endif
