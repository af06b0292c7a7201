CREATE TABLE "course_recounts" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "course_recounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_recounts_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "course_recounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lesson_done_blocks" (
	"company_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"block_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_done_blocks_company_id_lesson_id_user_id_block_id_pk" PRIMARY KEY("company_id","lesson_id","user_id","block_id")
);
--> statement-breakpoint
ALTER TABLE "lesson_done_blocks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lesson_notes" (
	"company_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_notes_company_id_lesson_id_user_id_pk" PRIMARY KEY("company_id","lesson_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "lesson_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lesson_openings" (
	"company_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"opened_by_id" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_openings_company_id_lesson_id_user_id_pk" PRIMARY KEY("company_id","lesson_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "lesson_openings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"company_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"opened_at" timestamp(3) with time zone,
	"last_visited_at" timestamp(3) with time zone,
	"marked_at" timestamp(3) with time zone,
	"finished_at" timestamp(3) with time zone,
	"watched_percent" integer DEFAULT 0 NOT NULL,
	"points" integer,
	"bookmarked_at" timestamp(3) with time zone,
	CONSTRAINT "lesson_progress_company_id_lesson_id_user_id_pk" PRIMARY KEY("company_id","lesson_id","user_id"),
	CONSTRAINT "lesson_progress_watched" CHECK (watched_percent between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "lesson_progress" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "course_students" ADD COLUMN "finished_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "course_recounts" ADD CONSTRAINT "course_recounts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_done_blocks" ADD CONSTRAINT "lesson_done_blocks_block" FOREIGN KEY ("company_id","lesson_id","block_id") REFERENCES "public"."lesson_blocks"("company_id","lesson_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_done_blocks" ADD CONSTRAINT "lesson_done_blocks_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_lesson" FOREIGN KEY ("company_id","course_id","lesson_id") REFERENCES "public"."lessons"("company_id","course_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_openings" ADD CONSTRAINT "lesson_openings_opened_by_id_users_id_fk" FOREIGN KEY ("opened_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_openings" ADD CONSTRAINT "lesson_openings_lesson" FOREIGN KEY ("company_id","course_id","lesson_id") REFERENCES "public"."lessons"("company_id","course_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_openings" ADD CONSTRAINT "lesson_openings_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_lesson" FOREIGN KEY ("company_id","course_id","lesson_id") REFERENCES "public"."lessons"("company_id","course_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_done_blocks_block_id" ON "lesson_done_blocks" USING btree ("company_id","lesson_id","block_id");--> statement-breakpoint
CREATE INDEX "lesson_done_blocks_user_id" ON "lesson_done_blocks" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "lesson_notes_user_id" ON "lesson_notes" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "lesson_notes_course_id" ON "lesson_notes" USING btree ("company_id","course_id","lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_openings_user_id" ON "lesson_openings" USING btree ("company_id","user_id","course_id");--> statement-breakpoint
CREATE INDEX "lesson_openings_course_id" ON "lesson_openings" USING btree ("company_id","course_id","lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_progress_user_id" ON "lesson_progress" USING btree ("company_id","user_id","course_id");--> statement-breakpoint
CREATE INDEX "lesson_progress_course_id" ON "lesson_progress" USING btree ("company_id","course_id","lesson_id");--> statement-breakpoint
CREATE POLICY "course_recounts_app" ON "course_recounts" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_recounts_system" ON "course_recounts" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lesson_done_blocks_app" ON "lesson_done_blocks" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lesson_done_blocks_system" ON "lesson_done_blocks" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lesson_notes_app" ON "lesson_notes" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lesson_notes_system" ON "lesson_notes" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lesson_openings_app" ON "lesson_openings" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lesson_openings_system" ON "lesson_openings" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lesson_progress_app" ON "lesson_progress" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lesson_progress_system" ON "lesson_progress" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);