/* What gets better and worse between two draws, in plain words: counted by the reference. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "support/told/told.h"

enum { TERMS_MOST = 8, KINDS_MOST = 3, ALL_TERMS = 400 };

/* What is said of these terms when they grow, and when they shrink. */
struct gain_form {
	const char *worse, *better;
	const char *rule; /* of rule books that call another thing so; NULL: any */
	const char *terms[TERMS_MOST];
	const char *counted; /* means nothing where this one differs */
};

static const struct gain_form gain_forms[] = {
	{"more seats that cannot be", "fewer seats that cannot be", NULL, {"wrong seats"}, NULL},
	{"the bye for one who may not have it", "no bye for one who may not have it", NULL,
		{"barred byes"}, NULL},
	{"more byes than are needed", "fewer byes that are not needed", NULL, {"needless byes"},
		NULL},
	{"more repeats", "fewer repeats", NULL, {"repeats"}, NULL},
	{"more third meetings", "fewer third meetings", NULL, {"third meetings"}, NULL},
	{"more boards of two who are kept apart", "fewer boards of two who are kept apart", NULL,
		{"forbidden pairs"}, NULL},
	{"less of what is fixed by hand", "more of what is fixed by hand", NULL, {"broken pins"},
		NULL},
	{"more cards in the tray", "fewer cards in the tray", NULL, {"tray"}, NULL},
	{"the bye on a higher score", "the bye on a lower score", NULL, {"bye"}, NULL},
	{"the bye for one who should be spared", "the bye for one who need not be spared", NULL,
		{"bye again"}, NULL},
	{"a second bye", "no second bye", NULL, {"second bye", "second byes"}, NULL},
	{"the bye for one later in the order", "the bye for one earlier in the order", NULL,
		{"order of the bye", "group of the bye"}, NULL},
	{"the bye higher in the list", "the bye lower in the list", NULL, {"place of the bye"},
		NULL},
	{"the bye for one who has played fewer games", "the bye for one who has played more games",
		NULL, {"unplayed games of the bye"}, NULL},
	{"more floats from a higher score", "fewer floats from a higher score", NULL, {"floats"},
		NULL},
	{"more who leave a higher score group", "fewer who leave a higher score group", NULL,
		{"odd players"}, NULL},
	{"more players with three more of one colour",
		"fewer players with three more of one colour", NULL, {"differences"}, NULL},
	{"more scores crossed by floats", "fewer scores crossed by floats", NULL, {"boundaries"},
		NULL},
	{"longer floats", "shorter floats", NULL, {"distance", "groups between opponents"}, NULL},
	{"more odd players switched beyond the limit",
		"fewer odd players switched beyond the limit", NULL,
		{"odd players beyond the limit"}, NULL},
	{"odd players further from the order", "odd players nearer to the order", NULL,
		{"order of the odd players"}, NULL},
	{"more players in the wrong colour", "fewer players in the wrong colour", NULL,
		{"transfers", "colour preferences"}, NULL},
	{"more strong preferences not met", "fewer strong preferences not met", NULL,
		{"strong colour preferences"}, NULL},
	{"more absolute preferences not met", "fewer absolute preferences not met", NULL,
		{"absolute preferences"}, NULL},
	{"more boards of two with one absolute preference",
		"fewer boards of two with one absolute preference", NULL, {"absolute colours"},
		NULL},
	{"more topscorers with a colour difference above 2",
		"fewer topscorers with a colour difference above 2", NULL,
		{"topscorers' colour differences"}, NULL},
	{"more topscorers with a third colour running",
		"fewer topscorers with a third colour running", NULL, {"topscorers' colour runs"},
		NULL},
	{"more third colours running", "fewer third colours running", NULL,
		{"third colours avoided", "third colours ruled out", "third colours running"},
		NULL},
	{"more colours left unequal", "fewer colours left unequal", NULL, {"colours not equalised"},
		NULL},
	{"more colours that do not alternate", "fewer colours that do not alternate", NULL,
		{"colours not alternated"}, NULL},
	{"more colours against the rank", "fewer colours against the rank", NULL,
		{"colours by rank"}, NULL},
	{"more boards with the colours the wrong way round",
		"fewer boards with the colours the wrong way round", NULL,
		{"colours by rule", "colours", "lazy colours"}, NULL},
	{"a stronger claim gives way", "a weaker claim gives way", NULL, {"claims"}, "transfers"},
	{"colours changed on higher scores", "colours changed on lower scores", NULL,
		{"transferred scores"}, "transfers"},
	{"one higher in the list changes colour", "one lower in the list changes colour", NULL,
		{"transferred"}, "transfers"},
	{"other colours for those without one", "the colours of the lot", NULL, {"colourless"},
		"transfers"},
	{"more boards of two who should rather not meet",
		"fewer boards of two who should rather not meet", NULL, {"avoided pairs"}, NULL},
	{"more boards between schoolmates", "fewer boards between schoolmates", NULL,
		{"schoolmates"}, NULL},
	{"more boards between top players", "fewer boards between top players", NULL,
		{"top players"}, NULL},
	{"more boards between team-mates", "fewer boards between team-mates", NULL,
		{"team-mates", "team-mates in need"}, NULL},
	{"more boards of two who asked not to meet", "fewer boards of two who asked not to meet",
		NULL, {"requests"}, NULL},
	{"more who go down", "fewer who go down", NULL, {"downfloaters"}, NULL},
	{"higher scores of those who go down", "lower scores of those who go down", NULL,
		{"downfloaters' scores"}, "downfloaters"},
	{"more, or higher ones, go down from the next bracket",
		"fewer, or lower ones, go down from the next bracket", NULL, {"next bracket"},
		NULL},
	{"downfloaters later in the order", "downfloaters earlier in the order", NULL,
		{"downfloats"}, NULL},
	{"upfloaters later in the order", "upfloaters earlier in the order", NULL, {"upfloats"},
		NULL},
	{"floaters higher in the list", "floaters lower in the list", NULL, {"floaters"}, NULL},
	{"more floats of those who have floated both ways",
		"fewer floats of those who have floated both ways", NULL, {"floats both ways"},
		NULL},
	{"more floats the same way again", "fewer floats the same way again", NULL,
		{"floats again"}, NULL},
	{"more floats the same way twice running", "fewer floats the same way twice running", NULL,
		{"floats twice running"}, NULL},
	{"more earlier floats the same way", "fewer earlier floats the same way", NULL,
		{"float history"}, NULL},
	{"more floats that are not owed", "fewer floats that are not owed", NULL,
		{"floats not owed"}, NULL},
	{"more who go down again", "fewer who go down again", NULL, {"downfloats of last round's"},
		NULL},
	{"more who come up again", "fewer who come up again", NULL, {"upfloats of last round's"},
		NULL},
	{"more who go down after two rounds", "fewer who go down after two rounds", NULL,
		{"downfloats of two rounds ago's"}, NULL},
	{"more who come up after two rounds", "fewer who come up after two rounds", NULL,
		{"upfloats of two rounds ago's"}, NULL},
	{"larger differences for those who went down last round",
		"smaller differences for those who went down last round", NULL,
		{"differences of last round's downfloaters"}, NULL},
	{"larger differences for those who came up last round",
		"smaller differences for those who came up last round", NULL,
		{"differences of last round's upfloaters"}, NULL},
	{"larger differences for those who went down two rounds ago",
		"smaller differences for those who went down two rounds ago", NULL,
		{"differences of downfloaters of two rounds ago"}, NULL},
	{"larger differences for those who came up two rounds ago",
		"smaller differences for those who came up two rounds ago", NULL,
		{"differences of upfloaters of two rounds ago"}, NULL},
	{"lower ones of those moved down paired", "higher ones of those moved down paired", NULL,
		{"moved-down players"}, NULL},
	{"lower opponents for those moved down", "higher opponents for those moved down", NULL,
		{"opponents of the moved down"}, NULL},
	{"exchanges later in the order", "exchanges earlier in the order", "4.3", {"exchanges"},
		NULL},
	{"more exchanges across the mid-line", "fewer exchanges across the mid-line", NULL,
		{"exchanges"}, NULL},
	{"exchanges over a longer way", "exchanges over a shorter way", NULL, {"exchange"}, NULL},
	{"exchanges further from the mid-line", "exchanges nearer to the mid-line", NULL,
		{"extent"}, NULL},
	{"one higher in the list in the lower half", "one lower in the list in the lower half",
		NULL, {"lower halves"}, NULL},
	{"transpositions later in the order", "transpositions earlier in the order", "4.2",
		{"order of the opponents"}, NULL},
	{"further from grade order", "nearer to grade order", NULL,
		{"displacement", "squares", "rating", "order", "places", "place squares",
			"place order", "opponents"},
		NULL},
	{"more boards switched beyond the limit", "fewer boards switched beyond the limit", NULL,
		{"switches beyond the limit"}, NULL},
	{"more switches that only equalising allows", "fewer switches that only equalising allows",
		NULL, {"switches to equalise only"}, NULL},
	{"more interchanges", "fewer interchanges", NULL, {"interchanges"}, NULL},
	{"switches of more points", "switches of fewer points", NULL, {"points of switches"}, NULL},
	{"further from the natural pairing", "nearer to the natural pairing", NULL,
		{"switched boards", "places of switches"}, NULL},
	{"switches nearer to the top", "switches further from the top", NULL,
		{"height of switches"}, NULL},
	{"more who sit out", "fewer who sit out", NULL, {"sit-outs"}, NULL},
	{"one later in the order of asking sits out", "one earlier in the order of asking sits out",
		NULL, {"order of sit-outs"}, "sit-outs"},
	{"opponents further apart in the list", "opponents nearer to each other in the list", NULL,
		{"list distance"}, NULL},
	{"lower opponents for higher players", "higher opponents for higher players", NULL,
		{"next lower"}, NULL},
	{"further from the lazy draw", "nearer to the lazy draw", NULL,
		{"lazy choices", "lazy bye"}, NULL},
};

