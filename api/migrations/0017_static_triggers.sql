-- What triggers keep is kept by functions of each table's own from now on: their SQL names its columns, so that a
-- session plans it once. A function for all tables had to put it together and plan it at every write, which took longer
-- than the write itself.

-- The counts of one key stand side by side, however many keys there are.
ALTER TABLE "row_counts" DROP CONSTRAINT "row_counts_company_id_counted_counted_by_id_pk";--> statement-breakpoint
ALTER TABLE "row_counts" ADD CONSTRAINT "row_counts_company_id_counted_counted_by_key_id_pk" PRIMARY KEY("company_id","counted","counted_by","key","id");
--> statement-breakpoint
-- Runs a statement after each INSERT, UPDATE or DELETE of a table, over all rows as they were (`removed`) and are
-- (`added`). It runs as the owner of the tables, since nobody else may write what is kept.
--
-- Its plan is the one for the number of rows that the session wrote first, be it one or thousands, and stays. So the
-- statement must not leave open how these rows are joined with anything: the rows of one by one against the rows of all
-- would take minutes for thousands. A full join, behind MATERIALIZED or OFFSET 0 so that no condition makes it another,
-- is never done row by row; what is looked up for each row stands in a subquery. Sequential scans are off for the same
-- reason: what was empty then may be large now.
CREATE PROCEDURE run_after(event text, changed regclass, purpose text, statement text) LANGUAGE plpgsql AS $$
DECLARE
  name text := format('%s_%s_%s', changed, purpose, lower(event));
BEGIN
  EXECUTE format('CREATE OR REPLACE FUNCTION %I() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = public, pg_temp SET enable_seqscan = off AS %L',
    name, format(E'BEGIN\n%s;\nRETURN NULL;\nEND', statement));
  EXECUTE format('REVOKE EXECUTE ON FUNCTION %I() FROM PUBLIC', name);
  EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER %s ON %s REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION %1$I()',
    name, event, changed, CASE event
      WHEN 'INSERT' THEN 'NEW TABLE AS added'
      WHEN 'UPDATE' THEN 'OLD TABLE AS removed NEW TABLE AS added'
      WHEN 'DELETE' THEN 'OLD TABLE AS removed'
    END);
END $$;
--> statement-breakpoint
CREATE FUNCTION forget_row_counts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM row_counts WHERE counted = TG_TABLE_NAME;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Begins to count the rows of a tenant table by these sets of columns, with those that are there already.
--
-- A statement's rows are first put together by all these columns, so that nothing is left of those that stay as they
-- were, and little of many that are alike. Each count that changes is then added to the first row of its key that no
-- other transaction holds, or to a new one: nothing waits for another transaction. A company that is being removed
-- needs no counts any more.
CREATE OR REPLACE PROCEDURE keep_row_counts(counted regclass, VARIADIC sets text[]) LANGUAGE plpgsql AS $$
DECLARE
  columns text;
  keys text;
  statement text;
