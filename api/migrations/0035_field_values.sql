CREATE TABLE "custom_field_course_values" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "custom_field_course_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"custom_field_id" integer NOT NULL,
	"value" text NOT NULL,
	"variable_id" integer,
	"file_id" integer,
	"number" bigint,
	"owner_status" text DEFAULT '' NOT NULL,
	"is_first" boolean DEFAULT false NOT NULL,
	"sorted" text collate "und-x-icu" GENERATED ALWAYS AS (case
          when not is_first or file_id is not null then null
          when variable_id is not null then lpad(variable_id::text, 10, '0')
          when number is not null then lpad((number + 100000000000000000)::text, 18, '0')
          else left(value, 100) end) STORED,
	CONSTRAINT "custom_field_course_values_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "custom_field_course_values" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "custom_field_user_values" ADD COLUMN "owner_status" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_field_user_values" ADD COLUMN "is_first" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_field_user_values" ADD COLUMN "sorted" text collate "und-x-icu" GENERATED ALWAYS AS (case
          when not is_first or file_id is not null then null
          when variable_id is not null then lpad(variable_id::text, 10, '0')
          when number is not null then lpad((number + 100000000000000000)::text, 18, '0')
          else left(value, 100) end) STORED;--> statement-breakpoint
ALTER TABLE "custom_field_course_values" ADD CONSTRAINT "custom_field_course_values_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_course_values" ADD CONSTRAINT "custom_field_course_values_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_course_values" ADD CONSTRAINT "custom_field_course_values_company_id_custom_field_id_custom_fields_company_id_id_fk" FOREIGN KEY ("company_id","custom_field_id") REFERENCES "public"."custom_fields"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_course_values" ADD CONSTRAINT "custom_field_course_values_company_id_variable_id_custom_field_variables_company_id_id_fk" FOREIGN KEY ("company_id","variable_id") REFERENCES "public"."custom_field_variables"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_course_values" ADD CONSTRAINT "custom_field_course_values_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "custom_field_course_values_course_id" ON "custom_field_course_values" USING btree ("company_id","course_id","custom_field_id","id");--> statement-breakpoint
CREATE INDEX "custom_field_course_values_number" ON "custom_field_course_values" USING btree ("company_id","custom_field_id","number","course_id");--> statement-breakpoint
CREATE INDEX "custom_field_course_values_variable_id" ON "custom_field_course_values" USING btree ("company_id","variable_id","course_id");--> statement-breakpoint
CREATE INDEX "custom_field_course_values_file_id" ON "custom_field_course_values" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "custom_field_course_values_text" ON "custom_field_course_values" USING gin ("company_id","custom_field_id","value" gin_trgm_ops) WHERE number is null and variable_id is null and file_id is null;--> statement-breakpoint
CREATE INDEX "custom_field_course_values_sorted" ON "custom_field_course_values" USING btree ("company_id","custom_field_id","owner_status","sorted","course_id") WHERE sorted is not null;--> statement-breakpoint
CREATE INDEX "custom_field_user_values_sorted" ON "custom_field_user_values" USING btree ("company_id","custom_field_id","owner_status","sorted","user_id") WHERE sorted is not null;--> statement-breakpoint
CREATE POLICY "custom_field_course_values_app" ON "custom_field_course_values" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "custom_field_course_values_system" ON "custom_field_course_values" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);