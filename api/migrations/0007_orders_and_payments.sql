-- Orders, promo codes, payments with their ledger, and sales statistics.

-- ── Foreign keys ──

-- Sets only one of the two columns to null, which drizzle-kit cannot express.
ALTER TABLE orders ADD CONSTRAINT orders_invite
  FOREIGN KEY (company_id, invite_id) REFERENCES invites (company_id, id) ON DELETE SET NULL (invite_id);

-- ── History ──

CALL keep_audits('orders', 'orders', 'number,to_pay,searched,status_before_deletion,deleted_at,deletion,updated_at,contact_email_key,is_paid,merged_into_id');
CALL keep_audits('order_statuses', 'order_statuses', 'updated_at');
CALL keep_audits('promo_codes', 'promo_codes', 'updated_at,code_key');
CALL keep_link_audits('promo_code_courses', 'promo_codes', 'promo_code_id', 'courses',
  '(SELECT name FROM courses WHERE courses.company_id = link.company_id AND courses.id = link.target_id)');
CALL keep_link_audits('promo_code_packages', 'promo_codes', 'promo_code_id', 'course_packages',
  '(SELECT name FROM course_packages WHERE course_packages.company_id = link.company_id AND course_packages.id = link.target_id)');
CALL keep_audits('payments', 'payments', 'refunded_sum,provider_key,provider_asked_at,provider_order,provider_payment_id,confirmation_url,provider_ended_at,provider_look_at,author_id,searched,receipt_sent_at,updated_at');
CALL keep_audits('payment_statuses', 'payment_statuses', 'updated_at');

-- The prices paid to teachers for the lessons of an order.
CALL keep_link_audits('order_lessons', 'orders', 'order_id', 'teacher_prices',
  'coalesce((SELECT name FROM lessons AS lesson WHERE lesson.company_id = link.company_id AND lesson.id = link.lesson_id), ''Урок'') || '': '' || link.teacher_price');
