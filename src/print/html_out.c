/* The HTML back end. */
#include "config.h"

#include "print/html_out.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "print/joined.h"

/* Light and dark, narrow and wide, on paper with the heads on every page. */
static const char style_sheet[] =
	":root{color-scheme:light dark}\n"
	"body{font-family:system-ui,\"DejaVu Sans\",\"Noto Sans\",sans-serif;margin:1rem;line-height:1.3}\n"
	"h1,h2,p{overflow-wrap:anywhere}\n"
	"h1{font-size:1.3rem;margin:0}h2{font-size:1.1rem;margin:.2rem 0 0}\n"
	"p{margin:.2rem 0 .8rem}nav{margin:.5rem 0}nav a{margin-right:1rem}\n"
	".wide{overflow-x:auto}\n"
	"table{border-collapse:collapse}\n"
	"th,td{padding:.15rem .5rem;text-align:left;vertical-align:baseline}\n"
	"td.r,td.c{white-space:nowrap}\n"
	".n{overflow-wrap:anywhere;min-width:10em;max-width:30em}\n"
	"thead>tr>*{border-bottom:2px solid;font-weight:600}\n"
	"tbody tr:nth-child(even){background:rgba(127,127,127,.12)}\n"
	"tbody+tbody tr:first-child td{padding-top:1rem}\n"
	".pairs tbody tr:nth-child(4n+1),.pairs tbody tr:nth-child(4n+2){background:none}\n"
	".pairs tbody tr:nth-child(4n+3),.pairs tbody tr:nth-child(4n){background:rgba(127,127,127,.12)}\n"
	".r{text-align:right;font-variant-numeric:tabular-nums}.c{text-align:center}\n"
	"@media (max-width:600px){body{margin:.3rem}table{font-size:.68rem}\n"
	"th,td{padding:.1rem .12rem}.n{min-width:5em;max-width:13em}}\n"
	"@page{margin:12mm}\n"
	"@media print{body{margin:0}nav{display:none}.wide{overflow:visible}\n"
	"a{color:inherit;text-decoration:none}.n{min-width:5em}\n"
	"thead{display:table-header-group}tr{break-inside:avoid}}\n";

static void put_bytes(struct html_out *out, const char *bytes, size_t size)
{
	if (!out->failed && !out->sink->write(out->sink->context, bytes, size)) {
		out->failed = true;
		out->reason = errno;
	}
}

void html_put(struct html_out *out, const char *html)
{
	put_bytes(out, html, strlen(html));
}

void html_put_text(struct html_out *out, const char *text)
{
	while (*text) {
		const size_t plain = strcspn(text, "<>&\"'");

		if (plain > 0)
			put_bytes(out, text, plain);
		text += plain;
		if (!*text)
			break;
		html_put(out,
			*text == '<'           ? "&lt;"
				: *text == '>' ? "&gt;"
				: *text == '&' ? "&amp;"
				: *text == '"' ? "&quot;"
					       : "&#39;");
		text++;
	}
}

static void put_element(struct html_out *out, const char *tag, const char *text)
{
	char mark[16];

	if (!*text)
		return;
	snprintf(mark, sizeof(mark), "<%s>", tag);
	html_put(out, mark);
	html_put_text(out, text);
	snprintf(mark, sizeof(mark), "</%s>\n", tag);
	html_put(out, mark);
}

/* The name, and on the way to the page of the player. */
static void put_name(struct html_out *out, const struct print_site *site, const char *name, int pin)
{
	char page[80];

	if (pin > 0) {
		snprintf(page, sizeof(page), "<a href=\"%.40s%d.html\">", site->players, pin);
		html_put(out, page);
	}
	html_put_text(out, name);
	html_put(out, pin > 0 ? "</a>" : "");
}

static void put_cell(struct html_out *out, const char *tag, const struct table_column *column,
	const struct print_site *site, const char *text, int pin)
{
	static const char *const classes[] = {
		[TABLE_LEFT] = "", [TABLE_RIGHT] = " class=\"r\"", [TABLE_CENTRE] = " class=\"c\""};

	html_put(out, "<");
	html_put(out, tag);
	html_put(out, column->gives ? " class=\"n\"" : classes[column->align]);
	html_put(out, ">");
	if (*text) {
		html_put(out, "<bdi>");
		if (site && pin != 0)
			put_name(out, site, text, pin);
		else
			html_put_text(out, text);
		html_put(out, "</bdi>");
	}
	html_put(out, "</");
	html_put(out, tag);
	html_put(out, ">");
}