/* A term that differs. */
struct changed {
	const struct pairing_term *term;
	const struct gain_form *form;
	bool better, said; /* said: by one before it */
	int64_t was, is;   /* first values */
};

struct changes {
	struct changed all[ALL_TERMS];
	int count;
};

static bool is_of(const struct gain_form *form, const char *name)
{
	for (int i = 0; i < TERMS_MOST && form->terms[i]; i++)
		if (strcmp(form->terms[i], name) == 0)
			return true;
	return false;
}

static const struct gain_form *find_form(const struct told *told, const struct pairing_term *term)
{
	for (size_t i = 0; i < sizeof(gain_forms) / sizeof(gain_forms[0]); i++)
		if (is_of(&gain_forms[i], term->name) &&
			(!gain_forms[i].rule || strcmp(gain_forms[i].rule, term->rule) == 0))
			return &gain_forms[i];
	told_true(told, false, term->name);
	return NULL;
}

/* Above 0: the first list is the greater, entry by entry, or goes on where the other ends. */
static int compare(const int64_t *a, int na, const int64_t *b, int nb)
{
	int i = 0;

	while (i < na && i < nb && a[i] == b[i])
		i++;
	return i < na && i < nb ? (a[i] > b[i] ? 1 : -1) : na - nb;
}

/* Has one before it, of the same score or of any if it is of the whole draw, said it? */
static bool is_said(const struct changes *changes, const struct changed *changed)
{
	for (int i = 0; i < changes->count; i++) {
		const struct changed *before = &changes->all[i];

		if ((before->term->level == changed->term->level || changed->term->level < 0) &&
			(before->form == changed->form ||
				(changed->form->counted &&
					strcmp(changed->form->counted, before->term->name) == 0)))
			return true;
	}
	return false;
}

