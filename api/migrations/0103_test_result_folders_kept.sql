CALL keep_audits('test_result_folders', 'test_result_folders', 'updated_at,processed_at,learners_count,is_outdated,is_changed,processing');
--> statement-breakpoint
CALL keep_link_audits('test_result_folder_tests', 'test_result_folders', 'folder_id', 'tests',
  '(SELECT title FROM tests WHERE tests.company_id = link.company_id AND tests.id = link.test_id)');
--> statement-breakpoint
CALL keep_row_counts('test_result_folder_rows', 'folder_id');
--> statement-breakpoint
CALL keep_row_counts('test_result_folder_results', 'folder_id', 'folder_id,test_id');
--> statement-breakpoint
-- Whatever becomes of an attempt that has ended (it ends, is judged, is recalculated, goes with its learner), the tables
-- with its test are old. A folder that knows it already is not written again, so that learners who finish at the same
-- moment do not wait for each other.
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
