/*
 * Tournament Report Files (FIDE TRF16 and TRF26, and the extensions of JaVaFo and bbpPairings).
 *
 * The reader goes by a table of record types (trf.c); a record type is one function and one line in
 * it. Columns count characters, not bytes. Lines end in LF, CR or CRLF. Records that the struct has
 * no place for are kept word for word, control characters as question marks. Files in the wild are
 * often not quite right: the reader puts right what can only mean one thing and reports each such
 * repair with its line and column; the strict reader refuses it instead.
 */
#ifndef FORMATS_TRF_TRF_H
#define FORMATS_TRF_TRF_H

#include <stdbool.h>

#include "core/record.h"
#include "formats/report.h"

/*
 * One player's entry for one round. Codes are brought to one letter each:
 *	1 = 0   win, draw, loss over the board     W D L   the same, not rated
 *	+ -     forfeit win, forfeit loss          H F U   half-point, full-point, pairing bye
 *	Z       absent                             blank   with an opponent: paired, no result yet
 *	(last round only);
 *	                                                   without: nothing in the file, absent if
 *	the round was played
 */
struct trf_game {
	int opponent;       /* index in trf.players; TRF_NOBODY */
	enum colour colour; /* as written, for forfeits too */
	char code;
	int line, column; /* where it stands; 0: not in the file */
	bool nameless;    /* Z, but the file names no kind of bye */
	/* nothing is in the file, but a comment of ours says that the game is open and counts so */
	bool open;
};

enum { TRF_NOBODY = -1, TRF_ROUNDS_MOST = 99, TRF_NAME_COLUMNS = 33 };

struct trf_player {
	int number;   /* starting number */
	bool differs; /* the file states other points than his results give: said2 */
	char name[NAME_SIZE];
	char title[TITLE_SIZE];
	int rating;  /* of the 001 line: that of FIDE where trf.apart */
	int grade;   /* he is ranked by it */
	int points2; /* from the rounds played; not as the file states it; see trf.tenths */
	int said2;   /* what the file states, if it is something else and nothing explains it */
	int line;
	enum sex sex;
	char federation[FEDERATION_SIZE];
	char fide[FIDE_SIZE];
	char born[BORN_SIZE]; /* as the file has it; core/typed/date.h */
	int rank;             /* as the file has it, or to be written; 0: none */
};

/* What a result may be worth: the codes of XXS. */
enum trf_outcome {
	TRF_WIN_WHITE,
	TRF_WIN_BLACK,
	TRF_DRAW_WHITE,
	TRF_DRAW_BLACK,
	TRF_LOSS_WHITE,
	TRF_LOSS_BLACK,
	TRF_ZERO_BYE,
	TRF_HALF_BYE,
	TRF_FULL_BYE,
	TRF_PAIRING_BYE,
	TRF_FORFEIT_WIN,
	TRF_FORFEIT_LOSS,
	TRF_OUTCOMES
};

/*
 * Players who must not meet in rounds first..last: trf.members[from] .. trf.members[from + count -
 * 1].
 */
struct trf_group {
	int first, last;
	int from, count;
};

enum { TRF_TYPE_SIZE = 64 };

/* What a report is of, by 192, else by the words of 092, else by its team lists (013, 310). */
enum trf_kind { TRF_INDIVIDUAL, TRF_TEAMS, TRF_NO_SWISS };

struct trf_count {
	bool given;
	int number;
};

