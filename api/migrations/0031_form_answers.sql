CREATE TABLE "form_answer_values" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "form_answer_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"answer_id" integer NOT NULL,
	"form_id" integer NOT NULL,
	"ref" text NOT NULL,
	"type" text NOT NULL,
	"label" text NOT NULL,
	"custom_field_id" integer,
	"custom_field_type" text,
	"value" text NOT NULL,
	"shown" text NOT NULL,
	"variable_id" integer,
	"file_id" integer,
	"number" bigint,
	CONSTRAINT "form_answer_values_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "form_answer_values_type" CHECK (type in ('name', 'surname', 'email', 'description', 'line', 'space', 'title', 'custom_field', 'section', 'hidden')),
	CONSTRAINT "form_answer_values_custom_field_type" CHECK (custom_field_type in ('string', 'text', 'integer', 'file', 'image', 'list', 'date', 'datetime', 'phone', 'email', 'url', 'list_bitrix', 'avatar', 'telegram_id', 'choose_role'))
);
--> statement-breakpoint
ALTER TABLE "form_answer_values" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "form_answers" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "form_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"form_id" integer NOT NULL,
	"user_id" integer,
	"page" text,
	"searched" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_answers_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "form_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "form_answer_values" ADD CONSTRAINT "form_answer_values_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_answer_values" ADD CONSTRAINT "form_answer_values_company_id_answer_id_form_answers_company_id_id_fk" FOREIGN KEY ("company_id","answer_id") REFERENCES "public"."form_answers"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_answers" ADD CONSTRAINT "form_answers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_answers" ADD CONSTRAINT "form_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_answers" ADD CONSTRAINT "form_answers_company_id_form_id_forms_company_id_id_fk" FOREIGN KEY ("company_id","form_id") REFERENCES "public"."forms"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_answer_values_answer_id" ON "form_answer_values" USING btree ("company_id","answer_id","id");--> statement-breakpoint
CREATE INDEX "form_answer_values_number" ON "form_answer_values" USING btree ("company_id","form_id","ref","number","answer_id");--> statement-breakpoint
CREATE INDEX "form_answer_values_variable_id" ON "form_answer_values" USING btree ("company_id","form_id","ref","variable_id","answer_id");--> statement-breakpoint
CREATE INDEX "form_answer_values_file_id" ON "form_answer_values" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "form_answer_values_shown" ON "form_answer_values" USING gin ("company_id","form_id","ref","shown" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "form_answers_form_id" ON "form_answers" USING btree ("company_id","form_id","created_at","id");--> statement-breakpoint
CREATE INDEX "form_answers_user_id" ON "form_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "form_answers_searched" ON "form_answers" USING gin ("company_id","form_id","searched" gin_trgm_ops);--> statement-breakpoint
CREATE POLICY "form_answer_values_app" ON "form_answer_values" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "form_answer_values_system" ON "form_answer_values" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "form_answers_app" ON "form_answers" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "form_answers_system" ON "form_answers" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
-- Lists of answers are counted at no cost.
CALL keep_row_counts('form_answers', 'form_id');
