/* Why a club or school wins a prize, or none does. */
#include "core/prizes/saying.h"

static const struct award_team *team_at(const struct saying *saying, int i)
{
	return &saying->award->teams[saying->reason->team + i];
}

/* "Bury and Leeds" */
static void put_teams(struct saying *saying)
{
	for (int i = 0; i < saying->reason->teams; i++) {
		saying_joint(saying, i, saying->reason->teams);
		saying_put(saying, team_at(saying, i)->name);
	}
}

static int points2_of(const struct saying *saying, int entrant)
{
	return saying->award->entrants->of[entrant].points2;
}

/* "Adams 4, Brown 3½" */
static void put_members(struct saying *saying, const struct award_team *team)
{
	char text[MONEY_SIZE];

	for (int i = 0; i < team->members; i++) {
		const int entrant = saying->award->members_of[team->member + i];

		saying_put(saying, i > 0 ? ", " : "");
		saying_name(saying, entrant);
		saying_put(saying, " ");
		saying_put(saying, points_text(points2_of(saying, entrant), text));
	}
}

/* ", with 14½ points (Bury: Adams 4, Brown 3½; Leeds: ...)" */
static void put_totals(struct saying *saying)
{
	const int points2 = team_at(saying, 0)->points2, teams = saying->reason->teams;
	char text[MONEY_SIZE];

	saying_put(saying, ", with ");
	saying_put(saying, points_text(points2, text));
	saying_put(saying, points2 > 0 && points2 <= 2 ? " point" : " points");
	saying_put(saying, teams > 1 ? " each (" : " (");
	for (int i = 0; i < teams; i++) {
		saying_put(saying, i > 0 ? "; " : "");
		if (teams > 1) {
			saying_put(saying, team_at(saying, i)->name);
			saying_put(saying, ": ");
		}
		put_members(saying, team_at(saying, i));
	}
	saying_put(saying, ")");
}

/* "by the tie-breaks 100 to Bury, 50 to Leeds" */
static void put_each_team(struct saying *saying)
{
	bool first = true;

	saying_put(saying,
		saying->award->list->rules.rule == PRIZE_HORT
			? ", half by place and the other halves shared (Hort): "
			: ", by the sums of the tie-breaks ");
	for (int i = 0; i < saying->reason->teams; i++) {
		const struct award_team *team = team_at(saying, i);

		if (team->amount == 0)
			continue;
		saying_put(saying, first ? "" : ", ");
		saying_money(saying, team->amount);
		saying_put(saying, " to ");
		saying_put(saying, team->name);
		first = false;
	}
	saying_left_over(saying);
}

static void say_team_money(struct saying *saying)
{
	const struct award_reason *reason = saying->reason;
	const enum prize_rule rule = saying->award->list->rules.rule;

	put_teams(saying);
	saying_put(saying, reason->teams == 1 ? " wins " : " share ");
	award_put_prizes(&saying->line, saying->award, reason);
	saying_put(saying, ": ");
	saying_sum(saying);
	if (reason->teams > 1 && prize_rule_is_by_rank(rule)) {
		put_each_team(saying);
	} else if (reason->teams > 1) {
		saying_put(saying, ", ");
		saying_money(saying, reason->each);
		saying_put(saying, " each");
		saying_left_over(saying);
	}
	put_totals(saying);
}

void saying_team(struct saying *saying)
{
	char text[REASON_SIZE];

	if (saying->reason->sum > 0) {
		say_team_money(saying);
		return;
	}
	saying_put(saying, award_prizes_words(saying->award, saying->reason, text));
	saying_put(saying, " goes to ");
	put_teams(saying);
	put_totals(saying);
	saying_put(saying, saying->reason->other ? ", by the sums of the tie-breaks" : "");
}

void saying_team_tied(struct saying *saying)
{
	char text[REASON_SIZE];

	saying_put(saying, award_prizes_words(saying->award, saying->reason, text));
	saying_put(saying, ": ");
	put_teams(saying);
	saying_put(saying, " are equal in all tie-breaks");
	put_totals(saying);
	saying_put(saying, "; a lot or a play-off decides");
}

/* "Nobody qualifies: no club has 4 players (best)"; "There are 2 clubs only" */
void saying_no_team(struct saying *saying, const struct prize *prize)
{
	const struct entrants *entrants = saying->award->entrants;
	const char *word = prize_team_word(prize);
	bool any = false;

	for (int i = 0; i < entrants->count; i++)
		any = any ||
			(prize->team == PRIZE_TEAM_CLUB ? entrants->of[i].club
							: entrants->of[i].school)[0];
	if (saying->reason->other > 0) {
		saying_put(saying, "There ");
		saying_put(saying, saying->reason->other == 1 ? "is " : "are ");
		line_int(&saying->line, (int)saying->reason->other);
		saying_put(saying, " ");
		saying_put(saying, word);
		saying_put(saying, saying->reason->other == 1 ? " only" : "s only");
		return;
	}
	saying_put(saying, any ? "Nobody qualifies: no " : "Nobody qualifies: nobody has a ");
	saying_put(saying, word);
	if (any) {
		saying_put(saying, " has ");
		line_int(&saying->line, prize->best);
		saying_put(saying, prize->best == 1 ? " player" : " players");
	}
	saying_put(saying,
		any                                      ? " (best)"
			: prize->team == PRIZE_TEAM_CLUB ? " (club)"
							 : " (school)");
}
