/* The paper fall-back, written after a command that has published something or taken it back. */
#ifndef CLI_FALL_BACK_H
#define CLI_FALL_BACK_H

#include "cli/cli.h"

/*
 * Around a command: the event that it opens in between is watched, and if another draw is published
 * in it at the end, or all results of a round are in, cards and boards go to the folder of the
 * event. Where they cannot, standard error says so; what the command did stands, and so does its
 * exit code.
 */
void fall_back_begin(void);
void fall_back_watch(struct app *app);
void fall_back_end(const struct args *args);

/* `print EVENT fall-back`: the same now, of --section or of all sections. The exit code. */
int fall_back_print(const struct args *args);

#endif
