/* Words for the terms of a score: their names, and what another draw would make of them. */
#include "config.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "app/app.h"
#include "app/words/known.h"
#include "app/words/words.h"

static const struct known known[] = {
	{PAIRING_TERM_WRONG_SEATS, "wrong seats",
		{"{more seat} would be given to players who are away or sit at another board ({after} instead of {before})"},
		NULL},
	{PAIRING_TERM_NEEDLESS_BYES, "needless byes",
		{"{more bye} would be given than are needed ({after} instead of {before})"}, NULL},
	{PAIRING_TERM_BARRED_BYES, "byes against the rule",
		{"the bye would go to one who may not have it"}, NULL},
	{PAIRING_TERM_FORBIDDEN_PAIRS, "pairs kept apart",
		{"{after pair} kept apart by the arbiter would meet, not {before}"}, NULL},
	{PAIRING_TERM_BROKEN_PINS, "not as fixed by hand",
		{"{after} would not be as fixed by hand, not {before}"}, NULL},
	{PAIRING_TERM_REPEATS, "repeats",
		{"there would be {more repeat} ({after} instead of {before})"}, NULL},
	{PAIRING_TERM_BYE, "score of the bye",
		{"the bye would go to score {after points}, not {before points}"}, NULL},
	{PAIRING_TERM_FLOATS, "floats by score group",
		{"{after card} would leave a level, not {before}"}, NULL},
	{PAIRING_TERM_DIFFERENCES, "differences of 3 out of contention",
		{"{more player} out of contention would get a difference of 3 ({after} instead of {before})"},
		NULL},
	{PAIRING_TERM_DISTANCE, "squared distance of the floats", {"the floats would be longer"},
		NULL},
	{PAIRING_TERM_TRANSFERS, "transfers",
		{"{more player} would get the wrong colour ({after} instead of {before} in the whole draw)"},
		NULL},
	{PAIRING_TERM_CLAIMS, "claims given up",
		{"a claim with difference {after} would give way, not one with {before}",
			"a claim with {after run} would give way, not one with {before run}",
			"a claim after {after games} would give way, not one after {before games}"},
		NULL},
	{PAIRING_TERM_AVOIDED_PAIRS, "avoided pairs",
		{"{more pair} that are to be kept apart would meet ({after} instead of {before} in the whole draw)"},
		NULL},
	{PAIRING_TERM_EXCHANGES, "exchanges",
		{"{more exchange} across the mid-line would be needed ({after} instead of {before} in the whole draw)"},
		NULL},
	{PAIRING_TERM_TRANSFERRED_SCORES, "scores of those who change colour",
		{"those who lose their colour would stand on higher scores"}, NULL},
	{PAIRING_TERM_COLOURS_BY_RANK, "colours against the rank",
		{"{more board} would have the colours that rank does not give ({after} instead of {before})"},
		NULL},
	{PAIRING_TERM_COLOURS_BY_RULE, "boards with colours against the rule",
		{"{more board} would have colours against the rule ({after} instead of {before})"},
		NULL},
	{PAIRING_TERM_TRAY, "cards in the tray",
		{"{after card} would be left in the tray, not {before}"}, NULL},
	{PAIRING_TERM_DOWNFLOATS, "downfloats",
		{"a downfloater of the last round would float down again from {level}",
			"one with {after downfloat} would go down from {level}, not one with {before}",
			"the {after th} of his colour in the order of search would go down from {level}, not the {before th}",
			"the {after th} in the order of search would go down from {level}, not the {before th}"},
		"{after card} would go down from {level}, not {before}"},
	{PAIRING_TERM_UPFLOATS_FROM_LINE, "upfloats",
		{"an upfloater of the last round would float up again from {level}",
			"one with {after upfloat} would come up from {level}, not one with {before}",
			"the {after th} of his colour from the mid-line would come up from {level}, not the {before th}",
			"the {after th} from the mid-line would come up from {level}, not the {before th}"},
		"{after card} would come up from {level}, not {before}"},
	{PAIRING_TERM_UPFLOATS, "upfloats",
		{"an upfloater of the last round would float up again from {level}",
			"one with {after upfloat} would come up from {level}, not one with {before}",
			"the {after th} of his colour from the top would come up from {level}, not the {before th}",
			"the {after th} from the top would come up from {level}, not the {before th}"},
		"{after card} would come up from {level}, not {before}"},
	{PAIRING_TERM_BYE_DOWNFLOAT, "downfloats",
		{"one who went down last round would have the bye",
			"one with {after downfloat} would have the bye, not one with {before}",
			"the {after th} from the mid-line down of those due the same colour or none would have it, not the {before th}",
			"the {after th} from the mid-line down would have it, not the {before th}"},
		NULL},
	{PAIRING_TERM_EXTENT, "extent of the exchange",
		{"the exchange at {level} would reach further from the mid-line"}, NULL},
	{PAIRING_TERM_DISPLACEMENT, "displacement",
		{"the boards of {level} would be further from grade order"}, NULL},
	{PAIRING_TERM_SQUARES, "squared displacement",
		{"the boards of {level} would be as near to grade order in all, but one further off"},
		NULL},
	{PAIRING_TERM_RATING, "rating displacement",
		{"the opponents at {level} would be further by grade from those by place"}, NULL},
	{PAIRING_TERM_ORDER, "order of the opponents",
		{"a higher card at {level} would have a worse place"}, NULL},
	{PAIRING_TERM_SIT_OUTS, "players who sit out", {"{after} would sit out, not {before}"},
		NULL},
	{PAIRING_TERM_SIT_OUT_ORDER, "order of asking to sit out",
		{"the {after th} in the order of asking would sit out, not the {before th}"}, NULL},
	{PAIRING_TERM_LIST_DISTANCE, "squared distance in the list",
		{"the opponents would stand further apart in the list"}, NULL},
	{PAIRING_TERM_NEXT_LOWER, "next lower opponents",
		{"a higher one would not meet the next below him"}, NULL},
	{PAIRING_TERM_COLOURS, "boards with the other colours",
		{"boards with the other colours would be {after}, not {before}"}, NULL},
	{PAIRING_TERM_OPPONENTS, "order of the opponents",
		{"a higher card would have a lower opponent"}, NULL},
	{PAIRING_TERM_OFF_TABLE, "players off the table",
		{"{after card} would be off the table, not {before}"}, NULL},
	{PAIRING_TERM_FREE_ROUNDS, "free rounds off the table",
		{"{after card} would be free against the table, not {before}"}, NULL},
	{PAIRING_TERM_TABLE_COLOURS, "boards with other colours than the table's",
		{"boards with other colours than the table's would be {after}, not {before}"},
		NULL},
};

