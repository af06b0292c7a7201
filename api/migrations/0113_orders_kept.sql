ALTER TABLE "orders" ADD CONSTRAINT "orders_invite" FOREIGN KEY ("company_id","invite_id") REFERENCES "invites"("company_id","id") ON DELETE SET NULL ("invite_id");
--> statement-breakpoint
-- A type and a format of courses tell how many have them by half as many counts.
CALL keep_row_counts('courses', 'status,entity_type', 'status,type_id', 'status,format_id', 'status,type_id,can_be_bought', 'status,format_id,can_be_bought', 'status,folder_id');
--> statement-breakpoint
-- What is counted of orders is not counted when it is shown.
CALL keep_row_counts('orders', 'status,status_id', 'status,folder_id', 'status,manager_id', 'status,course_id');
--> statement-breakpoint
CALL keep_audits('orders', 'orders', 'number,to_pay,searched,status_before_deletion,deleted_at,deletion,updated_at');
--> statement-breakpoint
CALL keep_audits('order_statuses', 'order_statuses', 'updated_at');
--> statement-breakpoint
CALL keep_field_values('custom_field_order_values', 'order_id', 'orders', 'id', 'orders', 'bid_custom_field');
--> statement-breakpoint
-- A company begins with a status of each type: new orders get the first one. The colours are those of the design.
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
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION begin_order_statuses() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER companies_begin_order_statuses AFTER INSERT ON companies REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION begin_order_statuses();
--> statement-breakpoint
-- Those that are there already begin with them, too.
INSERT INTO order_statuses (company_id, admin_value, admin_text_color, admin_background, public_value, public_text_color, public_background, type, is_default, sort)
SELECT company.id, status.name, status.text_color, status.background, status.shown, status.text_color, status.background, status.type, status.type = 'new', status.sort
FROM companies AS company CROSS JOIN (VALUES
  ('Новая', 'Принята', '#1d5fd6', '#e9f0fd', 'new', 1),
  ('В работе', 'В работе', '#9a5200', '#fdf0df', 'in_progress', 2),
  ('Оплачена', 'Оплачена', '#176f43', '#e4f5eb', 'success', 3),
  ('Отказ', 'Отменена', '#c53030', '#fdeaea', 'fail', 4)
) AS status (name, shown, text_color, background, type, sort);
