/* Words for what a bracket of the Dutch rules does not give its players (C10 to C17). */
#include "config.h"

#include <string.h>

#include "app/words/sentence.h"

/* Behind the players: of one, of several. */
static const struct {
	enum pairing_term_id term;
	const char *one, *more;
} unmet[] = {
	{PAIRING_TERM_TOP_DIFFERENCES, "gets a colour difference above 2",
		"get a colour difference above 2"},
	{PAIRING_TERM_TOP_RUNS, "gets one colour a third time running",
		"get one colour a third time running"},
	{PAIRING_TERM_PREFERENCES, "does not get the colour he wants",
		"do not get the colour they want"},
	{PAIRING_TERM_DOWN_LAST, "goes down as in the last round", "go down as in the last round"},
	{PAIRING_TERM_UP_LAST, "comes up as in the last round", "come up as in the last round"},
	{PAIRING_TERM_DOWN_BEFORE, "goes down as two rounds ago", "go down as two rounds ago"},
	{PAIRING_TERM_UP_BEFORE, "comes up as two rounds ago", "come up as two rounds ago"},
};

/* What it is that the bracket does not give. */
static enum pairing_term_id term_of(const struct cast *cast, const struct pairing_step *step)
{
	const int term = step->as.unmet.term;

	return cast->score && term >= 0 && term < cast->score->nterms ? cast->score->terms[term].id
								      : PAIRING_TERM_NONE;
}

static void append(char *text, size_t size, const char *one, const char *two)
{
	const size_t used = strlen(text);

	words_put(text + used, size - used, "%s%s", one, two);
}

/* "3 Cairns, 5 Evans and 9 Innes"; of more than the step carries "7 players". */
static void put_players(
	const struct cast *cast, const struct pairing_step *step, char *text, size_t size)
{
	const int count = step->as.unmet.count, *players = step->as.unmet.players;
	char who[WHO_SIZE];

	if (count > PAIRING_UNMET_PLAYERS) {
		words_put(who, sizeof(who), "%d players", count);
		append(text, size, who, "");
		return;
	}
	for (int i = 0; i < count; i++)
		append(text, size, words_between(i, count), words_indexed(cast, players[i], who));
}

/* C13, of those whom C12 has named. */
static void put_strong(
	const struct cast *cast, const struct pairing_step *step, int of, char *text, size_t size)
{
	append(text, size, ", ", "");
	if (step->as.unmet.count < of)
		put_players(cast, step, text, size);
	else if (of > 1)
		append(text, size, of == 2 ? "both" : "all", "");
	append(text, size, step->as.unmet.count == of && of == 1 ? "" : " ",
		"with a strong preference");
}

static void put_one(
	const struct cast *cast, const struct pairing_step *step, char *text, size_t size)
{
	put_players(cast, step, text, size);
	for (size_t i = 0; i < sizeof(unmet) / sizeof(unmet[0]); i++)
		if (unmet[i].term == term_of(cast, step))
			append(text, size, " ",
				step->as.unmet.count == 1 ? unmet[i].one : unmet[i].more);
}

void words_unmet(const struct cast *cast, const struct pairing_step *const *group, int count,
	char *text, size_t size)
{
	const char *kept = telling_kept(cast);
	char score[16];
	size_t used;

	words_put(text, size, "Bracket %s: ", points_text(group[0]->as.unmet.score, score));
	for (int i = 0; i < count; i++) {
		if (i > 0 && term_of(cast, group[i]) == PAIRING_TERM_STRONG_PREFERENCES) {
			put_strong(cast, group[i], group[i - 1]->as.unmet.count, text, size);
			continue;
		}
		append(text, size, i > 0 ? "; " : "", "");
		put_one(cast, group[i], text, size);
	}
	used = strlen(text);
	words_put(text + used, size - used, "; by the rules in their order no draw%s has fewer (",
		kept);
	for (int i = 0; i < count; i++)
		append(text, size, i > 0 ? ", " : "", group[i]->rule);
	append(text, size, ").", "");
}

const char *words_unmet_one(const struct telling *t, struct slots *slots)
{
	put_one(t->cast, t->step, slots_room(slots, "unmet"), SLOT_SIZE);
	return "{unmet}";
}
