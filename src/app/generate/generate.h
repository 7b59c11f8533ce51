/*
 * Random tournaments as reports, and the knobs that shape them.
 *
 * A knob is a key and a text, whether it comes from the command line or from a configuration. Most
 * take a number or a range such as 15-215, of which each tournament draws one; shares are per cent
 * with up to two decimals. The keys of established generators (PlayersNumber, ForfeitRate, ...) are
 * understood as well.
 */
#ifndef APP_GENERATE_GENERATE_H
#define APP_GENERATE_GENERATE_H

#include "formats/report.h"
#include "pairing_generate.h"

struct generate_knobs {
	struct pairing_recipe recipe;
	bool bye_told, zero_bye_told; /* else they follow the win and the loss by default */
};

/* 40 players, 9 rounds, 30 % draws, Dutch, seed 1; nothing irregular. */
void generate_usual(struct generate_knobs *knobs);

/* The same within the ranges from which established generators draw what they are not told. */
void generate_established(struct generate_knobs *knobs);

/* STATUS_BAD_INPUT says what was found and expected; nothing is set then. */
enum status generate_set(
	struct generate_knobs *knobs, const char *key, const char *value, struct error *error);

/* Is there such a knob? */
bool generate_knows(const char *key);

/*
 * Lines KEY=VALUE, empty ones and those that begin with #; the last of two counts. The first error
 * names line and column; nothing is set then.
 */
enum status generate_configure(
	struct generate_knobs *knobs, const char *text, size_t size, const struct report *report);

/* "players=40 rounds=9 ...": the knobs that make this tournament again. */
enum { GENERATE_TOLD_SIZE = 800 };
void generate_tell(const struct generate_knobs *knobs, char text[GENERATE_TOLD_SIZE]);

/*
 * An all-play-all (pairing_book.rounds) has no byes, absences, late entries and prohibited pairs,
 * and players up to a number: make the knobs so. Other rule books' are left as they are.
 */
void generate_fit(struct generate_knobs *knobs);

/* STATUS_BAD_INPUT: a knob asks for such a thing in any case, and not only for a range from 0. */
enum status generate_check_fits(const struct generate_knobs *knobs, struct error *error);

struct generated {
	char *text; /* the report (TRF26), zero-terminated; the caller frees it */
	size_t size;
	int rounds, played;
	/* why the next round has no legal draw, a sentence; empty: all that was wanted is played */
	char stuck[240];
};

/*
 * STATUS_BAD_INPUT: the knobs do not go together; ranges are narrowed to what goes. *made is
 * untouched on failure.
 */
enum status app_generate(
	const struct generate_knobs *knobs, struct generated *made, struct error *error);

#endif
