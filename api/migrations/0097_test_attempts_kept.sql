CALL keep_row_counts('test_attempts', 'test_id,state', 'state');
--> statement-breakpoint
CALL keep_text_files('test_question_versions', 'test_question_version_files', 'version_id', 'content');
