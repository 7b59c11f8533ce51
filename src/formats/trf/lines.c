/* Records that a report keeps, and where they stand in its file. */
#include <stdlib.h>
#include <string.h>

#include "formats/trf/trf.h"

int trf_kept_line(const struct trf *trf, int at)
{
	return at < trf->nlines ? trf->kept_lines[at] : 0;
}

void trf_drop_kept(struct trf *trf, int at)
{
	const size_t behind = (size_t)(--trf->nkept - at);

	free(trf->kept[at]);
	memmove(&trf->kept[at], &trf->kept[at + 1], behind * sizeof(*trf->kept));
	if (at >= trf->nlines)
		return;
	trf->nlines--;
	memmove(&trf->kept_lines[at], &trf->kept_lines[at + 1],
		(size_t)(trf->nlines - at) * sizeof(*trf->kept_lines));
}
