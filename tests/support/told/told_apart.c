/* Why two had better not meet, as sentences say it, found in the records. */
#include "support/told/told_apart.h"

#include <stdio.h>
#include <string.h>

#include "support/reference/dutch_facts.h"

static const struct player *player_of(const struct told *told, int card)
{
	return event_player(told->facts.event, 1, told->facts.card[card].pin);
}

static bool was_defaulted(const struct round_facts *facts, int pin, int other)
{
	for (int round = 1; round < facts->round; round++)
		if (facts->game[pin][round].opponent == other && !facts->game[pin][round].played)
			return true;
	return false;
}

void told_apart_words(const struct told *told, int card, int other, const char *text)
{
	const struct round_facts *facts = &told->facts;
	const int pin = facts->card[card].pin, its = facts->card[other].pin;
	const char *club = player_of(told, card)->club;
	const bool one_club = club[0] && strcmp(club, player_of(told, other)->club) == 0;
	struct sentence one;

	if (strcmp(text, "may not meet") == 0) {
		told_true(told,
			told_are_apart(told, told_player(told, card), told_player(told, other)),
			"the arbiter keeps them apart");
		return;
	}
	told_true(told,
		told_match(told,
			"{k:they are of one school|they are of one club, %tc|both are top players|both had a half-point bye in round 1|their game was defaulted}{b:| (7)| (35)| (3)| (29)| (37)| (30)| (39)}",
			text, &one) ||
			told_match(told,
				"{k:-|-|-|-|-|met in round %dr|may not meet} ({a:1|C1|C3})", text,
				&one),
		"why they had better not meet");
	switch (sentence_number(&one, 'k')) {
	case 0:
		told_true(told, one_club, "of one school");
		break;
	case 1:
		told_true(told,
			one_club && strlen(club) == one.length['c' - 'a'] &&
				strncmp(club, one.text['c' - 'a'], strlen(club)) == 0,
			"of that club");
		break;
	case 2:
		told_true(told, player_of(told, card)->top && player_of(told, other)->top,
			"top players");
		break;
	case 3:
		told_true(told, facts->game[pin][1].half_bye && facts->game[its][1].half_bye,
			"half-point byes in round 1");
		break;
	case 4:
		told_true(told, was_defaulted(facts, pin, its), "their game was defaulted");
		break;
	case 5:
		told_true(told, facts_met_in(facts, pin, its, sentence_number(&one, 'r')),
			"they met in that round");
		break;
	default:
		told_true(told, dutch_facts_same_absolute(facts, card, other),
			"the same absolute preference");
	}
}

char *told_apart_cut(const struct told *told, int card, int other, char *text)
{
	char *cause = strstr(text, ", as "), *rule = strrchr(text, '('), why[COST_SIZE];

	if (!cause || !rule)
		return text;
	snprintf(why, sizeof(why), "%.*s", (int)(rule - cause - strlen(", as ") - 1),
		cause + strlen(", as "));
	told_apart_words(told, card, other, why);
	memmove(cause, rule - 1, strlen(rule - 1) + 1);
	return text;
}

void told_apart_left(const struct told *told)
{
	const int a = told_card(told, 'a'), b = told_card(told, 'b'), c = told_card(told, 'c'),
		  d = told_card(told, 'd');
	const struct fact_card *cards = told->facts.card;
	char text[COST_SIZE];

	told_true(told, cards[a].opponent == d && cards[b].opponent == c && a != c,
		"whom they would leave");
	told_true(told, a == told->high || a == told->low, "one of the board");
	told_apart_words(told, c, d, told_text(told, 'w', text, sizeof(text)));
}
