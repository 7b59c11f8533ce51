/* Marks behind the grades of lists: estimates and provisional ratings. */
#include "core/particulars/grade_mark.h"

#include <string.h>

#include "core/particulars/particular.h"
#include "core/typed/grade.h"

/* "P", "P7": the mark of a provisional rating, and no class of a national one ("K", "A"). */
static bool is_provisional(const char *kind)
{
	return kind[0] == 'P' && strlen(kind) < GRADE_KIND_SIZE &&
		kind[1 + strspn(kind + 1, "0123456789")] == '\0';
}

const char *grade_mark(const struct event *event, int section, int pin)
{
	const struct player *player = event_player(event, section, pin);
	const char *kind;

	if (!player || player->grade == 0)
		return "";
	if (event_particular(event, section, pin, PLAYER_ESTIMATE)[0])
		return "e";
	kind = event_particular(event, section, pin, PLAYER_NATIONAL_KIND);
	/*
	 * where the grade is another rating than the national one, the kind is not that of the
	 * grade
	 */
	return is_provisional(kind) &&
			event_particular_number(event, section, pin, PLAYER_NATIONAL_RATING,
				player->grade) == player->grade
		? kind
		: "";
}

struct grade_marks grade_marks_of(const struct event *event, int section)
{
	struct grade_marks marks = {.letters = 0};
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, section, 0, &count);

	for (int i = 0; i < count; i++) {
		const char *mark = grade_mark(event, section, rows[i].as.player.pin);
		const int letters = (int)strlen(mark);

		marks.estimated = marks.estimated || mark[0] == 'e';
		marks.provisional = marks.provisional || mark[0] == 'P';
		if (letters > marks.letters)
			marks.letters = letters;
	}
	return marks;
}

const char *grade_marks_legend(const struct grade_marks *marks)
{
	if (marks->estimated && marks->provisional)
		return "e: estimated; P: provisional, P7: after 7 games";
	if (marks->estimated)
		return "e: estimated";
	return marks->provisional ? "P: provisional, P7: after 7 games" : "";
}
