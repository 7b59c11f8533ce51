/* Exercises from the generator. */
#include "config.h"

#include "app/practice/new.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/state.h"
#include "app/generate/generate.h"
#include "app/practice/sets.h"
#include "app/practice/single.h"
#include "app/practice/step_kinds.h"
#include "app/words/words.h"

static const char name_start[] = "new-", grade[] = "grade";

enum { TRIES_MOST = 65536, LEVEL_OF_KINDS = 3 };

/* What the generator is told for a level; how many rounds are played goes through a range. */
struct recipe {
	struct pairing_range players, played, draws, clubs, half_byes, zero_byes;
};

/* Shares in hundredths of a per cent. */
static const struct recipe recipes[PRACTICE_LEVELS] = {
	{{6, 10}, {1, 3}, {6000, 10000}, {0, 0}, {0, 0}, {0, 3000}},
	{{6, 10}, {2, 3}, {3000, 10000}, {0, 0}, {0, 0}, {0, 3000}},
	{{8, 12}, {2, 3}, {2000, 8000}, {0, 4}, {0, 1000}, {0, 1000}},
	{{10, 18}, {2, 4}, {2000, 5000}, {0, 8}, {0, 1000}, {0, 1000}},
	{{16, 28}, {3, 5}, {2000, 4000}, {4, 12}, {0, 1000}, {0, 1000}},
};

/* What is looked for. */
struct target {
	const struct step_kind *kind; /* what it asks for by steps, of any level; NULL: anything */
	int level;                    /* of a kind: that by whose recipe it is sought */
	bool set;                     /* like this one */
	struct practice_features features;
};

/* 0: not "gradeN". */
static int grade_of(const char *like)
{
	const size_t length = strlen(grade);

	if (strncmp(like, grade, length) != 0 || like[length] < '1' ||
		like[length] > '0' + PRACTICE_LEVELS || like[length + 1])
		return 0;
	return like[length] - '0';
}

bool practice_is_like(const char *like)
{
	return grade_of(like) > 0 || step_kind_find(like) || practice_set_find(like);
}

void practice_wish_name(const struct practice_wish *wish, char name[PRACTICE_NAME])
{
	words_put(name, PRACTICE_NAME, "%s%s-%s-%d", name_start, wish->book->id, wish->like,
		wish->seed);
}

/* A number without anything around it and without leading zeros; 0: none. */
static int read_seed(const char *text)
{
	int seed = 0;

	if (*text == '0' || strlen(text) > 9)
		return 0;
	for (; *text; text++) {
		if (*text < '0' || *text > '9')
			return 0;
		seed = seed * 10 + (*text - '0');
	}
	return seed;
}

bool practice_wish_read(const char *name, struct practice_wish *wish)
{
	const size_t length = strlen(name_start);
	const char *book, *like, *seed;
	char id[PRACTICE_NAME];
	struct practice_wish read;

	if (strncmp(name, name_start, length) != 0 || strlen(name) >= PRACTICE_NAME)
		return false;
	book = name + length;
	like = strchr(book, '-');
	seed = strrchr(name, '-');
	if (!like || seed <= like)
		return false;
	words_put(id, sizeof(id), "%.*s", (int)(like - book), book);
	words_put(read.like, sizeof(read.like), "%.*s", (int)(seed - like - 1), like + 1);
	read.book = pairing_book_find(id);
	read.seed = read_seed(seed + 1);
	if (!read.book || read.book->comparison || read.seed == 0 || !practice_is_like(read.like))
		return false;
	if (step_kind_find(read.like) && !step_kind_is_of(step_kind_find(read.like), read.book))
		return false;
	*wish = read;
	return true;
}

static enum status read_target(
	const struct practice_wish *wish, struct target *target, struct error *error)
{
	enum status status = STATUS_OK;

	*target =
		(struct target){.level = grade_of(wish->like), .kind = step_kind_find(wish->like)};
	if (target->kind)
		target->level = LEVEL_OF_KINDS;
	if (target->level > 0)
		return STATUS_OK;
	target->set = true;
	status = practice_set_measure(practice_set_find(wish->like), &target->features, error);
	target->level = practice_level(&target->features);
	return status;
}