struct trf {
	char name[NAME_SIZE]; /* record 012 */
	/* record 192: "FIDE_DUTCH", for FIDE_DUTCH_2025 and FIDE_DUTCH_2026 too */
	char type[TRF_TYPE_SIZE];
	enum trf_kind kind;
	int kind_line;       /* where it says so; 0: nowhere */
	int rounds;          /* XXR or 142; 0: not given */
	enum colour initial; /* XXC or 152: colour of the top player in round 1 */
	/*
	 * Points are half points, here and in all functions below; or tenths, where a record
	 * 250, XXA or 299 has points that are no halves.
	 */
	bool tenths;
	int worth2[TRF_OUTCOMES];   /* by 162, XXS, BBW .. BBU, else 1, ½ and 0 */
	struct trf_player *players; /* by starting number */
	int count;
	struct trf_game *games; /* count * columns; use trf_game() */
	int columns;            /* at least played + 1 */
	int played;             /* rounds played or paired; played + 1 is the one to pair */
	int open;               /* games of round `played` that have no result yet */
	/* count * columns, 250 or XXA; NULL: none; use trf_virtual2() */
	int *virtual2;
	/* count * columns, given or taken beside the results, 299; NULL: none */
	int *bonus2;
	/*
	 * indices in the order of the 001 lines, if players rank by it (XXC rank); NULL: by number
	 */
	int *file_order;
	struct trf_group *groups; /* 260, XXP */
	int ngroups;
	int *members; /* indices of players */
	int nmembers;
	/*
	 * 172 or a comment of ours tells the ratings of FIDE from those that players are ranked by
	 */
	bool apart;
	/* what 062 and 072 say of the players and of those with a rating, if it is not so */
	struct trf_count players_said, rated_said;
	char **kept; /* records that were not used, word for word */
	int nkept;
	int *kept_lines; /* where they stand in the file, as many as were read: trf_kept_line */
	int nlines;
};

/*
 * STATUS_BAD_INPUT with the first error and *trf untouched, or STATUS_NO_MEMORY. Release with
 * trf_done.
 *
 * The last round in which somebody has an opponent was played, as was any round for which everybody
 * has an entry. Byes and absences beyond it (also from XXZ and 240) are bookings for rounds to
 * come.
 */
enum status trf_read(const char *bytes, size_t size, struct trf *trf, const struct report *report);

/* The same, but what the other puts right is an error. */
enum status trf_read_strict(
	const char *bytes, size_t size, struct trf *trf, const struct report *report);

void trf_done(struct trf *trf);

/* The line of the file that trf->kept[at] is; 0: it was not read from one. */
int trf_kept_line(const struct trf *trf, int at);
/* Without that record. */
void trf_drop_kept(struct trf *trf, int at);

/*
 * What a TRF16 has no record for stands behind this word in a comment, which the reader takes as
 * the record.
 */
#define TRF_LATER "### drawboard: record "

/*
 * Does the line belong behind the players: national ratings, teams, abnormal points, or a ruler of
 * the columns?
 */
bool trf_follows_players(const struct trf *trf, const char *line);

/* Is it a record that TRF16 does not know? */
bool trf_is_later(const struct trf *trf, const char *line);

/* Could these bytes be a tournament report? One line at least looks like a player. */
bool trf_recognise(const char *bytes, size_t size);

enum trf_edition { TRF_16, TRF_26 };

/*
 * The report as a file: CRLF, UTF-8, points by the results, rounds padded. Reading it gives the
 * same struct again but for the lines it names. Editions differ in how they tell what pairing
 * needs: TRF_16 by JaVaFo's records and byes in the columns of rounds to come, TRF_26 by 142 to
 * 260. Names are cut to 33 characters. STATUS_NO_MEMORY: nothing made. The caller frees *text; it
 * ends in a zero that *size does not count.
 */
enum status trf_write(const struct trf *trf, enum trf_edition edition, char **text, size_t *size);

/*
 * Does the text that trf_write has made, read again, say what it should: the same players, games
 * and points, and the same text if it is written once more? STATUS_NO_MEMORY: not known.
 */
enum status trf_prove(const struct trf *meant, enum trf_edition edition, const char *text,
	size_t size, bool *proved);

/* Are they apart in all rounds? And in the one to pair, of which TRF16 can say it, too? */
bool trf_group_is_whole(const struct trf *trf, const struct trf_group *group);
bool trf_group_is_next(const struct trf *trf, const struct trf_group *group);

/* A player's entry for a round, 1..columns. */
const struct trf_game *trf_game(const struct trf *trf, int player, int round);

/* Virtual points of a player for a round; 0 beyond the columns. */
int trf_virtual2(const struct trf *trf, int player, int round);

/* Points that record 299 gives a player in a round, below 0: takes; 0 beyond the columns. */
int trf_bonus2(const struct trf *trf, int player, int round);

