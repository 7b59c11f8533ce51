-- Version 10: particulars of the event (section 0), of a section (pin 0) and of a player, each a text under the number of
-- its field (core/particular.h). An older program would not print them.

CREATE TABLE particular (
	section INTEGER NOT NULL CHECK (section BETWEEN 0 AND 999),
	pin INTEGER NOT NULL CHECK (pin BETWEEN 0 AND 9999),
	field INTEGER NOT NULL CHECK (field BETWEEN 1 AND 9999),
	text TEXT NOT NULL CHECK (length(CAST(text AS BLOB)) BETWEEN 1 AND 255),
	part INTEGER AS (nullif(section, 0)), -- the event is no section
	player INTEGER AS (nullif(pin, 0)),
	CHECK (section > 0 OR pin = 0),
	PRIMARY KEY (section, pin, field),
	FOREIGN KEY (part) REFERENCES section DEFERRABLE INITIALLY DEFERRED,
	FOREIGN KEY (section, player) REFERENCES player DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

PRAGMA user_version = 10;
