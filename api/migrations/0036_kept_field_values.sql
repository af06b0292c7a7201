-- Begins to keep the values of custom fields of one kind of owner: the history of the owner tells what became of them, by
-- the names of the fields; a file that no field holds any more goes after a day, as one that was uploaded for nothing; and
-- of all that a field holds of an owner, one value is the first, by which lists are sorted within a status of the owner.
--
-- Two fields of one name are told apart in changes of their own. A value whose words are gone with a variable or a file is
-- not told, and neither is anything of a field that is gone: the history of the field tells that.
CREATE PROCEDURE keep_field_values(kept regclass, owner text, owners regclass, owners_id text, type text, purpose text) LANGUAGE plpgsql AS $$
DECLARE
  statement text := format(
    'INSERT INTO audits (company_id, auditable_type, auditable_id, event, author_id, changes)
     SELECT company_id, %2$L, %1$I, ''updated'', nullif(current_setting(''kafedra.person_id'', true), '''')::integer,
       jsonb_object_agg(''custom_fields.'' || name, jsonb_build_object(''from'', "from", ''to'', "to"))
     FROM (
       SELECT *, row_number() OVER (PARTITION BY company_id, %1$I, name ORDER BY custom_field_id) AS namesake
       FROM (
         SELECT company_id, %1$I, custom_field_id, (
             SELECT name FROM custom_fields AS field
             WHERE field.company_id = side.company_id AND field.id = side.custom_field_id
           ) AS name,
           jsonb_agg("from" ORDER BY id) FILTER (WHERE "from" IS NOT NULL) AS "from",
           jsonb_agg("to" ORDER BY id) FILTER (WHERE "to" IS NOT NULL) AS "to"
         FROM (%%s) AS side
         WHERE coalesce("from", "to") IS NOT NULL
           AND (SELECT deleted_at IS NULL FROM companies WHERE companies.id = side.company_id)
         GROUP BY company_id, %1$I, custom_field_id
       ) AS value WHERE name IS NOT NULL
     ) AS field GROUP BY company_id, %1$I, namesake', owner, type);
  was text := 'custom_field_value_told(removed.variable_id, removed.file_id, removed.company_id, removed.value) AS "from"';
  becomes text := 'custom_field_value_told(added.variable_id, added.file_id, added.company_id, added.value) AS "to"';
  freed text := format(
    'UPDATE files SET expires_at = now() + interval ''24 hours''
     WHERE company_id = ANY (ARRAY(SELECT company_id FROM removed WHERE file_id IS NOT NULL))
       AND id = ANY (ARRAY(SELECT file_id FROM removed WHERE file_id IS NOT NULL)) AND purpose = %L
       AND NOT EXISTS (SELECT 1 FROM %s AS held WHERE held.company_id = files.company_id AND held.file_id = files.id)',
    purpose, kept);
  first text := kept || '_first_insert';
BEGIN
  CALL run_after('INSERT', kept, 'audited',
    format(statement, format('SELECT *, NULL::text AS "from", %s FROM added', becomes)));
  CALL run_after('DELETE', kept, 'audited',
    format(statement, format('SELECT *, %s, NULL::text AS "to" FROM removed', was)));
  CALL run_after('UPDATE', kept, 'audited', format(statement, format(
    'SELECT * FROM (
       SELECT added.*, removed.value AS before, %s, %s FROM added FULL JOIN removed USING (company_id, id) OFFSET 0
     ) AS pair WHERE value <> before', was, becomes)));
  CALL run_after('UPDATE', kept, 'files', freed);
  CALL run_after('DELETE', kept, 'files', freed);
  -- When the first one goes, the next one is it.
  CALL run_after('DELETE', kept, 'first', format(
    'UPDATE %1$s SET is_first = true
     WHERE company_id = ANY (ARRAY(SELECT company_id FROM removed WHERE is_first)) AND id = ANY (ARRAY(
       SELECT (SELECT min(held.id) FROM %1$s AS held WHERE held.company_id = removed.company_id
         AND held.%2$I = removed.%2$I AND held.custom_field_id = removed.custom_field_id)
       FROM removed WHERE is_first))', kept, owner));
  CALL run_after('UPDATE', owners, 'field_values', format(
    'UPDATE %1$s AS held SET owner_status = (%4$s)
     WHERE company_id = ANY (ARRAY(SELECT company_id FROM (%5$s) AS changed))
       AND %2$I = ANY (ARRAY(SELECT %3$I FROM (%5$s) AS changed)) AND owner_status <> (%4$s)',
    kept, owner, owners_id,
    format('SELECT status FROM %s AS owner WHERE owner.company_id = held.company_id AND owner.%I = held.%I', owners, owners_id, owner),
    format('SELECT company_id, %1$I, status FROM added EXCEPT SELECT company_id, %1$I, status FROM removed', owners_id)));
  EXECUTE format('CREATE OR REPLACE FUNCTION %I() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = public, pg_temp AS %L', first, format(
    'BEGIN
       NEW.is_first := NOT EXISTS (SELECT 1 FROM %1$s AS held WHERE held.company_id = NEW.company_id
         AND held.%2$I = NEW.%2$I AND held.custom_field_id = NEW.custom_field_id);
       NEW.owner_status := (SELECT status FROM %3$s AS owner WHERE owner.company_id = NEW.company_id AND owner.%4$I = NEW.%2$I);
       RETURN NEW;
     END', kept, owner, owners, owners_id));
  EXECUTE format('REVOKE EXECUTE ON FUNCTION %I() FROM PUBLIC', first);
  EXECUTE format('CREATE OR REPLACE TRIGGER %I BEFORE INSERT ON %s FOR EACH ROW EXECUTE FUNCTION %1$I()', first, kept);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON PROCEDURE keep_field_values(regclass, text, regclass, text, text, text) FROM PUBLIC;
--> statement-breakpoint
CALL keep_field_values('custom_field_user_values', 'user_id', 'company_members', 'user_id', 'users', 'user_custom_field');
--> statement-breakpoint
CALL keep_field_values('custom_field_course_values', 'course_id', 'courses', 'id', 'courses', 'course_custom_field');
--> statement-breakpoint
DROP FUNCTION free_custom_field_files();
--> statement-breakpoint
ALTER TABLE custom_field_user_values DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE custom_field_user_values AS held SET owner_status = member.status,
  is_first = NOT EXISTS (SELECT 1 FROM custom_field_user_values AS earlier
    WHERE earlier.company_id = held.company_id AND earlier.user_id = held.user_id
      AND earlier.custom_field_id = held.custom_field_id AND earlier.id < held.id)
FROM company_members AS member WHERE member.company_id = held.company_id AND member.user_id = held.user_id;
--> statement-breakpoint
ALTER TABLE custom_field_user_values ENABLE TRIGGER USER;
