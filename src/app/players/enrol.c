/* New players into the event. */
#include "config.h"

#include "app/players/enrol.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "app/event/ranking.h"
#include "app/players/join.h"
#include "app/players/players.h"
#include "app/words/words.h"
#include "core/text/letters.h"
#include "core/season.h"
#include "core/text/text.h"
#include "core/typed/title.h"

/* The list while it grows: the players of the section, then the new ones. */
struct roster {
	struct player *players;
	int *source; /* index in the enrolment, -1: was there before */
	int count;
};

enum status enrol_check(const struct player *player, struct error *error)
{
	int number, letter;

	if (!text_is_clean(player->name) || !letters_any(player->name))
		return app_fail(error, STATUS_BAD_INPUT,
			"A player needs a name, UTF-8 text without control characters.");
	if (!text_is_clean(player->club) || !text_is_clean(player->title))
		return app_fail(error, STATUS_BAD_INPUT,
			"Club and title of %s must be UTF-8 text without control characters.",
			player->name);
	if (player->grade < 0 || player->grade > GRADE_MOST)
		return app_fail(error, STATUS_BAD_INPUT, "The grade of %s must be 0 to %d.",
			player->name, GRADE_MOST);
	if (player->pin < 0 || player->pin > PLAYERS_MOST)
		return app_fail(error, STATUS_BAD_INPUT, "The PIN of %s must be 1 to %d.",
			player->name, PLAYERS_MOST);
	if (player->place[0] && !place_parse(player->place, &number, &letter))
		return app_fail(error, STATUS_BAD_INPUT,
			"The place of %s must be a number and a letter, such as 3b.", player->name);
	return STATUS_OK;
}

static enum status put_booking(const struct event *event, const struct player *player, int round,
	enum booking_kind kind, struct action *action)
{
	struct record row;

	memset(&row, 0, sizeof(row));
	row.kind = RECORD_BOOKING;
	row.as.booking = (struct booking){player->section, player->pin, round, kind};
	return action_put(action, event, &row);
}

enum status enrol_book(const struct event *event, struct player *player, int round,
	enum booking_kind kind, struct action *action)
{
	enum status status = STATUS_OK;
	struct record row;

	if (round < player->enters && kind == BOOKING_ZERO)
		return STATUS_OK;
	for (int r = round + 1; status == STATUS_OK && r < player->enters; r++) {
		if (!event_booking(event, player->section, player->pin, r))
			status = put_booking(event, player, r, BOOKING_ZERO, action);
	}
	if (status == STATUS_OK)
		status = put_booking(event, player, round, kind, action);
	if (status != STATUS_OK || round >= player->enters)
		return status;
	player->enters = round;
	memset(&row, 0, sizeof(row));
	row.kind = RECORD_PLAYER;
	row.as.player = *player;
	return action_put(action, event, &row);
}

static enum status roster_init(
	struct roster *roster, const struct app *app, const struct enrolment *enrolment)
{
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_PLAYER, app->section, 0, &count);
	size_t room = (size_t)count + (size_t)enrolment->count + 1;

	roster->players = calloc(room, sizeof(*roster->players));
	roster->source = calloc(room, sizeof(*roster->source));
	roster->count = count;
	if (!roster->players || !roster->source)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < count; i++) {
		roster->players[i] = rows[i].as.player;
		roster->source[i] = -1;
	}
	return STATUS_OK;
}

static void roster_done(struct roster *roster)
{
	free(roster->players);
	free(roster->source);
}

static bool same_text(const char *a, const char *b)
{
	return a[0] != '\0' && letters_compare_look(a, b) == 0;
}

/*
 * By hand a name is typed as it comes: in small letters, without accents, its parts in any order.
 */
static bool may_be_called(const char *old, const char *name)
{
	uint32_t parts[LETTERS_PARTS];

	if (letters_compare(old, name) == 0)
		return true;
	letters_parts(name, parts);
	return letters_has_parts(old, parts);
}

/*
 * Can the new one be this player again? In a list, which comes once, name, grade and club are the
 * same; by hand one of grade, club and FIDE ID is enough.
 */
