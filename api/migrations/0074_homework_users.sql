CREATE TABLE "lesson_homework_users" (
	"company_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_homework_users_company_id_lesson_id_user_id_pk" PRIMARY KEY("company_id","lesson_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "lesson_homework_users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lesson_homework_users" ADD CONSTRAINT "lesson_homework_users_company_id_lesson_id_lessons_company_id_id_fk" FOREIGN KEY ("company_id","lesson_id") REFERENCES "public"."lessons"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_homework_users" ADD CONSTRAINT "lesson_homework_users_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_homework_users_user_id" ON "lesson_homework_users" USING btree ("company_id","user_id","lesson_id");--> statement-breakpoint
CREATE INDEX "homework_works_sent_at" ON "homework_works" USING btree ("company_id","sent_at","id");--> statement-breakpoint
ALTER TABLE "homework_message_files" DROP COLUMN "sort";--> statement-breakpoint
CREATE POLICY "lesson_homework_users_app" ON "lesson_homework_users" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lesson_homework_users_system" ON "lesson_homework_users" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);