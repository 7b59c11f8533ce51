-- Version 9: sums of what was written, by which a file that has changed since is found out (store/sum.h); the scripts
-- leave them 0, the program then reckons them. And the readings of the rules by which earlier programs drew: they stay
-- with every section that has had a published round, from its first entry on, as a column that is added does, so that
-- undo and redo never come to a state without them. An older program would neither keep the sums nor know the settings.

ALTER TABLE action ADD COLUMN contents INTEGER NOT NULL DEFAULT 0; -- of all rows of the event after the entry
ALTER TABLE action ADD COLUMN changes INTEGER NOT NULL DEFAULT 0; -- of the entry's changes
ALTER TABLE action ADD COLUMN sum INTEGER NOT NULL DEFAULT 0; -- of this row and the one before

-- CAA 6: only who has had a full-point bye is spared another. The order of the Schools' rules before: the bye's score
-- before the schools, float history before 29 and 30.

CREATE TABLE reading AS
SELECT section.id AS id, CASE system WHEN 'caa' THEN 'bye_spares=full' ELSE 'order=old' END AS option FROM section
WHERE system IN ('caa', 'schools') AND id IN (
	SELECT section FROM round WHERE state >= 3 UNION SELECT key1 FROM change
	WHERE kind = 'round' AND (after LIKE '%"state":3%' OR after LIKE '%"state":4%'));

UPDATE change SET
	before = replace(replace(before, '"options":"', '"options":"' || option || ' '), option || ' ",', option || '",'),
	after = replace(replace(after, '"options":"', '"options":"' || option || ' '), option || ' ",', option || '",')
FROM reading WHERE kind = 'section' AND key1 = reading.id;

UPDATE section SET options = rtrim(option || ' ' || options) FROM reading WHERE section.id = reading.id;

DROP TABLE reading;

PRAGMA user_version = 9;
