/* Time controls read word by word, and the rate of play that follows from them. */
#include "core/particulars/tempo.h"

#include <string.h>

#include "core/text/text.h"

enum { NUMBER_MOST = 999, WORD_SIZE = 12 };

enum token_kind {
	TOKEN_END,
	TOKEN_NUMBER,
	TOKEN_MINUTES,
	TOKEN_SECONDS,
	TOKEN_MOVES,
	TOKEN_GAME,
	TOKEN_DELAY,
	TOKEN_PLUS,
	TOKEN_SLASH,
	TOKEN_TIMES,
	TOKEN_FROM,
	TOKEN_BETWEEN,
	TOKEN_STRANGE
};

struct token {
	enum token_kind kind;
	int number;
};

static const struct {
	const char *text;
	enum token_kind kind;
} signs[] = {
	/* two quotes before one */
	{"''", TOKEN_SECONDS},
	{"\"", TOKEN_SECONDS},
	{"″", TOKEN_SECONDS},
	{"”", TOKEN_SECONDS},
	{"'", TOKEN_MINUTES},
	{"′", TOKEN_MINUTES},
	{"’", TOKEN_MINUTES},
	{"+", TOKEN_PLUS},
	{"/", TOKEN_SLASH},
	{"×", TOKEN_TIMES},
	{"*", TOKEN_TIMES},
	{",", TOKEN_BETWEEN},
	{";", TOKEN_BETWEEN},
	{".", TOKEN_BETWEEN},
	{":", TOKEN_BETWEEN},
	{"(", TOKEN_BETWEEN},
	{")", TOKEN_BETWEEN},
	{"-", TOKEN_BETWEEN},
};

static const struct {
	const char *text;
	enum token_kind kind;
} words[] = {
	{"m", TOKEN_MINUTES},
	{"min", TOKEN_MINUTES},
	{"mins", TOKEN_MINUTES},
	{"minute", TOKEN_MINUTES},
	{"minutes", TOKEN_MINUTES},
	{"s", TOKEN_SECONDS},
	{"sec", TOKEN_SECONDS},
	{"secs", TOKEN_SECONDS},
	{"second", TOKEN_SECONDS},
	{"seconds", TOKEN_SECONDS},
	{"inc", TOKEN_PLUS},
	{"moves", TOKEN_MOVES},
	{"move", TOKEN_MOVES},
	{"g", TOKEN_GAME},
	{"game", TOKEN_GAME},
	{"sd", TOKEN_GAME},
	{"rest", TOKEN_GAME},
	{"d", TOKEN_DELAY},
	{"delay", TOKEN_DELAY},
	{"x", TOKEN_TIMES},
	{"for", TOKEN_TIMES},
	{"in", TOKEN_SLASH},
	{"from", TOKEN_FROM},
	{"a", TOKEN_BETWEEN},
	{"all", TOKEN_BETWEEN},
	{"and", TOKEN_BETWEEN},
	{"each", TOKEN_BETWEEN},
	{"increment", TOKEN_BETWEEN},
	{"of", TOKEN_BETWEEN},
	{"per", TOKEN_BETWEEN},
	{"player", TOKEN_BETWEEN},
	{"plus", TOKEN_PLUS},
	{"the", TOKEN_BETWEEN},
	{"then", TOKEN_BETWEEN},
	{"with", TOKEN_BETWEEN},
};

