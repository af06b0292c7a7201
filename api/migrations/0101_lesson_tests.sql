ALTER TABLE "lesson_blocks" DROP CONSTRAINT "lesson_blocks_type";--> statement-breakpoint
ALTER TABLE "library_blocks" DROP CONSTRAINT "library_blocks_type";--> statement-breakpoint
ALTER TABLE "library_lessons" DROP CONSTRAINT "library_lessons_check_criterion";--> statement-breakpoint
ALTER TABLE "lessons" DROP CONSTRAINT "lessons_check_criterion";--> statement-breakpoint
ALTER TABLE "lesson_blocks" ADD COLUMN "test_id" integer;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "test_points" integer;--> statement-breakpoint
ALTER TABLE "library_blocks" ADD COLUMN "test_id" integer;--> statement-breakpoint
ALTER TABLE "lesson_blocks" ADD CONSTRAINT "lesson_blocks_company_id_test_id_tests_company_id_id_fk" FOREIGN KEY ("company_id","test_id") REFERENCES "public"."tests"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_blocks" ADD CONSTRAINT "library_blocks_company_id_test_id_tests_company_id_id_fk" FOREIGN KEY ("company_id","test_id") REFERENCES "public"."tests"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_blocks_test_id" ON "lesson_blocks" USING btree ("company_id","test_id") WHERE "lesson_blocks"."test_id" is not null;--> statement-breakpoint
CREATE INDEX "library_blocks_test_id" ON "library_blocks" USING btree ("company_id","test_id") WHERE "library_blocks"."test_id" is not null;--> statement-breakpoint
ALTER TABLE "lesson_blocks" ADD CONSTRAINT "lesson_blocks_type" CHECK (type in ('section', 'text', 'image', 'gallery', 'video', 'audio', 'file', 'embed', 'homework', 'test', 'webinar', 'callout', 'faq', 'code', 'formula'));--> statement-breakpoint
ALTER TABLE "library_blocks" ADD CONSTRAINT "library_blocks_type" CHECK (type in ('section', 'text', 'image', 'gallery', 'video', 'audio', 'file', 'embed', 'homework', 'test', 'webinar', 'callout', 'faq', 'code', 'formula'));--> statement-breakpoint
ALTER TABLE "library_lessons" ADD CONSTRAINT "library_lessons_check_criterion" CHECK (check_criterion in ('opened', 'marked', 'watched', 'homework', 'tests', 'constructor', 'attended'));--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_check_criterion" CHECK (check_criterion in ('opened', 'marked', 'watched', 'homework', 'tests', 'constructor', 'attended'));