ALTER TABLE "library_tests" ADD COLUMN "category_id" integer;--> statement-breakpoint
ALTER TABLE "library_tests" ADD COLUMN "subject_id" integer;--> statement-breakpoint
CREATE INDEX "library_tests_category_id" ON "library_tests" USING btree ("company_id","category_id") WHERE "library_tests"."category_id" is not null;--> statement-breakpoint
CREATE INDEX "library_tests_subject_id" ON "library_tests" USING btree ("company_id","subject_id") WHERE "library_tests"."subject_id" is not null;--> statement-breakpoint
-- Of the two columns one alone becomes null, which drizzle-kit has no words for.
ALTER TABLE "library_tests" ADD CONSTRAINT "library_tests_category" FOREIGN KEY ("company_id","category_id") REFERENCES "test_categories"("company_id","id") ON DELETE SET NULL ("category_id");
--> statement-breakpoint
ALTER TABLE "library_tests" ADD CONSTRAINT "library_tests_subject" FOREIGN KEY ("company_id","subject_id") REFERENCES "subjects"("company_id","id") ON DELETE SET NULL ("subject_id");
