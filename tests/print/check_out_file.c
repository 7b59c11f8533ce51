/* Files are read again before they take their name; whatever goes wrong, the old one stands. */
#include "config.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "core/event.h"
#include "print/out_file.h"
#include "print/pdf_proof.h"
#include "print/print.h"
#include "support/fault/failing_write.h"
#include "support/fault/temp_folder.h"
#include "support/fault/whole_file.h"
#include "support/suite_run.h"

static char folder[256], path[300];
static struct event event;

static void put(struct record record)
{
	ck_assert_int_eq(event_put(&event, record_key_of(&record), &record), STATUS_OK);
}

static void write_old_one(void)
{
	FILE *file = fopen(path, "wb");

	fputs("the old one", file);
	fclose(file);
}

static void start(void)
{
	temp_folder_make(folder, sizeof(folder));
	snprintf(path, sizeof(path), "%s/list", folder);
	write_old_one();
	event_init(&event);
	put((struct record){RECORD_EVENT, {.event = {1, "Congress"}}});
	put((struct record){
		RECORD_SECTION, {.section = {1, "Major", "caa", "", 5, COLOUR_WHITE, ""}}});
	for (int pin = 1; pin <= 90; pin++) {
		struct record row = {.kind = RECORD_PLAYER};

		row.as.player.section = 1;
		row.as.player.pin = pin;
		row.as.player.enters = 1;
		snprintf(row.as.player.name, sizeof(row.as.player.name), "Player %d", pin);
		put(row);
	}
}

static void end(void)
{
	event_done(&event);
	temp_folder_remove(folder);
}

static int files_in_folder(void)
{
	DIR *dir = opendir(folder);
	const struct dirent *entry;
	int count = 0;

	while ((entry = readdir(dir)) != NULL)
		count += strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0;
	closedir(dir);
	return count;
}

static const enum print_form forms[] = {
	PRINT_TEXT,
	PRINT_CSV,
	PRINT_HTML,
#ifdef HAVE_PDF
	PRINT_PDF,
#endif
};

enum { FORMS = sizeof(forms) / sizeof(forms[0]) };

static enum status write_list(enum print_form form, struct error *error)
{
	const struct print_style style = {.form = form};
	struct out_file out;
	struct print_sink sink;

	ck_assert_int_eq(out_file_open(&out, path, NULL, error), STATUS_OK);
	sink = print_sink_file(out.file);
	ck_assert_int_eq(print_players(&event, 1, &style, &sink, error), STATUS_OK);
	return out_file_close(&out, true, error);
}

/* Whichever write fails, and however: an error, the old bytes, and nothing left beside them. */
START_TEST(a_failed_write_leaves_the_old_one)
{
	for (int how = WRITE_FULL; how <= WRITE_ROTTEN; how++)
		for (int n = 1;; n++) {
			struct error error = {.code = STATUS_OK};
			enum status status;

			failing_write_start(n, (enum failing_write)how);
			status = write_list(forms[_i], &error);
			if (!failing_write_stop()) {
				ck_assert_int_eq(status, STATUS_OK);
				ck_assert_int_gt(n, 1);
				write_old_one();
				break;
			}
			ck_assert_int_eq(status, how == WRITE_ROTTEN ? STATUS_IO : STATUS_FULL);
			ck_assert_ptr_nonnull(strstr(error.text,
				how == WRITE_ROTTEN ? "read again it does not say what it should"
						    : "full"));
			ck_assert_str_eq(whole_file(path, NULL), "the old one");
			ck_assert_int_eq(files_in_folder(), 1);
		}
	ck_assert_int_eq(files_in_folder(), 1);
}
END_TEST

/* Of several files that belong together none takes its name if one of them is not whole. */
START_TEST(one_rotten_file_holds_back_the_others)
{
	struct error error = {.code = STATUS_OK}, ignored;
	struct out_file outs[2];
	char other[320];

	snprintf(other, sizeof(other), "%s-2", path);
	ck_assert_int_eq(out_file_open(&outs[0], path, NULL, &error), STATUS_OK);
	ck_assert_int_eq(out_file_open(&outs[1], other, NULL, &error), STATUS_OK);
	fputs("one", outs[0].file);
	fputs("two", outs[1].file);
	failing_write_start(2, WRITE_ROTTEN);
	ck_assert_int_eq(out_file_write(&outs[0], &error), STATUS_OK);
	ck_assert_int_eq(out_file_write(&outs[1], &error), STATUS_IO);
	ck_assert(failing_write_stop());
	for (int i = 0; i < 2; i++)
		out_file_close(&outs[i], false, &ignored);
	ck_assert_str_eq(whole_file(path, NULL), "the old one");
	ck_assert_int_ne(access(other, F_OK), 0);
}
END_TEST

static bool proof_of(const char *text, int pages)
{
	return pdf_proof(text, strlen(text), pages);
}

#define HEAD \
	"%PDF-1.5\n1 0 obj\n<< /Type /Page % 1 >>\n<< /Type /Pages /Count 1 >> and some bytes\n"
#define TABLE "xref\n0 2\ntrailer\n<< /Size 2 /Root 1 0 R /Info 2 0 R and some more >>\n"

START_TEST(a_pdf_is_known_to_be_whole)
{
	static char whole[400], cut[400];

	snprintf(whole, sizeof(whole), "%s%sstartxref\n%d\n%%%%EOF\n", HEAD, TABLE,
		(int)strlen(HEAD));
	ck_assert(proof_of(whole, 1));
	ck_assert(!proof_of(whole, 2));
	ck_assert(!proof_of(whole + 1, 1));
	for (size_t size = 0; size + 2 < strlen(whole); size++) {
		memcpy(cut, whole, size);
		cut[size] = '\0';
		ck_assert_msg(!proof_of(cut, 1), "%zu bytes", size);
	}
	snprintf(cut, sizeof(cut), "%s%sstartxref\n%d\n%%%%EOF\n", HEAD, TABLE, 5);
	ck_assert(!proof_of(cut, 1));
	snprintf(cut, sizeof(cut), "%s%sstartxref\n%d\n%%%%EOF\n", HEAD, TABLE, 99999);
	ck_assert(!proof_of(cut, 1));
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("out file");

	tcase_add_checked_fixture(tcase, start, end);
	tcase_add_loop_test(tcase, a_failed_write_leaves_the_old_one, 0, FORMS);
	tcase_add_test(tcase, one_rotten_file_holds_back_the_others);
	tcase_add_test(tcase, a_pdf_is_known_to_be_whole);
	return suite_run("out_file", tcase, NULL);
}
