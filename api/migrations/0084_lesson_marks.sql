CREATE TABLE "lesson_marks" (
	"company_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"attendance" text NOT NULL,
	"mark" integer,
	"note" text,
	"marked_by_id" integer,
	"marked_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_marks_company_id_lesson_id_user_id_pk" PRIMARY KEY("company_id","lesson_id","user_id"),
	CONSTRAINT "lesson_marks_attendance" CHECK (attendance in ('present', 'late', 'absent', 'excused')),
	CONSTRAINT "lesson_marks_mark" CHECK (mark >= 0)
);
--> statement-breakpoint
ALTER TABLE "lesson_marks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lessons" DROP CONSTRAINT "lessons_check_criterion";--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "held_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "max_mark" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_marks" ADD CONSTRAINT "lesson_marks_marked_by_id_users_id_fk" FOREIGN KEY ("marked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_marks" ADD CONSTRAINT "lesson_marks_lesson" FOREIGN KEY ("company_id","course_id","lesson_id") REFERENCES "public"."lessons"("company_id","course_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_marks" ADD CONSTRAINT "lesson_marks_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_marks_user_id" ON "lesson_marks" USING btree ("company_id","user_id","course_id");--> statement-breakpoint
CREATE INDEX "lesson_marks_course_id" ON "lesson_marks" USING btree ("company_id","course_id","lesson_id");--> statement-breakpoint
CREATE INDEX "lessons_held_at" ON "lessons" USING btree ("company_id","course_id","held_at","id");--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_max_mark" CHECK (max_mark between 1 and 1000);--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_check_criterion" CHECK (check_criterion in ('opened', 'marked', 'watched', 'homework', 'constructor', 'attended'));--> statement-breakpoint
CREATE POLICY "lesson_marks_app" ON "lesson_marks" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lesson_marks_system" ON "lesson_marks" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);