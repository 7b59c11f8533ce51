/* The exercises, printed. */
#ifndef CLI_SHOW_PRACTICE_H
#define CLI_SHOW_PRACTICE_H

#include "app/practice/practice.h"
#include "cli/json.h"

/* One of the list. */
struct shown_exercise {
	const char *name;
	const char *trains; /* NULL: told from the features */
	struct practice_features features;
	const struct pairing_book *book; /* NULL: of the guide's, which says what it trains */
	enum practice_verdict verdict;
	const char *day; /* of the verdict; "" for PRACTICE_NEW */
};

void show_practice_head(void);
void show_practice(const struct shown_exercise *exercise);
void show_practice_json(struct json *json, const struct shown_exercise *exercise);

#endif
