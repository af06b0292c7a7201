CREATE TABLE "order_comment_mentions" (
	"company_id" integer NOT NULL,
	"comment_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "order_comment_mentions_company_id_comment_id_user_id_pk" PRIMARY KEY("company_id","comment_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "order_comment_mentions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_comments" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "order_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"creator_id" integer,
	"type" text NOT NULL,
	"parent_id" integer,
	"is_public" boolean DEFAULT false NOT NULL,
	"text" text NOT NULL,
	"edited_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_comments_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "order_comments_of_order" UNIQUE("company_id","order_id","id"),
	CONSTRAINT "order_comments_type" CHECK (type in ('question', 'comment', 'answer')),
	CONSTRAINT "order_comments_answer" CHECK ((type = 'answer') = (parent_id is not null))
);
--> statement-breakpoint
ALTER TABLE "order_comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_folders" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "order_folders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "und-x-icu" NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_folders_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "order_folders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_numbers" (
	"company_id" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "order_numbers_company_id_pk" PRIMARY KEY("company_id")
);
--> statement-breakpoint
ALTER TABLE "order_numbers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_statuses" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "order_statuses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admin_value" text collate "und-x-icu" NOT NULL,
	"admin_text_color" text NOT NULL,
	"admin_background" text NOT NULL,
	"public_value" text NOT NULL,
	"public_text_color" text NOT NULL,
	"public_background" text NOT NULL,
	"type" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_statuses_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "order_statuses_type" CHECK (type in ('new', 'in_progress', 'success', 'fail')),
	CONSTRAINT "order_statuses_default" CHECK (not is_default or type = 'new'),
	CONSTRAINT "order_statuses_admin_text_color" CHECK ("admin_text_color" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "order_statuses_admin_background" CHECK ("admin_background" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "order_statuses_public_text_color" CHECK ("public_text_color" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "order_statuses_public_background" CHECK ("public_background" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
ALTER TABLE "order_statuses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "orders" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"description" text,
	"status" text DEFAULT 'active' NOT NULL,
	"status_before_deletion" text,
	"deleted_at" timestamp(3) with time zone,
	"deletion" text,
	"status_id" integer NOT NULL,
	"folder_id" integer,
	"user_id" integer,
	"contact_name" text,
	"contact_email" text,
	"contact_phone" text,
	"course_id" integer,
	"course_package_id" integer,
	"manager_id" integer,
	"author_id" integer,
	"invite_id" integer,
	"price" numeric(12, 2),
	"fix_price" numeric(12, 2),
	"to_pay" numeric(12, 2) GENERATED ALWAYS AS (coalesce(fix_price, price, 0)) STORED,
	"utm_source" text,
	"utm_medium" text,
	"utm_campaign" text,
	"utm_content" text,
	"utm_term" text,
	"searched" text GENERATED ALWAYS AS (number || ' ' || name || ' ' || coalesce(contact_name, '') || ' ' || coalesce(contact_email, '') || ' ' || coalesce(contact_phone, '') || ' ' || coalesce(regexp_replace(contact_phone, '\D', '', 'g'), '')) STORED,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "orders_status" CHECK (status in ('active', 'deleted')),
	CONSTRAINT "orders_price" CHECK (price >= 0 and fix_price >= 0),
	CONSTRAINT "orders_package" CHECK (course_package_id is null or course_id is not null)
);
--> statement-breakpoint
ALTER TABLE "orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "custom_field_order_values" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "custom_field_order_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
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
	CONSTRAINT "custom_field_order_values_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "custom_field_order_values" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_comment_mentions" ADD CONSTRAINT "order_comment_mentions_company_id_comment_id_order_comments_company_id_id_fk" FOREIGN KEY ("company_id","comment_id") REFERENCES "public"."order_comments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_comment_mentions" ADD CONSTRAINT "order_comment_mentions_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_comments" ADD CONSTRAINT "order_comments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_comments" ADD CONSTRAINT "order_comments_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_comments" ADD CONSTRAINT "order_comments_order" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_comments" ADD CONSTRAINT "order_comments_parent" FOREIGN KEY ("company_id","order_id","parent_id") REFERENCES "public"."order_comments"("company_id","order_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_folders" ADD CONSTRAINT "order_folders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_numbers" ADD CONSTRAINT "order_numbers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_statuses" ADD CONSTRAINT "order_statuses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_manager_id_users_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_status_id_order_statuses_company_id_id_fk" FOREIGN KEY ("company_id","status_id") REFERENCES "public"."order_statuses"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_folder_id_order_folders_company_id_id_fk" FOREIGN KEY ("company_id","folder_id") REFERENCES "public"."order_folders"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_course_package_id_course_packages_company_id_id_fk" FOREIGN KEY ("company_id","course_package_id") REFERENCES "public"."course_packages"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_order_values" ADD CONSTRAINT "custom_field_order_values_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_order_values" ADD CONSTRAINT "custom_field_order_values_company_id_order_id_orders_company_id_id_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_order_values" ADD CONSTRAINT "custom_field_order_values_company_id_custom_field_id_custom_fields_company_id_id_fk" FOREIGN KEY ("company_id","custom_field_id") REFERENCES "public"."custom_fields"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_order_values" ADD CONSTRAINT "custom_field_order_values_company_id_variable_id_custom_field_variables_company_id_id_fk" FOREIGN KEY ("company_id","variable_id") REFERENCES "public"."custom_field_variables"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_order_values" ADD CONSTRAINT "custom_field_order_values_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_comment_mentions_user_id" ON "order_comment_mentions" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "order_comments_parent_id" ON "order_comments" USING btree ("company_id","parent_id","created_at");--> statement-breakpoint
CREATE INDEX "order_comments_begun" ON "order_comments" USING btree ("company_id","order_id","parent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "order_comments_created_at" ON "order_comments" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "order_comments_creator_id" ON "order_comments" USING btree ("company_id","creator_id","created_at");--> statement-breakpoint
CREATE INDEX "order_comments_searched" ON "order_comments" USING gin ("company_id","text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "order_folders_name" ON "order_folders" USING btree ("company_id",lower(name));--> statement-breakpoint
CREATE INDEX "order_folders_by_name" ON "order_folders" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE INDEX "order_folders_created_at" ON "order_folders" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_statuses_admin_value" ON "order_statuses" USING btree ("company_id",lower(admin_value));--> statement-breakpoint
CREATE UNIQUE INDEX "order_statuses_is_default" ON "order_statuses" USING btree ("company_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "order_statuses_sort" ON "order_statuses" USING btree ("company_id","sort","id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("company_id","number");--> statement-breakpoint
CREATE INDEX "orders_created_at" ON "orders" USING btree ("company_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_number" ON "orders" USING btree ("company_id","status","number","id");--> statement-breakpoint
CREATE INDEX "orders_name" ON "orders" USING btree ("company_id","status","name","id");--> statement-breakpoint
CREATE INDEX "orders_to_pay" ON "orders" USING btree ("company_id","status","to_pay","id");--> statement-breakpoint
CREATE INDEX "orders_updated_at" ON "orders" USING btree ("company_id","status","updated_at","id");--> statement-breakpoint
CREATE INDEX "orders_status_id" ON "orders" USING btree ("company_id","status","status_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_folder_id" ON "orders" USING btree ("company_id","status","folder_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_course_id" ON "orders" USING btree ("company_id","status","course_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_user_id" ON "orders" USING btree ("company_id","status","user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_manager_id" ON "orders" USING btree ("company_id","status","manager_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("company_id","status_id");--> statement-breakpoint
CREATE INDEX "orders_course_package_id" ON "orders" USING btree ("company_id","course_package_id");--> statement-breakpoint
CREATE INDEX "orders_invite_id" ON "orders" USING btree ("company_id","invite_id");--> statement-breakpoint
CREATE INDEX "orders_searched" ON "orders" USING gin ("company_id","searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "custom_field_order_values_order_id" ON "custom_field_order_values" USING btree ("company_id","order_id","custom_field_id","id");--> statement-breakpoint
CREATE INDEX "custom_field_order_values_number" ON "custom_field_order_values" USING btree ("company_id","custom_field_id","number","order_id");--> statement-breakpoint
CREATE INDEX "custom_field_order_values_variable_id" ON "custom_field_order_values" USING btree ("company_id","variable_id","order_id");--> statement-breakpoint
CREATE INDEX "custom_field_order_values_file_id" ON "custom_field_order_values" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "custom_field_order_values_text" ON "custom_field_order_values" USING gin ("company_id","custom_field_id","value" gin_trgm_ops) WHERE number is null and variable_id is null and file_id is null;--> statement-breakpoint
CREATE INDEX "custom_field_order_values_sorted" ON "custom_field_order_values" USING btree ("company_id","custom_field_id","owner_status","sorted","order_id") WHERE sorted is not null;--> statement-breakpoint
CREATE POLICY "order_comment_mentions_app" ON "order_comment_mentions" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "order_comment_mentions_system" ON "order_comment_mentions" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "order_comments_app" ON "order_comments" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "order_comments_system" ON "order_comments" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "order_folders_app" ON "order_folders" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "order_folders_system" ON "order_folders" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "order_numbers_app" ON "order_numbers" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "order_numbers_system" ON "order_numbers" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "order_statuses_app" ON "order_statuses" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "order_statuses_system" ON "order_statuses" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "orders_app" ON "orders" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "orders_system" ON "orders" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "custom_field_order_values_app" ON "custom_field_order_values" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "custom_field_order_values_system" ON "custom_field_order_values" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);