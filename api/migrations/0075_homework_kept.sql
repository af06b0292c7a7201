-- When something was handed in or checked, the history itself tells.
CALL keep_audits('homework_works', 'homework_works', 'updated_at,sent_at,checked_at,words_digest');
--> statement-breakpoint
-- What was handed in goes with its message: its address ends at once, its bytes with the next cleaning.
CALL run_after('DELETE', 'homework_message_files', 'files',
  'UPDATE files SET expires_at = now()
   WHERE purpose = ''homework'' AND (company_id, id) IN (SELECT company_id, file_id FROM removed)');
