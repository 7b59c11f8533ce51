-- Version 14: the last of the rounds in which two are kept apart for another reason than that they are of one family, 0 where
-- there is none: in those they stay so when one of them has that word no more. An older program would lose it where it
-- writes the row anew.

ALTER TABLE apart ADD COLUMN ordered INTEGER NOT NULL DEFAULT 0 CHECK (ordered = 0 OR ordered BETWEEN first AND last);

PRAGMA user_version = 14;
