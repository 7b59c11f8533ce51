/* Making a deal: steps, captions and moves added one after the other. */
#include "config.h"

#include "app/deal/dealer.h"

#include <stdlib.h>
#include <string.h>

static struct deal_step *last_step(const struct dealer *dealer)
{
	return dealer->failed ? NULL : &dealer->deal->steps[dealer->deal->nsteps - 1];
}

/* Room for one more in an array; false: no memory. */
static bool make_room(void **array, int count, int *room, size_t size)
{
	const int more = *room ? 2 * *room : 64;
	void *grown;

	if (count < *room)
		return true;
	grown = realloc(*array, (size_t)more * size);
	if (!grown)
		return false;
	*array = grown;
	*room = more;
	return true;
}

static void add_step(struct dealer *dealer, enum deal_kind kind, int group)
{
	struct deal *deal = dealer->deal;
	void *steps = deal->steps;

	if (dealer->failed)
		return;
	dealer->failed = !make_room(&steps, deal->nsteps, &deal->steps_room, sizeof(*deal->steps));
	deal->steps = steps;
	if (dealer->failed)
		return;
	deal->steps[deal->nsteps] = (struct deal_step){.kind = kind,
		.number = deal->nsteps,
		.group = group,
		.other = -1,
		.first = deal->nmoves};
	deal->nsteps++;
}

void dealer_name(struct dealer *dealer, int card)
{
	struct deal_step *step = last_step(dealer);

	if (!step || card < 0 || step->ncards == DEAL_NAMED)
		return;
	for (int i = 0; i < step->ncards; i++)
		if (step->cards[i] == card)
			return;
	step->cards[step->ncards++] = card;
}

struct deal_span dealer_span(const struct dealer *dealer, int board)
{
	const struct pairing_board *seats = &dealer->deal->boards[board];
	const int white = dealer->group_of[seats->white];
	const int black = seats->black < 0 ? white : dealer->group_of[seats->black];

	return white < black ? (struct deal_span){white, black} : (struct deal_span){black, white};
}

void dealer_of_board(struct dealer *dealer, int board)
{
	const struct deal_span span = dealer_span(dealer, board);
	struct deal_step *step = last_step(dealer);

	if (!step)
		return;
	step->board = board + 1;
	step->group = span.high;
	step->other = span.low == span.high ? -1 : span.low;
}

void dealer_on_board(struct dealer *dealer, int board)
{
	struct deal_step *step = last_step(dealer);

	if (step)
		step->board = board + 1;
}

void dealer_reach(struct dealer *dealer, int group)
{
	struct deal_step *step = last_step(dealer);

	if (step)
		step->other = group;
}

/* Is it one of the rules of a list, "16, advice 11"? */
static bool has_rule(const char *list, const char *rule)
{
	const size_t length = strlen(rule);

	for (const char *at = list; (at = strstr(at, rule)); at += length) {
		const bool begins = at == list || at[-1] == ' ';

		if (begins && (at[length] == '\0' || at[length] == ','))
			return true;
	}
	return false;
}

/* Each rule of a list that is not there yet. */
static void add_rules(char *list, size_t size, const char *rules)
{
	while (*rules) {
		const size_t length = strcspn(rules, ","), used = strlen(list);
		char one[32];

		words_put(one, sizeof(one), "%.*s", (int)length, rules);
		if (one[0] && !has_rule(list, one))
			words_put(list + used, size - used, "%s%s", used > 0 ? ", " : "", one);
		rules += length;
		rules += strspn(rules, ", ");
	}
}

/* The sentences as one text, and all their rules. */
static bool join_parts(struct deal_step *step)
{
	char text[CAPTION_SIZE] = "", rule[CAPTION_RULE_SIZE] = "";

	for (int i = 0; i < step->nparts; i++) {
		const size_t used = strlen(text);

		words_put(text + used, sizeof(text) - used, "%s%s.", i > 0 ? " " : "",
			step->parts[i].text);
		add_rules(rule, sizeof(rule), step->parts[i].rule);
	}
	step->caption = strdup(text);
	step->rule = strdup(rule);
	return step->caption && step->rule;
}

