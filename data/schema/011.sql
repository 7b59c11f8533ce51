-- Version 11: boards of a published round at which the game has started, so that a repair of the round leaves them alone.
-- An older program would change them.

CREATE TABLE started (
	section INTEGER NOT NULL,
	round INTEGER NOT NULL CHECK (round BETWEEN 1 AND 60),
	number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 9999),
	PRIMARY KEY (section, round, number),
	FOREIGN KEY (section, round, number) REFERENCES board DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

PRAGMA user_version = 11;
