CALL keep_audits('test_attempts', 'test_attempts', 'updated_at,seed,visitor_digest,shuffle_answers,waiting_count,checked_at');
--> statement-breakpoint
CALL keep_row_counts('test_attempts', 'test_id,state', 'state');
--> statement-breakpoint
CALL keep_text_files('test_question_versions', 'test_question_version_files', 'version_id', 'content');
