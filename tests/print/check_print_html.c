/* Lists as HTML: tags that match, and names that are never tags. */
#include <stdio.h>
#include <string.h>

#include "core/event.h"
#include "print/print.h"
#include "support/suite_run.h"

static struct event event;
static struct print_memory paper;
static struct error error;

static void put(struct record record)
{
	ck_assert_int_eq(event_put(&event, record_key_of(&record), &record), STATUS_OK);
}

/* Whatever somebody may be called. */
static const char *const names[] = {"<script>alert(1)</script>", "O'Hara & \"Sons\"",
	"</td></table>", "&lt;b&gt;", "כהן, דוד", "Łódź <!-- ", "]]>", "Zoë"};

enum { PLAYERS = sizeof(names) / sizeof(names[0]) };

static void make_event(void)
{
	static const int boards[][3] = {{1, 5, RESULT_DEFAULT_BLACK}, {6, 2, RESULT_BLACK},
		{3, 7, RESULT_DRAW}, {4, 8, RESULT_WHITE}};

	event_init(&event);
	put((struct record){RECORD_EVENT, {.event = {1, "A <i>congress</i> & more"}}});
	put((struct record){
		RECORD_SECTION, {.section = {1, "<u>Major", "caa", "", 5, COLOUR_WHITE, ""}}});
	for (int pin = 1; pin <= PLAYERS; pin++) {
		struct record row = {.kind = RECORD_PLAYER};

		row.as.player.section = 1;
		row.as.player.pin = pin;
		row.as.player.enters = 1;
		row.as.player.grade = 2000 - 10 * pin;
		snprintf(row.as.player.name, sizeof(row.as.player.name), "%s", names[pin - 1]);
		snprintf(row.as.player.club, sizeof(row.as.player.club), "%s",
			pin % 2 ? "<b>Club" : "\"A&B\"");
		put(row);
	}
	put((struct record){RECORD_ROUND, {.round = {1, 1, ROUND_COMPLETE, ""}}});
	for (int i = 0; i < 4; i++)
		put((struct record){RECORD_BOARD,
			{.board = {1, 1, i + 1, boards[i][0], boards[i][1], boards[i][2], 0}}});
}

static void free_event(void)
{
	event_done(&event);
	print_memory_done(&paper);
}

typedef enum status print_fn(
	const struct print_style *style, const struct print_sink *sink, struct error *why);

static enum status boards(
	const struct print_style *style, const struct print_sink *sink, struct error *why)
{
	return print_boards(&event, 1, 1, style, sink, why);
}

static enum status by_name(
	const struct print_style *style, const struct print_sink *sink, struct error *why)
{
	return print_names(&event, 1, 1, style, sink, why);
}

static enum status standings(
	const struct print_style *style, const struct print_sink *sink, struct error *why)
{
	return print_standings(&event, 1, 1, style, sink, why);
}

static enum status crosstable(
	const struct print_style *style, const struct print_sink *sink, struct error *why)
{
	return print_chart(&event, 1, 1, PRINT_CROSSTABLE, style, sink, why);
}

static enum status square(
	const struct print_style *style, const struct print_sink *sink, struct error *why)
{
	return print_square(&event, 1, 1, style, sink, why);
}

static enum status sheets(
	const struct print_style *style, const struct print_sink *sink, struct error *why)
{
	return print_sheets(&event, 1, 1, 0, style, sink, why);
}

static enum status teams(
	const struct print_style *style, const struct print_sink *sink, struct error *why)
{
	return print_teams(&event, 1, 1, PRINT_BY_CLUB, 2, style, sink, why);
}

static enum status upsets(
	const struct print_style *style, const struct print_sink *sink, struct error *why)
{
	return print_upsets(&event, 1, 0, 1, style, sink, why);
}

static enum status ratings(
	const struct print_style *style, const struct print_sink *sink, struct error *why)
{
	return print_ratings(&event, 1, 1, style, sink, why);
}

