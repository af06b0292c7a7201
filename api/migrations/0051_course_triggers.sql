-- Whoever joins or leaves a course writes its row, and edits nothing: a revision is counted of what else is written.
CREATE FUNCTION count_course_revisions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER courses_revision BEFORE UPDATE ON courses FOR EACH ROW
  WHEN (OLD.students_count = NEW.students_count) EXECUTE FUNCTION count_course_revisions();
--> statement-breakpoint
CALL keep_audits('courses', 'courses', 'updated_at,searched,students_count,status_before_deletion,deleted_at,deletion,revision');
--> statement-breakpoint
CALL keep_link_audits('course_bullet_points', 'courses', 'course_id', 'bullet_points', 'link.text');
--> statement-breakpoint
-- Begins to note which files these texts of a table show, in a table of `company_id`, the owner's id and `file_id`: they
-- are found by the keys in their addresses. Rows whose texts stay as they were are not looked at.
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
--> statement-breakpoint
REVOKE EXECUTE ON PROCEDURE keep_text_files(regclass, regclass, text, text) FROM PUBLIC;
--> statement-breakpoint
CALL keep_text_files('courses', 'course_files', 'course_id', 'description,program,goal,for_whom,instruction,success_result,fail_result');
--> statement-breakpoint
CALL keep_text_files('invites', 'invite_files', 'invite_id', 'description');
