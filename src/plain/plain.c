/* The event by lines: read, told what is new, done. */
#include "config.h"

#include "plain/plain.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "app/section/section.h"
#include "plain/complete.h"
#include "plain/inside.h"
#include "plain/own_words.h"
#include "plain/place.h"
#include "plain/say.h"
#include "plain/slip.h"
#include "plain/working.h"

struct plain *plain_open(const struct plain_options *options)
{
	struct plain *plain = calloc(1, sizeof(*plain));

	if (!plain)
		return NULL;
	plain->options = *options;
	plain->lines_of = (struct lines_of){complete_word, plain};
	plain->lines = lines_open(&plain->lines_of);
	if (!plain->lines) {
		free(plain);
		return NULL;
	}
	plain->section = app_section(plain->options.app);
	return plain;
}

void plain_close(struct plain *plain)
{
	if (plain)
		lines_close(plain->lines);
	free(plain);
}

static void say_place(struct plain *plain)
{
	char text[800];

	place_words(plain->options.app, text, sizeof(text));
	plain_say("%s", text);
}

/* What of the file should be known before anything is done in it. */
static void greet(struct plain *plain)
{
	if (app_damage(plain->options.app))
		plain_say("Damaged, go on with the last copy: %s.", app_damage(plain->options.app));
	else if (app_read_only(plain->options.app))
		plain_say("For reading only: %s.", app_read_only_why(plain->options.app));
	say_place(plain);
}

/* The section of the lines, or another one where it has gone. */
static void settle_section(struct plain *plain)
{
	struct app *app = plain->options.app;

	const struct desk_sections *desk = &plain->options.desk;
	const int left = desk_section_left(app_event(app), desk);

	if (app_set_section(app, plain->section))
		return;
	if (left)
		app_set_section(app, left);
	plain->section = app_section(app);
	plain_say("The section has been removed; now:");
	say_place(plain);
	plain->over = plain->over || (desk->count > 0 && !left);
}

/* True: another desk has changed something, and what is said. */
static bool catch_up(struct plain *plain)
{
	struct error error;
	bool changed, told;

	if (app_refresh(plain->options.app, &changed, &error) != STATUS_OK)
		plain_say("%s", error.text);
	told = news_print(&plain->news, plain->options.app);
	settle_section(plain);
	return told;
}

/*
 * What another desk has just done, or done last, may not be what was meant: a draw is published
 * that has been seen, and only an own action is taken back without a question.
 */
static bool is_meant(struct plain *plain, int count, char **words, bool told)
{
	char label[120], question[240];

	if (told && strcmp(words[0], "publish") == 0) {
		plain_say("Look at the draw, then publish again.");
		return false;
	}
	if (strcmp(words[0], "undo") != 0 || count > 1 ||
		!app_undo_is_foreign(plain->options.app, label))
		return true;
	snprintf(question, sizeof(question), "The last action was %s's: %s. Take it back?",
		app_undo_desk(plain->options.app), label);
	if (plain_ask_yes(plain, question))
		return true;
	plain_say("Nothing was done.");
	return false;
}

/* Neither a command nor a slip. */
static void refuse(struct plain *plain, const char *word)
{
	const char *near = plain->options.commands->nearest(word);

	if (near)
		plain_say("There is no \"%s\"; did you mean %s?", word, near);
	else
		plain_say("There is no \"%s\". Say help for the words there are.", word);
}

/* `board NAME` asks it, too: whom he meets is said first. */
static bool asks_why(const char *word, const char *first)
{
	return strcmp(word, "why") == 0 ||
		(strcmp(word, "board") == 0 && *first && !(*first >= '0' && *first <= '9'));
}

/* The command, or the slip that stands behind it or alone. */
static void do_command(struct plain *plain, const char *line, int count, char **words)
{
	const char *rest = line + strspn(line, " ");
	const bool result = strcmp(words[0], "result") == 0;

	if (result && count > 1 && !strstr(line, " --") && !strstr(line, " -r")) {
		rest += strcspn(rest, " ");
		slip_enter(plain, rest);
		return;
	}
	if (!plain->options.commands->usage(words[0])) {
		if (slip_is(line))
			slip_enter(plain, line);
		else
			refuse(plain, words[0]);
		return;
	}
	if (asks_why(words[0], count > 1 ? words[1] : "")) {
		snprintf(
			plain->reasons, sizeof(plain->reasons), "why%s", rest + strcspn(rest, " "));
		plain->reasons_section = plain->section;
	}
	plain->options.commands->run(plain, count, words);
}

static void do_words(struct plain *plain, const char *line, bool told)
{
	char text[LINE_MOST];
	char *words[WORDS_MOST + 1];
	const char *wrong;
	int count;

	snprintf(text, sizeof(text), "%s", line);
	wrong = words_cut(text, words, &count);
	if (wrong) {
		plain_say("%s", wrong);
		return;
	}
	word_make_small(words[0]);
	if (own_word_do(plain, count, words) || !is_meant(plain, count, words, told))
		return;
	working_begin();
	do_command(plain, line, count, words);
	working_end();
	fflush(stdout);
	news_after_own(&plain->news, plain->options.app);
	settle_section(plain);
}

/* What the line stands for: the one before, the rest of the reasons, or itself. */
static const char *meant_line(struct plain *plain, const char *typed, char line[LINE_MOST])
{
	const bool more = strcasecmp(typed += strspn(typed, " "), "more") == 0;

	if (strcasecmp(typed, "again") == 0)
		snprintf(line, LINE_MOST, "%s", plain->last);
	else if (more)
		/* of why not, the figures; of the reasons only what was not said */
		snprintf(line, LINE_MOST, "%.*s%s", LINE_MOST - 8, plain->reasons,
			!plain->reasons[0]                      ? ""
				: strstr(plain->reasons, " --") ? " --all"
								: " --rest");
	else
		snprintf(line, LINE_MOST, "%s", typed);
	if (more && line[0] && plain->reasons_section != plain->section)
		return "There is no more: the last why was asked in another section.";
	if (!line[0])
		return *typed ? "There is nothing before it." : NULL;
	if (!more)
		snprintf(plain->last, sizeof(plain->last), "%s", line);
	return NULL;
}

static void do_line(struct plain *plain, const char *typed)
{
	char line[LINE_MOST];
	const bool told = catch_up(plain);
	const char *nothing = meant_line(plain, typed, line);

	if (plain->over)
		return;
	if (nothing)
		plain_say("%s", nothing);
	else if (line[0])
		do_words(plain, line, told);
	else if (!told)
		say_place(plain);
}

/* The next line, or the one that was no answer to a question. */
static const char *next_line(struct plain *plain)
{
	if (!plain->keeps)
		return lines_next(plain->lines, "> ", true);
	plain->keeps = false;
	return plain->kept;
}

void plain_run(struct plain *plain)
{
	/* line by line, as they become known */
	setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
	news_begin(&plain->news, plain->options.app);
	greet(plain);
	while (!plain->over) {
		const char *line = next_line(plain);

		if (!line)
			break;
		do_line(plain, line);
	}
}
