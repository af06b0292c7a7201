-- A stress test ends with its job, however that ends; one that is done says so itself.
CALL run_after('UPDATE', 'jobs', 'stress_tests', $$
  UPDATE stress_tests AS held SET state = ended.status, finished_at = now()
  FROM (SELECT company_id, id, status FROM added WHERE kind = 'stress_test' AND status IN ('failed', 'cancelled')) AS ended
  WHERE held.company_id = ended.company_id AND held.job_id = ended.id AND held.state = 'in_progress'$$);
--> statement-breakpoint
CALL run_after('DELETE', 'jobs', 'stress_tests', $$
  UPDATE stress_tests AS held SET state = 'failed', finished_at = now()
  FROM (SELECT company_id, id FROM removed WHERE kind = 'stress_test') AS ended
  WHERE held.company_id = ended.company_id AND held.job_id = ended.id AND held.state = 'in_progress'$$);
--> statement-breakpoint
-- A company that is closed and not removed yet (`passing.ts`) has its history and its counters: what is done in it is the
-- same work as in all others.
DO $$
DECLARE
  kept record;
BEGIN
  FOR kept IN
    SELECT oid FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND prosrc LIKE '%SELECT deleted\_at IS NULL FROM companies%'
  LOOP
    EXECUTE replace(pg_get_functiondef(kept.oid), 'SELECT deleted_at IS NULL FROM companies',
      'SELECT coalesce(deleted_at > now(), true) FROM companies');
  END LOOP;
END $$;