/* As many sentences of the caption as a step has, from this one on; returns how many. */
static int say_from(struct dealer *dealer, const struct caption *caption, int from)
{
	struct deal_step *step = last_step(dealer);

	if (!step)
		return 0;
	for (int i = from; i < caption->count && step->nparts < DEAL_PARTS && !dealer->failed;
		i++) {
		struct deal_part *part = &step->parts[step->nparts++];

		part->text = strdup(caption->text + caption->parts[i].at);
		part->rule = strdup(caption->parts[i].rule);
		dealer->failed = !part->text || !part->rule;
	}
	dealer->failed = dealer->failed || !join_parts(step);
	return step->nparts;
}

void dealer_finish(struct dealer *dealer)
{
	while (!dealer->failed && dealer->rest_from < dealer->rest.count) {
		const struct deal_step said = *last_step(dealer);

		add_step(dealer, said.kind == DEAL_CHECK ? DEAL_CHECK : DEAL_FACT, said.group);
		if (dealer->failed)
			return;
		last_step(dealer)->board = said.board;
		last_step(dealer)->other = said.other;
		dealer->rest_from += say_from(dealer, &dealer->rest, dealer->rest_from);
	}
}

void dealer_step(struct dealer *dealer, enum deal_kind kind, int group)
{
	dealer_finish(dealer);
	add_step(dealer, kind, group);
}

void dealer_say(struct dealer *dealer, const struct caption *caption)
{
	dealer->rest_from = say_from(dealer, caption, 0);
	dealer->rest = *caption;
}

void dealer_move(struct dealer *dealer, int card, struct deal_place to)
{
	struct deal *deal = dealer->deal;
	struct deal_step *step = last_step(dealer);
	void *moves = deal->moves;

	if (!step)
		return;
	dealer->failed = !make_room(&moves, deal->nmoves, &deal->moves_room, sizeof(*deal->moves));
	deal->moves = moves;
	if (dealer->failed)
		return;
	deal->moves[deal->nmoves++] = (struct deal_move){card, dealer->place[card], to};
	dealer->place[card] = to;
	step->moves++;
}

void caption_add(struct caption *caption, const char *rule, const char *format, ...)
{
	char *text = caption->text + caption->used;
	const size_t room = sizeof(caption->text) - caption->used;
	va_list list;

	if (caption->count == CAPTION_PARTS || room < SENTENCE_SIZE / 4)
		return;
	va_start(list, format);
	words_format(text, room, format, list);
	va_end(list);
	/* "the right card" may be the first word */
	text[0] = text[0] >= 'a' && text[0] <= 'z' ? (char)(text[0] - 'a' + 'A') : text[0];
	caption->parts[caption->count].at = caption->used;
	words_put(caption->parts[caption->count].rule, CAPTION_RULE_SIZE, "%s", rule);
	caption->used += strlen(text) + 1;
	caption->count++;
}

void caption_add_ruled(struct caption *caption, const char *text, const char *rule)
{
	const size_t behind = rule[0] ? strlen(rule) + strlen(" ().") : strlen(".");
	const size_t length = strlen(text);

	caption_add(caption, rule, "%.*s", (int)(length > behind ? length - behind : 0), text);
}

void caption_add_step(
	struct caption *caption, const struct cast *cast, const struct pairing_step *step)
{
	char text[2 * SENTENCE_SIZE];

	words_step(cast, step, text, sizeof(text));
	caption_add_ruled(caption, text, step->rule ? step->rule : "");
}

bool caption_names(int i, int count)
{
	/* "and 1 more" would be as long as the name */
	return i < CAPTION_NAMES || (i == CAPTION_NAMES && count == CAPTION_NAMES + 1);
}

void caption_name(char *names, size_t size, int i, int count, const char *name)
{
	const size_t used = strlen(names);

	if (caption_names(i, count))
		words_put(names + used, size - used, "%s%s", words_between(i, count), name);
	else if (i == CAPTION_NAMES)
		words_put(names + used, size - used, " and %d more", count - CAPTION_NAMES);
}

void caption_cards_add(struct caption_cards *cards, int card)
{
	if (cards->count <= CAPTION_NAMES)
		cards->card[cards->count] = card;
	cards->count++;
}

