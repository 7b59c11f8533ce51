/* Words messages of the application for the screen. */
#ifndef TUI_STATE_SAY_H
#define TUI_STATE_SAY_H

/*
 * What the application says, without the commands that it names beside the keys: "(p, or
 * pair EVENT)", "(R, or --late)", "(fill --remove)". Messages, panels and questions are all said so.
 */
void say_without_commands(char *text);

#endif
