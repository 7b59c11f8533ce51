/* Random events whose sentences are read. */
#ifndef SUPPORT_TOLD_TOLD_EVENT_H
#define SUPPORT_TOLD_TOLD_EVENT_H

#include "support/told/told_round.h"

/* The events of a rule book are read in so many slices. */
enum { TOLD_SLICES = 4 };

/*
 * The events of a slice, 0.. below TOLD_SLICES: of each the last rounds, and the one to be paired;
 * all boards and some wishes of draws of the rules, and any draw against the engine's. EVENTS in
 * the environment: so many events in all, SEED: from this seed on.
 *
 * The usual forms must have been met, and wishes and rings of each kind that every rule book has.
 * False: EVENTS is set, or these are a share of the events, so nothing need have been met.
 */
bool told_read_slice(const struct told_book *book, int slice, struct told_met_all *met);

/* The same of drafts that the hand of the arbiter changes; DRAFTS: so many. */
void told_read_drafts(const struct told_book *book, int slice, struct told_met_all *met);

#endif
