/* The players of a field in the order that tie-breaks give, with every figure. */
#ifndef CORE_TIES_TABLE_H
#define CORE_TIES_TABLE_H

#include "core/ties/code.h"
#include "core/ties/field.h"
#include "core/ties/working.h"

struct ties_place {
	int player; /* index in the field */
	int rank;   /* shared by those whom nothing parts; of who counts for nobody his line */
};

struct ties_table {
	struct ties_field field, fore; /* fore: without players if nothing asks for it */
	struct ties_order order;
	struct ties_place *places;   /* field.count, the first first; who shares a rank by number */
	struct ties_figure *figures; /* by player and entry of the order; use ties_table_figure */
	int *tied; /* the same way: who has the same number here is tied before it */
	/* ratings are counted and so many have none: the entry is left out (C.07 10) */
	bool left_out[TIES_MOST];
	int unrated;
};

/*
 * The field becomes the table's. Release with ties_table_done. STATUS_NO_MEMORY: nothing to
 * release, the field neither.
 */
enum status ties_table_make(
	struct ties_field *field, const struct ties_order *order, struct ties_table *table);
void ties_table_done(struct ties_table *table);

/* Without a figure (per 0): left out, in DE tied with nobody, or of one who counts for nobody. */
struct ties_figure ties_table_figure(const struct ties_table *table, int player, int entry);

/*
 * How a figure came about; of DE among those tied before it. Release with ties_working_done.
 * STATUS_NO_MEMORY: nothing to release.
 */
enum status ties_table_working(
	const struct ties_table *table, int player, int entry, struct ties_working *working);

#endif
