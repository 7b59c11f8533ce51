/* How much a sentence tells of its board, by the record that it was made from. */
#include "config.h"

#include "app/why/list.h"

static enum reason_weight weight_of_kind(enum pairing_step_kind kind)
{
	switch (kind) {
	case PAIRING_STEP_FLOAT_DOWN:
	case PAIRING_STEP_FLOAT_UP:
	case PAIRING_STEP_FLOAT_HISTORY:
	case PAIRING_STEP_GIVEN_UP:
	case PAIRING_STEP_TRANSFER:
	case PAIRING_STEP_EQUAL_CLAIMS:
	case PAIRING_STEP_PREFERENCE:
	case PAIRING_STEP_CONFLICT:
		return WEIGHT_MOST;
	case PAIRING_STEP_DUE:
	case PAIRING_STEP_LEFT:
		return WEIGHT_AS_DUE;
	case PAIRING_STEP_LEVEL:
	case PAIRING_STEP_ODD:
	case PAIRING_STEP_LINKED:
	case PAIRING_STEP_UNMET:
	case PAIRING_STEP_GROUP:
		return WEIGHT_LEAST;
	default:
		return WEIGHT_USUAL;
	}
}

enum reason_weight why_line_weight(const struct why_line *line)
{
	if (line->steps > 0)
		return weight_of_kind(line->step.kind);
	if (line->of_round || line->part == WHY_MET)
		return WEIGHT_LEAST;
	switch (line->part) {
	case WHY_REASON:
	case WHY_BROKEN:
	case WHY_COST:
	case WHY_NOTE:
		return WEIGHT_MOST;
	default:
		return WEIGHT_USUAL;
	}
}
