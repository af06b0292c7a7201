CREATE TABLE "ai_ege_example_files" (
	"company_id" integer NOT NULL,
	"example_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "ai_ege_example_files_company_id_example_id_file_id_pk" PRIMARY KEY("company_id","example_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "ai_ege_example_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ai_ege_examples" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "ai_ege_examples_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_number_id" integer NOT NULL,
	"text" text NOT NULL,
	"answer" text NOT NULL,
	"solution" text,
	"image_id" integer,
	"sort" integer NOT NULL,
	"searched" text GENERATED ALWAYS AS (regexp_replace(text, '<[^>]*>', ' ', 'g') || ' ' || answer) STORED,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_ege_examples_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "ai_ege_examples" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ai_ege_question_numbers" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "ai_ege_question_numbers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject_id" integer NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"answer_type" text DEFAULT 'input' NOT NULL,
	"prompt" text,
	"use_image" boolean DEFAULT false NOT NULL,
	"use_example" boolean DEFAULT false NOT NULL,
	"sort" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_ege_question_numbers_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "ai_ege_question_numbers_answer_type" CHECK (answer_type in ('input', 'numeric_input', 'radio', 'checkbox', 'sort', 'multi_input', 'textarea', 'correspondence', 'select_input', 'text_input', 'assessment_by_criterion', 'audio_input'))
);
--> statement-breakpoint
ALTER TABLE "ai_ege_question_numbers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ai_ege_subjects" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "ai_ege_subjects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "und-x-icu" NOT NULL,
	"description" text,
	"sort" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_ege_subjects_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "ai_ege_subjects" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ai_ege_example_files" ADD CONSTRAINT "ai_ege_example_files_company_id_example_id_ai_ege_examples_company_id_id_fk" FOREIGN KEY ("company_id","example_id") REFERENCES "public"."ai_ege_examples"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_ege_example_files" ADD CONSTRAINT "ai_ege_example_files_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_ege_examples" ADD CONSTRAINT "ai_ege_examples_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_ege_examples" ADD CONSTRAINT "ai_ege_examples_company_id_question_number_id_ai_ege_question_numbers_company_id_id_fk" FOREIGN KEY ("company_id","question_number_id") REFERENCES "public"."ai_ege_question_numbers"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_ege_examples" ADD CONSTRAINT "ai_ege_examples_company_id_image_id_files_company_id_id_fk" FOREIGN KEY ("company_id","image_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_ege_question_numbers" ADD CONSTRAINT "ai_ege_question_numbers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_ege_question_numbers" ADD CONSTRAINT "ai_ege_question_numbers_company_id_subject_id_ai_ege_subjects_company_id_id_fk" FOREIGN KEY ("company_id","subject_id") REFERENCES "public"."ai_ege_subjects"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_ege_subjects" ADD CONSTRAINT "ai_ege_subjects_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_ege_example_files_file_id" ON "ai_ege_example_files" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "ai_ege_examples_question_number_id" ON "ai_ege_examples" USING btree ("company_id","question_number_id","sort","id");--> statement-breakpoint
CREATE INDEX "ai_ege_examples_sort" ON "ai_ege_examples" USING btree ("company_id","sort","id");--> statement-breakpoint
CREATE INDEX "ai_ege_examples_created_at" ON "ai_ege_examples" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "ai_ege_examples_image_id" ON "ai_ege_examples" USING btree ("company_id","image_id") WHERE "ai_ege_examples"."image_id" is not null;--> statement-breakpoint
CREATE INDEX "ai_ege_examples_searched" ON "ai_ege_examples" USING gin ("company_id","searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "ai_ege_question_numbers_subject_id" ON "ai_ege_question_numbers" USING btree ("company_id","subject_id","sort","id");--> statement-breakpoint
CREATE INDEX "ai_ege_question_numbers_sort" ON "ai_ege_question_numbers" USING btree ("company_id","sort","id");--> statement-breakpoint
CREATE INDEX "ai_ege_question_numbers_name" ON "ai_ege_question_numbers" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE INDEX "ai_ege_question_numbers_created_at" ON "ai_ege_question_numbers" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ai_ege_subjects_name" ON "ai_ege_subjects" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "ai_ege_subjects_sort" ON "ai_ege_subjects" USING btree ("company_id","sort","id");--> statement-breakpoint
CREATE INDEX "ai_ege_subjects_created_at" ON "ai_ege_subjects" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE POLICY "ai_ege_example_files_app" ON "ai_ege_example_files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "ai_ege_example_files_app_see" ON "ai_ege_example_files" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "ai_ege_example_files_system" ON "ai_ege_example_files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "ai_ege_examples_app" ON "ai_ege_examples" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "ai_ege_examples_system" ON "ai_ege_examples" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "ai_ege_question_numbers_app" ON "ai_ege_question_numbers" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "ai_ege_question_numbers_system" ON "ai_ege_question_numbers" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "ai_ege_subjects_app" ON "ai_ege_subjects" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "ai_ege_subjects_system" ON "ai_ege_subjects" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);