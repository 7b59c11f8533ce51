/* Findings of an audit, player by player. */
#include "config.h"

#include "app/audit/audit_find.h"

#include <stdlib.h>

#include "app/position/translate.h"
#include "core/vec.h"

static struct audit_finding *add_finding(
	struct audit *audit, enum audit_kind kind, int round, int pin, bool explained)
{
	struct audit_finding *findings =
		vec_grow(audit->findings, &audit->room, audit->nfindings + 1, sizeof(*findings));
	struct audit_finding *made;

	if (!findings)
		return NULL;
	audit->findings = findings;
	made = &findings[audit->nfindings++];
	*made = (struct audit_finding){kind, round, pin, explained, ""};
	audit->unexplained += !explained;
	return made;
}

struct audit_finding *audit_add_player(const struct audit_look *look, enum audit_kind kind,
	int player, bool explained, char who[WHO_SIZE])
{
	const struct cast *cast = &look->cards->cast;

	words_who(cast->event, cast->section, cast->pins[player], who);
	return add_finding(
		look->audit, kind, look->cards->input.round, cast->pins[player], explained);
}

static const char *opponent(const struct audit_look *look, int player, char who[WHO_SIZE])
{
	const struct cast *cast = &look->cards->cast;
	const int other = look->here->other[player];

	return other == PAIRING_NOBODY
		? "the bye"
		: words_who(cast->event, cast->section, cast->pins[other], who);
}

static enum pairing_float last_float(const struct round_cards *cards, int player)
{
	const int rounds = cards->input.round - 1;

	return rounds < 1 ? PAIRING_LEVEL : cards->floats[player * rounds + rounds - 1];
}

static bool find_float(const struct audit_look *look, int player)
{
	const struct pairing_input *input = &look->cards->input;
	const enum pairing_float before = last_float(look->cards, player),
				 now = look->here->floated[player];
	const bool by_rules = look->rules && look->rules->floated[player] == before;
	struct audit_finding *finding;
	char who[WHO_SIZE], other[WHO_SIZE];

	if (before == PAIRING_LEVEL)
		return true;
	look->audit->floats.by_rules += by_rules;
	if (now != before)
		return true;
	look->audit->floats.here++;
	finding = audit_add_player(look, AUDIT_FLOAT, player, by_rules || !look->rules, who);
	if (!finding)
		return false;
	words_put(finding->text, sizeof(finding->text), "%s floats %s as in round %d, to %s%s", who,
		now == PAIRING_FLOAT_DOWN ? "down" : "up", input->round - 1,
		opponent(look, player, other),
		by_rules              ? ", as by the rules"
			: look->rules ? "; by the rules he does not"
				      : "; the rules have no draw");
	return true;
}

struct colours {
	int run[3];  /* last games running with the colour */
	int balance; /* Whites less Blacks */
};

/* The games with a colour that he has played, this round's colour added. */
static struct colours colours_with(
	const struct pairing_input *input, int player, enum pairing_colour now)
{
	struct colours made = {{0}, 0};

	for (int r = 0; r < input->round; r++) {
		const bool last = r == input->round - 1;
		const struct pairing_game *game = last ? NULL : &input->players[player].games[r];
		const enum pairing_colour colour = last ? now
			: pairing_has_colour(game)      ? game->colour
							: PAIRING_NEUTRAL;

		if (colour == PAIRING_NEUTRAL)
			continue;
		made.run[colour]++;
		made.run[colour == PAIRING_WHITE ? PAIRING_BLACK : PAIRING_WHITE] = 0;
		made.balance += colour == PAIRING_WHITE ? 1 : -1;
	}
	return made;
}

static bool put_colour(const struct audit_look *look, enum audit_kind kind, int player, int value)
{
	const enum pairing_colour now = look->here->colour[player];
	const bool by_rules = look->rules && look->rules->colour[player] == now;
	const char *colour = now == PAIRING_WHITE ? "White" : "Black";
	const char *rules = by_rules ? ", as by the rules"
		: look->rules        ? "; by the rules he has not"
				     : "; the rules have no draw";
	char who[WHO_SIZE];
	struct audit_finding *finding =
		audit_add_player(look, kind, player, by_rules || !look->rules, who);

	if (!finding)
		return false;
	if (kind == AUDIT_RUN)
		words_put(finding->text, sizeof(finding->text), "%s has %s %d times running%s", who,
			colour, value, rules);
	else
		words_put(finding->text, sizeof(finding->text),
			"%s has had %s %d times more than the other colour%s", who, colour, value,
			rules);
	return true;
}

