-- Version 12: games that are not over, whose board has the result that they count for meanwhile (open), and results that
-- only the rating office gets, in place of those that count for points (rated). An older program would take the first as
-- played, and report the second as they count.

CREATE TABLE open (
	section INTEGER NOT NULL,
	round INTEGER NOT NULL CHECK (round BETWEEN 1 AND 60),
	number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 9999),
	PRIMARY KEY (section, round, number),
	FOREIGN KEY (section, round, number) REFERENCES board DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

CREATE TABLE rated (
	section INTEGER NOT NULL,
	round INTEGER NOT NULL CHECK (round BETWEEN 1 AND 60),
	number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 9999),
	result INTEGER NOT NULL CHECK (result BETWEEN 1 AND 9),
	PRIMARY KEY (section, round, number),
	FOREIGN KEY (section, round, number) REFERENCES board DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

PRAGMA user_version = 12;
