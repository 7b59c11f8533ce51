/*
 * The best British draw: from the players' records to boards.
 */
#include "caa/best.h"

#include <limits.h>

/*
 * The squares of cards that the links may match by all terms, in squares of the whole field: what
 * they take as a rule is well below one. They take more where many bounds are not reached, such as
 * with a large club, and then the general method, which matches by all terms but once, is quicker.
 */
enum { LINKS_BLOCKS = 5 };

/* Branches side by side before floaters go into a pool: few draws have more than two. */
enum { BRANCHES_MOST = 8 };

/* Level by level; not proved either where that takes too long. */
static enum matching_status find_by_links(
	const struct caa_terms *terms, bool patient, int *mate, bool *proved, struct caa_work *work)
{
	int64_t left = (int64_t)LINKS_BLOCKS * terms->field->count * terms->field->count;
	struct caa_terms mine = *terms;
	enum matching_status status;

	mine.blocks = patient ? NULL : &left;
	status = caa_best_chain(&mine, patient, mate, proved, work);
	return status == MATCHING_NO_MEMORY && left < 0 ? MATCHING_OK : status;
}

static enum matching_status find_best(
	const struct caa_terms *terms, int *mate, struct caa_work *work)
{
	bool proved = false;
	enum matching_status status = MATCHING_OK;

	work->levels = terms->field->nlevels;
	/* what rule 40 spares is worth more than floats: the levels do not stand alone */
	if (work->method != CAA_GENERAL && work->method != CAA_POOLED &&
		!caa_spares_any(terms->field, &terms->options))
		status = find_by_links(terms, work->method == CAA_LINKS, mate, &proved, work);
	if (status != MATCHING_OK || proved)
		return status;
	work->general = true;
	work->plain = 0;
	return caa_best_general(terms, mate);
}

static enum matching_status find_mates(struct frame_search *search, struct caa_work *work)
{
	static const int branches_most[] = {[CAA_USUAL] = BRANCHES_MOST,
		[CAA_GENERAL] = INT_MAX,
		[CAA_LINKS] = BRANCHES_MOST,
		[CAA_POOLED] = 0};
	struct caa *caa = search->digest;
	struct arena scratch = {0};
	struct caa_terms terms = {.memory = {search->arena, &scratch, work->effort}};
	enum matching_status status;

	caa_terms_init(&terms, &caa->field, &caa->options);
	terms.branches_most = branches_most[work->method];
	terms.pools = &work->pools;
	status = find_best(&terms, search->mate, work);
	arena_done(&scratch);
	return status;
}

/* Bar those whom rule 6 spares. Are there some, and others for the bye besides? */
static bool bar_spared(struct field *field, const struct caa_options *options)
{
	bool any = false, left = false;

	for (int c = 0; c < field->count; c++)
		if (caa_bye_spared(field, options, c))
			any = any || !field->card[c].bye_barred;
		else
			left = left || field_may_bye(field, c);
	for (int c = 0; c < field->count && any && left; c++)
		field->card[c].bye_barred =
			field->card[c].bye_barred || caa_bye_spared(field, options, c);
	return any && left;
}

/*
 * Term 0a comes before all others and the bye is one, so those whom rule 6 spares can be barred
 * first; when that leaves no draw, whoever has the bye is one of them.
 */
enum pairing_status caa_solve(struct frame_search *search, struct pairing_draw *draw)
{
	struct caa_work usual = {.method = CAA_USUAL};
	struct caa_work *work = search->work ? search->work : &usual;
	struct caa *caa = search->digest;
	struct field *field = &caa->field;

	(void)draw;
	if (field->count % 2 != 0 && field->pinned_bye < 0 && bar_spared(field, &caa->options)) {
		const enum matching_status status = find_mates(search, work);

		if (status != MATCHING_NONE)
			return frame_status(status);
		for (int c = 0; c < field->count; c++)
			field->card[c].bye_barred = field_bars_bye(field, c);
	}
	return frame_status(find_mates(search, work));
}
