/* The words of a call as a pairing engine, in any order that can be understood in one way only. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/engine_call.h"
#include "cli/engine_job.h"
#include "cli/out.h"
#include "core/text/text.h"
#include "formats/trf/trf.h"

static const struct pairing_book *book_of(const char *word)
{
	return !strncmp(word, "--", 2) ? pairing_book_find(word + 2) : NULL;
}

/* One of these letters behind a dash, and nothing else? */
static bool is_letter_of(const char *word, const char *letters)
{
	return word[0] == '-' && text_is_one_of(word[1], letters) && !word[2];
}

bool engine_call_is(int count, char **argv)
{
	for (int i = 0; i < count; i++)
		if (book_of(argv[i]) || is_letter_of(argv[i], "pcg"))
			return true;
	return !strcmp(argv[0], "-r");
}

static void usage(FILE *file)
{
	fputs("Usage: drawboard [-r] [--SYSTEM] [-b] [FILE] -p [OUT] [-l [LIST]] [--set SETTINGS]\n"
	      "       drawboard [-r] [--SYSTEM] [-b] [FILE] -c [ROUND] [-l [LIST]] [--set SETTINGS]\n"
	      "       drawboard [-r] [--SYSTEM] [-b] [MODEL -g|-g CONFIG|-g SEED] -o FILE [-s SEED]\n"
	      "       drawboard -r\n"
	      "SYSTEM is the rule book, without it dutch:",
		file);
	for (int i = 0; pairing_book_at(i); i++)
		fprintf(file, " %s", pairing_book_at(i)->id);
	fputc('\n', file);
}

static int invalid(const char *what, const char *word)
{
	out(stderr, "drawboard: %s", what);
	out_cut(stderr, word, 120);
	out(stderr, "\n");
	usage(stderr);
	return ENGINE_INVALID;
}

/* The value of an option that stands at *i; NULL: there is none. */
static const char *value_at(int count, char **argv, int *i)
{
	if (*i + 1 >= count || argv[*i + 1][0] == '-' || !argv[*i + 1][0])
		return NULL;
	return argv[++*i];
}

static bool is_number(const char *word)
{
	return word[0] && !word[strspn(word, "0123456789")];
}

/* -c, and the only round to check, if a number follows. */
static int read_round(struct engine_job *job, int count, char **argv, int *i)
{
	if (*i + 1 >= count || !is_number(argv[*i + 1]))
		return ENGINE_DONE;
	job->round = (int)strtol(argv[++*i], NULL, 10);
	return job->round >= 1 && job->round <= TRF_ROUNDS_MOST
		? ENGINE_DONE
		: invalid("this is no round: ", argv[*i]);
}

/* -p, -c or -g, and what may follow it. */
static int read_work(struct engine_job *job, int count, char **argv, int *i)
{
	const char letter = argv[*i][1];

	if (job->work != ENGINE_NOTHING)
		return invalid("there is more than one of -p, -c and -g", "");
	job->work = letter == 'p' ? ENGINE_PAIR : letter == 'c' ? ENGINE_CHECK : ENGINE_GENERATE;
	if (letter == 'p')
		job->output = value_at(count, argv, i);
	else if (letter == 'c')
		return read_round(job, count, argv, i);
	else if (*i + 1 < count && is_number(argv[*i + 1]))
		job->seed = argv[++*i];
	else
		job->config = value_at(count, argv, i);
	return ENGINE_DONE;
}

/* -l and the name of the list, which may be missing. */
static int read_list(struct engine_job *job, int count, char **argv, int *i)
{
	if (job->listed)
		return invalid("given twice: ", argv[*i]);
	job->listed = true;
	job->list = value_at(count, argv, i);
	return ENGINE_DONE;
}

/* -b; -q, with or without a number, and -w: how JaVaFo searches, which changes no draw. */
static int read_manner(struct engine_job *job, int count, char **argv, int *i)
{
	if (argv[*i][1] == 'b')
		job->baku = true;
	else if (argv[*i][1] == 'q' && *i + 1 < count && is_number(argv[*i + 1]))
		++*i;
	return ENGINE_DONE;
}

/* -o, -s or --set and its value. */
static int read_option(struct engine_job *job, int count, char **argv, int *i)
{
	const char *word = argv[*i];
	const char **place = word[1] == 's' ? &job->seed
		: word[1] == 'o'            ? &job->made
					    : &job->settings;

	if (*place)
		return invalid("given twice: ", word);
	*place = value_at(count, argv, i);
	return *place ? ENGINE_DONE : invalid("a value is missing behind ", word);
}

static int read_book(struct engine_job *job, const char *word)
{
	if (job->book)
		return invalid("there is more than one rule book: ", word);
	job->book = book_of(word);
	return job->book ? ENGINE_DONE : invalid("this is no rule book: ", word);
}

