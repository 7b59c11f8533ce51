/* drawboard doctor: what of this machine helps or hinders, and what to do. */
#include "config.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "app/event/journal.h"
#include "cli/cli.h"
#include "cli/desk.h"
#include "cli/out.h"
#include "core/text/fit.h"
#include "store/place.h"
#include "print/fonts.h"
#include "print/spool/printer.h"
#include "print/sink.h"
#include "tui/term/kind.h"

enum { WIDE = 80, TALL = 24, MEGABYTE = 1 << 20, LEAST_MEGABYTES = 50 };

/* No computer that runs this has a right clock that shows less: 1 January 2026. */
static const time_t released = 1767225600;

/* MEND: before an event is run here. NOTE: it can be, and this is good to know. */
enum finding { GOOD, NOTE, MEND };

/* Whether anything was found that must be put right before an event is run here. */
struct findings {
	bool bad;
};

/* In lines of a screen, those that follow below the first one. */
static void put_wrapped(const char *text)
{
	enum { INDENT = 16 };
	const char *at = text;

	while (text_width(at) > WIDE - INDENT) {
		const char *cut = at;

		for (const char *blank = at; (blank = strchr(blank, ' ')); blank++) {
			char part[400];

			snprintf(part, sizeof(part), "%.*s", (int)(blank - at), at);
			if (text_width(part) > WIDE - INDENT && cut > at)
				break;
			cut = blank;
		}
		if (cut == at)
			break;
		out(stdout, "%.*s\n%*s", (int)(cut - at), at, INDENT, "");
		at = cut + 1;
	}
	out(stdout, "%s\n", at);
}

__attribute__((format(printf, 4, 5))) static void add_finding(
	struct findings *findings, enum finding finding, const char *what, const char *format, ...)
{
	static const char *const words[] = {"good", "note", "mend"};
	char text[400];
	va_list list;

	va_start(list, format);
	vsnprintf(text, sizeof(text), format, list);
	va_end(list);
	findings->bad |= finding == MEND;
	if (desk_is_plain()) {
		out(stdout, "%s, %s: %s\n", what, words[finding], text);
		return;
	}
	out(stdout, "%-9s %-5s ", what, words[finding]);
	put_wrapped(text);
}

static void look_at_window(struct findings *findings, const struct terminal *terminal)
{
	if (terminal->width == 0)
		add_finding(findings, NOTE, "Window",
			"Of unknown size; the draw board needs %d by %d.", WIDE, TALL);
	else if (terminal->width < WIDE || terminal->height < TALL)
		add_finding(findings, MEND, "Window",
			"%d by %d; the draw board needs %d by %d: make it larger, or the letters smaller.",
			terminal->width, terminal->height, WIDE, TALL);
	else
		add_finding(
			findings, GOOD, "Window", "%d by %d.", terminal->width, terminal->height);
}

static void look_at_colours(struct findings *findings, const struct terminal *terminal)
{
	const char *wish = getenv("NO_COLOR");

	if (!terminal->here)
		add_finding(
			findings, NOTE, "Colours", "How many cannot be known without a terminal.");
	else if (wish && *wish)
		add_finding(findings, NOTE, "Colours", "None, as NO_COLOR is set: %s.",
			"all is told by letters and signs too");
	else if (terminal->colours < 8)
		add_finding(findings, NOTE, "Colours", "None here: %s.",
			"all is told by letters and signs too");
	else
		add_finding(findings, GOOD, "Colours", "%d.", terminal->colours);
}

static void look_at_terminal(struct findings *findings)
{
	struct terminal terminal;

	terminal_look(&terminal);
	if (!terminal.here)
		add_finding(findings, NOTE, "Terminal",
			"This call has none; the draw board needs one, the commands do not.");
	else if (!terminal.known)
		add_finding(findings, MEND, "Terminal",
			"TERM is \"%.60s\", which this machine does not know. Try: TERM=xterm-256color drawboard EVENT",
			terminal.name);
	else
		add_finding(findings, GOOD, "Terminal", "%.60s.", terminal.name);
	look_at_window(findings, &terminal);
	if (terminal.utf8)
		add_finding(findings, GOOD, "Letters", "UTF-8: names in every alphabet.");
	else
		add_finding(findings, NOTE, "Letters",
			"The locale does not say UTF-8. If boxes look odd: drawboard EVENT --ascii");
	look_at_colours(findings, &terminal);
	if (!terminal.here)
		add_finding(findings, NOTE, "Mouse",
			"Whether there is one cannot be known without a terminal.");
	else if (terminal.has_mouse)
		add_finding(findings, GOOD, "Mouse",
			"The terminal has one; Ctrl-N on the board leaves it to the terminal.");
	else
		add_finding(findings, NOTE, "Mouse", "None is known of: every action has a key.");
}

