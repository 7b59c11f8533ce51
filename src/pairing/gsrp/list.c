/*
 * Tonight's ordered list, the order in which players are asked to sit out, and who has White.
 */
#include "gsrp/gsrp.h"

#include <stdlib.h>

#include "book/options.h"
#include "cards/colour.h"
#include "cards/field_check.h"

enum { OPTION_GAMES };

const struct pairing_option gsrp_option[GSRP_OPTIONS] = {
	{"games", 15, 1, 999, "games in the competition after which a player is asked to sit out",
		PAIRING_SET_ANY_TIME, "Games before sitting out"},
};

static bool is_game(const struct pairing_game *game)
{
	return game->kind == PAIRING_PLAYED || game->kind == PAIRING_DEFAULT_WIN ||
		game->kind == PAIRING_DEFAULT_LOSS;
}

static void count_games(const struct pairing_game *games, int count, int *played, int *score)
{
	*played = *score = 0;
	for (int i = 0; i < count; i++) {
		if (!is_game(&games[i]))
			continue;
		++*played;
		*score += games[i].points;
	}
}

struct pairing_gsrp pairing_gsrp_of(const struct pairing_game *games, int count)
{
	struct pairing_gsrp gsrp;

	count_games(games, count, &gsrp.games, &gsrp.score);
	/* 100 x (score + ½) / (games + 1), in tenths, rounded */
	gsrp.tenths = (int)((1000 * ((int64_t)gsrp.score + 1) + gsrp.games + 1) /
		(2 * ((int64_t)gsrp.games + 1)));
	return gsrp;
}

/* A player on his way into the list. */
struct entry {
	int64_t score, games; /* a fraction; the higher one stands first */
	int player;
};

static int compare_entries(const void *left, const void *right)
{
	const struct entry *a = left, *b = right;
	const int64_t x = a->score * b->games, y = b->score * a->games;

	if (x != y)
		return x > y ? -1 : 1;
	return (a->player > b->player) - (a->player < b->player);
}

/* A: by grade, the unrated between the halves of the rated. */
static void order_first(const struct pairing_input *input, struct entry *entry, int count)
{
	int rated = 0;

	for (int i = 0; i < count; i++) {
		entry[i].score = input->players[entry[i].player].rating;
		entry[i].games = 1;
		rated += entry[i].score > 0;
	}
	qsort(entry, (size_t)count, sizeof(*entry), compare_entries);
	for (int i = 0; i < count; i++) {
		const int upper = rated / 2, unrated = count - rated;
		const int place = i < upper ? i : i < rated ? i + unrated : i - rated + upper;

		entry[i].score = count - place;
	}
	qsort(entry, (size_t)count, sizeof(*entry), compare_entries);
}

/* B: by GSRP; equal ones stand as in the input, which is alphabetical. */
static void order_later(const struct pairing_input *input, struct entry *entry, int count)
{
	for (int i = 0; i < count; i++) {
		int games, score;

		count_games(
			input->players[entry[i].player].games, input->round - 1, &games, &score);
		entry[i].score = score + 1;
		entry[i].games = games + 1;
	}
	qsort(entry, (size_t)count, sizeof(*entry), compare_entries);
}

/*
 * Who is here tonight, in the order of the list: the scores by which cards/field.h numbers its
 * cards.
 */
static void list_players(struct gsrp *gsrp, struct entry *entry)
{
	const struct pairing_input *input = gsrp->input;
	int n = 0;

	for (int i = 0; i < input->count; i++) {
		gsrp->players[i] = input->players[i];
		gsrp->players[i].score = input->players[i].absent ? 0 : 1;
	}
	for (int i = 0; i < input->npins; i++)
		if (input->pins[i].kind == PAIRING_PIN_OUT)
			gsrp->players[input->pins[i].player].score = 0;
	for (int i = 0; i < input->count; i++)
		if (gsrp->players[i].score > 0)
			entry[n++].player = i;
	if (input->round == 1)
		order_first(input, entry, n);
	else
		order_later(input, entry, n);
	for (int i = 0; i < n; i++)
		gsrp->players[entry[i].player].score = n - i;
}

