/* Random events whose sentences are read. */
#include "support/seeds.h"
#include "support/told/told_event.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/generate/generate.h"
#include "app/trf/comment.h"
#include "app/trf/event.h"
#include "support/event/random_field.h"
#include "support/told/told_draft.h"

enum { REMARKS_SIZE = 4096 };

static void nothing_to_tell(void *context, const char *text)
{
	(void)context;
	(void)text;
}

/* The report with other lines in place of that of the rule book. */
static char *remark(
	const struct told_book *book, char *text, uint64_t *state, int players, int round)
{
	char lines[REMARKS_SIZE], *remarked;
	const char *line = book->remarks ? strstr(text, TRF_COMMENT "system ") : NULL;
	size_t size;

	if (!line)
		return text;
	book->remarks(state, players, round, lines, sizeof(lines));
	size = strlen(text) + strlen(lines) + 1;
	remarked = malloc(size);
	ck_assert_ptr_nonnull(remarked);
	snprintf(remarked, size, "%.*s%s%s", (int)(line - text), text, lines,
		strchr(line, '\n') + 1);
	free(text);
	return remarked;
}

/* The random tournament of a seed: the caller frees made->text. */
static void make_report(const struct told_book *book, uint64_t seed, int players, int last,
	uint64_t *state, struct generated *made)
{
	struct generate_knobs knobs;
	struct error error;

	generate_usual(&knobs);
	knobs.recipe.book = pairing_book_find(seed % 5 == 0 ? book->other : book->id);
	knobs.recipe.seed = seed;
	knobs.recipe.players = (struct pairing_range){players, players};
	knobs.recipe.rounds = (struct pairing_range){9, 9};
	knobs.recipe.played = last;
	if (book->ratings.most > 0)
		knobs.recipe.ratings = book->ratings;
	knobs.recipe.forfeits = (struct pairing_range){0, 600};
	knobs.recipe.half_byes = (struct pairing_range){0, 1500};
	knobs.recipe.withdrawals = (struct pairing_range){0, 1000};
	knobs.recipe.late_entries = (struct pairing_range){0, 1000};
	knobs.recipe.clubs = (struct pairing_range){0, 5};
	ck_assert_msg(app_generate(&knobs, made, &error) == STATUS_OK, "%s", error.text);
	made->text = remark(book, made->text, state, players, last + 1);
	made->size = strlen(made->text);
}

/* A random tournament as a report, looked at. */
static void read_event(const struct told_book *book, uint64_t seed, struct told_met_all *met)
{
	uint64_t state = seed;
	const int players = 8 + random_below(&state, random_below(&state, 2) ? 4 : 23);
	const int last = book->first_rounds ? random_below(&state, 8) : 2 + random_below(&state, 6);
	struct generated made;
	struct app_trf what = {.system = book->id};
	struct error error;
	struct app *app;
	char name[64];

	snprintf(name, sizeof(name), "event %d", (int)seed);
	make_report(book, seed, players, last, &state, &made);
	what.text = made.text;
	what.size = made.size;
	ck_assert_msg(app_look_at_trf(&what, &app, &error, nothing_to_tell, NULL) == STATUS_OK,
		"%s", error.text);
	for (int round = last + 1;
		round > !book->first_rounds && round >= last - 2 * (seed % 5 == 0); round--)
		if (event_board(app_event(app), 1, round, 1))
			told_read_round(
				&(struct told_where){app, false, round, name}, book, &state, met);
	app_close(app);
	free(made.text);
}

/* The same in a file, for the hand of the arbiter. */
static void read_draft(const struct told_book *book, uint64_t seed, struct told_met_all *met)
{
	uint64_t state = seed;
	const int players = 6 + random_below(&state, random_below(&state, 4) ? 5 : 15);
	struct generated made;

	make_report(book, seed, players, 1 + random_below(&state, 5), &state, &made);
	told_read_draft(book, made.text, made.size, seed, met);
	free(made.text);
}

/* Those seeds of a slice that are kept, past the ones that are read anyway. */
static void read_kept(const struct told_book *book, const int *kept, int read_anyway, int slice,
	void (*read)(const struct told_book *, uint64_t, struct told_met_all *),
	struct told_met_all *met)
{
	for (int i = 0; kept && kept[i]; i++)
		if (i % TOLD_SLICES == slice && kept[i] > read_anyway)
			read(book, (uint64_t)kept[i], met);
}

bool told_read_slice(const struct told_book *book, int slice, struct told_met_all *met)
{
	const char *asked = getenv("EVENTS"), *first = getenv("SEED");
	const int events = asked ? atoi(asked) : (int)seeds_count(book->events, book->events_long);

	*met = (struct told_met_all){.rings = 0};
	for (int i = slice; i < events; i += TOLD_SLICES)
		read_event(book, (first ? strtoull(first, NULL, 10) : 1) + (uint64_t)i, met);
	if (asked)
		return false;
	read_kept(book, book->kept_events, events, slice, read_event, met);
	if (SEEDS_SHARE > 1)
		return false; /* too few to say everything once */
	for (int i = 0; i < book->nusual; i++)
		ck_assert_msg(book->forms[i].met > 0, "never said: %s", book->forms[i].pattern);
	for (int i = 0; i < book->ndeal_usual; i++)
		ck_assert_msg(
			book->deal_forms[i].met > 0, "never said: %s", book->deal_forms[i].pattern);
	ck_assert_int_gt(met->wishes.worse, events / TOLD_SLICES);
	/* where repeats yield, a wish has a cost instead */
	ck_assert_int_gt(met->wishes.impossible,
		pairing_book_find(book->id)->yields ? events / TOLD_SLICES / 2
						    : events / TOLD_SLICES);
	ck_assert_int_gt(met->rings, 0);
	return true;
}

void told_read_drafts(const struct told_book *book, int slice, struct told_met_all *met)
{
	const char *asked = getenv("DRAFTS"), *first = getenv("SEED");
	const int drafts = asked ? atoi(asked) : (int)seeds_count(book->drafts, book->drafts_long);

	*met = (struct told_met_all){.rings = 0};
	for (int i = slice; i < drafts; i += TOLD_SLICES)
		read_draft(book, (first ? strtoull(first, NULL, 10) : 1) + (uint64_t)i, met);
	if (!asked)
		read_kept(book, book->kept_drafts, drafts, slice, read_draft, met);
}
