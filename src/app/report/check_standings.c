/* The ranks of a tournament report against those that its tie-breaks give. */
#include "config.h"

#include "app/report/check_standings.h"

#include <string.h>

#include "app/event/state.h"
#include "app/trf/file.h"
#include "core/ties/text.h"

/* How many share the rank of row i, from it on. */
static int last_of(const struct standings *standings, int i)
{
	const int rank = standings->rows[i].rank;

	while (i + 1 < standings->count && standings->rows[i + 1].rank == rank)
		i++;
	return i + 1;
}

static void compare_ranks(const struct trf *trf, const struct standings *standings,
	check_rank_tell *tell, void *context, struct check_ranks *ranks)
{
	char by[TIES_LINE_SIZE];

	ties_order_words(standings, by);
	for (int i = 0; i < standings->count; i++) {
		const struct standing *row = &standings->rows[i];
		const struct trf_player *player = &trf->players[trf_find(trf, row->pin)];
		const struct check_rank rank = {
			row->pin, player->name, player->rank, row->rank, last_of(standings, i), by};

		/* who counts for nobody has no rank by the rules */
		if (player->rank == 0 || row->is_void)
			continue;
		ranks->compared++;
		if (rank.said >= rank.first && rank.said <= rank.last)
			continue;
		ranks->different++;
		tell(context, &rank);
	}
}

static bool names_order(const struct trf *trf)
{
	for (int i = 0; i < trf->nkept; i++)
		if (!strncmp(trf->kept[i], "202 ", 4) || !strncmp(trf->kept[i], "212 ", 4))
			return true;
	return false;
}

static enum status compare(const struct trf *trf, const struct app *app, check_rank_tell *tell,
	void *context, struct check_ranks *ranks, struct error *error)
{
	struct standings standings;
	enum status status =
		standings_make(app_event(app), app_section(app), trf->played, NULL, &standings);

	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	ranks->usual = !names_order(trf);
	if (standings.setting.trouble.code != STATUS_OK)
		status = app_fail(error, STATUS_REFUSED, "The ranks are not compared. %s",
			standings.setting.trouble.text);
	else if (standings.counted < trf->played)
		status = app_fail(error, STATUS_REFUSED,
			"The ranks are not compared: round %d has games without a result.",
			standings.counted + 1);
	else
		compare_ranks(trf, &standings, tell, context, ranks);
	standings_done(&standings);
	if (status == STATUS_OK && ranks->compared == 0)
		status = app_fail(error, STATUS_REFUSED, "The report has no ranks to compare.");
	return status;
}

enum status check_standings(const struct app_trf *what, check_rank_tell *tell, void *context,
	struct check_ranks *ranks, struct error *error)
{
	struct app_trf undrawn = *what;
	struct error unseen = {.code = STATUS_OK};
	const struct report report = {.error = error ? error : &unseen};
	struct trf trf = {0};
	struct app *app = NULL;
	enum status status = trf_file_read(what, &trf, &report);

	*ranks = (struct check_ranks){0, 0, false};
	undrawn.undrawn = true;
	undrawn.settings = NULL;
	if (status == STATUS_OK)
		status = app_look_at_trf(&undrawn, &app, error, NULL, NULL);
	if (status == STATUS_OK)
		status = compare(&trf, app, tell, context, ranks, error);
	app_close(app);
	trf_done(&trf);
	return status;
}
