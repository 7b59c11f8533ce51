/* drawboard practice: the exercises, and the draw board with one of them. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "app/book/rule_book.h"
#include "app/practice/practice.h"
#include "app/practice/sets.h"
#include "app/practice/step_kinds.h"
#include "cli/cli.h"
#include "cli/json.h"
#include "cli/out.h"
#include "cli/practice_steps.h"
#include "cli/show_practice.h"
#include "formats/report.h"
#include "tui/tui.h"

static const char usual_like[] = "grade2";

static void notice(void *context, const char *text)
{
	(void)context;
	out(stderr, "drawboard: practice: %s\n", text);
}

/* What is counted of an exercise; of a new one by making it. */
static enum status measure(
	const char *name, struct practice_features *features, struct error *error)
{
	const struct practice_set *set = practice_set_find(name);
	struct practice_made made;
	struct practice_wish wish;
	enum status status;

	if (set)
		return practice_set_measure(set, features, error);
	if (!practice_wish_read(name, &wish)) {
		*error = (struct error){STATUS_NOT_FOUND, "There is no such exercise."};
		return STATUS_NOT_FOUND;
	}
	status = practice_make(&wish, &made, error);
	if (status != STATUS_OK)
		return status;
	*features = made.features;
	free(made.text);
	return STATUS_OK;
}

static enum status describe(const struct practice_record *record, const char *name,
	struct shown_exercise *exercise, struct error *error)
{
	const struct practice_set *set = practice_set_find(name);
	const struct practice_line *line = practice_record_find(record, name);
	struct practice_wish wish;

	*exercise = (struct shown_exercise){.name = name,
		.trains = set ? set->trains : NULL,
		.book = !set && practice_wish_read(name, &wish) ? wish.book : NULL,
		.verdict = line ? line->verdict : PRACTICE_NEW,
		.day = line ? line->day : ""};
	return measure(name, &exercise->features, error);
}

/* json NULL: as a line. */
static enum status show(const struct practice_record *record, const char *name, struct json *json,
	struct error *error)
{
	struct shown_exercise exercise;
	const enum status status = describe(record, name, &exercise, error);

	if (status == STATUS_OK && json)
		show_practice_json(json, &exercise);
	else if (status == STATUS_OK)
		show_practice(&exercise);
	return status;
}

/* The guide's, then the new ones that were opened, in the order of the record. */
static enum status show_all(
	const struct practice_record *record, struct json *json, struct error *error)
{
	const struct practice_set *set;
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && (set = practice_set_at(i)) != NULL; i++)
		status = show(record, set->name, json, error);
	for (int i = 0; status == STATUS_OK && i < record->count; i++) {
		const struct practice_line *line = &record->lines[i];

		if (!practice_set_find(line->name) &&
			practice_record_find(record, line->name) == line)
			status = show(record, line->name, json, error);
	}
	return status;
}

static enum status read_record(struct practice_record *record, struct error *error)
{
	const struct report report = {.notice = notice, .error = error};
	char folder[PRACTICE_FOLDER];
	const enum status status = state_folder("practice", folder, false, error);

	return status == STATUS_OK ? practice_record_read(folder, record, &report) : status;
}

static int list(const struct args *args)
{
	struct practice_record record;
	struct error error = {0};
	struct json json;
	const bool as_json = args_has(args, "json");
	enum status status = read_record(&record, &error);

	if (status != STATUS_OK)
		return cli_fail("practice", &error);
	if (as_json) {
		json_start(&json, stdout);
		json_open(&json, '{');
		json_key(&json, "exercises");
		json_open(&json, '[');
	} else {
		show_practice_head();
	}
	status = show_all(&record, as_json ? &json : NULL, &error);
	if (as_json) {
		json_close(&json, ']');
		json_close(&json, '}');
		json_finish(&json);
	} else if (status == STATUS_OK) {
		puts("\nNext: drawboard practice NAME");
	}
	practice_record_done(&record);
	return status == STATUS_OK ? EXIT_DONE : cli_fail("practice", &error);
}

