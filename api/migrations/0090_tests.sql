CREATE TABLE "correspondence_files" (
	"company_id" integer NOT NULL,
	"correspondence_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "correspondence_files_company_id_correspondence_id_file_id_pk" PRIMARY KEY("company_id","correspondence_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "correspondence_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "correspondence_links" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "correspondence_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"main_id" integer NOT NULL,
	"dependent_id" integer NOT NULL,
	CONSTRAINT "correspondence_links_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "correspondence_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "correspondences" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "correspondences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"is_main" boolean NOT NULL,
	"value" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "correspondences_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "correspondences_of_question" UNIQUE("company_id","question_id","id")
);
--> statement-breakpoint
ALTER TABLE "correspondences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "question_answer_files" (
	"company_id" integer NOT NULL,
	"answer_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "question_answer_files_company_id_answer_id_file_id_pk" PRIMARY KEY("company_id","answer_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "question_answer_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "question_answers" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "question_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"value" text DEFAULT '' NOT NULL,
	"comment" text,
	"correct" boolean DEFAULT false NOT NULL,
	"correct_position" integer,
	"tolerance" numeric,
	"sort" integer DEFAULT 0 NOT NULL,
	"parent_answer_id" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_answers_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "question_answers_of_question" UNIQUE("company_id","question_id","id")
);
--> statement-breakpoint
ALTER TABLE "question_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "question_criteria" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "question_criteria_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"max_points" integer DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_criteria_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "question_criteria" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "question_criterion_templates" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "question_criterion_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "und-x-icu" NOT NULL,
	"criteria" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_criterion_templates_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "question_criterion_templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "select_input_items" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "select_input_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"answer_id" integer NOT NULL,
	"value" text NOT NULL,
	"correct" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "select_input_items_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "select_input_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "test_question_files" (
	"company_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "test_question_files_company_id_question_id_file_id_pk" PRIMARY KEY("company_id","question_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "test_question_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "test_question_media" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "test_question_media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "test_question_media_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "test_question_media" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "test_questions" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "test_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"test_id" integer NOT NULL,
	"type" text DEFAULT 'unknown' NOT NULL,
	"question" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'inactive' NOT NULL,
	"status_before_deletion" text,
	"deleted_at" timestamp(3) with time zone,
	"deletion" text,
	"part" integer DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"max_points" integer DEFAULT 1 NOT NULL,
	"partial" boolean DEFAULT false NOT NULL,
	"penalty_percentage" integer,
	"case_sensitive" boolean DEFAULT false NOT NULL,
	"timer" integer,
	"max_attempts" integer DEFAULT 1 NOT NULL,
	"infinity_attempts" boolean DEFAULT true NOT NULL,
	"required" boolean DEFAULT false NOT NULL,
	"shuffle_answers" boolean,
	"show_answer_note" boolean DEFAULT true NOT NULL,
	"correspondence_multi" boolean DEFAULT false NOT NULL,
	"criterion_type" text DEFAULT 'points' NOT NULL,
	"criterion_points" integer DEFAULT 1 NOT NULL,
	"check_without_register" boolean DEFAULT false NOT NULL,
	"solution" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_questions_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "test_questions_type" CHECK (type in ('unknown', 'input', 'numeric_input', 'radio', 'checkbox', 'sort', 'multi_input', 'textarea', 'correspondence', 'select_input', 'text_input', 'assessment_by_criterion', 'audio_input')),
	CONSTRAINT "test_questions_status" CHECK (status in ('inactive', 'active', 'deleted')),
	CONSTRAINT "test_questions_criterion_type" CHECK (criterion_type in ('points', 'yes_no')),
	CONSTRAINT "test_questions_active" CHECK (status <> 'active' or type <> 'unknown')
);
--> statement-breakpoint
ALTER TABLE "test_questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "test_categories" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "test_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "und-x-icu" NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_categories_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "test_categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "test_files" (
	"company_id" integer NOT NULL,
	"test_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "test_files_company_id_test_id_file_id_pk" PRIMARY KEY("company_id","test_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "test_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "test_parts" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "test_parts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"test_id" integer NOT NULL,
	"part" integer NOT NULL,
	"title" text,
	"draws_count" integer,
	CONSTRAINT "test_parts_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "test_parts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "test_teachers" (
	"company_id" integer NOT NULL,
	"test_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "test_teachers_company_id_test_id_user_id_pk" PRIMARY KEY("company_id","test_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "test_teachers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "status" text DEFAULT 'inactive' NOT NULL;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "status_before_deletion" text;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "deletion" text;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "category_id" integer;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "grading_scale" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "successful_points" integer;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "timer" integer;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "max_attempts" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "infinity_attempts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "shuffle_questions" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "shuffle_answers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "shown_result" text DEFAULT 'correctness' NOT NULL;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "is_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "correspondence_files" ADD CONSTRAINT "correspondence_files_company_id_correspondence_id_correspondences_company_id_id_fk" FOREIGN KEY ("company_id","correspondence_id") REFERENCES "public"."correspondences"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correspondence_files" ADD CONSTRAINT "correspondence_files_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correspondence_links" ADD CONSTRAINT "correspondence_links_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correspondence_links" ADD CONSTRAINT "correspondence_links_company_id_question_id_test_questions_company_id_id_fk" FOREIGN KEY ("company_id","question_id") REFERENCES "public"."test_questions"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correspondence_links" ADD CONSTRAINT "correspondence_links_main_id" FOREIGN KEY ("company_id","question_id","main_id") REFERENCES "public"."correspondences"("company_id","question_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correspondence_links" ADD CONSTRAINT "correspondence_links_dependent_id" FOREIGN KEY ("company_id","question_id","dependent_id") REFERENCES "public"."correspondences"("company_id","question_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correspondences" ADD CONSTRAINT "correspondences_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correspondences" ADD CONSTRAINT "correspondences_company_id_question_id_test_questions_company_id_id_fk" FOREIGN KEY ("company_id","question_id") REFERENCES "public"."test_questions"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_answer_files" ADD CONSTRAINT "question_answer_files_company_id_answer_id_question_answers_company_id_id_fk" FOREIGN KEY ("company_id","answer_id") REFERENCES "public"."question_answers"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_answer_files" ADD CONSTRAINT "question_answer_files_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_answers" ADD CONSTRAINT "question_answers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_answers" ADD CONSTRAINT "question_answers_company_id_question_id_test_questions_company_id_id_fk" FOREIGN KEY ("company_id","question_id") REFERENCES "public"."test_questions"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_answers" ADD CONSTRAINT "question_answers_parent" FOREIGN KEY ("company_id","question_id","parent_answer_id") REFERENCES "public"."question_answers"("company_id","question_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_criteria" ADD CONSTRAINT "question_criteria_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_criteria" ADD CONSTRAINT "question_criteria_company_id_question_id_test_questions_company_id_id_fk" FOREIGN KEY ("company_id","question_id") REFERENCES "public"."test_questions"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_criterion_templates" ADD CONSTRAINT "question_criterion_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "select_input_items" ADD CONSTRAINT "select_input_items_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "select_input_items" ADD CONSTRAINT "select_input_items_company_id_question_id_test_questions_company_id_id_fk" FOREIGN KEY ("company_id","question_id") REFERENCES "public"."test_questions"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "select_input_items" ADD CONSTRAINT "select_input_items_answer" FOREIGN KEY ("company_id","question_id","answer_id") REFERENCES "public"."question_answers"("company_id","question_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_question_files" ADD CONSTRAINT "test_question_files_company_id_question_id_test_questions_company_id_id_fk" FOREIGN KEY ("company_id","question_id") REFERENCES "public"."test_questions"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_question_files" ADD CONSTRAINT "test_question_files_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_question_media" ADD CONSTRAINT "test_question_media_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_question_media" ADD CONSTRAINT "test_question_media_company_id_question_id_test_questions_company_id_id_fk" FOREIGN KEY ("company_id","question_id") REFERENCES "public"."test_questions"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_question_media" ADD CONSTRAINT "test_question_media_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_questions" ADD CONSTRAINT "test_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_questions" ADD CONSTRAINT "test_questions_company_id_test_id_tests_company_id_id_fk" FOREIGN KEY ("company_id","test_id") REFERENCES "public"."tests"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_categories" ADD CONSTRAINT "test_categories_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_files" ADD CONSTRAINT "test_files_company_id_test_id_tests_company_id_id_fk" FOREIGN KEY ("company_id","test_id") REFERENCES "public"."tests"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_files" ADD CONSTRAINT "test_files_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_parts" ADD CONSTRAINT "test_parts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_parts" ADD CONSTRAINT "test_parts_company_id_test_id_tests_company_id_id_fk" FOREIGN KEY ("company_id","test_id") REFERENCES "public"."tests"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_teachers" ADD CONSTRAINT "test_teachers_company_id_test_id_tests_company_id_id_fk" FOREIGN KEY ("company_id","test_id") REFERENCES "public"."tests"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_teachers" ADD CONSTRAINT "test_teachers_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "correspondence_files_file_id" ON "correspondence_files" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "correspondence_links_pair" ON "correspondence_links" USING btree ("company_id","question_id","main_id","dependent_id");--> statement-breakpoint
CREATE INDEX "correspondences_sort" ON "correspondences" USING btree ("company_id","question_id","sort","id");--> statement-breakpoint
CREATE INDEX "question_answer_files_file_id" ON "question_answer_files" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "question_answers_sort" ON "question_answers" USING btree ("company_id","question_id","sort","id");--> statement-breakpoint
CREATE INDEX "question_answers_parent_answer_id" ON "question_answers" USING btree ("company_id","question_id","parent_answer_id") WHERE "question_answers"."parent_answer_id" is not null;--> statement-breakpoint
CREATE INDEX "question_criteria_sort" ON "question_criteria" USING btree ("company_id","question_id","sort","id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_criterion_templates_name" ON "question_criterion_templates" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "select_input_items_question_id" ON "select_input_items" USING btree ("company_id","question_id","id");--> statement-breakpoint
CREATE INDEX "select_input_items_sort" ON "select_input_items" USING btree ("company_id","answer_id","sort","id");--> statement-breakpoint
CREATE INDEX "test_question_files_file_id" ON "test_question_files" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "test_question_media_file" ON "test_question_media" USING btree ("company_id","question_id","file_id");--> statement-breakpoint
CREATE INDEX "test_question_media_file_id" ON "test_question_media" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "test_questions_sort" ON "test_questions" USING btree ("company_id","test_id","sort","id");--> statement-breakpoint
CREATE UNIQUE INDEX "test_categories_name" ON "test_categories" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "test_files_file_id" ON "test_files" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "test_parts_part" ON "test_parts" USING btree ("company_id","test_id","part");--> statement-breakpoint
CREATE INDEX "test_teachers_user_id" ON "test_teachers" USING btree ("company_id","user_id");--> statement-breakpoint
ALTER TABLE "tests" ADD CONSTRAINT "tests_company_id_category_id_test_categories_company_id_id_fk" FOREIGN KEY ("company_id","category_id") REFERENCES "public"."test_categories"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tests_status" ON "tests" USING btree ("company_id","status","title","id");--> statement-breakpoint
CREATE INDEX "tests_category_id" ON "tests" USING btree ("company_id","category_id");--> statement-breakpoint
CREATE INDEX "tests_author_id" ON "tests" USING btree ("company_id","author_id");--> statement-breakpoint
CREATE INDEX "tests_created_at" ON "tests" USING btree ("company_id","created_at","id");--> statement-breakpoint
ALTER TABLE "tests" DROP COLUMN "active";--> statement-breakpoint
ALTER TABLE "tests" ADD CONSTRAINT "tests_status" CHECK (status in ('inactive', 'active', 'deleted'));--> statement-breakpoint
ALTER TABLE "tests" ADD CONSTRAINT "tests_shown_result" CHECK (shown_result in ('nothing', 'points', 'correctness', 'answers'));--> statement-breakpoint
ALTER TABLE "tests" ADD CONSTRAINT "tests_grading_scale" CHECK (grading_scale in (5, 10, 100, 1));--> statement-breakpoint
CREATE POLICY "correspondence_files_app" ON "correspondence_files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "correspondence_files_app_see" ON "correspondence_files" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "correspondence_files_system" ON "correspondence_files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "correspondence_links_app" ON "correspondence_links" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "correspondence_links_system" ON "correspondence_links" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "correspondences_app" ON "correspondences" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "correspondences_system" ON "correspondences" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "question_answer_files_app" ON "question_answer_files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "question_answer_files_app_see" ON "question_answer_files" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "question_answer_files_system" ON "question_answer_files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "question_answers_app" ON "question_answers" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "question_answers_system" ON "question_answers" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "question_criteria_app" ON "question_criteria" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "question_criteria_system" ON "question_criteria" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "question_criterion_templates_app" ON "question_criterion_templates" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "question_criterion_templates_system" ON "question_criterion_templates" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "select_input_items_app" ON "select_input_items" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "select_input_items_system" ON "select_input_items" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_question_files_app" ON "test_question_files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "test_question_files_app_see" ON "test_question_files" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_question_files_system" ON "test_question_files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_question_media_app" ON "test_question_media" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_question_media_system" ON "test_question_media" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_questions_app" ON "test_questions" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_questions_system" ON "test_questions" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_categories_app" ON "test_categories" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_categories_system" ON "test_categories" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_files_app" ON "test_files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "test_files_app_see" ON "test_files" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_files_system" ON "test_files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_parts_app" ON "test_parts" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_parts_system" ON "test_parts" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_teachers_app" ON "test_teachers" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_teachers_system" ON "test_teachers" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);