/* Sentences on standard output, a line each. */
#ifndef PLAIN_SAY_H
#define PLAIN_SAY_H

/* The text becomes one line; what could steer a terminal does not get out. */
void plain_say(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