static enum status entries(
	const struct print_style *style, const struct print_sink *sink, struct error *why)
{
	return print_entries(&event, 1, PRINT_BY_CLUB, style, sink, why);
}

static enum status bands(
	const struct print_style *style, const struct print_sink *sink, struct error *why)
{
	const struct print_bands limits = {.from = {1980, 1950}, .count = 2};

	return print_bands(&event, 1, 1, &limits, style, sink, why);
}

static print_fn *const lists[] = {boards, by_name, standings, crosstable, square, sheets, teams,
	upsets, ratings, entries, bands};

static const char *html_of(print_fn *print)
{
	const struct print_style style = {.form = PRINT_HTML, .when = "Printed <now>"};
	const struct print_sink sink = print_sink_memory(&paper);

	paper.size = 0;
	ck_assert_msg(print(&style, &sink, &error) == STATUS_OK, "%s", error.text);
	sink.write(sink.context, "", 1);
	return paper.bytes;
}

static bool is_void(const char *tag)
{
	return !strcmp(tag, "meta") || !strcmp(tag, "!DOCTYPE");
}

/* Every tag that is opened is closed, the last one first, and is one of ours. */
static void tags_match(const char *html)
{
	static const char *const known[] = {"!DOCTYPE", "html", "head", "meta", "title", "style",
		"body", "h1", "h2", "p", "div", "table", "thead", "tbody", "tr", "th", "td", "bdi"};
	char open[32][16];
	int depth = 0;

	for (const char *at = strchr(html, '<'); at; at = strchr(at + 1, '<')) {
		const bool closes = at[1] == '/';
		char tag[16];
		bool ours = false;

		ck_assert_int_eq(sscanf(at + 1 + closes, "%15[A-Za-z0-9!]", tag), 1);
		for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++)
			ours = ours || !strcmp(tag, known[i]);
		ck_assert_msg(ours, "%.60s", at);
		if (closes) {
			ck_assert_int_gt(depth, 0);
			ck_assert_str_eq(open[--depth], tag);
		} else if (!is_void(tag)) {
			ck_assert_int_lt(depth, 32);
			strcpy(open[depth++], tag);
		}
	}
	ck_assert_int_eq(depth, 0);
}

START_TEST(tags_match_and_no_name_is_one)
{
	const char *html = html_of(lists[_i]);

	tags_match(html);
	ck_assert_ptr_nonnull(strstr(html, "A &lt;i&gt;congress&lt;/i&gt; &amp; more"));
	ck_assert_ptr_nonnull(strstr(html, "<p>Printed &lt;now&gt;</p>"));
	ck_assert_ptr_null(strstr(html, "<script"));
	for (const char *at = strchr(html, '&'); at; at = strchr(at + 1, '&'))
		ck_assert_msg(!strncmp(at, "&lt;", 4) || !strncmp(at, "&gt;", 4) ||
				!strncmp(at, "&amp;", 5) || !strncmp(at, "&quot;", 6) ||
				!strncmp(at, "&#39;", 5),
			"%.20s", at);
}
END_TEST

START_TEST(a_row_has_a_cell_a_column)
{
	const char *html = html_of(crosstable);
	const char *row = strstr(html, "<tbody>");
	int rows = 0;

	/* all rounds in one table, two lines a player */
	while ((row = strstr(row + 1, "<tr>")) != NULL) {
		int cells = 0;

		for (const char *at = row; at < strstr(row, "</tr>"); at++)
			cells += !strncmp(at, "<td", 3);
		ck_assert_int_eq(cells, 5);
		rows++;
	}
	ck_assert_int_eq(rows, 2 * PLAYERS);
	ck_assert_ptr_nonnull(strstr(html, "<bdi>כהן, דוד</bdi>"));
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("html");

	tcase_add_checked_fixture(tcase, make_event, free_event);
	tcase_add_loop_test(
		tcase, tags_match_and_no_name_is_one, 0, (int)(sizeof(lists) / sizeof(lists[0])));
	tcase_add_test(tcase, a_row_has_a_cell_a_column);
	return suite_run("lists as HTML", tcase, NULL);
}
