/* Inside the TRF writer: the text as it grows. */
#ifndef FORMATS_TRF_OUT_H
#define FORMATS_TRF_OUT_H

#include "formats/trf/trf.h"

struct trf_out {
	char *text;
	size_t size, room;
	bool failed; /* no memory; nothing is added any more */
};

__attribute__((format(printf, 2, 3))) void trf_print(struct trf_out *out, const char *format, ...);
void trf_end_line(struct trf_out *out);

/* Rounds, initial colour, points, type. */
void trf_write_settings(struct trf_out *out, const struct trf *trf, enum trf_edition edition);
/* Byes of the rounds after `written`. */
void trf_write_byes(
	struct trf_out *out, const struct trf *trf, enum trf_edition edition, int written);
void trf_write_virtual(struct trf_out *out, const struct trf *trf, enum trf_edition edition);
void trf_write_groups(struct trf_out *out, const struct trf *trf, enum trf_edition edition);

#endif