/* A default is a meeting in the competition, without a colour. */
static void list_games(struct gsrp *gsrp)
{
	const struct pairing_input *input = gsrp->input;
	const int rounds = input->round - 1;

	for (int i = 0; i < input->count; i++) {
		struct pairing_game *games = &gsrp->games[(size_t)i * (size_t)rounds];

		for (int r = 0; r < rounds; r++) {
			games[r] = input->players[i].games[r];
			if (games[r].kind != PAIRING_PLAYED && is_game(&games[r])) {
				games[r].kind = PAIRING_PLAYED;
				games[r].colour = PAIRING_NEUTRAL;
			}
		}
		gsrp->players[i].games = games;
	}
}

static void list_pins(struct gsrp *gsrp)
{
	gsrp->listed.npins = 0;
	for (int i = 0; i < gsrp->input->npins; i++)
		if (gsrp->input->pins[i].kind != PAIRING_PIN_BYE)
			gsrp->pins[gsrp->listed.npins++] = gsrp->input->pins[i];
}

static bool is_pinned_out(const struct pairing_input *input, int player)
{
	for (int i = 0; i < input->npins; i++)
		if (input->pins[i].kind == PAIRING_PIN_BYE && input->pins[i].player == player)
			return true;
	return false;
}

static void fill_card(struct gsrp *gsrp, int c)
{
	const int player = gsrp->field.card[c].player, rounds = gsrp->input->round - 1;
	const struct pairing_game *games = gsrp->listed.players[player].games;
	struct gsrp_card *card = &gsrp->card[c];

	count_games(games, rounds, &card->games, &card->score);
	card->volunteer = gsrp->input->players[player].volunteer;
	card->pinned = is_pinned_out(gsrp->input, player);
	for (int r = 0; r < rounds; r++) {
		if (games[r].kind == PAIRING_BYE_FORCED) {
			card->sitouts++;
			card->last_sitout = r + 1;
		}
		if (games[r].kind != PAIRING_PLAYED || games[r].colour == PAIRING_NEUTRAL)
			continue;
		card->last = games[r].colour;
		card->balance += card->last == PAIRING_WHITE ? 1 : -1;
	}
}

/* What qsort may compare: a card that knows how it stands. */
struct asked {
	struct gsrp_card card;
	bool has_most;
	int number;
};

static int compare_int(int a, int b)
{
	return (a > b) - (a < b);
}

/* Sit-outs: who is asked before others stands first. */
static int compare_asked(const void *left, const void *right)
{
	const struct asked *a = left, *b = right;
	int order = compare_int(b->card.volunteer, a->card.volunteer);

	if (order == 0)
		order = compare_int(b->has_most, a->has_most);
	if (order == 0)
		order = compare_int(b->card.games, a->card.games);
	if (order == 0)
		order = compare_int(a->card.sitouts, b->card.sitouts);
	if (order == 0)
		order = compare_int(a->card.last_sitout, b->card.last_sitout);
	return order != 0 ? order : compare_int(b->number, a->number);
}

static enum pairing_status fill_cards(struct gsrp *gsrp)
{
	const int n = gsrp->field.count;
	struct asked *asked = malloc(((size_t)n + 1) * sizeof(*asked));

	if (!asked)
		return PAIRING_NO_MEMORY;
	for (int c = 0; c < n; c++) {
		fill_card(gsrp, c);
		asked[c] = (struct asked){gsrp->card[c], gsrp->card[c].games >= gsrp->most, c};
	}
	qsort(asked, (size_t)n, sizeof(*asked), compare_asked);
	for (int i = 0; i < n; i++) {
		gsrp->asked[i] = asked[i].number;
		gsrp->card[asked[i].number].turn = i;
	}
	free(asked);
	return PAIRING_OK;
}

static enum pairing_status list(struct gsrp *gsrp)
{
	const struct pairing_input *input = gsrp->input;
	const size_t count = (size_t)input->count + 1;
	struct entry *entry = calloc(count, sizeof(*entry));
	enum pairing_status status = PAIRING_NO_MEMORY;

