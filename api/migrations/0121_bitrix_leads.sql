CREATE TABLE "bitrix_auto_leads" (
	"company_id" integer NOT NULL,
	"is_active" boolean NOT NULL,
	"source_id" text,
	"assigned_by_id" integer,
	CONSTRAINT "bitrix_auto_leads_company_id_pk" PRIMARY KEY("company_id")
);
--> statement-breakpoint
ALTER TABLE "bitrix_auto_leads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bitrix_leads" (
	"company_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"lead_id" integer,
	"made_at" timestamp(3) with time zone,
	"problem" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"try_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bitrix_leads_company_id_order_id_pk" PRIMARY KEY("company_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "bitrix_leads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "bitrix_auto_leads" ADD CONSTRAINT "bitrix_auto_leads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bitrix_leads" ADD CONSTRAINT "bitrix_leads_company_id_order_id_orders_company_id_id_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bitrix_leads_try_at" ON "bitrix_leads" USING btree ("try_at") WHERE try_at is not null;--> statement-breakpoint
CREATE POLICY "bitrix_auto_leads_app" ON "bitrix_auto_leads" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "bitrix_auto_leads_system" ON "bitrix_auto_leads" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "bitrix_leads_app" ON "bitrix_leads" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "bitrix_leads_system" ON "bitrix_leads" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);