static void put_line(struct html_out *out, const struct table *table, int row)
{
	char tag[48];

	snprintf(tag, sizeof(tag), "<tr><td class=\"n\" colspan=\"%d\"><bdi>", table->ncolumns);
	html_put(out, tag);
	html_put_text(out, table_text(table, row, 0));
	html_put(out, "</bdi></td></tr>\n");
}

static void put_rows(struct html_out *out, const struct table *table, const struct print_site *site)
{
	bool open = false;

	for (int row = 0; row < table_rows(table); row++) {
		if (table_row_is_empty(table, row)) {
			html_put(out, open ? "</tbody>\n" : "");
			open = false;
			continue;
		}
		html_put(out, open ? "" : "<tbody>\n");
		open = true;
		if (table_row_is_line(table, row)) {
			put_line(out, table, row);
			continue;
		}
		html_put(out, "<tr>");
		for (int column = 0; column < table->ncolumns; column++)
			put_cell(out, "td", &table->columns[column], site,
				table_text(table, row, column), table_pin(table, row, column));
		html_put(out, "</tr>\n");
	}
	html_put(out, open ? "</tbody>\n" : "");
}

static void put_table(
	struct html_out *out, const struct table *table, const struct print_site *site)
{
	html_put(out,
		table->together == 2 ? "<div class=\"wide\"><table class=\"pairs\">\n"
				     : "<div class=\"wide\"><table>\n");
	html_put(out, "<thead><tr>");
	for (int column = 0; column < table->ncolumns; column++)
		put_cell(out, *table->columns[column].head ? "th" : "td", &table->columns[column],
			NULL, table->columns[column].head, 0);
	html_put(out, "</tr></thead>\n");
	put_rows(out, table, site);
	html_put(out, "</table></div>\n");
}

static void put_reload(struct html_out *out, const struct print_site *site)
{
	char tag[80];

	if (!site || site->reload == 0)
		return;
	snprintf(tag, sizeof(tag), "<meta http-equiv=\"refresh\" content=\"%d\">\n", site->reload);
	html_put(out, tag);
}

static void put_links(struct html_out *out, const struct print_site *site)
{
	if (!site)
		return;
	html_put(out, "<nav>\n");
	for (int i = 0; i < site->count; i++) {
		html_put(out, "<a href=\"");
		html_put(out, site->links[i].page);
		html_put(out, "\">");
		html_put_text(out, site->links[i].words);
		html_put(out, "</a>\n");
	}
	html_put(out, "</nav>\n");
}

/* Are there parts of the page before this one? */
static bool is_behind(const struct html_out *out)
{
	return out->joined && out->joined->lists > 0;
}

void html_begin(struct html_out *out, const char *event, const char *title, const char *style)
{
	if (is_behind(out))
		return;
	html_put(out,
		"<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n" HTML_GENERATOR
		"\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>");
	html_put_text(out, out->joined ? out->joined->title : event);
	html_put(out, !out->joined && *event ? ": " : "");
	html_put_text(out, out->joined ? "" : title);
	html_put(out, "</title>\n<style>\n");
	html_put(out, style_sheet);
	html_put(out, style);
	html_put(out, "</style>\n");
}

void html_body(struct html_out *out)
{
	html_put(out,
		is_behind(out) ? "<section style=\"break-before:page\">\n" : "</head>\n<body>\n");
}

static enum status finish(struct html_out *out, const char *end, struct error *error)
{
	html_put(out, end);
	put_bytes(out, "", 0);
	return out->failed ? print_sink_failed(out->reason, error) : STATUS_OK;
}

enum status html_end(struct html_out *out, const char *when, struct error *error)
{
	if (when)
		put_element(out, "p", when);
	return finish(out,
		is_behind(out)        ? "</section>\n"
			: out->joined ? ""
				      : "</body>\n</html>\n",
		error);
}

enum status html_joined_end(const struct print_sink *sink, struct error *error)
{
	struct html_out out = {.sink = sink};

	return finish(&out, "</body>\n</html>\n", error);
}

enum status html_write(const struct table *table, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	struct html_out out = {.sink = sink, .joined = style->joined};

	html_begin(&out, table->event, table->title, "");
	put_reload(&out, style->site);
	html_body(&out);
	put_links(&out, style->site);
	put_element(&out, "h1", table->event);
	put_element(&out, "h2", table->title);
	put_element(&out, "p", table->note);
	put_table(&out, table, style->site);
	return html_end(&out, style->when, error);
}
