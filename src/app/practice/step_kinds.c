/* Kinds of questions by which exercises are chosen, looked for in the deal of a draw. */
#include "config.h"

#include "app/practice/step_kinds.h"

#include <string.h>

#include "app/practice/stepping.h"
#include "app/trf/event.h"
#include "pairing/book/traits.h"

struct step_kind {
	const char *name;
	enum question_kind asked;
	bool linked;  /* of a score group that shares a colour excess with another */
	bool british; /* of deals with a mid-line alone */
};

static const struct step_kind kinds[] = {
	{"transfers", ASK_TRANSFER, false, true},
	{"exchanges", ASK_EXCHANGE, false, false},
	{"floats", ASK_FLOAT, false, false},
	{"linked-floats", ASK_FLOAT, true, true},
	{"moved-down", ASK_BELOW, false, false},
	{"byes", ASK_BYE, false, false},
};

enum { KINDS = sizeof(kinds) / sizeof(kinds[0]) };

const struct step_kind *step_kind_at(int i)
{
	return i >= 0 && i < KINDS ? &kinds[i] : NULL;
}

const struct step_kind *step_kind_find(const char *name)
{
	for (int i = 0; i < KINDS; i++)
		if (!strcmp(kinds[i].name, name))
			return &kinds[i];
	return NULL;
}

const char *step_kind_name(const struct step_kind *kind)
{
	return kind->name;
}

bool step_kind_is_of(const struct step_kind *kind, const struct pairing_book *book)
{
	const struct pairing_traits *traits = book->traits;

	switch (traits->groups) {
	case PAIRING_GROUPS_NONE:
	case PAIRING_GROUPS_TABLE:
		return kind->asked == ASK_BYE;
	case PAIRING_GROUPS_HALVES:
		return traits->floater == PAIRING_FLOATER_MID_LINE ||
			(!kind->british && kind->asked != ASK_EXCHANGE);
	case PAIRING_GROUPS_SEEKERS:
		return !kind->british && kind->asked != ASK_EXCHANGE;
	case PAIRING_GROUPS_BRACKETS:
		return !kind->british;
	}
	return false;
}

/* Is the group one of those that share a colour excess? */
static bool is_linked(const struct deal *deal, int group)
{
	for (int i = 0; i < deal->nsteps; i++)
		if (deal->steps[i].kind == DEAL_LINKED && deal_is_of(&deal->steps[i], group))
			return true;
	return false;
}

static bool is_asked(const struct step_kind *kind, const struct stepping *stepping)
{
	for (int i = 0; i < stepping->questions.count; i++) {
		const struct question *question = &stepping->questions.list[i];

		if (question->kind == kind->asked &&
			(!kind->linked || is_linked(&stepping->deal, question->group)))
			return true;
	}
	return false;
}

enum status step_kind_is_asked(const struct step_kind *kind, const struct pairing_book *book,
	const char *text, bool *asked, struct error *error)
{
	struct stepping stepping;
	const enum status status = stepping_of_report(book, text, NULL, &stepping, error);

	if (status != STATUS_OK)
		return status;
	*asked = is_asked(kind, &stepping);
	stepping_done(&stepping);
	return STATUS_OK;
}