static bool is_wanted(const struct target *target, const struct practice_features *features)
{
	const struct practice_features *like = &target->features;

	if (target->kind)
		return true;
	if (practice_level(features) != target->level)
		return false;
	return !target->set ||
		((features->floats > 0 || like->floats == 0) &&
			(features->transfers > 0 || like->transfers == 0) &&
			(features->crossings > 0 || like->crossings == 0));
}

/* The generator's knobs of one try; every try has a seed that no other seed of a wish has. */
static void fill_knobs(const struct practice_wish *wish, const struct target *target, int try,
	struct generate_knobs *knobs)
{
	const struct recipe *recipe = &recipes[target->level - 1];
	const int span = recipe->played.most - recipe->played.least + 1;

	generate_usual(knobs);
	knobs->recipe.book = wish->book;
	knobs->recipe.seed = (uint64_t)wish->seed * TRIES_MOST + (uint64_t)try;
	knobs->recipe.players = recipe->players;
	knobs->recipe.draws = recipe->draws;
	knobs->recipe.clubs = recipe->clubs;
	knobs->recipe.half_byes = recipe->half_byes;
	knobs->recipe.zero_byes = recipe->zero_byes;
	knobs->recipe.played = recipe->played.least + try % span;
	knobs->recipe.rounds =
		(struct pairing_range){knobs->recipe.played + 2, knobs->recipe.played + 2};
	if (wish->book->rounds) {
		/* nobody is only away from an all-play-all: some have gone, before half of it */
		const int rounds = 2 * knobs->recipe.played + 1;

		knobs->recipe.rounds = (struct pairing_range){rounds, rounds};
		knobs->recipe.withdrawals = recipe->zero_byes;
	}
	generate_fit(knobs);
}

static enum status look_at(const struct practice_wish *wish, const struct target *target,
	const struct pairing_input *input, struct practice_features *features, bool *found)
{
	struct pairing_draw draw = {0};
	const enum pairing_status drawn = pairing_best(wish->book, input, &draw, NULL);
	enum status status = drawn == PAIRING_NO_MEMORY ? STATUS_NO_MEMORY : STATUS_OK;

	if (drawn == PAIRING_OK) {
		status = practice_measure(input, &draw, features);
		if (status == STATUS_OK && is_wanted(target, features))
			status = practice_is_single(wish->book, input, &draw, found);
	}
	pairing_draw_done(&draw);
	return status;
}

static enum status try_one(const struct practice_wish *wish, const struct target *target,
	const struct generate_knobs *knobs, struct practice_features *features, bool *found)
{
	struct pairing_tournament tournament;
	const enum pairing_status made = pairing_generate(&knobs->recipe, &tournament, NULL);
	enum status status = STATUS_OK;

	if (made == PAIRING_NO_MEMORY)
		return STATUS_NO_MEMORY;
	if (made != PAIRING_OK)
		return STATUS_BAD_INPUT;
	if (!tournament.stuck)
		status = look_at(wish, target, &tournament.input, features, found);
	pairing_tournament_done(&tournament);
	return status;
}

/* Does it ask for what is wanted, step by step? */
static enum status ask_kind(const struct practice_wish *wish, const struct target *target,
	const struct generate_knobs *knobs, bool *found, struct error *error)
{
	struct generated report = {.text = NULL};
	enum status status = app_generate(knobs, &report, error);

	if (status == STATUS_OK)
		status = step_kind_is_asked(target->kind, wish->book, report.text, found, error);
	free(report.text);
	return status;
}

enum status practice_make(
	const struct practice_wish *wish, struct practice_made *made, struct error *error)
{
	struct generate_knobs knobs;
	struct generated report = {.text = NULL};
	struct practice_features features;
	struct target target;
	bool found = false;
	enum status status = read_target(wish, &target, error);

	if (status != STATUS_OK)
		return status;
	for (int try = 0; status == STATUS_OK && !found && try < TRIES_MOST; try++) {
		fill_knobs(wish, &target, try, &knobs);
		status = try_one(wish, &target, &knobs, &features, &found);
		if (status == STATUS_OK && found && target.kind)
			status = ask_kind(wish, &target, &knobs, &found, error);
	}
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	if (!found)
		return app_fail(error, STATUS_NOT_FOUND,
			"No exercise like %s came up under %s with seed %d: try another seed.",
			wish->like, wish->book->id, wish->seed);
	status = app_generate(&knobs, &report, error);
	if (status == STATUS_OK)
		*made = (struct practice_made){report.text, features};
	return status;
}
