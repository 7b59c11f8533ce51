-- Version 4: club seasons: who is there on an evening (a round of the section), and the games outside the competition.

CREATE TABLE attendance (
	section INTEGER NOT NULL,
	round INTEGER NOT NULL CHECK (round BETWEEN 1 AND 60),
	pin INTEGER NOT NULL,
	kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 3),
	PRIMARY KEY (section, round, pin),
	FOREIGN KEY (section, pin) REFERENCES player DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

CREATE TABLE outside (
	section INTEGER NOT NULL,
	round INTEGER NOT NULL CHECK (round BETWEEN 1 AND 60),
	number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 9999),
	white INTEGER NOT NULL,
	black INTEGER NOT NULL CHECK (black <> white),
	result INTEGER NOT NULL CHECK (result BETWEEN 0 AND 9),
	rated INTEGER NOT NULL CHECK (rated BETWEEN 0 AND 1),
	PRIMARY KEY (section, round, number),
	FOREIGN KEY (section, white) REFERENCES player DEFERRABLE INITIALLY DEFERRED,
	FOREIGN KEY (section, black) REFERENCES player DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

PRAGMA user_version = 4;
