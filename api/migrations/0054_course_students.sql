CREATE TABLE "course_detached_students" (
	"company_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"detachment" text NOT NULL,
	"student" jsonb NOT NULL,
	"package_ids" integer[] NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_detached_students_company_id_course_id_detachment_user_id_pk" PRIMARY KEY("company_id","course_id","detachment","user_id")
);
--> statement-breakpoint
ALTER TABLE "course_detached_students" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "course_students" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "course_students_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "course_students" ADD COLUMN "progress" integer;--> statement-breakpoint
ALTER TABLE "course_students" ADD COLUMN "last_visited_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "course_students" ADD COLUMN "full_name" text collate "und-x-icu" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "course_students" ADD COLUMN "searched" text;--> statement-breakpoint
ALTER TABLE "course_detached_students" ADD CONSTRAINT "course_detached_students_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_detached_students" ADD CONSTRAINT "course_detached_students_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_detached_students_user_id" ON "course_detached_students" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "course_detached_students_created_at" ON "course_detached_students" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "course_students_id" ON "course_students" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "course_students_full_name" ON "course_students" USING btree ("company_id","course_id","full_name","id");--> statement-breakpoint
CREATE INDEX "course_students_progress" ON "course_students" USING btree ("company_id","course_id","progress","id");--> statement-breakpoint
CREATE INDEX "course_students_last_visited_at" ON "course_students" USING btree ("company_id","course_id","last_visited_at","id");--> statement-breakpoint
CREATE INDEX "course_students_created_at" ON "course_students" USING btree ("company_id","course_id","created_at","id");--> statement-breakpoint
CREATE INDEX "course_students_searched" ON "course_students" USING gin ("company_id","searched" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "course_students" ADD CONSTRAINT "course_students_progress_percent" CHECK ("course_students"."progress" between 0 and 100);--> statement-breakpoint
CREATE POLICY "course_detached_students_app" ON "course_detached_students" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_detached_students_system" ON "course_detached_students" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);