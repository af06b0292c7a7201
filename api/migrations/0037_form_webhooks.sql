CREATE TABLE "form_webhook_attempts" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "form_webhook_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"delivery_id" integer NOT NULL,
	"url" text,
	"status" integer,
	"error" text,
	"answer" text,
	"took" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_webhook_attempts_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "form_webhook_attempts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "form_webhook_deliveries" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "form_webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"form_id" integer NOT NULL,
	"answer_id" integer,
	"uuid" uuid NOT NULL,
	"event" text NOT NULL,
	"body" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"attempt_key" uuid,
	"next_attempt_at" timestamp(3) with time zone,
	"response_status" integer,
	"error" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_webhook_deliveries_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "form_webhook_deliveries_event" CHECK (event in ('form_answered', 'form_test')),
	CONSTRAINT "form_webhook_deliveries_status" CHECK (status in ('waiting', 'delivered', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "form_webhook_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "form_webhook_secrets" (
	"company_id" integer NOT NULL,
	"form_id" integer NOT NULL,
	"secret" text NOT NULL,
	"previous" text,
	"previous_until" timestamp(3) with time zone,
	CONSTRAINT "form_webhook_secrets_company_id_form_id_pk" PRIMARY KEY("company_id","form_id")
);
--> statement-breakpoint
ALTER TABLE "form_webhook_secrets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "form_webhook_attempts" ADD CONSTRAINT "form_webhook_attempts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_webhook_attempts" ADD CONSTRAINT "form_webhook_attempts_company_id_delivery_id_form_webhook_deliveries_company_id_id_fk" FOREIGN KEY ("company_id","delivery_id") REFERENCES "public"."form_webhook_deliveries"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_webhook_deliveries" ADD CONSTRAINT "form_webhook_deliveries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_webhook_deliveries" ADD CONSTRAINT "form_webhook_deliveries_company_id_form_id_forms_company_id_id_fk" FOREIGN KEY ("company_id","form_id") REFERENCES "public"."forms"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_webhook_deliveries" ADD CONSTRAINT "form_webhook_deliveries_company_id_answer_id_form_answers_company_id_id_fk" FOREIGN KEY ("company_id","answer_id") REFERENCES "public"."form_answers"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_webhook_secrets" ADD CONSTRAINT "form_webhook_secrets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_webhook_secrets" ADD CONSTRAINT "form_webhook_secrets_company_id_form_id_forms_company_id_id_fk" FOREIGN KEY ("company_id","form_id") REFERENCES "public"."forms"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_webhook_attempts_delivery_id" ON "form_webhook_attempts" USING btree ("company_id","delivery_id","id");--> statement-breakpoint
CREATE INDEX "form_webhook_deliveries_created_at" ON "form_webhook_deliveries" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "form_webhook_deliveries_form_id" ON "form_webhook_deliveries" USING btree ("company_id","form_id","created_at","id");--> statement-breakpoint
CREATE INDEX "form_webhook_deliveries_status" ON "form_webhook_deliveries" USING btree ("company_id","form_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "form_webhook_deliveries_answer_id" ON "form_webhook_deliveries" USING btree ("company_id","answer_id");--> statement-breakpoint
CREATE INDEX "form_webhook_deliveries_old" ON "form_webhook_deliveries" USING btree ("created_at") WHERE status <> 'waiting';--> statement-breakpoint
CREATE POLICY "form_webhook_attempts_app" ON "form_webhook_attempts" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "form_webhook_attempts_system" ON "form_webhook_attempts" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "form_webhook_deliveries_app" ON "form_webhook_deliveries" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "form_webhook_deliveries_system" ON "form_webhook_deliveries" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "form_webhook_secrets_app" ON "form_webhook_secrets" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "form_webhook_secrets_system" ON "form_webhook_secrets" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
INSERT INTO "form_webhook_secrets" ("company_id", "form_id", "secret")
SELECT "company_id", "id", 'whsec_' || replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') FROM "forms" WHERE "webhook" IS NOT NULL;
