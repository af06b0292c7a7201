CREATE TABLE "stress_tests" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "stress_tests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"author_id" integer,
	"job_id" integer,
	"state" text NOT NULL,
	"learners" integer NOT NULL,
	"rungs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"holds" integer,
	"stopped_by" text,
	"database" text NOT NULL,
	"cores" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp(3) with time zone,
	CONSTRAINT "stress_tests_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "stress_tests_state" CHECK (state in ('done', 'failed', 'cancelled', 'in_progress')),
	CONSTRAINT "stress_tests_stopped_by" CHECK (stopped_by in ('reached', 'slow', 'time', 'lost')),
	CONSTRAINT "stress_tests_database" CHECK (database in ('embedded', 'server'))
);
--> statement-breakpoint
ALTER TABLE "stress_tests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "stress_tests" ADD CONSTRAINT "stress_tests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stress_tests" ADD CONSTRAINT "stress_tests_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stress_tests_one_at_a_time" ON "stress_tests" USING btree ("state") WHERE state = 'in_progress';--> statement-breakpoint
CREATE INDEX "stress_tests_created_at" ON "stress_tests" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "stress_tests_job_id" ON "stress_tests" USING btree ("company_id","job_id");--> statement-breakpoint
CREATE POLICY "stress_tests_app" ON "stress_tests" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "stress_tests_system" ON "stress_tests" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);