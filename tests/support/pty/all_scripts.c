#include "support/pty/all_scripts.h"

#include <stdio.h>
#include <string.h>

#include "support/pty/cli_run.h"

/*
 * Latin with accents, Greek, Cyrillic, Hebrew, Arabic, Chinese and its neighbours, India, Thailand.
 */
const char *const all_scripts_names[] = {
	"O'Connor-Fitzwilliam, Aisling Ní",
	"Łukasiewicz, Zoë Ångström",
	"Nguyễn Thị Ễn, Đặng",
	"Παπαδόπουλος, Νίκος",
	"Смирнова-Щербакова, Ольга",
	"כהן, דוד בן־ציון",
	"אבידן (ג'וני), ר. 2",
	"محمد عبد الله, أحمد",
	"الخوارزمي, موسى",
	"王小明",
	"陳大文 (國際象棋大師)",
	"山田, 太郎",
	"김, 철수",
	"Mixed שלום and عربي, 王",
	"<img src=x onerror=\"top.hit=1\">",
	"</td></table><script>top.hit=1</script>",
	"Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschafers",
	"\"onmouseover=\"top.hit=1",
	NULL,
};

static const char *const clubs[] = {"Dún Laoghaire", "Kraków", "Hà Nội", "Αθήνα", "Київ", "תל אביב",
	"ירושלים (3)", "القاهرة", "بغداد", "北京大学", "香港", "東京", "서울", "", "<b>Bold",
	"&lt;i&gt;", "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysilio Chess Club", "\"A&B\""};

/* A field of CSV: in quotes, and those in it doubled. */
static void add_field(char *text, const char *field)
{
	char *to = text + strlen(text);

	*to++ = '"';
	for (; *field; field++) {
		if (*field == '"')
			*to++ = '"';
		*to++ = *field;
	}
	strcpy(to, "\",");
}

static void play_round(const char *file, int boards)
{
	static const char *const results[] = {"1", "=", "0"};
	char board[12];

	for (int i = 1; i <= boards; i++) {
		snprintf(board, sizeof(board), "%d", i);
		CLI_OK("result", file, board, results[i % 3]);
	}
}

void all_scripts_event(const char *file, int complete)
{
	char text[8000] = "name,club,grade\n";
	int count = 0;

	for (; all_scripts_names[count]; count++) {
		add_field(text, all_scripts_names[count]);
		add_field(text, clubs[count]);
		snprintf(text + strlen(text), 20, "%d\n", 2200 - 30 * count);
	}
	cli_write("scripts.csv", text);
	CLI_OK("new", file, "--system", "caa", "--rounds", "5", "--lot", "white", "--name",
		"Anytown שלום & 北京 <b>");
	CLI_OK("import", file, "scripts.csv");
	for (int round = 1; round <= complete; round++) {
		cli_publish(file);
		play_round(file, count / 2);
	}
	cli_publish(file);
}
