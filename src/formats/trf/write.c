/* The writer of Tournament Report Files. */
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/points.h"
#include "core/text/text.h"
#include "formats/trf/out.h"

/* Room for `more` bytes and a zero. */
static bool reserve(struct trf_out *out, size_t more)
{
	size_t room = out->room ? out->room : 4096;
	char *text;

	if (out->failed || more >= SIZE_MAX / 4 - out->size) {
		out->failed = true;
		return false;
	}
	while (room < out->size + more + 1)
		room *= 2;
	if (room == out->room)
		return true;
	text = realloc(out->text, room);
	if (!text) {
		out->failed = true;
		return false;
	}
	out->text = text;
	out->room = room;
	return true;
}

static void put_bytes(struct trf_out *out, const char *text, size_t size)
{
	if (!reserve(out, size))
		return;
	memcpy(out->text + out->size, text, size);
	out->size += size;
	out->text[out->size] = '\0';
}

void trf_print(struct trf_out *out, const char *format, ...)
{
	char text[256];
	va_list arguments;
	int length;

	va_start(arguments, format);
	length = vsnprintf(text, sizeof(text), format, arguments);
	va_end(arguments);
	if (length > 0)
		put_bytes(out, text,
			(size_t)length < sizeof(text) ? (size_t)length : sizeof(text) - 1);
}

void trf_end_line(struct trf_out *out)
{
	put_bytes(out, "\r\n", 2);
}

/* The text in exactly so many columns, cut or filled with blanks. */
static void put_text(struct trf_out *out, const char *text, int columns)
{
	size_t left = strlen(text);

	while (columns > 0 && left > 0) {
		uint32_t character;
		const size_t bytes = text_decode(text, left, &character);

		if (bytes == 0)
			break;
		put_bytes(out, text, bytes);
		text += bytes;
		left -= bytes;
		columns--;
	}
	for (; columns > 0; columns--)
		put_bytes(out, " ", 1);
}

static void put_number(struct trf_out *out, int number, int columns)
{
	if (number > 0)
		trf_print(out, "%*d", columns, number);
	else
		trf_print(out, "%*s", columns, "");
}

/* " 123 w 1" or what stands for a bye; eight columns. */
static void put_game(struct trf_out *out, const struct trf *trf, const struct trf_game *game)
{
	if (game->opponent != TRF_NOBODY)
		trf_print(out, "%4d %c %c", trf->players[game->opponent].number,
			"-wb"[game->colour], game -> open ? ' ' : game->code);
	else if (game->code == ' ')
		trf_print(out, "%8s", "");
	else
		trf_print(out, "0000 - %c", game->code);
}

/* The columns up to the rounds: 1 to 89. */
static void put_person(struct trf_out *out, const struct trf *trf, const struct trf_player *player)
{
	char points[16];

	trf_print(out, "001 %4d %c", player->number, " mw"[player->sex]);
	trf_print(out, "%3s ", player->title);
	put_text(out, player->name, TRF_NAME_COLUMNS);
	trf_print(out, " ");
	put_number(out, player->rating, 4);
	trf_print(out, " ");
	put_text(out, player->federation, 3);
	trf_print(out, " %11s ", player->fide);
	put_text(out, player->born, 10);
	/* 99 rounds of 99 points each at most; what the results say counts */
	if (player->points2 < TRF_NO_DECIMALS * trf_whole(trf) &&
		player->points2 > -TRF_NO_DECIMALS / 10 * trf_whole(trf))
		trf_print(out, " %4s ", trf_points_text(trf, player->points2, points));
	else
		trf_print(out, " %4d ", player->points2 / trf_whole(trf));
	put_number(out, player->rank, 4);
}

static void put_players(struct trf_out *out, const struct trf *trf, int rounds)
{
	for (int place = 0; place < trf->count; place++) {
		const int i = trf->file_order ? trf->file_order[place] : place;

		put_person(out, trf, &trf->players[i]);
		for (int round = 1; round <= rounds; round++) {
			trf_print(out, "  ");
			put_game(out, trf, trf_game(trf, i, round));
		}
		trf_end_line(out);
	}
}

static void put_counts(struct trf_out *out, const struct trf *trf)
{
	const struct trf_count *players = &trf->players_said, *rated = &trf->rated_said;

	trf_print(out, "062 %d", players->given ? players->number : trf->count);
	trf_end_line(out);
	trf_print(out, "072 %d", rated->given ? rated->number : trf_rated(trf));
	trf_end_line(out);
}

/* The kept lines before the players, or those behind them. */
static void put_kept(
	struct trf_out *out, const struct trf *trf, enum trf_edition edition, bool behind)
{
	for (int i = 0; i < trf->nkept; i++) {
		const char *line = trf->kept[i];

		if (trf_follows_players(trf, line) != behind)
			continue;
		if (edition == TRF_16 && trf_is_later(trf, line))
			trf_print(out, TRF_LATER);
		put_bytes(out, line, strlen(line));
		trf_end_line(out);
	}
}

static void put_header(struct trf_out *out, const struct trf *trf, enum trf_edition edition)
{
	if (trf->name[0]) {
		trf_print(out, "012 %s", trf->name);
		trf_end_line(out);
	}
	put_kept(out, trf, edition, false);
	put_counts(out, trf);
}

/*
 * Byes of coming rounds may stand in the columns of TRF16; not if everybody has one, because then
 * the round would be taken for played.
 */
static int columns_to_write(const struct trf *trf, enum trf_edition edition)
{
	int last = trf->played;

	if (edition == TRF_26)
		return last;
	for (int round = trf->played + 1; round <= trf->columns; round++) {
		int entries = 0;

		for (int i = 0; i < trf->count; i++)
			entries += trf_game(trf, i, round)->code != ' ';
		if (entries == trf->count)
			break;
		if (entries > 0)
			last = round;
	}
	return last;
}

enum status trf_write(const struct trf *trf, enum trf_edition edition, char **text, size_t *size)
{
	struct trf_out out = {NULL, 0, 0, false};
	const int rounds = columns_to_write(trf, edition);

	put_bytes(&out, "", 0);
	put_header(&out, trf, edition);
	trf_write_settings(&out, trf, edition);
	put_players(&out, trf, rounds);
	put_kept(&out, trf, edition, true);
	trf_write_byes(&out, trf, edition, rounds);
	trf_write_virtual(&out, trf, edition);
	trf_write_groups(&out, trf, edition);
	if (out.failed) {
		free(out.text);
		return STATUS_NO_MEMORY;
	}
	*text = out.text;
	*size = out.size;
	return STATUS_OK;
}
