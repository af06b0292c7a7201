-- Forms with their answers, and files: the audit log, row counts, and the clean-up of files whose rows are deleted.

-- ── Foreign keys ──

-- Sets only one of the two columns to null, which drizzle-kit cannot express.
ALTER TABLE files ADD CONSTRAINT files_poster
  FOREIGN KEY (company_id, poster_id) REFERENCES files (company_id, id) ON DELETE SET NULL (poster_id);

-- ── Forms ──

CALL keep_audits('custom_fields', 'custom_fields', 'updated_at');
CALL keep_audits('forms', 'forms', 'updated_at');
CALL keep_row_counts('form_answers', 'form_id');

-- The name of a field in the history of a form.
CREATE FUNCTION form_field_told(company integer, field_type text, own integer, label text, text text, required boolean)
RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    nullif(label, ''),
    nullif(left(text, 100), ''),
    (SELECT name FROM custom_fields AS field WHERE field.company_id = company AND field.id = own),
    CASE field_type WHEN 'name' THEN 'Имя' WHEN 'surname' THEN 'Фамилия' WHEN 'email' THEN 'Почта' WHEN 'description' THEN 'Текст'
      WHEN 'line' THEN 'Линия' WHEN 'space' THEN 'Отступ' WHEN 'title' THEN 'Заголовок' WHEN 'section' THEN 'Раздел'
      WHEN 'hidden' THEN 'Скрытое поле' ELSE 'Своё поле' END
  ) || CASE WHEN required THEN ' (обязательное)' ELSE '' END
$$;

-- Fields are part of their form: a change of a field changes the form's version and appears in its history.
DO $$
DECLARE
  told text := 'form_field_told(%1$s.company_id, %1$s.type, %1$s.custom_field_id, %1$s.label, %1$s.text, %1$s.required)';
  touched text := 'UPDATE forms SET updated_at = now() WHERE (company_id, id) IN (SELECT company_id, form_id FROM %s)';
BEGIN
  CALL keep_link_audits('form_fields', 'forms', 'form_id', 'fields', format(told, 'link'));
  CALL run_after('UPDATE', 'form_fields', 'audited', format(
    'INSERT INTO audits (company_id, auditable_type, auditable_id, event, author_id, changes)
     SELECT company_id, ''forms'', form_id, ''updated'', nullif(current_setting(''kafedra.person_id'', true), '''')::integer,
       jsonb_build_object(''fields'', jsonb_build_object(''from'', jsonb_agg(was), ''to'', jsonb_agg(becomes)))
     FROM (
       SELECT company_id, added.form_id, %s AS was, %s AS becomes,
         to_jsonb(added) - ''sort'' <> to_jsonb(removed) - ''sort'' AS differs
       FROM added FULL JOIN removed USING (company_id, id) OFFSET 0
     ) AS pair
     WHERE differs AND (SELECT coalesce(deleted_at > now(), true) FROM companies WHERE companies.id = pair.company_id)
     GROUP BY company_id, form_id',
    format(replace(told, '%1$s.company_id', 'company_id'), 'removed'),
    format(replace(told, '%1$s.company_id', 'company_id'), 'added')));
  CALL run_after('INSERT', 'form_fields', 'touched', format(touched, 'added'));
  CALL run_after('UPDATE', 'form_fields', 'touched', format(touched, 'added'));
  CALL run_after('DELETE', 'form_fields', 'touched', format(touched, 'removed'));
END $$;

-- ── Files ──

-- Account files take their ids from the sequence of company files, so that an id identifies one file.
GRANT USAGE ON SEQUENCE files_id_seq TO kafedra_app, kafedra_system;

CALL keep_row_counts('file_storage_items', 'status,folder_id', 'status,kind');

-- Maintains the total size of each company's files in file_bytes. As with row counts, a difference is added to a row
-- that no other transaction has locked, or to a new one.
DO $$
DECLARE
  statement text :=
    'WITH changed AS (
       SELECT company_id, sum(bytes)::bigint AS difference FROM (%s) AS each
       GROUP BY company_id HAVING sum(bytes) <> 0
     )
     INSERT INTO file_bytes AS kept (company_id, id, bytes) OVERRIDING SYSTEM VALUE
     SELECT company_id, coalesce(free.id, nextval(''file_bytes_id_seq'')), difference
     FROM changed LEFT JOIN LATERAL (
       SELECT held.id FROM file_bytes AS held WHERE held.company_id = changed.company_id
       ORDER BY held.id LIMIT 1 FOR UPDATE SKIP LOCKED
     ) AS free ON true
     WHERE free.id IS NOT NULL OR (SELECT coalesce(deleted_at > now(), true) FROM companies WHERE companies.id = changed.company_id)
     ON CONFLICT (company_id, id) DO UPDATE SET bytes = kept.bytes + excluded.bytes';
BEGIN
  CALL run_after('INSERT', 'files', 'bytes', format(statement, 'SELECT company_id, size AS bytes FROM added'));
  CALL run_after('UPDATE', 'files', 'bytes', format(statement,
    'SELECT company_id, size AS bytes FROM added UNION ALL SELECT company_id, -size FROM removed'));
  CALL run_after('DELETE', 'files', 'bytes', format(statement, 'SELECT company_id, -size AS bytes FROM removed'));
END $$;

-- Writes the keys of bytes whose row was deleted to stray_bytes; api/src/media/files/orphaned-bytes.ts deletes the
-- bytes.
DO $$
DECLARE
  told text;
BEGIN
  FOREACH told IN ARRAY ARRAY['files', 'account_files', 'uploads'] LOOP
    CALL run_after('INSERT', told::regclass, 'strays',
      'DELETE FROM stray_bytes WHERE key = ANY (ARRAY(SELECT key FROM added))');
    -- The bytes of an upload with an answer belong to a file.
    CALL run_after('DELETE', told::regclass, 'strays', format(
      'INSERT INTO stray_bytes (key) SELECT key FROM removed %s ON CONFLICT DO NOTHING',
      CASE told WHEN 'uploads' THEN 'WHERE answer IS NULL' ELSE '' END));
  END LOOP;
  -- Only a file that lost an entry of the file storage can have become unused.
  CALL run_after('DELETE', 'file_storage_items', 'loose',
    'UPDATE files SET is_loose = true
     WHERE company_id = ANY (ARRAY(SELECT company_id FROM removed)) AND id = ANY (ARRAY(SELECT file_id FROM removed)) AND NOT is_loose');
END $$;

CALL run_after('UPDATE', 'film_streams', 'strays', $$
  DELETE FROM stray_bytes WHERE key = ANY (ARRAY(SELECT key FROM added WHERE key IS NOT NULL));
  INSERT INTO stray_bytes (key) SELECT key FROM removed
  WHERE key IS NOT NULL AND NOT key = ANY (ARRAY(SELECT key FROM added WHERE key IS NOT NULL)) ON CONFLICT DO NOTHING$$);
CALL run_after('DELETE', 'film_streams', 'strays', $$
  INSERT INTO stray_bytes (key) SELECT key FROM removed WHERE key IS NOT NULL ON CONFLICT DO NOTHING$$);

-- Files that were uploaded for an answer of a form expire with the answer.
CALL run_after('DELETE', 'form_answer_values', 'files',
  'UPDATE files SET expires_at = now()
   WHERE purpose = ''form_answer'' AND (company_id, id) IN (SELECT company_id, file_id FROM removed WHERE file_id IS NOT NULL)');
