-- Version 8: new players, of whose play nothing is known, have the bye last of all (US Chess 28D6, 28L2).

ALTER TABLE player ADD COLUMN is_new INTEGER NOT NULL DEFAULT 0 CHECK (is_new BETWEEN 0 AND 1);

PRAGMA user_version = 8;
