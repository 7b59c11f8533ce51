/*
 * Certificates for players and teams who have won something, and for others who took part: a page
 * each.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/particulars/particular.h"
#include "core/prizes/prize_words.h"
#include "core/prizes/saying.h"
#include "core/prizes/unfinished.h"
#include "core/prizes/winners.h"
#include "core/season.h"
#include "core/text/text.h"
#include "core/typed/date.h"
#include "core/vocabulary.h"
#include "print/pieces/cards.h"
#include "print/pieces/certificate_text.h"
#include "print/list.h"

enum { FIRST_PLACES = 3, DAYS_SIZE = 80, PLACE_TEXT = 64 };

/* What all certificates of a section have in common. */
struct hall {
	const struct event *event;
	int section;
	const struct certificate_text *text;
	const struct award *award;
	char event_name[TABLE_HEADING_SIZE], section_name[NAME_SIZE], days[DAYS_SIZE];
	char arbiter[PARTICULAR_SIZE];
};

/* "7 March 2026" of "2026/03/07". */
static void put_day(struct line *line, const char *day, bool year)
{
	static const char *const months[] = {"January", "February", "March", "April", "May", "June",
		"July", "August", "September", "October", "November", "December"};
	const int month = (day[5] - '0') * 10 + day[6] - '0';

	line_int(line, (day[8] - '0') * 10 + day[9] - '0');
	line_text(line, " ");
	line_text(line, months[month - 1]);
	if (year) {
		line_text(line, " ");
		line_int(line, atoi(day));
	}
}

/* "7 to 8 March 2026"; what is not known is left out. */
static void write_days(const struct event *event, char days[DAYS_SIZE])
{
	const char *first = event_particular(event, 0, 0, EVENT_FIRST_DAY),
		   *last = event_particular(event, 0, 0, EVENT_LAST_DAY);
	struct line line;

	line_init(&line, days, DAYS_SIZE);
	if (!date_is_whole(last))
		last = first;
	if (!date_is_whole(first))
		first = last;
	if (!date_is_whole(first))
		return;
	if (strncmp(first, last, 8) == 0 && strcmp(first, last) != 0)
		line_int(&line, (first[8] - '0') * 10 + first[9] - '0');
	else if (strcmp(first, last) != 0)
		put_day(&line, first, strncmp(first, last, 4) != 0);
	line_text(&line, strcmp(first, last) != 0 ? " to " : "");
	put_day(&line, last, true);
}

/* "Aisling O'Connor" of "O'Connor, Aisling"; where commas part other things as well it stays. */
static void turn_name(const char *name, char turned[NAME_SIZE])
{
	const char *comma = strchr(name, ',');
	const char *first = comma ? comma + 1 + strspn(comma + 1, " ") : "";

	if (!*first || comma == name || strchr(first, ','))
		snprintf(turned, NAME_SIZE, "%s", name);
	else
		snprintf(turned, NAME_SIZE, "%s %.*s", first, (int)(comma - name), name);
}

/* Has another the same rank? */
static bool is_shared(const struct entrants *entrants, int i)
{
	return (i > 0 && entrants->of[i - 1].rank == entrants->of[i].rank) ||
		(i + 1 < entrants->count && entrants->of[i + 1].rank == entrants->of[i].rank);
}

/*
 * The first of those with whom he shares prizes for places in equal parts: where prizes go by
 * points alone the tie-breaks part nobody. -1: he shares none.
 */
static int first_of_share(const struct award *award, int entrant)
{
	for (int i = 0; i < award->nreasons; i++) {
		const struct award_reason *reason = &award->reasons[i];
		const struct award_person *persons = &award->persons[reason->person];
		bool his = false, equal = reason->persons > 1 && reason->slots > 0;

		equal = equal &&
			prize_is_place(award_prize_of(award, award_slot_at(award, reason, 0)));
		for (int k = 0; equal && k < reason->persons; k++) {
			his = his || persons[k].entrant == entrant;
			equal = persons[k].amount > 0 && persons[k].amount == persons[0].amount;
		}
		if (equal && his)
			return persons[0].entrant;
	}
	return -1;
}

/* "Shared 2nd place"; of the others what they have won says enough, or that they were there. */
static void write_place(const struct award *award, int i, bool wins, char place[PLACE_TEXT])
{
	const struct entrants *entrants = award->entrants;
	const int first = first_of_share(award, i);
	const int rank = entrants->of[first < 0 ? i : first].rank;
	struct line line;

	line_init(&line, place, PLACE_TEXT);
	if (rank > FIRST_PLACES) {
		line_text(&line, wins ? "" : "Took part");
		return;
	}
	line_text(&line, first >= 0 || is_shared(entrants, i) ? "Shared " : "");
	line_ordinal(&line, rank);
	line_text(&line, " place");
}

/* "Prize: U1800 (50)", "Cup (1st)": one more line. */
static void put_prize(const struct award *award, const struct award_reason *reason, int64_t money,
	struct line *line)
{
	char words[REASON_SIZE], amount[MONEY_SIZE];

