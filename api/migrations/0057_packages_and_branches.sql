CREATE TABLE "lessons" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "lessons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lessons_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "lessons_type" CHECK (type in ('test', 'full_video', 'video', 'webinar', 'text', 'homework', 'offline', 'constructor')),
	CONSTRAINT "lessons_status" CHECK (status in ('start', 'visible', 'trial', 'close', 'draft', 'deleted'))
);
--> statement-breakpoint
ALTER TABLE "lessons" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_branches" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "course_branches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"start_date" date,
	"end_date" date,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_branches_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "course_branches_of_course" UNIQUE("company_id","course_id","id")
);
--> statement-breakpoint
ALTER TABLE "course_branches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_package_closed_homeworks" (
	"company_id" integer NOT NULL,
	"package_id" integer NOT NULL,
	"target_id" integer NOT NULL,
	CONSTRAINT "course_package_closed_homeworks_company_id_package_id_target_id_pk" PRIMARY KEY("company_id","package_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "course_package_closed_homeworks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_package_closed_lessons" (
	"company_id" integer NOT NULL,
	"package_id" integer NOT NULL,
	"target_id" integer NOT NULL,
	CONSTRAINT "course_package_closed_lessons_company_id_package_id_target_id_pk" PRIMARY KEY("company_id","package_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "course_package_closed_lessons" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_package_closed_tests" (
	"company_id" integer NOT NULL,
	"package_id" integer NOT NULL,
	"target_id" integer NOT NULL,
	CONSTRAINT "course_package_closed_tests_company_id_package_id_target_id_pk" PRIMARY KEY("company_id","package_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "course_package_closed_tests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_package_lessons" (
	"company_id" integer NOT NULL,
	"package_id" integer NOT NULL,
	"target_id" integer NOT NULL,
	CONSTRAINT "course_package_lessons_company_id_package_id_target_id_pk" PRIMARY KEY("company_id","package_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "course_package_lessons" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_package_relations" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "course_package_relations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"package_id" integer NOT NULL,
	"related_package_id" integer NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_package_relations_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "course_package_relations_pair" UNIQUE("company_id","package_id","related_package_id"),
	CONSTRAINT "course_package_relations_type" CHECK (type in ('included', 'required')),
	CONSTRAINT "course_package_relations_other" CHECK ("course_package_relations"."package_id" <> "course_package_relations"."related_package_id")
);
--> statement-breakpoint
ALTER TABLE "course_package_relations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_package_trial_lessons" (
	"company_id" integer NOT NULL,
	"package_id" integer NOT NULL,
	"target_id" integer NOT NULL,
	CONSTRAINT "course_package_trial_lessons_company_id_package_id_target_id_pk" PRIMARY KEY("company_id","package_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "course_package_trial_lessons" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_package_zoom_lessons" (
	"company_id" integer NOT NULL,
	"package_id" integer NOT NULL,
	"target_id" integer NOT NULL,
	CONSTRAINT "course_package_zoom_lessons_company_id_package_id_target_id_pk" PRIMARY KEY("company_id","package_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "course_package_zoom_lessons" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "course_packages_course_id";--> statement-breakpoint
ALTER TABLE "course_packages" ADD COLUMN "branch_id" integer;--> statement-breakpoint
ALTER TABLE "course_packages" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "course_packages" ADD COLUMN "price" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "course_packages" ADD COLUMN "old_price" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "course_packages" ADD COLUMN "sort" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "course_students" ADD COLUMN "branch_id" integer;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_branches" ADD CONSTRAINT "course_branches_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_branches" ADD CONSTRAINT "course_branches_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_package_closed_homeworks" ADD CONSTRAINT "course_package_closed_homeworks_package" FOREIGN KEY ("company_id","package_id") REFERENCES "public"."course_packages"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_package_closed_homeworks" ADD CONSTRAINT "course_package_closed_homeworks_target" FOREIGN KEY ("company_id","target_id") REFERENCES "public"."lessons"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_package_closed_lessons" ADD CONSTRAINT "course_package_closed_lessons_package" FOREIGN KEY ("company_id","package_id") REFERENCES "public"."course_packages"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_package_closed_lessons" ADD CONSTRAINT "course_package_closed_lessons_target" FOREIGN KEY ("company_id","target_id") REFERENCES "public"."lessons"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_package_closed_tests" ADD CONSTRAINT "course_package_closed_tests_package" FOREIGN KEY ("company_id","package_id") REFERENCES "public"."course_packages"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_package_closed_tests" ADD CONSTRAINT "course_package_closed_tests_target" FOREIGN KEY ("company_id","target_id") REFERENCES "public"."tests"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_package_lessons" ADD CONSTRAINT "course_package_lessons_package" FOREIGN KEY ("company_id","package_id") REFERENCES "public"."course_packages"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_package_lessons" ADD CONSTRAINT "course_package_lessons_target" FOREIGN KEY ("company_id","target_id") REFERENCES "public"."lessons"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_package_relations" ADD CONSTRAINT "course_package_relations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_package_relations" ADD CONSTRAINT "course_package_relations_package" FOREIGN KEY ("company_id","package_id") REFERENCES "public"."course_packages"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_package_relations" ADD CONSTRAINT "course_package_relations_related" FOREIGN KEY ("company_id","related_package_id") REFERENCES "public"."course_packages"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_package_trial_lessons" ADD CONSTRAINT "course_package_trial_lessons_package" FOREIGN KEY ("company_id","package_id") REFERENCES "public"."course_packages"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_package_trial_lessons" ADD CONSTRAINT "course_package_trial_lessons_target" FOREIGN KEY ("company_id","target_id") REFERENCES "public"."lessons"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_package_zoom_lessons" ADD CONSTRAINT "course_package_zoom_lessons_package" FOREIGN KEY ("company_id","package_id") REFERENCES "public"."course_packages"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_package_zoom_lessons" ADD CONSTRAINT "course_package_zoom_lessons_target" FOREIGN KEY ("company_id","target_id") REFERENCES "public"."lessons"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lessons_sort" ON "lessons" USING btree ("company_id","course_id","sort","id");--> statement-breakpoint
CREATE INDEX "lessons_course_name" ON "lessons" USING btree ("company_id","course_id","name","id");--> statement-breakpoint
CREATE INDEX "lessons_name" ON "lessons" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_branches_name" ON "course_branches" USING btree ("company_id","course_id","name");--> statement-breakpoint
CREATE INDEX "course_branches_sort" ON "course_branches" USING btree ("company_id","course_id","sort","id");--> statement-breakpoint
CREATE INDEX "course_branches_by_name" ON "course_branches" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE INDEX "course_package_closed_homeworks_target_id" ON "course_package_closed_homeworks" USING btree ("company_id","target_id");--> statement-breakpoint
CREATE INDEX "course_package_closed_lessons_target_id" ON "course_package_closed_lessons" USING btree ("company_id","target_id");--> statement-breakpoint
CREATE INDEX "course_package_closed_tests_target_id" ON "course_package_closed_tests" USING btree ("company_id","target_id");--> statement-breakpoint
CREATE INDEX "course_package_lessons_target_id" ON "course_package_lessons" USING btree ("company_id","target_id");--> statement-breakpoint
CREATE INDEX "course_package_relations_related_id" ON "course_package_relations" USING btree ("company_id","related_package_id");--> statement-breakpoint
CREATE INDEX "course_package_trial_lessons_target_id" ON "course_package_trial_lessons" USING btree ("company_id","target_id");--> statement-breakpoint
CREATE INDEX "course_package_zoom_lessons_target_id" ON "course_package_zoom_lessons" USING btree ("company_id","target_id");--> statement-breakpoint
ALTER TABLE "course_packages" ADD CONSTRAINT "course_packages_company_id_course_id_branch_id_course_branches_company_id_course_id_id_fk" FOREIGN KEY ("company_id","course_id","branch_id") REFERENCES "public"."course_branches"("company_id","course_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_students" ADD CONSTRAINT "course_students_company_id_course_id_branch_id_course_branches_company_id_course_id_id_fk" FOREIGN KEY ("company_id","course_id","branch_id") REFERENCES "public"."course_branches"("company_id","course_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_packages_sort" ON "course_packages" USING btree ("company_id","course_id","sort","id");--> statement-breakpoint
CREATE INDEX "course_packages_of_branch" ON "course_packages" USING btree ("company_id","branch_id","sort","id");--> statement-breakpoint
CREATE INDEX "course_students_branch_id" ON "course_students" USING btree ("company_id","branch_id","user_id") WHERE "course_students"."branch_id" is not null;--> statement-breakpoint
CREATE POLICY "lessons_app" ON "lessons" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lessons_system" ON "lessons" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_branches_app" ON "course_branches" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_branches_system" ON "course_branches" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_package_closed_homeworks_app" ON "course_package_closed_homeworks" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_package_closed_homeworks_system" ON "course_package_closed_homeworks" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_package_closed_lessons_app" ON "course_package_closed_lessons" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_package_closed_lessons_system" ON "course_package_closed_lessons" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_package_closed_tests_app" ON "course_package_closed_tests" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_package_closed_tests_system" ON "course_package_closed_tests" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_package_lessons_app" ON "course_package_lessons" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_package_lessons_system" ON "course_package_lessons" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_package_relations_app" ON "course_package_relations" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_package_relations_system" ON "course_package_relations" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_package_trial_lessons_app" ON "course_package_trial_lessons" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_package_trial_lessons_system" ON "course_package_trial_lessons" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_package_zoom_lessons_app" ON "course_package_zoom_lessons" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_package_zoom_lessons_system" ON "course_package_zoom_lessons" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);