CREATE TABLE "generated_questions" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "generated_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"generation_id" integer NOT NULL,
	"test_id" integer NOT NULL,
	"place" integer NOT NULL,
	"content" jsonb NOT NULL,
	"notes" text[] DEFAULT '{}' NOT NULL,
	"state" text DEFAULT 'offered' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "generated_questions_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "generated_questions_state" CHECK (state in ('offered', 'taken', 'thrown'))
);
--> statement-breakpoint
ALTER TABLE "generated_questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "test_generations" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "test_generations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"test_id" integer NOT NULL,
	"author_id" integer,
	"key" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"order" jsonb NOT NULL,
	"job_id" integer NOT NULL,
	"done_asks" integer DEFAULT 0 NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"cost" numeric(12, 4),
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_generations_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "test_generations_kind" CHECK (kind in ('text', 'exam'))
);
--> statement-breakpoint
ALTER TABLE "test_generations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "generated_questions" ADD CONSTRAINT "generated_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generated_questions" ADD CONSTRAINT "generated_questions_company_id_generation_id_test_generations_company_id_id_fk" FOREIGN KEY ("company_id","generation_id") REFERENCES "public"."test_generations"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_generations" ADD CONSTRAINT "test_generations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_generations" ADD CONSTRAINT "test_generations_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_generations" ADD CONSTRAINT "test_generations_company_id_test_id_tests_company_id_id_fk" FOREIGN KEY ("company_id","test_id") REFERENCES "public"."tests"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "generated_questions_place" ON "generated_questions" USING btree ("company_id","generation_id","place");--> statement-breakpoint
CREATE INDEX "generated_questions_sort" ON "generated_questions" USING btree ("company_id","place","id");--> statement-breakpoint
CREATE UNIQUE INDEX "test_generations_key" ON "test_generations" USING btree ("company_id","key");--> statement-breakpoint
CREATE INDEX "test_generations_created_at" ON "test_generations" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "test_generations_test_id" ON "test_generations" USING btree ("company_id","test_id","created_at","id");--> statement-breakpoint
CREATE POLICY "generated_questions_app" ON "generated_questions" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "generated_questions_system" ON "generated_questions" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_generations_app" ON "test_generations" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_generations_system" ON "test_generations" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);