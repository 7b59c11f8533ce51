/* Words for the full-point bye of the US Chess rules. */
#include "config.h"

#include "app/words/telling.h"

/* He is the first of those who may have it: what makes him so. */
static void tell_first(const struct telling *t, const char *score)
{
	const struct pairing_step_lowest *bye = &t->step->as.lowest;

	switch ((enum pairing_lowest)bye->why) {
	case PAIRING_LOWEST_UNRATED:
		words_put(t->text, t->size,
			"%s has the bye: nobody rated in score group %s may have it, and he is the lowest of the unrated who may",
			t->player, score);
		break;
	case PAIRING_LOWEST_NEW:
		words_put(t->text, t->size,
			"%s has the bye: only new players in score group %s may have it, and he is the lowest of them%s",
			t->player, score,
			bye->notes & PAIRING_NOTE_LEADERS
				? "; the group above leads, so that its rated players do not come before them"
				: "");
		break;
	default:
		words_put(t->text, t->size,
			"%s has the bye: the lowest rated in score group %s who may have it%s%s%s",
			t->player, score,
			bye->notes & PAIRING_NOTE_EQUAL ? ", of equal ratings the lower by rank"
							: "",
			bye->notes & PAIRING_NOTE_RATED_FIRST
				? "; unrated players come behind the rated"
				: "",
			bye->notes & PAIRING_NOTE_BEFORE_NEW
				? "; of four rounds he comes before the new players of the group below"
				: "");
		break;
	}
}

/* "; 2 who may have it stood before him in the order of the bye" */
static void tell_place(const struct telling *t, const char *score)
{
	const struct pairing_step_lowest *bye = &t->step->as.lowest;
	const char *standing = bye->why == PAIRING_LOWEST_UNRATED ? ", unrated,"
		: bye->why == PAIRING_LOWEST_NEW                  ? ", a new player,"
								  : "";
	char against[96] = "";

	if (bye->why == PAIRING_LOWEST_HALF)
		words_put(against, sizeof(against),
			", although he has had or booked a half-point bye");
	if (bye->why == PAIRING_LOWEST_AGAIN)
		words_put(against, sizeof(against),
			", although he has had %d full point%s without a game", bye->full_points,
			telling_plural(bye->full_points));
	words_put(t->text, t->size,
		"%s%s of score group %s has the bye%s; %d%s stood before him in the order of the bye",
		t->player, standing, score, against, bye->before,
		against[0] ? "" : " who may have it");
}

void words_lowest(const struct telling *t)
{
	const struct pairing_step_lowest *bye = &t->step->as.lowest;
	char score[16];

	points_text(bye->score, score);
	if (bye->why == PAIRING_LOWEST_FIXED)
		words_put(t->text, t->size,
			"%s of score group %s has the bye, as fixed by the arbiter", t->player,
			score);
	else if (bye->why == PAIRING_LOWEST_NEEDLESS)
		words_put(t->text, t->size,
			"%s of score group %s has the bye, although the number is even", t->player,
			score);
	else if (bye->before > 0)
		tell_place(t, score);
	else if (bye->why == PAIRING_LOWEST_AGAIN)
		words_put(t->text, t->size,
			"%s of score group %s has the bye: everybody has had a full point without a game, and of those with the fewest (%d) he comes first",
			t->player, score, bye->full_points);
	else
		tell_first(t, score);
}