/* Points of a player from one round, those of 299 too. */
int trf_round_points2(const struct trf *trf, int player, int round);

/* Was it a game that counts for colours and repeats? */
bool trf_code_played(char code);

/* Half points for a code as usual (win 1, draw and H a half, U and F 1). */
int trf_code_points2(char code);

/* What an entry is worth in this report. */
int trf_game_points2(const struct trf *trf, const struct trf_game *game);

/* Points of a player from rounds 1..through. */
int trf_points2(const struct trf *trf, int player, int through);

/* What a whole point counts: 2, or 10 where the report has tenths. */
int trf_whole(const struct trf *trf);

/* "11.5" into buffer; returns buffer. */
const char *trf_points_text(const struct trf *trf, int points2, char buffer[16]);

/* From so many points on the columns of a player's points have no room for a decimal. */
enum { TRF_NO_DECIMALS = 100 };

/* worth2 filled with 1, ½ and 0, in half points. */
void trf_usual_worth(int worth2[TRF_OUTCOMES]);

/*
 * Do the symbols of 162 say all: one value for wins, draws, losses, absence and the bye of the
 * draw?
 */
bool trf_worth_is_simple(const int worth2[TRF_OUTCOMES]);

/* A code of 192 with the year of its rules becomes the one without, which means the same. */
void trf_plain_type(char type[TRF_TYPE_SIZE]);

/* What a comment says of an entry without an opponent. */
enum trf_bye_is {
	TRF_BYE_UNTOLD, /* nothing */
	TRF_BYE_DRAWN,  /* it was the bye of the draw, whatever its code */
	TRF_BYE_BESIDE  /* he had left the draw */
};
typedef enum trf_bye_is trf_bye_told(const void *context, int number, int round);

/*
 * Single full-point byes (F), of which no comment tells more, of rounds in which nobody has the bye
 * of the draw (U): which many programs do not tell apart. Counted; with `turn` they become U.
 */
int trf_lone_byes(struct trf *trf, trf_bye_told *told, const void *context, bool turn);

/*
 * Colour of the top player in round 1: as given, else as the first round with colours tells; or
 * COLOUR_NONE. There the highest player with a colour (that of a forfeit counts) has it, turned by
 * each player above him who has taken part but has none.
 */
enum colour trf_initial(const struct trf *trf);

/*
 * How starting ranks come about (172): by the rating of FIDE, the national one, or one of the two.
 */
enum trf_method {
	TRF_BY_NATIONAL,
	TRF_BY_FIDE,
	TRF_BY_FIDE_FIRST,
	TRF_BY_NATIONAL_FIRST,
	TRF_BY_HIGHER,
	TRF_BY_LOWER,
	TRF_BY_OTHER
};

struct trf_ranking {
	char federation[4]; /* whose national ratings count */
	enum trf_method method;
};

/* "FIDON" */
const char *trf_method_word(enum trf_method method);

/* Is the line a record 172 with a method? *ranking may have been changed where it is not. */
bool trf_method_read(const char *line, struct trf_ranking *ranking);

/* The rating that a method makes of the two of a player, 0: none. */
int trf_grade_by(enum trf_method method, int fide, int national);

/* What the line of a national rating says; what it lacks is empty, a rating 0. */
struct trf_national {
	int number;
	char federation[4], kind[4], id[12];
	int rating;
};

/* Is it the line of a national rating: a federation code, then a starting number as in 001? */
bool trf_national_read(const char *line, struct trf_national *national);

/* The word of our comment of a grade that 172 does not give: "grade NUMBER GRADE". */
#define TRF_GRADE "grade"
bool trf_is_grade(const char *line);

/* The grades of the players and `apart`, from their ratings and the lines that are kept. */
void trf_find_grades(struct trf *trf);

/* How many players have a rating. */
int trf_rated(const struct trf *trf);

/*
 * Give the players other starting numbers, by index, each once: they stand in the order of these
 * then. Lines that are kept word for word are not changed. STATUS_NO_MEMORY: nothing is.
 */
enum status trf_renumber(struct trf *trf, const int *numbers);

/* Index of the player with this starting number, or TRF_NOBODY. */
int trf_find(const struct trf *trf, int number);

#endif
