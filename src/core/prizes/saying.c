/* The parts of a sentence on a prize. */
#include "core/prizes/saying.h"

#include "core/short_name.h"

enum { NAME_CELLS = 24 };

void saying_put(struct saying *saying, const char *text)
{
	line_text(&saying->line, text);
}

void saying_money(struct saying *saying, int64_t amount)
{
	char text[MONEY_SIZE];

	saying_put(saying, money_text(amount, text));
}

void saying_name(struct saying *saying, int entrant)
{
	const int pin = saying->award->entrants->of[entrant].pin;
	const struct player *player = event_player(saying->event, saying->section, pin);
	char name[NAME_SIZE];

	if (!player) {
		line_int(&saying->line, pin);
		return;
	}
	short_name(saying->event, player, NAME_CELLS, name, sizeof(name));
	saying_put(saying, name);
}

void saying_joint(struct saying *saying, int i, int count)
{
	if (i > 0)
		saying_put(saying, i + 1 < count ? ", " : " and ");
}

const struct award_slot *award_slot_at(
	const struct award *award, const struct award_reason *reason, int i)
{
	return &award->slots[award->slots_of[reason->slot + i]];
}

const struct prize *award_prize_of(const struct award *award, const struct award_slot *slot)
{
	return &award->list->entries[slot->entry].prize;
}

/* So many prizes from the i-th on are of one class, for places one behind the other. */
static int run_length(const struct award *award, const struct award_reason *reason, int i)
{
	const struct prize *first = award_prize_of(award, award_slot_at(award, reason, i));
	int length = 1;

	while (i + length < reason->slots) {
		const struct award_slot *next = award_slot_at(award, reason, i + length);

		if (!prize_same_class(award_prize_of(award, next), first) || first->name[0] ||
			award_prize_of(award, next)->name[0] ||
			next->place != award_slot_at(award, reason, i)->place + length)
			break;
		length++;
	}
	return length;
}

/* "2nd to 4th", "1st to 2nd and U2400" */
void award_put_prizes(
	struct line *line, const struct award *award, const struct award_reason *reason)
{
	int last = -1;

	for (int i = 0; i < reason->slots; i += run_length(award, reason, i))
		last = i;
	for (int i = 0, length; i < reason->slots; i += length) {
		struct prize prize = *award_prize_of(award, award_slot_at(award, reason, i));
		char title[PRIZE_TITLE_SIZE];

		length = run_length(award, reason, i);
		prize.first = award_slot_at(award, reason, i)->place;
		prize.last = prize.first + length - 1;
		line_text(line, i == 0 ? "" : i == last ? " and " : ", ");
		line_text(line, prize_title(&prize, length > 1 ? 0 : prize.first, title));
	}
}

/* "100 + 60 + 40 = 200" */
void saying_sum(struct saying *saying)
{
	const struct award_reason *reason = saying->reason;

	for (int i = 0; i < reason->slots; i++) {
		saying_put(saying, i ? " + " : "");
		saying_money(saying, award_slot_at(saying->award, reason, i)->amount);
	}
	if (reason->slots > 1) {
		saying_put(saying, " = ");
		saying_money(saying, reason->sum);
	}
}

void saying_left_over(struct saying *saying)
{
	if (saying->reason->left <= 0)
		return;
	saying_put(saying, ", ");
	saying_money(saying, saying->reason->left);
	saying_put(saying, " left over");
}
