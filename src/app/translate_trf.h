/* A tournament report as the pairing library's records: the round after the last one played. */
#ifndef APP_TRANSLATE_TRF_H
#define APP_TRANSLATE_TRF_H

#include "core/status.h"
#include "formats/trf.h"
#include "pairing.h"

struct trf_field {
	struct pairing_input input; /* the players in the order of their starting numbers */
	struct pairing_player *players;
	struct pairing_game *games;
	int *numbers; /* index -> starting number */
	struct pairing_apart *apart;
	int *extra; /* virtual points, NULL without acceleration */
};

/*
 * Float marks follow from the scores of each round, as the report has none. Release with
 * trf_field_done.
 */
enum status translate_trf(const struct trf *trf, struct trf_field *field, struct error *error);
void trf_field_done(struct trf_field *field);

#endif