BEGIN
  SELECT string_agg(DISTINCT name, ', ') INTO columns
    FROM unnest(sets) AS argument, unnest(string_to_array(argument, ',')) AS name;
  SELECT string_agg(format('(%L, jsonb_build_array(%s))', argument, argument), ', ') INTO keys
    FROM unnest(sets) AS argument;
  statement := format(
    'WITH changed AS (
       SELECT company_id, counted_by, key, sum(difference)::integer AS difference
       FROM (
         SELECT company_id, %2$s, sum(one) AS difference FROM (%%s) AS each
         GROUP BY company_id, %2$s HAVING sum(one) <> 0
       ) AS alike CROSS JOIN LATERAL (VALUES %3$s) AS sets (counted_by, key)
       GROUP BY company_id, counted_by, key HAVING sum(difference) <> 0
     )
     INSERT INTO row_counts AS kept (company_id, counted, counted_by, key, id, count) OVERRIDING SYSTEM VALUE
     SELECT company_id, %1$L, counted_by, key, coalesce(free.id, nextval(''row_counts_id_seq'')), difference
     FROM changed LEFT JOIN LATERAL (
       SELECT held.id FROM row_counts AS held
       WHERE (held.company_id, held.counted, held.counted_by, held.key)
         = (changed.company_id, %1$L, changed.counted_by, changed.key)
       ORDER BY held.id LIMIT 1 FOR UPDATE SKIP LOCKED
     ) AS free ON true
     WHERE free.id IS NOT NULL OR (SELECT deleted_at IS NULL FROM companies WHERE companies.id = changed.company_id)
     ON CONFLICT (company_id, counted, counted_by, key, id) DO UPDATE SET count = kept.count + excluded.count',
    counted, columns, keys);
  CALL run_after('INSERT', counted, 'counted', format(statement, 'SELECT 1 AS one, * FROM added'));
  CALL run_after('UPDATE', counted, 'counted', format(statement,
    'SELECT 1 AS one, * FROM added UNION ALL SELECT -1, * FROM removed'));
  CALL run_after('DELETE', counted, 'counted', format(statement, 'SELECT -1 AS one, * FROM removed'));
  EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER TRUNCATE ON %s
    FOR EACH STATEMENT EXECUTE FUNCTION forget_row_counts()', counted || '_counted_truncate', counted);
  EXECUTE format('DELETE FROM row_counts WHERE counted = %L', counted);
  FOREACH columns IN ARRAY sets LOOP
    EXECUTE format('INSERT INTO row_counts (company_id, counted, counted_by, key, count)
      SELECT company_id, %L, %L, jsonb_build_array(%s), count(*) FROM %s GROUP BY 1, 4', counted, columns, columns, counted);
  END LOOP;
END $$;
--> statement-breakpoint
-- Begins to keep the history of a table. Its rows are known by a company and an id, in these columns; `untold` names the
-- columns that are not worth telling, `secret` those of which only the change is told. A company that is being removed
-- has no history any more.
CREATE OR REPLACE PROCEDURE keep_audits(
  audited regclass, type text, untold text DEFAULT '', secret text DEFAULT '',
  company_column text DEFAULT 'company_id', id_column text DEFAULT 'id'
) LANGUAGE plpgsql AS $$
DECLARE
  whole text := format(
    'INSERT INTO audits (company_id, auditable_type, auditable_id, event, author_id, changes)
     SELECT %1$I, %2$L, %3$I, %%L, nullif(current_setting(''kafedra.person_id'', true), '''')::integer, ''{}''
     FROM %%I AS changed
     WHERE (SELECT deleted_at IS NULL FROM companies WHERE companies.id = changed.%1$I)',
    company_column, type, id_column);
BEGIN
  CALL run_after('INSERT', audited, 'audited', format(whole, 'created', 'added'));
  CALL run_after('DELETE', audited, 'audited', format(whole, 'deleted', 'removed'));
  CALL run_after('UPDATE', audited, 'audited', format(
    'WITH pair AS MATERIALIZED (
       SELECT added.%1$I AS company_id, added.%3$I AS id, to_jsonb(removed) - %4$L::text[] AS before, to_jsonb(added) - %4$L::text[] AS after
       FROM added FULL JOIN removed ON added.%1$I = removed.%1$I AND added.%3$I = removed.%3$I
     )
     INSERT INTO audits (company_id, auditable_type, auditable_id, event, author_id, changes)
     SELECT company_id, %2$L, id, ''updated'', nullif(current_setting(''kafedra.person_id'', true), '''')::integer, (
       SELECT jsonb_object_agg(key, CASE WHEN key = ANY (%5$L::text[]) THEN ''{}''
         ELSE jsonb_build_object(''from'', before -> key, ''to'', value) END)
       FROM jsonb_each(after) WHERE value <> before -> key
     )
     FROM pair
     WHERE before <> after AND (SELECT deleted_at IS NULL FROM companies WHERE companies.id = pair.company_id)',
    company_column, type, id_column, string_to_array(untold, ','), string_to_array(secret, ',')));
