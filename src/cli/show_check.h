/* What came out when a report was checked, for people and as JSON. */
#ifndef CLI_SHOW_CHECK_H
#define CLI_SHOW_CHECK_H

#include "app/report/check.h"
#include "app/report/check_standings.h"
#include "cli/json.h"

/* A round whose draws are not alike: what the rules say, then the boards that differ. */
void show_check_round(const char *file, const struct check_round *round);
void show_check_round_json(struct json *json, const struct check_round *round);

/* The boards that are not as they were published, one a line. */
void show_check_changes(const char *file, int round, const struct check_changes *changes);
void show_check_change_json(struct json *json, int round, const struct check_change *change);

/*
 * The boards that differ in the columns in which pairing engines show them to tournament managers;
 * nothing for a round that is alike.
 */
void show_check_columns(const struct check_round *round);

/* A rank that is another one by the tie-breaks. */
void show_check_rank(const char *file, const struct check_rank *rank);
void show_check_rank_json(struct json *json, const struct check_rank *rank);

/* Of all files: ranks compared, those that are others, and files without ranks to compare. */
struct check_rank_sum {
	int compared, different, failed;
};

/*
 * "600 files, 4662 rounds, no discrepancy; 80 ranks compared, 2 differ." ranks NULL: none were
 * asked for.
 */
void show_check_sum(
	int files, int rounds, int different, int failed, const struct check_rank_sum *ranks);

#endif