	line_text(line, line->length > 0 ? "\n" : "");
	line_text(line, money > 0 ? "Prize: " : "");
	line_text(line, award_prizes_words(award, reason, words));
	if (money == 0)
		return;
	line_text(line, " (");
	line_text(line, money_text(money, amount));
	line_text(line, ")");
}

/* False: he has won nothing. */
static bool write_prizes(const struct award *award, int entrant, struct line *line)
{
	for (int i = 0; i < award->nreasons; i++) {
		const struct award_reason *reason = &award->reasons[i];
		int64_t money = 0;

		if (!prize_is_won(award, reason, entrant))
			continue;
		for (int k = 0; k < reason->persons; k++)
			if (award->persons[reason->person + k].entrant == entrant)
				money += award->persons[reason->person + k].amount;
		put_prize(award, reason, money, line);
	}
	return line->length > 0;
}

/* "4½ points from 5 rounds" */
static void write_points(const struct hall *hall, int points2, char text[PLACE_TEXT])
{
	const struct vocabulary *words = vocabulary_of(hall->event, hall->section);
	const int rounds = hall->award->entrants->rounds;
	char points[16];

	snprintf(text, PLACE_TEXT, "%s point%s from %d %s%s", points_text(points2, points),
		points2 > 0 && points2 <= 2 ? "" : "s", rounds, words->round_small,
		rounds == 1 ? "" : "s");
}

/* What stands on all of them; the rest is empty. */
static struct certificate_words words_of(const struct hall *hall)
{
	struct certificate_words words;

	for (int i = 0; i < CERTIFICATE_SLOTS; i++)
		words.of[i] = "";
	words.of[SLOT_EVENT] = hall->event_name;
	words.of[SLOT_SECTION] = hall->section_name;
	words.of[SLOT_TOWN] = event_particular(hall->event, 0, 0, EVENT_PLACE);
	words.of[SLOT_DAYS] = hall->days;
	words.of[SLOT_ARBITER] = hall->arbiter;
	return words;
}

/* STATUS_OK too where he is to have none. */
static enum status add_certificate(
	struct cards *cards, const struct hall *hall, int i, bool everybody, struct error *error)
{
	const struct entrants *entrants = hall->award->entrants;
	const struct entrant *entrant = &entrants->of[i];
	const struct player *player = event_player(hall->event, hall->section, entrant->pin);
	const bool stays = entrant->bar == ENTRANT_FREE || entrant->bar == ENTRANT_BYES;
	char name[NAME_SIZE], place[PLACE_TEXT], points[PLACE_TEXT], prizes[2 * REASON_SIZE];
	struct certificate_words words;
	struct card *card;
	struct line line;
	bool wins;

	line_init(&line, prizes, sizeof(prizes));
	wins = write_prizes(hall->award, i, &line);
	if (!wins && !(stays && (everybody || entrant->rank <= FIRST_PLACES)))
		return STATUS_OK;
	card = cards_add(cards);
	if (!card)
		return list_no_memory(error);
	turn_name(player->name, name);
	write_place(hall->award, i, wins, place);
	write_points(hall, entrant->points2, points);
	words = words_of(hall);
	words.of[SLOT_NAME] = name;
	words.of[SLOT_CLUB] = player->club;
	words.of[SLOT_PLACE] = place;
	words.of[SLOT_PRIZE] = prizes;
	words.of[SLOT_POINTS] = points;
	return certificate_text_fill(hall->text, &words, card, error);
}

/* Who counted for a team, a line each, the best first. */
static void put_members(const struct hall *hall, const struct award_team *team, struct line *line)
{
	for (int i = 0; i < team->members; i++) {
		const struct entrant *entrant =
			&hall->award->entrants->of[hall->award->members_of[team->member + i]];
		char name[NAME_SIZE], points[16];

		turn_name(event_player(hall->event, hall->section, entrant->pin)->name, name);
		line_text(line, i > 0 ? "\n" : "");
		line_text(line, name);
		line_text(line, " ");
		line_text(line, points_text(entrant->points2, points));
	}
}

/* One for all that a club or school has won; of prizes for other numbers of players the most. */
static enum status add_team(struct cards *cards, const struct hall *hall,
	const struct prize_winner *winner, struct error *error)
{
	const struct award *award = hall->award;
	const struct award_team *team = winner->team;
	char prizes[2 * REASON_SIZE], players[2 * REASON_SIZE], points[16], words[PLACE_TEXT];
	struct certificate_words filled = words_of(hall);
	struct card *card = cards_add(cards);
	struct line line;

	if (!card)
		return list_no_memory(error);
	line_init(&line, prizes, sizeof(prizes));
	for (int i = 0; i < award->nreasons; i++) {
		const struct award_team *given =
			prize_team_given(award, &award->reasons[i], winner);

		if (!given)
			continue;
		team = given->members > team->members ? given : team;
		put_prize(award, &award->reasons[i], given->amount, &line);
	}
	line_init(&line, players, sizeof(players));
	put_members(hall, team, &line);
	snprintf(words, sizeof(words), "%s point%s", points_text(team->points2, points),
		team->points2 > 0 && team->points2 <= 2 ? "" : "s");
	filled.of[SLOT_NAME] = team->name;
	filled.of[SLOT_PRIZE] = prizes;
	filled.of[SLOT_PLAYERS] = players;
	filled.of[SLOT_POINTS] = words;
	return certificate_text_fill(hall->text, &filled, card, error);
}

