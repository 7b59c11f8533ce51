/*
 * The event that is open while its commands are typed as plain lines (plain/plain.h): commands use
 * it in place of opening the file again, answer in sentences, and may ask.
 */
#ifndef CLI_DESK_H
#define CLI_DESK_H

#include <stdbool.h>

#include "app/app.h"
#include "plain/plain.h"

/* NULL, NULL, NULL: no more. */
void desk_sit_down(struct app *app, const char *path, struct plain *plain);

/* Are commands typed as plain lines? Then answers are sentences, a fact a line. */
bool desk_is_plain(void);

/* The open event, for one more who closes it; NULL: the path is not the one it was opened by. */
struct app *desk_hold(const char *path);
bool desk_is_at(const char *path);

/*
 * Is it a name of the open event's file, or of one beside it? To open and close such a file would
 * drop the locks on it.
 */
bool desk_owns(const char *path);

/*
 * A sentence for any desk, for this one, in place: a command in it is named as it is typed here,
 * "event set place=Exeter" for "drawboard event FILE set place=Exeter".
 */
void desk_reword(char *text);

/* A line, "" for Enter alone; NULL: nobody can be asked. */
const char *desk_ask(const char *question);
/*
 * Yes or no, which is said behind it; true: yes. A line that is neither is taken as the next one.
 */
bool desk_ask_yes(const char *question);
/* The same for a reason; NULL: the line that came is none, and is taken as the next one. */
const char *desk_ask_reason(const char *question);
/* The answer is none to what was asked: it is taken as the next line. */
void desk_keep_line(const char *line);

/*
 * The command was refused, and would be done with this option. The one who typed it is asked for
 * it, or has chosen it already. desk_wanted has it, and nothing is wanted any more then. NULL:
 * nothing.
 */
void desk_want(const char *option);
void desk_choose(const char *option);
const char *desk_wanted(bool *chosen);

#endif
