/*
 * The one place where words are made: for terms, violations, steps and blames, for the screen, the
 * commands and JSON.
 *
 * Sentences are English, name a player by PIN and short name ("8 Hood"), write scores as 1½ and end
 * with the number of their rule in brackets. All texts are UTF-8, cut between characters when they
 * do not fit.
 */
#ifndef APP_WORDS_WORDS_H
#define APP_WORDS_WORDS_H

#include "app/words/put.h"
#include "core/event.h"
#include "pairing.h"

enum { WHO_SIZE = 64, BAR_SIZE = 64, AVOIDED_SIZE = CLUB_SIZE + 32, SENTENCE_SIZE = 640 };

/* "8 Hood": the PIN and the short name (core/short_name.h). Returns buffer. */
const char *words_who(const struct event *event, int section, int pin, char buffer[WHO_SIZE]);

/*
 * What the label of a late entry says: "place 3b, between 3 and 4", "place 0b, above number 1"; "":
 * his place is that of his number. Returns buffer.
 */
enum { PLACE_WORDS_SIZE = 48 };
const char *words_place(const struct player *player, char buffer[PLACE_WORDS_SIZE]);

/* "round 5", "rounds 2-4", of a club season "evening 5". Returns buffer. */
enum { ROUNDS_WORDS_SIZE = 40 };
const char *words_rounds(const struct event *event, int section, int first, int last,
	char buffer[ROUNDS_WORDS_SIZE]);

/* What is fixed by hand: "floats down", "bye", of a club season "sits out". */
const char *words_hand(const struct event *event, int section, enum hand_kind kind);

/* Why the sentence has named him already. */
enum words_he {
	WORDS_HE_FLOATS, /* he could float in place of another */
	WORDS_HE_BYE,    /* he could have the bye in place of another */
	WORDS_HE_WISHED  /* a wish is about him: "if 2 Bean had White, he ..." */
};

struct trf;

/* Whose names the indices of the pairing library stand for. No event and no report: PINs alone. */
struct cast {
	const struct event *event; /* as it is: names are those of today */
	const struct event *drawn; /* with the cards as they were drawn; NULL: event */
	int section;
	const int *pins; /* index -> PIN */
	/* event NULL: the names of a report, entries: index -> its player; NULL: it has none */
	const struct trf *report;
	const int *entries;
	int count;
	int round;          /* that is drawn; 0: what stands on cards is not spoken of */
	const int *unnamed; /* index of whom practice asks for, "the right card"; NULL: nobody */
	/* For steps: the draw that they explain and its score; NULL: they are not spoken of. */
	const struct pairing_draw *draw;
	const struct pairing_score *score;
	const struct pairing_input *input; /* whose pins say what is fixed; NULL: it is not said */
	bool held; /* they are boards made by hand, too (ENGINE_DRAW_KEEPING) */
	/*
	 * boards made by hand stand beside them and are not held: that a draw without is better is
	 * no reason
	 */
	bool beside;
	bool fixed; /* something is fixed by hand: draws that do not keep it are not looked at */
	const int *scores; /* by which it was drawn, by index; NULL: they are not spoken of */
	const int *he;     /* index of whom the sentence has named already; NULL: nobody */
	enum words_he he_as;
	const struct pairing_pin
		*wish; /* "if 2 Bean and 6 Fox met, ..."; NULL: nothing is wished */
};

/* "8 Hood" for an index of the pairing library; "nobody". Returns buffer. */
const char *words_indexed(const struct cast *cast, int index, char buffer[WHO_SIZE]);

/* The event whose cards are spoken of; NULL: there is none. */
const struct event *words_cards(const struct cast *cast);

/*
 * Why two (indices) had better not meet by this rule (CAA 35, 37, 39, Schools 3, 7, 27, 29, 30):
 * "they are of one club, Bury", "both are top players". In buffer, or constant.
 */
const char *words_avoided(
	const struct cast *cast, const char *rule, int one, int two, char buffer[AVOIDED_SIZE]);

/*
 * Were two (indices) who have never played drawn together in a game that was defaulted? Then *round
 * is that of the last such game. In a club season that bars a meeting as well.
 */
bool words_defaulted(const struct cast *cast, int one, int two, int *round);

/*
 * Why he may not have the bye, by his card: "had the bye in round 2", "won by default in round 1",
 * "has a bye booked for round 5", "is a top player"; in general words if that is not known. Returns
 * buffer.
 */
const char *words_bye_bar(const struct cast *cast, int index, char buffer[BAR_SIZE]);

/*
 * What would be by a term of the score if another draw were taken, from the proof of a step
 * (pairing.h): the sentence for a term that gets worse, "2 colours in all would have to change, not
 * 1"; the name of one that gets better, "transfers 1, not 2". The score, NULL: not known, says
 * which level an entry of "floats" is.
 */
void words_term_otherwise(const struct pairing_score *score, const struct pairing_term *term,
	int entry, int before, int after, char *text, size_t size);
void words_term_better(
	const struct pairing_term *term, int entry, int before, int after, char *text, size_t size);

/*
 * CAA: does nobody but the bye leave the level of this term, "downfloats"? Then the term by another
 * name that says so.
 */
bool words_is_bye(const struct pairing_score *score, const struct pairing_term *term);
struct pairing_term words_bye_term(const struct pairing_term *term);

/*
 * A number in a sentence: n as it is, p half points, r a run of colours, g games (the number is
 * negative), o a place of which `larger` is the largest said; with their nouns: c cards, k pairs, l
 * colours, t times, x exchanges, y players; in capitals: so many more.
 */
void words_number(char form, int number, int larger, char *text, size_t size);

/*
 * The entry of a list that is told level by level, or group by group, from the top: "level 1½",
 * "score group 1½", or which level it is.
 */
void words_level(const struct pairing_score *score, int entry, char *text, size_t size);

/* "White", "Black", "no colour". */
const char *words_colour(enum pairing_colour colour);

/* The "s" behind so many of a thing, or "". */
const char *words_plural(int number);

/* What comes before the i-th (from 0) of so many in a sentence: nothing, ", " or " and ". */
const char *words_between(int i, int count);

/* "3", "2 and 4", "2, 3 and 5"; "": none. */
void words_numbers(const int *numbers, int count, char *text, size_t size);

/*
 * "second", or "22nd" where the largest number of the sentence is too large for words. Returns
 * buffer.
 */
const char *words_ordinal(int number, int largest, char buffer[16]);

/*
 * The last colours of a claim: "Black in the last 2 games" of one who is due White, "the other
 * colour in the last 2 games" where the due colour is not known (PAIRING_NEUTRAL); below 0 the run
 * is of the due colour itself.
 */
void words_run(int run, enum pairing_colour due, char *text, size_t size);

/* The sentence of a step: with its rule and a full stop; without both. */
void words_step(const struct cast *cast, const struct pairing_step *step, char *text, size_t size);
void words_step_plain(
	const struct cast *cast, const struct pairing_step *step, char *text, size_t size);
/*
 * With other words for the player: of `count` cards who were passed over with the same proof, "he"
 * (1) behind a sentence on him.
 */
void words_step_named(const struct cast *cast, const struct pairing_step *step, const char *names,
	int count, char *text, size_t size);
void words_violation(const struct cast *cast, const struct pairing_violation *violation, char *text,
	size_t size);
/* The same of both players of a board, each of whom it is true of. */
void words_violation_each(const struct cast *cast, const struct pairing_violation *violation,
	char *text, size_t size);

#endif
