ALTER TABLE "test_attempt_questions" ADD COLUMN "marks" jsonb;--> statement-breakpoint
ALTER TABLE "test_attempt_questions" ADD COLUMN "comment" text;--> statement-breakpoint
ALTER TABLE "test_attempt_questions" ADD COLUMN "checked_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "test_attempt_questions" ADD COLUMN "checker_id" integer;--> statement-breakpoint
ALTER TABLE "test_attempt_questions" ADD CONSTRAINT "test_attempt_questions_checker_id_users_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_attempts_ended" ON "test_attempts" USING btree ("company_id","finished_at","id");