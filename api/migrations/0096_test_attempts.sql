CREATE TABLE "test_attempt_files" (
	"company_id" integer NOT NULL,
	"attempt_question_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "test_attempt_files_company_id_attempt_question_id_file_id_pk" PRIMARY KEY("company_id","attempt_question_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "test_attempt_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "test_attempt_questions" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "test_attempt_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attempt_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"version_id" integer NOT NULL,
	"place" integer NOT NULL,
	"part" integer NOT NULL,
	"opened_at" timestamp(3) with time zone,
	"answer" jsonb,
	"revision" integer DEFAULT 0 NOT NULL,
	"answered_at" timestamp(3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"state" text,
	"points" numeric(10, 2),
	"max_points" integer NOT NULL,
	"parts" jsonb,
	CONSTRAINT "test_attempt_questions_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "test_attempt_questions_question" UNIQUE("company_id","attempt_id","question_id"),
	CONSTRAINT "test_attempt_questions_state" CHECK (state in ('right', 'partly', 'wrong', 'not_given', 'waits'))
);
--> statement-breakpoint
ALTER TABLE "test_attempt_questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "test_attempts" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "test_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"test_id" integer NOT NULL,
	"user_id" integer,
	"visitor_digest" text,
	"number" integer NOT NULL,
	"seed" integer NOT NULL,
	"shuffle_answers" boolean NOT NULL,
	"state" text DEFAULT 'in_progress' NOT NULL,
	"began_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deadline_at" timestamp(3) with time zone,
	"finished_at" timestamp(3) with time zone,
	"is_timed_out" boolean DEFAULT false NOT NULL,
	"points" numeric(10, 2),
	"max_points" integer NOT NULL,
	"mark" integer,
	"is_passed" boolean,
	"waiting_count" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp(3) with time zone,
	"checker_id" integer,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_attempts_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "test_attempts_number" UNIQUE("company_id","user_id","test_id","number"),
	CONSTRAINT "test_attempts_state" CHECK (state in ('in_progress', 'on_check', 'checked', 'expired')),
	CONSTRAINT "test_attempts_taker" CHECK ((user_id is null) <> (visitor_digest is null)),
	CONSTRAINT "test_attempts_finished" CHECK ((finished_at is null) = (state = 'in_progress'))
);
--> statement-breakpoint
ALTER TABLE "test_attempts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "test_question_version_files" (
	"company_id" integer NOT NULL,
	"version_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "test_question_version_files_company_id_version_id_file_id_pk" PRIMARY KEY("company_id","version_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "test_question_version_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "test_question_version_media" (
	"company_id" integer NOT NULL,
	"version_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "test_question_version_media_company_id_version_id_file_id_pk" PRIMARY KEY("company_id","version_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "test_question_version_media" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "test_question_versions" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "test_question_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"digest" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_question_versions_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "test_question_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "test_attempt_files" ADD CONSTRAINT "test_attempt_files_question" FOREIGN KEY ("company_id","attempt_question_id") REFERENCES "public"."test_attempt_questions"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_attempt_files" ADD CONSTRAINT "test_attempt_files_file" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_attempt_questions" ADD CONSTRAINT "test_attempt_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_attempt_questions" ADD CONSTRAINT "test_attempt_questions_company_id_attempt_id_test_attempts_company_id_id_fk" FOREIGN KEY ("company_id","attempt_id") REFERENCES "public"."test_attempts"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_attempt_questions" ADD CONSTRAINT "test_attempt_questions_version" FOREIGN KEY ("company_id","version_id") REFERENCES "public"."test_question_versions"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_checker_id_users_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_company_id_test_id_tests_company_id_id_fk" FOREIGN KEY ("company_id","test_id") REFERENCES "public"."tests"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_question_version_files" ADD CONSTRAINT "test_question_version_files_version" FOREIGN KEY ("company_id","version_id") REFERENCES "public"."test_question_versions"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_question_version_files" ADD CONSTRAINT "test_question_version_files_file" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_question_version_media" ADD CONSTRAINT "test_question_version_media_version" FOREIGN KEY ("company_id","version_id") REFERENCES "public"."test_question_versions"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_question_version_media" ADD CONSTRAINT "test_question_version_media_file" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_question_versions" ADD CONSTRAINT "test_question_versions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_attempt_files_file_id" ON "test_attempt_files" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "test_attempt_questions_version_id" ON "test_attempt_questions" USING btree ("company_id","version_id");--> statement-breakpoint
CREATE INDEX "test_attempt_questions_of_question" ON "test_attempt_questions" USING btree ("company_id","question_id","state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "test_attempts_under_way" ON "test_attempts" USING btree ("company_id","user_id","test_id") WHERE state = 'in_progress' and user_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "test_attempts_visitor_digest" ON "test_attempts" USING btree ("visitor_digest");--> statement-breakpoint
CREATE INDEX "test_attempts_began_at" ON "test_attempts" USING btree ("company_id","test_id","began_at","id");--> statement-breakpoint
CREATE INDEX "test_attempts_points" ON "test_attempts" USING btree ("company_id","test_id","points","id");--> statement-breakpoint
CREATE INDEX "test_attempts_state" ON "test_attempts" USING btree ("company_id","test_id","state","began_at","id");--> statement-breakpoint
CREATE INDEX "test_attempts_finished_at" ON "test_attempts" USING btree ("company_id","state","finished_at","id");--> statement-breakpoint
CREATE INDEX "test_attempts_deadline_at" ON "test_attempts" USING btree ("deadline_at") WHERE state = 'in_progress';--> statement-breakpoint
CREATE INDEX "test_question_version_files_file_id" ON "test_question_version_files" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "test_question_version_media_file_id" ON "test_question_version_media" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "test_question_versions_digest" ON "test_question_versions" USING btree ("company_id","question_id","digest");--> statement-breakpoint
CREATE POLICY "test_attempt_files_app" ON "test_attempt_files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_attempt_files_system" ON "test_attempt_files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_attempt_questions_app" ON "test_attempt_questions" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_attempt_questions_system" ON "test_attempt_questions" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_attempts_app" ON "test_attempts" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_attempts_system" ON "test_attempts" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_question_version_files_app" ON "test_question_version_files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "test_question_version_files_app_see" ON "test_question_version_files" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_question_version_files_system" ON "test_question_version_files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_question_version_media_app" ON "test_question_version_media" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_question_version_media_system" ON "test_question_version_media" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_question_versions_app" ON "test_question_versions" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_question_versions_system" ON "test_question_versions" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);