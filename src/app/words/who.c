/*
 * What would be by a term of the score if another draw were taken, said of the players it is about.
 */
#include "config.h"

#include "app/words/who.h"
#include "app/words/who_forms.h"

#include <stdlib.h>
#include <string.h>

#include "app/words/known.h"

/*
 * What is said instead where one player floats in both draws, but at another place of the search.
 */
static const char same_place[] =
	"{then} would be the {after th} of those with {his} colour, not the {before th}";

struct naming {
	const struct cast *cast;
	const struct words_difference *difference;
	char *text;
	size_t size, used;
};

static void put(struct naming *naming, const char *part)
{
	words_put(naming->text + naming->used, naming->size - naming->used, "%s", part);
	naming->used += strlen(naming->text + naming->used);
}

static void put_who(struct naming *naming, int index)
{
	char who[WHO_SIZE];

	if (index >= 0 && index == naming->difference->he) {
		put(naming, naming->used == 0 ? "he" : "him");
		return;
	}
	put(naming, words_indexed(naming->cast, index, who));
}

/* He whom the sentence has named stands first. */
static void put_list(struct naming *naming, const int *list, int count)
{
	const int he = naming->difference->he;
	int told = 0;

	for (int turn = 0; turn < 2; turn++)
		for (int i = 0; i < count; i++) {
			if ((list[i] == he && he >= 0) != (turn == 0))
				continue;
			put(naming, words_between(told++, count));
			put_who(naming, list[i]);
		}
}

static struct pairing_claim claim_of(const struct naming *naming, int index)
{
	const struct pairing_input *input = naming->cast->input;

	return pairing_claim_of(input->players[index].games, input->round - 1);
}

/*
 * That of a claim by which it is another than the other one: "who has had one more White than
 * Black".
 */
static void put_claim_of(struct naming *naming, int index, int other)
{
	static const char *const numbers[] = {"no", "one", "two", "three", "four", "five", "six"};
	const struct pairing_claim one = claim_of(naming, index), two = claim_of(naming, other);
	char words[64], number[16];

	words_put(number, sizeof(number), "%d", one.difference);
	put_who(naming, index);
	if (one.difference != two.difference && one.difference == 0) {
		put(naming, ", whose colours are level");
	} else if (one.difference != two.difference) {
		put(naming, ", who has had ");
		put(naming, one.difference < 7 ? numbers[one.difference] : number);
		put(naming,
			one.due == PAIRING_WHITE ? " more Black than White"
						 : " more White than Black");
	} else if (one.run != two.run) {
		words_run(one.run, one.due, words, sizeof(words));
		put(naming, ", with ");
		put(naming, words);
	} else {
		words_put(words, sizeof(words), ", with %d game%s", one.games,
			one.games == 1 ? "" : "s");
		put(naming, words);
	}
}

/* One slot of a sentence. */
struct slot {
	const char *name;
	void (*put)(struct naming *naming); /* NULL: one of the two numbers */
	char form;                          /* of the number, as words_number has it */
	bool is_before;
};

static const struct pairing_who *who_of(const struct naming *naming)
{
	return naming->difference->who;
}

/* Are those who would be left the very ones who make the difference? */
static bool are_left(const struct pairing_who *who)
{
	return who->nleft == 2 && who->nthen == 2 && who->then[0] == who->left[0] &&
		who->then[1] == who->left[1];
}

static void put_then(struct naming *naming)
{
	if (are_left(who_of(naming))) {
		put(naming, "both");
		return;
	}
	put_list(naming, who_of(naming)->then, who_of(naming)->nthen);
}

static void put_now(struct naming *naming)
{
	put_list(naming, who_of(naming)->now, who_of(naming)->nnow);
}

/* The two of a board, in which he stands first. */
static void put_both(struct naming *naming)
{
	put_list(naming, who_of(naming)->then, 2);
}

static void put_one(struct naming *naming)
{
	put_who(naming, who_of(naming)->then[0]);
}

static void put_other(struct naming *naming)
{
	put_who(naming, who_of(naming)->then[1]);
}

static void put_now_other(struct naming *naming)
{
	put_who(naming, who_of(naming)->now[1]);
}

/* Has the sentence said already that these two would meet? */
static bool is_wish_named(const struct words_difference *difference, int one, int two)
{
	const struct pairing_pin *wish = difference->wish;

	return wish && wish->kind == PAIRING_PIN_BOARD &&
		((wish->player == one && wish->other == two) ||
			(wish->player == two && wish->other == one));
}

/*
 * Who would meet whom in place of whom; where it is wished that they met, whom he would not meet.
 */
static void put_meets(struct naming *naming)
{
	const struct pairing_who *who = who_of(naming);

	put_one(naming);
	if (!is_wish_named(naming->difference, who->then[0], who->then[1])) {
		put(naming, " would meet ");
		put_other(naming);
		put(naming, ", not ");
	} else {
		put(naming, " would not meet ");
	}
	put_now_other(naming);
}

