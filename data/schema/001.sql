-- Version 1 of the event file. One table per kind of row in core/record.h, under the same names, then the journal.
-- Foreign keys wait for COMMIT, because the edits of one action come in any order. Lengths are bytes.

PRAGMA application_id = 1685223266; -- "drwb"
PRAGMA user_version = 1;

CREATE TABLE event (
	id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
	name TEXT NOT NULL CHECK (length(CAST(name AS BLOB)) < 128)
) STRICT;

CREATE TABLE section (
	id INTEGER NOT NULL PRIMARY KEY CHECK (id BETWEEN 1 AND 999),
	name TEXT NOT NULL CHECK (length(CAST(name AS BLOB)) < 128),
	system TEXT NOT NULL CHECK (length(CAST(system AS BLOB)) BETWEEN 1 AND 15),
	options TEXT NOT NULL CHECK (length(CAST(options AS BLOB)) < 256),
	rounds INTEGER NOT NULL CHECK (rounds BETWEEN 1 AND 60),
	lot INTEGER NOT NULL CHECK (lot BETWEEN 0 AND 2),
	points TEXT NOT NULL CHECK (length(CAST(points AS BLOB)) < 64)
) STRICT;

CREATE TABLE player (
	section INTEGER NOT NULL REFERENCES section DEFERRABLE INITIALLY DEFERRED,
	pin INTEGER NOT NULL CHECK (pin BETWEEN 1 AND 9999),
	place TEXT NOT NULL CHECK (length(CAST(place AS BLOB)) < 8),
	name TEXT NOT NULL CHECK (length(CAST(name AS BLOB)) < 128),
	title TEXT NOT NULL CHECK (length(CAST(title AS BLOB)) < 8),
	grade INTEGER NOT NULL CHECK (grade BETWEEN 0 AND 4000),
	club TEXT NOT NULL CHECK (length(CAST(club AS BLOB)) < 64),
	enters INTEGER NOT NULL CHECK (enters BETWEEN 1 AND 60),
	leaves INTEGER NOT NULL CHECK (leaves BETWEEN 0 AND 61),
	fide TEXT NOT NULL CHECK (length(CAST(fide AS BLOB)) < 12),
	federation TEXT NOT NULL CHECK (length(CAST(federation AS BLOB)) < 4),
	born TEXT NOT NULL CHECK (length(CAST(born AS BLOB)) < 12),
	sex INTEGER NOT NULL CHECK (sex BETWEEN 0 AND 2),
	PRIMARY KEY (section, pin)
) STRICT, WITHOUT ROWID;

CREATE TABLE booking (
	section INTEGER NOT NULL,
	pin INTEGER NOT NULL,
	round INTEGER NOT NULL CHECK (round BETWEEN 1 AND 60),
	kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 2),
	PRIMARY KEY (section, pin, round),
	FOREIGN KEY (section, pin) REFERENCES player DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

