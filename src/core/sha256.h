/* SHA-256 (FIPS 180-4), for fingerprints that anybody can recompute. */
#ifndef CORE_SHA256_H
#define CORE_SHA256_H

#include <stddef.h>

enum { SHA256_TEXT = 65 };

/* The digest of the bytes as 64 hexadecimal digits, terminated. */
void sha256_text(const void *bytes, size_t size, char text[SHA256_TEXT]);

#endif
