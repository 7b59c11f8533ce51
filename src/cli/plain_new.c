/* An event that is not there yet, made by plain lines. */
#include "config.h"

#include "cli/plain_new.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "app/book/rule_book.h"
#include "app/event/file.h"
#include "cli/cli.h"
#include "cli/near_event.h"
#include "cli/out.h"
#include "core/text/text.h"

enum { ANSWER_SIZE = NAME_SIZE };

/* False: the input is at its end. Enter alone is `usual`. */
static bool ask_line(const char *question, const char *usual, char answer[ANSWER_SIZE])
{
	out(stdout, "%s Enter is %s.\n", question, usual);
	fflush(stdout);
	if (!fgets(answer, ANSWER_SIZE, stdin))
		return false;
	answer[strcspn(answer, "\n")] = '\0';
	if (!answer[0])
		snprintf(answer, ANSWER_SIZE, "%s", usual);
	return true;
}

/* "caa, dutch, uscf": those that an event can be drawn by. */
static void list_books(char *text, size_t size)
{
	struct line line;
	const struct pairing_book *book;

	line_init(&line, text, size);
	for (int i = 0; (book = pairing_book_at(i)) != NULL; i++) {
		if (book->comparison)
			continue;
		line_text(&line, line.length ? ", " : "");
		line_text(&line, book->id);
	}
}

static bool is_yes(const char *answer)
{
	return !strcmp(answer, "yes") || !strcmp(answer, "y");
}

static int make(const char *path)
{
	char name[ANSWER_SIZE], system[ANSWER_SIZE], rounds[ANSWER_SIZE], usual[NAME_SIZE];
	char question[240], books[160];
	int number;
	char of_name[] = "--name", of_system[] = "--system", of_rounds[] = "--rounds";
	char *words[] = {(char *)path, of_name, name, of_system, system, of_rounds, rounds};
	const struct pairing_book *book;

	app_name_of(path, usual);
	list_books(books, sizeof(books));
	snprintf(question, sizeof(question), "The rule book: %s?", books);
	if (!ask_line("The name of the event?", usual, name))
		return EXIT_USAGE;
	do {
		if (!ask_line(question, book_of_guide()->id, system))
			return EXIT_USAGE;
		book = pairing_book_find(system);
	} while (!book || book->comparison);
	if (book->season || book->rounds)
		return cli_call(&command_new, 5, words);
	do {
		if (!ask_line("How many rounds?", "5", rounds))
			return EXIT_USAGE;
	} while (!text_to_int(rounds, 1, ROUNDS_MOST, &number));
	return cli_call(&command_new, 7, words);
}

/* With the sections and settings of an older event. */
static int make_like(const char *path, char *old)
{
	char answer[ANSWER_SIZE], of_like[] = "--like", of_players[] = "--players";
	char *words[] = {(char *)path, of_like, old, of_players};

	if (!ask_line("With its players? Yes or no;", "no", answer))
		return EXIT_USAGE;
	return cli_call(&command_new, is_yes(answer) ? 4 : 3, words);
}

int plain_new(const char *path)
{
	static const char like[] = "like ";
	char near[PATH_MAX], answer[ANSWER_SIZE];
	struct stat info;

	if (stat(path, &info) == 0 || errno != ENOENT)
		return EXIT_DONE;
	if (near_event(path, near, sizeof(near)))
		return cli_say(EXIT_FILE, path, "There is no such file; did you mean %s?", near);
	out(stdout, "There is no event %s. ", path);
	if (!ask_line("Make it? Yes or no, or like and the file of an older event;", "no", answer))
		answer[0] = '\0';
	if (strncmp(answer, like, strlen(like)) == 0 && answer[strlen(like)])
		return make_like(path, answer + strlen(like));
	if (!is_yes(answer))
		return cli_say(EXIT_FILE, path, "There is no such file.");
	return make(path);
}
