/* Collects all faults of a list of players. */
#include "config.h"

#include "app/event/faults.h"

#include <stdio.h>
#include <string.h>

#include "app/event/state.h"
#include "app/words/words.h"

static void report_fault(const struct faults *faults, const char *text)
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
		report_fault(faults, faults->first);
	if (faults->count > 1 && faults->count <= FAULTS_TOLD)
		report_fault(faults, text);
}

static struct fault_kind *kind_of(struct faults *faults)
{
	struct fault_kind *made;

	for (int i = 0; i < faults->nkinds; i++)
		if (faults->kinds[i].kind == faults->kind)
			return &faults->kinds[i];
	if (faults->nkinds == FAULT_KINDS)
		return &faults->kinds[FAULT_KINDS - 1];
	made = &faults->kinds[faults->nkinds++];
	*made = (struct fault_kind){.kind = faults->kind};
	return made;
}

/* "Line 12: ..." */
static int line_of(const char *text)
{
	int line = 0;

	return sscanf(text, "Line %d", &line) == 1 ? line : 0;
}

void faults_notice(void *context, const char *text)
{
	struct faults *faults = context;
	struct fault_kind *kind = kind_of(faults);

	if (++faults->notices <= FAULTS_TOLD || kind->told == 0) {
		if (kind->told++ == 0)
			words_put(kind->first, sizeof(kind->first), "%s", text);
		report_fault(faults, text);
		return;
	}
	if (kind->more < FAULT_LINES)
		kind->lines[kind->more] = line_of(text);
	kind->more++;
}

/* "There are 10 more notices such as "Line 2: ...": lines 22, 23, 24, 25, 26 and more." */
static void tell_more(const struct faults *faults, const struct fault_kind *kind)
{
	char text[400];
	size_t used;

	words_put(text, sizeof(text), "There %s %d more notice%s such as \"%s\"",
		kind->more == 1 ? "is" : "are", kind->more, kind->more == 1 ? "" : "s",
		kind->first);
	for (int i = 0; i < kind->more && i < FAULT_LINES && kind->lines[0] > 0; i++) {
		used = strlen(text);
		words_put(text + used, sizeof(text) - used, "%s%d",
			i > 0                    ? ", "
				: kind->more > 1 ? ": lines "
						 : ": line ",
			kind->lines[i]);
	}
	used = strlen(text);
	words_put(text + used, sizeof(text) - used,
		kind->more > FAULT_LINES && kind->lines[0] > 0 ? " and more." : ".");
	report_fault(faults, text);
}

enum status faults_end(struct faults *faults, struct error *error)
{
	char text[64];

	for (int i = 0; i < faults->nkinds; i++)
		if (faults->kinds[i].more > 0)
			tell_more(faults, &faults->kinds[i]);
	faults->nkinds = 0;
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
