/* The first steps of a deal: the cards sorted into score groups and counted, byes put aside. */
#include "config.h"

#include "app/deal/dealer.h"

#include <stdlib.h>
#include <string.h>

#include "app/words/absence.h"
#include "core/board_label.h"
#include "core/game.h"
#include "core/season.h"
#include "core/vocabulary.h"
#include "pairing/book/traits.h"

/* Do scores part the cards? Else everybody stands in one list. */
static bool has_groups(const struct pairing_book *book)
{
	return book->traits->groups != PAIRING_GROUPS_NONE &&
		book->traits->groups != PAIRING_GROUPS_TABLE;
}

/* Groups and order from the rule book's list, which stands by score, then by rank. */
static void take_entries(
	struct dealer *dealer, const struct pairing_entry *entries, int count, bool scores)
{
	struct deal *deal = dealer->deal;

	deal->norder = count;
	deal->listed = !scores;
	deal->brackets = dealer->position->cards.book->traits->groups == PAIRING_GROUPS_BRACKETS;
	for (int i = 0; i < count; i++) {
		const struct pairing_entry *entry = &entries[i];
		const int score = scores ? entry->score : 0;

		if (deal->ngroups == 0 || deal->groups[deal->ngroups - 1].score != score)
			deal->groups[deal->ngroups++] = (struct deal_group){score, i, 0};
		deal->groups[deal->ngroups - 1].count++;
		deal->order[i] = entry->player;
		dealer->due[entry->player] = entry->due;
		dealer->group_of[entry->player] = deal->ngroups - 1;
		deal->start[entry->player] =
			(struct deal_place){.where = DEAL_BOX, .group = deal->ngroups - 1};
	}
}

enum status deal_sort(struct dealer *dealer)
{
	const struct translation *cards = &dealer->position->cards;
	struct deal *deal = dealer->deal;
	struct pairing_entry *entries;
	int count;
	const enum pairing_status status =
		pairing_checklist(cards->book, &cards->input, &entries, &count);

	if (status != PAIRING_OK)
		return translate_status(status);
	deal->order = calloc((size_t)count + 1, sizeof(*deal->order));
	deal->groups = calloc((size_t)count + 1, sizeof(*deal->groups));
	dealer->laid = calloc((size_t)count + 1, sizeof(*dealer->laid));
	for (int i = 0; i < deal->count; i++) {
		dealer->group_of[i] = -1;
		deal->start[i] = (struct deal_place){.where = DEAL_OUT};
	}
	if (deal->order && deal->groups && dealer->laid)
		take_entries(dealer, entries, count, has_groups(cards->book));
	free(entries);
	for (int i = 0; i < deal->count; i++)
		dealer->place[i] = deal->start[i];
	return deal->order && deal->groups && dealer->laid ? STATUS_OK : STATUS_NO_MEMORY;
}

/* "They hold 31 points, as many as there are to be had": of all who have entered. */
static void say_points(const struct dealer *dealer, struct caption *caption)
{
	const struct position *position = dealer->position;
	const int section = dealer->app->section, before = position->round - 1;
	const int possible2 = event_rollcall(position->event, section, before).possible2;
	char has[16], possible[16];
	int points2 = 0;

	for (int i = 0; i < dealer->deal->count; i++)
		points2 += event_points2(position->event, section, dealer->deal->pins[i], before);
	points_text(points2, has);
	points_text(possible2, possible);
	if (points2 == possible2)
		caption_add(caption, "",
			"All cards of the event hold %s point%s, as many as there are to be had",
			has, points2 == 2 ? "" : "s");
	else
		caption_add(caption, "",
			"All cards of the event hold %s point%s, but there are %s to be had", has,
			points2 == 2 ? "" : "s", possible);
}

static void say_sorted(struct dealer *dealer)
{
	const struct deal *deal = dealer->deal;
	const bool listed = deal->listed;
	struct caption caption = {.count = 0};
	char high[16], low[16];

	dealer_step(dealer, DEAL_SORTED, -1);
	if (listed) {
		caption_add(&caption, "", "%d card%s lie%s in the order of %s", deal->norder,
			words_plural(deal->norder), deal->norder == 1 ? "s" : "",
			dealer->position->cards.book->season ? "their GSRP"
							     : "their numbers in the table");
	} else {
		dealer_score(dealer, 0, high);
		dealer_score(dealer, deal->ngroups - 1, low);
		if (deal->ngroups == 1)
			caption_add(&caption, "", "%d card%s lie%s in one score group, %s",
				deal->norder, words_plural(deal->norder),
				deal->norder == 1 ? "s" : "", high);
		else
			caption_add(&caption, "",
				"%d cards lie sorted in %d score groups, from %s to %s",
				deal->norder, deal->ngroups, high, low);
		if (dealer->position->round > 1)
			say_points(dealer, &caption);
	}
	dealer_say(dealer, &caption);
	if (listed)
		dealer_lay_out(dealer, 0);
}

