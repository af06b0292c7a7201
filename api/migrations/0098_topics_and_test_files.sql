ALTER TABLE "jobs" ADD COLUMN "test_id" integer;--> statement-breakpoint
ALTER TABLE "test_questions" ADD COLUMN "topic_id" integer;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "subject_id" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_id_test_id_tests_company_id_id_fk" FOREIGN KEY ("company_id","test_id") REFERENCES "public"."tests"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_questions" ADD CONSTRAINT "test_questions_company_id_topic_id_topics_company_id_id_fk" FOREIGN KEY ("company_id","topic_id") REFERENCES "public"."topics"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tests" ADD CONSTRAINT "tests_company_id_subject_id_subjects_company_id_id_fk" FOREIGN KEY ("company_id","subject_id") REFERENCES "public"."subjects"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_test_id" ON "jobs" USING btree ("company_id","test_id") WHERE test_id is not null;--> statement-breakpoint
CREATE INDEX "test_questions_topic_id" ON "test_questions" USING btree ("company_id","topic_id");--> statement-breakpoint
CREATE INDEX "tests_subject_id" ON "tests" USING btree ("company_id","subject_id");