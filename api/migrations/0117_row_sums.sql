CREATE TABLE "row_sums" (
	"company_id" integer NOT NULL,
	"summed" text NOT NULL,
	"summed_column" text NOT NULL,
	"summed_by" text NOT NULL,
	"key" jsonb NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "row_sums_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sum" numeric NOT NULL,
	CONSTRAINT "row_sums_company_id_summed_summed_column_summed_by_key_id_pk" PRIMARY KEY("company_id","summed","summed_column","summed_by","key","id")
);
--> statement-breakpoint
ALTER TABLE "row_sums" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "row_sums_app" ON "row_sums" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "row_sums_app_see" ON "row_sums" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "row_sums_system" ON "row_sums" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);
