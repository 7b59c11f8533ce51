/* drawboard audit: all rounds together, and whether the rule book explains what they did. */
#include "config.h"

#include <stdio.h>

#include "app/audit/audit.h"
#include "cli/json.h"
#include "cli/out.h"
#include "cli/rounds_open.h"
#include "core/vocabulary.h"
#include "pairing/book/traits.h"

static void print_shares(const struct audit *audit, const struct vocabulary *called)
{
	out(stdout, "%d %s%s, %d board%s. As the rule books draw them:", audit->nrounds,
		called->round_small, audit->nrounds == 1 ? "" : "s", audit_boards(audit),
		audit_boards(audit) == 1 ? "" : "s");
	for (int b = 0; b < audit->nbooks; b++)
		out(stdout, "%s %s %d", b ? "," : "", audit->books[b]->id, audit_alike(audit, b));
	out(stdout, ".\n");
}

static void print_count(const struct audit *audit, const char *what, struct audit_count count)
{
	out(stdout, "%s: %d (by %s from the same cards: %d)\n", what, count.here, audit->book->id,
		count.by_rules);
}

/* Another rule book may be the one that the event was drawn by. */
static void print_other(const struct audit *audit)
{
	int most = 0;

	for (int b = 1; b < audit->nbooks; b++)
		if (!audit->books[b]->comparison &&
			audit_alike(audit, b) > audit_alike(audit, most))
			most = b;
	if (most > 0)
		out(stdout, "%s draws more of the boards than %s: was the event drawn by it?\n",
			audit->books[most]->id, audit->book->id);
}

/* The rounds that tell lazy from the rules. */
static void print_lazy(const struct audit *audit, const struct vocabulary *called)
{
	out(stdout, "Looks like a lazy draw. Boards that lazy or %s alone draws:\n",
		audit->book->id);
	for (int i = 0; i < audit->nrounds; i++) {
		const struct audit_round *round = &audit->rounds[i];

		if (round->only_lazy > 0 || round->only_rules > 0)
			out(stdout, "  %s %d, %d board%s: %d only lazy, %d only %s\n",
				called->round, round->round, round->boards,
				round->boards == 1 ? "" : "s", round->only_lazy, round->only_rules,
				audit->book->id);
	}
}

/* What must not be broken was not done by the rules, even where they have no draw. */
static bool is_always_told(const struct audit_finding *finding)
{
	return !finding->explained || finding->kind == AUDIT_BROKEN;
}

/* Draws that needed a reason; how many. */
static int print_reasons(const struct audit *audit, const struct vocabulary *called)
{
	int count = 0;

	for (int i = 0; i < audit->nrounds; i++) {
		const struct audit_round *round = &audit->rounds[i];

		if (!round->reason[0])
			continue;
		out(stdout, "%s %d was published with the reason \"%s\".\n", called->round,
			round->round, round->reason);
		count++;
	}
	return count;
}

static int print_findings(const struct audit *audit, const struct vocabulary *called, bool all)
{
	int told = 0;

	for (int i = 0; i < audit->nfindings; i++) {
		const struct audit_finding *finding = &audit->findings[i];

		if (!all && !is_always_told(finding))
			continue;
		out(stdout, "%s %d%s %s.\n", called->round, finding->round,
			finding->kind == AUDIT_REVERSE ? "," : ":", finding->text);
		told += is_always_told(finding);
	}
	return told;
}

static void print_text(const struct audit *audit, bool season, bool all)
{
	const struct vocabulary *called = vocabulary_for(season);
	int told, left;

	print_shares(audit, called);
	if (!audit->lazy)
		print_other(audit);
	if (!season) /* in one list nobody floats */
		print_count(audit, "Floats as in the round before", audit->floats);
	print_count(audit, "Three or more games running with one colour", audit->runs);
	print_count(audit, "Due colours not given", audit->due);
	if (audit->book->traits->lowest) {
		char what[64];

		snprintf(what, sizeof(what), "Of these on the lowest score of a round (%s)",
			audit->book->traits->lowest);
		print_count(audit, what, audit->lowest);
	}
	told = print_findings(audit, called, all);
	left = audit->nfindings - told;
	told += print_reasons(audit, called);
	if (left > 0 && !all)
		out(stdout, "%d more %s as the rules have it; --all lists %s.\n", left,
			left == 1 ? "thing is" : "things are", left == 1 ? "it" : "them");
	if (audit->lazy)
		print_lazy(audit, called);
	if (audit->unexplained == 0 && !audit->lazy)
		out(stdout, "Nothing%s that %s does not explain.\n", told > 0 ? " else" : "",
			audit->book->id);
}

