/*
 * The sign of a draw that looked at no colours: two of one score each had the colour that the other
 * was due, and an exchange of their opponents would have suited both.
 */
#include "config.h"

#include "app/audit/audit_find.h"

#include <stdlib.h>

#include "app/position/translate.h"

/* Does the player have a game with the other colour than he is due, as told? */
static bool has_lost(
	const struct audit_look *look, const struct pairing_entry *entry, enum pairing_colour due)
{
	const int player = entry->player, other = look->here->other[player];

	return entry->due == due && other >= 0 && look->here->colour[player] != PAIRING_NEUTRAL &&
		look->here->colour[player] != due && !look->cards->defaulted[player];
}

static bool may_meet(const struct pairing_input *input, int a, int b)
{
	const int club = input->players[a].club;

	return !pairing_have_met(input, a, b) && (club <= 0 || club != input->players[b].club);
}

/* All four of one score, so that nobody floats for it, and nobody meets one he should not. */
static bool suits(const struct audit_look *look, int white, int black)
{
	const struct pairing_input *input = &look->cards->input;
	const int *score = look->cards->scores;
	const int his = look->here->other[white], its = look->here->other[black];

	return score[white] == score[black] && score[his] == score[white] &&
		score[its] == score[white] && his != black && may_meet(input, white, its) &&
		may_meet(input, his, black);
}

static bool as_by_rules(const struct audit_look *look, int player)
{
	return !look->rules || look->rules->colour[player] == look->here->colour[player];
}

static bool print_reverse(const struct audit_look *look, int white, int black)
{
	const struct cast *cast = &look->cards->cast;
	const int his = look->here->other[white], its = look->here->other[black];
	const bool explained = as_by_rules(look, white) && as_by_rules(look, black);
	char who[4][WHO_SIZE], score[16];
	const int told[] = {white, his, black, its};
	struct audit_finding *finding =
		audit_add_player(look, AUDIT_REVERSE, white, explained, who[0]);

	if (!finding)
		return false;
	for (int i = 1; i < 4; i++)
		words_who(cast->event, cast->section, cast->pins[told[i]], who[i]);
	words_put(finding->text, sizeof(finding->text),
		"score %s: %s, due White, had Black against %s; %s, due Black, had White against %s; "
		"%d-%d and %d-%d would have suited both",
		points_text(look->cards->scores[white], score), who[0], who[1], who[2], who[3],
		cast->pins[white], cast->pins[its], cast->pins[his], cast->pins[black]);
	return true;
}

enum status audit_find_reverse(
	const struct audit_look *look, const struct pairing_entry *entries, int count)
{
	bool *used = calloc((size_t)look->cards->input.count + 1, sizeof(*used));
	enum status status = used ? STATUS_OK : STATUS_NO_MEMORY;

	for (int i = 0; i < count && status == STATUS_OK; i++) {
		const int white = entries[i].player;
		int k = 0;

		if (!has_lost(look, &entries[i], PAIRING_WHITE))
			continue;
		while (k < count &&
			(used[entries[k].player] || !has_lost(look, &entries[k], PAIRING_BLACK) ||
				!suits(look, white, entries[k].player)))
			k++;
		if (k == count)
			continue;
		used[entries[k].player] = true;
		if (!print_reverse(look, white, entries[k].player))
			status = STATUS_NO_MEMORY;
	}
	free(used);
	return status;
}
