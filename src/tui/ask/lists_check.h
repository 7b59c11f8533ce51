/* The players compared with the rating lists that are kept here. */
#ifndef TUI_ASK_LISTS_CHECK_H
#define TUI_ASK_LISTS_CHECK_H

struct tui;

/* What differs, in a window whose keys take ratings, names and memberships over. */
void lists_check_show(struct tui *tui);

#endif