/* Has he a card in the event, and no part in this round? Who has left the event has one still. */
static bool is_aside(const struct dealer *dealer, int card)
{
	const struct position *position = dealer->position;
	const int pin = dealer->deal->pins[card];
	const struct player *player = event_player(position->event, dealer->app->section, pin);

	return dealer->group_of[card] < 0 && player && player->enters <= position->round &&
		(player_has_left(player, position->round - 1) ||
			event_takes_part(
				position->event, dealer->app->section, pin, position->round));
}

/* "has a half-point bye booked for this round"; returns whether he has a game beside the draw. */
static bool put_absence(const struct dealer *dealer, int card, char *text, size_t size)
{
	const struct event *event = dealer->position->event;
	const int section = dealer->app->section, round = dealer->position->round;
	const int pin = dealer->deal->pins[card];
	struct game game;

	if (game_of(event, section, round, pin, &game) && game.beside) {
		words_put(text, size, "plays %s on board %d, beside the draw", game.outside,
			board_label(event, section, round, game.number));
		return true;
	}
	absence_words(event, section, round, pin, text, size);
	return false;
}

/* The same of several: "have a half-point bye ..."; false: the words are of one alone. */
static bool put_absences(const char *one, char *text, size_t size)
{
	static const struct {
		const char *one, *many;
	} rows[] = {{"has ", "have "}, {"is ", "are "}, {"sits ", "sit "}, {"takes ", "take "}};

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		const size_t length = strlen(rows[i].one);

		if (strncmp(one, rows[i].one, length) != 0)
			continue;
		words_put(text, size, "%s%s", rows[i].many, one + length);
		return true;
	}
	return false;
}

/* Is it told together with one who stands before him? */
static bool is_told(const struct dealer *dealer, int card)
{
	char words[SENTENCE_SIZE], others[SENTENCE_SIZE], many[SENTENCE_SIZE];

	if (put_absence(dealer, card, words, sizeof(words)) ||
		!put_absences(words, many, sizeof(many)))
		return false;
	for (int i = 0; i < card; i++)
		if (is_aside(dealer, i) && !put_absence(dealer, i, others, sizeof(others)) &&
			strcmp(words, others) == 0)
			return true;
	return false;
}

/* Does he take no board for this reason, of which a sentence tells as well? */
static bool is_alike(
	const struct dealer *dealer, int card, const char *words, bool alone, int first)
{
	char others[SENTENCE_SIZE];

	if (card == first)
		return true;
	return !alone && card > first && is_aside(dealer, card) &&
		!put_absence(dealer, card, others, sizeof(others)) && strcmp(words, others) == 0;
}

/* All who take no board for the same reason as this one, and a step for them. */
static void say_absent(struct dealer *dealer, int first)
{
	char words[SENTENCE_SIZE], many[SENTENCE_SIZE], names[CAPTION_NAMES_SIZE];
	const bool beside = put_absence(dealer, first, words, sizeof(words));
	const bool alone = !put_absences(words, many, sizeof(many)) || beside;
	struct caption caption = {.count = 0};
	struct caption_cards absent = {.count = 0};

	for (int i = first; i < dealer->deal->count; i++)
		if (is_alike(dealer, i, words, alone, first))
			caption_cards_add(&absent, i);
	dealer_step(dealer, DEAL_ASIDE, -1);
	dealer_name_cards(dealer, &absent);
	caption_add(&caption, "", "%s %s%s", caption_cards_names(dealer, &absent, names),
		absent.count == 1 ? words : many, beside ? "" : ": put aside");
	dealer_say(dealer, &caption);
}

static void say_aside(struct dealer *dealer)
{
	if (dealer->position->cards.book->season)
		return;
	for (int i = 0; i < dealer->deal->count; i++)
		if (is_aside(dealer, i) && !is_told(dealer, i))
			say_absent(dealer, i);
}

void deal_say_sorted(struct dealer *dealer)
{
	if (dealer->deal->norder > 0)
		say_sorted(dealer);
	say_aside(dealer);
}
