CREATE TABLE "promo_code_courses" (
	"company_id" integer NOT NULL,
	"promo_code_id" integer NOT NULL,
	"target_id" integer NOT NULL,
	CONSTRAINT "promo_code_courses_company_id_promo_code_id_target_id_pk" PRIMARY KEY("company_id","promo_code_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "promo_code_courses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "promo_code_packages" (
	"company_id" integer NOT NULL,
	"promo_code_id" integer NOT NULL,
	"target_id" integer NOT NULL,
	CONSTRAINT "promo_code_packages_company_id_promo_code_id_target_id_pk" PRIMARY KEY("company_id","promo_code_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "promo_code_packages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "promo_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"description" text,
	"active" boolean DEFAULT true NOT NULL,
	"allowed_product_types" text[] DEFAULT '{"course","course_package"}' NOT NULL,
	"sale_type" text NOT NULL,
	"sale_sum" numeric(12, 2),
	"sale_percent" integer,
	"max_use_count" integer,
	"single_user_max_use_count" integer,
	"single_user_max_use_count_in_course" integer,
	"date_start" date,
	"date_end" date,
	"for_all_courses" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promo_codes_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "promo_codes_sale_type" CHECK (sale_type in ('sum', 'percent')),
	CONSTRAINT "promo_codes_allowed_product_types" CHECK (cardinality(allowed_product_types) > 0 and allowed_product_types <@ array['course', 'course_package']),
	CONSTRAINT "promo_codes_sale" CHECK (num_nonnulls(sale_sum, sale_percent) = 1 and (sale_type = 'sum') = (sale_sum is not null)),
	CONSTRAINT "promo_codes_sale_sum" CHECK (sale_sum > 0),
	CONSTRAINT "promo_codes_sale_percent" CHECK (sale_percent between 1 and 100),
	CONSTRAINT "promo_codes_max_use_count" CHECK (max_use_count >= 1),
	CONSTRAINT "promo_codes_single_user_max_use_count" CHECK (single_user_max_use_count >= 1),
	CONSTRAINT "promo_codes_single_user_max_use_count_in_course" CHECK (single_user_max_use_count_in_course >= 1),
	CONSTRAINT "promo_codes_dates" CHECK (date_end >= date_start)
);
--> statement-breakpoint
ALTER TABLE "promo_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "promo_code_courses" ADD CONSTRAINT "promo_code_courses_promo_code" FOREIGN KEY ("company_id","promo_code_id") REFERENCES "public"."promo_codes"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_courses" ADD CONSTRAINT "promo_code_courses_target" FOREIGN KEY ("company_id","target_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_packages" ADD CONSTRAINT "promo_code_packages_promo_code" FOREIGN KEY ("company_id","promo_code_id") REFERENCES "public"."promo_codes"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_packages" ADD CONSTRAINT "promo_code_packages_target" FOREIGN KEY ("company_id","target_id") REFERENCES "public"."course_packages"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promo_code_courses_target_id" ON "promo_code_courses" USING btree ("company_id","target_id");--> statement-breakpoint
CREATE INDEX "promo_code_packages_target_id" ON "promo_code_packages" USING btree ("company_id","target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "promo_codes_code_taken" ON "promo_codes" USING btree ("company_id",upper(code));--> statement-breakpoint
CREATE INDEX "promo_codes_code" ON "promo_codes" USING btree ("company_id","code","id");--> statement-breakpoint
CREATE INDEX "promo_codes_created_at" ON "promo_codes" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "promo_codes_date_end" ON "promo_codes" USING btree ("company_id","date_end","id");--> statement-breakpoint
CREATE POLICY "promo_code_courses_app" ON "promo_code_courses" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "promo_code_courses_system" ON "promo_code_courses" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "promo_code_packages_app" ON "promo_code_packages" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "promo_code_packages_system" ON "promo_code_packages" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "promo_codes_app" ON "promo_codes" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "promo_codes_system" ON "promo_codes" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);