/* The same where the other one is not on the board: whom he should meet. */
static void put_meets_instead(struct naming *naming)
{
	put_one(naming);
	put(naming, " would meet ");
	put_other(naming);
	put(naming, " instead of ");
	put_now_other(naming);
}

/* ", 240 points away: over the 200 allowed": how far by rating the one is from the other. */
static void put_beyond(struct naming *naming)
{
	const struct pairing_who *who = who_of(naming);
	const struct pairing_input *input = naming->cast->input;
	const int one = input->players[who->then[who->meet]].rating,
		  two = input->players[who->now[who->meet]].rating;
	char text[64];

	if (one == 0 || two == 0)
		words_put(text, sizeof(text), ", which is beyond the limit");
	else
		words_put(text, sizeof(text), ", %d points away: over the %d allowed",
			abs(one - two), who->limit);
	put(naming, text);
}

static void put_he_must(struct naming *naming)
{
	put(naming, who_of(naming)->nthen == 1 ? "he must" : "they must");
}

static void put_score_of(struct naming *naming, int index)
{
	char score[16];

	put(naming,
		points_text(naming->cast->scores ? naming->cast->scores[index]
						 : naming->cast->input->players[index].score,
			score));
}

static void put_score(struct naming *naming)
{
	put_score_of(naming, who_of(naming)->then[0]);
}

static void put_other_score(struct naming *naming)
{
	put_score_of(naming, who_of(naming)->then[1]);
}

static void put_now_other_score(struct naming *naming)
{
	put_score_of(naming, who_of(naming)->now[1]);
}

static void put_now_score(struct naming *naming)
{
	put_score_of(naming, who_of(naming)->now[0]);
}

static void put_claim(struct naming *naming)
{
	put_claim_of(naming, who_of(naming)->then[0], who_of(naming)->now[0]);
}

static void put_now_claim(struct naming *naming)
{
	put_claim_of(naming, who_of(naming)->now[0], who_of(naming)->then[0]);
}

static void put_bar(struct naming *naming)
{
	char bar[BAR_SIZE];

	put(naming, words_bye_bar(naming->cast, who_of(naming)->then[0], bar));
}

static void put_avoided(struct naming *naming)
{
	const struct pairing_who *who = who_of(naming);
	char rule[16], why[AVOIDED_SIZE];

	put(naming,
		words_avoided(naming->cast, words_difference_rule(naming->difference, rule),
			who->then[0], who->then[1], why));
}

static void put_number(struct naming *naming, char form, bool is_before)
{
	const struct words_difference *difference = naming->difference;
	char text[64];

	words_number(form, is_before ? difference->before : difference->after,
		difference->after > difference->before ? difference->after : difference->before,
		text, sizeof(text));
	put(naming, text);
}

static void put_level(struct naming *naming)
{
	char level[32], score[16];

	words_put(level, sizeof(level), "%s %s", words_known_group(naming->difference->term),
		points_text(naming->difference->term->level, score));
	put(naming, level);
}

/* The bracket below that of the term. */
static void put_next_bracket(struct naming *naming)
{
	const struct pairing_score *score = naming->cast->score;
	const int above = naming->difference->term->level;
	int next = -1;
	char name[32], points[16];

	for (int i = 0; score && i < score->nterms; i++)
		if (score->terms[i].level < above && score->terms[i].level > next)
			next = score->terms[i].level;
	words_put(name, sizeof(name), "bracket %s", points_text(next, points));
	put(naming, next < 0 ? "the next bracket" : name);
}

static void put_boundary(struct naming *naming)
{
	char level[48];

	words_level(naming->cast->score, naming->difference->entry, level, sizeof(level));
	put(naming, level);
}

static void put_has(struct naming *naming)
{
	put(naming, who_of(naming)->nthen == 1 ? "has" : "have");
}

static void put_too(struct naming *naming)
{
	if (naming->difference->before > 0)
		put(naming, " as well");
}

static void put_his(struct naming *naming)
{
	put(naming, who_of(naming)->nthen == 1 ? "his" : "their");
}

static void put_colour(struct naming *naming)
{
	put(naming, words_colour((enum pairing_colour)naming->difference->after));
}

static void put_now_colour(struct naming *naming)
{
	put(naming, words_colour((enum pairing_colour)naming->difference->before));
}

