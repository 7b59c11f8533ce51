/*
 * The natural pairing of a score group, top half against bottom half, compared with the real one;
 * which opponents are barred for a player who seeks a colour; and who stands below the bye.
 */
#include "config.h"

#include "app/deal/dealer.h"
#include "app/why/facts.h"

/* A board that is paired in the group: one that is all the group's own, where there is one. */
static int find_board(const struct dealer *dealer, int group)
{
	int found = -1;

	for (int i = 0; i < dealer->deal->nboards; i++) {
		const struct deal_span span = dealer_span(dealer, i);

		if (dealer->deal->boards[i].black < 0 || span.low != group)
			continue;
		if (span.high == span.low)
			return i;
		found = found < 0 ? i : found;
	}
	return found;
}

static void say(struct dealer *dealer, enum deal_kind kind, int group, const struct why_line *line)
{
	struct caption caption = {.count = 0};

	dealer_step(dealer, kind, group);
	caption_add_ruled(&caption, line->text, line->rule);
	dealer_say(dealer, &caption);
}

/* Of a group all of whom float the pairing may be that of the group above, which has said it. */
void deal_say_natural(struct dealer *dealer, int group)
{
	const int board = find_board(dealer, group);
	struct why_list list = {.count = 0};

	if (board < 0 || dealer->failed)
		return;
	if (why_natural(dealer->told, board + 1, dealer->steps, &list) != STATUS_OK)
		dealer->failed = true;
	else if (list.count == 1 && list.lines[0].changed &&
		dealer_group(dealer, list.lines[0].score) == group)
		say(dealer, DEAL_FACT, group, &list.lines[0]);
	why_list_done(&list);
}

void deal_say_seekers(struct dealer *dealer, int board)
{
	struct why_list list = {.count = 0};

	if (dealer->failed)
		return;
	if (why_seekers(dealer->app, dealer->told, board + 1, dealer->steps, &list) != STATUS_OK) {
		dealer->failed = true;
	} else if (list.count == 1) {
		say(dealer, DEAL_PASSED, -1, &list.lines[0]);
		dealer_of_board(dealer, board);
		dealer_name(dealer, dealer->deal->boards[board].white);
		dealer_name(dealer, dealer->deal->boards[board].black);
	}
	why_list_done(&list);
}

void deal_say_lower(struct dealer *dealer, int board)
{
	struct why_list list = {.count = 0};

	if (dealer->failed)
		return;
	if (why_floats(dealer->app, dealer->told, board + 1, dealer->steps, &list) != STATUS_OK)
		dealer->failed = true;
	for (int i = 0; i < list.count && !dealer->failed; i++) {
		say(dealer, DEAL_FACT, -1, &list.lines[i]);
		dealer_of_board(dealer, board);
		dealer_name(dealer, dealer->deal->boards[board].white);
	}
	why_list_done(&list);
}
