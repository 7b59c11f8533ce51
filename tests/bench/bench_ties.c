/* Standings of a large event by eight tie-breaks, and by others. Word: how many players. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "app/app.h"
#include "core/ties/standings.h"
#include "support/event/knobs.h"
#include "support/stopwatch.h"

enum { REPEATS = 10, ROUNDS = 11 };

static const char *const orders[] = {
	"BH/C1,BH,SB,DE,AOB,PS,WIN,REP", "MODMED,SOLK,CUM,CUMOPP", "ARO,TPR,PTP,APRO,APPO"};

static bool bench_order(const struct event *event, int rounds, const char *list)
{
	struct ties_setting setting = ties_setting_of(event, 1);
	const double start = stopwatch_cpu();
	struct standings standings;
	int players = 0;

	if (ties_setting_take(list, &setting, NULL) != STATUS_OK)
		return false;
	for (int i = 0; i < REPEATS; i++) {
		if (standings_make(event, 1, rounds, &setting, &standings) != STATUS_OK)
			return false;
		players = standings.count;
		standings_done(&standings);
	}
	printf("%5d players, %d rounds, %-30s %6.2f ms\n", players, rounds, list,
		(stopwatch_cpu() - start) / REPEATS);
	return true;
}

int main(int argc, char **argv)
{
	const int players = argc > 1 ? atoi(argv[1]) : 500;
	struct generate_knobs knobs;
	struct app *app;
	bool fine = true;

	generate_usual(&knobs);
	knobs.recipe.players = (struct pairing_range){players, players};
	knobs.recipe.rounds = (struct pairing_range){ROUNDS, ROUNDS};
	knobs.recipe.half_byes = (struct pairing_range){1000, 1000};
	knobs.recipe.forfeits = (struct pairing_range){200, 200};
	app = knobs_event(&knobs, NULL, NULL);
	if (!app)
		return EXIT_FAILURE;
	for (size_t i = 0; fine && i < sizeof(orders) / sizeof(orders[0]); i++)
		fine = bench_order(app_event(app), ROUNDS, orders[i]);
	app_close(app);
	return fine ? EXIT_SUCCESS : EXIT_FAILURE;
}
