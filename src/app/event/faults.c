/* What is wrong with a list, all of it. */
#include "config.h"

#include "app/event/faults.h"

#include "app/event/state.h"
#include "app/words/words.h"

static void tell(const struct faults *faults, const char *text)
{
	if (faults->notice)
		faults->notice(faults->context, text);
}

void faults_add(void *context, const char *text)
{
	struct faults *faults = context;

	if (++faults->count == 1)
		words_put(faults->first, sizeof(faults->first), "%s", text);
	if (faults->count == 2)
		tell(faults, faults->first);
	if (faults->count > 1 && faults->count <= FAULTS_TOLD)
		tell(faults, text);
}

void faults_notice(void *context, const char *text)
{
	struct faults *faults = context;

	if (++faults->notices <= FAULTS_TOLD)
		tell(faults, text);
}

enum status faults_end(struct faults *faults, struct error *error)
{
	char text[64];

	if (faults->notices > FAULTS_TOLD) {
		const int more = faults->notices - FAULTS_TOLD;

		words_put(text, sizeof(text), "There %s %d more notice%s of this kind.",
			more == 1 ? "is" : "are", more, more == 1 ? "" : "s");
		tell(faults, text);
	}
	faults->notices = 0;
	if (faults->count == 0)
		return STATUS_OK;
	if (faults->count == 1 || !faults->notice)
		return app_fail(error, STATUS_BAD_INPUT, "%s Nobody was added.", faults->first);
	if (faults->count > FAULTS_TOLD)
		words_put(text, sizeof(text), "; the first %d are named above", FAULTS_TOLD);
	else
		text[0] = '\0';
	return app_fail(error, STATUS_BAD_INPUT,
		"%d faults in a list of %d player%s%s. Nobody was added.", faults->count,
		faults->rows, faults->rows == 1 ? "" : "s", text);
}
