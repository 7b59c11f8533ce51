/*
 * What each kind of reason says, by its name in PAIRING_STEP_LIST; slots as of pairing_step_form.
 */
#ifndef PAIRING_BOOK_STEP_SENTENCES_H
#define PAIRING_BOOK_STEP_SENTENCES_H

#define SENTENCE_LEVEL \
	"Score {score}: {cards card}, {white} due White, {black} due Black, {neutral} due neither"
#define SENTENCE_ODD "Score {score}: {leave} of {cards card} must go down or have the bye"
#define SENTENCE_LINKED \
	"Levels {upper} and {lower} count together: {white} White and {black} Black seekers"
#define SENTENCE_KEEPS "{player} keeps his due colour: his claim is stronger than that of {other}"
#define SENTENCE_FLOAT_DOWN "{player} goes down from {from} to {to} and meets {other}"
#define SENTENCE_FLOAT_UP "{player} comes up from {from} to {to} and meets {other}"
#define SENTENCE_FLOAT_PASSED "{player} comes before {other} in the order, but is passed over"
#define SENTENCE_BYE "{player} has the bye on {score}"
#define SENTENCE_DUE "{player} meets {other}: nobody is against his due colour"
#define SENTENCE_TRANSFER "{player} does not get his due colour against {other}"
#define SENTENCE_LOT \
	"{player} and {other} have had no colour yet: the lot and the number of the board ({board}) give it"
#define SENTENCE_PLACE "{player}, {own th} of the upper half, meets {other}"
#define SENTENCE_MET "{player} would meet {other} by place, but they met in round {round}"
#define SENTENCE_EXCHANGE "{player} crosses the mid-line of score {score}"
#define SENTENCE_AVOIDED "{player} would meet {other} by place, but these two had better not meet"
#define SENTENCE_PINNED "Fixed by the arbiter: {player} and {other}"
#define SENTENCE_LEFT "Score {score}: {boards board} left, {denied} against their due colour"
#define SENTENCE_GIVEN_UP "Scores {upper} to {lower} give up {colours colour}"
#define SENTENCE_LOT_NUMBER \
	"{player} and {other} have had no colour yet: the lot and the place in rank order ({number}) give it"
#define SENTENCE_FLOAT_HISTORY \
	"{player} goes from {from} to {to} and meets {other}; before, he floated down {downfloats time} and up {upfloats time}"
#define SENTENCE_SEEKERS "{player}, {own th} of those with White, meets {other}"
#define SENTENCE_EQUAL_CLAIMS \
	"{player} does not get his due colour: his claim equals that of {other}"
#define SENTENCE_LISTED "{player} is {place th} of {cards} in the list"
#define SENTENCE_NEXT "{player} meets {other}, the next lower one he may meet"
#define SENTENCE_NEAREST \
	"Down the list {over} would be left over, so the nearest are matched: {player} and {other}, {distance place} apart"
#define SENTENCE_OTHERWISE "Down the list {player} would meet {other}"
#define SENTENCE_WHITE "{player} is to have White against {other}"
#define SENTENCE_SITS_OUT "{player} sits out after {games game}"
#define SENTENCE_GROUP \
	"Score group {score}: {players player}, {white} due White, {black} due Black, {neutral} due neither"
#define SENTENCE_ODD_PLAYER "{player} is the odd player of score group {score} and meets {other}"
#define SENTENCE_ODD_OPPONENT "{player} of score group {score} meets the odd player {other}"
#define SENTENCE_NATURAL "{player} meets {other}: the natural pairing"
#define SENTENCE_REPAIRED "{player} would meet {other} half by half"
#define SENTENCE_TRANSPOSITION "{player} meets {other}, not {natural}: a transposition for colours"
#define SENTENCE_INTERCHANGE "{player} meets {other}, not {natural}: an interchange for colours"
#define SENTENCE_CONFLICT "{other} does not get the colour he is due against {player}"
#define SENTENCE_LOWEST "{player} of score group {score} has the bye; {before} stood before him"
#define SENTENCE_ODD_TOGETHER "{player} and {other} leave score group {score} together"
#define SENTENCE_UNMET "Bracket {score}: {count player} without what the rule wants"
#define SENTENCE_PREFERENCE "{player} does not get the colour he is due against {other}"
#define SENTENCE_STAYS "{player} comes before {other} in the order of odd players, but stays"
#define SENTENCE_VOLUNTEERED "{player} has volunteered to sit out, but plays"
#define SENTENCE_TABLE "Round {round} of the table: {white} v {black}"
#define SENTENCE_OFF_TABLE "By round {round} of the table {player} would meet {other}"

#endif