	gsrp->players = malloc(count * sizeof(*gsrp->players));
	gsrp->games = malloc(count * (size_t)input->round * sizeof(*gsrp->games));
	gsrp->pins = malloc(((size_t)input->npins + 1) * sizeof(*gsrp->pins));
	gsrp->card = calloc(count, sizeof(*gsrp->card));
	gsrp->asked = calloc(count, sizeof(*gsrp->asked));
	if (entry && gsrp->players && gsrp->games && gsrp->pins && gsrp->card && gsrp->asked) {
		list_players(gsrp, entry);
		list_games(gsrp);
		list_pins(gsrp);
		gsrp->listed.players = gsrp->players;
		gsrp->listed.pins = gsrp->pins;
		gsrp->listed.options = NULL;
		status = field_init(&gsrp->field, &gsrp->listed, NULL);
	}
	free(entry);
	return status == PAIRING_OK ? fill_cards(gsrp) : status;
}

enum pairing_status gsrp_init(
	void *digest, const struct pairing_input *input, struct pairing_blame *blame)
{
	struct gsrp *gsrp = digest;
	enum pairing_status status = field_check(input, blame);
	int value[GSRP_OPTIONS];

	if (status == PAIRING_OK)
		status = book_options_read(gsrp_option, GSRP_OPTIONS, input, value, blame);
	if (status != PAIRING_OK)
		return status;
	*gsrp = (struct gsrp){.input = input, .most = value[OPTION_GAMES], .listed = *input};
	status = list(gsrp);
	if (status != PAIRING_OK)
		gsrp_done(gsrp);
	return status;
}

void gsrp_done(void *digest)
{
	struct gsrp *gsrp = digest;

	field_done(&gsrp->field);
	free(gsrp->card);
	free(gsrp->asked);
	free(gsrp->players);
	free(gsrp->games);
	free(gsrp->pins);
	*gsrp = (struct gsrp){0};
}

bool gsrp_may_meet(const struct gsrp *gsrp, int a, int b)
{
	return !gsrp->card[a].pinned && !gsrp->card[b].pinned && field_may_meet(&gsrp->field, a, b);
}

bool gsrp_may_sit(const struct gsrp *gsrp, int card)
{
	return gsrp->card[card].pinned || field_pins_allow_bye(&gsrp->field, card);
}

/* Colours: the balance of the season, then the opposite of the last game, then the lot. */
enum pairing_colour gsrp_colour(
	const struct gsrp *gsrp, int a, int b, int board, enum pairing_white *by)
{
	const struct gsrp_card *one = &gsrp->card[a], *two = &gsrp->card[b];
	const enum pairing_colour pinned = gsrp->field.card[a].pinned,
				  other = gsrp->field.card[b].pinned;
	enum pairing_colour lot = gsrp->input->lot == PAIRING_BLACK ? PAIRING_BLACK : PAIRING_WHITE;

	*by = PAIRING_WHITE_FIXED;
	if (pinned != PAIRING_NEUTRAL || other != PAIRING_NEUTRAL)
		return pinned != PAIRING_NEUTRAL ? pinned : colour_other(other);
	*by = PAIRING_WHITE_FIRST;
	if (gsrp->input->round == 1)
		return a < b ? PAIRING_BLACK : PAIRING_WHITE;
	*by = PAIRING_WHITE_BALANCE;
	if (one->balance != two->balance)
		return one->balance < two->balance ? PAIRING_WHITE : PAIRING_BLACK;
	*by = PAIRING_WHITE_LAST;
	if (one->last != two->last)
		return one->last != PAIRING_NEUTRAL ? colour_other(one->last) : two->last;
	*by = PAIRING_WHITE_LOT;
	if (board % 2 == 0)
		lot = colour_other(lot);
	return a < b ? lot : colour_other(lot);
}

enum pairing_status pairing_gsrp_list(const struct pairing_input *input, int *players, int *count)
{
	struct gsrp gsrp;
	enum pairing_status status = gsrp_init(&gsrp, input, NULL);

	if (status != PAIRING_OK)
		return status;
	for (int c = 0; c < gsrp.field.count; c++)
		players[c] = gsrp.field.card[c].player;
	*count = gsrp.field.count;
	gsrp_done(&gsrp);
	return PAIRING_OK;
}
