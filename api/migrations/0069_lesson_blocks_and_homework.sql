CREATE TABLE "lesson_block_files" (
	"company_id" integer NOT NULL,
	"block_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "lesson_block_files_company_id_block_id_file_id_pk" PRIMARY KEY("company_id","block_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "lesson_block_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lesson_block_media" (
	"company_id" integer NOT NULL,
	"block_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"sort" integer NOT NULL,
	"caption" text,
	"alt" text,
	CONSTRAINT "lesson_block_media_company_id_block_id_file_id_pk" PRIMARY KEY("company_id","block_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "lesson_block_media" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lesson_blocks" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "lesson_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"status_before_deletion" text,
	"deleted_at" timestamp(3) with time zone,
	"deletion" text,
	"published_at" timestamp(3) with time zone,
	"sort" integer DEFAULT 0 NOT NULL,
	"layer_id" integer,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"title" text collate "und-x-icu",
	"text" text,
	"address" text,
	"source" text,
	"language" text,
	"tone" text,
	"answers" jsonb,
	"captions_id" integer,
	"homework_min_points" integer,
	"homework_max_points" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_blocks_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "lesson_blocks_of_lesson" UNIQUE("company_id","lesson_id","id"),
	CONSTRAINT "lesson_blocks_type" CHECK (type in ('section', 'text', 'image', 'gallery', 'video', 'audio', 'file', 'embed', 'homework', 'callout', 'faq', 'code', 'formula')),
	CONSTRAINT "lesson_blocks_status" CHECK (status in ('draft', 'published', 'deleted')),
	CONSTRAINT "lesson_blocks_tone" CHECK (tone in ('note', 'tip', 'warning', 'important')),
	CONSTRAINT "lesson_blocks_published" CHECK (status <> 'published' or published_at is not null)
);
--> statement-breakpoint
ALTER TABLE "lesson_blocks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lesson_close_blocks" (
	"company_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"block_id" integer NOT NULL,
	CONSTRAINT "lesson_close_blocks_company_id_lesson_id_block_id_pk" PRIMARY KEY("company_id","lesson_id","block_id")
);
--> statement-breakpoint
ALTER TABLE "lesson_close_blocks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "homework_message_files" (
	"company_id" integer NOT NULL,
	"message_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "homework_message_files_company_id_message_id_file_id_pk" PRIMARY KEY("company_id","message_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "homework_message_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "homework_messages" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "homework_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"work_id" integer NOT NULL,
	"author_id" integer,
	"type" text NOT NULL,
	"text" text,
	"points" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "homework_messages_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "homework_messages_type" CHECK (type in ('answer', 'comment', 'returned', 'accepted'))
);
--> statement-breakpoint
ALTER TABLE "homework_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "homework_works" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "homework_works_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"block_id" integer,
	"user_id" integer NOT NULL,
	"status" text DEFAULT 'sent' NOT NULL,
	"points" integer,
	"sent_at" timestamp(3) with time zone NOT NULL,
	"checked_at" timestamp(3) with time zone,
	"checker_id" integer,
	"words_digest" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "homework_works_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "homework_works_of_learner" UNIQUE NULLS NOT DISTINCT("company_id","lesson_id","block_id","user_id"),
	CONSTRAINT "homework_works_status" CHECK (status in ('sent', 'returned', 'accepted')),
	CONSTRAINT "homework_works_points" CHECK (points is null or status = 'accepted')
);
--> statement-breakpoint
ALTER TABLE "homework_works" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "check_criterion" text DEFAULT 'marked' NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "watch_percent" integer DEFAULT 90 NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_block_files" ADD CONSTRAINT "lesson_block_files_company_id_block_id_lesson_blocks_company_id_id_fk" FOREIGN KEY ("company_id","block_id") REFERENCES "public"."lesson_blocks"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_block_files" ADD CONSTRAINT "lesson_block_files_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_block_media" ADD CONSTRAINT "lesson_block_media_company_id_block_id_lesson_blocks_company_id_id_fk" FOREIGN KEY ("company_id","block_id") REFERENCES "public"."lesson_blocks"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_block_media" ADD CONSTRAINT "lesson_block_media_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_blocks" ADD CONSTRAINT "lesson_blocks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_blocks" ADD CONSTRAINT "lesson_blocks_lesson" FOREIGN KEY ("company_id","course_id","lesson_id") REFERENCES "public"."lessons"("company_id","course_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_blocks" ADD CONSTRAINT "lesson_blocks_company_id_captions_id_files_company_id_id_fk" FOREIGN KEY ("company_id","captions_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_blocks" ADD CONSTRAINT "lesson_blocks_layer" FOREIGN KEY ("company_id","course_id","layer_id") REFERENCES "public"."block_layers"("company_id","course_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_close_blocks" ADD CONSTRAINT "lesson_close_blocks_block" FOREIGN KEY ("company_id","lesson_id","block_id") REFERENCES "public"."lesson_blocks"("company_id","lesson_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_message_files" ADD CONSTRAINT "homework_message_files_company_id_message_id_homework_messages_company_id_id_fk" FOREIGN KEY ("company_id","message_id") REFERENCES "public"."homework_messages"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_message_files" ADD CONSTRAINT "homework_message_files_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_messages" ADD CONSTRAINT "homework_messages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_messages" ADD CONSTRAINT "homework_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_messages" ADD CONSTRAINT "homework_messages_company_id_work_id_homework_works_company_id_id_fk" FOREIGN KEY ("company_id","work_id") REFERENCES "public"."homework_works"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_works" ADD CONSTRAINT "homework_works_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_works" ADD CONSTRAINT "homework_works_checker_id_users_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_works" ADD CONSTRAINT "homework_works_lesson" FOREIGN KEY ("company_id","course_id","lesson_id") REFERENCES "public"."lessons"("company_id","course_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_works" ADD CONSTRAINT "homework_works_block" FOREIGN KEY ("company_id","lesson_id","block_id") REFERENCES "public"."lesson_blocks"("company_id","lesson_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_works" ADD CONSTRAINT "homework_works_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_block_files_file_id" ON "lesson_block_files" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "lesson_block_media_file_id" ON "lesson_block_media" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "lesson_blocks_sort" ON "lesson_blocks" USING btree ("company_id","lesson_id","sort","id");--> statement-breakpoint
CREATE INDEX "lesson_blocks_course_id" ON "lesson_blocks" USING btree ("company_id","course_id","lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_blocks_layer_id" ON "lesson_blocks" USING btree ("company_id","layer_id","sort_order","id") WHERE "lesson_blocks"."layer_id" is not null;--> statement-breakpoint
CREATE INDEX "lesson_blocks_captions_id" ON "lesson_blocks" USING btree ("company_id","captions_id") WHERE "lesson_blocks"."captions_id" is not null;--> statement-breakpoint
CREATE INDEX "homework_message_files_file_id" ON "homework_message_files" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "homework_messages_work_id" ON "homework_messages" USING btree ("company_id","work_id","id");--> statement-breakpoint
CREATE INDEX "homework_works_status" ON "homework_works" USING btree ("company_id","status","sent_at","id");--> statement-breakpoint
CREATE INDEX "homework_works_course" ON "homework_works" USING btree ("company_id","course_id","status","sent_at","id");--> statement-breakpoint
CREATE INDEX "homework_works_user_id" ON "homework_works" USING btree ("company_id","user_id","course_id");--> statement-breakpoint
CREATE INDEX "homework_works_words" ON "homework_works" USING btree ("company_id","lesson_id","words_digest") WHERE "homework_works"."words_digest" is not null;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_check_criterion" CHECK (check_criterion in ('opened', 'marked', 'watched', 'homework', 'constructor'));--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_watch_percent" CHECK (watch_percent between 1 and 100);--> statement-breakpoint
CREATE POLICY "lesson_block_files_app" ON "lesson_block_files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "lesson_block_files_app_see" ON "lesson_block_files" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lesson_block_files_system" ON "lesson_block_files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lesson_block_media_app" ON "lesson_block_media" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lesson_block_media_system" ON "lesson_block_media" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lesson_blocks_app" ON "lesson_blocks" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lesson_blocks_system" ON "lesson_blocks" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lesson_close_blocks_app" ON "lesson_close_blocks" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lesson_close_blocks_system" ON "lesson_close_blocks" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "homework_message_files_app" ON "homework_message_files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "homework_message_files_system" ON "homework_message_files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "homework_messages_app" ON "homework_messages" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "homework_messages_system" ON "homework_messages" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "homework_works_app" ON "homework_works" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "homework_works_system" ON "homework_works" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);