static void look_at_fonts(struct findings *findings)
{
	const char *missing[FONTS_SCRIPTS];
	char names[100] = "";
	int count;

	if (!fonts_are_used()) {
		add_finding(findings, NOTE, "Fonts",
			"This program writes no PDF; text, HTML and CSV need no fonts.");
		return;
	}
	count = fonts_missing(missing);
	for (int i = 0; i < count; i++) {
		strcat(names, i == 0 ? "" : i == count - 1 ? " and " : ", ");
		strcat(names, missing[i]);
	}
	if (count == 0)
		add_finding(findings, GOOD, "Fonts",
			"PDF in Latin, Greek, Cyrillic, Hebrew, Arabic, Chinese.");
	else
		add_finding(findings, strncmp(names, "Latin", 5) == 0 ? MEND : NOTE, "Fonts",
			"PDF would have boxes for %s letters: install fonts-noto-core, fonts-noto-cjk.",
			names);
}

/* A list in a file on a stick is a way out, so that no printer is nothing that must be mended. */
static void look_at_printer(struct findings *findings)
{
	char name[100];

	switch (printer_look(name, sizeof(name))) {
	case PRINTER_READY:
		add_finding(findings, GOOD, "Printer", "\"%s\" is the default.", name);
		break;
	case PRINTER_NO_LP:
		add_finding(findings, NOTE, "Printer",
			"No program lp: lists go to files (-o LIST.pdf), or install cups-client.");
		break;
	case PRINTER_NO_ONE:
		add_finding(findings, NOTE, "Printer",
			"None is the default: name one when printing, or: lpoptions -d NAME");
		break;
	case PRINTER_NO_REPLY:
		add_finding(findings, NOTE, "Printer",
			"The spooler does not answer (is CUPS running?): lists go to files (-o LIST.pdf).");
		break;
	}
}

static void look_at_disk(struct findings *findings, const char *path)
{
	struct store_place place = {0};
	const int reason = store_place_look(path, &place);
	const long long megabytes = place.free / MEGABYTE;

	if (reason != 0)
		add_finding(findings, MEND, "Disk",
			"An event cannot be written here: %s. Use another folder.",
			print_sink_reason(reason));
	else if (place.is_network)
		add_finding(findings, MEND, "Disk",
			"It is another machine's: a break in the line may cost what was entered. Use one of this machine.");
	else if (megabytes < LEAST_MEGABYTES)
		add_finding(findings, MEND, "Disk",
			"%lld MB free, an event needs %d: remove something.", megabytes,
			LEAST_MEGABYTES);
	else
		add_finding(findings, GOOD, "Disk", "%lld %s free.",
			megabytes < 10240 ? megabytes : megabytes / 1024,
			megabytes < 10240 ? "MB" : "GB");
}

/* When the last action was done; 0: there is none. */
static int last_action(const struct args *args, long long *when)
{
	struct journal_entry *entries;
	struct app *app;
	struct error error;
	int count, code;

	*when = 0;
	if (args->count == 0)
		return EXIT_DONE;
	code = cli_open(args, &app);
	if (code != EXIT_DONE)
		return code;
	if (app_journal(app, &(struct journal_wish){0}, &entries, &count, &error) != STATUS_OK) {
		code = cli_fail(args->words[0], &error);
	} else {
		for (int i = 0; i < count; i++) {
			if (entries[i].when > *when)
				*when = entries[i].when;
		}
		free(entries);
	}
	app_close(app);
	return code;
}

static void look_at_clock(struct findings *findings, long long last)
{
	const time_t now = time(NULL);
	char text[60] = "";
	struct tm day;

	if (localtime_r(&now, &day))
		strftime(text, sizeof(text), "%Y-%m-%d %H:%M (%Z)", &day);
	if (now < released)
		add_finding(findings, MEND, "Clock",
			"%s: that is past. Set it, lists bear the time.", text);
	else if (now < last)
		add_finding(findings, MEND, "Clock",
			"%s: earlier than the last action in the event. Set it, lists bear the time.",
			text);
	else
		add_finding(
			findings, GOOD, "Clock", "%s. Is that right? Lists bear the time.", text);
}

static int run(const struct args *args)
{
	struct findings findings = {false};
	long long last;
	const int code = last_action(args, &last);

	if (code != EXIT_DONE)
		return code;
	add_finding(&findings, GOOD, "Program", "drawboard %s, %s PDF.", PACKAGE_VERSION,
		fonts_are_used() ? "with" : "without");
	look_at_terminal(&findings);
	look_at_fonts(&findings);
	look_at_printer(&findings);
	look_at_disk(&findings, args->count > 0 ? args->words[0] : ".");
	look_at_clock(&findings, last);
	return findings.bad ? EXIT_CHECK : EXIT_DONE;
}

const struct command command_doctor = {
	.name = "doctor",
	.usage = "[EVENT]",
	.summary = "Say what of this machine helps or hinders, and what to do",
	.help = "Ten answers: the program, terminal, window, letters, colours, mouse, fonts,\n"
		"printer, disk and clock; each is good, worth a note, or to be mended, with what\n"
		"to do. Call it in the venue before the first round, in the terminal that you\n"
		"will use. The disk is that of EVENT, or of the folder you are in. Nothing is\n"
		"changed. Exit status 1: something is to be mended.\n",
	.least = 0,
	.most = 1,
	.all_sections = true,
	.no_section = true,
	.run = run,
};
