-- Procedures that create triggers, called by the following migrations. The triggers run as the owner of the tables,
-- because no other role may write the audit log and row counts. They skip companies that are being removed
-- (companies.deleted_at has passed), because otherwise deleting their rows would write new ones.

-- ── Statement triggers ──

-- Runs a statement after each INSERT, UPDATE or DELETE of a table, with the transition tables `removed` (old rows) and
-- `added` (new rows). Each trigger has its own function, so that a session plans its SQL once.
--
-- The session plans it for the number of rows of its first write, one or thousands, and reuses the plan. The statement
-- must therefore leave the planner no choice of how to join these rows: a nested loop, which suits one row, would take
-- minutes for thousands. A FULL JOIN, behind MATERIALIZED or OFFSET 0 so that no condition turns it into another join,
-- never becomes a nested loop; lookups for single rows are subqueries. Sequential scans are off for the same reason: a
-- table that was empty at first may be large later.
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

REVOKE EXECUTE ON PROCEDURE run_after(text, regclass, text, text) FROM PUBLIC;

-- ── Row counts and sums ──

CREATE FUNCTION forget_row_counts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM row_counts WHERE counted = TG_TABLE_NAME;
  RETURN NULL;
END $$;

REVOKE EXECUTE ON FUNCTION forget_row_counts() FROM PUBLIC;

-- Maintains in row_counts the number of rows of a tenant table by each of these sets of columns, and counts the
-- existing rows.
--
-- The rows of a statement are first grouped by all these columns, so that unchanged rows cancel out. A difference is
-- added to the first row of its key that no other transaction has locked, or to a new row, so that no transaction waits
-- for another one. The count is the sum of these rows.
CREATE PROCEDURE keep_row_counts(counted regclass, VARIADIC sets text[]) LANGUAGE plpgsql AS $$
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
     WHERE free.id IS NOT NULL OR (SELECT coalesce(deleted_at > now(), true) FROM companies WHERE companies.id = changed.company_id)
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

REVOKE EXECUTE ON PROCEDURE keep_row_counts(regclass, text[]) FROM PUBLIC;

CREATE FUNCTION forget_row_sums() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM row_sums WHERE summed = TG_TABLE_NAME;
  RETURN NULL;
END $$;

REVOKE EXECUTE ON FUNCTION forget_row_sums() FROM PUBLIC;

-- Maintains in row_sums the sum of a column of a tenant table, in the same way. Null counts as 0.
CREATE PROCEDURE keep_row_sums(summed regclass, summed_column text, VARIADIC sets text[]) LANGUAGE plpgsql AS $$
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
       SELECT company_id, summed_by, key, sum(difference) AS difference
       FROM (
         SELECT company_id, %2$s, sum(one * coalesce(%4$I, 0)) AS difference FROM (%%s) AS each
         GROUP BY company_id, %2$s HAVING sum(one * coalesce(%4$I, 0)) <> 0
       ) AS alike CROSS JOIN LATERAL (VALUES %3$s) AS sets (summed_by, key)
       GROUP BY company_id, summed_by, key HAVING sum(difference) <> 0
     )
     INSERT INTO row_sums AS kept (company_id, summed, summed_column, summed_by, key, id, sum) OVERRIDING SYSTEM VALUE
     SELECT company_id, %1$L, %4$L, summed_by, key, coalesce(free.id, nextval(''row_sums_id_seq'')), difference
     FROM changed LEFT JOIN LATERAL (
       SELECT held.id FROM row_sums AS held
       WHERE (held.company_id, held.summed, held.summed_column, held.summed_by, held.key)
         = (changed.company_id, %1$L, %4$L, changed.summed_by, changed.key)
       ORDER BY held.id LIMIT 1 FOR UPDATE SKIP LOCKED
     ) AS free ON true
     WHERE free.id IS NOT NULL OR (SELECT deleted_at IS NULL FROM companies WHERE companies.id = changed.company_id)
     ON CONFLICT (company_id, summed, summed_column, summed_by, key, id) DO UPDATE SET sum = kept.sum + excluded.sum',
    summed, columns, keys, summed_column);
  CALL run_after('INSERT', summed, 'summed', format(statement, 'SELECT 1 AS one, * FROM added'));
  CALL run_after('UPDATE', summed, 'summed', format(statement,
    'SELECT 1 AS one, * FROM added UNION ALL SELECT -1, * FROM removed'));
  CALL run_after('DELETE', summed, 'summed', format(statement, 'SELECT -1 AS one, * FROM removed'));
  EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER TRUNCATE ON %s
    FOR EACH STATEMENT EXECUTE FUNCTION forget_row_sums()', summed || '_summed_truncate', summed);
  EXECUTE format('DELETE FROM row_sums WHERE summed = %L', summed);
  FOREACH columns IN ARRAY sets LOOP
    EXECUTE format('INSERT INTO row_sums (company_id, summed, summed_column, summed_by, key, sum)
      SELECT company_id, %L, %L, %L, jsonb_build_array(%s), sum(coalesce(%I, 0)) FROM %s GROUP BY 1, 5',
      summed, summed_column, columns, columns, summed_column, summed);
  END LOOP;
