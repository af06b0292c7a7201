-- Schools arrange what they call payments: who has changed what is told from now on.
CALL keep_audits('payment_statuses', 'payment_statuses', 'updated_at');
--> statement-breakpoint
-- What payments come to is not added up when their list is shown.
CALL keep_row_sums('payments', 'price', 'status');
