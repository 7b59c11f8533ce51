/* All that is known of the event, or of one player, with what draws rest on: a row a field. */
#ifndef TUI_VIEW_FIELDS_H
#define TUI_VIEW_FIELDS_H

struct tui;

/* Of the event and its section; of a player by his number. */
void fields_of_event(struct tui *tui);
void fields_of_player(struct tui *tui, int pin);

#endif