static bool find_colour(const struct audit_look *look, int player)
{
	const struct pairing_input *input = &look->cards->input;
	const enum pairing_colour now = look->here->colour[player];
	const struct colours with = colours_with(input, player, now);
	const int excess = now == PAIRING_WHITE ? with.balance : -with.balance;

	/* a default ends no run and begins none */
	if (look->cards->defaulted[player])
		return true;
	if (look->rules && look->rules->colour[player] != PAIRING_NEUTRAL) {
		const enum pairing_colour colour = look->rules->colour[player];

		look->audit->runs.by_rules += colours_with(input, player, colour).run[colour] >= 3;
	}
	if (now == PAIRING_NEUTRAL)
		return true;
	look->audit->runs.here += with.run[now] >= 3;
	if (with.run[now] >= 3 && !put_colour(look, AUDIT_RUN, player, with.run[now]))
		return false;
	return excess < 3 || put_colour(look, AUDIT_DIFFERENCE, player, excess);
}

static void count_lost(
	const struct audit_look *look, const struct pairing_entry *entry, bool lowest)
{
	const int player = entry->player;
	const enum pairing_colour here = look->here->colour[player];
	const enum pairing_colour rules =
		look->rules ? look->rules->colour[player] : PAIRING_NEUTRAL;
	struct audit_lost *lost = &look->lost[look->cards->cast.pins[player]];

	if (entry->due == PAIRING_NEUTRAL || look->cards->defaulted[player])
		return;
	look->audit->due.by_rules += rules != PAIRING_NEUTRAL && rules != entry->due;
	look->audit->lowest.by_rules += lowest && rules != PAIRING_NEUTRAL && rules != entry->due;
	if (here == PAIRING_NEUTRAL || here == entry->due)
		return;
	look->audit->due.here++;
	look->audit->lowest.here += lowest;
	lost->count++;
	lost->needless += rules == entry->due;
	lost->last = look->cards->input.round;
}

static void broken_words(const struct audit_look *look, const struct pairing_violation *violation,
	struct audit_finding *finding)
{
	struct cast cast = look->cards->cast;
	char text[SENTENCE_SIZE];

	cast.input = &look->cards->input;
	words_violation(&cast, violation, text, sizeof(text));
	words_put(finding->text, sizeof(finding->text), "%s%s", text,
		look->rules ? "" : "; the rules have no draw");
}

static enum status find_broken(const struct audit_look *look)
{
	const struct round_cards *cards = look->cards;
	struct pairing_draw draw = {0};
	struct pairing_score score = {0};
	enum status status = rounds_sorted(cards, &draw);
	enum pairing_status scored = PAIRING_OK;

	if (status == STATUS_OK)
		scored = pairing_score(cards->book, &cards->input, &draw, &score);
	if (scored != PAIRING_OK)
		status = translate_status(scored);
	for (int i = 0; status == STATUS_OK && i < score.nviolations; i++) {
		const struct pairing_violation *violation = &score.violations[i];
		struct audit_finding *finding;

		if (!pairing_is_broken(violation->kind))
			continue;
		finding = add_finding(look->audit, AUDIT_BROKEN, cards->input.round,
			cards->cast.pins[violation->player], !look->rules);
		if (finding)
			broken_words(look, violation, finding);
		else
			status = STATUS_NO_MEMORY;
	}
	pairing_score_done(&score);
	pairing_draw_done(&draw);
	return status;
}

enum status audit_find(const struct audit_look *look)
{
	const struct pairing_input *input = &look->cards->input;
	struct pairing_entry *entries;
	int count;
	enum status status = find_broken(look);

	for (int i = 0; status == STATUS_OK && i < input->count; i++)
		if (look->here->other[i] != SEATED_NONE &&
			(!find_float(look, i) || !find_colour(look, i)))
			status = STATUS_NO_MEMORY;
	if (status != STATUS_OK)
		return status;
	const enum pairing_status listed =
		pairing_checklist(look->cards->book, input, &entries, &count);

	if (listed != PAIRING_OK)
		return translate_status(listed);
	for (int i = 0; i < count; i++)
		count_lost(look, &entries[i], entries[i].score == entries[count - 1].score);
	status = audit_find_reverse(look, entries, count);
	free(entries);
	return status;
}

enum status audit_find_due(const struct audit_look *look)
{
	const int count = look->cards->input.count;
	const int *pins = look->cards->cast.pins;
	int sum = 0;

	for (int i = 0; i < count; i++)
		sum += look->lost[pins[i]].count;
	for (int i = 0; i < count; i++) {
		const struct audit_lost *lost = &look->lost[pins[i]];
		struct audit_finding *finding;
		char who[WHO_SIZE];

		if (lost->count < 2 || lost->count * count < 2 * sum)
			continue;
		finding = audit_add_player(look, AUDIT_DUE, i, lost->needless == 0, who);
		if (!finding)
			return STATUS_NO_MEMORY;
		finding->round = lost->last;
		words_put(finding->text, sizeof(finding->text),
			"%s did not get his due colour %d times, %d of them needlessly by the rules; "
			"%d player%s lost %d in all",
			who, lost->count, lost->needless, count, count == 1 ? "" : "s", sum);
	}
	return STATUS_OK;
}
