/* Codes of chess federations, as FIDE gives them, and what other lists have for them. */
#include "core/typed/federation.h"

#include <string.h>

#include "core/record.h"
#include "core/text/text.h"

enum { MEANT_MOST = 3 };

static const char known[][FEDERATION_SIZE] = {
	"AFG",
	"AHO",
	"ALB",
	"ALG",
	"AND",
	"ANG",
	"ANT",
	"ARG",
	"ARM",
	"ARU",
	"ASA",
	"AUS",
	"AUT",
	"AZE",
	"BAH",
	"BAN",
	"BAR",
	"BDI",
	"BEL",
	"BEN",
	"BER",
	"BHU",
	"BIH",
	"BIZ",
	"BLR",
	"BOL",
	"BOT",
	"BRA",
	"BRN",
	"BRU",
	"BUL",
	"BUR",
	"CAF",
	"CAM",
	"CAN",
	"CAY",
	"CGO",
	"CHA",
	"CHI",
	"CHN",
	"CIV",
	"CMR",
	"COD",
	"COK",
	"COL",
	"COM",
	"CPV",
	"CRC",
	"CRO",
	"CUB",
	"CUR",
	"CYP",
	"CZE",
	"DEN",
	"DJI",
	"DMA",
	"DOM",
	"ECU",
	"EGY",
	"ENG",
	"ERI",
	"ESA",
	"ESP",
	"EST",
	"ETH",
	"FAI",
	"FID",
	"FIJ",
	"FIN",
	"FRA",
	"GAB",
	"GAM",
	"GBS",
	"GCI",
	"GEO",
	"GEQ",
	"GER",
	"GHA",
	"GRE",
	"GRL",
	"GRN",
	"GUA",
	"GUI",
	"GUM",
	"GUY",
	"HAI",
	"HKG",
	"HON",
	"HUN",
	"INA",
	"IND",
	"IOM",
	"IRI",
	"IRL",
	"IRQ",
	"ISL",
	"ISR",
	"ISV",
	"ITA",
	"IVB",
	"JAM",
	"JCI",
	"JOR",
	"JPN",
	"KAZ",
	"KEN",
	"KGZ",
	"KIR",
	"KOR",
	"KOS",
	"KSA",
	"KUW",
	"LAO",
	"LAT",
	"LBA",
	"LBN",
	"LBR",
	"LCA",
	"LES",
	"LIE",
	"LTU",
	"LUX",
	"MAC",
	"MAD",
	"MAR",
	"MAS",
	"MAW",
	"MDA",
	"MDV",
	"MEX",
	"MGL",
	"MKD",
	"MLI",
	"MLT",
	"MNC",
	"MNE",
	"MOZ",
	"MRI",
	"MTN",
	"MYA",
	"NAM",
	"NCA",
	"NCL",
	"NED",
	"NEP",
	"NGR",
	"NIG",
	"NON",
	"NOR",
	"NRU",
	"NZL",
	"OMA",
	"PAK",
	"PAN",
	"PAR",
	"PER",
	"PHI",
	"PLE",
	"PLW",
	"PNG",
	"POL",
	"POR",
	"PRK",
	"PUR",
	"QAT",
	"ROU",
	"RSA",
	"RUS",
	"RWA",
	"SAM",
	"SCO",
	"SEN",
	"SEY",
	"SGP",
	"SKN",
	"SLE",
	"SLO",
	"SMR",
	"SOL",
	"SOM",
	"SRB",
	"SRI",
	"SSD",
	"STP",
	"SUD",
	"SUI",
	"SUR",
	"SVK",
	"SWE",
	"SWZ",
	"SYR",
	"TAN",
	"TCA",
	"TGA",
	"THA",
	"TJK",
	"TKM",
	"TLS",
	"TOG",
	"TPE",
	"TTO",
	"TUN",
	"TUR",
	"TUV",
	"UAE",
	"UGA",
	"UKR",
	"URU",
	"USA",
	"UZB",
	"VAN",
	"VEN",
	"VIE",
	"VIN",
	"WLS",
	"YEM",
	"ZAM",
	"ZIM",
};

