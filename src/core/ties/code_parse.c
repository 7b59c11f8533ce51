/* Orders of tie-breaks, read from the text of a report or of the arbiter. */
#include "core/ties/code.h"

#include <string.h>

#include "core/text/text.h"

/* Of teams: kept in reports, not counted. */
static const char *const team_codes[] = {"MPVGP", "BC", "TBR", "BBE", "EMMSB", "EMGSB", "EGMSB",
	"EGGSB", "EDE", "EDEBT", "EDEBB", "EDET", "EDEB", "SSSC", "ESB"};

static const struct {
	int takes;
	const char *written;
} modifiers[] = {
	{TIES_TAKES_CUT, "/C1 to /C9"},
	{TIES_TAKES_MEDIAN, "/M1 to /M9"},
	{TIES_TAKES_PLAYED, "/P"},
	{TIES_TAKES_FORE, "/F"},
	{TIES_TAKES_REVERSED, "/R"},
	{TIES_TAKES_LIMIT, "/L+1 or /L-1"},
	{TIES_TAKES_UNRATED, "/U1400"},
};

enum { MODIFIERS = sizeof(modifiers) / sizeof(modifiers[0]) };

static void begin(struct error *error, struct line *line)
{
	error->code = STATUS_BAD_INPUT;
	line_init(line, error->text, sizeof(error->text));
}

static enum status fail_unknown(const char *word, struct error *error)
{
	struct line line;

	begin(error, &line);
	line_text(&line, "There is no tie-break ");
	line_text(&line, word);
	line_text(&line, "; there are ");
	for (int code = TIES_BH; code < TIES_CODES; code++) {
		line_text(&line, ties_code_row((enum ties_code)code)->code);
		line_text(&line,
			code + 1 < TIES_CODES ? code + 2 < TIES_CODES ? ", " : " and " : ".");
	}
	return STATUS_BAD_INPUT;
}

static enum status fail_team(const char *word, struct error *error)
{
	struct line line;

	begin(error, &line);
	line_text(&line, word);
	line_text(&line, " is a tie-break between teams, which is not counted here.");
	return STATUS_BAD_INPUT;
}

static enum status fail_modifier(
	const struct ties_code_row *row, const char *found, struct error *error)
{
	struct line line;
	int left = 0;

	begin(error, &line);
	line_text(&line, row->code);
	for (int i = 0; i < MODIFIERS; i++)
		left += (row->takes & modifiers[i].takes) != 0;
	line_text(&line, left > 0 ? " takes " : " takes nothing");
	for (int i = 0; i < MODIFIERS; i++) {
		if (!(row->takes & modifiers[i].takes))
			continue;
		line_text(&line, modifiers[i].written);
		line_text(&line, --left > 1 ? ", " : left == 1 ? " and " : "");
	}
	line_text(&line, " behind it, not \"");
	line_text(&line, found);
	line_text(&line, "\".");
	return STATUS_BAD_INPUT;
}

static bool is_separator(char c)
{
	return c == '/' || c == ':' || c == '-';
}

/* A number up to `most` at *text, which goes behind it; -1: there is none. */
static int take_number(const char **text, int most)
{
	int number = 0;

	if (**text < '0' || **text > '9')
		return -1;
	for (; **text >= '0' && **text <= '9'; ++*text) {
		number = number * 10 + (**text - '0');
		if (number > most)
			return -1;
	}
	return number;
}

/* "C1" or "M2": what is cut at the ends, once. */
static bool take_ends(const char **text, bool both, struct tie_break *of)
{
	const int ends = take_number(text, 9);

	if (ends < 1 || of->low > 0)
		return false;
	of->low = ends;
	of->high = both ? ends : 0;
	return true;
}

static bool take_limit(const char **text, struct tie_break *of)
{
	const char sign = **text;
	int limit;

	if (sign != '+' && sign != '-')
		return false;
	++*text;
	limit = take_number(text, 99);
	if (limit < 0 || of->limit != 0)
		return false;
	of->limit = sign == '-' ? -limit : limit;
	return true;
}

static bool take_unrated(const char **text, struct tie_break *of)
{
	const int rating = take_number(text, 4000);

	if (rating < 1 || of->unrated != 0)
		return false;
	of->unrated = rating;
	return true;
}

static bool take_flag(bool *flag)
{
	const bool first = !*flag;

	*flag = true;
	return first;
}

/* One modifier behind its separator; false: it is none, or not for this code. */
static bool take_modifier(const char **text, struct tie_break *of)
{
	const int takes = ties_code_row(of->code)->takes;

	switch (*(*text)++) {
	case 'C':
		return (takes & TIES_TAKES_CUT) && take_ends(text, false, of);
	case 'M':
		return (takes & TIES_TAKES_MEDIAN) && take_ends(text, true, of);
	case 'P':
		return (takes & TIES_TAKES_PLAYED) && take_flag(&of->forfeits_played);
	case 'F':
		return (takes & TIES_TAKES_FORE) && take_flag(&of->fore);
	case 'R':
		return (takes & TIES_TAKES_REVERSED) && take_flag(&of->reversed);
	case 'L':
		return (takes & TIES_TAKES_LIMIT) && take_limit(text, of);
	case 'U':
		return (takes & TIES_TAKES_UNRATED) && take_unrated(text, of);
	default:
		return false;
	}
}

