/* Sentences on who sits out on a club evening, and on those who have offered to. */
#include "support/told/gsrp_forms.h"

/* Only a small evening is drawn again in every way. */
enum { DRAWN_MOST = 10 };

/* One who sits out, and what the sentence says of him. */
struct sitter {
	struct gsrp_told tonight;
	int place;
};

static bool is_volunteer(const struct gsrp_told *tonight, int place)
{
	const struct evening *evening = &tonight->evening;

	return evening->input->players[evening->player[place]].volunteer;
}

static void read_sitter(const struct told *told, struct sitter *sitter)
{
	gsrp_tonight(told, &sitter->tonight);
	sitter->place = gsrp_place(told, &sitter->tonight, 'a');
	told_true(told, told->low == FACTS_BYE && told_card(told, 'a') == told->high,
		"the one of the board");
	told_true(told, sitter->tonight.mate[sitter->place] < 0, "he sits out");
}

/* Of those who are like him in this: does he come first by the number, alone of those who play? */
enum like { ANYBODY, VOLUNTEERS };
enum by { GAMES, SITS, LAST, LIST };

static int number_of(const struct evening *evening, int place, enum by by)
{
	return by == GAMES   ? -evening->games[place]
		: by == SITS ? evening->sits[place]
		: by == LAST ? evening->last[place]
			     : -place;
}

static bool is_like(const struct sitter *sitter, int place, enum like like, enum by by)
{
	const struct evening *evening = &sitter->tonight.evening;

	if (like == VOLUNTEERS && !is_volunteer(&sitter->tonight, place))
		return false;
	for (enum by before = GAMES; before < by; before++)
		if (number_of(evening, place, before) != number_of(evening, sitter->place, before))
			return false;
	return true;
}

/* Just these are named, in any order; of more than three how many more: w 1 one, 2 several. */
static void check_sharers(
	const struct told *told, const struct sitter *sitter, const int *sharers, int count)
{
	enum { NAMED_MOST = 3 };
	const int w = told_number(told, 'w');
	struct told_names names;
	char list[COST_SIZE];

	told_true(told, w == (count > 1 ? 2 : count), "how many sit out with him");
	if (count == 0)
		return;
	told_read_names(told, told_text(told, 's', list, sizeof(list)), &names);
	told_true(told,
		names.count == (count < NAMED_MOST ? count : NAMED_MOST) &&
			names.more == count - names.count,
		"all of them");
	for (int i = 0; i < names.count; i++) {
		bool is = false;

		for (int k = 0; k < count; k++)
			is = is ||
				gsrp_pin(told, &sitter->tonight, sharers[k]) ==
					told->facts.card[names.card[i]].pin;
		told_true(told, is, "one who sits out with him");
	}
}

/*
 * He comes first by the number of all who are like him; w: but for some who sit out as well.
 */
static void check_first(
	const struct told *told, const struct sitter *sitter, enum like like, enum by by)
{
	const struct evening *evening = &sitter->tonight.evening;
	const int his = number_of(evening, sitter->place, by);
	int sharers[EVENING_MOST], count = 0;
	bool others = false;

	for (int i = 0; i < evening->n; i++) {
		const int its = number_of(evening, i, by);
		const bool out = sitter->tonight.mate[i] < 0;

		if (i == sitter->place || !is_like(sitter, i, like, by))
			continue;
		told_true(told, his < its || out, "he comes first of them");
		if (its <= his)
			sharers[count++] = i;
		others = others || !out;
	}
	told_true(told, others || by == GAMES, "there are others");
	check_sharers(told, sitter, sharers, count);
	told_true(told,
		like == ANYBODY ? !is_volunteer(&sitter->tonight, sitter->place)
				: is_volunteer(&sitter->tonight, sitter->place),
		"whether he has volunteered");
}

