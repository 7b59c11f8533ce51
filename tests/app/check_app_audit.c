/*
 * Audits of random events: what is found is there and nothing else, an explanation is the draw by
 * the rules made anew, lazy draws are recognised and no others.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/audit/audit.h"
#include "app/audit/unfair.h"
#include "app/trf/event.h"
#include "support/event/app_event.h"
#include "support/event/knobs.h"

enum { SEEDS = 30 };

static const char *const rules[] = {"caa", "dutch", "schools", "uscf"};

static struct rounds rounds;
static struct audit audit;

/* A random event drawn by one rule book, looked at by another. */
static void look(const char *drawn, const char *by, int seed)
{
	static const char *const shapes[] = {"players=12 rounds=5", "players=25 rounds=6",
		"players=40 rounds=7", "players=17 rounds=5"};
	struct generate_knobs knobs;
	struct generated made;
	struct app_trf what = {.system = by};
	struct error error;

	generate_usual(&knobs);
	knobs_turn(&knobs, shapes[seed % 4]);
	if (seed % 3 == 0)
		knobs_turn(&knobs, "half-byes=10 zero-byes=5 forfeits=4 withdrawals=5");
	if (seed % 2 == 1 && strcmp(drawn, "dutch") == 0 && strcmp(by, "dutch") == 0)
		knobs_turn(&knobs, "acceleration=baku");
	knobs.recipe.book = pairing_book_find(drawn);
	knobs.recipe.seed = (uint64_t)seed;
	ck_assert_int_eq(app_generate(&knobs, &made, NULL), STATUS_OK);
	what.path = app_write_file("in.trf", made.text);
	free(made.text);
	ck_assert_msg(rounds_of_report(&what, &rounds, &error, NULL, NULL) == STATUS_OK, "%s",
		error.text);
	ck_assert_msg(audit_make(&rounds, &audit, &error) == STATUS_OK, "%s", error.text);
}

static void done(void)
{
	audit_done(&audit);
	rounds_done(&rounds);
}

START_TEST(events_drawn_by_the_rules_are_explained)
{
	for (int seed = 0; seed < SEEDS; seed++) {
		look(rules[_i], rules[_i], seed);
		for (int i = 0; i < audit.nfindings; i++)
			ck_assert_msg(audit.findings[i].explained, "%s seed %d, round %d: %s",
				rules[_i], seed, audit.findings[i].round, audit.findings[i].text);
		ck_assert_int_eq(audit_alike(&audit, 0), audit_boards(&audit));
		ck_assert_int_eq(audit.floats.here, audit.floats.by_rules);
		ck_assert_int_eq(audit.runs.here, audit.runs.by_rules);
		ck_assert_int_eq(audit.due.here, audit.due.by_rules);
		ck_assert(!audit.lazy);
		done();
	}
}
END_TEST

START_TEST(events_drawn_by_other_rules_do_not_look_lazy)
{
	for (int seed = 0; seed < SEEDS; seed++)
		for (int by = 0; by < 4; by++) {
			look(rules[_i], rules[by], seed);
			ck_assert_msg(!audit.lazy, "%s by %s, seed %d", rules[_i], rules[by], seed);
			done();
		}
}
END_TEST

/* Where the two differ in few boards there is nothing to tell by. */
START_TEST(lazy_events_are_recognised)
{
	int recognised = 0;

	for (int seed = 0; seed < 2 * SEEDS; seed++) {
		int telling = 0;

		look("lazy", rules[_i], seed);
		for (int i = 0; i < audit.nrounds; i++) {
			ck_assert_int_eq(audit.rounds[i].only_rules, 0);
			telling += audit.rounds[i].only_lazy;
		}
		ck_assert_msg(audit.lazy == (telling >= AUDIT_TELLING), "%s, seed %d: %d boards",
			rules[_i], seed, telling);
		recognised += audit.lazy;
		done();
	}
	ck_assert_int_ge(recognised, 2 * SEEDS - 1);
}
END_TEST

static int find(enum audit_kind kind, int round, int pin)
{
	for (int i = 0; i < audit.nfindings; i++)
		if (audit.findings[i].kind == kind && audit.findings[i].round == round &&
			audit.findings[i].pin == pin)
			return i;
	return -1;
}

/* The colours of a player up to this round as a string of W and B. */
static void colours(int player, enum pairing_colour now, char text[64])
{
	const struct pairing_player *his = &rounds.cards.input.players[player];
	int n = 0;

	for (int r = 0; r < rounds.cards.input.round - 1; r++)
		if (his->games[r].kind == PAIRING_PLAYED)
			text[n++] = his->games[r].colour == PAIRING_WHITE ? 'W' : 'B';
	/* a default ends no run and begins none */
	if (now != PAIRING_NEUTRAL && !rounds.cards.defaulted[player])
		text[n++] = now == PAIRING_WHITE ? 'W' : 'B';
	text[n] = '\0';
}

static bool third(const char *text, enum pairing_colour now)
{
	const size_t length = strlen(text);

	return now != PAIRING_NEUTRAL && length >= 3 &&
		!strcmp(text + length - 3, now == PAIRING_WHITE ? "WWW" : "BBB");
}

static int excess(const char *text, enum pairing_colour now)
{
	int n = 0;

	for (; *text; text++)
		n += *text == (now == PAIRING_WHITE ? 'W' : 'B') ? 1 : -1;
	return n;
}

