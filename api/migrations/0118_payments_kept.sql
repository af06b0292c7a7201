-- Payments and what they are for are told as they are; what was moved, once it stands in the ledger, stays there.
CREATE FUNCTION keep_ledger_entries() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  -- With a whole company its ledger goes, too.
  IF TG_OP = 'DELETE' AND EXISTS (SELECT FROM companies WHERE id = OLD.company_id AND deleted_at IS NULL) THEN
    RAISE EXCEPTION 'an entry of the ledger is never deleted';
  ELSIF TG_OP = 'UPDATE' THEN
    RAISE EXCEPTION 'an entry of the ledger is never changed';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION keep_ledger_entries() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_kept BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION keep_ledger_entries();
--> statement-breakpoint
-- The sums of payments and of what they are for are the ledger's.
CALL run_after('INSERT', 'ledger_entries', 'paid_sum', 'UPDATE payment_orders AS ordered SET paid_sum = ordered.paid_sum + moved.sum
  FROM (SELECT company_id, payment_order_id AS id, sum(CASE kind WHEN ''payment'' THEN amount ELSE -amount END) AS sum FROM added GROUP BY 1, 2) AS moved
  WHERE ordered.company_id = moved.company_id AND ordered.id = moved.id');
--> statement-breakpoint
CALL run_after('INSERT', 'ledger_entries', 'refunded_sum', 'UPDATE payments AS paid SET refunded_sum = paid.refunded_sum + moved.sum
  FROM (SELECT company_id, payment_id AS id, sum(amount) AS sum FROM added WHERE kind = ''refund'' GROUP BY 1, 2) AS moved
  WHERE paid.company_id = moved.company_id AND paid.id = moved.id');
--> statement-breakpoint
CALL run_after('INSERT', 'payments', 'payments_sum', 'UPDATE payment_orders AS ordered SET payments_sum = ordered.payments_sum + begun.sum
  FROM (SELECT company_id, payment_order_id AS id, sum(price) AS sum FROM added WHERE status <> ''canceled'' GROUP BY 1, 2) AS begun
  WHERE ordered.company_id = begun.company_id AND ordered.id = begun.id');
--> statement-breakpoint
CALL run_after('UPDATE', 'payments', 'payments_sum', 'UPDATE payment_orders AS ordered SET payments_sum = ordered.payments_sum + changed.sum
  FROM (SELECT company_id, payment_order_id AS id, sum(price) AS sum FROM (
      SELECT company_id, payment_order_id, price FROM added WHERE status <> ''canceled''
      UNION ALL SELECT company_id, payment_order_id, -price FROM removed WHERE status <> ''canceled'') AS each
    GROUP BY 1, 2 HAVING sum(price) <> 0) AS changed
  WHERE ordered.company_id = changed.company_id AND ordered.id = changed.id');
--> statement-breakpoint
CALL keep_row_counts('payments', 'status,type', 'status_id', 'course_id');
--> statement-breakpoint
CALL keep_row_counts('payment_orders', 'course_id');
--> statement-breakpoint
CALL keep_row_counts('used_promo_codes', 'promo_code_id');
--> statement-breakpoint
CALL keep_row_counts('ledger_entries', 'kind');
--> statement-breakpoint
CALL keep_audits('payments', 'payments', 'refunded_sum,provider_key,provider_asked_at,provider_order,provider_payment_id,confirmation_url,author_id,searched,receipt_sent_at,updated_at');
--> statement-breakpoint
-- A company begins with a status of each type. The colours are those of the design.
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
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION begin_payment_statuses() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER companies_begin_payment_statuses AFTER INSERT ON companies REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION begin_payment_statuses();
--> statement-breakpoint
-- Those that are there already begin with them, too.
INSERT INTO payment_statuses (company_id, admin_name, public_name, text_color, background_color, type, is_default, sort)
SELECT company.id, status.name, status.name, status.text_color, status.background, status.type, true, status.sort
FROM companies AS company CROSS JOIN (VALUES
  ('Ожидает оплаты', '#9a5200', '#fdf0df', 'waiting', 1),
  ('Оплачен', '#176f43', '#e4f5eb', 'paid', 2),
  ('Возвращён частично', '#1d5fd6', '#e9f0fd', 'partly_refunded', 3),
  ('Возвращён', '#1d5fd6', '#e9f0fd', 'refunded', 4),
  ('Отменён', '#c53030', '#fdeaea', 'canceled', 5)
) AS status (name, text_color, background, type, sort);
--> statement-breakpoint
-- What is sold is told by days: orders by the day on which they came, money by the day on which it moved.
CALL run_after('INSERT', 'orders', 'sales_days', 'INSERT INTO sales_days AS kept (company_id, day, course_id, source, orders, paid_orders)
  SELECT added.company_id, (added.created_at AT TIME ZONE company.time_zone)::date, coalesce(course_id, 0), lower(left(coalesce(utm_source, ''''), 100)), count(*), count(payed_at)
  FROM added JOIN companies AS company ON company.id = added.company_id GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (company_id, day, course_id, source) DO UPDATE SET orders = kept.orders + excluded.orders, paid_orders = kept.paid_orders + excluded.paid_orders');
--> statement-breakpoint
CALL run_after('UPDATE', 'orders', 'sales_days', 'INSERT INTO sales_days AS kept (company_id, day, course_id, source, orders, paid_orders)
  SELECT changed.company_id, (changed.created_at AT TIME ZONE company.time_zone)::date, coalesce(course_id, 0), lower(left(coalesce(utm_source, ''''), 100)), sum(sign), sum(CASE WHEN payed_at IS NULL THEN 0 ELSE sign END)
  FROM (SELECT company_id, created_at, course_id, utm_source, payed_at, 1 AS sign FROM added
    UNION ALL SELECT company_id, created_at, course_id, utm_source, payed_at, -1 FROM removed) AS changed
  JOIN companies AS company ON company.id = changed.company_id AND company.deleted_at IS NULL GROUP BY 1, 2, 3, 4
  HAVING sum(sign) <> 0 OR sum(CASE WHEN payed_at IS NULL THEN 0 ELSE sign END) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (company_id, day, course_id, source) DO UPDATE SET orders = kept.orders + excluded.orders, paid_orders = kept.paid_orders + excluded.paid_orders');
--> statement-breakpoint
CALL run_after('INSERT', 'ledger_entries', 'sales_days', 'INSERT INTO sales_days AS kept (company_id, day, course_id, source, payments, income, refunds)
  SELECT added.company_id, (added.booked_at AT TIME ZONE company.time_zone)::date, coalesce(added.course_id, 0), lower(left(coalesce(ordered.utm_source, ''''), 100)),
    count(*) FILTER (WHERE added.kind = ''payment''), coalesce(sum(added.amount) FILTER (WHERE added.kind = ''payment''), 0), coalesce(sum(added.amount) FILTER (WHERE added.kind = ''refund''), 0)
  FROM added JOIN companies AS company ON company.id = added.company_id
  LEFT JOIN orders AS ordered ON ordered.company_id = added.company_id AND ordered.id = added.order_id GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (company_id, day, course_id, source) DO UPDATE SET payments = kept.payments + excluded.payments, income = kept.income + excluded.income, refunds = kept.refunds + excluded.refunds');
--> statement-breakpoint
INSERT INTO sales_days (company_id, day, course_id, source, orders)
SELECT ordered.company_id, (ordered.created_at AT TIME ZONE company.time_zone)::date, coalesce(course_id, 0), lower(left(coalesce(utm_source, ''), 100)), count(*)
FROM orders AS ordered JOIN companies AS company ON company.id = ordered.company_id GROUP BY 1, 2, 3, 4;