/* By the list he stands below the next volunteer alone, who plays and is else like him. */
static void check_lower(const struct told *told, const struct sitter *sitter)
{
	int next = -1;
	const struct evening *evening = &sitter->tonight.evening;

	for (int i = 0; i < evening->n; i++)
		if (is_volunteer(&sitter->tonight, i) && sitter->tonight.mate[i] >= 0 &&
			evening->asked[i] > evening->asked[sitter->place] &&
			(next < 0 || evening->asked[i] < evening->asked[next]))
			next = i;
	told_true(told, next >= 0 && next < sitter->place, "he stands lower");
	told_true(told, is_like(sitter, next, VOLUNTEERS, LIST), "nothing else tells them apart");
}

/* v: 0 that alone, 1 games, 2 the longest ago, 3 the list */
void gsrp_said_volunteer(const struct told *told)
{
	struct sitter sitter;
	const struct evening *evening = &sitter.tonight.evening;
	const int v = told_number(told, 'v');

	read_sitter(told, &sitter);
	told_true(told, is_volunteer(&sitter.tonight, sitter.place), "he has volunteered");
	if (v == 0) {
		for (int i = 0; i < evening->n; i++)
			told_true(told,
				!is_volunteer(&sitter.tonight, i) || sitter.tonight.mate[i] < 0 ||
					evening->asked[i] < evening->asked[sitter.place],
				"no other volunteer who is asked later plays");
		return;
	}
	if (v == 3) {
		check_lower(told, &sitter);
		return;
	}
	check_first(told, &sitter, VOLUNTEERS, v == 1 ? GAMES : LAST);
	if (v == 1)
		told_true(told, told_number(told, 'g') == evening->games[sitter.place], "games");
	if (v == 2)
		told_true(told, told_number(told, 'e') == evening->last[sitter.place], "evening");
}

static void check_seldom(const struct told *told, enum like like)
{
	struct sitter sitter;

	read_sitter(told, &sitter);
	check_first(told, &sitter, like, SITS);
	told_true(told, told_number(told, 'g') == sitter.tonight.evening.games[sitter.place],
		"games");
	told_true(told, told_number(told, 'k') == sitter.tonight.evening.sits[sitter.place],
		"sit-outs");
}

void gsrp_said_seldom(const struct told *told)
{
	check_seldom(told, ANYBODY);
}

void gsrp_said_seldom_volunteer(const struct told *told)
{
	check_seldom(told, VOLUNTEERS);
}

void gsrp_said_most(const struct told *told)
{
	struct sitter sitter;

	read_sitter(told, &sitter);
	told_true(told, told_number(told, 'g') == sitter.tonight.evening.games[sitter.place],
		"games");
	told_true(told, told_number(told, 'm') == sitter.tonight.evening.most, "the most");
	told_true(told, told_number(told, 'g') >= told_number(told, 'm'), "he has had the most");
}

void gsrp_said_games(const struct told *told)
{
	struct sitter sitter;

	read_sitter(told, &sitter);
	check_first(told, &sitter, ANYBODY, GAMES);
	told_true(told, told_number(told, 'g') == sitter.tonight.evening.games[sitter.place],
		"games");
}

void gsrp_said_long_ago(const struct told *told)
{
	struct sitter sitter;

	read_sitter(told, &sitter);
	check_first(told, &sitter, ANYBODY, LAST);
	told_true(told, told_number(told, 'e') == sitter.tonight.evening.last[sitter.place],
		"the evening");
}

/* o: 0 never sat out, 1 once, 2 some times */
void gsrp_said_lowest(const struct told *told)
{
	struct sitter sitter;
	const struct evening *evening = &sitter.tonight.evening;
	const int o = told_number(told, 'o');

	read_sitter(told, &sitter);
	check_first(told, &sitter, ANYBODY, LIST);
	told_true(told, told_number(told, 'g') == evening->games[sitter.place], "games");
	told_true(told, evening->sits[sitter.place] == (o < 2 ? o : told_number(told, 'k')),
		"sit-outs");
	told_true(told, o == 0 || told_number(told, 'e') == evening->last[sitter.place],
		"the evening");
}

