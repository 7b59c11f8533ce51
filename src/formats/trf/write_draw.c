/* The records of a TRF that bear on the draw, for the writer. */
#include <string.h>

#include "formats/trf/out.h"

static void put_symbols(struct trf_out *out, const struct trf *trf, const int *usual2)
{
	const int *worth2 = trf->worth2;
	static const struct {
		char symbol;
		enum trf_outcome outcome;
	} symbols[] = {
		{'W', TRF_WIN_WHITE},
		{'D', TRF_DRAW_WHITE},
		{'L', TRF_LOSS_WHITE},
		{'A', TRF_ZERO_BYE},
		{'P', TRF_PAIRING_BYE},
	};
	bool first = true;

	trf_print(out, "162  ");
	for (size_t i = 0; i < sizeof(symbols) / sizeof(symbols[0]); i++) {
		const enum trf_outcome outcome = symbols[i].outcome;
		/* without its symbol the bye of the draw is worth a win */
		const int default2 =
			outcome == TRF_PAIRING_BYE ? worth2[TRF_WIN_WHITE] : usual2[outcome];
		char points[16];

		if (worth2[outcome] == default2)
			continue;
		trf_print(out, "%s%c%4s", first ? "" : "    ", symbols[i].symbol,
			trf_points_text(trf, worth2[outcome], points));
		first = false;
	}
	trf_end_line(out);
}

static void put_codes(struct trf_out *out, const struct trf *trf)
{
	static const char *const codes[TRF_OUTCOMES] = {
		"WW", "BW", "WD", "BD", "WL", "BL", "ZPB", "HPB", "FPB", "PAB", "FW", "FL"};

	trf_print(out, "XXS");
	for (int i = 0; i < TRF_OUTCOMES; i++) {
		char points[16];

		trf_print(out, " %s=%s", codes[i], trf_points_text(trf, trf->worth2[i], points));
	}
	trf_end_line(out);
}

/* The same for programs that do not read XXS: one record a value. */
static void put_values(struct trf_out *out, const struct trf *trf)
{
	static const struct {
		char code[4];
		enum trf_outcome outcome;
	} values[] = {
		{"BBW", TRF_WIN_WHITE},
		{"BBD", TRF_DRAW_WHITE},
		{"BBL", TRF_LOSS_WHITE},
		{"BBZ", TRF_ZERO_BYE},
		{"BBF", TRF_FORFEIT_LOSS},
		{"BBU", TRF_PAIRING_BYE},
	};

	for (size_t i = 0; i < sizeof(values) / sizeof(values[0]); i++) {
		char points[16];

		trf_print(out, "%s %4s", values[i].code,
			trf_points_text(trf, trf->worth2[values[i].outcome], points));
		trf_end_line(out);
	}
}

static void put_worth(struct trf_out *out, const struct trf *trf, enum trf_edition edition)
{
	int usual2[TRF_OUTCOMES];

	trf_usual_worth(usual2);
	for (int i = 0; trf->tenths && i < TRF_OUTCOMES; i++)
		usual2[i] *= 5;
	if (memcmp(usual2, trf->worth2, sizeof(usual2)) == 0)
		return;
	if (edition == TRF_26 && trf_worth_is_simple(trf->worth2)) {
		put_symbols(out, trf, usual2);
		return;
	}
	put_codes(out, trf);
	if (edition == TRF_16 && trf_worth_is_simple(trf->worth2))
		put_values(out, trf);
}

void trf_write_settings(struct trf_out *out, const struct trf *trf, enum trf_edition edition)
{
	if (trf->rounds) {
		trf_print(out, "%s %d", edition == TRF_26 ? "142" : "XXR", trf->rounds);
		trf_end_line(out);
	}
	if (trf->initial != COLOUR_NONE) {
		if (edition == TRF_26)
			trf_print(out, "152 %c", trf->initial == COLOUR_WHITE ? 'W' : 'B');
		else
			trf_print(
				out, "XXC %s", trf->initial == COLOUR_WHITE ? "white1" : "black1");
		trf_end_line(out);
	}
	if (trf->file_order) {
		trf_print(out, "XXC rank");
		trf_end_line(out);
	}
	put_worth(out, trf, edition);
	if (trf->type[0]) {
		trf_print(out, "%s192 %s", edition == TRF_16 ? TRF_LATER : "", trf->type);
		trf_end_line(out);
	}
}

static bool is_bye(const struct trf *trf, int player, int round, char code)
{
	const struct trf_game *game = trf_game(trf, player, round);

	return game->opponent == TRF_NOBODY && game->code == code;
}

