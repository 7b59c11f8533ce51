/*
 * What is settled about a bracket whatever is done with the others.
 */
#include "dutch/settled.h"

/* MDPs do not meet each other. */
static bool is_stuck(const struct dutch_bracket *bracket, int vertex)
{
	for (int i = vertex < bracket->mdps ? bracket->mdps : 0; i < bracket->count; i++)
		if (i != vertex &&
			dutch_may_meet(bracket->dutch, bracket->card[vertex], bracket->card[i]))
			return false;
	return true;
}

int dutch_least_down(const struct dutch_bracket *bracket, int *down)
{
	int stuck = 0;

	for (int i = 0; i < bracket->count; i++) {
		if (!is_stuck(bracket, i))
			continue;
		if (down)
			down[stuck] = bracket->dutch->field.card[bracket->card[i]].score;
		stuck++;
	}
	if ((bracket->count - stuck) % 2 == 0)
		return stuck;
	if (down)
		down[stuck] = bracket->dutch->field.card[bracket->card[bracket->count - 1]].score;
	return stuck + 1;
}

static bool goes_on(const struct dutch_bracket *bracket, int mdp)
{
	return bracket->last ? bracket->card[mdp] == bracket->dutch->field.pinned_bye
			     : is_stuck(bracket, mdp);
}

bool dutch_leave_settled(
	struct dutch_bracket *bracket, struct arena *arena, int *mate, int *passing, int *npassing)
{
	const struct field_card *field = bracket->dutch->field.card;
	const int first = bracket->card[bracket->mdps], residents = bracket->count - bracket->mdps;
	int *card = arena_alloc(arena, (size_t)bracket->count, sizeof(int));
	int left = residents, count = 0, mdps;

	*npassing = 0;
	if (!card)
		return false;
	for (int i = 0; i < bracket->count; i++)
		mate[bracket->card[i]] = -1;
	for (int i = 0; i < bracket->mdps; i++) {
		const int mdp = bracket->card[i], partner = field[mdp].partner;

		if (goes_on(bracket, i)) {
			passing[(*npassing)++] = mdp;
		} else if (partner >= first && partner < first + residents && left > 1) {
			mate[mdp] = partner;
			mate[partner] = mdp;
			left--;
		} else {
			card[count++] = mdp;
		}
	}
	mdps = count;
	for (int c = first; c < first + residents; c++)
		if (mate[c] < 0)
			card[count++] = c;
	bracket->card = card;
	bracket->mdps = mdps;
	bracket->count = bracket->residents_end = bracket->next_end = count;
	bracket->spare = bracket->last ? count % 2 : dutch_least_down(bracket, NULL);
	return true;
}