/* Nobody plays who could be asked, and no two of those who sit out may meet. */
void gsrp_said_alone(const struct told *told)
{
	struct sitter sitter;
	const struct evening *evening = &sitter.tonight.evening;

	read_sitter(told, &sitter);
	for (int i = 0; i < evening->n; i++)
		told_true(told,
			sitter.tonight.mate[i] >= 0
				? evening->partner[i] >= 0
				: !evening_may_meet(evening, sitter.place, i) || i == sitter.place,
			"nobody is left for him");
}

/* With him and those who sit out and are asked before him: are there fewer boards than now? */
static void check_fewer(const struct told *told, const struct gsrp_told *tonight, int place)
{
	struct evening evening = tonight->evening;
	struct evening_draw best;
	int sitters = 0;

	if (evening.n > DRAWN_MOST)
		return;
	for (int i = 0; i < evening.n; i++) {
		sitters += tonight->mate[i] < 0;
		evening.must_sit[i] = i == place ||
			(tonight->mate[i] < 0 && evening.asked[i] < evening.asked[place]);
	}
	told_true(told, !evening_best(&evening, &best) || best.sitters > sitters,
		"with him fewer boards");
}

/* b is the first who is asked before him and plays; k: 1 some sit out who are asked before b. */
void gsrp_said_needed(const struct told *told)
{
	struct sitter sitter;
	const struct evening *evening = &sitter.tonight.evening;
	int other, before = 0;

	read_sitter(told, &sitter);
	other = gsrp_place(told, &sitter.tonight, 'b');
	told_true(told, !evening_is_even(evening), "an odd number");
	told_true(told,
		sitter.tonight.mate[other] >= 0 &&
			evening->asked[other] < evening->asked[sitter.place],
		"the other plays and is asked before him");
	for (int i = 0; i < evening->n; i++)
		before += sitter.tonight.mate[i] < 0 && !evening->must_sit[i] &&
			evening->asked[i] < evening->asked[other];
	told_true(told, (told_number(told, 'k') == 1) == (before > 0), "who sits out already");
	check_fewer(told, &sitter.tonight, other);
}

void gsrp_said_left_over(const struct told *told)
{
	struct sitter sitter;

	read_sitter(told, &sitter);
	told_true(told, evening_is_even(&sitter.tonight.evening), "an even number");
}

void gsrp_said_volunteer_of_even(const struct told *told)
{
	struct gsrp_told tonight;
	int place, out = 0;

	gsrp_tonight(told, &tonight);
	place = gsrp_place(told, &tonight, 'a');
	for (int i = 0; i < tonight.evening.n; i++)
		out += tonight.mate[i] < 0 && !tonight.evening.must_sit[i];
	told_true(told, is_volunteer(&tonight, place) && tonight.mate[place] >= 0,
		"he has volunteered and plays");
	told_true(told, evening_is_even(&tonight.evening) && out > 0, "others sit out");
}

/*
 * k: 0 one who is asked before him does; without him, 2 and one, 3 and some before him, fewer play
 */
void gsrp_said_volunteer_plays(const struct told *told)
{
	struct gsrp_told tonight;
	const struct evening *evening = &tonight.evening;
	const int k = told_number(told, 'k');
	int place, before = 0, after = 0;

	gsrp_tonight(told, &tonight);
	place = gsrp_place(told, &tonight, 'a');
	told_true(told, is_volunteer(&tonight, place) && tonight.mate[place] >= 0,
		"he has volunteered and plays");
	for (int i = 0; i < evening->n; i++) {
		before += tonight.mate[i] < 0 && evening->asked[i] < evening->asked[place];
		after += tonight.mate[i] < 0 && evening->asked[i] > evening->asked[place];
	}
	told_true(told,
		k == 0           ? before > 0 && after == 0
			: k == 1 ? before == 0
			: k == 2 ? before == 1 && after > 0
				 : before == told_number(told, 'n') && before > 1 && after > 0,
		"who sits out before him, and after him");
	if (sentence_has(&told->sentence, 'b')) {
		const int other = gsrp_place(told, &tonight, 'b');

		told_true(told,
			tonight.mate[other] < 0 && evening->asked[other] < evening->asked[place],
			"the other is asked before him and sits out");
	}
	if (k > 0)
		check_fewer(told, &tonight, place);
}
