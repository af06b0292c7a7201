CREATE TABLE "library_block_media" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "library_block_media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"block_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"sort" integer NOT NULL,
	"caption" text,
	"alt" text,
	CONSTRAINT "library_block_media_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "library_block_media" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "library_blocks" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "library_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" integer NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"published_at" timestamp(3) with time zone,
	"sort" integer NOT NULL,
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
	"must_be_done" boolean NOT NULL,
	CONSTRAINT "library_blocks_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "library_blocks_type" CHECK (type in ('section', 'text', 'image', 'gallery', 'video', 'audio', 'file', 'embed', 'homework', 'webinar', 'callout', 'faq', 'code', 'formula')),
	CONSTRAINT "library_blocks_status" CHECK (status in ('draft', 'published')),
	CONSTRAINT "library_blocks_tone" CHECK (tone in ('note', 'tip', 'warning', 'important'))
);
--> statement-breakpoint
ALTER TABLE "library_blocks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "library_lessons" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "library_lessons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" integer NOT NULL,
	"type" text NOT NULL,
	"description" text,
	"open_type" text NOT NULL,
	"open_days_count" integer,
	"open_watch_percent" integer,
	"open_points" integer,
	"homework" text,
	"homework_min_points" integer NOT NULL,
	"homework_max_points" integer,
	"show_likes" boolean NOT NULL,
	"like_type" text NOT NULL,
	"use_comments" boolean NOT NULL,
	"check_criterion" text NOT NULL,
	"watch_percent" integer NOT NULL,
	"max_mark" integer NOT NULL,
	CONSTRAINT "library_lessons_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "library_lessons_of_entry" UNIQUE("company_id","entry_id"),
	CONSTRAINT "library_lessons_type" CHECK (type in ('test', 'full_video', 'video', 'webinar', 'text', 'homework', 'offline', 'constructor')),
	CONSTRAINT "library_lessons_open_type" CHECK (open_type in ('immediately', 'after_days', 'on_date', 'after_previous', 'manual')),
	CONSTRAINT "library_lessons_like_type" CHECK (like_type in ('like_dislike', 'like')),
	CONSTRAINT "library_lessons_check_criterion" CHECK (check_criterion in ('opened', 'marked', 'watched', 'homework', 'constructor', 'attended')),
	CONSTRAINT "library_lessons_watch_percent" CHECK (watch_percent between 1 and 100),
	CONSTRAINT "library_lessons_max_mark" CHECK (max_mark between 1 and 1000)
);
--> statement-breakpoint
ALTER TABLE "library_lessons" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "library_entry_files" (
	"company_id" integer NOT NULL,
	"entry_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "library_entry_files_company_id_entry_id_file_id_pk" PRIMARY KEY("company_id","entry_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "library_entry_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lesson_blocks" DROP CONSTRAINT "lesson_blocks_type";--> statement-breakpoint
ALTER TABLE "library_entries" DROP CONSTRAINT "library_entries_one_of";--> statement-breakpoint
ALTER TABLE "library_entries" ADD COLUMN "excerpt" text;--> statement-breakpoint
ALTER TABLE "library_entries" ADD COLUMN "blocks_count" integer;--> statement-breakpoint
ALTER TABLE "library_entries" ADD COLUMN "author_id" integer;--> statement-breakpoint
ALTER TABLE "library_block_media" ADD CONSTRAINT "library_block_media_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_block_media" ADD CONSTRAINT "library_block_media_company_id_block_id_library_blocks_company_id_id_fk" FOREIGN KEY ("company_id","block_id") REFERENCES "public"."library_blocks"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_block_media" ADD CONSTRAINT "library_block_media_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_blocks" ADD CONSTRAINT "library_blocks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_blocks" ADD CONSTRAINT "library_blocks_company_id_entry_id_library_entries_company_id_id_fk" FOREIGN KEY ("company_id","entry_id") REFERENCES "public"."library_entries"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_blocks" ADD CONSTRAINT "library_blocks_company_id_captions_id_files_company_id_id_fk" FOREIGN KEY ("company_id","captions_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_lessons" ADD CONSTRAINT "library_lessons_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_lessons" ADD CONSTRAINT "library_lessons_company_id_entry_id_library_entries_company_id_id_fk" FOREIGN KEY ("company_id","entry_id") REFERENCES "public"."library_entries"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_entry_files" ADD CONSTRAINT "library_entry_files_company_id_entry_id_library_entries_company_id_id_fk" FOREIGN KEY ("company_id","entry_id") REFERENCES "public"."library_entries"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_entry_files" ADD CONSTRAINT "library_entry_files_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_block_media_block_id" ON "library_block_media" USING btree ("company_id","block_id","sort");--> statement-breakpoint
CREATE INDEX "library_block_media_file_id" ON "library_block_media" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "library_blocks_sort" ON "library_blocks" USING btree ("company_id","entry_id","sort","id");--> statement-breakpoint
CREATE INDEX "library_blocks_captions_id" ON "library_blocks" USING btree ("company_id","captions_id") WHERE "library_blocks"."captions_id" is not null;--> statement-breakpoint
CREATE INDEX "library_entry_files_file_id" ON "library_entry_files" USING btree ("company_id","file_id");--> statement-breakpoint
ALTER TABLE "library_entries" ADD CONSTRAINT "library_entries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_entries_author_id" ON "library_entries" USING btree ("company_id","author_id");--> statement-breakpoint
ALTER TABLE "library_entries" DROP COLUMN "content";--> statement-breakpoint
ALTER TABLE "lesson_blocks" ADD CONSTRAINT "lesson_blocks_type" CHECK (type in ('section', 'text', 'image', 'gallery', 'video', 'audio', 'file', 'embed', 'homework', 'webinar', 'callout', 'faq', 'code', 'formula'));--> statement-breakpoint
ALTER TABLE "library_entries" ADD CONSTRAINT "library_entries_file" CHECK (file_id is null or type not in ('tests', 'blocks', 'lessons'));--> statement-breakpoint
CREATE POLICY "library_block_media_app" ON "library_block_media" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "library_block_media_system" ON "library_block_media" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "library_blocks_app" ON "library_blocks" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "library_blocks_system" ON "library_blocks" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "library_lessons_app" ON "library_lessons" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "library_lessons_system" ON "library_lessons" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "library_entry_files_app" ON "library_entry_files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "library_entry_files_system" ON "library_entry_files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);