END $$;

REVOKE EXECUTE ON PROCEDURE keep_row_sums(regclass, text, text[]) FROM PUBLIC;

-- ── History ──

-- Writes the changes of a table to audits. `company_column` and `id_column` identify its records; `untold` lists the
-- columns that are left out, `secret` those whose values are left out.
CREATE PROCEDURE keep_audits(
  audited regclass, type text, untold text DEFAULT '', secret text DEFAULT '',
  company_column text DEFAULT 'company_id', id_column text DEFAULT 'id'
) LANGUAGE plpgsql AS $$
DECLARE
  whole text := format(
    'INSERT INTO audits (company_id, auditable_type, auditable_id, event, author_id, changes)
     SELECT %1$I, %2$L, %3$I, %%L, nullif(current_setting(''kafedra.person_id'', true), '''')::integer, ''{}''
     FROM %%I AS changed
     WHERE (SELECT coalesce(deleted_at > now(), true) FROM companies WHERE companies.id = changed.%1$I)',
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
     WHERE before <> after AND (SELECT coalesce(deleted_at > now(), true) FROM companies WHERE companies.id = pair.company_id)',
    company_column, type, id_column, string_to_array(untold, ','), string_to_array(secret, ',')));
END $$;

-- Writes the changes of a link table to the history of one of the linked records. `type` and `id_column` identify this
-- record; `told` is an expression for the name of the other record, which must work after that was deleted.
CREATE PROCEDURE keep_link_audits(audited regclass, type text, id_column text, change text, told text)
LANGUAGE plpgsql AS $$
DECLARE
  statement text := format(
    'INSERT INTO audits (company_id, auditable_type, auditable_id, event, author_id, changes)
     SELECT link.company_id, %1$L, link.%2$I, ''updated'', nullif(current_setting(''kafedra.person_id'', true), '''')::integer,
       jsonb_build_object(%3$L, jsonb_build_object(''from'', %%s, ''to'', %%s))
     FROM %%I AS link
     WHERE (SELECT coalesce(deleted_at > now(), true) FROM companies WHERE companies.id = link.company_id)
     GROUP BY link.company_id, link.%2$I', type, id_column, change);
  names text := format('jsonb_agg(%s)', told);
BEGIN
  CALL run_after('INSERT', audited, 'audited', format(statement, 'null', names, 'added'));
  CALL run_after('DELETE', audited, 'audited', format(statement, names, 'null', 'removed'));
END $$;

REVOKE EXECUTE ON PROCEDURE keep_audits(regclass, text, text, text, text, text),
  keep_link_audits(regclass, text, text, text, text) FROM PUBLIC;

-- The same as keep_audits, for tables with staged rows. The arguments of the trigger: type, company column, id column,
-- columns to leave out, columns whose values are left out, and the column that marks staged rows. Staged rows have no
-- history; they count as created when the mark is removed.
CREATE FUNCTION audit_rows() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  person integer := nullif(current_setting('kafedra.person_id', true), '')::integer;
  staging text := TG_ARGV[5];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    EXECUTE format(
      'INSERT INTO audits (company_id, auditable_type, auditable_id, event, author_id, changes)
       SELECT company.id, %1$L, pair.id, ''updated'', $1, pair.changes
       FROM (
         SELECT %2$s AS company_id, %3$s AS id, (
           SELECT jsonb_object_agg(key, CASE WHEN key = ANY ($3) THEN ''{}''
             ELSE jsonb_build_object(''from'', before.value, ''to'', after.value) END)
           FROM jsonb_each(to_jsonb(removed)) AS before JOIN jsonb_each(to_jsonb(added)) AS after USING (key)
           WHERE before.value <> after.value AND key <> ALL ($2)
         ) AS changes
         FROM added JOIN removed ON %4$s
       ) AS pair JOIN companies AS company ON company.id = pair.company_id AND company.deleted_at IS NULL
       WHERE pair.changes IS NOT NULL',
      TG_ARGV[0], 'added.' || TG_ARGV[1], 'added.' || TG_ARGV[2],
      format('added.%1$I = removed.%1$I AND added.%2$I = removed.%2$I', TG_ARGV[1], TG_ARGV[2])
        || CASE WHEN staging IS NULL THEN '' ELSE format(' AND removed.%I IS NULL', staging) END)
    USING person, string_to_array(TG_ARGV[3], ','), string_to_array(TG_ARGV[4], ',');
    IF staging IS NOT NULL THEN
      EXECUTE format(
        'INSERT INTO audits (company_id, auditable_type, auditable_id, event, author_id, changes)
         SELECT company.id, %1$L, added.%3$I, ''created'', $1, ''{}''
         FROM added JOIN removed ON added.%2$I = removed.%2$I AND added.%3$I = removed.%3$I
         JOIN companies AS company ON company.id = added.%2$I AND company.deleted_at IS NULL
         WHERE removed.%4$I IS NOT NULL AND added.%4$I IS NULL',
        TG_ARGV[0], TG_ARGV[1], TG_ARGV[2], staging)
      USING person;
    END IF;
  ELSE
    EXECUTE (format(
      'INSERT INTO audits (company_id, auditable_type, auditable_id, event, author_id, changes)
       SELECT company.id, %1$L, changed.%3$I, %4$L, $1, ''{}''
       FROM %5$s AS changed JOIN companies AS company ON company.id = changed.%2$I AND company.deleted_at IS NULL',
      TG_ARGV[0], TG_ARGV[1], TG_ARGV[2],
      CASE TG_OP WHEN 'INSERT' THEN 'created' ELSE 'deleted' END,
      CASE TG_OP WHEN 'INSERT' THEN 'added' ELSE 'removed' END)
      || CASE WHEN staging IS NULL THEN '' ELSE format(' WHERE changed.%I IS NULL', staging) END)
    USING person;
  END IF;
  RETURN NULL;
END $$;

REVOKE EXECUTE ON FUNCTION audit_rows() FROM PUBLIC;

-- ── Values of custom fields ──

-- The text of a value for people.
CREATE FUNCTION custom_field_value_told(variable integer, file integer, company integer, value text) RETURNS text LANGUAGE sql STABLE
  SET search_path = public, pg_temp AS $$
  SELECT CASE
    WHEN variable IS NOT NULL THEN (SELECT kept.value FROM custom_field_variables AS kept WHERE kept.company_id = company AND kept.id = variable)
    WHEN file IS NOT NULL THEN (SELECT kept.file_name FROM files AS kept WHERE kept.company_id = company AND kept.id = file)
    ELSE value END
$$;

REVOKE EXECUTE ON FUNCTION custom_field_value_told(integer, integer, integer, text) FROM PUBLIC;

-- Maintains the custom field values of one kind of owner: writes changes to the owner's history under the names of the
-- fields; lets files that no value references expire after a day; marks the first of several values of a field
-- (is_first) and copies the owner's status (owner_status), for sorting lists.
--
-- Fields with the same name are separate changes. Values with a deleted variable or file are left out, and so are
-- values of a deleted field, because the history of the field contains them.
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
           AND (SELECT coalesce(deleted_at > now(), true) FROM companies WHERE companies.id = side.company_id)
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
  -- If the first value is deleted, the next one becomes the first.
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

REVOKE EXECUTE ON PROCEDURE keep_field_values(regclass, text, regclass, text, text, text) FROM PUBLIC;

-- ── Files in rich texts ──

-- Maintains a table (company_id, the owner's id, file_id) of the files in rich texts, found by the keys in their URLs.
-- Skips rows whose texts did not change.
CREATE PROCEDURE keep_text_files(shown_in regclass, noted regclass, owner_column text, texts text) LANGUAGE plpgsql AS $$
DECLARE
  names text := (SELECT string_agg(quote_ident(name), ', ') FROM unnest(string_to_array(texts, ',')) AS name);
  same text := (SELECT string_agg(format('added.%1$I IS NOT DISTINCT FROM removed.%1$I', name), ' AND ') FROM unnest(string_to_array(texts, ',')) AS name);
  files_in text := format(
    'SELECT DISTINCT found.company_id, found.id AS owner_id, file.id AS file_id
     FROM (SELECT company_id, id, (regexp_matches(concat_ws('' '', %s), ''/media/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/'', ''g''))[1]::uuid AS key FROM %%s OFFSET 0) AS found
     CROSS JOIN LATERAL (SELECT files.id FROM files WHERE files.key = found.key AND files.company_id = found.company_id OFFSET 0) AS file', names);
  noting text := format('INSERT INTO %s (company_id, %I, file_id) ', noted, owner_column);
BEGIN
  CALL run_after('INSERT', shown_in, 'files', noting || format(files_in, 'added'));
  CALL run_after('UPDATE', shown_in, 'files', format(
    'WITH changed AS MATERIALIZED (
       SELECT added.* FROM added JOIN removed ON added.company_id = removed.company_id AND added.id = removed.id WHERE NOT (%1$s)
     ),
     shown AS MATERIALIZED (%2$s),
     gone AS (
       DELETE FROM %3$s AS noted USING changed
       WHERE noted.company_id = changed.company_id AND noted.%4$I = changed.id
         AND (noted.company_id, noted.%4$I, noted.file_id) NOT IN (SELECT company_id, owner_id, file_id FROM shown)
     )
     %5$s SELECT company_id, owner_id, file_id FROM shown ON CONFLICT DO NOTHING',
    same, format(files_in, 'changed'), noted, owner_column, noting));
END $$;

REVOKE EXECUTE ON PROCEDURE keep_text_files(regclass, regclass, text, text) FROM PUBLIC;

-- Marks the URLs of files in a rich text, or in JSON with such texts. Responses replace the marks by signatures
-- (api/src/kit/files/signed-urls.ts).
CREATE FUNCTION marked_files(shown text, owner text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN owner IS NULL OR strpos(shown, '/media/') = 0 THEN shown
    ELSE regexp_replace(shown, '(=\\?"/media/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/)',
      '\1~' || current_setting('kafedra.file_mark', true) || '.' || owner || '/', 'gi') END
$$;