static void put_count(struct json *json, const char *key, struct audit_count count)
{
	json_key(json, key);
	json_open(json, '{');
	json_put_int(json, "here", count.here);
	json_put_int(json, "by_rules", count.by_rules);
	json_close(json, '}');
}

static void put_rounds(struct json *json, const struct audit *audit)
{
	json_key(json, "rounds");
	json_open(json, '[');
	for (int i = 0; i < audit->nrounds; i++) {
		const struct audit_round *round = &audit->rounds[i];

		json_open(json, '{');
		json_put_int(json, "round", round->round);
		json_put_int(json, "boards", round->boards);
		json_key(json, "alike");
		json_open(json, '{');
		for (int b = 0; b < audit->nbooks; b++) {
			json_key(json, audit->books[b]->id);
			if (round->alike[b] < 0)
				json_null(json);
			else
				json_int(json, round->alike[b]);
		}
		json_close(json, '}');
		json_put_int(json, "only_lazy", round->only_lazy);
		json_put_int(json, "only_rules", round->only_rules);
		json_put_text(json, "reason", round->reason);
		json_close(json, '}');
	}
	json_close(json, ']');
}

static void put_findings(struct json *json, const struct audit *audit)
{
	json_key(json, "findings");
	json_open(json, '[');
	for (int i = 0; i < audit->nfindings; i++) {
		const struct audit_finding *finding = &audit->findings[i];

		json_open(json, '{');
		json_put_text(json, "kind", audit_kind_name(finding->kind));
		json_put_int(json, "round", finding->round);
		json_put_int(json, "pin", finding->pin);
		json_key(json, "explained");
		json_bool(json, finding->explained);
		json_put_text(json, "text", finding->text);
		json_close(json, '}');
	}
	json_close(json, ']');
}

static void print_json(const struct audit *audit, const char *grounds)
{
	struct json json;

	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_text(&json, "system", audit->book->id);
	json_put_text(&json, "grounds", grounds);
	put_rounds(&json, audit);
	put_count(&json, "floats_again", audit->floats);
	put_count(&json, "colours_running", audit->runs);
	put_count(&json, "due_colours_lost", audit->due);
	put_count(&json, "due_colours_lost_lowest", audit->lowest);
	put_findings(&json, audit);
	json_put_int(&json, "unexplained", audit->unexplained);
	json_key(&json, "lazy");
	json_bool(&json, audit->lazy);
	json_close(&json, '}');
	json_finish(&json);
}

static int run(const struct args *args)
{
	struct rounds_opened opened;
	struct audit audit;
	struct error error;
	int code = rounds_open(args, &opened);

	if (code != EXIT_DONE)
		return code;
	if (audit_make(&opened.rounds, &audit, &error) != STATUS_OK) {
		code = cli_fail(args->words[0], &error);
	} else {
		const char *grounds = !opened.rounds.imported ? ""
			: opened.rounds.season
			? "Evenings were imported with their draws: what these were made from is taken from the import."
			: "Rounds were imported with their draws: what these were made from is taken from the import.";

		if (args_has(args, "json"))
			print_json(&audit, grounds);
		else
			print_text(&audit, opened.rounds.season, args_has(args, "all"));
		if (grounds[0] && !args_has(args, "json"))
			out(stdout, "%s\n", grounds);
		code = audit.unexplained > 0 || audit.lazy ? EXIT_CHECK : EXIT_DONE;
		audit_done(&audit);
	}
	rounds_close(&opened);
	return code;
}

const struct command command_audit = {
	.name = "audit",
	.usage = "EVENT | FILE.trf [--system ID] [--all] [--json]",
	.summary = "Look for unfair treatment over all rounds",
	.help = "Players who float the same way twice running, who have one colour three times\n"
		"running or three times more than the other, who lose their due colours more\n"
		"often than the others; repeats, second byes and what else must not be broken.\n"
		"Each is held against the draw by the rules from the same cards: what that does\n"
		"too is explained. And whose draws these are: how many boards each rule book\n"
		"draws the same, and if they look like those of a lazy arbiter, with the rounds\n"
		"that tell. Exit status 1 if something is not explained.\n",
	.least = 1,
	.most = 1,
	.run = run,
	.options =
		{
			{"system", 's', "ID",
				"the rule book of a report; else as it says, or dutch", false},
			{"all", 'a', NULL, "list what the rules explain as well", false},
			{"json", 0, NULL, "print the answer as JSON", false},
		},
};
