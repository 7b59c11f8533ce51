/*
 * The reasons of a US Chess draw, board by board; uscf/steps.c puts them together.
 */
#ifndef PAIRING_USCF_REASONS_H
#define PAIRING_USCF_REASONS_H

#include "book/book_trial.h"
#include "book/step_list.h"
#include "uscf/score.h"

/* Who leaves a group: the highest two, and the fewest that it leaves over by itself. */
struct uscf_leaving {
	int count, fewest, card[2];
	int fixed; /* how many of them leave it by hand */
};

struct uscf_reasons {
	const struct pairing_book *book;
	struct uscf_seats seats;
	struct pairing_score score;
	struct step_list list;
	struct arena arena;
	int *halves; /* by card: who stands opposite in his group, -1: nobody */
	/*
	 * by card: whom the natural pairing gives him; of one who meets a float: who should meet it
	 */
	int *natural;
	int *place;                   /* by card: place in his half */
	int *odd;                     /* by level: who should leave it, -1: nobody can be named */
	struct uscf_leaving *leaving; /* by level */
	int only;                     /* the one board that is told of, or -1 */
	bool best_sought;
	enum pairing_status best_status; /* what pairing_best() made of the input */
	struct pairing_draw best;
};

/* A card's index in the input; below 0: PAIRING_NOBODY. */
int uscf_reasons_player(const struct uscf_reasons *reasons, int card);

/* As step_list_add, of cards. */
struct pairing_step *uscf_reasons_tell(struct uscf_reasons *reasons, enum pairing_step_kind kind,
	const char *rule, int board, int card, int other);

/* Is anything proven? Of finished draws; in large fields only where one board is told of. */
bool uscf_reasons_proves(const struct uscf_reasons *reasons);

/* Compare with the best draw that has one pin more. */
void uscf_reasons_prove(
	struct uscf_reasons *reasons, const struct pairing_pin *pin, struct pairing_proof *proof);

/* Fill in reasons->best and ->best_status once. False: no memory. */
bool uscf_reasons_need_best(struct uscf_reasons *reasons);

/* Card has the bye, and why those before him do not. */
void uscf_reasons_bye(struct uscf_reasons *reasons, int card, int board);

/* Who leaves the group in the draw, and the fewest it must leave over. False: no memory. */
bool uscf_reasons_read_leaving(struct uscf_reasons *reasons, const struct uscf_choice *made);

/* 29D2: two or more leave the group of this level. */
void uscf_reasons_leaving(struct uscf_reasons *reasons, int level);

/* Card leaves his group and meets other. */
void uscf_reasons_odd(struct uscf_reasons *reasons, int card, int other, int board);

#endif