/* A name that is none of an exercise, and perhaps near to one. */
static int fail(const char *name, const struct error *error)
{
	const char *names[64], *near = NULL;
	const struct practice_set *set;
	int count = 0;

	if (error->code != STATUS_NOT_FOUND)
		return cli_fail(name, error);
	for (; count < 64 && (set = practice_set_at(count)) != NULL; count++)
		names[count] = set->name;
	near = suggest(name, names, count);
	if (!near)
		return cli_fail(name, error);
	return cli_say(cli_exit_code(error->code), name,
		"There is no exercise \"%.60s\"; did you mean %s?", name, near);
}

static int tell(const char *name)
{
	struct practice_record record;
	struct shown_exercise exercise;
	struct error error = {0};
	struct json json;
	enum status status = read_record(&record, &error);

	if (status != STATUS_OK)
		return cli_fail("practice", &error);
	status = describe(&record, name, &exercise, &error);
	if (status == STATUS_OK) {
		json_start(&json, stdout);
		show_practice_json(&json, &exercise);
		json_finish(&json);
	}
	practice_record_done(&record);
	return status == STATUS_OK ? EXIT_DONE : fail(name, &error);
}

static int open_board(const struct args *args, const char *name)
{
	struct practice practice;
	struct tui_options options = {
		.no_mouse = args_has(args, "no-mouse"),
		.ascii = args_has(args, "ascii"),
		.no_color = args_has(args, "no-color"),
		.practice = &practice,
	};
	struct error error = {0};
	const struct report report = {.notice = notice, .error = &error};
	struct app *app;
	int code;

	if (practice_open(name, args_has(args, "again"), &practice, &app, &report) != STATUS_OK)
		return fail(name, &error);
	code = tui_run(&app, &options);
	app_close(app);
	if (code == EXIT_DONE)
		out(stdout, "%s: %s\n", practice.name, practice_verdict_name(practice.verdict));
	return code;
}

/* Another one each time. */
static int any_seed(void)
{
	struct timespec now;

	clock_gettime(CLOCK_REALTIME, &now);
	return (int)((now.tv_sec * 1000 + now.tv_nsec / 1000000) % PRACTICE_SEED_MOST) + 1;
}

static int wrong_kind(const struct args *args, const char *like)
{
	const struct step_kind *kind;
	char names[200] = "";

	for (int i = 0; (kind = step_kind_at(i)) != NULL; i++) {
		const size_t used = strlen(names);

		snprintf(names + used, sizeof(names) - used, "%s, ", step_kind_name(kind));
	}
	return cli_usage(args->command,
		"--like \"%s\" is no kind: expected grade1 to grade5, %sor an exercise such as set-B.",
		like, names);
}

static int read_wish(const struct args *args, struct practice_wish *wish)
{
	const char *like = args_value(args, "like"), *system = args_value(args, "system");

	*wish = (struct practice_wish){.seed = any_seed()};
	if (!like)
		like = usual_like;
	if (!practice_is_like(like))
		return wrong_kind(args, like);
	snprintf(wish->like, sizeof(wish->like), "%s", like);
	wish->book = system ? pairing_book_find(system) : book_of_guide();
	if (!wish->book)
		return cli_no_book(args, system, CLI_BOOKS_OF_EVENTS);
	if (wish->book->comparison)
		return cli_usage(args->command, "the rule book %s is for comparison only.", system);
	if (step_kind_find(like) && !step_kind_is_of(step_kind_find(like), wish->book))
		return cli_usage(args->command, "--like %s: the draws of %s never ask for that.",
			like, wish->book->id);
	return args_number(args, "seed", 1, PRACTICE_SEED_MOST, &wish->seed);
}

