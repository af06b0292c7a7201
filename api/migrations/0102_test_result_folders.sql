CREATE TABLE "test_result_folder_results" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "test_result_folder_results_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"folder_id" integer NOT NULL,
	"row_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"test_id" integer NOT NULL,
	"sort" integer NOT NULL,
	"attempt_id" integer NOT NULL,
	"school_class" text,
	"points" numeric(10, 2) NOT NULL,
	"max_points" integer NOT NULL,
	"duration" bigint NOT NULL,
	"finished_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "test_result_folder_results_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "test_result_folder_results" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "test_result_folder_rows" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "test_result_folder_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"folder_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"full_name" text collate "und-x-icu" NOT NULL,
	"school_class" text,
	"place" integer NOT NULL,
	"points" numeric(12, 2) NOT NULL,
	"max_points" integer NOT NULL,
	"duration" bigint NOT NULL,
	"finished_at" timestamp(3) with time zone NOT NULL,
	"prize" text,
	"diploma_text" text,
	CONSTRAINT "test_result_folder_rows_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "test_result_folder_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "test_result_folder_tests" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "test_result_folder_tests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"folder_id" integer NOT NULL,
	"test_id" integer NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "test_result_folder_tests_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "test_result_folder_tests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "test_result_folders" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "test_result_folders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "und-x-icu" NOT NULL,
	"description" text,
	"user_prize" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tie_rule" text DEFAULT 'competition' NOT NULL,
	"school_class_field_id" integer,
	"processed_at" timestamp(3) with time zone,
	"learners_count" integer DEFAULT 0 NOT NULL,
	"is_outdated" boolean DEFAULT false NOT NULL,
	"is_changed" boolean DEFAULT false NOT NULL,
	"processing" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_result_folders_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "test_result_folders_tie_rule" CHECK (tie_rule in ('competition', 'dense', 'shorter_time', 'earlier_finish'))
);
--> statement-breakpoint
ALTER TABLE "test_result_folders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "test_result_folder_results" ADD CONSTRAINT "test_result_folder_results_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_result_folder_results" ADD CONSTRAINT "test_result_folder_results_row" FOREIGN KEY ("company_id","row_id") REFERENCES "public"."test_result_folder_rows"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_result_folder_rows" ADD CONSTRAINT "test_result_folder_rows_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_result_folder_rows" ADD CONSTRAINT "test_result_folder_rows_company_id_folder_id_test_result_folders_company_id_id_fk" FOREIGN KEY ("company_id","folder_id") REFERENCES "public"."test_result_folders"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_result_folder_rows" ADD CONSTRAINT "test_result_folder_rows_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_result_folder_tests" ADD CONSTRAINT "test_result_folder_tests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_result_folder_tests" ADD CONSTRAINT "test_result_folder_tests_company_id_folder_id_test_result_folders_company_id_id_fk" FOREIGN KEY ("company_id","folder_id") REFERENCES "public"."test_result_folders"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_result_folder_tests" ADD CONSTRAINT "test_result_folder_tests_company_id_test_id_tests_company_id_id_fk" FOREIGN KEY ("company_id","test_id") REFERENCES "public"."tests"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_result_folders" ADD CONSTRAINT "test_result_folders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "test_result_folder_results_row_id" ON "test_result_folder_results" USING btree ("company_id","row_id","test_id");--> statement-breakpoint
CREATE INDEX "test_result_folder_results_user_id" ON "test_result_folder_results" USING btree ("company_id","folder_id","user_id");--> statement-breakpoint
CREATE INDEX "test_result_folder_results_points" ON "test_result_folder_results" USING btree ("company_id","folder_id","test_id","points","id");--> statement-breakpoint
CREATE INDEX "test_result_folder_results_of_all" ON "test_result_folder_results" USING btree ("company_id","folder_id","points","id");--> statement-breakpoint
CREATE UNIQUE INDEX "test_result_folder_rows_user" ON "test_result_folder_rows" USING btree ("company_id","folder_id","user_id");--> statement-breakpoint
CREATE INDEX "test_result_folder_rows_user_id" ON "test_result_folder_rows" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "test_result_folder_rows_place" ON "test_result_folder_rows" USING btree ("company_id","folder_id","place","id");--> statement-breakpoint
CREATE INDEX "test_result_folder_rows_full_name" ON "test_result_folder_rows" USING btree ("company_id","folder_id","full_name","id");--> statement-breakpoint
CREATE INDEX "test_result_folder_rows_prize" ON "test_result_folder_rows" USING btree ("company_id","folder_id","place","id") WHERE prize is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "test_result_folder_tests_test" ON "test_result_folder_tests" USING btree ("company_id","folder_id","test_id");--> statement-breakpoint
CREATE INDEX "test_result_folder_tests_test_id" ON "test_result_folder_tests" USING btree ("company_id","test_id");--> statement-breakpoint
CREATE INDEX "test_result_folders_name" ON "test_result_folders" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE INDEX "test_result_folders_created_at" ON "test_result_folders" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE POLICY "test_result_folder_results_app" ON "test_result_folder_results" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_result_folder_results_system" ON "test_result_folder_results" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_result_folder_rows_app" ON "test_result_folder_rows" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_result_folder_rows_system" ON "test_result_folder_rows" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_result_folder_tests_app" ON "test_result_folder_tests" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_result_folder_tests_system" ON "test_result_folder_tests" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_result_folders_app" ON "test_result_folders" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_result_folders_system" ON "test_result_folders" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);