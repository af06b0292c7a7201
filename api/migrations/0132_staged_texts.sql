CREATE TABLE "staged_texts" (
	"company_id" integer NOT NULL,
	"staging" uuid NOT NULL,
	"place" integer NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staged_texts_company_id_staging_place_pk" PRIMARY KEY("company_id","staging","place")
);
--> statement-breakpoint
ALTER TABLE "staged_texts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "staged_texts_created_at" ON "staged_texts" USING btree ("created_at");--> statement-breakpoint
CREATE POLICY "staged_texts_app" ON "staged_texts" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "staged_texts_system" ON "staged_texts" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);