/* A tournament report put together line by line and read. */
#ifndef SUPPORT_EVENT_TRF_TEXT_H
#define SUPPORT_EVENT_TRF_TEXT_H

#include "formats/trf/trf.h"

/* These are of the test that runs. */
struct trf_text {
	char file[16384];   /* what the lines have made */
	struct trf trf;     /* as last read */
	char notices[8192]; /* one a line */
	struct error error;
};
struct trf_text *trf_text(void);

/* Fixture. */
void trf_text_done(void);

void trf_text_line(const char *text);
/* A 001 line; rounds as they stand from column 92. */
void trf_text_player(int number, const char *points, const char *rounds);

enum status trf_text_read(const char *text);
/* The file as it stands: it can be read, or the test fails. */
void trf_text_read_well(void);
/* It is refused with this message. */
void trf_text_refuse(const char *message);
/* Read well with these notices; a strict reading refuses it with the first. */
void trf_text_repaired(const char *notices);

/* "2wb1 0-H" stands for opponent, colour and code of each round, '0' for nobody. */
void trf_text_history(const struct trf *trf, int index, char text[512]);

/*
 * Everything that both say is the same, but for the lines where it stands; the test fails
 * otherwise.
 */
void trf_text_same(const struct trf *a, const struct trf *b, const char *what);

#endif