/* What stands behind the code; false: *bad is where it cannot be read. */
static bool take_modifiers(const char *text, struct tie_break *of, const char **bad)
{
	while (*text != '\0') {
		*bad = text;
		if (is_separator(*text))
			text++;
		if (*text == '\0' || !take_modifier(&text, of))
			return false;
	}
	return true;
}

/* The code that the word begins with, the longest; its length is 0 if there is none. */
static size_t find_code(const char *word, enum ties_code *code)
{
	size_t longest = 0;

	for (int i = 0; i < TIES_CODES; i++) {
		const size_t length = strlen(ties_code_row((enum ties_code)i)->code);

		if (length > longest &&
			strncmp(word, ties_code_row((enum ties_code)i)->code, length) == 0) {
			longest = length;
			*code = (enum ties_code)i;
		}
	}
	if (strncmp(word, "GE", 2) == 0) {
		longest = 2;
		*code = TIES_REP;
	}
	return longest;
}

static bool is_team_code(const char *word)
{
	const size_t length = strcspn(word, "/:-");

	for (size_t i = 0; i < sizeof(team_codes) / sizeof(team_codes[0]); i++)
		if (strlen(team_codes[i]) == length && strncmp(word, team_codes[i], length) == 0)
			return true;
	return strstr(word, ":MP") != NULL || strstr(word, ":GP") != NULL;
}

static enum status parse_word(const char *written, struct tie_break *of, struct error *error)
{
	static const char other[] = "OTHER_";
	const bool is_other = strncmp(written, other, sizeof(other) - 1) == 0;
	const char *word = is_other ? written + sizeof(other) - 1 : written, *bad = word;
	size_t length;

	*of = (struct tie_break){.code = TIES_PTS};
	if (is_team_code(word))
		return fail_team(written, error);
	length = find_code(word, &of->code);
	if (length == 0 || (is_other && !ties_code_row(of->code)->own))
		return fail_unknown(written, error);
	if (take_modifiers(word + length, of, &bad))
		return STATUS_OK;
	/* letters behind a code make another word, not a modifier */
	return is_separator(*bad) ? fail_modifier(ties_code_row(of->code), bad, error)
				  : fail_unknown(written, error);
}

/* The next word in capitals, without blanks; false: it is too long. */
static bool next_word(const char **text, char word[TIES_WORD_SIZE])
{
	size_t length = 0;

	for (; **text != '\0' && **text != ','; ++*text) {
		char c = **text;

		if (c == ' ')
			continue;
		if (length + 1 >= TIES_WORD_SIZE)
			return false;
		word[length++] = (char)(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
	}
	word[length] = '\0';
	return true;
}

static enum status fail_list(const char *text, struct error *error)
{
	struct line line;

	begin(error, &line);
	line_text(&line, text);
	return STATUS_BAD_INPUT;
}

static bool has_points(const struct ties_order *order)
{
	for (int i = 0; i < order->count; i++)
		if (order->of[i].code == TIES_PTS)
			return true;
	return false;
}

static void put_points_first(struct ties_order *order)
{
	memmove(&order->of[1], &order->of[0], (size_t)order->count * sizeof(order->of[0]));
	order->of[0] = (struct tie_break){.code = TIES_PTS};
	order->count++;
}

/* DE may be repeated (C.07 4.3), whatever else stands twice decides nothing. */
static enum status add(struct ties_order *order, const struct tie_break *of, struct error *error)
{
	for (int i = 0; i < order->count; i++)
		if (of->code != TIES_DE && ties_same(&order->of[i], of))
			return fail_list(
				"A tie-break that stands twice in the list decides nothing the second time.",
				error);
	if (order->count + !has_points(order) >= TIES_MOST)
		return fail_list("An order has room for points and 15 tie-breaks.", error);
	order->of[order->count++] = *of;
	return STATUS_OK;
}

enum status ties_order_parse(const char *text, struct ties_order *order, struct error *error)
{
	struct ties_order made = {.count = 0};
	struct error unseen;
	char word[TIES_WORD_SIZE];

	if (error == NULL)
		error = &unseen;
	for (;; text++) {
		struct tie_break of;
		enum status status;

		if (!next_word(&text, word))
			return fail_list(
				"A tie-break is a short code such as BH/C1; a list has commas between them.",
				error);
		if (word[0] == '\0' && *text == '\0' && made.count == 0)
			break;
		if (strcmp(word, "NONE") == 0 && *text == '\0' && made.count == 0)
			break;
		if (word[0] == '\0')
			return fail_list(
				"The list of tie-breaks has nothing between two commas.", error);
		status = parse_word(word, &of, error);
		if (status == STATUS_OK)
			status = add(&made, &of, error);
		if (status != STATUS_OK)
			return status;
		if (*text == '\0')
			break;
	}
	if (!has_points(&made))
		put_points_first(&made);
	*order = made;
	return STATUS_OK;
}
