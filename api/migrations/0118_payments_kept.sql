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