CALL run_after('UPDATE', 'order_lessons', 'audited', 'INSERT INTO audits (company_id, auditable_type, auditable_id, event, author_id, changes)
  SELECT company_id, ''orders'', order_id, ''updated'', nullif(current_setting(''kafedra.person_id'', true), '''')::integer,
    jsonb_build_object(''teacher_prices'', jsonb_build_object(''from'', jsonb_agg(lesson.name || '': '' || removed.teacher_price), ''to'', jsonb_agg(lesson.name || '': '' || added.teacher_price)))
  FROM added JOIN removed USING (company_id, order_id, lesson_id)
    JOIN lessons AS lesson USING (company_id)
  WHERE lesson.id = lesson_id AND added.teacher_price <> removed.teacher_price
    AND (SELECT deleted_at IS NULL FROM companies WHERE companies.id = company_id)
  GROUP BY company_id, order_id');

-- Writes the merge of an order to the histories of both orders, with their names at that time.
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

-- ── Row counts and sums ──

CALL keep_row_counts('orders', 'status,status_id', 'status,folder_id', 'status,manager_id', 'status,course_id', 'status,is_paid');
CALL keep_row_sums('orders', 'to_pay', 'status,status_id');
CALL keep_row_counts('promo_codes', 'active,sale_type');
CALL keep_row_counts('used_promo_codes', 'promo_code_id');
CALL keep_row_counts('payments', 'status,type', 'status_id', 'course_id');
CALL keep_row_sums('payments', 'price', 'status');
CALL keep_row_counts('payment_orders', 'course_id');
CALL keep_row_counts('ledger_entries', 'kind');

-- ── Orders ──

CALL keep_field_values('custom_field_order_values', 'order_id', 'orders', 'id', 'orders', 'bid_custom_field');

-- Creates an order status of each type for a new company; new orders get the first. The colours are those of the
-- design.
CREATE FUNCTION begin_order_statuses() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO order_statuses (company_id, admin_value, admin_text_color, admin_background, public_value, public_text_color, public_background, type, is_default, sort)
  SELECT company.id, status.name, status.text_color, status.background, status.shown, status.text_color, status.background, status.type, status.type = 'new', status.sort
  FROM added AS company CROSS JOIN (VALUES
    ('Новая', 'Принята', '#1d5fd6', '#e9f0fd', 'new', 1),
    ('В работе', 'В работе', '#9a5200', '#fdf0df', 'in_progress', 2),
    ('Оплачена', 'Оплачена', '#176f43', '#e4f5eb', 'success', 3),
    ('Отказ', 'Отменена', '#c53030', '#fdeaea', 'fail', 4)
  ) AS status (name, shown, text_color, background, type, sort);
  RETURN NULL;
END $$;

REVOKE EXECUTE ON FUNCTION begin_order_statuses() FROM PUBLIC;

CREATE TRIGGER companies_begin_order_statuses AFTER INSERT ON companies REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION begin_order_statuses();

-- A new order becomes a lead in Bitrix24 if the company sends its orders there.
CALL run_after('INSERT', 'orders', 'bitrix_leads', 'INSERT INTO bitrix_leads (company_id, order_id, try_at)
  SELECT added.company_id, added.id, now() FROM added JOIN bitrix_auto_leads AS auto ON auto.company_id = added.company_id AND auto.is_active
  WHERE added.status = ''active'' ORDER BY 1, 2');

-- The files of an order's comment expire with the comment.
CALL run_after('DELETE', 'order_comment_files', 'files',
  'UPDATE files SET expires_at = now()
   WHERE purpose = ''order_comment'' AND (company_id, id) IN (SELECT company_id, file_id FROM removed)');

-- ── Payments ──

-- Creates a payment status of each type for a new company.
CREATE FUNCTION begin_payment_statuses() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO payment_statuses (company_id, admin_name, public_name, text_color, background_color, type, is_default, sort)
  SELECT company.id, status.name, status.shown, status.text_color, status.background, status.type, true, status.sort
  FROM added AS company CROSS JOIN (VALUES
    ('Ожидает оплаты', 'Ожидает оплаты', '#9a5200', '#fdf0df', 'waiting', 1),
    ('Оплачен', 'Оплачен', '#176f43', '#e4f5eb', 'paid', 2),
    ('Возвращён частично', 'Возвращён частично', '#1d5fd6', '#e9f0fd', 'partly_refunded', 3),
    ('Возвращён', 'Возвращён', '#1d5fd6', '#e9f0fd', 'refunded', 4),
    ('Отменён', 'Отменён', '#c53030', '#fdeaea', 'canceled', 5)
  ) AS status (name, shown, text_color, background, type, sort);
  RETURN NULL;
END $$;

REVOKE EXECUTE ON FUNCTION begin_payment_statuses() FROM PUBLIC;

CREATE TRIGGER companies_begin_payment_statuses AFTER INSERT ON companies REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION begin_payment_statuses();

-- The ledger is append-only.
CREATE FUNCTION keep_ledger_entries() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  -- Entries are deleted only with the whole company.
  IF TG_OP = 'DELETE' AND EXISTS (SELECT FROM companies WHERE id = OLD.company_id AND deleted_at IS NULL) THEN
    RAISE EXCEPTION 'an entry of the ledger is never deleted';
  ELSIF TG_OP = 'UPDATE' THEN
    RAISE EXCEPTION 'an entry of the ledger is never changed';
  END IF;
  RETURN OLD;
END $$;

REVOKE EXECUTE ON FUNCTION keep_ledger_entries() FROM PUBLIC;

CREATE TRIGGER ledger_entries_kept BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION keep_ledger_entries();

-- The sums of payment orders and payments are computed from the ledger and from payments that are not cancelled.
CALL run_after('INSERT', 'ledger_entries', 'paid_sum', 'UPDATE payment_orders AS ordered SET paid_sum = ordered.paid_sum + moved.sum
  FROM (SELECT company_id, payment_order_id AS id, sum(CASE kind WHEN ''payment'' THEN amount ELSE -amount END) AS sum FROM added GROUP BY 1, 2) AS moved
  WHERE ordered.company_id = moved.company_id AND ordered.id = moved.id');
CALL run_after('INSERT', 'ledger_entries', 'refunded_sum', 'UPDATE payments AS paid SET refunded_sum = paid.refunded_sum + moved.sum
  FROM (SELECT company_id, payment_id AS id, sum(amount) AS sum FROM added WHERE kind = ''refund'' GROUP BY 1, 2) AS moved
  WHERE paid.company_id = moved.company_id AND paid.id = moved.id');
CALL run_after('INSERT', 'payments', 'payments_sum', 'UPDATE payment_orders AS ordered SET payments_sum = ordered.payments_sum + begun.sum
  FROM (SELECT company_id, payment_order_id AS id, sum(price) AS sum FROM added WHERE status <> ''canceled'' GROUP BY 1, 2) AS begun
  WHERE ordered.company_id = begun.company_id AND ordered.id = begun.id');
CALL run_after('UPDATE', 'payments', 'payments_sum', 'UPDATE payment_orders AS ordered SET payments_sum = ordered.payments_sum + changed.sum
  FROM (SELECT company_id, payment_order_id AS id, sum(price) AS sum FROM (
      SELECT company_id, payment_order_id, price FROM added WHERE status <> ''canceled''
      UNION ALL SELECT company_id, payment_order_id, -price FROM removed WHERE status <> ''canceled'') AS each
    GROUP BY 1, 2 HAVING sum(price) <> 0) AS changed
  WHERE ordered.company_id = changed.company_id AND ordered.id = changed.id');

-- ── Sales statistics ──

-- Orders by the day of their creation, money by the day of its booking, in the company's time zone.
CALL run_after('INSERT', 'orders', 'sales_days', 'INSERT INTO sales_days AS kept (company_id, day, course_id, source, orders, paid_orders)
  SELECT added.company_id, (added.created_at AT TIME ZONE company.time_zone)::date, coalesce(course_id, 0), lower(left(coalesce(utm_source, ''''), 100)), count(*), count(payed_at)
  FROM added JOIN companies AS company ON company.id = added.company_id GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (company_id, day, course_id, source) DO UPDATE SET orders = kept.orders + excluded.orders, paid_orders = kept.paid_orders + excluded.paid_orders');
CALL run_after('UPDATE', 'orders', 'sales_days', 'INSERT INTO sales_days AS kept (company_id, day, course_id, source, orders, paid_orders)
  SELECT changed.company_id, (changed.created_at AT TIME ZONE company.time_zone)::date, coalesce(course_id, 0), lower(left(coalesce(utm_source, ''''), 100)), sum(sign), sum(CASE WHEN payed_at IS NULL THEN 0 ELSE sign END)
  FROM (SELECT company_id, created_at, course_id, utm_source, payed_at, 1 AS sign FROM added
    UNION ALL SELECT company_id, created_at, course_id, utm_source, payed_at, -1 FROM removed) AS changed
  JOIN companies AS company ON company.id = changed.company_id AND company.deleted_at IS NULL GROUP BY 1, 2, 3, 4
  HAVING sum(sign) <> 0 OR sum(CASE WHEN payed_at IS NULL THEN 0 ELSE sign END) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (company_id, day, course_id, source) DO UPDATE SET orders = kept.orders + excluded.orders, paid_orders = kept.paid_orders + excluded.paid_orders');
CALL run_after('INSERT', 'ledger_entries', 'sales_days', 'INSERT INTO sales_days AS kept (company_id, day, course_id, source, payments, income, refunds)
  SELECT added.company_id, (added.booked_at AT TIME ZONE company.time_zone)::date, coalesce(added.course_id, 0), lower(left(coalesce(ordered.utm_source, ''''), 100)),
    count(*) FILTER (WHERE added.kind = ''payment''), coalesce(sum(added.amount) FILTER (WHERE added.kind = ''payment''), 0), coalesce(sum(added.amount) FILTER (WHERE added.kind = ''refund''), 0)
  FROM added JOIN companies AS company ON company.id = added.company_id
  LEFT JOIN orders AS ordered ON ordered.company_id = added.company_id AND ordered.id = added.order_id GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (company_id, day, course_id, source) DO UPDATE SET payments = kept.payments + excluded.payments, income = kept.income + excluded.income, refunds = kept.refunds + excluded.refunds');