/* Is it found if and only if it is so, and explained if and only if the rules do it too? */
static void check(enum audit_kind kind, int player, bool so, bool by_rules, int *seen)
{
	const int at = find(kind, rounds.cards.input.round, rounds.cards.cast.pins[player]);

	ck_assert_int_eq(at >= 0, so);
	if (!so)
		return;
	ck_assert_int_eq(audit.findings[at].explained, by_rules);
	*seen += 1;
}

static int index_of(int pin)
{
	int i = 0;

	while (rounds.cards.cast.pins[i] != pin)
		i++;
	return i;
}

/* Each had the colour that the other was due, all four are of one score, the other two may meet. */
static void check_reverse(const struct seated *here, int seen[AUDIT_KINDS])
{
	const struct round_cards *cards = &rounds.cards;
	const struct pairing_input *input = &cards->input;

	for (int i = 0; i < audit.nfindings; i++) {
		const struct audit_finding *finding = &audit.findings[i];
		int pin[4], at[4];

		if (finding->kind != AUDIT_REVERSE || finding->round != input->round)
			continue;
		ck_assert_int_eq(
			sscanf(strstr(finding->text, ": ") + 2,
				"%d%*[A-Za-z0-9 ], due White, had Black against %d%*[A-Za-z0-9 ]; %d%*[A-Za-z0-9 ], due Black, had White against %d",
				&pin[0], &pin[1], &pin[2], &pin[3]),
			4);
		for (int k = 0; k < 4; k++) {
			at[k] = index_of(pin[k]);
			ck_assert_int_eq(cards->scores[at[k]], cards->scores[at[0]]);
			ck_assert(!cards->defaulted[at[k]]);
		}
		for (int k = 0; k < 4; k += 2) {
			const enum pairing_colour due = k == 0 ? PAIRING_WHITE : PAIRING_BLACK;

			ck_assert_int_eq(here->other[at[k]], at[k + 1]);
			ck_assert_int_eq(
				pairing_claim_of(input->players[at[k]].games, input->round - 1).due,
				due);
			ck_assert(here->colour[at[k]] != due);
		}
		ck_assert(!pairing_have_met(input, at[0], at[3]));
		ck_assert(!pairing_have_met(input, at[1], at[2]));
		seen[AUDIT_REVERSE]++;
	}
}

static void check_round(int seen[AUDIT_KINDS])
{
	const struct round_cards *cards = &rounds.cards;
	struct pairing_draw best = {0};
	struct seated here, ours;
	enum pairing_float floated[64];

	if (cards->input.round > 1)
		ck_assert_int_eq(
			pairing_floats(cards->book, &cards->input, cards->input.round - 1, floated),
			PAIRING_OK);
	ck_assert_int_eq(pairing_best(cards->book, &cards->input, &best, NULL), PAIRING_OK);
	ck_assert_int_eq(seated_init(cards, &cards->draw, cards->uncoloured, &here), STATUS_OK);
	ck_assert_int_eq(seated_init(cards, &best, NULL, &ours), STATUS_OK);
	for (int i = 0; i < cards->input.count; i++) {
		const enum pairing_colour now = here.colour[i];
		const int last = cards->input.round - 2;
		const enum pairing_float before = last < 0 ? PAIRING_LEVEL : floated[i];
		char text[64];

		colours(i, now, text);
		check(AUDIT_FLOAT, i, before != PAIRING_LEVEL && here.floated[i] == before,
			ours.floated[i] == before, &seen[AUDIT_FLOAT]);
		check(AUDIT_RUN, i, !cards->defaulted[i] && third(text, now), ours.colour[i] == now,
			&seen[AUDIT_RUN]);
		check(AUDIT_DIFFERENCE, i,
			now != PAIRING_NEUTRAL && !cards->defaulted[i] && excess(text, now) >= 3,
			ours.colour[i] == now, &seen[AUDIT_DIFFERENCE]);
	}
	check_reverse(&here, seen);
	pairing_draw_done(&best);
	seated_done(&here);
	seated_done(&ours);
}

START_TEST(all_that_is_so_is_found_and_solved_again)
{
	int seen[AUDIT_KINDS] = {0};

	for (int seed = 0; seed < SEEDS; seed++) {
		look(seed % 2 ? "lazy" : "gsrp", rules[_i], seed);
		for (int r = 1; r <= rounds.drawn; r++) {
			ck_assert_int_eq(rounds_go(&rounds, r, NULL), STATUS_OK);
			check_round(seen);
		}
		done();
	}
	ck_assert_int_gt(seen[AUDIT_FLOAT], 50);
	ck_assert_int_gt(seen[AUDIT_RUN], 20);
	ck_assert_int_gt(seen[AUDIT_DIFFERENCE], 3);
	ck_assert_int_gt(seen[AUDIT_REVERSE], 20);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("audit");

	tcase_set_timeout(tcase, 300);
	tcase_add_loop_test(tcase, events_drawn_by_the_rules_are_explained, 0, 4);
	tcase_add_loop_test(tcase, events_drawn_by_other_rules_do_not_look_lazy, 0, 4);
	tcase_add_loop_test(tcase, lazy_events_are_recognised, 0, 4);
	tcase_add_loop_test(tcase, all_that_is_so_is_found_and_solved_again, 0, 2);
	return app_run_suite("app_audit", tcase);
}