CREATE TABLE round (
	section INTEGER NOT NULL REFERENCES section DEFERRABLE INITIALLY DEFERRED,
	number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 60),
	state INTEGER NOT NULL CHECK (state BETWEEN 0 AND 4),
	reason TEXT NOT NULL CHECK (length(CAST(reason AS BLOB)) < 128),
	PRIMARY KEY (section, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE board (
	section INTEGER NOT NULL,
	round INTEGER NOT NULL,
	number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 9999),
	white INTEGER NOT NULL,
	black INTEGER NOT NULL CHECK (black <> white),
	result INTEGER NOT NULL CHECK (result BETWEEN 0 AND 10),
	pinned INTEGER NOT NULL CHECK (pinned BETWEEN 0 AND 1),
	opponent INTEGER AS (nullif(black, 0)), -- the bye is no player
	CHECK ((black = 0) = (result = 10)),
	PRIMARY KEY (section, round, number),
	FOREIGN KEY (section, round) REFERENCES round DEFERRABLE INITIALLY DEFERRED,
	FOREIGN KEY (section, white) REFERENCES player DEFERRABLE INITIALLY DEFERRED,
	FOREIGN KEY (section, opponent) REFERENCES player DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

CREATE TABLE mark (
	section INTEGER NOT NULL,
	round INTEGER NOT NULL,
	pin INTEGER NOT NULL,
	colour INTEGER NOT NULL CHECK (colour BETWEEN 0 AND 2),
	floated INTEGER NOT NULL CHECK (floated BETWEEN 0 AND 2),
	PRIMARY KEY (section, round, pin),
	FOREIGN KEY (section, round) REFERENCES round DEFERRABLE INITIALLY DEFERRED,
	FOREIGN KEY (section, pin) REFERENCES player DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

CREATE TABLE hand (
	section INTEGER NOT NULL,
	round INTEGER NOT NULL CHECK (round BETWEEN 1 AND 60),
	pin INTEGER NOT NULL,
	kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 8),
	value INTEGER NOT NULL CHECK (value BETWEEN 0 AND 9999),
	PRIMARY KEY (section, round, pin, kind),
	FOREIGN KEY (section, pin) REFERENCES player DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

CREATE TABLE virtual (
	section INTEGER NOT NULL,
	round INTEGER NOT NULL CHECK (round BETWEEN 1 AND 60),
	pin INTEGER NOT NULL,
	points2 INTEGER NOT NULL CHECK (points2 BETWEEN 1 AND 199),
	PRIMARY KEY (section, round, pin),
	FOREIGN KEY (section, pin) REFERENCES player DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

CREATE TABLE apart (
	section INTEGER NOT NULL,
	pin INTEGER NOT NULL,
	other INTEGER NOT NULL CHECK (other > pin),
	first INTEGER NOT NULL CHECK (first BETWEEN 1 AND 60),
	last INTEGER NOT NULL CHECK (last BETWEEN first AND 60),
	PRIMARY KEY (section, pin, other, first),
	FOREIGN KEY (section, pin) REFERENCES player DEFERRABLE INITIALLY DEFERRED,
	FOREIGN KEY (section, other) REFERENCES player DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

CREATE TABLE kept (
	section INTEGER NOT NULL REFERENCES section DEFERRABLE INITIALLY DEFERRED,
	number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 99999),
	part INTEGER NOT NULL CHECK (part BETWEEN 1 AND 99999),
	text TEXT NOT NULL CHECK (length(CAST(text AS BLOB)) < 256),
	PRIMARY KEY (section, number, part)
) STRICT, WITHOUT ROWID;

-- The journal. `do` has its changes; `undo` and `redo` name the `do` that they take back or make again.

CREATE TABLE action (
	id INTEGER NOT NULL PRIMARY KEY CHECK (id >= 1),
	time INTEGER NOT NULL, -- seconds since 1970
	kind TEXT NOT NULL CHECK (kind IN ('do', 'undo', 'redo')),
	target INTEGER REFERENCES action CHECK (target < id),
	label TEXT NOT NULL CHECK (length(CAST(label AS BLOB)) < 120),
	CHECK ((kind = 'do') = (target IS NULL))
) STRICT;

CREATE TABLE change (
	action INTEGER NOT NULL REFERENCES action,
	seq INTEGER NOT NULL CHECK (seq >= 1),
	kind TEXT NOT NULL,
	key1 INTEGER NOT NULL,
	key2 INTEGER NOT NULL,
	key3 INTEGER NOT NULL,
	key4 INTEGER NOT NULL,
	before TEXT, -- the row as a JSON object; null: there was none
	after TEXT,
	PRIMARY KEY (action, seq),
	CHECK (before IS NOT NULL OR after IS NOT NULL)
) STRICT, WITHOUT ROWID;

-- The journal only grows, whoever opens the file.

CREATE TRIGGER action_stays BEFORE DELETE ON action BEGIN SELECT RAISE(ABORT, 'the journal only grows'); END;
CREATE TRIGGER action_fixed BEFORE UPDATE ON action BEGIN SELECT RAISE(ABORT, 'the journal only grows'); END;
CREATE TRIGGER change_stays BEFORE DELETE ON change BEGIN SELECT RAISE(ABORT, 'the journal only grows'); END;
CREATE TRIGGER change_fixed BEFORE UPDATE ON change BEGIN SELECT RAISE(ABORT, 'the journal only grows'); END;
