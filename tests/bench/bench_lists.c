/*
 * Rating lists of the size that FIDE has: how long 1.9 million players take to be loaded, with how
 * much memory, and how long a search by the first letters of a name takes.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "app/lists/rating_lists.h"
#include "store/lists/lists.h"
#include "support/stopwatch.h"

enum { PLAYERS = 1900000, ROOM = 8, TIMES = 25 };

static unsigned state = 20261129;

static unsigned draw(unsigned below)
{
	state = state * 1664525u + 1013904223u;
	return (state >> 8) % below;
}

/* Names of syllables: some surnames are borne by very many, most by few. */
static void make_word(char *word, unsigned syllables)
{
	static const char *const parts[] = {"an", "ber", "car", "da", "el", "fi", "go", "han", "iv",
		"jo", "ka", "lo", "ma", "na", "ov", "pe", "ra", "sen", "ta", "ul", "va", "wa", "xu",
		"ya", "za", "mar", "kov", "son", "ski", "tin", "é", "ö"};

	word[0] = '\0';
	for (unsigned i = 0; i < syllables; i++)
		strcat(word, parts[draw(32) * draw(32) / 32]);
	if (word[0] >= 'a' && word[0] <= 'z')
		word[0] = (char)(word[0] - 'a' + 'A');
}

static void write_list(const char *path)
{
	FILE *file = fopen(path, "wb");
	char surname[64], forename[64], name[140];

	if (!file)
		exit(1);
	fprintf(file,
		"%-15s%-61s%-4s%-4s%-5s%-5s%-15s%-4s%-6s%-4s%-3s%-6s%-4s%-3s%-6s%-4s%-3s%-6s%-4s\r\n",
		"ID Number", "Name", "Fed", "Sex", "Tit", "WTit", "OTit", "FOA", "SRtng", "SGm",
		"SK", "RRtng", "RGm", "Rk", "BRtng", "BGm", "BK", "B-day", "Flag");
	for (int i = 0; i < PLAYERS; i++) {
		make_word(surname, 2 + draw(3));
		make_word(forename, 2 + draw(2));
		snprintf(name, sizeof(name), "%s, %s", surname, forename);
		fprintf(file,
			"%-15d%-61.60s%-4s%-4s%-5s%-5s%-15s%-4s%-6d%-4d%-3d%-6d%-4d%-3d%-6d%-4d%-3d%-6d%-4s\r\n",
			100000 + i * 7, name, draw(2) ? "ENG" : "IND", draw(5) ? "M" : "F", "", "",
			"", "", draw(3) ? 1400 + (int)draw(1000) : 0, 0, 20, 1400 + (int)draw(900),
			0, 20, 0, 0, 0, 1940 + (int)draw(75), "");
	}
	fclose(file);
}

static void search(struct lists *lists, const char *typed)
{
	struct listed_player found[ROOM];
	struct error error;
	double times[TIMES];
	int count = 0;
	bool more = false;

	for (int i = 0; i < TIMES; i++) {
		const double from = stopwatch_wall();

		if (lists_search(lists, LIST_FIDE, typed, found, ROOM, &count, &more, &error) !=
			STATUS_OK)
			exit(1);
		times[i] = stopwatch_wall() - from;
	}
	qsort(times, TIMES, sizeof(times[0]), stopwatch_compare);
	printf("lists search %-12s %d%s found, p50 %.2f ms, most %.2f ms\n", typed, count,
		more ? "+" : "", times[TIMES / 2], times[TIMES - 1]);
}

int main(void)
{
	static const char *const typed[] = {"m", "ma", "mar", "marko", "marko a", "m a", "z x",
		"e o", "xuxu", "van hantin", "qq"};
	const char *under = getenv("TMPDIR");
	char folder[200], list[220], base[220];
	struct list_info info;
	struct error error = {0};
	struct lists *lists;
	struct rusage usage;
	long long left_out;
	double from, work;

	snprintf(folder, sizeof(folder), "%s/bench.XXXXXX", under && under[0] ? under : P_tmpdir);
	if (!mkdtemp(folder))
		return 1;
	snprintf(list, sizeof(list), "%s/list.txt", folder);
	snprintf(base, sizeof(base), "%s/lists.sqlite", folder);
	write_list(list);
	for (int turn = 0; turn < 2; turn++) {
		if (lists_open(base, true, &lists, &error) != STATUS_OK)
			return 1;
		from = stopwatch_wall();
		work = stopwatch_cpu();
		if (rating_lists_load(lists, &(struct rating_lists_load){.path = list}, &info,
			    &left_out, &error) != STATUS_OK) {
			fprintf(stderr, "%s\n", error.text);
			return 1;
		}
		getrusage(RUSAGE_SELF, &usage);
		printf("lists %s %lld players: %.1f s (%.1f s of work), at most %ld MB\n",
			turn == 0 ? "load" : "load again", info.players,
			(stopwatch_wall() - from) / 1000, (stopwatch_cpu() - work) / 1000,
			usage.ru_maxrss / 1024);
		lists_close(lists);
	}
	if (lists_open(base, false, &lists, &error) != STATUS_OK)
		return 1;
	for (size_t i = 0; i < sizeof(typed) / sizeof(typed[0]); i++)
		search(lists, typed[i]);
	lists_close(lists);
	unlink(list);
	unlink(base);
	rmdir(folder);
	return 0;
}