static const struct slot slots[] = {
	{"{then}", .put = put_then},
	{"{now}", .put = put_now},
	{"{both}", .put = put_both},
	{"{one}", .put = put_one},
	{"{other}", .put = put_other},
	{"{now other}", .put = put_now_other},
	{"{now other score}", .put = put_now_other_score},
	{"{meets}", .put = put_meets},
	{"{meets instead}", .put = put_meets_instead},
	{"{beyond}", .put = put_beyond},
	{"{he must}", .put = put_he_must},
	{"{score}", .put = put_score},
	{"{other score}", .put = put_other_score},
	{"{now score}", .put = put_now_score},
	{"{claim}", .put = put_claim},
	{"{now claim}", .put = put_now_claim},
	{"{bar}", .put = put_bar},
	{"{avoided}", .put = put_avoided},
	{"{before}", .form = 'n', .is_before = true},
	{"{after players}", .form = 'y'},
	{"{after exchanges}", .form = 'x'},
	{"{after th}", .form = 'o'},
	{"{before th}", .form = 'o', .is_before = true},
	{"{after times}", .form = 't'},
	{"{before times}", .form = 't', .is_before = true},
	{"{level}", .put = put_level},
	{"{boundary}", .put = put_boundary},
	{"{next bracket}", .put = put_next_bracket},
	{"{has}", .put = put_has},
	{"{too}", .put = put_too},
	{"{his}", .put = put_his},
	{"{colour}", .put = put_colour},
	{"{now colour}", .put = put_now_colour},
};

/* What stands at the head of the sentence up to its next slot, or the slot; returns its length. */
static size_t put_next(struct naming *naming, const char *at)
{
	char part[200];

	for (size_t i = 0; *at == '{' && i < sizeof(slots) / sizeof(slots[0]); i++)
		if (strncmp(at, slots[i].name, strlen(slots[i].name)) == 0) {
			if (slots[i].put)
				slots[i].put(naming);
			else
				put_number(naming, slots[i].form, slots[i].is_before);
			return strlen(slots[i].name);
		}
	words_put(part, sizeof(part), "%.*s", (int)(1 + strcspn(at + 1, "{")), at);
	put(naming, part);
	return 1 + strcspn(at + 1, "{");
}

const char *words_difference_rule(const struct words_difference *difference, char buffer[16])
{
	const struct pairing_who *who = difference->who;

	if (!who || who->rule == 0)
		return difference->term->rule ? difference->term->rule : "";
	words_put(buffer, 16, "%d", who->rule);
	return buffer;
}

/* The colour of one due none is not named where the number of a board gives it. */
static bool is_open(const struct words_difference *difference)
{
	return difference->term->id == PAIRING_TERM_COLOURLESS &&
		(difference->before == 0 || difference->after == 0);
}

static const char *find_sentence(const struct words_difference *difference)
{
	const struct pairing_who *who = difference->who;
	const bool same = who->nthen == 1 && who->nnow == 1 && who->then[0] == who->now[0];
	const bool is_he = difference->he >= 0 && who->nthen == 1 && who->then[0] == difference->he;
	const struct who_form *form =
		words_who_find(difference, words_who_more, words_who_more_count);
	const char *he;

	if (same)
		return difference->entry == 2 ? same_place : NULL;
	if (!form)
		form = words_who_find(difference, words_who_levels, words_who_levels_count);
	if (!form)
		return NULL;
	he = is_he ? words_who_he(difference, form) : NULL;
	return he ? he : who->nnow > 0 ? form->instead : form->only;
}

/* "2 Bean and 6 Fox would be left, who met in round 2, and " */
static void put_left(struct naming *naming)
{
	const struct pairing_who *who = who_of(naming);
	const struct pairing_input *input = naming->cast->input;
	const struct pairing_player *one = &input->players[who->left[0]],
				    *two = &input->players[who->left[1]];
	const int round = pairing_round_met(input, who->left[0], who->left[1]);
	char why[48] = "may not meet";

	/* Schools 7: in a CAA draw a club bars nobody from a board of his score */
	if (round > 0)
		words_put(why, sizeof(why), "met in round %d", round);
	else if (naming->difference->term->id == PAIRING_TERM_BOUNDARIES && one->club > 0 &&
		one->club == two->club)
		words_put(why, sizeof(why), "are of one school");
	put_list(naming, who->left, who->nleft);
	put(naming, " would be left, who ");
	put(naming, why);
	put(naming, ", and ");
}

bool words_difference_named(
	const struct cast *cast, const struct words_difference *difference, char *text, size_t size)
{
	const struct pairing_who *who = difference->who;
	struct naming naming = {cast, difference, text, size, 0};
	const char *sentence = NULL;

	if (!who || !cast->input || is_open(difference))
		return false;
	if (who->nthen > 0)
		sentence = find_sentence(difference);
	if (!sentence && who->nleft == 0)
		return false;
	text[0] = '\0';
	if (who->nleft > 0)
		put_left(&naming);
	for (const char *at = sentence; at && *at;)
		at += put_next(&naming, at);
	if (!sentence)
		words_term_otherwise(cast->score, difference->term, difference->entry,
			difference->before, difference->after, text + naming.used,
			size - naming.used);
	return true;
}
