CREATE TABLE "row_counts" (
	"company_id" integer NOT NULL,
	"counted" text NOT NULL,
	"counted_by" text NOT NULL,
	"key" jsonb NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "row_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"count" integer NOT NULL,
	CONSTRAINT "row_counts_company_id_counted_counted_by_id_pk" PRIMARY KEY("company_id","counted","counted_by","id")
);
--> statement-breakpoint
ALTER TABLE "row_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "row_counts_app" ON "row_counts" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "row_counts_app_see" ON "row_counts" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "row_counts_system" ON "row_counts" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE row_counts ADD FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE;
--> statement-breakpoint
-- Keeps row_counts for a table whose triggers name, as arguments, the sets of columns to count by. It runs as the owner
-- of the tables, since nobody else may write the counts. Nothing in it waits for another transaction. Without sequential
-- scans, since a plan that was made while few counts were there stays while a bulk load makes many.
CREATE FUNCTION count_rows() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  sets text;
  rows text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT 1 AS one, * FROM added'
    WHEN 'DELETE' THEN 'SELECT -1 AS one, * FROM removed'
    WHEN 'UPDATE' THEN 'SELECT 1 AS one, * FROM added UNION ALL SELECT -1, * FROM removed'
  END;
  changed record;
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM row_counts WHERE counted = TG_TABLE_NAME;
    RETURN NULL;
  END IF;
  SELECT string_agg(format('(%L, jsonb_build_array(%s))', argument, argument), ', ')
    INTO sets FROM unnest(TG_ARGV) AS argument;
  FOR changed IN EXECUTE format(
    'SELECT company_id, counted_by, key, sum(one)::integer AS difference
     FROM (%s) AS rows CROSS JOIN LATERAL (VALUES %s) AS sets (counted_by, key)
     GROUP BY company_id, counted_by, key HAVING sum(one) <> 0', rows, sets)
  LOOP
    UPDATE row_counts SET count = count + changed.difference
    WHERE company_id = changed.company_id AND counted = TG_TABLE_NAME AND counted_by = changed.counted_by AND id = (
      SELECT id FROM row_counts
      WHERE company_id = changed.company_id AND counted = TG_TABLE_NAME AND counted_by = changed.counted_by AND key = changed.key
      ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
    );
    IF NOT FOUND THEN
      -- A company that is being deleted takes its rows with it, and needs no counts any more.
      INSERT INTO row_counts (company_id, counted, counted_by, key, count)
      SELECT id, TG_TABLE_NAME, changed.counted_by, changed.key, changed.difference
      FROM companies WHERE id = changed.company_id;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION count_rows() FROM PUBLIC;
--> statement-breakpoint
-- Begins to count the rows of a tenant table by these sets of columns, with those that are there already.
CREATE PROCEDURE keep_row_counts(counted regclass, VARIADIC sets text[]) LANGUAGE plpgsql AS $$
DECLARE
  arguments text;
  columns text;
BEGIN
  SELECT string_agg(quote_literal(argument), ', ') INTO arguments FROM unnest(sets) AS argument;
  EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %s REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION count_rows(%s)', counted || '_counted_insert', counted, arguments);
  EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %s REFERENCING OLD TABLE AS removed NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION count_rows(%s)', counted || '_counted_update', counted, arguments);
  EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %s REFERENCING OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION count_rows(%s)', counted || '_counted_delete', counted, arguments);
  EXECUTE format('CREATE TRIGGER %I AFTER TRUNCATE ON %s
    FOR EACH STATEMENT EXECUTE FUNCTION count_rows()', counted || '_counted_truncate', counted);
  FOREACH columns IN ARRAY sets LOOP
    EXECUTE format('INSERT INTO row_counts (company_id, counted, counted_by, key, count)
      SELECT company_id, %L, %L, jsonb_build_array(%s), count(*) FROM %s GROUP BY 1, 4', counted, columns, columns, counted);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON PROCEDURE keep_row_counts(regclass, text[]) FROM PUBLIC;
--> statement-breakpoint
CALL keep_row_counts('courses', 'status,entity_type', 'status,type_id', 'status,format_id', 'status,folder_id');
