/*
 * The lazy draw itself: of each choice the first option that leaves a legal draw of everybody.
 */
#include "lazy/lazy.h"
#include "lazy/mates.h"

static bool take(void *context, int level, int card, int option)
{
	struct lazy_mates *mates = context;

	if (option == LAZY_FLOAT)
		return lazy_mates_send_down(mates, card, level);
	return lazy_mates_bind(mates, card, option == LAZY_BYE ? mates->field->count : option);
}

enum pairing_status lazy_solve(struct frame_search *search, struct pairing_draw *draw)
{
	struct field *field = search->digest;
	struct lazy_mates mates;
	enum pairing_status status = lazy_mates_init(&mates, field, search->arena);

	(void)draw;
	if (status == PAIRING_OK && !lazy_walk(field, take, NULL, &mates, NULL))
		status = PAIRING_NO_MEMORY;
	for (int c = 0; status == PAIRING_OK && c < field->count; c++)
		search->mate[c] = mates.mate[c];
	return status;
}
