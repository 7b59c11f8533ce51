-- Version 13: the desk at which an entry of the journal was made, '' of one that is older or of a desk without a name, and
-- whether a game against one from outside the section is open and its result what it counts for meanwhile. An older program
-- would find an entry with a desk damaged, as that is in its sum (store/journal.c), and take an open game as played.

ALTER TABLE action ADD COLUMN desk TEXT NOT NULL DEFAULT '' CHECK (length(CAST(desk AS BLOB)) < 48);

ALTER TABLE filled ADD COLUMN open INTEGER NOT NULL DEFAULT 0 CHECK (open BETWEEN 0 AND 1);

PRAGMA user_version = 13;