static bool may_be_same(const struct player *old, const struct player *player, bool listed)
{
	const bool grades = old->grade == player->grade;
	const bool clubs = letters_compare_look(old->club, player->club) == 0;

	if (same_text(player->fide, old->fide))
		return true;
	if (listed ? letters_compare_look(old->name, player->name) != 0
		   : !may_be_called(old->name, player->name))
		return false;
	return (grades && clubs) ||
		(!listed && ((grades && old->grade != 0) || (clubs && old->club[0])));
}

/* What the two have in common. */
static const char *shared_words(const struct player *old, const struct player *player)
{
	const bool grade = player->grade != 0 && old->grade == player->grade;
	const bool club = same_text(player->club, old->club);

	if (same_text(player->fide, old->fide))
		return ", with the same FIDE ID";
	if (grade && club)
		return ", with the same grade and club";
	if (grade || club)
		return grade ? ", with the same grade" : ", with the same club";
	return "";
}

/* Something is wrong with an entry: STATUS_OK if it is passed on, to go on with the next one. */
static enum status fault(const struct enrolment *enrolment, int entry, int column,
	struct error *error, const char *format, ...) __attribute__((format(printf, 5, 6)));

static enum status fault(const struct enrolment *enrolment, int entry, int column,
	struct error *error, const char *format, ...)
{
	char text[SENTENCE_SIZE], whole[SENTENCE_SIZE + 48];
	va_list list;

	va_start(list, format);
	words_format(text, sizeof(text), format, list);
	va_end(list);
	if (!enrolment->list)
		return app_fail(error, STATUS_BAD_INPUT, "%s", text);
	if (column > 0)
		words_put(whole, sizeof(whole), "Line %d, column %d: %s",
			enrolment->list->lines[entry], column, text);
	else
		words_put(whole, sizeof(whole), "Line %d: %s", enrolment->list->lines[entry], text);
	faults_add(enrolment->faults, whole);
	return STATUS_OK;
}

/* Is somebody who stands before the entry in the roster the same person, or has he the PIN? */
static enum status check_others(const struct roster *roster, const struct enrolment *enrolment,
	int entry, struct error *error)
{
	const struct player *player = &enrolment->players[entry];
	const struct csv_list *list = enrolment->list;

	for (int i = 0; i < roster->count; i++) {
		const struct player *other = &roster->players[i];

		if (!enrolment->namesakes && may_be_same(other, player, list != NULL)) {
			if (!list)
				return app_fail(error, STATUS_DOUBLE,
					"%d %s is in the event already%s.", other->pin, other->name,
					shared_words(other, player));
			return fault(enrolment, entry, list->name_column, error,
				"%s is in the event already%s.", player->name,
				shared_words(other, player));
		}
		if (player->pin && other->pin == player->pin)
			return fault(enrolment, entry, list ? list->pin_column : 0, error,
				"PIN %d of %s belongs to %s.", player->pin, player->name,
				other->name);
	}
	return STATUS_OK;
}

static enum status check_rounds(
	const struct enrolment *enrolment, int entry, int rounds, struct error *error)
{
	const struct player *player = &enrolment->players[entry];
	const struct csv_list *list = enrolment->list;
	enum status status = STATUS_OK;

	if (player->enters > rounds)
		status = fault(enrolment, entry, list ? list->enters_column : 0, error,
			"%s would enter after the last round, %d.", player->name, rounds);
	if (status == STATUS_OK && player->leaves > rounds)
		status = fault(enrolment, entry, list ? list->leaves_column : 0, error,
			"%s would be withdrawn from round %d of %d.", player->name, player->leaves,
			rounds);
	for (int i = 0; status == STATUS_OK && i < enrolment->nbookings; i++) {
		const struct csv_booking *booking = &enrolment->bookings[i];

		if (booking->player == entry && (booking->round < 1 || booking->round > rounds))
			status = fault(enrolment, entry, list ? list->byes_column : 0, error,
				"%s has a bye booked for round %d of %d.", player->name,
				booking->round, rounds);
	}
	return status;
}

/* Nobody is two: who has played here as one from outside enters with that game (CAA 36). */
static enum status check_outsider(
	const struct app *app, const struct enrolment *enrolment, int entry, struct error *error)
{
	const struct player *player = &enrolment->players[entry];
	const struct csv_list *list = enrolment->list;
	const struct filled *game = join_find_game(app_event(app), app->section, player->name, 1);
	char who[WHO_SIZE];

	if (!game || enrolment->joins)
		return STATUS_OK;
	return fault(enrolment, entry, list ? list->name_column : 0, error,
		"%s plays %s in round %d as one from outside: enter him with that game (players EVENT join \"%s\"). If they are two people, write the names so that they differ.",
		player->name, words_who(app_event(app), app->section, game->pin, who), game->round,
		player->name);
}

