-- The bytes of the files of each company are kept as a total, so that asking for it costs the same however many there are.
-- As with the counts of rows, nothing waits for another transaction: a difference is added to a row that nobody holds, or
-- to a new one.
DO $$
DECLARE
  statement text :=
    'WITH changed AS (
       SELECT company_id, sum(bytes)::bigint AS difference FROM (%s) AS each
       GROUP BY company_id HAVING sum(bytes) <> 0
     )
     INSERT INTO file_bytes AS kept (company_id, id, bytes) OVERRIDING SYSTEM VALUE
     SELECT company_id, coalesce(free.id, nextval(''file_bytes_id_seq'')), difference
     FROM changed LEFT JOIN LATERAL (
       SELECT held.id FROM file_bytes AS held WHERE held.company_id = changed.company_id
       ORDER BY held.id LIMIT 1 FOR UPDATE SKIP LOCKED
     ) AS free ON true
     WHERE free.id IS NOT NULL OR (SELECT deleted_at IS NULL FROM companies WHERE companies.id = changed.company_id)
     ON CONFLICT (company_id, id) DO UPDATE SET bytes = kept.bytes + excluded.bytes';
BEGIN
  CALL run_after('INSERT', 'files', 'bytes', format(statement, 'SELECT company_id, size AS bytes FROM added'));
  CALL run_after('UPDATE', 'files', 'bytes', format(statement,
    'SELECT company_id, size AS bytes FROM added UNION ALL SELECT company_id, -size FROM removed'));
  CALL run_after('DELETE', 'files', 'bytes', format(statement, 'SELECT company_id, -size AS bytes FROM removed'));
END $$;
--> statement-breakpoint
INSERT INTO file_bytes (company_id, bytes) SELECT company_id, sum(size) FROM files GROUP BY company_id;
