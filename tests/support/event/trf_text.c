/* A tournament report put together line by line and read. */
#include "config.h"
#include "support/event/trf_text.h"

#include <check.h>
#include <stdio.h>
#include <string.h>

static struct trf_text test;

struct trf_text *trf_text(void)
{
	return &test;
}

void trf_text_done(void)
{
	trf_done(&test.trf);
}

static void keep_notice(void *context, const char *text)
{
	(void)context;
	strncat(test.notices, text, sizeof(test.notices) - strlen(test.notices) - 2);
	strcat(test.notices, "\n");
}

static enum status read_with(const char *text,
	enum status (*reader)(const char *, size_t, struct trf *, const struct report *))
{
	const struct report report = {.notice = keep_notice, .error = &test.error};

	trf_done(&test.trf);
	test.notices[0] = '\0';
	memset(&test.error, 0, sizeof(test.error));
	return reader(text, strlen(text), &test.trf, &report);
}

enum status trf_text_read(const char *text)
{
	return read_with(text, trf_read);
}

void trf_text_line(const char *text)
{
	strcat(test.file, text);
	strcat(test.file, "\n");
}

void trf_text_player(int number, const char *points, const char *rounds)
{
	char name[32], text[800];

	snprintf(name, sizeof(name), "Player %d", number);
	snprintf(text, sizeof(text), "001 %4d      %-33s %4d%28s%4s       %s", number, name,
		2000 - number, "", points, rounds);
	trf_text_line(text);
}

void trf_text_read_well(void)
{
	enum status status = trf_text_read(test.file);

	ck_assert_msg(status == STATUS_OK, "%s", test.error.text);
}

void trf_text_refuse(const char *message)
{
	ck_assert_int_eq(trf_text_read(test.file), STATUS_BAD_INPUT);
	ck_assert_str_eq(test.error.text, message);
	ck_assert_ptr_null(test.trf.players);
}

void trf_text_repaired(const char *notices)
{
	const size_t first = strcspn(notices, "\n");

	ck_assert_int_eq(
		read_with(test.file, trf_read_strict), first > 0 ? STATUS_BAD_INPUT : STATUS_OK);
	/* the error is of one place, the notice perhaps of several */
	ck_assert_msg(strlen(test.error.text) <= first &&
			!strncmp(test.error.text, notices, strlen(test.error.text)) &&
			(first == 0 || strchr("\n ", notices[strlen(test.error.text)])),
		"strict: %s", test.error.text);
	trf_text_read_well();
	ck_assert_str_eq(test.notices, notices);
}

void trf_text_history(const struct trf *trf, int index, char text[512])
{
	text[0] = '\0';
	for (int round = 1; round <= trf->columns; round++) {
		const struct trf_game *game = trf_game(trf, index, round);

		snprintf(text + strlen(text), 512 - strlen(text), "%s%d%c%c", round > 1 ? " " : "",
			game->opponent == TRF_NOBODY ? 0 : trf->players[game->opponent].number,
			"-wb"[game->colour], game -> code);
	}
}

static void same_player(const struct trf *a, const struct trf *b, int index, const char *what)
{
	const struct trf_player *one = &a->players[index], *two = &b->players[index];
	const int columns = a->columns > b->columns ? a->columns : b->columns;

	ck_assert_msg(one->number == two->number && one->rating == two->rating &&
			one->points2 == two->points2 && one->sex == two->sex &&
			one->rank == two->rank && !strcmp(one->name, two->name) &&
			!strcmp(one->title, two->title) &&
			!strcmp(one->federation, two->federation) &&
			!strcmp(one->fide, two->fide) && !strcmp(one->born, two->born),
		"%s: player %d, %d", what, one->number, two->number);
	for (int round = 1; round <= columns; round++) {
		static const struct trf_game nothing = {
			TRF_NOBODY, COLOUR_NONE, ' ', 0, 0, false, false};
		const struct trf_game *mine =
			round <= a->columns ? trf_game(a, index, round) : &nothing;
		const struct trf_game *other =
			round <= b->columns ? trf_game(b, index, round) : &nothing;

		ck_assert_msg(mine->opponent == other->opponent && mine->colour == other->colour &&
				mine->code == other->code,
			"%s: player %d round %d: %d%c%c %d%c%c", what, one->number, round,
			mine->opponent, "-wb"[mine->colour], mine -> code, other -> opponent,
			"-wb"[other->colour], other -> code);
		ck_assert_msg(trf_virtual2(a, index, round) == trf_virtual2(b, index, round),
			"%s: virtual points of player %d in round %d", what, one->number, round);
	}
}

static void same_groups(const struct trf *a, const struct trf *b, const char *what)
{
	ck_assert_msg(a->ngroups == b->ngroups, "%s: %d groups, %d", what, a->ngroups, b->ngroups);
	for (int i = 0; i < a->ngroups; i++) {
		const struct trf_group *one = &a->groups[i], *two = &b->groups[i];

		ck_assert_msg(one->first == two->first && one->last == two->last &&
				one->count == two->count,
			"%s: group %d", what, i);
		ck_assert_mem_eq(&a->members[one->from], &b->members[two->from],
			(size_t)one->count * sizeof(int));
	}
}

void trf_text_same(const struct trf *a, const struct trf *b, const char *what)
{
	ck_assert_str_eq(a->name, b->name);
	ck_assert_str_eq(a->type, b->type);
	ck_assert_msg(a->rounds == b->rounds && a->initial == b->initial &&
			a->played == b->played && a->open == b->open && a->count == b->count &&
			a->nkept == b->nkept,
		"%s: the head", what);
	ck_assert_int_eq(a->tenths, b->tenths);
	ck_assert_int_eq(a->players_said.given ? a->players_said.number : -1,
		b->players_said.given ? b->players_said.number : -1);
	ck_assert_int_eq(a->rated_said.given ? a->rated_said.number : -1,
		b->rated_said.given ? b->rated_said.number : -1);
	ck_assert_mem_eq(a->worth2, b->worth2, sizeof(a->worth2));
	for (int i = 0; i < a->count; i++)
		same_player(a, b, i, what);
	same_groups(a, b, what);
	for (int i = 0; i < a->nkept; i++)
		ck_assert_str_eq(a->kept[i], b->kept[i]);
}
