-- Whether they were paid is counted, too.
CALL keep_row_counts('orders', 'status,status_id', 'status,folder_id', 'status,manager_id', 'status,course_id', 'status,is_paid');
--> statement-breakpoint
CALL keep_audits('orders', 'orders', 'number,to_pay,searched,status_before_deletion,deleted_at,deletion,updated_at,contact_email_key,is_paid,merged_into_id');
--> statement-breakpoint
-- That an order was joined into another one is told in the history of both, by what each is called then.
CALL run_after('UPDATE', 'orders', 'merged', $$
  WITH pair AS MATERIALIZED (
    SELECT added.company_id, added.id, '№ ' || added.number || '. ' || added.name AS called,
      removed.merged_into_id AS was, added.merged_into_id AS becomes
    FROM added FULL JOIN removed ON added.company_id = removed.company_id AND added.id = removed.id
  ), moved AS MATERIALIZED (
    SELECT * FROM pair WHERE was IS DISTINCT FROM becomes
      AND (SELECT deleted_at IS NULL FROM companies WHERE companies.id = pair.company_id)
  )
  INSERT INTO audits (company_id, auditable_type, auditable_id, event, author_id, changes)
  SELECT company_id, 'orders', id, 'updated', nullif(current_setting('kafedra.person_id', true), '')::integer,
    jsonb_build_object('merged_into', jsonb_build_object(
      'from', (SELECT '№ ' || number || '. ' || name FROM orders AS whole WHERE whole.company_id = moved.company_id AND whole.id = moved.was),
      'to', (SELECT '№ ' || number || '. ' || name FROM orders AS whole WHERE whole.company_id = moved.company_id AND whole.id = moved.becomes)))
  FROM moved
  UNION ALL
  SELECT company_id, 'orders', whole_id, 'updated', nullif(current_setting('kafedra.person_id', true), '')::integer,
    jsonb_build_object('merged_orders', jsonb_build_object(
      'from', jsonb_agg(called ORDER BY id) FILTER (WHERE NOT joins), 'to', jsonb_agg(called ORDER BY id) FILTER (WHERE joins)))
  FROM (
    SELECT company_id, was AS whole_id, id, called, false AS joins FROM moved WHERE was IS NOT NULL
    UNION ALL
    SELECT company_id, becomes, id, called, true FROM moved WHERE becomes IS NOT NULL
  ) AS side GROUP BY company_id, whole_id
$$);