/* The new player as he goes into the list: checked, not there yet, his PIN still free. */
static enum status admit(const struct app *app, struct roster *roster,
	const struct enrolment *enrolment, int entry, struct error *error)
{
	const struct player *player = &enrolment->players[entry];
	struct player *made = &roster->players[roster->count];
	struct error found = {0};
	enum status status = enrol_check(player, &found);

	if (status != STATUS_OK)
		status = fault(enrolment, entry, 0, error, "%s", found.text);
	if (status == STATUS_OK)
		status = check_others(roster, enrolment, entry, error);
	if (status == STATUS_OK)
		status = check_outsider(app, enrolment, entry, error);
	if (status == STATUS_OK)
		status = check_rounds(enrolment, entry,
			event_section(app_event(app), app->section)->rounds, error);
	if (status != STATUS_OK)
		return status;
	*made = *player;
	made->section = app->section;
	text_trim(made->name, NAME_SIZE);
	if (!enrolment->list) /* only a list says of somebody new that he has left */
		made->leaves = 0;
	title_settle(made->title);
	if (made->enters < 1)
		made->enters = 1;
	roster->count++;
	return STATUS_OK;
}

static enum status admit_all(const struct app *app, struct roster *roster,
	const struct enrolment *enrolment, struct error *error)
{
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < enrolment->count; i++)
		status = admit(app, roster, enrolment, i, error);
	if (status == STATUS_OK && enrolment->faults)
		status = faults_end(enrolment->faults, error);
	return status;
}

/*
 * Does the list say of everybody that his number is none that was given: 1, 2, 3 ... in rank order,
 * and a column of places without any? So an event writes its players that numbers them by rank.
 */
static bool numbers_follow(const struct app *app, const struct enrolment *enrolment)
{
	const struct ranking ranking = ranking_of(app_event(app), app->section);

	if (!enrolment->list || !enrolment->list->place_column)
		return false;
	for (int i = 0; i < enrolment->count; i++) {
		const struct player *player = &enrolment->players[i];

		if (player->pin != i + 1 || player->place[0] ||
			(i > 0 && ranking_compare(&ranking, player - 1, player) > 0))
			return false;
	}
	return true;
}

static bool numbers_given(
	const struct app *app, const struct roster *roster, const struct enrolment *enrolment)
{
	if (roster->count == enrolment->count && numbers_follow(app, enrolment))
		return false;
	for (int i = 0; i < enrolment->count; i++) {
		if (enrolment->players[i].pin || enrolment->players[i].place[0])
			return true;
	}
	return false;
}

struct newcomer {
	struct player player;
	int source;
	const struct ranking *ranking;
};

static int compare_newcomers(const void *left, const void *right)
{
	const struct newcomer *a = left, *b = right;
	bool given_a = a->player.pin > 0, given_b = b->player.pin > 0;
	int order = given_a != given_b ? (given_b ? 1 : -1)
				       : ranking_compare(a->ranking, &a->player, &b->player);

	return order ? order : a->source - b->source;
}

/*
 * Number newcomers one after the other: given PINs first, then in rank order; late ones get a place
 * and a first round.
 */
static enum status append(struct app *app, struct roster *roster, struct newcomer *newcomers,
	int count, int published, int first, struct action *action, struct error *error)
{
	qsort(newcomers, (size_t)count, sizeof(*newcomers), compare_newcomers);
	for (int i = 0; i < count; i++) {
		struct player *player = &newcomers[i].player;
		struct record row;
		enum status status = STATUS_OK;

		bool given = player->pin > 0;

		if (!given)
			player->pin = ranking_next_pin(roster->players, roster->count);
		if (!player->pin)
			return app_fail(error, STATUS_REFUSED, "There is no free number left.");
		if (given && published == 0 && !player->place[0])
			words_put(player->place, sizeof(player->place), "%d", player->pin);
		else if (!player->place[0])
			status = ranking_place(newcomers[i].ranking, roster->players, roster->count,
				player, player->place);
		if (status != STATUS_OK)
			return app_fail_plain(error, status);
		if (player->enters < first)
			player->enters = first;
		memset(&row, 0, sizeof(row));
		row.kind = RECORD_PLAYER;
		row.as.player = *player;
		status = action_put(action, app_event(app), &row);
		if (status != STATUS_OK)
			return app_fail_plain(error, status);
		roster->players[roster->count] = *player;
		roster->source[roster->count++] = newcomers[i].source;
	}
	return STATUS_OK;
}

