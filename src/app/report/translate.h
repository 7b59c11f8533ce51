/*
 * A tournament report as the pairing library's records: the round after the last one played, or any
 * round before it as it stood when it was to be drawn.
 */
#ifndef APP_REPORT_TRANSLATE_H
#define APP_REPORT_TRANSLATE_H

#include "app/report/entries_then.h"
#include "app/trf/published.h"
#include "app/words/words.h"
#include "core/record.h"
#include "core/status.h"
#include "formats/trf/trf.h"
#include "pairing.h"

struct trf_field {
	struct pairing_input input; /* the players in rank order: their cards */
	const struct trf *trf;      /* must outlive it */
	bool season;                /* a report of a club season of ours */
	/* places, games or points are others in some rounds: cards are sorted and filled anew */
	bool moves;
	int rounds; /* those played and the one to pair */
	struct pairing_player *players;
	struct pairing_game *games; /* [player * (rounds - 1) + round - 1] */
	int *numbers;               /* card -> starting number */
	int *entry_of;              /* card -> index in the report */
	int *card_of;               /* index in the report -> card */
	int *before;                /* [player * rounds + round - 1]: half points before it */
	struct pairing_apart *apart;
	int apart_room;
	struct pairing_pin *pins; /* boards that were played when others were seated late */
	/* card -> with latecomers in the round of the input, or elsewhere when it was published */
	bool *seated_late;
	/* the seats of the round of the input as it was published, where the entries have others */
	struct trf_published published;
	int *extra;               /* virtual points, NULL without acceleration */
	struct entries_then then; /* what was entered when the round of the input was drawn */
};

/*
 * All rounds, and the input of the one to pair. The report has no float marks: they follow from the
 * scores of each round, and in a club season of ours nobody floats. Clubs, top and new players and
 * the places of late entries come from the comments of a report that drawboard has written. The
 * cards are in rank order, each round by the places of then: by place, which without such a comment
 * is the starting number; by name in a report of a club season of ours, by whatever rule book it is
 * drawn. Release with trf_field_done.
 */
enum status translate_trf(const struct trf *trf, struct trf_field *field, struct error *error);

/*
 * Make the input that of a round, 1 .. trf->played + 1, from the rounds before it. Who took part in
 * a round that was played, as it was published, is to be drawn, the others are absent; boards that
 * were being played when latecomers of a club evening were seated are pinned. STATUS_NO_MEMORY: the
 * input is of no use then.
 */
enum status translate_trf_round(struct trf_field *field, int round, struct error *error);

/* The card of a starting number; TRF_NOBODY: nobody has it. */
int trf_field_card(const struct trf_field *field, int number);

/* Its players in sentences: by starting number and surname. */
struct cast trf_field_cast(const struct trf_field *field);

void trf_field_done(struct trf_field *field);

#endif
