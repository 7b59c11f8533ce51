/*
 * The British seeded Swiss (CAA): its entry in the table of rule books.
 */
#include "caa/best.h"
#include "caa/who.h"

static void list_card(const void *digest, int card, struct pairing_entry *entry)
{
	const struct caa *caa = digest;

	entry->bye_spared = caa_bye_spared(&caa->field, &caa->options, card);
}

/* By which rules the terms of a score count. */
static const char *const caa_term_rules[PAIRING_TERMS] = {
	[PAIRING_TERM_REPEATS] = "1",
	[PAIRING_TERM_BARRED_BYES] = "6",
	[PAIRING_TERM_NEEDLESS_BYES] = "6",
	[PAIRING_TERM_BYE] = "6",
	[PAIRING_TERM_BYE_AGAIN] = "6",
	[PAIRING_TERM_DISTANCE] = "10",
	[PAIRING_TERM_TRANSFERS] = "15, 17",
	[PAIRING_TERM_CLAIMS] = "16",
	[PAIRING_TERM_AVOIDED_PAIRS] = "35, 37, 39",
	[PAIRING_TERM_OPPONENTS] = "12",
	[PAIRING_TERM_FLOATS] = "9-11, 13",
	[PAIRING_TERM_DIFFERENCES] = "40",
	[PAIRING_TERM_EXCHANGES] = "12, 24",
	[PAIRING_TERM_TRANSFERRED_SCORES] = "advice 11",
	[PAIRING_TERM_COLOURS_BY_RANK] = "25",
	[PAIRING_TERM_DOWNFLOATS] = "20",
	[PAIRING_TERM_DOWNFLOATS_FROM_BOTTOM] = "20, 29",
	[PAIRING_TERM_UPFLOATS] = "21, 22",
	[PAIRING_TERM_UPFLOATS_FROM_LINE] = "21, 22, 28",
	[PAIRING_TERM_EXTENT] = "12",
	[PAIRING_TERM_DISPLACEMENT] = "12, 23",
	[PAIRING_TERM_SQUARES] = "12, 23",
	[PAIRING_TERM_RATING] = "12, 23",
	[PAIRING_TERM_ORDER] = "12",
};

static const struct pairing_rules caa_rules = {
	.digest_size = sizeof(struct caa),
	.bye_rule = "6",
	.digest = caa_init,
	.solve = caa_solve,
	.colour = field_colour,
	.term_rules = caa_term_rules,
	.add_score = caa_add_score,
	.tell = caa_tell,
	.who = caa_who,
	.list = list_card,
};

enum pairing_status caa_best_by(enum caa_method method, const struct pairing_input *input,
	struct pairing_draw *draw, struct pairing_blame *blame, struct caa_work *work)
{
	struct caa_work unseen = {0};

	work = work ? work : &unseen;
	work->method = method;
	return frame_best(&caa_book, input, work, draw, blame);
}

static const struct pairing_citations caa_citations = {
	.repeat = " (1)",
	.bye = " (6)",
	.transfer = " (15)",
	.exchange = " (12, 24)",
	.down = " (19, 20)",
	.up = " (21)",
	.same_down = " (20 a)",
	.same_up = " (21 a)",
	.line = " (5)",
	.linked = " (17)",
	.comes = "the highest card not met",
	.goes = "the first card below the mid-line floats down if score, colour and record allow it",
	.sits_out = "the bye goes to the first card below the mid-line that may have it",
	.converts = " (38)",
	.unrated = " (33)",
	.outside = " (36)",
	.outside_again = " (1)",
	.booking_bars = true,
};

static const struct pairing_traits caa_traits = {
	.code = "CUSTOM_SWISS",
	.claims_rule = "16",
	.repairs = true,
	.guide = true,
	.groups = PAIRING_GROUPS_HALVES,
	.mid_line = true,
	.floater = PAIRING_FLOATER_MID_LINE,
	.set_bars = caa_set_bars,
	.random_line = "30",
	.lowest = "26",
	.everybody = "1",
	.citations = &caa_citations,
};

const struct pairing_book caa_book = {
	.id = "caa",
	.name = "British seeded Swiss (CAA)",
	.options = caa_option,
	.noptions = CAA_OPTIONS,
	.values = caa_value,
	.nvalues = CAA_VALUES,
	.rules = &caa_rules,
	.traits = &caa_traits,
};
