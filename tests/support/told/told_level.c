/* What is said of the cards of a level and the colours that they are due. */
#include "support/told/told_level.h"

void told_count_seekers(const struct round_facts *facts, int level, struct told_seekers *seekers)
{
	for (int i = facts->first[level]; i < facts->first[level] + facts->size[level]; i++)
		seekers->of[facts->card[i].due]++;
}

int told_level_of(const struct told *told, char key)
{
	const int level = facts_level(&told->facts, told_number(told, key));

	told_true(told, level >= 0, "there is such a level");
	return level;
}

void told_level(const struct told *told)
{
	const int level = told_level_of(told, 'a');
	struct told_seekers seekers = {{0}};

	told_count_seekers(&told->facts, level, &seekers);
	told_true(told, told_number(told, 'n') == told->facts.size[level], "its cards");
	told_true(told, told_number(told, 'w') == seekers.of[COLOUR_WHITE], "White seekers");
	told_true(told, told_number(told, 'b') == seekers.of[COLOUR_BLACK], "Black seekers");
	told_true(told,
		(told_number(told, 'e') == 1 ? told_number(told, 'u') : 0) ==
			seekers.of[COLOUR_NONE],
		"without a colour");
}

void told_level_of_one(const struct told *told)
{
	const int level = told_level_of(told, 'a');

	told_true(told, told->facts.size[level] == 1, "one card");
	told_true(told,
		told->facts.card[told->facts.first[level]].due ==
			(told_number(told, 'c') == 0 ? COLOUR_WHITE : COLOUR_BLACK),
		"the colour that he seeks");
}

void told_level_without_colour(const struct told *told)
{
	const int level = told_level_of(told, 'a');
	struct told_seekers seekers = {{0}};

	told_count_seekers(&told->facts, level, &seekers);
	told_true(told,
		told_number(told, 'n') == told->facts.size[level] &&
			seekers.of[COLOUR_NONE] == told->facts.size[level],
		"all without a colour");
}
