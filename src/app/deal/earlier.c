/*
 * FIDE Dutch: the pairings of a bracket that come before the one taken, counted by what is against
 * them.
 */
#include "config.h"

#include <string.h>

#include "app/deal/dealer.h"
#include "app/words/telling.h"

/* "1 of them" and the rest of the sentence, by the criterion. */
struct against {
	enum pairing_term_id term;
	const char *would;
	const char *counted; /* of what it has so many, "player", behind that; NULL: nothing */
	const char *after;   /* and what follows */
};

static const struct against against[] = {
	{PAIRING_TERM_REPEATS, "bring two together who have met", NULL, ""},
	{PAIRING_TERM_FORBIDDEN_PAIRS, "bring two together whom the arbiter keeps apart", NULL, ""},
	{PAIRING_TERM_BARRED_BYES, "give the bye to one who may not have it", NULL, ""},
	{PAIRING_TERM_ABSOLUTE_COLOURS, "bring two together who must have the same colour", NULL,
		""},
	{PAIRING_TERM_DOWNFLOATER_SCORES, "send one down from a higher score", NULL, ""},
	{PAIRING_TERM_NEXT_BRACKET, "make more, or one higher, go down from the next bracket", NULL,
		""},
	{PAIRING_TERM_BYE_UNPLAYED, "give the bye to one who has missed", "game", ""},
	{PAIRING_TERM_TOP_DIFFERENCES, "give", "player", " a colour difference above 2"},
	{PAIRING_TERM_TOP_RUNS, "give", "player", " one colour three times running"},
	{PAIRING_TERM_PREFERENCES, "give", "player", " the wrong colour"},
	{PAIRING_TERM_STRONG_PREFERENCES, "deny", "player", " a colour that is strongly preferred"},
	{PAIRING_TERM_DOWN_LAST, "send", "player", " down as in the last round"},
	{PAIRING_TERM_UP_LAST, "bring", "player", " up as in the last round"},
	{PAIRING_TERM_DOWN_BEFORE, "send", "player", " down as two rounds ago"},
	{PAIRING_TERM_UP_BEFORE, "bring", "player", " up as two rounds ago"},
	{PAIRING_TERM_FAR_DOWN_LAST,
		"take one who went down in the last round further from his score", NULL, ""},
	{PAIRING_TERM_FAR_UP_LAST, "bring one who came up in the last round up further", NULL, ""},
	{PAIRING_TERM_FAR_DOWN_BEFORE,
		"take one who went down two rounds ago further from his score", NULL, ""},
	{PAIRING_TERM_FAR_UP_BEFORE, "bring one who came up two rounds ago up further", NULL, ""},
};

enum { FAULTS_SAID = CAPTION_PARTS - 1, WOULD_SIZE = 160 };

/* The score of who has the bye as a text; "": nobody has it. */
static void put_bye(const struct dealer *dealer, char points[16])
{
	points[0] = '\0';
	for (int i = 0; i < dealer->deal->nboards; i++) {
		const struct pairing_board *seats = &dealer->deal->boards[i];

		if (seats->black < 0)
			dealer_score(dealer, dealer->group_of[seats->white], points);
	}
}

/* "leave the others without a legal draw" */
static void put_unpaired(const struct dealer *dealer, char *text, size_t size)
{
	char points[16];

	put_bye(dealer, points);
	words_put(text, size, "leave the others without a legal draw%s%s%s",
		telling_kept(&dealer->cast), points[0] ? " in which the bye goes to " : "", points);
}

/* "give 2 players the wrong colour instead of 1" */
static void put_counted(
	const struct against *row, const struct pairing_fault *fault, char *text, size_t size)
{
	char many[48], instead[24] = "";

	if (fault->least == fault->most)
		words_put(many, sizeof(many), "%d %s%s", fault->least, row->counted,
			words_plural(fault->least));
	else
		words_put(many, sizeof(many), "%d to %d %ss", fault->least, fault->most,
			row->counted);
	if (fault->taken > 0)
		words_put(instead, sizeof(instead), " instead of %d", fault->taken);
	words_put(text, size, "%s %s%s%s", row->would, many, row->after, instead);
}

static void put_would(
	const struct dealer *dealer, const struct pairing_fault *fault, char *text, size_t size)
{
	text[0] = '\0';
	if (fault->term == PAIRING_TERM_NONE)
		put_unpaired(dealer, text, size);
	for (size_t i = 0; i < sizeof(against) / sizeof(against[0]); i++) {
		if (against[i].term != fault->term)
			continue;
		if (against[i].counted)
			put_counted(&against[i], fault, text, size);
		else
			words_put(text, size, "%s", against[i].would);
	}
}