/* Who is absent from the round to pair, as JaVaFo has it. */
static void put_absent(struct trf_out *out, const struct trf *trf)
{
	const int round = trf->played + 1;
	bool begun = false;

	for (int i = 0; round <= trf->columns && i < trf->count; i++) {
		if (!is_bye(trf, i, round, 'Z') || (trf->rounds && round > trf->rounds))
			continue;
		if (!begun)
			trf_print(out, "XXZ");
		begun = true;
		trf_print(out, " %4d", trf->players[i].number);
	}
	if (begun)
		trf_end_line(out);
}

void trf_write_byes(
	struct trf_out *out, const struct trf *trf, enum trf_edition edition, int written)
{
	if (edition == TRF_16)
		put_absent(out, trf);
	for (int round = written + 1; round <= trf->columns && round <= TRF_ROUNDS_MOST; round++) {
		for (const char *code = "HFZ"; *code; code++) {
			bool begun = false;

			for (int i = 0; i < trf->count; i++) {
				if (!is_bye(trf, i, round, *code))
					continue;
				if (!begun)
					trf_print(out, "%s240 %c %03d",
						edition == TRF_16 ? TRF_LATER : "", *code, round);
				begun = true;
				trf_print(out, " %4d", trf->players[i].number);
			}
			if (begun)
				trf_end_line(out);
		}
	}
}

/*
 * Does the player have these points in all of these rounds, and none beside them that another line
 * must tell?
 */
static bool has_run(const struct trf *trf, int player, int first, int last, int points2)
{
	for (int round = first; round <= last; round++)
		if (trf_virtual2(trf, player, round) != points2)
			return false;
	return trf_virtual2(trf, player, first - 1) != points2 &&
		trf_virtual2(trf, player, last + 1) != points2;
}

/* A line for each run of equal points, for all neighbours in number that have the same run. */
static void put_runs(struct trf_out *out, const struct trf *trf, int player)
{
	for (int first = 1, last; first <= trf->columns; first = last + 1) {
		const int points2 = trf_virtual2(trf, player, first);
		int end = player;
		char points[16];

		for (last = first;
			last < trf->columns && trf_virtual2(trf, player, last + 1) == points2;)
			last++;
		if (points2 == 0 || (player > 0 && has_run(trf, player - 1, first, last, points2)))
			continue;
		while (end + 1 < trf->count && has_run(trf, end + 1, first, last, points2))
			end++;
		trf_print(out, "250      %4s %3d %3d %4d %4d",
			trf_points_text(trf, points2, points), first, last,
			trf->players[player].number, trf->players[end].number);
		trf_end_line(out);
	}
}

static void put_history(struct trf_out *out, const struct trf *trf, int player)
{
	int last = trf->columns;
	char points[16];

	while (last > 0 && trf_virtual2(trf, player, last) == 0)
		last--;
	if (last == 0)
		return;
	trf_print(out, "XXA %4d", trf->players[player].number);
	for (int round = 1; round <= last; round++)
		trf_print(out, " %4s",
			trf_points_text(trf, trf_virtual2(trf, player, round), points));
	trf_end_line(out);
}

void trf_write_virtual(struct trf_out *out, const struct trf *trf, enum trf_edition edition)
{
	for (int i = 0; trf->virtual2 && i < trf->count; i++) {
		if (edition == TRF_26)
			put_runs(out, trf, i);
		else
			put_history(out, trf, i);
	}
}

static void put_group(struct trf_out *out, const struct trf *trf, const struct trf_group *group)
{
	for (int i = group->from; i < group->from + group->count; i++)
		trf_print(out, " %4d", trf->players[trf->members[i]].number);
	trf_end_line(out);
}

bool trf_group_is_whole(const struct trf *trf, const struct trf_group *group)
{
	return group->first == 1 && group->last == (trf->rounds ? trf->rounds : TRF_ROUNDS_MOST);
}

bool trf_group_is_next(const struct trf *trf, const struct trf_group *group)
{
	const int next = trf->played + 1;

	return (!trf->rounds || next <= trf->rounds) && group->first <= next && next <= group->last;
}

/*
 * JaVaFo knows no range of rounds: to it those are apart who are so in the round to pair, and a
 * comment behind says in which rounds they really are.
 */
void trf_write_groups(struct trf_out *out, const struct trf *trf, enum trf_edition edition)
{
	for (int i = 0; i < trf->ngroups; i++) {
		const struct trf_group *group = &trf->groups[i];
		const bool whole = edition == TRF_16 && trf_group_is_whole(trf, group);

		if (whole || (edition == TRF_16 && trf_group_is_next(trf, group))) {
			trf_print(out, "XXP");
			put_group(out, trf, group);
		}
		if (whole)
			continue;
		trf_print(out, "%s260 %3d %3d", edition == TRF_16 ? TRF_LATER : "", group->first,
			group->last);
		put_group(out, trf, group);
	}
}
