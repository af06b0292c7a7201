ALTER TABLE "companies" ADD COLUMN "yoo_kassa_shop_id" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "yoo_kassa_secret_key" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "yoo_kassa_checked_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "can_be_bought" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- The history of companies anew: it tells of the key only that it changed.
DROP TRIGGER companies_audited_insert ON companies;
--> statement-breakpoint
DROP TRIGGER companies_audited_update ON companies;
--> statement-breakpoint
DROP TRIGGER companies_audited_delete ON companies;
--> statement-breakpoint
CALL keep_audits('companies', 'companies', 'updated_at,yoo_kassa_checked_at', 'yoo_kassa_secret_key', company_column => 'id');
