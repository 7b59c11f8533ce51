/* Keeps two players apart who come together in a section and have met in another. */
#include "config.h"

#include "app/section/met.h"

#include <string.h>

#include "app/event/state.h"
#include "app/words/words.h"
#include "core/between.h"
#include "core/game.h"
#include "core/particulars/gone_over.h"

/* The card with which he plays now; NULL: he has withdrawn. */
static const struct player *card_now(const struct event *event, const struct player *player)
{
	return player && player->leaves != 0 ? gone_over(event, player) : player;
}

/* Another entry of the event whom this card plays in the round, of his section or another one. */
static const struct player *opponent_of(
	const struct event *event, const struct player *card, int round, enum result *result)
{
	const struct filled *filled = event_filled(event, card->section, round, card->pin), *other;
	struct game game;

	if (filled) {
		other = between_other(event, filled);
		*result = (enum result)filled->result;
		return other ? event_player(event, other->section, other->pin) : NULL;
	}
	if (!game_of(event, card->section, round, card->pin, &game) || game.bye)
		return NULL;
	*result = game.result;
	return event_player(
		event, card->section, game.white == card->pin ? game.black : game.white);
}

/*
 * Has the card met him whose card `other` is now? Both cards of one section bar that already. A
 * game that was played, or is being played, bars another; a default does not (CAA 1, 39).
 */
static bool card_has_met(
	const struct event *event, const struct player *card, const struct player *other)
{
	const int last = app_last_published(event, card->section);

	for (int round = 1; round <= last; round++) {
		enum result result = RESULT_NONE;
		const struct player *met = opponent_of(event, card, round, &result), *now;

		if (!met || result_is_default(result) ||
			(card->section == met->section && met == other))
			continue;
		now = card_now(event, met);
		if (now == other)
			return true;
	}
	return false;
}

bool met_before(const struct event *event, const struct player *one, const struct player *other)
{
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, 0, 0, &count);

	for (; one && other && count > 0; count--, rows++)
		if (card_now(event, &rows->as.player) == one &&
			card_has_met(event, &rows->as.player, other))
			return true;
	return false;
}

bool met_elsewhere(const struct event *event, int section, int pin, int other)
{
	return met_before(
		event, event_player(event, section, pin), event_player(event, section, other));
}

static enum status keep_apart(
	const struct event *event, int section, int one, int other, struct action *action)
{
	struct record row = {.kind = RECORD_APART};

	row.as.apart = (struct apart){.section = section,
		.pin = one < other ? one : other,
		.other = one < other ? other : one,
		.first = app_last_published(event, section) + 1,
		.last = event_section(event, section)->rounds};
	row.as.apart.ordered = row.as.apart.last;
	return row.as.apart.first <= row.as.apart.last ? action_put(action, event, &row)
						       : STATUS_OK;
}

/* changed: the event with the action, in which the numbers of the section may be other ones. */
static enum status keep_from_all(const struct event *event, const struct event *changed,
	int section, int pin, struct action *action)
{
	int count;
	const struct record *rows = event_range(changed, RECORD_PLAYER, section, 0, &count);
	enum status status = STATUS_OK;

	for (; status == STATUS_OK && count > 0; count--, rows++) {
		const struct player *player = &rows->as.player;

		if (player->pin != pin && player->leaves == 0 &&
			met_elsewhere(changed, section, pin, player->pin))
			status = keep_apart(event, section, pin, player->pin, action);
	}
	return status;
}

enum status met_keep_apart(const struct event *event, int section, int pin, struct action *action)
{
	struct event changed;
	enum status status = event_copy(event, &changed);

	if (status != STATUS_OK)
		return status;
	status = action_apply(action, &changed);
	if (status == STATUS_OK)
		status = keep_from_all(event, &changed, section, pin, action);
	event_done(&changed);
	return status;
}

void met_words(const struct event *event, int section, int pin, char *text, size_t size)
{
	int count;
	const struct record *rows = event_range(event, RECORD_APART, section, 0, &count);
	char who[WHO_SIZE];

	text[0] = '\0';
	for (; count > 0; count--, rows++) {
		const struct apart *pair = &rows->as.apart;
		const int other = pair->pin == pin ? pair->other : pair->pin;
		const size_t used = strlen(text);

		if ((pair->pin == pin || pair->other == pin) &&
			met_elsewhere(event, section, pin, other))
			words_put(text + used, size - used, "%s%s", used ? ", " : "",
				words_who(event, section, other, who));
	}
}
