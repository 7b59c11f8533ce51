/* A line cut into words, as a shell would: blanks part them, quotation marks keep them together. */
#ifndef PLAIN_WORDS_H
#define PLAIN_WORDS_H

enum { WORDS_MOST = 64 };

/*
 * Cut `line` in place; the words point into it. Double quotes count anywhere, single ones only
 * where a word or a value begins, for names such as O'Brien. NULL, or a sentence on what is wrong.
 */
const char *words_cut(char *line, char *words[WORDS_MOST], int *count);

/* In place: words are known however they are written. */
void word_make_small(char *word);

#endif
