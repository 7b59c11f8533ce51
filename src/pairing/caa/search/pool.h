/*
 * Floaters of the British draw whose boards are not chosen one by one: they lie in a pool.
 *
 * The list of 8b stands in the rank order of the floaters that those of a level meet. Where more
 * floaters come by than the level takes, any choice of those who pass it gives the same list, and
 * only lower levels may tell the choices apart. To keep them all side by side takes a branch for
 * each, and there are as many as subsets. So a pooled branch keeps the lists alone: who is met in a
 * level, in order. By the order of the list each floater meets the next one of some list or passes,
 * and a way through the lists is known by how far each of them is: whether there is one, and which
 * one the last tie prefers, is counted over those states, not over subsets.
 *
 * What a branch allows besides (met before, terms 0 to 7, the boards inside the levels) is its
 * face, which knows nothing of the order; and the states know nothing of who is left for the levels
 * to come. So a pooled branch holds every draw that the lists allow and maybe some more: its
 * entries are never worse than those of the best draw. When in the end a draw of the face keeps the
 * order, it has these entries, and is the best. When none does, nothing is known, and the block is
 * drawn branch by branch.
 */
#ifndef PAIRING_CAA_SEARCH_POOL_H
#define PAIRING_CAA_SEARCH_POOL_H

#include "caa/search/block.h"

/*
 * Cut from the face, which is the branch's or smaller, the boards of floaters that no way through
 * the lists has when the card is the next of the level's list.
 * MATCHING_NONE: there is no way.
 */
enum matching_status caa_pool_narrow(const struct caa_terms *terms, const struct branch *branch,
	int level, int card, struct face *face);

/*
 * After the last level of a block: the boards of the pool, for each card that can be left to the
 * bye or to a level below, a branch each as caa_block_draw has them. MATCHING_NONE: no draw keeps
 * the order of the lists, or it would take too long to find it.
 */
enum matching_status caa_pool_end(const struct caa_terms *terms, struct branch **branches);

#endif
