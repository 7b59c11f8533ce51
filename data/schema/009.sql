-- Version 9: sums of what was written, by which a file that has changed since is found out (store/sum.h); the scripts
-- leave them 0, the program then reckons them. And the readings of the rules by which earlier programs drew: they stay
-- with every section that has had a published round, from its first entry on, as a column that is added does, so that
-- undo and redo never come to a state without them. An older program would neither keep the sums nor know the settings.

ALTER TABLE action ADD COLUMN contents INTEGER NOT NULL DEFAULT 0; -- of all rows of the event after the entry
ALTER TABLE action ADD COLUMN changes INTEGER NOT NULL DEFAULT 0; -- of the entry's changes
ALTER TABLE action ADD COLUMN sum INTEGER NOT NULL DEFAULT 0; -- of this row and the one before

-- CAA 6: only who has had a full-point bye is spared another.

UPDATE change SET
	before = replace(replace(before, '"options":"', '"options":"bye_spares=full '), 'bye_spares=full ",', 'bye_spares=full",'),
	after = replace(replace(after, '"options":"', '"options":"bye_spares=full '), 'bye_spares=full ",', 'bye_spares=full",')
WHERE kind = 'section' AND key1 IN (SELECT id FROM section WHERE system = 'caa') AND key1 IN (
	SELECT section FROM round WHERE state >= 3 UNION SELECT key1 FROM change
	WHERE kind = 'round' AND (after LIKE '%"state":3%' OR after LIKE '%"state":4%'));

UPDATE section SET options = rtrim('bye_spares=full ' || options)
WHERE system = 'caa' AND id IN (
	SELECT section FROM round WHERE state >= 3 UNION SELECT key1 FROM change
	WHERE kind = 'round' AND (after LIKE '%"state":3%' OR after LIKE '%"state":4%'));

-- The order of the Schools' rules before: the bye's score before the schools, float history before 29 and 30.

UPDATE change SET
	before = replace(replace(before, '"options":"', '"options":"order=old '), 'order=old ",', 'order=old",'),
	after = replace(replace(after, '"options":"', '"options":"order=old '), 'order=old ",', 'order=old",')
WHERE kind = 'section' AND key1 IN (SELECT id FROM section WHERE system = 'schools') AND key1 IN (
	SELECT section FROM round WHERE state >= 3 UNION SELECT key1 FROM change
	WHERE kind = 'round' AND (after LIKE '%"state":3%' OR after LIKE '%"state":4%'));

UPDATE section SET options = rtrim('order=old ' || options)
WHERE system = 'schools' AND id IN (
	SELECT section FROM round WHERE state >= 3 UNION SELECT key1 FROM change
	WHERE kind = 'round' AND (after LIKE '%"state":3%' OR after LIKE '%"state":4%'));

PRAGMA user_version = 9;
