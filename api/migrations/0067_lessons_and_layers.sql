CREATE TABLE "block_layers" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "block_layers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"parent_layer_id" integer,
	"type" text NOT NULL,
	"title" text collate "und-x-icu" NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "block_layers_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "block_layers_of_course" UNIQUE("company_id","course_id","id"),
	CONSTRAINT "block_layers_type" CHECK (type in ('category', 'layer')),
	CONSTRAINT "block_layers_category" CHECK ((type = 'category') = (parent_layer_id is null))
);
--> statement-breakpoint
ALTER TABLE "block_layers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lesson_admin_users" (
	"company_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_admin_users_company_id_lesson_id_user_id_pk" PRIMARY KEY("company_id","lesson_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "lesson_admin_users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lesson_files" (
	"company_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "lesson_files_company_id_lesson_id_file_id_pk" PRIMARY KEY("company_id","lesson_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "lesson_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lessons" ALTER COLUMN "status" SET DEFAULT 'visible';--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "layer_id" integer;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "status_before_deletion" text;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "deletion" text;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "author_id" integer;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "teacher_id" integer;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "open_type" text DEFAULT 'immediately' NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "open_days_count" integer;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "open_final_date" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "open_watch_percent" integer;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "open_points" integer;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "close_date" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "forbid_datetime" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "homework" text;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "homework_min_points" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "homework_max_points" integer;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "show_likes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "like_type" text DEFAULT 'like_dislike' NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "use_comments" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "block_layers" ADD CONSTRAINT "block_layers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block_layers" ADD CONSTRAINT "block_layers_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block_layers" ADD CONSTRAINT "block_layers_parent" FOREIGN KEY ("company_id","course_id","parent_layer_id") REFERENCES "public"."block_layers"("company_id","course_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_admin_users" ADD CONSTRAINT "lesson_admin_users_company_id_lesson_id_lessons_company_id_id_fk" FOREIGN KEY ("company_id","lesson_id") REFERENCES "public"."lessons"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_admin_users" ADD CONSTRAINT "lesson_admin_users_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_files" ADD CONSTRAINT "lesson_files_company_id_lesson_id_lessons_company_id_id_fk" FOREIGN KEY ("company_id","lesson_id") REFERENCES "public"."lessons"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_files" ADD CONSTRAINT "lesson_files_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "block_layers_sort" ON "block_layers" USING btree ("company_id","course_id","sort_order","id");--> statement-breakpoint
CREATE INDEX "block_layers_title" ON "block_layers" USING btree ("company_id","title","id");--> statement-breakpoint
CREATE INDEX "block_layers_searched" ON "block_layers" USING gin ("company_id","title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "block_layers_parent_id" ON "block_layers" USING btree ("company_id","parent_layer_id");--> statement-breakpoint
CREATE INDEX "lesson_admin_users_user_id" ON "lesson_admin_users" USING btree ("company_id","user_id","lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_files_file_id" ON "lesson_files" USING btree ("company_id","file_id");--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_layer" FOREIGN KEY ("company_id","course_id","layer_id") REFERENCES "public"."block_layers"("company_id","course_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lessons_teacher_id" ON "lessons" USING btree ("company_id","teacher_id");--> statement-breakpoint
CREATE INDEX "lessons_layer_id" ON "lessons" USING btree ("company_id","layer_id");--> statement-breakpoint
CREATE INDEX "lessons_author_id" ON "lessons" USING btree ("company_id","author_id");--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_of_course" UNIQUE("company_id","course_id","id");--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_open_type" CHECK (open_type in ('immediately', 'after_days', 'on_date', 'after_previous', 'manual'));--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_like_type" CHECK (like_type in ('like_dislike', 'like'));--> statement-breakpoint
CREATE POLICY "block_layers_app" ON "block_layers" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "block_layers_system" ON "block_layers" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lesson_admin_users_app" ON "lesson_admin_users" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lesson_admin_users_system" ON "lesson_admin_users" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lesson_files_app" ON "lesson_files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "lesson_files_app_see" ON "lesson_files" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lesson_files_system" ON "lesson_files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);