/*
 * How fast reports are checked: read, every round drawn again and compared. The tournaments of the
 * data folder, and (CORPUS=FOLDER in the environment) those of a folder, all in one process.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "app/report/check.h"
#include "support/fault/packed_files.h"

struct totals {
	int files, failed;
	long rounds, different;
	double time;
};

static void pass_over(void *context, const struct check_round *round)
{
	(void)context;
	(void)round;
}

/* The reader takes files, so the text goes through one. */
static void check_again(const char *name, const char *text, void *context)
{
	const char *under = getenv("TMPDIR");
	char path[256];
	/* Their engine gives no downfloat for a bye that is worth nothing. */
	const struct check_order order = {.report = {.path = path, .settings = "poor_bye=1"}};
	struct totals *totals = context;
	struct check_sum sum;
	struct error error;
	FILE *file;
	clock_t start;
	int fd;

	snprintf(path, sizeof(path), "%s/bench-check-XXXXXX", under && under[0] ? under : "/tmp");
	fd = mkstemp(path);
	file = fd < 0 ? NULL : fdopen(fd, "wb");
	if (!file || fputs(text, file) < 0 || fclose(file) != 0) {
		perror(path);
		exit(EXIT_FAILURE);
	}
	start = clock();
	if (check_trf(&order, pass_over, NULL, NULL, &sum, &error) != STATUS_OK) {
		printf("%s: %s\n", name, error.text);
		totals->failed++;
	}
	totals->time += (double)(clock() - start) / CLOCKS_PER_SEC;
	totals->files++;
	totals->rounds += sum.rounds;
	totals->different += sum.different;
	unlink(path);
}

static void print_totals(const char *name, const struct totals *totals)
{
	printf("%-16s %5d files %6ld rounds %4ld different %4d failed %8.3f s\n", name,
		totals->files, totals->rounds, totals->different, totals->failed, totals->time);
}

int main(void)
{
	const char *folder = getenv("CORPUS");
	struct totals packed = {0}, whole = {0};

	printf("Reports checked\n");
	packed_files_each(TESTS_DIR "/data/dutch-dev.tar.gz", check_again, &packed);
	print_totals("packed corpus", &packed);
	if (folder) {
		packed_files_in_folder(folder, ".trf", check_again, &whole);
		print_totals("corpus", &whole);
	}
	return EXIT_SUCCESS;
}
