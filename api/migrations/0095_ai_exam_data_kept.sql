CALL keep_audits('ai_ege_subjects', 'ai_ege_subjects', 'updated_at,sort');
--> statement-breakpoint
CALL keep_audits('ai_ege_question_numbers', 'ai_ege_question_numbers', 'updated_at,sort');
--> statement-breakpoint
CALL keep_audits('ai_ege_examples', 'ai_ege_examples', 'updated_at,sort,searched');
--> statement-breakpoint
CALL keep_text_files('ai_ege_examples', 'ai_ege_example_files', 'example_id', 'text,solution');
