/* Players without a grade who have a rating of another kind, counted and named. */
#include "config.h"

#include "app/players/unseeded.h"

#include <string.h>

#include "app/event/ranking.h"
#include "core/particulars/particular.h"
#include "core/season.h"

enum { NAMED = 3 };

bool unseeded_matters(const struct event *event, int section)
{
	/* the list of a club's first evening is by grade, although its numbers are not (GSRP A) */
	return !ranking_of(event, section).by_name || event_is_season(event, section);
}

void unseeded_add(
	struct unseeded kinds[UNSEEDED_KINDS], const char *name, bool has_fide, bool has_national)
{
	struct unseeded *kind = &kinds[has_fide ? UNSEEDED_FIDE : UNSEEDED_NATIONAL];
	const size_t used = strlen(kind->names);

	if (!has_fide && !has_national)
		return;
	if (kind->count++ < NAMED)
		words_put(kind->names + used, sizeof(kind->names) - used, "%s%s",
			used > 0 ? "; " : "", name);
}

/* All of a section who play on, or one of them (pin not 0). */
static void find_unseeded(
	const struct event *event, int section, int pin, struct unseeded kinds[UNSEEDED_KINDS])
{
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, section, pin, &count);

	memset(kinds, 0, UNSEEDED_KINDS * sizeof(*kinds));
	for (int i = 0; unseeded_matters(event, section) && i < count; i++) {
		const struct player *player = &rows[i].as.player;
		char who[WHO_SIZE];

		if (player->grade > 0 || player->leaves > 0)
			continue;
		unseeded_add(kinds, words_who(event, section, player->pin, who),
			event_particular(event, section, player->pin, PLAYER_FIDE_RATING)[0] !=
				'\0',
			event_particular(event, section, player->pin, PLAYER_NATIONAL_RATING)[0] !=
				'\0');
	}
}

/* One sentence on those of a kind; false: there are none. */
static bool put_sentence(const struct unseeded kinds[UNSEEDED_KINDS], enum unseeded_kind kind,
	char text[SENTENCE_SIZE])
{
	static const char *const ratings[UNSEEDED_KINDS] = {
		[UNSEEDED_FIDE] = "FIDE", [UNSEEDED_NATIONAL] = "national"};
	const struct unseeded *found = &kinds[kind];
	const bool one = found->count == 1;
	char more[32] = "";

	if (found->count > NAMED)
		words_put(more, sizeof(more), " and %d more", found->count - NAMED);
	words_put(text, SENTENCE_SIZE,
		"%d player%s a %s rating and no grade, and rank%s as unrated: %s%s. Is the rating to be %s grade?",
		found->count, one ? " has" : "s have", ratings[kind], one ? "s" : "", found->names,
		more, one ? "his" : "their");
	return found->count > 0;
}

void unseeded_tell_kinds(
	const struct unseeded kinds[UNSEEDED_KINDS], app_notice *notice, void *context)
{
	char text[SENTENCE_SIZE];

	for (int kind = 0; kind < UNSEEDED_KINDS; kind++)
		if (put_sentence(kinds, (enum unseeded_kind)kind, text))
			notice(context, text);
}

void unseeded_tell(
	const struct event *event, int section, int pin, app_notice *notice, void *context)
{
	struct unseeded kinds[UNSEEDED_KINDS];

	find_unseeded(event, section, pin, kinds);
	unseeded_tell_kinds(kinds, notice, context);
}