bool words_speaks_of(enum pairing_term_id words, enum pairing_term_id term)
{
	return words == term ||
		(term == PAIRING_TERM_DOWNFLOATS_FROM_BOTTOM && words == PAIRING_TERM_DOWNFLOATS) ||
		(term == PAIRING_TERM_UPFLOATS_FROM_LINE && words == PAIRING_TERM_UPFLOATS);
}

static const struct known *find_in(
	const struct known *table, int count, const struct pairing_term *term)
{
	for (int i = 0; i < count; i++) {
		if (words_speaks_of(table[i].term, term->id))
			return &table[i];
	}
	return NULL;
}

/* What is known of a term of any rule book; NULL: nothing. */
static const struct known *find_known(const struct pairing_term *term)
{
	const struct known *found = find_in(words_known_dutch, words_known_dutch_count, term);

	if (!found)
		found = find_in(known, (int)(sizeof(known) / sizeof(known[0])), term);
	if (!found)
		found = find_in(words_known_schools, words_known_schools_count, term);
	return found ? found : find_in(words_known_us, words_known_us_count, term);
}

const char *words_known_group(const struct pairing_term *term)
{
	return find_in(words_known_dutch, words_known_dutch_count, term) ? "bracket" : "level";
}

void words_term_name(const struct pairing_term *term, char *text, size_t size)
{
	const struct known *at = find_known(term);
	const char *shown = !at ? term->name : at->shown;
	char level[16];

	if (term->level < 0)
		words_put(text, size, "%s", shown);
	else
		words_put(
			text, size, "%s at score group %s", shown, points_text(term->level, level));
}

/* A number by the word that stands behind its name; `larger` is the larger of both. */
static void put_value(const char *form, int value, int larger, char *text, size_t size)
{
	static const char *const forms[] = {"points", "run", "games", "th"};
	static const char letters[] = {'p', 'r', 'g', 'o'};

	for (size_t i = 0; i < sizeof(letters); i++)
		if (strcmp(form, forms[i]) == 0) {
			words_number(letters[i], value, larger, text, size);
			return;
		}
	if (form[0])
		words_put(text, size, "%d %s%s", value, form, words_plural(value));
	else
		words_put(text, size, "%d", value);
}

/* One slot of a sentence of the table, without its braces. */
static void put_value_slot(const char *slot, const struct pairing_term *term, int before, int after,
	char *text, size_t size)
{
	const char *blank = strchr(slot, ' ');
	const char *form = blank ? blank + 1 : "";
	const int larger = before > after ? before : after;
	char level[16], more[32];

	if (strcmp(slot, "level") == 0) {
		words_put(text, size, "%s %s", words_known_group(term),
			points_text(term->level, level));
	} else if (strncmp(slot, "more", strlen("more")) == 0) {
		words_put(more, sizeof(more), "more %s", form);
		put_value(more, after - before, larger, text, size);
	} else {
		put_value(form, strncmp(slot, "after", strlen("after")) == 0 ? after : before,
			larger, text, size);
	}
}

