CREATE TABLE "course_bullet_points" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "course_bullet_points_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"text" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_bullet_points_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "course_bullet_points" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_chat_link_block_packages" (
	"company_id" integer NOT NULL,
	"block_id" integer NOT NULL,
	"package_id" integer NOT NULL,
	CONSTRAINT "course_chat_link_block_packages_company_id_block_id_package_id_pk" PRIMARY KEY("company_id","block_id","package_id")
);
--> statement-breakpoint
ALTER TABLE "course_chat_link_block_packages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_chat_link_blocks" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "course_chat_link_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"title" text NOT NULL,
	"url" text,
	"active" boolean DEFAULT true NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_chat_link_blocks_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "course_chat_link_blocks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_field_comments" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "course_field_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"field" text NOT NULL,
	"text" text NOT NULL,
	"author_id" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_field_comments_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "course_field_comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_files" (
	"company_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "course_files_company_id_course_id_file_id_pk" PRIMARY KEY("company_id","course_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "course_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "courses_img_id";--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "program" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "goal" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "for_whom" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "instruction" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "success_result" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "fail_result" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "img_anons_id" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "img_banner_id" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "img_banner_mobile_id" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "img_header_id" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "img_vertical_banner_id" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "certificate_id" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "price_comment" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "preposition_from" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "use_full_course_discount_percentage" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "full_course_discount_percentage" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "use_special_offer_discount_percentage" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "special_offer_discount_percentage" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "close_days" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "weeks_time" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "classes" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "show_likes" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "use_comments" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "use_reviews" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "use_rating_points" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "is_constructor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "finish_criteria" jsonb;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "form_id" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "crm_form_id" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "crm_bitrix" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "crm_bitrix_form_id" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "crm_bitrix_form_url" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "seo_title" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "seo_description" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "seo_keywords" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "catalog_url_first_category_id" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "catalog_url_first_category_slug" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "catalog_url_second_category_id" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "catalog_url_second_category_slug" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "course_bullet_points" ADD CONSTRAINT "course_bullet_points_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_bullet_points" ADD CONSTRAINT "course_bullet_points_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_chat_link_block_packages" ADD CONSTRAINT "course_chat_link_block_packages_company_id_block_id_course_chat_link_blocks_company_id_id_fk" FOREIGN KEY ("company_id","block_id") REFERENCES "public"."course_chat_link_blocks"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_chat_link_block_packages" ADD CONSTRAINT "course_chat_link_block_packages_company_id_package_id_course_packages_company_id_id_fk" FOREIGN KEY ("company_id","package_id") REFERENCES "public"."course_packages"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_chat_link_blocks" ADD CONSTRAINT "course_chat_link_blocks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_chat_link_blocks" ADD CONSTRAINT "course_chat_link_blocks_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_field_comments" ADD CONSTRAINT "course_field_comments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_field_comments" ADD CONSTRAINT "course_field_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_field_comments" ADD CONSTRAINT "course_field_comments_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_files" ADD CONSTRAINT "course_files_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_files" ADD CONSTRAINT "course_files_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_bullet_points_sort" ON "course_bullet_points" USING btree ("company_id","course_id","sort","id");--> statement-breakpoint
CREATE INDEX "course_chat_link_block_packages_package_id" ON "course_chat_link_block_packages" USING btree ("company_id","package_id");--> statement-breakpoint
CREATE INDEX "course_chat_link_blocks_sort" ON "course_chat_link_blocks" USING btree ("company_id","course_id","sort","id");--> statement-breakpoint
CREATE INDEX "course_field_comments_created_at" ON "course_field_comments" USING btree ("company_id","course_id","created_at","id");--> statement-breakpoint
CREATE INDEX "course_files_file_id" ON "course_files" USING btree ("company_id","file_id");--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_company_id_catalog_url_first_category_id_course_categories_company_id_id_fk" FOREIGN KEY ("company_id","catalog_url_first_category_id") REFERENCES "public"."course_categories"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_company_id_catalog_url_second_category_id_course_categories_company_id_id_fk" FOREIGN KEY ("company_id","catalog_url_second_category_id") REFERENCES "public"."course_categories"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_company_id_form_id_forms_company_id_id_fk" FOREIGN KEY ("company_id","form_id") REFERENCES "public"."forms"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_company_id_crm_form_id_forms_company_id_id_fk" FOREIGN KEY ("company_id","crm_form_id") REFERENCES "public"."forms"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_company_id_img_anons_id_files_company_id_id_fk" FOREIGN KEY ("company_id","img_anons_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_company_id_img_banner_id_files_company_id_id_fk" FOREIGN KEY ("company_id","img_banner_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_company_id_img_banner_mobile_id_files_company_id_id_fk" FOREIGN KEY ("company_id","img_banner_mobile_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_company_id_img_header_id_files_company_id_id_fk" FOREIGN KEY ("company_id","img_header_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_company_id_img_vertical_banner_id_files_company_id_id_fk" FOREIGN KEY ("company_id","img_vertical_banner_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_company_id_certificate_id_files_company_id_id_fk" FOREIGN KEY ("company_id","certificate_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courses_img_anons_id" ON "courses" USING btree ("company_id","img_anons_id") WHERE "courses"."img_anons_id" is not null;--> statement-breakpoint
CREATE INDEX "courses_img_banner_id" ON "courses" USING btree ("company_id","img_banner_id") WHERE "courses"."img_banner_id" is not null;--> statement-breakpoint
CREATE INDEX "courses_img_banner_mobile_id" ON "courses" USING btree ("company_id","img_banner_mobile_id") WHERE "courses"."img_banner_mobile_id" is not null;--> statement-breakpoint
CREATE INDEX "courses_img_header_id" ON "courses" USING btree ("company_id","img_header_id") WHERE "courses"."img_header_id" is not null;--> statement-breakpoint
CREATE INDEX "courses_img_vertical_banner_id" ON "courses" USING btree ("company_id","img_vertical_banner_id") WHERE "courses"."img_vertical_banner_id" is not null;--> statement-breakpoint
CREATE INDEX "courses_certificate_id" ON "courses" USING btree ("company_id","certificate_id") WHERE "courses"."certificate_id" is not null;--> statement-breakpoint
CREATE INDEX "courses_catalog_url_first_category_id" ON "courses" USING btree ("company_id","catalog_url_first_category_id") WHERE "courses"."catalog_url_first_category_id" is not null;--> statement-breakpoint
CREATE INDEX "courses_catalog_url_second_category_id" ON "courses" USING btree ("company_id","catalog_url_second_category_id") WHERE "courses"."catalog_url_second_category_id" is not null;--> statement-breakpoint
CREATE INDEX "courses_form_id" ON "courses" USING btree ("company_id","form_id") WHERE "courses"."form_id" is not null;--> statement-breakpoint
CREATE INDEX "courses_crm_form_id" ON "courses" USING btree ("company_id","crm_form_id") WHERE "courses"."crm_form_id" is not null;--> statement-breakpoint
CREATE INDEX "courses_img_id" ON "courses" USING btree ("company_id","img_id") WHERE "courses"."img_id" is not null;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_full_course_discount_percentage" CHECK ("courses"."full_course_discount_percentage" between 0 and 100);--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_special_offer_discount_percentage" CHECK ("courses"."special_offer_discount_percentage" between 0 and 100);--> statement-breakpoint
CREATE POLICY "course_bullet_points_app" ON "course_bullet_points" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_bullet_points_system" ON "course_bullet_points" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_chat_link_block_packages_app" ON "course_chat_link_block_packages" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_chat_link_block_packages_system" ON "course_chat_link_block_packages" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_chat_link_blocks_app" ON "course_chat_link_blocks" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_chat_link_blocks_system" ON "course_chat_link_blocks" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_field_comments_app" ON "course_field_comments" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_field_comments_system" ON "course_field_comments" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_files_app" ON "course_files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "course_files_app_see" ON "course_files" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_files_system" ON "course_files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);