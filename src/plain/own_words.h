/*
 * The words of a line that are no commands of the program: help, where, section, again, more, quit.
 */
#ifndef PLAIN_OWN_WORDS_H
#define PLAIN_OWN_WORDS_H

#include <stdbool.h>

#include "plain/plain.h"

/* By place; NULL behind the last. */
const char *own_word(int i);

/* Do what the word says; false: it is none of them, or means a command here. */
bool own_word_do(struct plain *plain, int count, char **words);

#endif