/* "All of them", "It", "14 of them, also the first," */
static void put_which(
	const struct pairing_earlier *earlier, int fault, int count, char *text, size_t size)
{
	const bool first = earlier->nfaults > 1 && fault == earlier->first;
	const char *also = !first ? "" : count > 1 ? ", also the first," : ", the first,";

	if (count == earlier->count && earlier->more)
		words_put(text, size, "All of the first %d", count);
	else if (earlier->more && fault == 0)
		words_put(text, size, "Of the first %d, %d%s", earlier->count, count, also);
	else if (earlier->more)
		words_put(text, size, "%d of these%s", count, also);
	else if (earlier->count == 1)
		words_put(text, size, "It");
	else if (count == earlier->count)
		words_put(text, size, "%s of them", count == 2 ? "Both" : "All");
	else
		words_put(text, size, "%d of them%s", count, also);
}

static void say_fault(const struct dealer *dealer, const struct pairing_earlier *earlier, int fault,
	struct caption *caption)
{
	const struct pairing_fault *by = &earlier->faults[fault];
	char which[48], would[WOULD_SIZE];

	put_which(earlier, fault, by->count, which, sizeof(which));
	put_would(dealer, by, would, sizeof(would));
	caption_add(caption, by->rule, "%s would %s", which, would);
}

/* Criteria for which there is no room: their pairings together. */
static void say_rest(const struct pairing_earlier *earlier, int from, struct caption *caption)
{
	char which[48], rules[CAPTION_RULE_SIZE] = "";
	int count = 0;

	for (int i = from; i < earlier->nfaults; i++) {
		const size_t used = strlen(rules);

		count += earlier->faults[i].count;
		words_put(rules + used, sizeof(rules) - used, "%s%s", used > 0 ? ", " : "",
			earlier->faults[i].rule);
	}
	put_which(earlier, -1, count, which, sizeof(which));
	caption_add(caption, rules, "%s would be worse by the other criteria", which);
}

/* What is changed in them, from the first of all on, and by which rules. */
struct kinds {
	char text[120], rules[24]; /* ": 14 without an exchange, 8 with an exchange" */
};

static void put_kinds(const struct pairing_earlier *earlier, struct kinds *kinds)
{
	const struct {
		int count;
		const char *with, *rule;
	} rows[] = {
		{earlier->count - earlier->others - earlier->exchanged, "without an exchange",
			"4.2"},
		{earlier->exchanged, "with an exchange", "4.3"},
		{earlier->others, "with other opponents for who comes from above", "4.4"},
	};

	*kinds = (struct kinds){.text = ""};
	for (int i = 0; i < 3; i++) {
		const size_t used = strlen(kinds->text), ruled = strlen(kinds->rules);

		if (rows[i].count == 0)
			continue;
		words_put(kinds->rules + ruled, sizeof(kinds->rules) - ruled, "%s%s",
			ruled > 0 ? ", " : "", rows[i].rule);
		if (rows[i].count < earlier->count && !earlier->more)
			words_put(kinds->text + used, sizeof(kinds->text) - used, "%s %d %s",
				used > 0 ? "," : ":", rows[i].count, rows[i].with);
		else if (i > 0 && rows[i].count == earlier->count && !earlier->more)
			words_put(kinds->text, sizeof(kinds->text), ", %s", rows[i].with);
	}
}

static void say_count(const struct pairing_earlier *earlier, struct caption *caption)
{
	const bool one = earlier->count == 1 && !earlier->more;
	struct kinds kinds;

	put_kinds(earlier, &kinds);
	if (earlier->count == 0)
		caption_add(caption, "",
			"Other pairings come before this one in the order of the rules; in so large a field they are not counted");
	else
		caption_add(caption, kinds.rules,
			"%s%d pairing%s come%s before this one in the order of the rules%s",
			earlier->more ? "More than " : "", earlier->count, one ? "" : "s",
			one ? "s" : "", kinds.text);
}

static void say(struct dealer *dealer, int group, const struct pairing_earlier *earlier)
{
	const int said = earlier->nfaults > FAULTS_SAID ? FAULTS_SAID - 1 : earlier->nfaults;
	struct caption caption = {.count = 0};

	dealer_step(dealer, DEAL_FACT, group);
	say_count(earlier, &caption);
	for (int i = 0; i < said; i++)
		say_fault(dealer, earlier, i, &caption);
	if (said < earlier->nfaults)
		say_rest(earlier, said, &caption);
	dealer_say(dealer, &caption);
}

/*
 * Has a hand made a board to which a card of the group belongs? Then the rules' order is not kept.
 */
static bool is_by_hand(const struct dealer *dealer, int group)
{
	for (int i = 0; i < dealer->deal->nboards; i++) {
		const struct deal_span span = dealer_span(dealer, i);

		if (span.high <= group && span.low >= group && dealer->origin[i] != ORIGIN_RULES)
			return true;
	}
	return false;
}

void deal_say_earlier(struct dealer *dealer, int group)
{
	const struct position *told = dealer->told;
	struct pairing_earlier earlier = {.count = 0};
	enum pairing_status status;

	if (dealer->failed || is_by_hand(dealer, group))
		return;
	status = pairing_earlier(told->cards.book, &told->cards.input, &told->draw,
		dealer->deal->groups[group].score, &earlier);
	if (status == PAIRING_OK && (earlier.count > 0 || earlier.more))
		say(dealer, group, &earlier);
	dealer->failed = status == PAIRING_NO_MEMORY;
}
