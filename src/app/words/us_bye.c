/* Words for the full-point bye of the US Chess rules. */
#include "config.h"

#include "app/words/sentence.h"

/* He is the first of those who may have it: what makes him so. */
static const char *first_sentence(const struct telling *t, struct slots *slots)
{
	const struct pairing_step_lowest *bye = &t->step->as.lowest;

	switch ((enum pairing_lowest)bye->why) {
	case PAIRING_LOWEST_UNRATED:
		return "{player} has the bye: nobody rated in score group {score} may have it, and he is the lowest of the unrated who may";
	case PAIRING_LOWEST_NEW:
		return bye->notes & PAIRING_NOTE_LEADERS
			? "{player} has the bye: only new players in score group {score} may have it, and he is the lowest of them; the group above leads, so that its rated players do not come before them"
			: "{player} has the bye: only new players in score group {score} may have it, and he is the lowest of them";
	default:
		slots_put(slots, "equal", "%s",
			bye->notes & PAIRING_NOTE_EQUAL ? ", of equal ratings the lower by rank"
							: "");
		slots_put(slots, "unrated", "%s",
			bye->notes & PAIRING_NOTE_RATED_FIRST
				? "; unrated players come behind the rated"
				: "");
		slots_put(slots, "new", "%s",
			bye->notes & PAIRING_NOTE_BEFORE_NEW
				? "; of four rounds he comes before the new players of the group below"
				: "");
		return "{player} has the bye: the lowest rated in score group {score} who may have it{equal}{unrated}{new}";
	}
}

/* Others stood before him in the order of the bye. */
static const char *later_sentence(enum pairing_lowest why)
{
	switch (why) {
	case PAIRING_LOWEST_HALF:
		return "{player} of score group {score} has the bye, although he has had or booked a half-point bye; {before} stood before him in the order of the bye";
	case PAIRING_LOWEST_AGAIN:
		return "{player} of score group {score} has the bye, although he has had {full_points full point} without a game; {before} stood before him in the order of the bye";
	case PAIRING_LOWEST_UNRATED:
		return "{player}, unrated, of score group {score} has the bye; {before} who may have it stood before him in the order of the bye";
	case PAIRING_LOWEST_NEW:
		return "{player}, a new player, of score group {score} has the bye; {before} who may have it stood before him in the order of the bye";
	default:
		return "{player} of score group {score} has the bye; {before} who may have it stood before him in the order of the bye";
	}
}

const char *words_lowest(const struct telling *t, struct slots *slots)
{
	const struct pairing_step_lowest *bye = &t->step->as.lowest;

	if (bye->why == PAIRING_LOWEST_FIXED)
		return "{player} of score group {score} has the bye, as fixed by the arbiter";
	if (bye->why == PAIRING_LOWEST_NEEDLESS)
		return "{player} of score group {score} has the bye, although the number is even";
	if (bye->before > 0)
		return later_sentence((enum pairing_lowest)bye->why);
	return bye->why == PAIRING_LOWEST_AGAIN
		? "{player} of score group {score} has the bye: everybody has had a full point without a game, and of those with the fewest ({full_points}) he comes first"
		: first_sentence(t, slots);
}