static int wrong_options(const struct args *args)
{
	static const char *const only_new[] = {"like", "seed", "system"};

	if (args_has(args, "new") && args->count > 0)
		return cli_usage(args->command, "--new makes its name itself: \"%s\" is too much.",
			args->words[0]);
	for (size_t i = 0; i < sizeof(only_new) / sizeof(only_new[0]); i++)
		if (args_has(args, only_new[i]) && !args_has(args, "new"))
			return cli_usage(args->command, "--%s goes with --new.", only_new[i]);
	if (args_has(args, "again") && args->count == 0 && !args_has(args, "new"))
		return cli_usage(args->command, "--again begins one exercise afresh: which?");
	if (args_has(args, "steps") && args->count == 0 && !args_has(args, "new"))
		return cli_usage(
			args->command, "--steps asks for the steps of one exercise: which?");
	if (args_has(args, "steps") && (args_has(args, "json") || args_has(args, "again")))
		return cli_usage(args->command, "--steps goes with neither --json nor --again.");
	return EXIT_DONE;
}

/* By steps, as JSON, or on the board. */
static int practise(const struct args *args, const char *name)
{
	struct error error = {0};

	if (args_has(args, "json"))
		return tell(name);
	if (!args_has(args, "steps"))
		return open_board(args, name);
	return ask_steps(name, &error) == STATUS_OK ? EXIT_DONE : fail(name, &error);
}

static int run(const struct args *args)
{
	struct practice_wish wish;
	char name[PRACTICE_NAME];
	int code = wrong_options(args);

	if (code != EXIT_DONE)
		return code;
	if (!args_has(args, "new") && args->count == 0)
		return list(args);
	if (args->count > 0)
		return practise(args, args->words[0]);
	code = read_wish(args, &wish);
	if (code != EXIT_DONE)
		return code;
	practice_wish_name(&wish, name);
	return practise(args, name);
}

const struct command command_practice = {
	.name = "practice",
	.usage = "[NAME|--new [--like KIND] [--seed N] [--system ID]] [--again | --steps] [--json]",
	.summary = "Draw by hand, and have it marked",
	.help = "Without a name: lists the exercises, the guide's and the new ones that were\n"
		"opened, with what each trains, its cards, its level from 1 to 5, and what became\n"
		"of it.\n"
		"With a name: opens it on the draw board, where one left off the last time. b\n"
		"deals the cards as they lie, c marks the draw, D asks for the rules' draw choice\n"
		"by choice; that draw stays hidden until yours is right or p asks for it.\n"
		"--steps asks for the same choices here, a question a line: who goes down, whom\n"
		"does he meet. Answer with the number or the name of a card; ? shows it, q\n"
		"leaves. What was missed comes last, by rule. --new makes another one with one\n"
		"best draw; KIND is grade1 to grade5, an exercise such as set-B, or what is asked\n"
		"for by steps: transfers, exchanges, floats, linked-floats, moved-down, byes. The\n"
		"same system, kind and seed make the same exercise everywhere.\n"
		"With --json nothing is opened: the exercise, or the list, is printed.\n",
	.least = 0,
	.most = 1,
	.no_section = true,
	.run = run,
	.options =
		{
			{"new", 0, NULL, "a new exercise", false},
			{"like", 'l', "KIND", "how hard, of what, or like which one; grade2",
				false},
			{"seed", 's', "N", "which of them; by the clock", false},
			{"system", 0, "ID", "the rule book; caa", false},
			{"again", 0, NULL, "afresh: what was done is thrown away", false},
			{"steps", 0, NULL, "ask for the steps of its draw, a question a line",
				false},
			{"json", 0, NULL, "print JSON", false},
			{"no-mouse", 0, NULL, "leave the mouse to the terminal", false},
			{"ascii", 0, NULL, "draw with ASCII characters alone", false},
			{"no-color", 0, NULL, "no colours, as NO_COLOR in the environment", false},
		},
};
