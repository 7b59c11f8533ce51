/* Why there is no draw, as sentences. */
#include "config.h"

#include "app/position/blame.h"

#include <string.h>

static const char one_player[] = "A player ", two_players[] = "Two players ";

enum { RULE_REPEAT = '1', RULE_BYE = '6' };

static void name_blamed(const struct cast *cast, int index, char buffer[WHO_SIZE])
{
	words_who(cast->event, cast->section,
		index >= 0 && index < cast->count ? cast->pins[index] : 0, buffer);
}

static bool is_out(const struct pairing_input *input, int player)
{
	if (input->players[player].absent)
		return true;
	for (int i = 0; i < input->npins; i++) {
		if (input->pins[i].kind == PAIRING_PIN_OUT && input->pins[i].player == player)
			return true;
	}
	return false;
}

static int count_here(const struct pairing_input *input)
{
	int here = 0;

	for (int i = 0; i < input->count; i++)
		here += !is_out(input, i);
	return here;
}

static bool is_kept_apart(const struct pairing_input *input, int a, int b)
{
	for (int i = 0; i < input->napart; i++) {
		const struct pairing_apart *pair = &input->apart[i];

		if (pair->forbidden &&
			((pair->player == a && pair->other == b) ||
				(pair->player == b && pair->other == a)))
			return true;
	}
	return false;
}

/* Is there nobody here whom he could still meet? */
static bool is_lonely(const struct pairing_input *input, int player)
{
	for (int i = 0; i < input->count; i++) {
		if (i != player && !is_out(input, i) && !pairing_have_met(input, player, i) &&
			!is_kept_apart(input, player, i))
			return false;
	}
	return true;
}

static bool is_bye_barred(const struct pairing_input *input, int player)
{
	for (int r = 0; r < input->round - 1; r++) {
		enum pairing_kind kind = input->players[player].games[r].kind;

		if (((kind == PAIRING_BYE_FORCED || kind == PAIRING_BYE_FULL) &&
			    !input->bye_after_bye) ||
			(kind == PAIRING_DEFAULT_WIN && !input->bye_after_default))
			return true;
	}
	return input->players[player].bye_booked && !input->bye_after_default;
}

/* Those who can neither meet anybody nor have the bye, besides the one that is named. */
static int count_more(const struct pairing_input *input, int named)
{
	bool even = count_here(input) % 2 == 0;
	int more = 0;

	for (int i = 0; i < input->count; i++)
		more += i != named && !is_out(input, i) && (even || is_bye_barred(input, i)) &&
			is_lonely(input, i);
	return more;
}

/* One alone is not paired: only the bye is left for him. */
static void tell_alone(
	const struct cast *cast, const struct pairing_input *input, char *text, size_t size)
{
	struct cast told = *cast;
	char who[WHO_SIZE], bar[BAR_SIZE];
	int last = 0;

	while (last < input->count - 1 && is_out(input, last))
		last++;
	name_blamed(cast, last, who);
	told.input = input;
	words_put(text, size, "%s is the only one left, and %s", who,
		is_bye_barred(input, last) ? words_bye_bar(&told, last, bar)
					   : "may not have the bye");
}

static void tell_bye(
	const struct cast *cast, const struct pairing_input *input, char *text, size_t size)
{
	const int here = count_here(input);

	if (here == 1)
		tell_alone(cast, input, text, size);
	else
		words_put(text, size,
			"Each of the %d players has had a full point without a game, or has a bye booked",
			here);
}

/* Of an odd number one must have the bye, and it may be that which cannot be. */
static void tell_repeat(
	const struct cast *cast, const struct pairing_input *input, char *text, size_t size)
{
	const int here = count_here(input);

	if (here == 1)
		tell_alone(cast, input, text, size);
	else
		words_put(text, size, "There is no way to pair all %d players without a repeat%s",
			here, here % 2 ? " and with the bye for one who may have it" : "");
}

/* The library's sentence with the names in it, without its full stop. */
static void tell_named(
	const struct cast *cast, const struct pairing_blame *blame, char *text, size_t size)
{
	char first[WHO_SIZE], second[WHO_SIZE];
	int length = (int)strlen(blame->text);

	if (length > 0 && blame->text[length - 1] == '.')
		length--;
	name_blamed(cast, blame->player, first);
	name_blamed(cast, blame->other, second);
	if (blame->player < 0)
		words_put(text, size, "%.*s", length, blame->text);
	else if (!strncmp(blame->text, one_player, strlen(one_player)))
		words_put(text, size, "%s %.*s", first, length - (int)strlen(one_player),
			blame->text + strlen(one_player));
	else if (blame->other >= 0 && !strncmp(blame->text, two_players, strlen(two_players)))
		words_put(text, size, "%s and %s %.*s", first, second,
			length - (int)strlen(two_players), blame->text + strlen(two_players));
	else if (blame->other >= 0)
		words_put(text, size, "%s and %s: %.*s", first, second, length, blame->text);
	else
		words_put(text, size, "%s: %.*s", first, length, blame->text);
}

static void describe_blame(const struct cast *cast, const struct pairing_input *input,
	const struct pairing_blame *blame, char *text, size_t size)
{
	char who[WHO_SIZE];
	int more;

	if (blame->rule[0] == RULE_BYE && blame->player < 0) {
		tell_bye(cast, input, text, size);
		return;
	}
	if (blame->rule[0] == RULE_REPEAT && blame->player < 0) {
		tell_repeat(cast, input, text, size);
		return;
	}
	more = blame->rule[0] == RULE_REPEAT ? count_more(input, blame->player) : 0;
	if (more == 0) {
		tell_named(cast, blame, text, size);
		return;
	}
	name_blamed(cast, blame->player, who);
	words_put(text, size, "%s and %d more have met everybody they could meet", who, more);
}

void blame_words(const struct cast *cast, const struct pairing_input *input,
	const struct pairing_blame *blame, bool ways, char *text, size_t size)
{
	char sentence[SENTENCE_SIZE];
	const char *rule = blame->rule ? blame->rule : "", *way = "";
	struct pairing_blame whole = {
		.rule = rule, .player = blame->player, .other = blame->other, .text = blame->text};

	describe_blame(cast, input, &whole, sentence, sizeof(sentence));
	if (ways && !rule[0])
		way = " Free what is fixed by hand, or pair by hand on the screen (h) and publish with a reason.";
	else if (ways && rule[0] == RULE_BYE)
		way = " Book a bye for this round (e, then b; or players EVENT bye), or publish with a reason.";
	else if (ways)
		way = " Book a bye, withdraw somebody, or pair by hand on the screen (h) and publish with a reason.";
	words_put(text, size, "%s%s%s%s.%s", sentence, rule[0] ? " (" : "", rule,
		rule[0] ? ")" : "", way);
}