/* A sentence of the table with its slots filled (words/known.h). */
static void put_in(const char *sentence, const struct pairing_term *term, int before, int after,
	char *text, size_t size)
{
	size_t used = 0;

	text[0] = '\0';
	while (*sentence) {
		const size_t plain = strcspn(sentence, "{"), slot = strcspn(sentence + plain, "}");
		char name[32];

		words_put(text + used, size - used, "%.*s", (int)plain, sentence);
		used += strlen(text + used);
		sentence += plain;
		if (*sentence == '\0')
			return;
		words_put(name, sizeof(name), "%.*s", (int)slot - 1, sentence + 1);
		put_value_slot(name, term, before, after, text + used, size - used);
		used += strlen(text + used);
		sentence += slot + 1;
	}
}

void app_term_name(const struct pairing_term *term, char *text, size_t size)
{
	const struct known *at = find_known(term);

	words_put(text, size, "%s", at ? at->shown : term->name);
}

bool words_is_floats(const struct pairing_term *term)
{
	return term->id == PAIRING_TERM_FLOATS || term->id == PAIRING_TERM_ODD_PLAYERS;
}

void words_put_level(
	const struct pairing_score *score, int entry, const char *called, char *text, size_t size)
{
	char buffer[16];

	if (score && entry < score->ngroups) {
		words_put(text, size, "score group %s", points_text(score->groups[entry], buffer));
		return;
	}
	for (int i = 0, k = 0; score && i < score->nterms; i++)
		if (pairing_term_goes_down(score->terms[i].id) && k++ == entry) {
			words_put(text, size, "%s %s", called,
				points_text(score->terms[i].level, buffer));
			return;
		}
	words_put(text, size, "the %s %s from the top", words_ordinal(entry + 1, entry + 1, buffer),
		called);
}

void words_level(const struct pairing_score *score, int entry, char *text, size_t size)
{
	words_put_level(score, entry, "level", text, size);
}

static void floats_otherwise(const struct pairing_score *score, int entry, int before, int after,
	char *text, size_t size)
{
	const bool group = score && score->ngroups > 0;
	const int number = abs(after - before);
	char level[48];

	words_level(score, entry, level, sizeof(level));
	words_put(text, size, "%d %s %s%s would have to go below %s (%d instead of %d)", number,
		after < before ? "fewer" : "more", group ? "player" : "card", words_plural(number),
		level, after, before);
}

bool words_is_bye(const struct pairing_score *score, const struct pairing_term *term)
{
	enum { RECORD_MOST = 4 }; /* one record: his, as the bye stands in the list of his level */
	const struct pairing_term *bye = score ? pairing_score_term(score, PAIRING_TERM_BYE) : NULL;

	return bye && pairing_term_goes_down(term->id) && term->length > 0 &&
		term->length <= RECORD_MOST && score->values[bye->first] == term->level;
}

struct pairing_term words_bye_term(const struct pairing_term *term)
{
	struct pairing_term bye = *term;

	bye.id = PAIRING_TERM_BYE_DOWNFLOAT;
	bye.name = pairing_term_row(bye.id)->name;
	bye.rule = "6";
	return bye;
}

void words_term_otherwise(const struct pairing_score *score, const struct pairing_term *term,
	int entry, int before, int after, char *text, size_t size)
{
	const struct known *at = find_known(term);
	int last = entry < ENTRIES ? entry : ENTRIES - 1;
	const char *sentence = NULL;

	/* The last sentence is said of all entries behind it. */
	while (at && last > 0 && !at->otherwise[last])
		last--;
	if (at)
		sentence = entry < 0 ? at->longer : at->otherwise[last];
	if (term->id == PAIRING_TERM_LIST_DISTANCE && before == 0)
		words_put(text, size,
			"down the list some would be left over, so the nearest would be matched");
	else if (entry >= 0 && words_is_floats(term))
		floats_otherwise(score, entry, before, after, text, size);
	else if (sentence)
		put_in(sentence, term, before, after, text, size);
	else
		words_put(text, size, "%s would be worse", !at ? term->name : at->shown);
}

void words_term_better(
	const struct pairing_term *term, int entry, int before, int after, char *text, size_t size)
{
	const struct known *at = find_known(term);
	const enum pairing_unit unit = pairing_term_row(term->id)->unit;
	char name[NAME_OF_TERM], now[24], then[24];

	words_term_name(term, name, sizeof(name));
	if (!at || unit == PAIRING_UNIT_RANK || entry < 0) {
		words_put(text, size, "%s", name);
		return;
	}
	words_number(unit == PAIRING_UNIT_POINTS ? 'p' : 'n', before, before, now, sizeof(now));
	words_number(unit == PAIRING_UNIT_POINTS ? 'p' : 'n', after, after, then, sizeof(then));
	words_put(text, size, "%s%s %s, not %s", name, term->level < 0 ? "" : ":", then, now);
}