const char *caption_cards_names(const struct dealer *dealer, const struct caption_cards *cards,
	char names[CAPTION_NAMES_SIZE])
{
	char who[WHO_SIZE];

	names[0] = '\0';
	for (int i = 0; i < cards->count && i <= CAPTION_NAMES; i++)
		caption_name(names, CAPTION_NAMES_SIZE, i, cards->count,
			dealer_who(dealer, cards->card[i], who));
	return names;
}

void dealer_name_cards(struct dealer *dealer, const struct caption_cards *cards)
{
	for (int i = 0; i < cards->count && caption_names(i, cards->count); i++)
		dealer_name(dealer, cards->card[i]);
}

void dealer_lay_out(struct dealer *dealer, int group)
{
	const struct deal_group *cards = &dealer->deal->groups[group];

	dealer->laid[group] = true;
	for (int i = cards->first; i < cards->first + cards->count; i++) {
		const int card = dealer->deal->order[i];
		const struct deal_place to = {
			.where = DEAL_LAID, .group = group, .colour = dealer->due[card]};

		if (dealer->place[card].where == DEAL_BOX)
			dealer_move(dealer, card, to);
	}
}

static void seat(struct dealer *dealer, int board, int card, enum pairing_colour colour)
{
	const struct deal_place to = {.where = DEAL_SEATED, .colour = colour, .board = board + 1};

	dealer_move(dealer, card, to);
	dealer_name(dealer, card);
}

void dealer_seat(struct dealer *dealer, int board)
{
	const struct pairing_board *seats = &dealer->deal->boards[board];
	const bool bye = seats->black < 0;

	dealer_of_board(dealer, board);
	dealer->dealt[board] = true;
	seat(dealer, board, seats->white, bye ? PAIRING_NEUTRAL : PAIRING_WHITE);
	if (!bye)
		seat(dealer, board, seats->black, PAIRING_BLACK);
}

void dealer_turn(struct dealer *dealer, int card, enum pairing_colour colour)
{
	struct deal_place to = dealer->place[card];

	to.colour = colour;
	dealer_move(dealer, card, to);
}

int dealer_group(const struct dealer *dealer, int score)
{
	for (int i = 0; i < dealer->deal->ngroups; i++)
		if (dealer->deal->groups[i].score == score)
			return i;
	return -1;
}

int dealer_opponent(const struct dealer *dealer, int card)
{
	const int board = dealer->board_of[card];
	const struct pairing_board *seats = board < 0 ? NULL : &dealer->deal->boards[board];

	if (!seats)
		return PAIRING_NOBODY;
	return seats->white == card ? seats->black : seats->white;
}

bool dealer_lies_in(const struct dealer *dealer, int card, int group)
{
	const struct deal_place *place = &dealer->place[card];

	return place->where == DEAL_LAID && place->group == group &&
		dealer->group_of[card] == group;
}

struct pairing_claim dealer_claim(const struct dealer *dealer, int card)
{
	const struct pairing_input *input = &dealer->position->cards.input;

	return pairing_claim_of(input->players[card].games, input->round - 1);
}

const char *dealer_who(const struct dealer *dealer, int card, char buffer[WHO_SIZE])
{
	return words_indexed(&dealer->cast, card, buffer);
}

const char *dealer_score(const struct dealer *dealer, int group, char buffer[16])
{
	return points_text(dealer->deal->groups[group].score, buffer);
}

void dealer_add_due(
	const struct dealer *dealer, int board, const char *rule, struct caption *caption)
{
	const struct pairing_board *seats = &dealer->deal->boards[board];
	const bool white = dealer->due[seats->white] != PAIRING_NEUTRAL;
	const bool black = dealer->due[seats->black] != PAIRING_NEUTRAL;
	char one[WHO_SIZE], two[WHO_SIZE];

	dealer_who(dealer, seats->white, one);
	dealer_who(dealer, seats->black, two);
	if (white && black)
		caption_add(caption, rule, "%s has White and %s Black, as each is due", one, two);
	else if (white)
		caption_add(caption, rule, "%s has White, as he is due; %s had no colour yet", one,
			two);
	else
		caption_add(caption, rule, "%s has Black, as he is due; %s had no colour yet", two,
			one);
}
