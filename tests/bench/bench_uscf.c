/*
 * How fast US Chess rounds are drawn and judged: fields of growing size at rounds 2, 5 and 9 of 9,
 * results by rating with a third of them draws, some players absent.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "pairing.h"
#include "support/random_field.h"

enum { ROUNDS = 9 };

struct section {
	struct pairing_player *player;
	struct pairing_game *game; /* [player * ROUNDS + round] */
	struct pairing_input input;
	uint64_t state;
};

static double milliseconds(void)
{
	return (double)clock() * 1000 / CLOCKS_PER_SEC;
}

static void start(struct section *section, int players)
{
	*section = (struct section){.state = (uint64_t)players};
	section->player = calloc((size_t)players, sizeof(*section->player));
	section->game = calloc((size_t)players * ROUNDS, sizeof(*section->game));
	if (!section->player || !section->game)
		exit(EXIT_FAILURE);
	section->input = (struct pairing_input){
		.players = section->player, .count = players, .round = 1, .rounds = ROUNDS};
	for (int i = 0; i < players; i++)
		section->player[i] = (struct pairing_player){.number = i + 1,
			.rating = i > players * 19 / 20 ? 0 : 2400 - i * 1800 / players,
			.games = section->game + (size_t)i * ROUNDS};
}

static void enter(struct section *section, int i, struct pairing_game game)
{
	section->game[(size_t)i * ROUNDS + (size_t)section->input.round - 1] = game;
	section->player[i].score += game.points;
}

static void play(struct section *section, const struct pairing_draw *draw)
{
	for (int k = 0; k < draw->count; k++) {
		const int white = draw->boards[k].white, black = draw->boards[k].black;
		const bool favourite = random_below(&section->state, 100) < 80;
		int points = (white < black) == favourite ? 2 : 0;

		if (black == PAIRING_NOBODY) {
			enter(section, white,
				(struct pairing_game){.opponent = black,
					.kind = PAIRING_BYE_FORCED,
					.points = 2});
			continue;
		}
		if (random_below(&section->state, 3) == 0)
			points = 1;
		enter(section, white,
			(struct pairing_game){
				black, PAIRING_WHITE, PAIRING_PLAYED, PAIRING_LEVEL, points});
		enter(section, black,
			(struct pairing_game){
				white, PAIRING_BLACK, PAIRING_PLAYED, PAIRING_LEVEL, 2 - points});
	}
	for (int i = 0; i < section->input.count; i++) {
		if (section->player[i].absent)
			enter(section, i,
				(struct pairing_game){.opponent = PAIRING_NOBODY,
					.kind = PAIRING_BYE_HALF,
					.points = 1});
		section->player[i].absent = random_below(&section->state, 100) < 4;
	}
	section->input.round++;
}

static void bench(const struct pairing_book *book, int players)
{
	struct section section;

	start(&section, players);
	while (section.input.round <= ROUNDS) {
		struct pairing_draw draw = {0};
		struct pairing_score score = {0};
		double before = milliseconds(), drawn, scored;

		if (book->best(&section.input, &draw, NULL) != PAIRING_OK)
			exit(EXIT_FAILURE);
		drawn = milliseconds() - before;
		before = milliseconds();
		if (book->score(&section.input, &draw, &score) != PAIRING_OK)
			exit(EXIT_FAILURE);
		scored = milliseconds() - before;
		if (section.input.round == 2 || section.input.round == 5 ||
			section.input.round == ROUNDS)
			printf("uscf %5d players, round %d: draw %8.1f ms, score %7.2f ms\n",
				players, section.input.round, drawn, scored);
		fflush(stdout);
		pairing_score_done(&score);
		play(&section, &draw);
		pairing_draw_done(&draw);
	}
	free(section.player);
	free(section.game);
}

int main(int argc, char **argv)
{
	static const int sizes[] = {20, 100, 200, 500, 2000};
	const struct pairing_book *book = pairing_book_find("uscf");
	const int most = argc > 1 ? atoi(argv[1]) : 2000;

	for (size_t i = 0; book && i < sizeof(sizes) / sizeof(sizes[0]); i++)
		if (sizes[i] <= most)
			bench(book, sizes[i]);
	return book ? EXIT_SUCCESS : EXIT_FAILURE;
}
