/* What the journal calls this desk (store_sit_at). */
#ifndef CLI_DESK_NAME_H
#define CLI_DESK_NAME_H

/*
 * DRAWBOARD_DESK, which may be empty; without it the machine and its terminal: "hall pts/2", or
 * "hall" where there is no terminal.
 */
void desk_name_default(void);

#endif