static char lower(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static struct token read_word(const char **text)
{
	char word[WORD_SIZE] = "";
	size_t length = 0;

	for (; lower(**text) >= 'a' && lower(**text) <= 'z'; ++*text, length++)
		if (length + 1 < sizeof(word))
			word[length] = lower(**text);
	for (size_t i = 0; length < sizeof(word) && i < sizeof(words) / sizeof(words[0]); i++)
		if (strcmp(words[i].text, word) == 0)
			return (struct token){words[i].kind, 0};
	return (struct token){TOKEN_STRANGE, 0};
}

static struct token read_number(const char **text)
{
	struct token token = {TOKEN_NUMBER, 0};

	for (; **text >= '0' && **text <= '9'; ++*text)
		if (token.number <= NUMBER_MOST)
			token.number = token.number * 10 + (**text - '0');
	if (token.number > NUMBER_MOST)
		token.kind = TOKEN_STRANGE;
	return token;
}

/* The next token, which is passed over; what stands between others is none. */
static struct token next_token(const char **text)
{
	struct token token = {TOKEN_BETWEEN, 0};

	while (token.kind == TOKEN_BETWEEN) {
		*text += strspn(*text, " ");
		if (**text == '\0')
			return (struct token){TOKEN_END, 0};
		if (**text >= '0' && **text <= '9')
			return read_number(text);
		if (lower(**text) >= 'a' && lower(**text) <= 'z') {
			token = read_word(text);
			continue;
		}
		token.kind = TOKEN_STRANGE;
		for (size_t i = 0; i < sizeof(signs) / sizeof(signs[0]); i++) {
			const size_t length = strlen(signs[i].text);

			if (strncmp(*text, signs[i].text, length) != 0)
				continue;
			*text += length;
			token.kind = signs[i].kind;
			break;
		}
	}
	return token;
}

static bool next_is(const char **text, enum token_kind kind)
{
	const char *at = *text;

	if (next_token(&at).kind != kind)
		return false;
	*text = at;
	return true;
}

static bool next_number(const char **text, int *number)
{
	const char *at = *text;
	const struct token token = next_token(&at);

	if (token.kind != TOKEN_NUMBER)
		return false;
	*text = at;
	*number = token.number;
	return true;
}

static bool add_session(struct tempo *tempo, int moves, int minutes)
{
	if (tempo->count == TEMPO_SESSIONS || minutes == 0)
		return false;
	tempo->sessions[tempo->count++] = (struct tempo_session){moves, minutes};
	return true;
}

static bool set_seconds(struct tempo *tempo, int seconds, bool delay)
{
	if (tempo->seconds != 0)
		return false;
	tempo->seconds = seconds;
	tempo->delay = delay;
	return true;
}

/* "90'", "90' x 40", "90 minutes for 40 moves", "90 minutes for the game" */
static bool read_minutes(const char **text, struct tempo *tempo, int minutes)
{
	const char *at = *text;
	int moves = 0;

	if ((next_is(&at, TOKEN_TIMES) || next_is(&at, TOKEN_SLASH)) && next_number(&at, &moves)) {
		next_is(&at, TOKEN_MOVES);
		*text = at;
	} else {
		at = *text;
		if (next_is(&at, TOKEN_TIMES) && next_is(&at, TOKEN_GAME))
			*text = at;
	}
	return add_session(tempo, moves, minutes);
}

/* After a number: its unit says what it is, or where it stands. */
static bool read_quantity(const char **text, struct tempo *tempo, int number, bool added)
{
	int minutes;

	if (next_is(text, TOKEN_MINUTES))
		return read_minutes(text, tempo, number);
	if (next_is(text, TOKEN_SECONDS)) {
		const bool delay = next_is(text, TOKEN_DELAY);

		next_is(text, TOKEN_MOVES);
		return set_seconds(tempo, number, delay);
	}
	if (next_is(text, TOKEN_MOVES))
		next_is(text, TOKEN_SLASH);
	else if (!next_is(text, TOKEN_SLASH))
		return added ? tempo->count > 0 && set_seconds(tempo, number, false)
			     : read_minutes(text, tempo, number);
	if (!next_number(text, &minutes))
		return false;
	next_is(text, TOKEN_MINUTES);
	return add_session(tempo, number, minutes);
}

static bool read_token(const char **text, struct tempo *tempo, struct token token, bool added)
{
	int number;

	switch (token.kind) {
	case TOKEN_NUMBER:
		return read_quantity(text, tempo, token.number, added);
	case TOKEN_GAME: /* G/90; a bare "game" says nothing */
		if (!next_is(text, TOKEN_SLASH))
			return true;
		if (!next_number(text, &number))
			return false;
		next_is(text, TOKEN_MINUTES);
		return add_session(tempo, 0, number);
	case TOKEN_DELAY:
		if (!next_number(text, &number))
			return false;
		next_is(text, TOKEN_SECONDS);
		return set_seconds(tempo, number, true);
	case TOKEN_FROM: /* from move 1 */
		return next_is(text, TOKEN_MOVES) && next_number(text, &number);
	case TOKEN_PLUS:
	case TOKEN_MOVES:
		return true;
	default:
		return false;
	}
}

bool tempo_parse(const char *text, struct tempo *tempo)
{
	struct tempo read = {.count = 0};
	bool added = false;

	for (;;) {
		const struct token token = next_token(&text);

		if (token.kind == TOKEN_END)
			break;
		if (!read_token(&text, &read, token, added))
			return false;
		added = token.kind == TOKEN_PLUS;
	}
	if (read.count == 0)
		return false;
	*tempo = read;
	return true;
}

int tempo_total(const struct tempo *tempo)
{
	int minutes = tempo->seconds; /* 60 moves: a minute a second */

	for (int i = 0; i < tempo->count; i++)
		minutes += tempo->sessions[i].minutes;
	return minutes;
}

const char *tempo_rate(const struct tempo *tempo)
{
	const int total = tempo_total(tempo);

	return total >= 60 ? "standard" : total > 10 ? "rapid" : "blitz";
}

const char *tempo_us_rate(const struct tempo *tempo)
{
	const int total = tempo_total(tempo);

	return total > 65     ? "regular"
		: total >= 30 ? "dual"
		: total > 10  ? "quick"
		: total >= 5  ? "blitz"
			      : "";
}

const char *tempo_us(const struct tempo *tempo, char text[TEMPO_SIZE])
{
	struct line line;

	line_init(&line, text, TEMPO_SIZE);
	for (int i = 0; i < tempo->count; i++) {
		const struct tempo_session *session = &tempo->sessions[i];

		if (i > 0)
			line_text(&line, ",");
		if (session->moves > 0)
			line_int(&line, session->moves);
		else
			line_text(&line, tempo->count > 1 ? "SD" : "G");
		line_text(&line, "/");
		line_int(&line, session->minutes);
	}
	line_text(&line, tempo->seconds > 0 && !tempo->delay ? ";+" : ";d");
	line_int(&line, tempo->seconds);
	return text;
}
