/* Sentences for the screen, said by lines: the words to type in place of its keys. */
#include "plain/wording.h"

#include <stddef.h>
#include <string.h>

/* As the sentences of the use cases have them; each is at least as long as what is said here. */
static const struct {
	const char *from, *to;
} hints[] = {
	{"propose again (p, or pair EVENT)", "propose again (pair)"},
	{"Propose again (p, or pair EVENT)", "Propose again (pair)"},
	{"propose one first (p, or pair EVENT)", "propose one first (pair)"},
	{"propose again (p)", "say pair again"},
	{"free what is fixed by hand (x)", "hand PLAYER none frees it"},
	{"(x, or hand EVENT", "(hand"},
	{"(e, then w; or players EVENT", "(players"},
	{"(e, then b; or players EVENT", "(players"},
	{"(a, or attend EVENT", "(attend"},
	{"E, then u takes it back (undo EVENT", "take it back (undo"},
	{"pair by hand on the screen (h)", "pair --by-hand"},
	{"pair by hand (h)", "pair --by-hand"},
	{"lay them out first (l)", "first unpair"},
	{"write the lists (w) elsewhere", "print the lists elsewhere"},
	{"(players EVENT", "(players"},
	{": players EVENT", ": players"},
	{"(section EVENT", "(section"},
	{": hand EVENT", ": hand"},
	{": repair EVENT", ": repair"},
	{"p, or pair EVENT, draws", "pair draws"},
	{"(x on the card, or hand EVENT", "(hand"},
	{"; section EVENT", "; section"},
	{"(result EVENT", "(result"},
	{"by result EVENT", "by result"},
	{"(started EVENT", "(started"},
	{"(attend EVENT", "(attend"},
	{"by attend EVENT", "by attend"},
	{"`print EVENT", "`print"},
	{"`why EVENT", "`why"},
	{"`drawboard ", "`"},
	{": drawboard lists ", ": lists "},
	{"(k on a card, or hand EVENT", "(hand"},
	/* which a voice would name by what it looks like */
	{" → ", " to "},
};

void plain_wording(char *text)
{
	for (size_t i = 0; i < sizeof(hints) / sizeof(hints[0]); i++) {
		const size_t from = strlen(hints[i].from), to = strlen(hints[i].to);
		char *at = text;

		while ((at = strstr(at, hints[i].from)) != NULL) {
			memcpy(at, hints[i].to, to);
			memmove(at + to, at + from, strlen(at + from) + 1);
			at += to;
		}
	}
}
