/*
 * US Chess Swiss pairings (rules 27 to 29, teams by 28N): what the parts share.
 *
 * Cards are those of cards/field.h, numbered by pairing score (virtual points included) and rank,
 * so the lower number is the higher card (29A). A score group is a level of the field.
 */
#ifndef PAIRING_USCF_USCF_H
#define PAIRING_USCF_USCF_H

#include "book/frame.h"

/* 28N: may team-mates meet? */
enum uscf_teams {
	USCF_TEAMS_IGNORE,
	USCF_TEAMS_PLUS,           /* 28N1, 28N3: from plus so many on, if their group needs it */
	USCF_TEAMS_NEVER_BUT_LAST, /* 28N2: in the last round in the top group, if it needs it */
	USCF_TEAMS_STRICT,
};

/* 29E4 rule 5, a, d, b, c */
enum {
	USCF_RANK,
	USCF_RANK_MINUS_REVERSED,
	USCF_RANK_FOURTH_EDITION,
	USCF_RANK_ALTERNATING,
	USCF_RANK_LAST_BY_LOT
};
/* 28R1, 28R2, 28R3 */
enum { USCF_ACCELERATED_ADDED = 1, USCF_ACCELERATED_QUARTERS, USCF_ACCELERATED_SIXTHS };
enum { USCF_INTERCHANGES_OFF, USCF_INTERCHANGES_EQUALIZE, USCF_INTERCHANGES_ON };

struct uscf_options {
	int equalize, alternate; /* 29E5b, 29E5a: rating points */
	int interchanges;
	int odd_switch; /* 29D1b: another odd player or opponent of one for colours */
	int hard_thirds;
	int last_tie;
	int bye_for_colours;
	int teams, plus, minus;
	int accelerated;
	int harkness;    /* the middle of a group leaves it, not the lowest */
	int new_players; /* unrated players count as new, marked or not (28D6) */
};

/* How bad it is for a player not to have his due colour. */
enum uscf_clash { USCF_FINE, USCF_ALTERNATE, USCF_EQUALIZE, USCF_THIRD };

/* Why two cards had better not, or may not, meet, pins left aside. */
enum uscf_bar {
	USCF_MET = 1,       /* 27A1 */
	USCF_TEAM = 2,      /* 28N */
	USCF_REQUEST = 4,   /* 28T */
	USCF_THIRDS = 8,    /* a third colour running that is ruled out (29E5f1) */
	USCF_MATES = 16,    /* team-mates whose group may need them to meet */
	USCF_FORBIDDEN = 32 /* the arbiter's word */
};

struct uscf_card {
	enum pairing_colour due;      /* 29E3a */
	int difference;               /* whites - blacks */
	enum pairing_colour repeated; /* colour of the last two games played, or neutral */
	int bye_place;                /* in the order of 28L, 0 is the first */
	int bye_group;                /* the first such place of those who may have it instead */
	bool bye_had;                 /* 28L3: a full-point bye or a win without a game */
	bool bye_barred;              /* 28L3, or 28L4 and somebody else of his group could */
};

struct uscf {
	struct field field;
	const struct pairing_input *input; /* the caller's */
	struct uscf_options options;
	struct uscf_card *card;
	unsigned char *colours; /* by card and round: enum pairing_colour */
	struct pairing_player *players;
	struct pairing_input paired; /* the input with pairing scores */
	int barred_most; /* no card without pins is barred from more such; or the number of cards */
	bool blind;      /* uscf_free does not look at pins */
};

/* As in pairing_rules. */
enum pairing_status uscf_init(
	void *digest, const struct pairing_input *input, struct pairing_blame *blame);
void uscf_done(void *digest);

enum pairing_status uscf_options_read(const struct pairing_input *input,
	struct uscf_options *options, struct pairing_blame *blame);

/* 29E5f1: may nobody have a third colour running in this round? */
bool uscf_rules_out_thirds(const struct uscf *uscf);

/* enum uscf_bar of a pair. */
unsigned uscf_bars(const struct uscf *uscf, int a, int b);
/* How often have they played? */
int uscf_meetings(const struct uscf *uscf, int a, int b);
/* May the pair be in a draw at all: neither forbidden nor against a pin? */
bool uscf_may_meet(const struct uscf *uscf, int a, int b);
/* Has the pair nothing against it, pins left aside? */
bool uscf_clean(const struct uscf *uscf, int a, int b);
/* The same, and no pin is against it (unless blind). */
bool uscf_free(const struct uscf *uscf, int a, int b);

/* Rating points between two cards; 0 if one is unrated (29E5g) or nobody (below 0). */
int uscf_points(const struct uscf *uscf, int a, int b);

/*
 * 29E4 rules 1 to 4 for two who are due the same colour: the larger imbalance, then the latest
 * round in which their colours differ; pairing_book.claims.
 */
int uscf_claims(const struct pairing_input *input, const struct pairing_entry *a,
	const struct pairing_entry *b);

/*
 * The colour of card a against card b (29E3, 29E4) and the rule that gives it, "" when pinned;
 * neutral: neither has played, colours come with the board (29E2).
 */
enum pairing_colour uscf_colour(const struct uscf *uscf, int a, int b, const char **rule);

/*
 * 29E4 rules 3 and 4: the latest round, from 0, in which the colours of two cards differ (no colour
 * differs from a colour); -1: none that counts. The colour of a card in such a round.
 */
int uscf_last_different(const struct uscf *uscf, int a, int b);
enum pairing_colour uscf_colour_then(const struct uscf *uscf, int card, int r);

/*
 * The colour of uscf_colour for a card in a draw, opponents by card (below 0: none): by 29E4b every
 * second board of a group that rule 5 decides is the lower one's. What is wrong with a board is the
 * same either way.
 */
enum pairing_colour uscf_colour_in_draw(
	const struct uscf *uscf, const int *opponent, int a, const char **rule);
/* What is wrong if the card has this colour / on the board of these two by the rules. */
enum uscf_clash uscf_clash_of(const struct uscf *uscf, int card, enum pairing_colour given);
enum uscf_clash uscf_clash(const struct uscf *uscf, int a, int b);

/* As in pairing_rules. */
enum pairing_status uscf_solve(struct frame_search *search, struct pairing_draw *draw);
enum pairing_status uscf_add_score(const struct frame_draw *drawn, struct score_draft *score);
enum pairing_status uscf_tell(const struct frame_draw *drawn, const struct pairing_score *score,
	int board, struct step_list *list);
enum pairing_status uscf_who(const struct frame_draw *now, const struct frame_draw *then,
	const struct pairing_change *change, struct pairing_who *who);

/* As in pairing_book. */
enum pairing_status uscf_scores(const struct pairing_input *input, int *scores);
enum pairing_status uscf_floats(
	const struct pairing_input *input, int round, enum pairing_float *floats);

enum { USCF_OPTIONS = 14 };
extern const struct pairing_option uscf_option[USCF_OPTIONS];
extern const struct pairing_book uscf_book;

#endif
