/* A tournament report from a file. */
#include "config.h"

#include "app/trf_file.h"

#include <stdlib.h>
#include <string.h>

#include "app/file.h"
#include "app/state.h"

/* How many rounds there are, and who had the byes of the draw. */
static enum status settle(const struct app_trf *what, struct trf *trf, const struct report *report)
{
	int byes;

	if (what->rounds) {
		if (what->rounds < trf->played)
			return app_fail(report->error, STATUS_BAD_INPUT,
				"The report has %d rounds played, more than %d.", trf->played,
				what->rounds);
		trf->rounds = what->rounds;
	}
	byes = trf_lone_byes(trf, what->byes_drawn);
	if (byes && !what->byes_drawn)
		report_notice(report,
			"%d round%s one full-point bye (F) and none of the draw (U); some programs write F for both. If "
			"so, give --byes-drawn, since who had the bye of the draw gets no other.",
			byes, byes == 1 ? " has" : "s have");
	return STATUS_OK;
}

static enum status read_text(const struct app_trf *what, const char *bytes, size_t size,
	struct trf *trf, const struct report *report)
{
	const enum status status = what->strict ? trf_read_strict(bytes, size, trf, report)
						: trf_read(bytes, size, trf, report);

	return status == STATUS_OK ? settle(what, trf, report) : status;
}

enum status trf_file_read(const struct app_trf *what, struct trf *trf, const struct report *report)
{
	char *bytes;
	size_t size;
	enum status status;

	if (what->text)
		return read_text(what, what->text, what->size ? what->size : strlen(what->text),
			trf, report);
	status = file_read(what->path, &bytes, &size, report->error);
	if (status != STATUS_OK)
		return status;
	status = read_text(what, bytes, size, trf, report);
	free(bytes);
	return status;
}
