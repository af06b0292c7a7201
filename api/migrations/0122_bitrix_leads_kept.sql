-- Wherever an order comes from, it becomes a lead of Bitrix24 where the company lets its orders.
CALL run_after('INSERT', 'orders', 'bitrix_leads', 'INSERT INTO bitrix_leads (company_id, order_id, try_at)
  SELECT added.company_id, added.id, now() FROM added JOIN bitrix_auto_leads AS auto ON auto.company_id = added.company_id AND auto.is_active
  WHERE added.status = ''active'' ORDER BY 1, 2');
