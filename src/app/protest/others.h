/* The half of a protest sheet that tells of other opponents. */
#ifndef APP_PROTEST_OTHERS_H
#define APP_PROTEST_OTHERS_H

#include "app/protest/card.h"

/*
 * The likely opponents whom he has not, those of his own score first: what each would have cost,
 * and what that is compared with where boards were made by hand. As many as fit `rows` rows of
 * *text, but one at least. STATUS_NO_MEMORY; *text may then hold a part.
 */
enum status sheet_put_others(const struct sheet *sheet, int rows, struct writing *text);

#endif
