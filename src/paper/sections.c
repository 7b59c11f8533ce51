/* One list of all sections as one document. */
#include "config.h"

#include "paper/sections.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "app/section/section.h"
#include "print/joined.h"
#include "print/list.h"

/* The list of one section, behind those that are there; what is begun and has no end is dropped. */
static enum status add_list(const struct sections_list *list, const struct print_style *style,
	const char *section, struct error *error)
{
	struct print_joined *joined = style->joined;
	struct print_memory part = {0};
	const struct print_sink sink = print_sink_memory(&part), *whole = list->sink;
	const char *between = joined->lists == 0 ? ""
		: style->form == PRINT_TEXT      ? "\f"
		: style->form == PRINT_LINES     ? "\n"
						 : "";
	enum status status;

	joined->section = section;
	status = list->compose(list->context, style, &sink, error);
	if (status == STATUS_OK && !joined->heads_alone &&
		(!whole->write(whole->context, between, strlen(between)) ||
			!whole->write(whole->context, part.bytes, part.size)))
		status = print_sink_failed(errno, error);
	joined->lists += status == STATUS_OK && !joined->heads_alone;
	print_memory_done(&part);
	return status;
}

/* "Left out: Major (Round 1 is not drawn yet), Minor (...)" */
static void put_left_out(
	const char *section, const struct error *why, char left_out[SECTIONS_LEFT_OUT])
{
	const size_t used = strlen(left_out), length = strlen(why->text);

	snprintf(left_out + used, SECTIONS_LEFT_OUT - used, "%s%s (%.*s)",
		used ? ", " : "Left out: ", section,
		(int)(length - (length > 0 && why->text[length - 1] == '.')), why->text);
}

/* Once through all sections. */
static enum status add_lists(const struct sections_list *list, const struct print_style *style,
	char left_out[SECTIONS_LEFT_OUT], int *added, struct error *error)
{
	const int count = event_sections(app_event(list->app));
	enum status status = STATUS_OK;

	left_out[0] = '\0';
	*added = 0;
	for (int i = 0; status == STATUS_OK && i < count; i++) {
		const int section = event_section_at(app_event(list->app), i)->id;
		struct error why;
		char name[NAME_SIZE];

		list_section(app_event(list->app), section, name);
		app_set_section(list->app, section);
		status = add_list(list, style, name, &why);
		*added += status == STATUS_OK;
		if (status != STATUS_OK && (status != STATUS_REFUSED || i == 0))
			*error = why;
		if (status != STATUS_REFUSED)
			continue;
		put_left_out(name, &why, left_out);
		status = STATUS_OK;
	}
	return status == STATUS_OK && *added == 0 ? STATUS_REFUSED : status;
}

enum status sections_compose(
	const struct sections_list *list, char left_out[SECTIONS_LEFT_OUT], struct error *error)
{
	const int current = app_section(list->app);
	const struct record *event =
		event_find(app_event(list->app), (struct record_key){RECORD_EVENT, {1}});
	struct print_joined joined = {.title = event ? event->as.event.name : ""};
	struct print_style style = *list->style;
	struct error unseen;
	int added;
	enum status status = STATUS_OK;

	style.joined = &joined;
	joined.heads_alone = style.form == PRINT_CSV;
	if (joined.heads_alone)
		status = add_lists(list, &style, left_out, &added, error);
	joined.heads_alone = false;
	if (status == STATUS_OK)
		status = add_lists(list, &style, left_out, &added, error);
	app_set_section(list->app, current);
	if (status == STATUS_OK)
		return joined_end(&joined, style.form, list->sink, error);
	joined_end(&joined, style.form, list->sink, &unseen);
	return status;
}