static int read_word(struct engine_job *job, int count, char **argv, int *i)
{
	const char *word = argv[*i];

	if (is_letter_of(word, "pcg"))
		return read_work(job, count, argv, i);
	if (is_letter_of(word, "l"))
		return read_list(job, count, argv, i);
	if (is_letter_of(word, "bqw"))
		return read_manner(job, count, argv, i);
	if (is_letter_of(word, "os") || !strcmp(word, "--set"))
		return read_option(job, count, argv, i);
	if (!strcmp(word, "-r")) {
		job->told = true;
		return ENGINE_DONE;
	}
	if (!strncmp(word, "--", 2))
		return read_book(job, word);
	if (word[0] == '-' || job->input || !word[0])
		return invalid("not understood: ", word);
	job->input = word;
	return ENGINE_DONE;
}

/* Do the words go together? */
static int agree(const struct engine_job *job)
{
	if (job->work == ENGINE_NOTHING)
		return invalid("-p, -c or -g is missing", "");
	if (job->baku && !job->book->baku)
		return invalid("-b, the acceleration of Baku, goes with --dutch", "");
	if (job->work != ENGINE_GENERATE && (job->seed || job->made))
		return invalid("-o and -s go with -g", "");
	if (job->work != ENGINE_GENERATE)
		return job->listed && !job->list && !job->input
			? invalid("without a FILE a name is missing behind -l", "")
			: ENGINE_DONE;
	if (job->listed || job->settings)
		return invalid("-l and --set go with -p and -c", "");
	if (!job->made)
		return invalid("-o is missing", "");
	if (job->input && job->config)
		return invalid("a model and a configuration exclude each other", "");
	return ENGINE_DONE;
}

/* A name without a folder lies beside what is read, as established engines have it. */
static bool put_beside(const char *read, const char **name, char **place)
{
	const char *slash = read ? strrchr(read, '/') : NULL;
	const size_t folder = slash ? (size_t)(slash - read) + 1 : 0;

	if (!*name || folder == 0 || strchr(*name, '/'))
		return true;
	*place = malloc(folder + strlen(*name) + 1);
	if (!*place)
		return false;
	memcpy(*place, read, folder);
	strcpy(*place + folder, *name);
	*name = *place;
	return true;
}

/* The checklist under the name of the report, whose ending becomes ".list". */
static bool name_list(struct engine_job *job, char **place)
{
	static const char ending[] = ".list";
	const char *slash = strrchr(job->input, '/'), *name = slash ? slash + 1 : job->input;
	const char *dot = strrchr(name, '.');
	const size_t length = dot && dot > name ? (size_t)(dot - job->input) : strlen(job->input);

	*place = malloc(length + sizeof(ending));
	if (!*place)
		return false;
	memcpy(*place, job->input, length);
	memcpy(*place + length, ending, sizeof(ending));
	job->list = *place;
	return true;
}

static int place_outputs(struct engine_job *job)
{
	const char *read = job->input ? job->input : job->config;
	bool placed = put_beside(read, &job->output, &job->places[0]) &&
		put_beside(read, &job->made, &job->places[1]);

	if (placed && job->listed)
		placed = job->list ? put_beside(read, &job->list, &job->places[2])
				   : name_list(job, &job->places[2]);
	if (placed)
		return ENGINE_DONE;
	fputs("drawboard: There is not enough memory.\n", stderr);
	return ENGINE_TOO_LARGE;
}

void engine_job_done(struct engine_job *job)
{
	for (size_t i = 0; i < sizeof(job->places) / sizeof(job->places[0]); i++)
		free(job->places[i]);
}

/* What is read would be lost, or one output by the other. */
static int keep_apart(const struct engine_job *job)
{
	const bool reads = job->work != ENGINE_GENERATE;
	const char *const read[] = {job->input ? job->input
			: reads                ? "/dev/stdin"
					       : NULL,
		job->config};
	const char *const written[] = {job->output, job->list, job->made};

	for (size_t i = 0; i < sizeof(written) / sizeof(written[0]); i++)
		for (size_t j = 0; written[i] && j < sizeof(read) / sizeof(read[0]); j++)
			if (read[j] && out_file_same(read[j], written[i]))
				return invalid("the output is the file that is read: ", written[i]);
	if (job->output && job->list && out_file_same(job->output, job->list))
		return invalid("the pairs and the checklist would be one file: ", job->list);
	return ENGINE_DONE;
}

int engine_words(struct engine_job *job, int count, char **argv)
{
	int code = ENGINE_DONE;

	for (int i = 0; i < count; i++)
		if (!strcmp(argv[i], "--help") || !strcmp(argv[i], "-h"))
			job->helped = true;
	if (job->helped) {
		usage(stdout);
		return ENGINE_DONE;
	}
	for (int i = 0; code == ENGINE_DONE && i < count; i++)
		code = read_word(job, count, argv, &i);
	if (code == ENGINE_DONE && count == 1 && job->told)
		return ENGINE_DONE;
	if (!job->book)
		job->book = pairing_book_usual();
	if (code == ENGINE_DONE)
		code = agree(job);
	if (code == ENGINE_DONE)
		code = place_outputs(job);
	return code == ENGINE_DONE ? keep_apart(job) : code;
}
