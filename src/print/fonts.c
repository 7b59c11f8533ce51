/* Are there letters for the names on paper? */
#include "config.h"

#include "print/fonts.h"

#include <stddef.h>

#ifdef HAVE_PDF

#include <pango/pangocairo.h>

#include "print/pdf_paper.h"

static bool keep_nothing(void *context, const char *bytes, size_t size)
{
	(void)context;
	(void)bytes;
	(void)size;
	return true;
}

bool fonts_are_used(void)
{
	return true;
}

int fonts_missing(const char *scripts[FONTS_SCRIPTS])
{
	static const struct {
		const char *name, *letters;
	} tried[FONTS_SCRIPTS] = {
		{"Latin", "Łódź é"},
		{"Greek", "Ωλέ"},
		{"Cyrillic", "Жщї"},
		{"Hebrew", "אבג"},
		{"Arabic", "ابج"},
		{"Chinese", "王李陳"},
	};
	const struct print_sink nowhere = {.write = keep_nothing};
	struct pdf_paper paper;
	struct error error;
	int missing = 0;

	pdf_paper_open(&paper, &nowhere, "", NULL);
	pdf_paper_font(&paper, 12, false);
	for (int i = 0; i < FONTS_SCRIPTS; i++) {
		pdf_paper_width(&paper, tried[i].letters);
		if (pango_layout_get_unknown_glyphs_count(paper.layout) > 0)
			scripts[missing++] = tried[i].name;
	}
	pdf_paper_close(&paper, &error);
	return missing;
}

#else

bool fonts_are_used(void)
{
	return false;
}

int fonts_missing(const char *scripts[FONTS_SCRIPTS])
{
	(void)scripts;
	return 0;
}

#endif
