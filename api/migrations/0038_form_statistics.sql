CREATE TABLE "form_days" (
	"company_id" integer NOT NULL,
	"form_id" integer NOT NULL,
	"day" date NOT NULL,
	"seen" integer DEFAULT 0 NOT NULL,
	"begun" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "form_days_company_id_form_id_day_pk" PRIMARY KEY("company_id","form_id","day")
);
--> statement-breakpoint
ALTER TABLE "form_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "form_field_days" (
	"company_id" integer NOT NULL,
	"form_id" integer NOT NULL,
	"day" date NOT NULL,
	"ref" text NOT NULL,
	"stopped" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "form_field_days_company_id_form_id_day_ref_pk" PRIMARY KEY("company_id","form_id","day","ref")
);
--> statement-breakpoint
ALTER TABLE "form_field_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "form_days" ADD CONSTRAINT "form_days_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_days" ADD CONSTRAINT "form_days_company_id_form_id_forms_company_id_id_fk" FOREIGN KEY ("company_id","form_id") REFERENCES "public"."forms"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_field_days" ADD CONSTRAINT "form_field_days_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_field_days" ADD CONSTRAINT "form_field_days_company_id_form_id_forms_company_id_id_fk" FOREIGN KEY ("company_id","form_id") REFERENCES "public"."forms"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "form_days_app" ON "form_days" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "form_days_system" ON "form_days" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "form_field_days_app" ON "form_field_days" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "form_field_days_system" ON "form_field_days" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);