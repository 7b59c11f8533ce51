/* Questions between two lines. */
#include "config.h"

#include <stdio.h>
#include <strings.h>

#include "plain/inside.h"
#include "plain/say.h"
#include "plain/working.h"

const char *plain_ask(struct plain *plain, const char *question)
{
	const char *answer;

	working_end();
	plain_say("%s", question);
	answer = lines_next(plain->lines, "? ", false);
	if (!answer)
		plain->over = true;
	return answer;
}

void plain_keep_line(struct plain *plain, const char *line)
{
	snprintf(plain->kept, sizeof(plain->kept), "%s", line);
	plain->keeps = true;
}

bool plain_ask_yes(struct plain *plain, const char *question)
{
	const char *answer = plain_ask(plain, question);

	if (!answer || !answer[0] || strcasecmp(answer, "n") == 0 || strcasecmp(answer, "no") == 0)
		return false;
	if (strcasecmp(answer, "y") == 0 || strcasecmp(answer, "yes") == 0)
		return true;
	plain_keep_line(plain, answer);
	return false;
}
