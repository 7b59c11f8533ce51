/* What a call as a pairing engine asks for, between the words of the call and the jobs. */
#ifndef CLI_ENGINE_JOB_H
#define CLI_ENGINE_JOB_H

#include "app/app.h"
#include "print/out_file.h"

enum engine_work { ENGINE_NOTHING, ENGINE_PAIR, ENGINE_CHECK, ENGINE_GENERATE };

struct engine_job {
	bool told;   /* -r */
	bool helped; /* the usage was asked for, and shown */
	const struct pairing_book *book;
	enum engine_work work;
	const char
		*input; /* the report, of ENGINE_GENERATE the model; NULL: standard input, none */
	const char *output; /* of ENGINE_PAIR; NULL: standard output */
	const char *made;   /* where ENGINE_GENERATE writes */
	const char *list;   /* NULL: no checklist */
	bool listed;        /* a checklist is wanted, under the input's name if list is NULL */
	int round;          /* of ENGINE_CHECK: the only one; 0: all */
	bool baku;          /* accelerated by the rule of Baku */
	struct out_file checks;
	const char *settings; /* of the rule book; NULL: as the report says, else its defaults */
	const char *config;   /* of the generator; NULL: none */
	const char *seed;     /* NULL: by chance */
	char *places[3];      /* the outputs that lie beside the input */
};

/*
 * Read the words of a call. ENGINE_DONE to go on, ENGINE_INVALID or ENGINE_TOO_LARGE after a
 * message. What is read is not written over, nor one output by another. Release with
 * engine_job_done, on failure as well; *job starts zeroed.
 */
int engine_words(struct engine_job *job, int count, char **argv);

void engine_job_done(struct engine_job *job);

/* The report's name in messages. */
const char *engine_name(const struct engine_job *job);

/* Say what is wrong with a file; return the exit status, which for an output is that of files. */
int engine_fail(const char *file, const struct error *error);
int engine_fail_output(const char *file, const struct error *error);

/* Something about the report; context is the job. */
void engine_notice(void *context, const char *text);

/* A random tournament into the output. Returns the exit status. */
int engine_generate(struct engine_job *job);

#endif
