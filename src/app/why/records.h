/*
 * The reasons of a draw as records beside their sentences, for programs.
 */
#ifndef APP_WHY_RECORDS_H
#define APP_WHY_RECORDS_H

#include "app/app.h"
#include "app/words/words.h"

/* Why something is not so, with players by PIN. */
struct why_proof {
	const char *says; /* "worse", "met"; NULL: it says nothing */
	/* the term of one that names one, with the entry that differs; NULL: it names none */
	const char *term, *term_rule;
	int level; /* whose term it is, in half points; -1: of the whole draw */
	int before, after;
	int nthen, nnow; /* who makes the difference */
	int then[PAIRING_WHO_MOST], now[PAIRING_WHO_MOST];
};

/* What a reason says, with players by PIN; 0: nobody. */
struct why_record {
	enum pairing_step_kind kind; /* its members: pairing_step_form_of */
	const char *rule;
	int player, other;
	int numbers[PAIRING_STEP_NUMBERS]; /* in the order of the members; of a player his PIN */
	struct why_proof proof;
};

/* A sentence and what it was made from. */
struct why_reason {
	char *text;
	struct why_record *records;
	int count; /* 0: it is of the event, no reason of the rule book */
};

struct why_reasons {
	struct why_reason *reasons;
	int count;
};

/* As app_why with all sentences. Release with why_reasons_done, which accepts zeros. */
enum status app_why_reasons(
	struct app *app, int round, int board, struct why_reasons *reasons, struct error *error);
void why_reasons_done(struct why_reasons *reasons);

/* Of a term: from what to what, and who makes the difference; indices are those of the cast. */
void why_proof_put_term(struct why_proof *proof, const struct cast *cast,
	const struct pairing_term *term, int before, int after, const struct pairing_who *who);

/* The record of a step of this cast. */
struct why_record why_record_of(const struct cast *cast, const struct pairing_step *step);

#endif