int app_first_entry(const struct app *app)
{
	/* to an evening that is being played one may still come */
	return event_is_season(app_event(app), app->section)
		? app_round(app)
		: app_last_published(app_event(app), app->section) + 1;
}

static enum status append_all(struct app *app, struct roster *roster,
	const struct enrolment *enrolment, int before, int published, struct action *action,
	struct error *error)
{
	const struct ranking ranking = ranking_of(app_event(app), app->section);
	struct newcomer *newcomers = calloc((size_t)enrolment->count + 1, sizeof(*newcomers));
	const int first = enrolment->joins ? enrolment->joins : app_first_entry(app);
	enum status status;

	if (!newcomers)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	for (int i = 0; i < enrolment->count; i++)
		newcomers[i] = (struct newcomer){roster->players[before + i], i, &ranking};
	roster->count = before;
	status = append(app, roster, newcomers, enrolment->count, published, first, action, error);
	free(newcomers);
	return status;
}

static enum status renumber_all(struct app *app, struct roster *roster, int before,
	struct action *action, struct error *error)
{
	int *order = calloc((size_t)roster->count + 1, sizeof(*order));
	enum status status;

	if (!order)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	for (int i = before; i < roster->count; i++)
		roster->players[i].pin = 0;
	if (roster->count > PLAYERS_MOST)
		status = app_fail(
			error, STATUS_REFUSED, "An event holds at most %d players.", PLAYERS_MOST);
	else
		status = ranking_renumber(app_event(app), app->section, roster->players,
			roster->count, order, action);
	for (int i = 0; status == STATUS_OK && i < roster->count; i++)
		roster->source[i] = order[i] < before ? -1 : order[i] - before;
	free(order);
	if (status != STATUS_OK && status != STATUS_REFUSED)
		return app_fail_plain(error, status);
	return status;
}

static enum status book_all(struct app *app, const struct roster *roster,
	const struct enrolment *enrolment, struct action *action, struct error *error)
{
	/* for a club evening nobody books a bye ahead */
	const int bookings =
		event_is_season(app_event(app), app->section) ? 0 : enrolment->nbookings;

	for (int i = 0; i < roster->count; i++) {
		struct player *player = &roster->players[i];

		if (roster->source[i] < 0)
			continue;
		enrolment->pins[roster->source[i]] = player->pin;
		/*
		 * From the last round to the first, so that the rounds between two missed ones are
		 * known.
		 */
		for (int j = bookings - 1; j >= 0; j--) {
			const struct csv_booking *booking = &enrolment->bookings[j];
			enum status status;

			if (booking->player != roster->source[i])
				continue;
			status = enrol_book(
				app_event(app), player, booking->round, booking->kind, action);
			if (status != STATUS_OK)
				return app_fail_plain(error, status);
		}
	}
	return STATUS_OK;
}

enum status enrol(struct app *app, const struct enrolment *enrolment, struct action *action,
	struct error *error)
{
	const struct event *event = app_event(app);
	int published = app_last_published(event, app->section), before;
	bool automatic = published == 0 && ranking_is_automatic(event, app->section);
	struct roster roster = {0};
	enum status status = roster_init(&roster, app, enrolment);

	if (status != STATUS_OK)
		app_fail_plain(error, status);
	else if (!enrolment->joins && published >= event_section(event, app->section)->rounds)
		status = app_fail(error, STATUS_REFUSED,
			"The last round is published: nobody can enter any more.");
	before = roster.count;
	if (status == STATUS_OK)
		status = admit_all(app, &roster, enrolment, error);
	if (status == STATUS_OK && automatic && !numbers_given(app, &roster, enrolment))
		status = renumber_all(app, &roster, before, action, error);
	else if (status == STATUS_OK)
		status = append_all(app, &roster, enrolment, before, published, action, error);
	if (status == STATUS_OK)
		status = book_all(app, &roster, enrolment, action, error);
	roster_done(&roster);
	return status;
}
