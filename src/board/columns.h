/* How the cells of a line are shared out among its columns. */
#ifndef BOARD_COLUMNS_H
#define BOARD_COLUMNS_H

/* wish: cells of its longest text; least: what it gets first, if it wishes so much. */
struct column {
	int least, wish;
	int cells; /* what it has got */
};

/*
 * First each its least, then each what it wishes, both in this order while there is room. Returns
 * the cells that are left.
 */
int columns_share(struct column *columns, int count, int room);

#endif
