/* Who has gone over from one section to another: two cards with the number of one person. */
#include "core/particulars/gone_over.h"

#include <limits.h>
#include <string.h>

#include "core/particulars/particular.h"
#include "core/text/letters.h"
#include "core/text/text.h"

/* "to Major after round 2": the section may have got another name since. */
static bool has_note(const struct event *event, const struct player *player)
{
	static const char after[] = " after round ";
	const char *at = event_particular(event, player->section, player->pin, PLAYER_NOTES);

	while ((at = strstr(at, after)) != NULL) {
		int round = 0;

		for (at += strlen(after); *at >= '0' && *at <= '9' && round < ROUNDS_MOST; at++)
			round = 10 * round + *at - '0';
		if (round == player->leaves - 1 && (*at == '\0' || *at == ';'))
			return true;
	}
	return false;
}

/* 0: his card was never one of several. */
static int person_of(const struct event *event, int section, int pin)
{
	int person;

	return text_to_int(event_particular(event, section, pin, PLAYER_PERSON), 1, INT_MAX - 1,
		       &person)
		? person
		: 0;
}

/* As older files know it. */
static bool is_alike(const struct player *one, const struct player *other)
{
	return letters_compare(one->name, other->name) == 0 ||
		(one->fide[0] && strcmp(one->fide, other->fide) == 0);
}

const struct player *gone_over(const struct event *event, const struct player *player)
{
	const int person = player->leaves != 0 ? person_of(event, player->section, player->pin) : 0;
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, 0, 0, &count);

	if (player->leaves == 0 || (person == 0 && !has_note(event, player)))
		return NULL;
	for (; count > 0; count--, rows++) {
		const struct player *other = &rows->as.player;

		if (other->leaves == 0 &&
			(person != 0 ? person == person_of(event, other->section, other->pin)
				     : is_alike(player, other)))
			return other;
	}
	return NULL;
}

/* Is it the other card of the same person? */
static bool is_other_card(const struct event *event, const struct player *player, int person,
	const struct player *other)
{
	return other->section != player->section &&
		(person != 0 ? person == person_of(event, other->section, other->pin)
			     : is_alike(player, other));
}

const struct player *gone_over_card(const struct event *event, const struct player *player)
{
	const struct player *now = gone_over(event, player);
	const int person = person_of(event, player->section, player->pin);
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, 0, 0, &count);

	if (now || player->leaves == 0 || !has_note(event, player))
		return now;
	for (; count > 0; count--, rows++) {
		const struct player *other = &rows->as.player;

		if (is_other_card(event, player, person, other) && !has_note(event, other))
			return other;
	}
	return NULL;
}

const struct player *gone_over_twice(const struct event *event, const struct player *player)
{
	const int person = person_of(event, player->section, player->pin);
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, 0, 0, &count);

	for (; player->leaves == 0 && person != 0 && count > 0; count--, rows++) {
		const struct player *other = &rows->as.player;

		if (other->leaves == 0 && other->section != player->section &&
			person_of(event, other->section, other->pin) == person)
			return other;
	}
	return NULL;
}

/* That of his card, else a number that nobody has. */
static int choose_person(const struct event *event, int section, int pin)
{
	int person = person_of(event, section, pin), most = 0;
	int count;
	const struct record *rows = event_range(event, RECORD_PARTICULAR, 0, 0, &count);

	for (; person == 0 && count > 0; count--, rows++) {
		const struct particular *row = &rows->as.particular;
		int number;

		if (row->field != PLAYER_PERSON)
			continue;
		number = person_of(event, row->section, row->pin);
		most = number > most ? number : most;
	}
	return person != 0 ? person : most + 1;
}

enum status gone_over_mark(
	struct action *action, const struct event *event, int section, int pin, int to, int there)
{
	char text[16];
	struct line line;
	enum status status;

	line_init(&line, text, sizeof(text));
	line_int(&line, choose_person(event, section, pin));
	status = particular_put(action, event, section, pin, PLAYER_PERSON, text);
	return status == STATUS_OK ? particular_put(action, event, to, there, PLAYER_PERSON, text)
				   : status;
}
