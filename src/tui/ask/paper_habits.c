/* Which list was written last, and where: a habit of the desk, from one sitting to the next. */
#include "config.h"

#include "tui/ask/paper_habits.h"

#include "app/event/desk.h"
#include "tui/ask/paper_lists.h"
#include "tui/state/state.h"

void paper_habits_recall(struct tui *tui)
{
	struct desk desk;

	desk_read(&desk);
	if (paper_is_asked_for(desk.list))
		tui->paper.last_list = desk.list;
	if (desk.where == PAPER_TO_FILE || desk.where == PAPER_TO_PRINTER)
		tui->paper.last_where = desk.where;
}

/* Another window may have changed what else the desk is used to. */
static void keep(const struct tui *tui)
{
	struct desk desk;

	desk_read(&desk);
	desk.list = tui->paper.last_list;
	desk.where = tui->paper.last_where;
	desk_write(&desk);
}

void paper_habits_list(struct tui *tui, char list)
{
	if (tui->paper.last_list == list)
		return;
	tui->paper.last_list = list;
	keep(tui);
}

void paper_habits_where(struct tui *tui, char where)
{
	if (tui->paper.last_where == where)
		return;
	tui->paper.last_where = where;
	keep(tui);
}
