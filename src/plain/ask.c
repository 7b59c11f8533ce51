/* Questions between two lines. */
#include "config.h"

#include <stdio.h>
#include <strings.h>

#include "plain/inside.h"
#include "plain/say.h"
#include "plain/working.h"

/* how: it is answered, behind the question. */
static const char *ask(struct plain *plain, const char *question, const char *how)
{
	const char *answer;

	working_end();
	plain_say("%s%s", question, how);
	answer = lines_next(plain->lines, "? ", false);
	if (!answer)
		plain->over = true;
	return answer;
}

const char *plain_ask(struct plain *plain, const char *question)
{
	return ask(plain, question, "");
}

void plain_keep_line(struct plain *plain, const char *line)
{
	snprintf(plain->kept, sizeof(plain->kept), "%s", line);
	plain->keeps = true;
}

bool plain_ask_yes(struct plain *plain, const char *question)
{
	const char *answer = ask(plain, question, " Yes or no; Enter is no.");

	if (!answer || !answer[0] || strcasecmp(answer, "n") == 0 || strcasecmp(answer, "no") == 0)
		return false;
	if (strcasecmp(answer, "y") == 0 || strcasecmp(answer, "yes") == 0)
		return true;
	plain_keep_line(plain, answer);
	return false;
}
