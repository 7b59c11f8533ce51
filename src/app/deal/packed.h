/*
 * A deal as bytes, for a process that makes it to send to one that shows it: both are the same
 * program on the same machine.
 */
#ifndef APP_DEAL_PACKED_H
#define APP_DEAL_PACKED_H

#include <stddef.h>

#include "app/deal/deal.h"

/*
 * The caller frees *bytes. STATUS_BAD_INPUT: a length or an index is none that a deal can have, so
 * that it could not be read again; STATUS_NO_MEMORY.
 */
enum status deal_pack(const struct deal *deal, char **bytes, size_t *size);
/*
 * The same deal again. STATUS_BAD_INPUT: these are not the bytes of one, or not all of them; every
 * length and index is looked at. STATUS_NO_MEMORY. Release with deal_done.
 */
enum status deal_unpack(const char *bytes, size_t size, struct deal *deal);

#endif
