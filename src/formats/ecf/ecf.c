/* ECF results files in memory: what they hold, and whether two of them hold the same. */
#include "formats/ecf/ecf.h"

#include <stdlib.h>
#include <string.h>

#include "core/text/text.h"
#include "core/vec.h"
#include "formats/ecf/ecf_field.h"

#define EVENT(member) offsetof(struct ecf_file, member), sizeof(((struct ecf_file *)0)->member)
#define PLAYER(member) offsetof(struct ecf_player, member), sizeof(((struct ecf_player *)0)->member)
#define GAME(member) offsetof(struct ecf_game, member), sizeof(((struct ecf_game *)0)->member)

static const struct ecf_field fields[] = {
	{"EVENT CODE", ECF_OF_EVENT, ECF_TEXT, EVENT(code), true},
	{"SUBMISSION INDEX", ECF_OF_EVENT, ECF_NUMBER, EVENT(index), false},
	{"EVENT NAME", ECF_OF_EVENT, ECF_TEXT, EVENT(name), true},
	{"EVENT DATE", ECF_OF_EVENT, ECF_DAY, EVENT(first_day), true},
	{"FINAL RESULT DATE", ECF_OF_EVENT, ECF_DAY, EVENT(last_day), false},
	{"RESULTS OFFICER", ECF_OF_EVENT, ECF_TEXT, EVENT(officer), true},
	{"RESULTS OFFICER ADDRESS", ECF_OF_EVENT, ECF_LINES, EVENT(officer_address), true},
	{"TREASURER", ECF_OF_EVENT, ECF_TEXT, EVENT(treasurer), true},
	{"TREASURER ADDRESS", ECF_OF_EVENT, ECF_LINES, EVENT(treasurer_address), true},
	{"MINUTES FOR GAME", ECF_OF_EVENT, ECF_NUMBER, EVENT(clock.game), true},
	{"MOVES FIRST SESSION", ECF_OF_EVENT, ECF_NUMBER, EVENT(clock.first_moves), true},
	{"MINUTES FIRST SESSION", ECF_OF_EVENT, ECF_NUMBER, EVENT(clock.first_minutes), false},
	{"MOVES SECOND SESSION", ECF_OF_EVENT, ECF_NUMBER, EVENT(clock.second_moves), false},
	{"MINUTES SECOND SESSION", ECF_OF_EVENT, ECF_NUMBER, EVENT(clock.second_minutes), false},
	{"MINUTES REST OF GAME", ECF_OF_EVENT, ECF_NUMBER, EVENT(clock.rest), false},
	{"SECONDS PER MOVE", ECF_OF_EVENT, ECF_NUMBER, EVENT(clock.seconds), false},
	{"INFORM GRAND PRIX", ECF_OF_EVENT, ECF_FLAG, EVENT(grand_prix), true},
	{"PIN", ECF_OF_PLAYER, ECF_NUMBER, PLAYER(pin), true},
	{"ECF CODE", ECF_OF_PLAYER, ECF_TEXT, PLAYER(code), false},
	{"NAME", ECF_OF_PLAYER, ECF_TEXT, PLAYER(name), false},
	{"CLUB CODE", ECF_OF_PLAYER, ECF_TEXT, PLAYER(club_code), false},
	{"CLUB NAME", ECF_OF_PLAYER, ECF_TEXT, PLAYER(club), false},
	{"ECF NO", ECF_OF_PLAYER, ECF_TEXT, PLAYER(member), false},
	{"FIDE NO", ECF_OF_PLAYER, ECF_TEXT, PLAYER(fide), false},
	{"GENDER", ECF_OF_PLAYER, ECF_SEX, PLAYER(sex), false},
	{"TITLE", ECF_OF_PLAYER, ECF_TEXT, PLAYER(title), false},
	{"PIN1", ECF_OF_GAME, ECF_NUMBER, GAME(one), true},
	{"SCORE", ECF_OF_GAME, ECF_SCORE, GAME(score), false},
	{"PIN2", ECF_OF_GAME, ECF_NUMBER, GAME(two), false},
	{"ROUND", ECF_OF_GAME, ECF_NUMBER, GAME(round), false},
	{"GAME DATE", ECF_OF_GAME, ECF_DAY, GAME(date), false},
	{"COLOUR", ECF_OF_GAME, ECF_COLOUR, GAME(colour), false},
};

const char *const ecf_scores[] = {"01", "55", "10"};

const struct ecf_field *ecf_fields(int *count)
{
	*count = (int)(sizeof(fields) / sizeof(fields[0]));
	return fields;
}

void ecf_done(struct ecf_file *file)
{
	free(file->players);
	free(file->games);
	free(file->parts);
	memset(file, 0, sizeof(*file));
}

struct ecf_player *ecf_add_player(struct ecf_file *file)
{
	struct ecf_player *players =
		vec_grow(file->players, &file->players_room, file->nplayers + 1, sizeof(*players));

	if (!players)
		return NULL;
	file->players = players;
	memset(&players[file->nplayers], 0, sizeof(*players));
	return &players[file->nplayers++];
}

struct ecf_part *ecf_add_part(struct ecf_file *file)
{
	struct ecf_part *parts =
		vec_grow(file->parts, &file->parts_room, file->nparts + 1, sizeof(*parts));

	if (!parts)
		return NULL;
	file->parts = parts;
	memset(&parts[file->nparts], 0, sizeof(*parts));
	parts[file->nparts].first = file->ngames;
	return &parts[file->nparts++];
}

struct ecf_game *ecf_add_game(struct ecf_file *file)
{
	struct ecf_game *games =
		vec_grow(file->games, &file->games_room, file->ngames + 1, sizeof(*games));

	if (!games)
		return NULL;
	file->games = games;
	memset(&games[file->ngames], 0, sizeof(*games));
	file->parts[file->nparts - 1].count++;
	return &games[file->ngames++];
}

bool ecf_text_holds(const char *text)
{
	const size_t length = strlen(text);

	return !strchr(text, '#') && text_is_clean(text) &&
		(length == 0 || (text[0] != ' ' && text[length - 1] != ' '));
}

bool ecf_is_check_letter(char letter)
{
	return text_is_one_of(letter, "ABCDEFGHJKL");
}

static bool same_fields(enum ecf_place place, const void *one, const void *other)
{
	for (size_t i = 0; i < sizeof(fields) / sizeof(fields[0]); i++) {
		const char *a = (const char *)one + fields[i].offset;
		const char *b = (const char *)other + fields[i].offset;

		if (fields[i].place != place)
			continue;
		if (fields[i].kind == ECF_TEXT || fields[i].kind == ECF_LINES ||
					fields[i].kind == ECF_DAY
				? strcmp(a, b) != 0
				: memcmp(a, b, sizeof(int)) != 0)
			return false;
	}
	return true;
}

bool ecf_equal(const struct ecf_file *one, const struct ecf_file *other)
{
	bool same = same_fields(ECF_OF_EVENT, one, other) && one->nplayers == other->nplayers &&
		one->ngames == other->ngames && one->nparts == other->nparts;

	for (int i = 0; same && i < one->nplayers; i++)
		same = same_fields(ECF_OF_PLAYER, &one->players[i], &other->players[i]);
	for (int i = 0; same && i < one->ngames; i++)
		same = same_fields(ECF_OF_GAME, &one->games[i], &other->games[i]);
	for (int i = 0; same && i < one->nparts; i++) {
		const struct ecf_part *a = &one->parts[i], *b = &other->parts[i];

		same = a->other == b->other && a->first == b->first && a->count == b->count &&
			strcmp(a->name, b->name) == 0;
	}
	return same;
}
