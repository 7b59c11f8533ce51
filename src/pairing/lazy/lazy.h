/*
 * The lazy draw, for comparison and training only: what comes out when cards are laid top half
 * against bottom half and moved only to avoid a repeat. Section numbers are those of the text that
 * describes it (drawboard-rules(7)).
 *
 * The bye is taken out first, the lowest card. Then score by score from the top: those who came
 * down meet the highest card each; if the number is odd the lowest card goes down; the rest is top
 * half against bottom half, and who has met the card opposite gets the nearest one.
 */
#ifndef PAIRING_LAZY_LAZY_H
#define PAIRING_LAZY_LAZY_H

#include "book/frame.h"

/* What a card may do instead of meeting another. */
enum { LAZY_BYE = -1, LAZY_FLOAT = -2 };

/*
 * Is this what the card does: meet `option`, have the bye, go down from the level? Asked in the
 * order in which a lazy arbiter looks at the cards, until the answer is true.
 */
typedef bool (*lazy_take)(void *context, int level, int card, int option);

/*
 * A choice was made: the option at this place of its order (the number of options: none of them).
 */
typedef void (*lazy_note)(void *context, int level, int place);

/* Where cards stand once the floaters are gone. */
struct lazy_places {
	int *place; /* by card: in its half, -1: in none */
	int *ideal; /* by card of a top half: who stands opposite, -1: nobody or a bottom card */
};

/*
 * Go through all choices of a field. `note` and `places` may be NULL. False when there is no
 * memory.
 */
bool lazy_walk(const struct field *field, lazy_take take, lazy_note note, void *context,
	const struct lazy_places *places);

/* The colour of card a against card b: the one of the higher rank has what he is due (11). */
enum pairing_colour lazy_colour(const struct field *field, int a, int b);

/*
 * Has the board of this card, the higher one, the colours that the higher-rated card asks for?
 * Where nobody asks the number of the board gives them, which cards in the tray leave open.
 */
bool lazy_colours_kept(const struct card_seats *seats, int card);

/* As in pairing_rules. */
enum pairing_status lazy_solve(struct frame_search *search, struct pairing_draw *draw);
enum pairing_status lazy_add_score(const struct frame_draw *drawn, struct score_draft *score);
enum pairing_status lazy_tell(const struct frame_draw *drawn, const struct pairing_score *score,
	int board, struct step_list *list);
/* `now` is the lazy draw. */
enum pairing_status lazy_who(const struct frame_draw *now, const struct frame_draw *then,
	const struct pairing_change *change, struct pairing_who *who);

/* Does the draw that has been read take this option of a card? */
bool lazy_takes(const struct card_seats *seats, int level, int card, int option);

extern const struct pairing_book lazy_book;

#endif
