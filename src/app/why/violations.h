/* What a draw breaks: rules, and what was fixed by hand. */
#ifndef APP_WHY_VIOLATIONS_H
#define APP_WHY_VIOLATIONS_H

#include "app/position/position.h"
#include "app/why/list.h"

/*
 * Rules that the draw breaks or strains, on this board or (0) anywhere: of a whole draw the
 * repeats, or all else.
 */
enum status why_violations(struct position *position, const struct cast *cast, int board,
	bool repeats, struct why_list *list);

/* What is fixed by hand and not so, which the draw of a draft could still be made to keep. */
enum status why_unkept(const struct app *app, const struct position *position,
	const struct cast *cast, int board, struct why_list *list);

#endif
