/*
 * Writing JSON to a stream: values in order, commas and quotes by themselves.
 *
 * A key comes before each value inside an object and nowhere else. Texts that are not clean UTF-8
 * come out with \u escapes and U+FFFD, so that the output is valid whatever the text.
 */
#ifndef CLI_JSON_H
#define CLI_JSON_H

#include <stdbool.h>
#include <stdio.h>

struct json {
	FILE *file;
	int depth;
	bool comma; /* the next value needs one */
	bool keyed; /* a key stands before it */
};

void json_start(struct json *json, FILE *file);
/* End of the document: a newline. */
void json_finish(struct json *json);

void json_open(struct json *json, char bracket); /* '{' or '[' */
void json_close(struct json *json, char bracket);
void json_key(struct json *json, const char *key);
void json_text(struct json *json, const char *text);
void json_int(struct json *json, int value);
/* A number that is written already. */
void json_number(struct json *json, const char *digits);
void json_bool(struct json *json, bool value);
void json_null(struct json *json);
/* Half points as a number with one decimal. */
void json_points(struct json *json, int points2);

/* A key and its value. */
void json_put_text(struct json *json, const char *key, const char *text);
void json_put_int(struct json *json, const char *key, int value);
void json_put_points(struct json *json, const char *key, int points2);

#endif
