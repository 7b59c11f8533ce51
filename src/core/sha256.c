/*
 * SHA-256: blocks of 64 bytes are worked into eight words; a last block or two hold the rest, a one
 * bit, and the length in bits.
 */
#include "core/sha256.h"

#include <stdint.h>
#include <string.h>

enum { WORDS = 8, BLOCK = 64, ROUNDS = 64, LENGTH = 8 };

/* The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
static const uint32_t root[ROUNDS] = {0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b,
	0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3,
	0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6,
	0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d,
	0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85,
	0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
	0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585,
	0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
	0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa,
	0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static uint32_t turn(uint32_t word, int bits)
{
	return word >> bits | word << (32 - bits);
}

static void spread(const unsigned char *block, uint32_t word[ROUNDS])
{
	for (int i = 0; i < 16; i++)
		word[i] = (uint32_t)block[4 * i] << 24 | (uint32_t)block[4 * i + 1] << 16 |
			(uint32_t)block[4 * i + 2] << 8 | block[4 * i + 3];
	for (int i = 16; i < ROUNDS; i++) {
		const uint32_t a = word[i - 15], b = word[i - 2];

		word[i] = word[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ a >> 3) + word[i - 7] +
			(turn(b, 17) ^ turn(b, 19) ^ b >> 10);
	}
}

static void work_in(uint32_t state[WORDS], const unsigned char *block)
{
	uint32_t word[ROUNDS], s[WORDS];

	spread(block, word);
	memcpy(s, state, sizeof(s));
	for (int i = 0; i < ROUNDS; i++) {
		const uint32_t choice = (s[4] & s[5]) ^ (~s[4] & s[6]);
		const uint32_t most = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]);
		const uint32_t one = s[7] + (turn(s[4], 6) ^ turn(s[4], 11) ^ turn(s[4], 25)) +
			choice + root[i] + word[i];
		const uint32_t two = (turn(s[0], 2) ^ turn(s[0], 13) ^ turn(s[0], 22)) + most;

		memmove(s + 1, s, (WORDS - 1) * sizeof(*s));
		s[4] += one;
		s[0] = one + two;
	}
	for (int i = 0; i < WORDS; i++)
		state[i] += s[i];
}

static void work_in_last(uint32_t state[WORDS], const unsigned char *rest, size_t left, size_t size)
{
	unsigned char last[2 * BLOCK] = {0};
	const size_t blocks = left + 1 + LENGTH > BLOCK ? 2 : 1;
	const uint64_t bits = (uint64_t)size * 8;

	if (left > 0)
		memcpy(last, rest, left);
	last[left] = 0x80;
	for (size_t i = 0; i < LENGTH; i++)
		last[blocks * BLOCK - 1 - i] = (unsigned char)(bits >> 8 * i);
	for (size_t i = 0; i < blocks; i++)
		work_in(state, last + i * BLOCK);
}

void sha256_text(const void *bytes, size_t size, char text[SHA256_TEXT])
{
	static const char digits[] = "0123456789abcdef";
	/* of the square roots of the first eight primes */
	uint32_t state[WORDS] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f,
		0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
	const unsigned char *at = bytes;
	size_t left = size;

	for (; left >= BLOCK; left -= BLOCK, at += BLOCK)
		work_in(state, at);
	work_in_last(state, at, left, size);
	for (int i = 0; i < SHA256_TEXT - 1; i++)
		text[i] = digits[state[i / 8] >> (28 - 4 * (i % 8)) & 15];
	text[SHA256_TEXT - 1] = '\0';
}
