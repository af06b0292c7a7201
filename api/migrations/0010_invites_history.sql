CALL keep_audits('invites', 'invites', 'users_count,updated_at', 'token');
--> statement-breakpoint
CALL keep_audits('custom_fields', 'custom_fields', 'updated_at');
--> statement-breakpoint
CALL keep_audits('forms', 'forms', 'updated_at');
--> statement-breakpoint
CALL keep_audits('tests', 'tests', 'updated_at');
--> statement-breakpoint
CALL keep_audits('course_packages', 'course_packages', 'updated_at');
--> statement-breakpoint
CALL keep_row_counts('invites', 'kind');
