/* Random drafts with what the hand of the arbiter made of them. */
#ifndef SUPPORT_TOLD_TOLD_DRAFT_H
#define SUPPORT_TOLD_TOLD_DRAFT_H

#include "support/told/told_round.h"

/*
 * A random tournament in a file, its next round drawn around what is fixed by hand, then more
 * fixed, boards swapped, turned and pinned, cards in the tray, and what came of it published: read
 * at each stage. The folder is that of the test (app_event.h).
 */
void told_read_draft(const struct told_book *book, const char *report, size_t size, uint64_t seed,
	struct told_met_all *met);

#endif
