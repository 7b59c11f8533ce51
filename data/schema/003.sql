-- Version 3: top players, whom the rules of the Schools' Chess Association keep apart in the first rounds.

ALTER TABLE player ADD COLUMN top INTEGER NOT NULL DEFAULT 0 CHECK (top BETWEEN 0 AND 1);

PRAGMA user_version = 3;
