/* Which lists `print` has, by their names, and what each of them takes. */
#ifndef CLI_PRINT_ROWS_H
#define CLI_PRINT_ROWS_H

#include "cli/cli.h"
#include "paper/composed.h"
#include "print/named/lists.h"

/* What is asked for, once it is understood. */
struct print_asked {
	const struct args *args;
	struct app *app;
	struct print_wish wish;
	const struct print_style *style;
	struct print_memory text;
	struct print_sink sink;
	bool all; /* of several sections */
};

/* Which round a list is of if none is asked for. */
enum list_round {
	OF_BOARD,     /* the draft on the board if it has boards, else the last one */
	OF_PUBLISHED, /* the last one that is published */
	OF_GROUPS,    /* the one on the board */
	OF_STANDINGS, /* the last complete one */
	OF_TABLE,     /* the same, before any the one that is played: there is room to fill */
	OF_EVENING,   /* the last evening; in an all-play-all all rounds */
	OF_NONE       /* it is of no round */
};

enum player_wanted { NO_PLAYER, ANY_PLAYER, A_PLAYER };

/* What --all makes of a list. */
enum list_all {
	ALL_SECTIONS, /* the lists of all sections, one behind the other */
	ALL_AT_DOOR,  /* one list of all sections */
	ALL_PLAYERS,  /* of one section: of everybody */
	ALL_REFUSED
};

struct print_row {
	const char *name;
	/* both NULL: of the event alone (print/named/lists.h) */
	enum status (*composed)(const struct composed *of, struct error *error);
	enum status (*compose)(struct print_asked *asked, struct error *error);
	enum list_round round;
	enum player_wanted player;
	enum list_all all;
	bool best, bands, group; /* takes --best, --bands, --group */
	bool text, for_public;   /* takes --text, --public */
	bool plain;              /* text alone */
	bool paper;              /* nothing to listen to */
	bool cut;                /* cut apart: takes --alignment */
	bool blank;              /* takes --blank */
	bool issued;             /* of a round, with what has changed since */
	bool folder;             /* no list, but what goes to the folder of the event */
};

/* How many there are, and the i-th of them. */
int print_rows_count(void);
const struct print_row *print_row_at(int i);

/* Is it of all sections? */
bool print_is_of_all(const struct args *args, const struct print_row *row);
/* In one list? */
bool print_is_door(const struct args *args, const struct print_row *row);
/* The answer to a protest. */
bool print_is_protest(const struct print_row *row);
/* Is it for who listens, and not for paper? */
bool print_is_spoken(const struct args *args);

enum status print_compose(
	struct print_asked *asked, const struct print_row *row, struct error *error);

#endif