END $$;
--> statement-breakpoint
-- Begins to keep the history of what a record is connected with: a row more or less of this table in between is a change
-- of the record. `type` and the column with its id say which; `told` is the expression that tells what it was connected
-- with by a name that can still be read when that is gone.
CREATE OR REPLACE PROCEDURE keep_link_audits(audited regclass, type text, id_column text, change text, told text)
LANGUAGE plpgsql AS $$
DECLARE
  statement text := format(
    'INSERT INTO audits (company_id, auditable_type, auditable_id, event, author_id, changes)
     SELECT link.company_id, %1$L, link.%2$I, ''updated'', nullif(current_setting(''kafedra.person_id'', true), '''')::integer,
       jsonb_build_object(%3$L, jsonb_build_object(''from'', %%s, ''to'', %%s))
     FROM %%I AS link
     WHERE (SELECT deleted_at IS NULL FROM companies WHERE companies.id = link.company_id)
     GROUP BY link.company_id, link.%2$I', type, id_column, change);
  names text := format('jsonb_agg(%s)', told);
BEGIN
  CALL run_after('INSERT', audited, 'audited', format(statement, 'null', names, 'added'));
  CALL run_after('DELETE', audited, 'audited', format(statement, names, 'null', 'removed'));
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION forget_row_counts() FROM PUBLIC;
--> statement-breakpoint
REVOKE EXECUTE ON PROCEDURE run_after(text, regclass, text, text) FROM PUBLIC;
--> statement-breakpoint
-- All that is kept already, by the arguments that its triggers have had.
DO $$
DECLARE
  kept record;
BEGIN
  FOR kept IN
    SELECT tgrelid::regclass AS table, tgfoid::regproc::text AS function, trim_array(string_to_array(encode(tgargs, 'escape'), '\000'), 1) AS arguments
    FROM pg_trigger WHERE tgfoid IN ('count_rows'::regproc, 'audit_rows'::regproc, 'audit_links'::regproc) AND tgname LIKE '%\_insert'
  LOOP
    CASE kept.function
      WHEN 'count_rows' THEN CALL keep_row_counts(kept.table, VARIADIC kept.arguments);
      WHEN 'audit_rows' THEN CALL keep_audits(kept.table, kept.arguments[1], kept.arguments[4], kept.arguments[5], kept.arguments[2], kept.arguments[3]);
      WHEN 'audit_links' THEN CALL keep_link_audits(kept.table, kept.arguments[1], kept.arguments[2], kept.arguments[3], kept.arguments[4]);
    END CASE;
  END LOOP;
END $$;
--> statement-breakpoint
-- An account belongs to no company: its changes are told to all that the person belongs to.
CALL run_after('UPDATE', 'users', 'audited', $$
  WITH pair AS MATERIALIZED (
    SELECT id,
      jsonb_build_object('name', removed.name, 'surname', removed.surname, 'email', removed.email, 'phone', removed.phone,
        'photo', removed.photo, 'password_hash', removed.password_hash, 'totp_enabled_at', removed.totp_enabled_at) AS before,
      jsonb_build_object('name', added.name, 'surname', added.surname, 'email', added.email, 'phone', added.phone,
        'photo', added.photo, 'password_hash', added.password_hash, 'totp_enabled_at', added.totp_enabled_at) AS after
    FROM added FULL JOIN removed USING (id)
  )
  INSERT INTO audits (company_id, auditable_type, auditable_id, event, author_id, changes)
  SELECT member.company_id, 'users', pair.id, 'updated', nullif(current_setting('kafedra.person_id', true), '')::integer, (
    SELECT jsonb_object_agg(key, CASE WHEN key = 'password_hash' THEN '{}'
      ELSE jsonb_build_object('from', before -> key, 'to', value) END)
    FROM jsonb_each(after) WHERE value <> before -> key
  )
  FROM pair CROSS JOIN LATERAL (SELECT company_id FROM company_members WHERE user_id = pair.id OFFSET 0) AS member
  WHERE before <> after
$$);
--> statement-breakpoint
-- What became of the values of custom fields is told in the history of their user, by the names of the fields: two
-- fields of one name are told apart in changes of their own. A value whose words are gone with a variable or a file is
-- not told, and neither is anything of a field that is gone: the history of the field tells that.
DO $$
DECLARE
  statement text := '
    INSERT INTO audits (company_id, auditable_type, auditable_id, event, author_id, changes)
    SELECT company_id, ''users'', user_id, ''updated'', nullif(current_setting(''kafedra.person_id'', true), '''')::integer,
      jsonb_object_agg(''custom_fields.'' || name, jsonb_build_object(''from'', "from", ''to'', "to"))
    FROM (
      SELECT *, row_number() OVER (PARTITION BY company_id, user_id, name ORDER BY custom_field_id) AS namesake
      FROM (
        SELECT company_id, user_id, custom_field_id, (
            SELECT name FROM custom_fields AS field
            WHERE field.company_id = side.company_id AND field.id = side.custom_field_id
          ) AS name,
          jsonb_agg("from" ORDER BY id) FILTER (WHERE "from" IS NOT NULL) AS "from",
          jsonb_agg("to" ORDER BY id) FILTER (WHERE "to" IS NOT NULL) AS "to"
        FROM (%s) AS side
        WHERE coalesce("from", "to") IS NOT NULL
          AND (SELECT deleted_at IS NULL FROM companies WHERE companies.id = side.company_id)
        GROUP BY company_id, user_id, custom_field_id
      ) AS value WHERE name IS NOT NULL
    ) AS field GROUP BY company_id, user_id, namesake';
  was text := 'custom_field_value_told(removed.variable_id, removed.file_id, removed.company_id, removed.value) AS "from"';
  becomes text := 'custom_field_value_told(added.variable_id, added.file_id, added.company_id, added.value) AS "to"';
BEGIN
  CALL run_after('INSERT', 'custom_field_user_values', 'audited',
    format(statement, format('SELECT *, NULL::text AS "from", %s FROM added', becomes)));
  CALL run_after('DELETE', 'custom_field_user_values', 'audited',
    format(statement, format('SELECT *, %s, NULL::text AS "to" FROM removed', was)));
  CALL run_after('UPDATE', 'custom_field_user_values', 'audited', format(statement, format(
    'SELECT * FROM (
       SELECT added.*, removed.value AS before, %s, %s FROM added FULL JOIN removed USING (company_id, id) OFFSET 0
     ) AS pair WHERE value <> before', was, becomes)));
END $$;
--> statement-breakpoint
-- A member's links follow the status. Who has another is looked for in one go, however many were changed.
CREATE OR REPLACE FUNCTION pass_member_status() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (
    SELECT company_id, user_id, status FROM added EXCEPT SELECT company_id, user_id, status FROM removed
  ) THEN
    RETURN NULL;
  END IF;
  UPDATE group_members link SET member_status = added.status FROM added
    WHERE (link.company_id, link.user_id) = (added.company_id, added.user_id) AND link.member_status <> added.status;
  UPDATE member_roles link SET member_status = added.status FROM added
    WHERE (link.company_id, link.user_id) = (added.company_id, added.user_id) AND link.member_status <> added.status;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP FUNCTION count_rows(), audit_rows(), audit_links(), audit_accounts(), audit_custom_field_values();