static void find_changes(const struct told *told, struct told_draw from, struct told_draw to,
	struct changes *changes)
{
	changes->count = 0;
	for (int i = 0; i < told->score->nterms; i++) {
		int64_t was[REFERENCE_VALUES] = {0}, is[REFERENCE_VALUES] = {0};
		const int nwas = told->rules->term(from.by, from.draw, i, was),
			  nis = told->rules->term(to.by, to.draw, i, is),
			  order = compare(is, nis, was, nwas);
		struct changed changed = {.term = &told->score->terms[i]};

		if (order == 0)
			continue;
		told_true(told, changes->count < ALL_TERMS, "not too many terms");
		changed.form = find_form(told, changed.term);
		changed.better = order < 0;
		changed.was = was[0];
		changed.is = is[0];
		changed.said = is_said(changes, &changed);
		changes->all[changes->count++] = changed;
	}
}

static const char *words_of(const struct changed *changed)
{
	if (strcmp(changed->term->name, "list distance") == 0 && changed->was == 0)
		return "some left over down the list";
	if (strcmp(changed->term->name, "list distance") == 0 && changed->is == 0)
		return "nobody left over down the list";
	return changed->better ? changed->form->better : changed->form->worse;
}

static bool is_same(const struct changed *a, const struct changed *b)
{
	return strcmp(words_of(a), words_of(b)) == 0 && strcmp(a->term->rule, b->term->rule) == 0;
}

