CREATE TABLE "idempotency_keys" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"id" text NOT NULL,
	"answer" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE POLICY "idempotency_keys_app" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = coalesce(nullif(current_setting('kafedra.company_id', true), '')::integer, 0) and user_id = nullif(current_setting('kafedra.person_id', true), '')::integer) WITH CHECK (company_id = coalesce(nullif(current_setting('kafedra.company_id', true), '')::integer, 0) and user_id = nullif(current_setting('kafedra.person_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "idempotency_keys_system" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);