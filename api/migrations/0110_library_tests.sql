CREATE TABLE "library_tests" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "library_tests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" integer NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "library_tests_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "library_tests_of_entry" UNIQUE("company_id","entry_id")
);
--> statement-breakpoint
ALTER TABLE "library_tests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "library_entries" ADD COLUMN "questions_count" integer;--> statement-breakpoint
ALTER TABLE "library_tests" ADD CONSTRAINT "library_tests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_tests" ADD CONSTRAINT "library_tests_company_id_entry_id_library_entries_company_id_id_fk" FOREIGN KEY ("company_id","entry_id") REFERENCES "public"."library_entries"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "library_tests_app" ON "library_tests" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "library_tests_system" ON "library_tests" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);