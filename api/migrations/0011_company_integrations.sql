CREATE TABLE "company_integrations" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "company_integrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "und-x-icu" NOT NULL,
	"type" text,
	"settings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_integrations_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "company_integrations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "company_integrations" ADD CONSTRAINT "company_integrations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_integrations_name" ON "company_integrations" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE POLICY "company_integrations_app" ON "company_integrations" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "company_integrations_system" ON "company_integrations" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CALL keep_audits('company_integrations', 'company_integrations', 'updated_at', 'settings');
