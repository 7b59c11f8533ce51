-- Version 5: the formula by which grades of another list become ratings (CAA 38).

ALTER TABLE section ADD COLUMN conversion TEXT NOT NULL DEFAULT '' CHECK (length(CAST(conversion AS BLOB)) < 32);

PRAGMA user_version = 5;
