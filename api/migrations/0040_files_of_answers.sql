-- What was uploaded for an answer goes with it: its address ends at once, its bytes with the next cleaning.
CALL run_after('DELETE', 'form_answer_values', 'files',
  'UPDATE files SET expires_at = now()
   WHERE purpose = ''form_answer'' AND (company_id, id) IN (SELECT company_id, file_id FROM removed WHERE file_id IS NOT NULL)');
