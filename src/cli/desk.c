/* The event that is open while its commands are typed as plain lines. */
#include "config.h"

#include "cli/desk.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "plain/wording.h"

static struct {
	struct app *app;
	const char *path;
	struct plain *plain;
	const char *wanted;
	bool chosen;
} desk;

void desk_sit_down(struct app *app, const char *path, struct plain *plain)
{
	desk.app = app;
	desk.path = path;
	desk.plain = plain;
	desk.wanted = NULL;
}

bool desk_is_plain(void)
{
	return desk.plain != NULL;
}

bool desk_is_at(const char *path)
{
	return desk.path && strcmp(path, desk.path) == 0;
}

struct app *desk_hold(const char *path)
{
	return desk_is_at(path) ? app_hold(desk.app) : NULL;
}

bool desk_owns(const char *path)
{
	static const char *const ends[] = {"", "-wal", "-shm"};
	struct stat info, own;
	char name[PATH_MAX];

	if (!desk.path || stat(path, &info) != 0)
		return false;
	for (size_t i = 0; i < sizeof(ends) / sizeof(ends[0]); i++) {
		snprintf(name, sizeof(name), "%s%s", desk.path, ends[i]);
		if (stat(name, &own) == 0 && own.st_dev == info.st_dev && own.st_ino == info.st_ino)
			return true;
	}
	return false;
}

static void cut(char *at, size_t length)
{
	memmove(at, at + length, strlen(at + length) + 1);
}

void desk_reword(char *text)
{
	static const char program[] = "drawboard ";
	char *at = text;

	plain_wording(text);
	while ((at = strstr(at, program)) != NULL) {
		const bool begins = at == text || strchr(" (`", at[-1]);
		size_t word = strlen(program);

		word += strcspn(at + word, " ");
		if (!begins || !desk.path || at[word] != ' ' ||
			strncmp(at + word + 1, desk.path, strlen(desk.path)) != 0) {
			at++;
			continue;
		}
		cut(at + word, 1 + strlen(desk.path));
		cut(at, strlen(program));
	}
}

const char *desk_ask(const char *question)
{
	return desk.plain ? plain_ask(desk.plain, question) : NULL;
}

bool desk_ask_yes(const char *question)
{
	return desk.plain && plain_ask_yes(desk.plain, question);
}

const char *desk_ask_reason(const char *question)
{
	return desk.plain ? plain_ask_reason(desk.plain, question) : NULL;
}

void desk_keep_line(const char *line)
{
	if (desk.plain)
		plain_keep_line(desk.plain, line);
}

void desk_want(const char *option)
{
	desk.wanted = option;
	desk.chosen = false;
}

void desk_choose(const char *option)
{
	desk.wanted = option;
	desk.chosen = true;
}

const char *desk_wanted(bool *chosen)
{
	const char *wanted = desk.wanted;

	*chosen = desk.chosen;
	desk.wanted = NULL;
	return wanted;
}
