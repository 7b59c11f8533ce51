/* The pairing box of a round, score group by score group. */
#include "core/seekers.h"

#include <stdlib.h>
#include <string.h>

#include "core/text/text.h"

void seekers_done(struct seekers *seekers)
{
	free(seekers->rows);
	memset(seekers, 0, sizeof(*seekers));
}

/* Which of two rows belongs to the group that comes first; 0: the same one. */
static int compare_groups(const struct seeker *a, const struct seeker *b)
{
	if (a->left != b->left)
		return a->left ? 1 : -1;
	return a->left ? 0 : (a->score2 < b->score2) - (a->score2 > b->score2);
}

struct placed {
	struct seeker row;
	int place;
};

static int compare_placed(const void *a, const void *b)
{
	const struct placed *one = a, *two = b;
	const int order = compare_groups(&one->row, &two->row);

	return order ? order : (one->place > two->place) - (one->place < two->place);
}

enum status seekers_sort(struct seekers *seekers)
{
	struct placed *placed = malloc(((size_t)seekers->count + 1) * sizeof(*placed));

	if (!placed)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < seekers->count; i++)
		placed[i] = (struct placed){seekers->rows[i], i};
	qsort(placed, (size_t)seekers->count, sizeof(*placed), compare_placed);
	for (int i = 0; i < seekers->count; i++)
		seekers->rows[i] = placed[i].row;
	free(placed);
	return STATUS_OK;
}

int seekers_end(const struct seekers *seekers, int from)
{
	int end = from + 1;

	while (end < seekers->count &&
		compare_groups(&seekers->rows[from], &seekers->rows[end]) == 0)
		end++;
	return end;
}

int seekers_count(const struct seekers *seekers, int from, int end, enum colour due)
{
	int count = 0;

	for (int i = from; i < end; i++)
		count += seekers->rows[i].due == due;
	return count;
}

int seekers_points2(const struct seekers *seekers, int from, int end)
{
	int points2 = 0;

	for (int i = from; i < end; i++)
		points2 += seekers->rows[i].points2;
	return points2;
}

/* Cells of a number that is not below 0. */
static int digits(int number)
{
	int count = 1;

	while (number >= 10) {
		number /= 10;
		count++;
	}
	return count;
}

bool seekers_line(const struct seekers *seekers, int from, int end, enum colour due, int line,
	int cells, char *text, size_t size)
{
	const int count = seekers_count(seekers, from, end, due);
	const int head = digits(count) + (count > 0);
	struct line made;
	int at = 0, used = head;

	line_init(&made, text, size);
	line_int(&made, count);
	line_text(&made, count > 0 ? ":" : "");
	for (int i = from; i < end; i++) {
		const int width = 1 + digits(seekers->rows[i].pin);

		if (seekers->rows[i].due != due)
			continue;
		if (used > head && used + width > cells) {
			if (at++ == line)
				return true;
			line_init(&made, text, size);
			for (used = 0; used < head; used++)
				line_text(&made, " ");
		}
		line_text(&made, " ");
		line_int(&made, seekers->rows[i].pin);
		used += width;
	}
	return at == line;
}

static void add_points(struct line *line, int points2)
{
	char text[16];

	line_text(line, points_text(points2, text));
}

void seekers_sum_words(const struct seekers *seekers, char *text, size_t size)
{
	const int wrong = seekers->points2 - seekers->possible2;
	const bool one = seekers->points2 == 1 || seekers->points2 == 2;
	struct line line;

	line_init(&line, text, size);
	line_text(&line, wrong ? "Not right: the cards have " : "");
	add_points(&line, seekers->points2);
	line_text(&line, one ? " point, " : " points, ");
	if (wrong == 0) {
		line_text(&line, "as many as there are to be had.");
		return;
	}
	line_text(&line, "and there are ");
	add_points(&line, seekers->possible2);
	line_text(&line, " to be had");
	line_text(&line, wrong < 0 ? ": is a result missing, or a card?" : ".");
}