/* Behind the players, as in the list of winners. */
static enum status add_teams(struct cards *cards, const struct hall *hall, struct error *error)
{
	struct prize_winner *winners;
	int count;
	enum status status = prize_winners(hall->award, &winners, &count);

	if (status != STATUS_OK)
		return list_no_memory(error);
	for (int i = 0; status == STATUS_OK && i < count; i++)
		if (winners[i].team)
			status = add_team(cards, hall, &winners[i], error);
	free(winners);
	return status;
}

/* What is not final is on no certificate. */
static enum status refuse_early(
	const struct event *event, int section, int rounds, struct error *error)
{
	const struct vocabulary *words = vocabulary_of(event, section);
	const int all = event_section(event, section)->rounds;
	char open[UNFINISHED_SIZE];

	if (rounds == 0)
		return list_no_round(event, section, error);
	error->code = STATUS_REFUSED;
	not_over_words(event, section, rounds, open);
	if (open[0])
		snprintf(error->text, sizeof(error->text), "Certificates are for the end: %.150s.",
			open);
	else if (rounds < all && !event_is_season(event, section))
		snprintf(error->text, sizeof(error->text),
			"Certificates are for the end: %s %d of %d is the last complete one. If no more are played: section EVENT set rounds=%d.",
			words->round_small, rounds, all, rounds);
	else
		return STATUS_OK;
	return STATUS_REFUSED;
}

/* As players' names are; with a title before it or an id behind it he stays as he was entered. */
static void write_arbiter(const struct event *event, char arbiter[PARTICULAR_SIZE])
{
	static const char *const titles[] = {"IA ", "FA ", "NA "};
	const char *name = event_particular(event, 0, 0, EVENT_ARBITER);
	bool plain = strlen(name) < NAME_SIZE && !strpbrk(name, "(;/0123456789");

	for (size_t i = 0; i < sizeof(titles) / sizeof(titles[0]); i++)
		plain = plain && strncmp(name, titles[i], strlen(titles[i])) != 0;
	if (plain)
		turn_name(name, arbiter);
	else
		snprintf(arbiter, PARTICULAR_SIZE, "%s", name);
}

/* heading: as other lists have it, of event and section */
static void name_hall(struct hall *hall, const char *heading)
{
	const char *section = event_section(hall->event, hall->section)->name;
	struct table about = {.ncolumns = 1};

	list_event_name(&about, hall->event);
	snprintf(hall->event_name, sizeof(hall->event_name), "%s",
		about.event[0] ? about.event : heading);
	if (event_sections(hall->event) > 1)
		list_section(hall->event, hall->section, hall->section_name);
	else if (strcmp(section, hall->event_name) != 0)
		snprintf(hall->section_name, sizeof(hall->section_name), "%s", section);
	write_days(hall->event, hall->days);
	write_arbiter(hall->event, hall->arbiter);
}

static enum status print_of(const struct hall *hall, bool everybody,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	struct cards cards = {.title = "Certificates", .columns = 1, .rows = 1, .posters = true};
	enum status status =
		refuse_early(hall->event, hall->section, hall->award->entrants->rounds, error);

	for (int i = 0; status == STATUS_OK && i < hall->award->entrants->count; i++)
		status = add_certificate(&cards, hall, i, everybody, error);
	if (status == STATUS_OK)
		status = add_teams(&cards, hall, error);
	if (status == STATUS_OK)
		return cards_finish(&cards, style, sink, error);
	free(cards.of);
	return status;
}

enum status print_certificates(const struct event *event, int section, int through,
	const struct certificate_text *text, bool everybody, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	struct certificate_text usual;
	struct hall hall = {.event = event, .section = section, .text = text};
	struct prize_list list;
	struct entrants entrants;
	struct award award;
	struct table about = {.ncolumns = 1};
	enum status status = list_begin(&about, event, section, error);

	if (status != STATUS_OK)
		return status;
	if (!text) {
		certificate_text_usual(&usual);
		hall.text = &usual;
	}
	name_hall(&hall, about.event);
	status = prize_list_of(event, section, &list, error);
	if (status != STATUS_OK)
		return status == STATUS_NO_MEMORY ? list_no_memory(error) : status;
	status = entrants_make(event, section, through, &list.rules, &entrants);
	if (status == STATUS_OK) {
		status = award_make(&list, &entrants, &award);
		if (status == STATUS_OK) {
			hall.award = &award;
			status = print_of(&hall, everybody, style, sink, error);
			award_done(&award);
		}
		entrants_done(&entrants);
	}
	prize_list_done(&list);
	return status == STATUS_NO_MEMORY ? list_no_memory(error) : status;
}
