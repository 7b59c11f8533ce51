-- Version 7: a game against one from outside may stand beside the draw, not only in place of its bye.

ALTER TABLE filled ADD COLUMN beside INTEGER NOT NULL DEFAULT 0 CHECK (beside BETWEEN 0 AND 9999);

PRAGMA user_version = 7;
