-- Schools arrange what they call payments: who has changed what is told from now on.
CALL keep_audits('payment_statuses', 'payment_statuses', 'updated_at');
