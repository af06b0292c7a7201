-- Tests with questions, attempts and result folders, the library of tests, and the data for generating exams.

-- ── Constraints ──

-- Sets only one of the two columns to null, which drizzle-kit cannot express.
ALTER TABLE library_tests ADD CONSTRAINT library_tests_category
  FOREIGN KEY (company_id, category_id) REFERENCES test_categories (company_id, id) ON DELETE SET NULL (category_id);
ALTER TABLE library_tests ADD CONSTRAINT library_tests_subject
  FOREIGN KEY (company_id, subject_id) REFERENCES subjects (company_id, id) ON DELETE SET NULL (subject_id);

-- Questions of an unfinished import have no test yet. The table definition in TypeScript says NOT NULL, because
-- requests see only questions with a test.
ALTER TABLE test_questions ALTER COLUMN test_id DROP NOT NULL;

ALTER TABLE test_questions ADD CONSTRAINT test_questions_staged CHECK (num_nonnulls(test_id, staging) = 1);

-- ── History ──

CALL keep_audits('tests', 'tests', 'updated_at,status_before_deletion,deleted_at,deletion');
CALL keep_audits('test_categories', 'test_categories', 'updated_at');
CALL keep_audits('question_criterion_templates', 'question_criterion_templates', 'updated_at');
CALL keep_audits('test_attempts', 'test_attempts', 'updated_at,seed,secret,old_ids_until,visitor_digest,shuffle_answers,waiting_count,checked_at');
CALL keep_audits('test_result_folders', 'test_result_folders', 'updated_at,processed_at,learners_count,is_outdated,is_changed,processing');
CALL keep_link_audits('test_result_folder_tests', 'test_result_folders', 'folder_id', 'tests',
  '(SELECT title FROM tests WHERE tests.company_id = link.company_id AND tests.id = link.test_id)');
CALL keep_audits('subjects', 'subjects', 'updated_at,sort');
CALL keep_audits('topics', 'topics', 'updated_at');
CALL keep_link_audits('subject_topics', 'subjects', 'subject_id', 'topics',
  '(SELECT name FROM topics WHERE topics.company_id = link.company_id AND topics.id = link.topic_id)');
CALL keep_audits('ai_ege_subjects', 'ai_ege_subjects', 'updated_at,sort');
CALL keep_audits('ai_ege_question_numbers', 'ai_ege_question_numbers', 'updated_at,sort');
CALL keep_audits('ai_ege_examples', 'ai_ege_examples', 'updated_at,sort,searched');

-- Moving a question is not part of its history. Imported questions have no history until the import is finished.
CREATE TRIGGER test_questions_audited_insert AFTER INSERT ON test_questions REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION audit_rows('test_questions', 'company_id', 'id', 'updated_at,sort,status_before_deletion,deleted_at,deletion,staging', '', 'staging');
CREATE TRIGGER test_questions_audited_update AFTER UPDATE ON test_questions REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION audit_rows('test_questions', 'company_id', 'id', 'updated_at,sort,status_before_deletion,deleted_at,deletion,staging', '', 'staging');
CREATE TRIGGER test_questions_audited_delete AFTER DELETE ON test_questions REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION audit_rows('test_questions', 'company_id', 'id', 'updated_at,sort,status_before_deletion,deleted_at,deletion,staging', '', 'staging');

-- ── Row counts ──

CALL keep_row_counts('tests', 'status');
CALL keep_row_counts('test_attempts', 'test_id,state', 'state');
CALL keep_row_counts('test_result_folder_rows', 'folder_id');
CALL keep_row_counts('test_result_folder_results', 'folder_id', 'folder_id,test_id');

-- ── Files in texts ──

CALL keep_text_files('tests', 'test_files', 'test_id', 'description');
CALL keep_text_files('test_questions', 'test_question_files', 'question_id', 'question,solution');
CALL keep_text_files('question_answers', 'question_answer_files', 'answer_id', 'value,comment');
CALL keep_text_files('correspondences', 'correspondence_files', 'correspondence_id', 'value');
CALL keep_text_files('test_question_versions', 'test_question_version_files', 'version_id', 'content');
CALL keep_text_files('ai_ege_examples', 'ai_ege_example_files', 'example_id', 'text,solution');

-- ── Questions ──

