/* The form of a new section. */
#ifndef TUI_VIEW_SECTION_FORM_H
#define TUI_VIEW_SECTION_FORM_H

struct tui;

/* Opened with the rule book and the rounds of the section on the screen. */
void section_form_open(struct tui *tui);

#endif
