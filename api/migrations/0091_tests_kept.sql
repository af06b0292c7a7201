CALL keep_audits('tests', 'tests', 'updated_at,status_before_deletion,deleted_at,deletion');
--> statement-breakpoint
CALL keep_audits('test_categories', 'test_categories', 'updated_at');
--> statement-breakpoint
-- What moves is no change of what a question says.
CALL keep_audits('test_questions', 'test_questions', 'updated_at,sort,status_before_deletion,deleted_at,deletion');
--> statement-breakpoint
CALL keep_audits('question_criterion_templates', 'question_criterion_templates', 'updated_at');
--> statement-breakpoint
CALL keep_row_counts('tests', 'status');
--> statement-breakpoint
CALL keep_text_files('tests', 'test_files', 'test_id', 'description');
--> statement-breakpoint
CALL keep_text_files('test_questions', 'test_question_files', 'question_id', 'question,solution');
--> statement-breakpoint
CALL keep_text_files('question_answers', 'question_answer_files', 'answer_id', 'value,comment');
--> statement-breakpoint
CALL keep_text_files('correspondences', 'correspondence_files', 'correspondence_id', 'value');
--> statement-breakpoint
-- A test without active questions is none that learners may take (specification B, section 4). Who switches off the last
-- ones at the same moment waits for the other here, and looks again.
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