-- A test without active questions becomes inactive (specification B, section 4). Concurrent statements that deactivate
-- its last questions wait for each other on the test's row and check again.
CALL run_after('UPDATE', 'test_questions', 'deactivation', $$
  PERFORM FROM tests WHERE ctid = ANY (ARRAY(
    SELECT named.ctid FROM (SELECT DISTINCT company_id, test_id FROM removed WHERE status = 'active' OFFSET 0) AS gone
    CROSS JOIN LATERAL (
      SELECT test.ctid FROM tests AS test
      WHERE test.company_id = gone.company_id AND test.id = gone.test_id AND test.status = 'active' OFFSET 0
    ) AS named)) ORDER BY id FOR NO KEY UPDATE;
  UPDATE tests AS test SET status = 'inactive', updated_at = now() WHERE test.ctid = ANY (ARRAY(
    SELECT named.ctid FROM (SELECT DISTINCT company_id, test_id FROM removed WHERE status = 'active' OFFSET 0) AS gone
    CROSS JOIN LATERAL (
      SELECT kept.ctid FROM tests AS kept
      WHERE kept.company_id = gone.company_id AND kept.id = gone.test_id AND kept.status = 'active'
        AND NOT EXISTS (SELECT FROM test_questions AS question
          WHERE question.company_id = kept.company_id AND question.test_id = kept.id AND question.status = 'active') OFFSET 0
    ) AS named))$$);

-- Requests cannot see the questions of an unfinished import; only this function can move them to a test, in the company
-- of the transaction.
CREATE FUNCTION take_staged_questions(
  staged uuid, test integer, behind integer, question_ids integer[], topic_ids integer[]
) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  taken integer;
BEGIN
  UPDATE test_questions AS question
  SET staging = NULL, test_id = test, sort = question.sort + behind, created_at = now(), updated_at = now(),
    topic_id = (
      SELECT named.topic_id FROM unnest(question_ids, topic_ids) AS named (question_id, topic_id)
      WHERE named.question_id = question.id
    )
  WHERE question.company_id = nullif(current_setting('kafedra.company_id', true), '')::integer
    AND question.staging = staged;
  GET DIAGNOSTICS taken = ROW_COUNT;
  RETURN taken;
END $$;

REVOKE EXECUTE ON FUNCTION take_staged_questions(uuid, integer, integer, integer[], integer[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION take_staged_questions(uuid, integer, integer, integer[], integer[]) TO kafedra_app;

-- ── Attempts ──

-- A change of an ended attempt marks the result folders with its test as outdated. Folders that are marked already are
-- not written, so that learners who finish at the same time do not wait for each other.
DO $$
DECLARE
  which text := 'SELECT held.ctid FROM (SELECT DISTINCT company_id, test_id FROM %1$I WHERE state <> ''in_progress'' OFFSET 0) AS ended
    CROSS JOIN LATERAL (
      SELECT folder.ctid FROM test_result_folder_tests AS link
      JOIN test_result_folders AS folder ON folder.company_id = link.company_id AND folder.id = link.folder_id
      WHERE link.company_id = ended.company_id AND link.test_id = ended.test_id
        AND NOT (folder.is_changed AND folder.is_outdated = (folder.processed_at IS NOT NULL)) OFFSET 0
    ) AS held';
  statement text := format(
    'PERFORM FROM test_result_folders WHERE ctid = ANY (ARRAY(%1$s)) ORDER BY id FOR NO KEY UPDATE;
     UPDATE test_result_folders SET is_outdated = processed_at IS NOT NULL, is_changed = true WHERE ctid = ANY (ARRAY(%1$s))', which);
BEGIN
  CALL run_after('UPDATE', 'test_attempts', 'olympiads', format(statement, 'added'));
  CALL run_after('DELETE', 'test_attempts', 'olympiads', format(statement, 'removed'));
END $$;

-- Ends a stress test with its job. A successful job writes the state itself.
CALL run_after('UPDATE', 'jobs', 'stress_tests', $$
  UPDATE stress_tests AS held SET state = ended.status, finished_at = now()
  FROM (SELECT company_id, id, status FROM added WHERE kind = 'stress_test' AND status IN ('failed', 'cancelled')) AS ended
  WHERE held.company_id = ended.company_id AND held.job_id = ended.id AND held.state = 'in_progress'$$);
CALL run_after('DELETE', 'jobs', 'stress_tests', $$
  UPDATE stress_tests AS held SET state = 'failed', finished_at = now()
  FROM (SELECT company_id, id FROM removed WHERE kind = 'stress_test') AS ended
  WHERE held.company_id = ended.company_id AND held.job_id = ended.id AND held.state = 'in_progress'$$);