/* " on 2, 1½ and 1": where all of this kind differ. */
static void put_scores(const struct changes *changes, int first, char *text, size_t size)
{
	const int level = changes->all[first].term->level;
	int of[ALL_TERMS], count = 0;

	text[0] = '\0';
	for (int i = first; i < changes->count && level >= 0; i++)
		if (!changes->all[i].said && changes->all[i].better == changes->all[first].better &&
			is_same(&changes->all[i], &changes->all[first]))
			of[count++] = changes->all[i].term->level;
	for (int i = 0; i < count; i++)
		snprintf(text + strlen(text), size - strlen(text), "%s%.0d%s",
			i == 0                   ? " on "
				: i == count - 1 ? " and "
						 : ", ",
			of[i] / 2,
			of[i] % 2            ? "½"
				: of[i] == 0 ? "0"
					     : "");
}

/* What gets better, or worse, from this change on. */
static void list_side(
	const struct changes *changes, int first, bool better, char *text, size_t size)
{
	int kinds = 0;
	bool more = false;

	text[0] = '\0';
	for (int i = first; i < changes->count; i++) {
		const struct changed *changed = &changes->all[i];
		bool joined = false;
		char scores[PART_SIZE];

		if (changed->said || changed->better != better)
			continue;
		for (int k = first; k < i; k++)
			joined = joined ||
				(!changes->all[k].said && changes->all[k].better == better &&
					is_same(&changes->all[k], changed));
		more = more || (!joined && kinds == KINDS_MOST);
		if (joined || kinds == KINDS_MOST)
			continue;
		put_scores(changes, i, scores, sizeof(scores));
		snprintf(text + strlen(text), size - strlen(text), "%s%s%s", kinds++ ? "; " : "",
			words_of(changed), scores);
		if (changed->term->rule[0])
			snprintf(text + strlen(text), size - strlen(text), " (%s)",
				changed->term->rule);
	}
	if (more)
		snprintf(text + strlen(text), size - strlen(text), "; and more");
}

void told_gains(const struct told *told, struct told_draw from, struct told_draw to, bool besides,
	char *text, size_t size)
{
	static struct changes changes;
	char same[COST_SIZE], other[COST_SIZE];
	bool better;

	text[0] = '\0';
	find_changes(told, from, to, &changes);
	if (changes.count == 0)
		return;
	better = changes.all[0].better;
	list_side(&changes, besides, better, same, sizeof(same));
	list_side(&changes, besides, !better, other, sizeof(other));
	if (same[0] && besides)
		snprintf(text, size, "Also %s: %s.", better ? "better" : "worse", same);
	else
		snprintf(text, size, "%s", same);
	if (other[0])
		snprintf(text + strlen(text), size - strlen(text),
			"%s%s, but later in the rules: %s%s",
			!besides          ? ". "
				: text[0] ? " "
					  : "",
			better ? "Worse" : "Better", other, besides ? "." : "");
	else if (besides && !better)
		snprintf(text + strlen(text), size - strlen(text), "%sNothing gets better.",
			text[0] ? " " : "");
}
