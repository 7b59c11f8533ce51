/* Lists of a large event as text, HTML and PDF. Word: how many players. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "app/app.h"
#include "print/print.h"
#include "support/event/knobs.h"
#include "support/stopwatch.h"

enum { REPEATS = 5, ROUNDS = 11 };

typedef enum status print_fn(const struct event *event, const struct print_style *style,
	const struct print_sink *sink, struct error *error);

static enum status boards(const struct event *event, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	return print_boards(event, 1, ROUNDS, style, sink, error);
}

static enum status crosstable(const struct event *event, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	return print_chart(event, 1, ROUNDS, PRINT_CROSSTABLE, style, sink, error);
}

static enum status sheets(const struct event *event, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	return print_sheets(event, 1, ROUNDS, 0, style, sink, error);
}

/* The first time apart: it looks for fonts. */
static bool bench_list(
	const struct event *event, print_fn *print, const char *name, enum print_form form)
{
	static const char *const forms[] = {"text", "CSV", "HTML", "PDF"};
	const struct print_style style = {.form = form, .width = 160};
	double first = 0, start = stopwatch_cpu();

	for (int i = 0; i <= REPEATS; i++) {
		struct print_memory paper = {0};
		const struct print_sink sink = print_sink_memory(&paper);
		struct error error;

		if (print(event, &style, &sink, &error) != STATUS_OK) {
			fprintf(stderr, "%s\n", error.text);
			return false;
		}
		print_memory_done(&paper);
		if (i == 0) {
			first = stopwatch_cpu() - start;
			start = stopwatch_cpu();
		}
	}
	printf("%-12s %-5s %8.2f ms, the first %8.2f ms\n", name, forms[form],
		(stopwatch_cpu() - start) / REPEATS, first);
	return true;
}

int main(int argc, char **argv)
{
#ifdef HAVE_PDF
	const enum print_form last = PRINT_PDF;
#else
	const enum print_form last = PRINT_HTML;
#endif
	const int players = argc > 1 ? atoi(argv[1]) : 500;
	struct generate_knobs knobs;
	struct app *app;
	bool fine = true;

	generate_usual(&knobs);
	knobs.recipe.players = (struct pairing_range){players, players};
	knobs.recipe.rounds = (struct pairing_range){ROUNDS, ROUNDS};
	app = knobs_event(&knobs, NULL, NULL);
	if (!app)
		return EXIT_FAILURE;
	for (enum print_form form = PRINT_TEXT; fine && form <= last; form++)
		fine = bench_list(app_event(app), boards, "boards", form) &&
			bench_list(app_event(app), crosstable, "cross table", form) &&
			bench_list(app_event(app), sheets, "sheets", form);
	app_close(app);
	return fine ? EXIT_SUCCESS : EXIT_FAILURE;
}