/* ISO 3166, and what is often written, where FIDE has another code. */
static const struct {
	char code[FEDERATION_SIZE], fide[16];
} others[] = {
	{"ARE", "UAE"},
	{"AGO", "ANG"},
	{"BGD", "BAN"},
	{"BGR", "BUL"},
	{"BHR", "BRN"},
	{"BHS", "BAH"},
	{"BLZ", "BIZ"},
	{"BMU", "BER"},
	{"BRB", "BAR"},
	{"BTN", "BHU"},
	{"BWA", "BOT"},
	{"CHE", "SUI"},
	{"CHL", "CHI"},
	{"CRI", "CRC"},
	{"CYM", "CAY"},
	{"DEU", "GER"},
	{"DNK", "DEN"},
	{"DZA", "ALG"},
	{"FRO", "FAI"},
	{"GBR", "ENG, SCO or WLS"},
	{"GGY", "GCI"},
	{"GIN", "GUI"},
	{"GMB", "GAM"},
	{"GRC", "GRE"},
	{"GTM", "GUA"},
	{"HND", "HON"},
	{"HRV", "CRO"},
	{"HTI", "HAI"},
	{"IDN", "INA"},
	{"IMN", "IOM"},
	{"IRN", "IRI"},
	{"JEY", "JCI"},
	{"KHM", "CAM"},
	{"KWT", "KUW"},
	{"LBY", "LBA"},
	{"LKA", "SRI"},
	{"LVA", "LAT"},
	{"MCO", "MNC"},
	{"MDG", "MAD"},
	{"MMR", "MYA"},
	{"MNG", "MGL"},
	{"MRT", "MTN"},
	{"MUS", "MRI"},
	{"MWI", "MAW"},
	{"MYS", "MAS"},
	{"NER", "NIG"},
	{"NGA", "NGR"},
	{"NIC", "NCA"},
	{"NLD", "NED"},
	{"NPL", "NEP"},
	{"OMN", "OMA"},
	{"PHL", "PHI"},
	{"PRI", "PUR"},
	{"PRT", "POR"},
	{"PRY", "PAR"},
	{"PSE", "PLE"},
	{"ROM", "ROU"},
	{"RUM", "ROU"},
	{"SAU", "KSA"},
	{"SDN", "SUD"},
	{"SIN", "SGP"},
	{"SLV", "ESA"},
	{"SVN", "SLO"},
	{"SYC", "SEY"},
	{"TGO", "TOG"},
	{"TWN", "TPE"},
	{"TZA", "TAN"},
	{"URY", "URU"},
	{"VGB", "IVB"},
	{"VIR", "ISV"},
	{"VNM", "VIE"},
	{"VUT", "VAN"},
	{"WAL", "WLS"},
	{"XKX", "KOS"},
	{"ZAF", "RSA"},
	{"ZMB", "ZAM"},
	{"ZWE", "ZIM"},
};

enum { KNOWN = sizeof(known) / sizeof(known[0]), OTHERS = sizeof(others) / sizeof(others[0]) };

static bool is_known(const char *code)
{
	int i = 0;

	while (i < KNOWN && strcmp(known[i], code) != 0)
		i++;
	return i < KNOWN;
}

/* One letter is another, or two neighbours have changed places. */
static bool is_near(const char *code, const char *other)
{
	int first = 0, last = FEDERATION_SIZE - 2;

	while (first < last && code[first] == other[first])
		first++;
	while (last > first && code[last] == other[last])
		last--;
	return first == last ||
		(last == first + 1 && code[first] == other[last] && code[last] == other[first]);
}

/*
 * What was probably meant: the code of the same country in other lists, else those near to it, at
 * most three. Nothing where there is none, or more.
 */
static void put_meant(struct line *line, const char *code)
{
	int near[MEANT_MOST + 1], count = 0;

	for (int i = 0; i < OTHERS; i++)
		if (strcmp(others[i].code, code) == 0) {
			line_text(line, "; is it ");
			line_text(line, others[i].fide);
			line_text(line, "?");
			return;
		}
	for (int i = 0; i < KNOWN && count <= MEANT_MOST; i++)
		if (is_near(code, known[i]))
			near[count++] = i;
	for (int i = 0; count <= MEANT_MOST && i < count; i++) {
		line_text(line, i == 0 ? "; is it " : i + 1 < count ? ", " : " or ");
		line_text(line, known[near[i]]);
	}
	line_text(line, count > 0 && count <= MEANT_MOST ? "?" : ".");
}

bool federation_doubt(const char *code, char *text, size_t size)
{
	struct line line;

	line_init(&line, text, size);
	if (!code[0] || is_known(code))
		return false;
	line_text(&line, code);
	line_text(&line, " is none of the federations known here");
	if (strlen(code) == FEDERATION_SIZE - 1)
		put_meant(&line, code);
	else
		line_text(&line, ".");
	return true;
}
