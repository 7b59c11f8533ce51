/* A copy of the event, asked for. */
#ifndef TUI_ASK_BACKUP_H
#define TUI_ASK_BACKUP_H

struct tui;

/* Into which file; one that is there is refused. */
void backup_ask(struct tui *tui);

#endif
