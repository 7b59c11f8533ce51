/* A reason asked for between two lines, which may be the next line instead. */
#include "config.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "plain/inside.h"
#include "plain/own_words.h"
#include "plain/say.h"
#include "plain/slip.h"

static bool is_word(const struct plain *plain, const char *word)
{
	const char *own;

	for (int i = 0; (own = own_word(i)) != NULL; i++)
		if (strcmp(own, word) == 0)
			return true;
	return plain->options.commands->usage(word) != NULL;
}

static bool is_yes_or_no(const char *answer)
{
	static const char *const all[] = {"y", "yes", "n", "no"};

	for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); i++)
		if (strcasecmp(answer, all[i]) == 0)
			return true;
	return false;
}

const char *plain_ask_reason(struct plain *plain, const char *question)
{
	const char *answer = plain_ask(plain, question);
	char *words[WORDS_MOST];
	bool cut;
	int count;

	if (!answer || !answer[0])
		return answer;
	if (is_yes_or_no(answer)) {
		plain_say("A reason is neither yes nor no.");
		return NULL;
	}
	snprintf(plain->reason, sizeof(plain->reason), "%s", answer);
	cut = !words_cut(plain->reason, words, &count) && count > 0;
	if (cut && count == 1 && answer[0] == '"' && words[0][0])
		return words[0];
	if (cut)
		word_make_small(words[0]);
	if (slip_is(answer) || (cut && is_word(plain, words[0]))) {
		plain_say(
			"That is taken as the next line; as a reason it stands in quotation marks.");
		plain_keep_line(plain, answer);
		return NULL;
	}
	snprintf(plain->reason, sizeof(plain->reason), "%s", answer);
	return plain->reason;
}
