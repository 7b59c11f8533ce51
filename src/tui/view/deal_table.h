/* The table of a deal on the screen: cards and boards as they lie, and words below them. */
#ifndef TUI_VIEW_DEAL_TABLE_H
#define TUI_VIEW_DEAL_TABLE_H

#include "app/deal/deal.h"
#include "board/model.h"
#include "board/strip.h"

struct tui;

enum { DEAL_WORDS_MOST = 4 };

struct deal_words {
	const char *text; /* NULL: there are no more */
	enum role role;
};

struct deal_shown {
	const struct app *app;
	const struct model *model; /* of the round with this draw */
	const struct deal *deal;
	const struct deal_table *table;
	int scroll; /* lines that the user has moved it by */
	int read;   /* and rows of the first words, 0: they are seen from their beginning */
	/*
	 * Cards among which one is sought; while there are some, what the last step moved is not
	 * marked.
	 */
	const int *cards;
	int ncards;
	int chosen;               /* one of them, in sight; PAIRING_NOBODY */
	const char *name, *title; /* of the view, and of the words */
	struct deal_words
		words[DEAL_WORDS_MOST]; /* the first one is read by [ and ] if there is no room */
};

/* The whole view, with the lines above and below it. */
void deal_table_draw(struct tui *tui, const struct deal_shown *shown);
/* The card that lies in a row of the screen, PAIRING_NOBODY: none. */
int deal_table_card(const struct tui *tui, const struct deal_shown *shown, int row);
/* [ and ]: the rows of the words from which they are seen, moved by one of these keys. */
void deal_table_read(struct tui *tui, const struct deal_shown *shown, int *read);

#endif
