/* Sentences for the screen, said by lines: the words to type in place of its keys. */
#ifndef PLAIN_WORDING_H
#define PLAIN_WORDING_H

/* In place; it does not grow. */
void plain_wording(char *text);

#endif
