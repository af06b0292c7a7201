ALTER TABLE row_sums ADD FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE;
--> statement-breakpoint
CREATE FUNCTION forget_row_sums() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM row_sums WHERE summed = TG_TABLE_NAME;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION forget_row_sums() FROM PUBLIC;
--> statement-breakpoint
-- Begins to add up a column of a tenant table by these sets of columns, with the rows that are there already: as
-- keep_row_counts counts them, and for the same reasons. Where it is null nothing is added.
CREATE PROCEDURE keep_row_sums(summed regclass, summed_column text, VARIADIC sets text[]) LANGUAGE plpgsql AS $$
DECLARE
  columns text;
  keys text;
  statement text;
BEGIN
  SELECT string_agg(DISTINCT name, ', ') INTO columns
    FROM unnest(sets) AS argument, unnest(string_to_array(argument, ',')) AS name;
  SELECT string_agg(format('(%L, jsonb_build_array(%s))', argument, argument), ', ') INTO keys
    FROM unnest(sets) AS argument;
  statement := format(
    'WITH changed AS (
       SELECT company_id, summed_by, key, sum(difference) AS difference
       FROM (
         SELECT company_id, %2$s, sum(one * coalesce(%4$I, 0)) AS difference FROM (%%s) AS each
         GROUP BY company_id, %2$s HAVING sum(one * coalesce(%4$I, 0)) <> 0
       ) AS alike CROSS JOIN LATERAL (VALUES %3$s) AS sets (summed_by, key)
       GROUP BY company_id, summed_by, key HAVING sum(difference) <> 0
     )
     INSERT INTO row_sums AS kept (company_id, summed, summed_column, summed_by, key, id, sum) OVERRIDING SYSTEM VALUE
     SELECT company_id, %1$L, %4$L, summed_by, key, coalesce(free.id, nextval(''row_sums_id_seq'')), difference
     FROM changed LEFT JOIN LATERAL (
       SELECT held.id FROM row_sums AS held
       WHERE (held.company_id, held.summed, held.summed_column, held.summed_by, held.key)
         = (changed.company_id, %1$L, %4$L, changed.summed_by, changed.key)
       ORDER BY held.id LIMIT 1 FOR UPDATE SKIP LOCKED
     ) AS free ON true
     WHERE free.id IS NOT NULL OR (SELECT deleted_at IS NULL FROM companies WHERE companies.id = changed.company_id)
     ON CONFLICT (company_id, summed, summed_column, summed_by, key, id) DO UPDATE SET sum = kept.sum + excluded.sum',
    summed, columns, keys, summed_column);
  CALL run_after('INSERT', summed, 'summed', format(statement, 'SELECT 1 AS one, * FROM added'));
  CALL run_after('UPDATE', summed, 'summed', format(statement,
    'SELECT 1 AS one, * FROM added UNION ALL SELECT -1, * FROM removed'));
  CALL run_after('DELETE', summed, 'summed', format(statement, 'SELECT -1 AS one, * FROM removed'));
  EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER TRUNCATE ON %s
    FOR EACH STATEMENT EXECUTE FUNCTION forget_row_sums()', summed || '_summed_truncate', summed);
  EXECUTE format('DELETE FROM row_sums WHERE summed = %L', summed);
  FOREACH columns IN ARRAY sets LOOP
    EXECUTE format('INSERT INTO row_sums (company_id, summed, summed_column, summed_by, key, sum)
      SELECT company_id, %L, %L, %L, jsonb_build_array(%s), sum(coalesce(%I, 0)) FROM %s GROUP BY 1, 5',
      summed, summed_column, columns, columns, summed_column, summed);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON PROCEDURE keep_row_sums(regclass, text, text[]) FROM PUBLIC;
--> statement-breakpoint
-- What the orders with a status come to is not added up when their board is shown.
CALL keep_row_sums('orders', 'to_pay', 'status,status_id');
