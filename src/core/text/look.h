/*
 * What single characters are to a reader (Unicode 14): names are compared as they look.
 */
#ifndef CORE_LOOK_H
#define CORE_LOOK_H

#include <stdbool.h>
#include <stdint.h>

/* A mark on the letter before it. */
bool look_is_mark(uint32_t character);
/* Printed as nothing: soft hyphen, zero-width blanks and joiners, variation selectors. */
bool look_is_nothing(uint32_t character);
/* A blank of any width. */
bool look_is_blank(uint32_t character);

/*
 * One step of its canonical decomposition: the character before the last mark, and that mark (0:
 * it is another code for *base). False, nothing written: it has none.
 */
bool look_split(uint32_t character, uint32_t *base, uint32_t *mark);

uint32_t look_small(uint32_t character); /* lower case */

/*
 * The letter under all its marks, or the sign, as an English keyboard has it, in its case: 'O' of
 * "Ø", '-' of any dash. What has none of that kind comes back without its marks.
 */
uint32_t look_plain(uint32_t character);

/*
 * The small Latin letter that a plain character of another script looks like; else its small one.
 */
uint32_t look_alike(uint32_t character);

#endif
