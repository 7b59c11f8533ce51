-- Version 2: the stamp, by which the file and the log (-wal) beside it know each other; store/log.h tells how. Both
-- numbers are at least 2^62, which is itself the one before the first, and so take eight bytes each in the file.

CREATE TABLE stamp (
	id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
	before INTEGER NOT NULL,
	now INTEGER NOT NULL
) STRICT;

INSERT INTO stamp VALUES (1, 4611686018427387904, 4611686018427387904 | (random() & 4611686018427387903));

PRAGMA user_version = 2;
