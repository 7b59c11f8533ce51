/*
 * The lazy draw itself: of each choice the first option that leaves a legal draw of everybody.
 */
#include <stdlib.h>

#include "face.h"
#include "lazy.h"
#include "mates.h"
#include "no_draw.h"

struct drawing {
	const struct field *field;
	struct face_memory memory;
	struct arena keep, scratch;
	struct face face; /* all draws that the choices so far leave */
	int *mate;        /* by vertex: one of them */
	enum matching_status status;
};

/* Is card `a` free to be joined with vertex v if it takes this option? */
static bool fits(const struct drawing *drawing, int level, int option, int v)
{
	const int card = drawing->face.card[v];

	if (option == LAZY_BYE)
		return card == PAIRING_NOBODY;
	if (option == LAZY_FLOAT)
		return card >= 0 && drawing->field->card[card].level > level;
	return card == option;
}

static bool has_draw(struct drawing *drawing, const struct face *face, int **mate)
{
	const enum matching_status status =
		face_minimize(face, &drawing->memory, 0, NULL, NULL, NULL, mate);

	if (status == MATCHING_NO_MEMORY)
		drawing->status = status;
	return status == MATCHING_OK;
}

/* Bind the card to the option if a legal draw of everybody is left. */
static bool take(void *context, int level, int card, int option)
{
	struct drawing *drawing = context;
	const struct arena_mark mark = arena_mark(&drawing->keep);
	struct face face;
	int *mate;

	if (drawing->status != MATCHING_OK)
		return false;
	if (!face_copy(&face, &drawing->face, &drawing->memory)) {
		drawing->status = MATCHING_NO_MEMORY;
		return false;
	}
	for (int v = 0; v < face.count; v++)
		if (face_has(&face, card, v) && !fits(drawing, level, option, v))
			face_cut(&face, card, v);
	if (has_draw(drawing, &face, &mate)) {
		for (int v = 0; v < face.count; v++)
			for (int u = 0; u < v; u++)
				if (face_has(&drawing->face, u, v) && !face_has(&face, u, v))
					face_cut(&drawing->face, u, v);
		for (int v = 0; v < face.count; v++)
			drawing->mate[v] = mate[v];
		arena_release(&drawing->keep, mark);
		return true;
	}
	arena_release(&drawing->keep, mark);
	return false;
}

static enum pairing_status draw_field(
	struct field *field, struct pairing_draw *draw, struct pairing_blame *blame)
{
	struct drawing drawing = {.field = field, .status = MATCHING_NO_MEMORY};
	enum pairing_status status = PAIRING_NO_MEMORY;
	int *mate;

	field_index_met(field);
	drawing.mate = calloc((size_t)field->count + 2, sizeof(*drawing.mate));
	drawing.memory = (struct face_memory){.keep = &drawing.keep, .scratch = &drawing.scratch};
	if (drawing.mate && face_of_field(&drawing.face, field, &drawing.memory)) {
		drawing.status = MATCHING_OK;
		if (!has_draw(&drawing, &drawing.face, &mate))
			status = drawing.status == MATCHING_OK ? no_draw_blame(field, "6", blame)
							       : PAIRING_NO_MEMORY;
		else if (lazy_walk(field, take, NULL, &drawing, NULL) &&
			drawing.status == MATCHING_OK)
			status = mates_draw(field, drawing.mate, lazy_colour, draw);
	}
	arena_done(&drawing.scratch);
	arena_done(&drawing.keep);
	free(drawing.mate);
	return status;
}

enum pairing_status lazy_best(
	const struct pairing_input *input, struct pairing_draw *draw, struct pairing_blame *blame)
{
	struct field field;
	enum pairing_status status = field_init(&field, input, blame);

	if (status != PAIRING_OK)
		return status;
	status = field_pins_agree(&field, blame);
	if (status == PAIRING_OK)
		status = draw_field(&field, draw, blame);
	field_done(&field);
	return status;
}
