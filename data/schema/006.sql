-- Version 6: a bye that is filled: its player meets one from outside the section (CAA 36).

CREATE TABLE filled (
	section INTEGER NOT NULL,
	round INTEGER NOT NULL CHECK (round BETWEEN 1 AND 60),
	pin INTEGER NOT NULL,
	name TEXT NOT NULL CHECK (length(CAST(name AS BLOB)) BETWEEN 1 AND 127),
	colour INTEGER NOT NULL CHECK (colour BETWEEN 1 AND 2),
	result INTEGER NOT NULL CHECK (result BETWEEN 0 AND 9),
	PRIMARY KEY (section, round, pin),
	FOREIGN KEY (section, pin) REFERENCES player DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

PRAGMA user_version = 6;
