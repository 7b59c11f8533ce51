/*
 * Text put into a buffer, of whole characters alone.
 */
#ifndef APP_WORDS_PUT_H
#define APP_WORDS_PUT_H

#include <stdarg.h>
#include <stddef.h>

/*
 * As snprintf, of whole characters alone: what a cut has left of one goes, at the end and inside,
 * as of "%.40s".
 */
void words_put(char *text, size_t size, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
void words_format(char *text, size_t size, const char *format, va_list list)
	__attribute__((format(printf, 3, 0)));

#endif
