/*
 * What a draw was made from, as text (`print data`, whose hash stands on protest sheets): it is all
 * that the draw hangs on. Read back, it makes the same draw; so equal hashes mean equal draws.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/protest/protest.h"
#include "support/event/app_event.h"
#include "support/event/random_field.h"
#include "support/pty/course.h"

enum { PLAYERS_READ = 32, ROUNDS_READ = 6, OPTIONS_MOST = 16, PINS_READ = 16, EVENTS = 12 };

/* An input put together from nothing but the text. */
struct read_back {
	struct pairing_input input;
	struct pairing_player player[PLAYERS_READ];
	struct pairing_game game[PLAYERS_READ][ROUNDS_READ];
	struct pairing_pin pin[PINS_READ];
	struct pairing_apart apart[PINS_READ];
	int option[OPTIONS_MOST], extra[PLAYERS_READ * ROUNDS_READ];
	int noptions;
	bool has_extra;
	const struct pairing_book *book;
};

static int index_of(const struct read_back *read, int number)
{
	for (int i = 0; i < read->input.count; i++)
		if (read->player[i].number == number)
			return i;
	return number;
}

static bool has_word(const char *line, const char *word)
{
	return strstr(line, word) != NULL;
}

static void read_player(struct read_back *read, const char *line)
{
	struct pairing_player *player = &read->player[read->input.count];
	const char *virtual = strstr(line, " virtual");

	ck_assert_int_lt(read->input.count, PLAYERS_READ);
	ck_assert_int_eq(sscanf(line, "player %d rating %d score %d club %d", &player->number,
				 &player->rating, &player->score, &player->club),
		4);
	player->absent = has_word(line, " absent");
	player->bye_booked = has_word(line, " booked");
	player->top = has_word(line, " top");
	player->is_new = has_word(line, " new");
	player->volunteer = has_word(line, " volunteer");
	player->games = read->game[read->input.count];
	if (virtual) {
		const char *at = virtual + strlen(" virtual");

		read->has_extra = true;
		for (int r = 0; r < read->input.round; r++) {
			char *end;

			read->extra[read->input.count * read->input.round + r] =
				(int)strtol(at, &end, 10);
			at = end;
		}
	}
	read->input.count++;
}

static void read_game(struct read_back *read, const char *line)
{
	int round, opponent, colour, kind, floated, points;

	ck_assert_int_eq(sscanf(line, " %d opponent %d colour %d kind %d float %d points %d",
				 &round, &opponent, &colour, &kind, &floated, &points),
		6);
	read->game[read->input.count - 1][round - 1] =
		(struct pairing_game){opponent, (enum pairing_colour)colour,
			(enum pairing_kind)kind, (enum pairing_float)floated, points};
}

static void read_line(struct read_back *read, const char *line)
{
	struct pairing_input *input = &read->input;
	char word[32];
	int a, b, c, d, e;

	if (sscanf(line, "book %31s", word) == 1)
		read->book = pairing_book_find(word);
	else if (sscanf(line, "option %31s %d", word, &a) == 2)
		read->option[read->noptions++] = a;
	else if (sscanf(line, "round %d of %d lot %d order %d points %d %d %d", &input->round,
			 &input->rounds, &a, &b, &c, &d, &e) == 7) {
		input->lot = (enum pairing_colour)a;
		input->order_lot = b;
		input->points = (struct pairing_points){c, d, e};
	} else if (sscanf(line, "fixed %d player %d other %d colour %d", &a, &b, &c, &d) == 4)
		read->pin[input->npins++] = (struct pairing_pin){
			(enum pairing_pin_kind)a, b, c, (enum pairing_colour)d};
	else if (sscanf(line, "apart %d %d forbidden %d", &a, &b, &c) == 3)
		read->apart[input->napart++] = (struct pairing_apart){a, b, c != 0};
	else if (!strncmp(line, "player ", 7))
		read_player(read, line);
	else if (line[0] == ' ')
		read_game(read, line);
	else
		ck_assert_str_eq(line, "drawboard draw 2");
}

/* Numbers of players become indices once all of them are known. */
static void link_up(struct read_back *read)
{
	for (int i = 0; i < read->input.count; i++)
		for (int r = 0; r + 1 < read->input.round; r++)
			read->game[i][r].opponent = index_of(read, read->game[i][r].opponent);
	for (int i = 0; i < read->input.npins; i++) {
		read->pin[i].player = index_of(read, read->pin[i].player);
		read->pin[i].other = index_of(read, read->pin[i].other);
	}
	for (int i = 0; i < read->input.napart; i++) {
		read->apart[i].player = index_of(read, read->apart[i].player);
		read->apart[i].other = index_of(read, read->apart[i].other);
	}
	read->input.players = read->player;
	read->input.pins = read->pin;
	read->input.apart = read->apart;
	read->input.options = read->option;
	read->input.extra = read->has_extra ? read->extra : NULL;
}

static void read_text(struct read_back *read, char *text)
{
	char *rest = text;

	*read = (struct read_back){.book = NULL};
	for (char *line = strsep(&rest, "\n"); line; line = strsep(&rest, "\n"))
		if (line[0])
			read_line(read, line);
	ck_assert_ptr_nonnull(read->book);
	link_up(read);
}

/* The draw on the board of the event is that of the text. */
static void draws_are_equal(const struct app *app, int round, const struct read_back *read)
{
	struct pairing_draw draw = {0};

	ck_assert_int_eq(pairing_best(read->book, &read->input, &draw, NULL), PAIRING_OK);
	for (int i = 0; i < draw.count; i++) {
		const int white = read->player[draw.boards[i].white].number,
			  black = draw.boards[i].black < 0
			? 0
			: read->player[draw.boards[i].black].number;
		const struct board *board =
			event_board_of(app_event(app), app_section(app), round, white);

		ck_assert_ptr_nonnull(board);
		ck_assert_int_eq(board->white, white);
		ck_assert_int_eq(board->black, black);
	}
	pairing_draw_done(&draw);
}

static const struct {
	const char *system, *options;
} books[] = {
	{"caa", NULL},
	{"caa", "random=1"},
	{"dutch", NULL},
	{"uscf", NULL},
	{"uscf", "accelerated=1"},
	{"schools", NULL},
	{"schools", "random=7"},
	{"gsrp", NULL},
};

START_TEST(the_data_make_the_draw)
{
	int drawn = 0;

	for (uint64_t seed = 0; seed < EVENTS; seed++) {
		const int round = 1 + (int)(seed % (ROUNDS_READ - 1));
		const struct course course = {.system = books[_i].system,
			.players = 9 + (int)seed,
			.rounds = ROUNDS_READ,
			.options = books[_i].options,
			.seed = seed + 100 * (uint64_t)_i,
			.lively = seed % 2 == 0};
		struct app *app = course_play(&course, round);
		struct read_back read;
		struct error error;
		char *text;
		size_t size;

		if (!app)
			continue;
		ck_assert_msg(app_draw_data(app, round, &text, &size, &error) == STATUS_OK, "%s",
			error.text);
		read_text(&read, text);
		draws_are_equal(app, round, &read);
		drawn++;
		free(text);
		app_close(app);
	}
	ck_assert_int_gt(drawn, EVENTS / 2);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("draw data");

	tcase_add_loop_test(
		tcase, the_data_make_the_draw, 0, (int)(sizeof(books) / sizeof(books[0])));
	return app_run_suite("app_draw_data", tcase);
}
