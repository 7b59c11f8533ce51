/*
 * First pages of PDF as pictures, against kept ones. Letters are drawn otherwise by other versions
 * of the fonts and libraries, so that this is of the ones that stand in pictures/versions alone,
 * and one of the long tests. UPDATE=1 keeps what is drawn now.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/fault/whole_file.h"
#include "support/long_run.h"
#include "support/pty/all_scripts.h"
#include "support/pty/cli_run.h"

#ifdef HAVE_PDF

#define PICTURES TESTS_DIR "/print/pictures/"

enum { PATH = 400, FAR = 64 };

/* A grey picture: its sides, and a byte a pixel behind the head. */
struct picture {
	int width, height;
	unsigned char *bytes;
	size_t size;
};

static struct picture read_picture(const char *path)
{
	struct picture picture = {0};
	FILE *file = fopen(path, "rb");
	int most;

	ck_assert_msg(file != NULL, "%s is not there", path);
	ck_assert_int_eq(fscanf(file, "P5 %d %d %d", &picture.width, &picture.height, &most), 3);
	ck_assert_int_eq(fgetc(file), '\n');
	ck_assert_int_eq(most, 255);
	picture.size = (size_t)picture.width * (size_t)picture.height;
	picture.bytes = malloc(picture.size);
	ck_assert_uint_eq(fread(picture.bytes, 1, picture.size, file), picture.size);
	fclose(file);
	return picture;
}

/* The versions that decide how letters look; "" where one of them is not installed. */
static const char *versions(void)
{
	static char text[1000];
	FILE *pipe = popen(
		"dpkg-query -W -f '${Package} ${Version}\\n' fonts-dejavu-core fonts-noto-cjk "
		"fonts-noto-core libcairo2 libfreetype6 libpango-1.0-0 poppler-utils 2>&1",
		"r");
	size_t size;

	ck_assert_ptr_nonnull(pipe);
	size = fread(text, 1, sizeof(text) - 1, pipe);
	text[size] = '\0';
	return pclose(pipe) == 0 ? text : "";
}

/* A list of the event, and what its picture is called; dots: so many an inch. */
struct page {
	const char *list, *name;
	int dots;
};

static void draw(const struct page *page, const char *name)
{
	char command[PATH];

	CLI_OK("print", "e.drw", page->list, "-o", "p.pdf");
	snprintf(command, sizeof(command), "pdftoppm -gray -r %d -f 1 -l 1 -singlefile p.pdf '%s'",
		page->dots, name);
	ck_assert_int_eq(system(command), 0);
}

/* Some pixels may differ, at the edges of letters; the time of printing at the foot does. */
static void compare(const struct page *page)
{
	char path[PATH];
	const struct picture drawn = read_picture("drawn.pgm");
	struct picture kept;
	size_t other = 0, rows;

	snprintf(path, sizeof(path), PICTURES "%s.pgm", page->name);
	kept = read_picture(path);
	ck_assert_int_eq(drawn.width, kept.width);
	ck_assert_int_eq(drawn.height, kept.height);
	rows = (size_t)(kept.height - 7 * page->dots / 8) * (size_t)kept.width;
	for (size_t i = 0; i < rows; i++)
		other += abs(drawn.bytes[i] - kept.bytes[i]) > FAR;
	ck_assert_msg(other * 400 < rows, "%s: %zu of %zu pixels are others than in %s", page->name,
		other, rows, path);
	free(drawn.bytes);
	free(kept.bytes);
}

static void keep(const struct page *pages, size_t count, const char *now)
{
	char path[PATH];

	for (size_t i = 0; i < count; i++) {
		snprintf(path, sizeof(path), PICTURES "%s", pages[i].name);
		draw(&pages[i], path);
	}
	cli_write(PICTURES "versions", now);
}

static void look_at(const struct page *pages, size_t count)
{
	const char *now = versions();

	if (getenv("UPDATE"))
		keep(pages, count, now);
	if (!*now || strcmp(now, whole_file(PICTURES "versions", NULL)) != 0) {
		printf("pictures: skipped, the fonts or libraries are of other versions\n");
		return;
	}
	for (size_t i = 0; i < count; i++) {
		draw(&pages[i], "drawn");
		compare(&pages[i]);
	}
}

static bool can_run(void)
{
	return long_run("pictures", "poppler-utils: command -v pdftoppm",
		"fonts-noto-core: fc-list | grep -q NotoSansDevanagari",
		"fonts-noto-cjk: fc-list | grep -q NotoSansCJK", NULL);
}

START_TEST(first_pages_look_as_they_did)
{
	static const struct page pages[] = {
		{"boards", "boards", 16},
		{"standings", "standings", 16},
		{"crosstable", "crosstable", 16},
		{"certificates", "certificates", 16},
		{"cards", "cards", 32},
	};

	if (!can_run())
		return;
	cli_write("w.trf", whole_file(TESTS_DIR "/data/ties/worked.trf", NULL));
	CLI_OK("import", "e.drw", "w.trf");
	look_at(pages, sizeof(pages) / sizeof(pages[0]));
}
END_TEST

/* Small letters are told apart by more dots. */
START_TEST(names_of_all_scripts_look_as_they_did)
{
	static const struct page pages[] = {
		{"names", "scripts-names", 32},
		{"boards", "scripts-boards", 32},
		{"slips", "scripts-slips", 32},
	};

	if (!can_run())
		return;
	all_scripts_event("e.drw", 2);
	look_at(pages, sizeof(pages) / sizeof(pages[0]));
}
END_TEST

#endif

int main(void)
{
	TCase *tcase = tcase_create("pictures");

	tcase_set_timeout(tcase, 120);
#ifdef HAVE_PDF
	tcase_add_test(tcase, first_pages_look_as_they_did);
	tcase_add_test(tcase, names_of_all_scripts_look_as_they_did);
#endif
	return cli_run_suite("pictures", tcase);
}
