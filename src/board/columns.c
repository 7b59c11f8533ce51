/* How the cells of a line are shared out among its columns. */
#include "board/columns.h"

static int smallest(int a, int b)
{
	return a < b ? a : b;
}

int columns_share(struct column *columns, int count, int room)
{
	int left = room > 0 ? room : 0;

	for (int i = 0; i < count; i++) {
		columns[i].cells = smallest(smallest(columns[i].least, columns[i].wish), left);
		left -= columns[i].cells;
	}
	for (int i = 0; i < count; i++) {
		const int more = smallest(columns[i].wish - columns[i].cells, left);

		columns[i].cells += more;
		left -= more;
	}
	return left;
}
