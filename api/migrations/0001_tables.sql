-- The tables, foreign keys, indexes and policies that drizzle-kit generates from api/src/**/*tables.ts. Only account_files
-- is moved: behind files, because its ids come from the sequence of files.

CREATE TABLE "audits" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "audits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"auditable_type" text NOT NULL,
	"auditable_id" integer NOT NULL,
	"event" text NOT NULL,
	"author_id" integer,
	"changes" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audits_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "audits_event" CHECK (event in ('created', 'updated', 'deleted'))
);
--> statement-breakpoint
ALTER TABLE "audits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "self_domains" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "self_domains_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"domain" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"verification" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"txt_found" text[],
	"txt_matches" boolean,
	"target_found" text[],
	"target_matches" boolean,
	"checked_at" timestamp(3) with time zone,
	"verified_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "self_domains_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "self_domains_status" CHECK (status in ('pending', 'verified', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "self_domains" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "company_files" (
	"company_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_files_company_id_file_id_pk" PRIMARY KEY("company_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "company_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "company_integrations" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "company_integrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "und-x-icu" NOT NULL,
	"type" text,
	"settings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_integrations_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "company_integrations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_view_defaults" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"list" text NOT NULL,
	"view_id" integer NOT NULL,
	CONSTRAINT "saved_view_defaults_company_id_user_id_list_pk" PRIMARY KEY("company_id","user_id","list")
);
--> statement-breakpoint
ALTER TABLE "saved_view_defaults" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_views" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "und-x-icu" NOT NULL,
	"list" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"columns" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"author_id" integer NOT NULL,
	"status" text DEFAULT 'kept' NOT NULL,
	"status_before_deletion" text,
	"deleted_at" timestamp(3) with time zone,
	"deletion" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_views_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "saved_views_status" CHECK (status in ('kept', 'deleted'))
);
--> statement-breakpoint
ALTER TABLE "saved_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "company_spending" (
	"company_id" integer NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"cost" numeric(14, 4) NOT NULL,
	CONSTRAINT "company_spending_company_id_day_kind_pk" PRIMARY KEY("company_id","day","kind"),
	CONSTRAINT "company_spending_kind" CHECK (kind in ('ai', 'speech', 'sms', 'streams'))
);
--> statement-breakpoint
ALTER TABLE "company_spending" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "person_spending" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"cost" numeric(14, 4) NOT NULL,
	CONSTRAINT "person_spending_user_id_day_kind_pk" PRIMARY KEY("user_id","day","kind"),
	CONSTRAINT "person_spending_kind" CHECK (kind in ('ai', 'speech', 'sms', 'streams'))
);
--> statement-breakpoint
ALTER TABLE "person_spending" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "companies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"description" text,
	"domain" text,
	"video_preview_image_id" integer,
	"view_course_on_full_profile" boolean DEFAULT false NOT NULL,
	"first_link" text,
	"bitix_scripts" text,
	"bitrix_elements" text,
	"menu_params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"verification_account_types" text[] DEFAULT '{}' NOT NULL,
	"use_verification_account_type" boolean DEFAULT false NOT NULL,
	"yoo_kassa_shop_id" text,
	"yoo_kassa_secret_key" text,
	"yoo_kassa_ready" boolean DEFAULT false NOT NULL,
	"yoo_kassa_checked_at" timestamp(3) with time zone,
	"yoo_kassa_vat_code" smallint DEFAULT 1 NOT NULL,
	"plan" text DEFAULT 'trial' NOT NULL,
	"plan_period" text,
	"paid_until" timestamp(3) with time zone DEFAULT now() + interval '30 days' NOT NULL,
	"time_zone" text DEFAULT 'Europe/Moscow' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "companies_plan" CHECK (plan in ('trial', 'basic', 'pro')),
	CONSTRAINT "companies_plan_period" CHECK (plan_period in ('month', 'year')),
	CONSTRAINT "companies_yoo_kassa_vat_code" CHECK (yoo_kassa_vat_code between 1 and 12)
);
--> statement-breakpoint
ALTER TABLE "companies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_certificates" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "course_certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"user_id" integer,
	"number" text DEFAULT certificate_number() NOT NULL,
	"full_name" text collate "und-x-icu" NOT NULL,
	"course_name" text NOT NULL,
	"company_name" text NOT NULL,
	"issued_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp(3) with time zone,
	"revoke_reason" text,
	"searched" text GENERATED ALWAYS AS (full_name || ' ' || number) STORED,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_certificates_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "course_certificates_number_form" CHECK (number ~ '^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$'),
	CONSTRAINT "course_certificates_revoked" CHECK ((revoked_at is null) = (revoke_reason is null))
);
--> statement-breakpoint
ALTER TABLE "course_certificates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_remarks" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "course_remarks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"text" text NOT NULL,
	"author_id" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_remarks_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "course_remarks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_folders" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "course_folders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "und-x-icu" NOT NULL,
	"parent_id" integer,
	"sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_folders_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "course_folders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "courses" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "courses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "und-x-icu" NOT NULL,
	"anons" text,
	"description" text,
	"program" text,
	"goal" text,
	"for_whom" text,
	"instruction" text,
	"success_result" text,
	"fail_result" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"status_before_deletion" text,
	"deleted_at" timestamp(3) with time zone,
	"deletion" text,
	"entity_type" text DEFAULT 'course' NOT NULL,
	"type_id" integer,
	"format_id" integer,
	"folder_id" integer,
	"img_id" integer,
	"img_anons_id" integer,
	"img_banner_id" integer,
	"img_banner_mobile_id" integer,
	"img_header_id" integer,
	"img_vertical_banner_id" integer,
	"certificate_id" integer,
	"author_id" integer,
	"can_be_bought" boolean DEFAULT true NOT NULL,
	"price" numeric(12, 2),
	"old_price" numeric(12, 2),
	"price_comment" text,
	"preposition_from" boolean DEFAULT false NOT NULL,
	"use_full_course_discount_percentage" boolean DEFAULT false NOT NULL,
	"full_course_discount_percentage" integer,
	"use_special_offer_discount_percentage" boolean DEFAULT false NOT NULL,
	"special_offer_discount_percentage" integer,
	"start_date" date,
	"end_date" date,
	"close_date" date,
	"close_days" integer,
	"weeks_time" integer,
	"classes" integer[] DEFAULT '{}' NOT NULL,
	"show_likes" boolean DEFAULT true NOT NULL,
	"use_comments" boolean DEFAULT true NOT NULL,
	"use_reviews" boolean DEFAULT true NOT NULL,
	"use_rating_points" boolean DEFAULT false NOT NULL,
	"is_constructor" boolean DEFAULT false NOT NULL,
	"finish_criteria" jsonb,
	"form_id" integer,
	"crm_form_id" integer,
	"crm_bitrix" boolean DEFAULT false NOT NULL,
	"crm_bitrix_form_id" integer,
	"crm_bitrix_form_url" text,
	"seo_title" text,
	"seo_description" text,
	"seo_keywords" text,
	"catalog_url_first_category_id" integer,
	"catalog_url_first_category_slug" text,
	"catalog_url_second_category_id" integer,
	"catalog_url_second_category_slug" text,
	"students_count" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"searched" text GENERATED ALWAYS AS (name || ' ' || coalesce(anons, '')) STORED,
	"search_words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('russian'::regconfig, regexp_replace(translate(lower(name collate "und-x-icu"), 'ё', 'е'), '[^0-9a-zа-я]', ' ', 'g')), 'A') || setweight(to_tsvector('russian'::regconfig, regexp_replace(translate(lower(coalesce(anons, '') collate "und-x-icu"), 'ё', 'е'), '[^0-9a-zа-я]', ' ', 'g')), 'B')) STORED,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "courses_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "courses_status" CHECK (status in ('start', 'visible', 'trial', 'close', 'draft', 'deleted')),
	CONSTRAINT "courses_entity_type" CHECK (entity_type in ('course', 'bundle')),
	CONSTRAINT "courses_full_course_discount_percentage" CHECK ("courses"."full_course_discount_percentage" between 0 and 100),
	CONSTRAINT "courses_special_offer_discount_percentage" CHECK ("courses"."special_offer_discount_percentage" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "courses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_categories" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "course_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text collate "und-x-icu" NOT NULL,
	"parent_id" integer,
	"sort" integer DEFAULT 0 NOT NULL,
	"slug" text NOT NULL,
	"show_in_catalog" boolean DEFAULT true NOT NULL,
	"columns_count" integer DEFAULT 3 NOT NULL,
	"filter_selection_type" text DEFAULT 'multiple' NOT NULL,
	"view_type" text DEFAULT 'tiles' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_categories_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "course_categories_filter_selection_type" CHECK (filter_selection_type in ('single', 'multiple')),
	CONSTRAINT "course_categories_view_type" CHECK (view_type in ('list', 'tiles', 'tags')),
	CONSTRAINT "course_categories_columns_count" CHECK (columns_count between 1 and 6)
);
--> statement-breakpoint
ALTER TABLE "course_categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_formats" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "course_formats_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "und-x-icu" NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_formats_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "course_formats" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_types" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "course_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "und-x-icu" NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_types_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "course_types" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "places" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "und-x-icu" NOT NULL,
	"address" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "places_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "places" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "course_package_users" (
	"company_id" integer NOT NULL,
	"package_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_package_users_company_id_package_id_user_id_pk" PRIMARY KEY("company_id","package_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "course_package_users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_package_zoom_lessons" (
	"company_id" integer NOT NULL,
	"package_id" integer NOT NULL,
	"target_id" integer NOT NULL,
	CONSTRAINT "course_package_zoom_lessons_company_id_package_id_target_id_pk" PRIMARY KEY("company_id","package_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "course_package_zoom_lessons" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_packages" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "course_packages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"branch_id" integer,
	"name" text collate "und-x-icu" NOT NULL,
	"description" text,
	"price" numeric(12, 2),
	"old_price" numeric(12, 2),
	"is_default" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_packages_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "course_packages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_admin_users" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "course_admin_users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_admin_users_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "course_admin_users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_detached_students" (
	"company_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"detachment" text NOT NULL,
	"student" jsonb NOT NULL,
	"package_ids" integer[] NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_detached_students_company_id_course_id_detachment_user_id_pk" PRIMARY KEY("company_id","course_id","detachment","user_id")
);
--> statement-breakpoint
ALTER TABLE "course_detached_students" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_teachers" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "course_teachers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"sort" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_teachers_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "course_teachers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "course_category_courses" (
	"company_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"course_status" text DEFAULT 'draft' NOT NULL,
	CONSTRAINT "course_category_courses_company_id_course_id_category_id_pk" PRIMARY KEY("company_id","course_id","category_id")
);
--> statement-breakpoint
ALTER TABLE "course_category_courses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "course_favourites" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_favourites_company_id_user_id_course_id_pk" PRIMARY KEY("company_id","user_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "course_favourites" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "course_galleries" (
	"company_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"gallery_id" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_galleries_company_id_course_id_gallery_id_pk" PRIMARY KEY("company_id","course_id","gallery_id")
);
--> statement-breakpoint
ALTER TABLE "course_galleries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_places" (
	"company_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"place_id" integer NOT NULL,
	"course_status" text DEFAULT 'draft' NOT NULL,
	CONSTRAINT "course_places_company_id_course_id_place_id_pk" PRIMARY KEY("company_id","course_id","place_id")
);
--> statement-breakpoint
ALTER TABLE "course_places" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_students" (
	"company_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "course_students_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"progress" integer,
	"last_visited_at" timestamp(3) with time zone,
	"finished_at" timestamp(3) with time zone,
	"full_name" text collate "und-x-icu" DEFAULT '' NOT NULL,
	"searched" text,
	"branch_id" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_students_company_id_course_id_user_id_pk" PRIMARY KEY("company_id","course_id","user_id"),
	CONSTRAINT "course_students_progress_percent" CHECK ("course_students"."progress" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "course_students" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"is_first" boolean NOT NULL,
	"sorted" text collate "und-x-icu" GENERATED ALWAYS AS (case
        when not is_first or file_id is not null then null
        when number is not null then lpad((number + 100000000000000000)::text, 18, '0')
        else left(shown, 100) end) STORED,
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
	"sent_from" text,
	"email" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_answers_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "form_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "variable_dependent_fields" (
	"company_id" integer NOT NULL,
	"variable_id" integer NOT NULL,
	"custom_field_id" integer NOT NULL,
	CONSTRAINT "variable_dependent_fields_company_id_variable_id_custom_field_id_pk" PRIMARY KEY("company_id","variable_id","custom_field_id")
);
--> statement-breakpoint
ALTER TABLE "variable_dependent_fields" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "variable_dependent_variables" (
	"company_id" integer NOT NULL,
	"variable_id" integer NOT NULL,
	"dependent_variable_id" integer NOT NULL,
	CONSTRAINT "variable_dependent_variables_company_id_variable_id_dependent_variable_id_pk" PRIMARY KEY("company_id","variable_id","dependent_variable_id")
);
--> statement-breakpoint
ALTER TABLE "variable_dependent_variables" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "form_address_keys" (
	"company_id" integer NOT NULL,
	"form_id" integer NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "form_address_keys_company_id_form_id_pk" PRIMARY KEY("company_id","form_id")
);
--> statement-breakpoint
ALTER TABLE "form_address_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "form_days" (
	"company_id" integer NOT NULL,
	"form_id" integer NOT NULL,
	"day" date NOT NULL,
	"seen" integer DEFAULT 0 NOT NULL,
	"begun" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "form_days_company_id_form_id_day_pk" PRIMARY KEY("company_id","form_id","day")
);
--> statement-breakpoint
ALTER TABLE "form_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "form_field_days" (
	"company_id" integer NOT NULL,
	"form_id" integer NOT NULL,
	"day" date NOT NULL,
	"ref" text NOT NULL,
	"stopped" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "form_field_days_company_id_form_id_day_ref_pk" PRIMARY KEY("company_id","form_id","day","ref")
);
--> statement-breakpoint
ALTER TABLE "form_field_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "custom_field_variables" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "custom_field_variables_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"custom_field_id" integer NOT NULL,
	"value" text collate "und-x-icu" NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"bitrix_id" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "custom_field_variables_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "custom_field_variables" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "custom_fields" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "custom_fields_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "und-x-icu" NOT NULL,
	"description" text,
	"prompt" text,
	"type" text NOT NULL,
	"subtype" text DEFAULT 'user' NOT NULL,
	"multiple" boolean DEFAULT false NOT NULL,
	"list_show_type" text DEFAULT 'radio_checkbox' NOT NULL,
	"field_list_bitrix_id" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "custom_fields_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "custom_fields_type" CHECK (type in ('string', 'text', 'integer', 'file', 'image', 'list', 'date', 'datetime', 'phone', 'email', 'url', 'list_bitrix', 'avatar', 'telegram_id', 'choose_role')),
	CONSTRAINT "custom_fields_subtype" CHECK (subtype in ('user', 'bid', 'course')),
	CONSTRAINT "custom_fields_list_show_type" CHECK (list_show_type in ('radio_checkbox', 'select'))
);
--> statement-breakpoint
ALTER TABLE "custom_fields" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "form_fields" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "form_fields_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"form_id" integer NOT NULL,
	"ref" text DEFAULT gen_random_uuid() NOT NULL,
	"sort" integer NOT NULL,
	"type" text NOT NULL,
	"custom_field_id" integer,
	"required" boolean DEFAULT false NOT NULL,
	"text" text,
	"label" text,
	"hint" text,
	"width" text DEFAULT 'whole' NOT NULL,
	"parameter" text,
	"value" text,
	"condition" jsonb,
	CONSTRAINT "form_fields_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "form_fields_type" CHECK (type in ('name', 'surname', 'email', 'description', 'line', 'space', 'title', 'custom_field', 'section', 'hidden')),
	CONSTRAINT "form_fields_width" CHECK (width in ('whole', 'half')),
	CONSTRAINT "form_fields_parameter" CHECK (parameter in ('utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'))
);
--> statement-breakpoint
ALTER TABLE "form_fields" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "forms" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "forms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "und-x-icu" NOT NULL,
	"code" text,
	"type" text NOT NULL,
	"title" text,
	"description" text,
	"button_name" text,
	"webhook" text,
	"front_template" text DEFAULT 'card' NOT NULL,
	"role_id" integer,
	"create_user" boolean DEFAULT true NOT NULL,
	"social_network_login" boolean DEFAULT false NOT NULL,
	"is_allow_sent_bitrix_phone_type" boolean DEFAULT false NOT NULL,
	"success_text" text,
	"redirect_url" text,
	"allowed_origins" text[] DEFAULT '{}' NOT NULL,
	"opens_at" timestamp(3) with time zone,
	"closes_at" timestamp(3) with time zone,
	"answers_limit" integer,
	"answers_per_address" integer,
	"answers_per_email" integer,
	"text_before" text,
	"text_after" text,
	"text_full" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forms_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "forms_type" CHECK (type in ('register', 'profile', 'course_bid', 'free', 'self_bid', 'course')),
	CONSTRAINT "forms_front_template" CHECK (front_template in ('plain', 'card', 'split'))
);
--> statement-breakpoint
ALTER TABLE "forms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "form_uploads" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "form_uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"form_id" integer NOT NULL,
	"ref" text NOT NULL,
	"sent_from" text,
	"ticket" uuid DEFAULT gen_random_uuid() NOT NULL,
	"file_id" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_uploads_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "form_uploads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "custom_field_user_values" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "custom_field_user_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
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
	CONSTRAINT "custom_field_user_values_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "custom_field_user_values" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "form_webhook_attempts" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "form_webhook_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"delivery_id" integer NOT NULL,
	"url" text,
	"status" integer,
	"error" text,
	"answer" text,
	"took" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_webhook_attempts_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "form_webhook_attempts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "form_webhook_deliveries" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "form_webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"form_id" integer NOT NULL,
	"answer_id" integer,
	"uuid" uuid NOT NULL,
	"event" text NOT NULL,
	"body" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"attempt_key" uuid,
	"next_attempt_at" timestamp(3) with time zone,
	"response_status" integer,
	"error" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_webhook_deliveries_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "form_webhook_deliveries_event" CHECK (event in ('form_answered', 'form_test')),
	CONSTRAINT "form_webhook_deliveries_status" CHECK (status in ('waiting', 'delivered', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "form_webhook_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "form_webhook_secrets" (
	"company_id" integer NOT NULL,
	"form_id" integer NOT NULL,
	"secret" text NOT NULL,
	"previous" text,
	"previous_until" timestamp(3) with time zone,
	CONSTRAINT "form_webhook_secrets_company_id_form_id_pk" PRIMARY KEY("company_id","form_id")
);
--> statement-breakpoint
ALTER TABLE "form_webhook_secrets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "release_views" (
	"release_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"viewed_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_views_user_id_release_id_pk" PRIMARY KEY("user_id","release_id")
);
--> statement-breakpoint
ALTER TABLE "release_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "releases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "releases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"published_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "releases" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "jobs" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid NOT NULL,
	"author_id" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"input" jsonb NOT NULL,
	"done_count" integer DEFAULT 0 NOT NULL,
	"failed_count" integer DEFAULT 0 NOT NULL,
	"total_count" integer,
	"error" text,
	"starts" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"file_name" text,
	"file_id" integer,
	"course_id" integer,
	"test_id" integer,
	"report" jsonb,
	"file_keys" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp(3) with time zone,
	CONSTRAINT "jobs_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "jobs_status" CHECK (status in ('queued', 'running', 'done', 'failed', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "jobs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"id" text NOT NULL,
	"answer" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "installation_secrets" (
	"purpose" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "installation_secrets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "row_counts" (
	"company_id" integer NOT NULL,
	"counted" text NOT NULL,
	"counted_by" text NOT NULL,
	"key" jsonb NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "row_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"count" integer NOT NULL,
	CONSTRAINT "row_counts_company_id_counted_counted_by_key_id_pk" PRIMARY KEY("company_id","counted","counted_by","key","id")
);
--> statement-breakpoint
ALTER TABLE "row_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "row_sums" (
	"company_id" integer NOT NULL,
	"summed" text NOT NULL,
	"summed_column" text NOT NULL,
	"summed_by" text NOT NULL,
	"key" jsonb NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "row_sums_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sum" numeric NOT NULL,
	CONSTRAINT "row_sums_company_id_summed_summed_column_summed_by_key_id_pk" PRIMARY KEY("company_id","summed","summed_column","summed_by","key","id")
);
--> statement-breakpoint
ALTER TABLE "row_sums" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "staged_texts" (
	"company_id" integer NOT NULL,
	"staging" uuid NOT NULL,
	"place" integer NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staged_texts_company_id_staging_place_pk" PRIMARY KEY("company_id","staging","place")
);
--> statement-breakpoint
ALTER TABLE "staged_texts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "work_starts" (
	"company_id" integer NOT NULL,
	"queue" text NOT NULL,
	"key" uuid NOT NULL,
	"process" uuid,
	"deaths" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "work_starts_company_id_queue_key_pk" PRIMARY KEY("company_id","queue","key")
);
--> statement-breakpoint
ALTER TABLE "work_starts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lesson_block_files" (
	"company_id" integer NOT NULL,
	"block_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "lesson_block_files_company_id_block_id_file_id_pk" PRIMARY KEY("company_id","block_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "lesson_block_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lesson_block_media" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "lesson_block_media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"block_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"sort" integer NOT NULL,
	"caption" text,
	"alt" text,
	CONSTRAINT "lesson_block_media_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "lesson_block_media" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lesson_blocks" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "lesson_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"status_before_deletion" text,
	"deleted_at" timestamp(3) with time zone,
	"deletion" text,
	"published_at" timestamp(3) with time zone,
	"sort" integer DEFAULT 0 NOT NULL,
	"layer_id" integer,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"title" text collate "und-x-icu",
	"text" text,
	"address" text,
	"source" text,
	"language" text,
	"tone" text,
	"answers" jsonb,
	"captions_id" integer,
	"homework_min_points" integer,
	"homework_max_points" integer,
	"test_id" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_blocks_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "lesson_blocks_of_lesson" UNIQUE("company_id","lesson_id","id"),
	CONSTRAINT "lesson_blocks_type" CHECK (type in ('section', 'text', 'image', 'gallery', 'video', 'audio', 'file', 'embed', 'homework', 'test', 'webinar', 'callout', 'faq', 'code', 'formula')),
	CONSTRAINT "lesson_blocks_status" CHECK (status in ('draft', 'published', 'deleted')),
	CONSTRAINT "lesson_blocks_tone" CHECK (tone in ('note', 'tip', 'warning', 'important')),
	CONSTRAINT "lesson_blocks_published" CHECK (status <> 'published' or published_at is not null)
);
--> statement-breakpoint
ALTER TABLE "lesson_blocks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lesson_close_blocks" (
	"company_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"block_id" integer NOT NULL,
	CONSTRAINT "lesson_close_blocks_company_id_lesson_id_block_id_pk" PRIMARY KEY("company_id","lesson_id","block_id")
);
--> statement-breakpoint
ALTER TABLE "lesson_close_blocks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lesson_comment_likes" (
	"company_id" integer NOT NULL,
	"comment_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_comment_likes_company_id_comment_id_user_id_pk" PRIMARY KEY("company_id","comment_id","user_id"),
	CONSTRAINT "lesson_comment_likes_value" CHECK (value in ('like', 'dislike'))
);
--> statement-breakpoint
ALTER TABLE "lesson_comment_likes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lesson_comments" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "lesson_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"author_id" integer,
	"parent_id" integer,
	"answered_id" integer,
	"is_from_staff" boolean DEFAULT false NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'visible' NOT NULL,
	"status_before_deletion" text,
	"deleted_at" timestamp(3) with time zone,
	"deletion" text,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"edited_at" timestamp(3) with time zone,
	"hidden_at" timestamp(3) with time zone,
	"hidden_by_id" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_comments_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "lesson_comments_of_lesson" UNIQUE("company_id","lesson_id","id"),
	CONSTRAINT "lesson_comments_status" CHECK (status in ('visible', 'hidden', 'deleted')),
	CONSTRAINT "lesson_comments_answered" CHECK ((parent_id is null) = (answered_id is null))
);
--> statement-breakpoint
ALTER TABLE "lesson_comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lesson_likes" (
	"company_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_likes_company_id_lesson_id_user_id_pk" PRIMARY KEY("company_id","lesson_id","user_id"),
	CONSTRAINT "lesson_likes_value" CHECK (value in ('like', 'dislike'))
);
--> statement-breakpoint
ALTER TABLE "lesson_likes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "film_moments" (
	"company_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"block_id" integer NOT NULL,
	"moment" integer NOT NULL,
	"viewers" integer DEFAULT 0 NOT NULL,
	"replays" integer DEFAULT 0 NOT NULL,
	"exits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "film_moments_company_id_block_id_moment_pk" PRIMARY KEY("company_id","block_id","moment")
);
--> statement-breakpoint
ALTER TABLE "film_moments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "film_sessions" (
	"company_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"block_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"session" uuid NOT NULL,
	"began_at" timestamp(3) with time zone NOT NULL,
	"heard_at" timestamp(3) with time zone NOT NULL,
	"sequence" integer NOT NULL,
	"position" integer NOT NULL,
	"first" "int4multirange" DEFAULT '{}' NOT NULL,
	"again" "int4multirange" DEFAULT '{}' NOT NULL,
	"counted_first" "int4multirange" DEFAULT '{}' NOT NULL,
	"counted_again" "int4multirange" DEFAULT '{}' NOT NULL,
	"counted_position" integer,
	"is_counted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "film_sessions_company_id_block_id_user_id_session_pk" PRIMARY KEY("company_id","block_id","user_id","session")
);
--> statement-breakpoint
ALTER TABLE "film_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "film_transcripts" (
	"company_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"block_id" integer NOT NULL,
	"job_id" integer NOT NULL,
	"file_id" integer,
	"segments" jsonb,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "film_transcripts_company_id_block_id_pk" PRIMARY KEY("company_id","block_id")
);
--> statement-breakpoint
ALTER TABLE "film_transcripts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "film_watches" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "film_watches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lesson_id" integer NOT NULL,
	"block_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"watched" "int4multirange" DEFAULT '{}' NOT NULL,
	"watched_seconds" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"duration" integer NOT NULL,
	"used_until" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "film_watches_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "film_watches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "films" (
	"company_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"block_id" integer NOT NULL,
	"duration" integer NOT NULL,
	CONSTRAINT "films_company_id_block_id_pk" PRIMARY KEY("company_id","block_id"),
	CONSTRAINT "films_duration" CHECK (duration > 0)
);
--> statement-breakpoint
ALTER TABLE "films" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "homework_message_files" (
	"company_id" integer NOT NULL,
	"message_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "homework_message_files_company_id_message_id_file_id_pk" PRIMARY KEY("company_id","message_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "homework_message_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "homework_messages" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "homework_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"work_id" integer NOT NULL,
	"author_id" integer,
	"type" text NOT NULL,
	"text" text,
	"points" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "homework_messages_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "homework_messages_type" CHECK (type in ('answer', 'comment', 'returned', 'accepted'))
);
--> statement-breakpoint
ALTER TABLE "homework_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "homework_works" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "homework_works_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"block_id" integer,
	"user_id" integer NOT NULL,
	"status" text DEFAULT 'sent' NOT NULL,
	"points" integer,
	"sent_at" timestamp(3) with time zone NOT NULL,
	"checked_at" timestamp(3) with time zone,
	"checker_id" integer,
	"words_digest" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "homework_works_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "homework_works_of_learner" UNIQUE NULLS NOT DISTINCT("company_id","lesson_id","block_id","user_id"),
	CONSTRAINT "homework_works_status" CHECK (status in ('sent', 'returned', 'accepted')),
	CONSTRAINT "homework_works_points" CHECK (points is null or status = 'accepted')
);
--> statement-breakpoint
ALTER TABLE "homework_works" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lesson_homework_users" (
	"company_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_homework_users_company_id_lesson_id_user_id_pk" PRIMARY KEY("company_id","lesson_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "lesson_homework_users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lesson_marks" (
	"company_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"attendance" text NOT NULL,
	"mark" integer,
	"note" text,
	"marked_by_id" integer,
	"marked_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_marks_company_id_lesson_id_user_id_pk" PRIMARY KEY("company_id","lesson_id","user_id"),
	CONSTRAINT "lesson_marks_attendance" CHECK (attendance in ('present', 'late', 'absent', 'excused')),
	CONSTRAINT "lesson_marks_mark" CHECK (mark >= 0)
);
--> statement-breakpoint
ALTER TABLE "lesson_marks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_recounts" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "course_recounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_recounts_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "course_recounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lesson_done_blocks" (
	"company_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"block_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_done_blocks_company_id_lesson_id_user_id_block_id_pk" PRIMARY KEY("company_id","lesson_id","user_id","block_id")
);
--> statement-breakpoint
ALTER TABLE "lesson_done_blocks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lesson_notes" (
	"company_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_notes_company_id_lesson_id_user_id_pk" PRIMARY KEY("company_id","lesson_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "lesson_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lesson_openings" (
	"company_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"opened_by_id" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_openings_company_id_lesson_id_user_id_pk" PRIMARY KEY("company_id","lesson_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "lesson_openings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"company_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"opened_at" timestamp(3) with time zone,
	"last_visited_at" timestamp(3) with time zone,
	"marked_at" timestamp(3) with time zone,
	"finished_at" timestamp(3) with time zone,
	"watched_percent" integer DEFAULT 0 NOT NULL,
	"points" integer,
	"test_points" integer,
	"bookmarked_at" timestamp(3) with time zone,
	CONSTRAINT "lesson_progress_company_id_lesson_id_user_id_pk" PRIMARY KEY("company_id","lesson_id","user_id"),
	CONSTRAINT "lesson_progress_watched" CHECK (watched_percent between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "lesson_progress" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "library_block_media" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "library_block_media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"block_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"sort" integer NOT NULL,
	"caption" text,
	"alt" text,
	CONSTRAINT "library_block_media_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "library_block_media" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "library_blocks" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "library_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" integer NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"published_at" timestamp(3) with time zone,
	"sort" integer NOT NULL,
	"title" text collate "und-x-icu",
	"text" text,
	"address" text,
	"source" text,
	"language" text,
	"tone" text,
	"answers" jsonb,
	"captions_id" integer,
	"homework_min_points" integer,
	"homework_max_points" integer,
	"test_id" integer,
	"must_be_done" boolean NOT NULL,
	CONSTRAINT "library_blocks_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "library_blocks_type" CHECK (type in ('section', 'text', 'image', 'gallery', 'video', 'audio', 'file', 'embed', 'homework', 'test', 'webinar', 'callout', 'faq', 'code', 'formula')),
	CONSTRAINT "library_blocks_status" CHECK (status in ('draft', 'published')),
	CONSTRAINT "library_blocks_tone" CHECK (tone in ('note', 'tip', 'warning', 'important'))
);
--> statement-breakpoint
ALTER TABLE "library_blocks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "library_lessons" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "library_lessons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" integer NOT NULL,
	"type" text NOT NULL,
	"description" text,
	"open_type" text NOT NULL,
	"open_days_count" integer,
	"open_watch_percent" integer,
	"open_points" integer,
	"homework" text,
	"homework_min_points" integer NOT NULL,
	"homework_max_points" integer,
	"show_likes" boolean NOT NULL,
	"like_type" text NOT NULL,
	"use_comments" boolean NOT NULL,
	"check_criterion" text NOT NULL,
	"watch_percent" integer NOT NULL,
	"max_mark" integer NOT NULL,
	CONSTRAINT "library_lessons_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "library_lessons_of_entry" UNIQUE("company_id","entry_id"),
	CONSTRAINT "library_lessons_type" CHECK (type in ('test', 'full_video', 'video', 'webinar', 'text', 'homework', 'offline', 'constructor')),
	CONSTRAINT "library_lessons_open_type" CHECK (open_type in ('immediately', 'after_days', 'on_date', 'after_previous', 'manual')),
	CONSTRAINT "library_lessons_like_type" CHECK (like_type in ('like_dislike', 'like')),
	CONSTRAINT "library_lessons_check_criterion" CHECK (check_criterion in ('opened', 'marked', 'watched', 'homework', 'tests', 'constructor', 'attended')),
	CONSTRAINT "library_lessons_watch_percent" CHECK (watch_percent between 1 and 100),
	CONSTRAINT "library_lessons_max_mark" CHECK (max_mark between 1 and 1000)
);
--> statement-breakpoint
ALTER TABLE "library_lessons" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "block_layers" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "block_layers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"parent_layer_id" integer,
	"type" text NOT NULL,
	"title" text collate "und-x-icu" NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "block_layers_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "block_layers_of_course" UNIQUE("company_id","course_id","id"),
	CONSTRAINT "block_layers_type" CHECK (type in ('category', 'layer')),
	CONSTRAINT "block_layers_category" CHECK ((type = 'category') = (parent_layer_id is null))
);
--> statement-breakpoint
ALTER TABLE "block_layers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lesson_admin_users" (
	"company_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_admin_users_company_id_lesson_id_user_id_pk" PRIMARY KEY("company_id","lesson_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "lesson_admin_users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lesson_files" (
	"company_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "lesson_files_company_id_lesson_id_file_id_pk" PRIMARY KEY("company_id","lesson_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "lesson_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lessons" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "lessons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"layer_id" integer,
	"name" text collate "und-x-icu" NOT NULL,
	"description" text,
	"type" text NOT NULL,
	"status" text DEFAULT 'visible' NOT NULL,
	"status_before_deletion" text,
	"deleted_at" timestamp(3) with time zone,
	"deletion" text,
	"sort" integer DEFAULT 0 NOT NULL,
	"author_id" integer,
	"teacher_id" integer,
	"open_type" text DEFAULT 'immediately' NOT NULL,
	"open_days_count" integer,
	"open_final_date" timestamp(3) with time zone,
	"open_watch_percent" integer,
	"open_points" integer,
	"close_date" timestamp(3) with time zone,
	"forbid_datetime" timestamp(3) with time zone,
	"homework" text,
	"homework_min_points" integer DEFAULT 1 NOT NULL,
	"homework_max_points" integer,
	"show_likes" boolean DEFAULT false NOT NULL,
	"like_type" text DEFAULT 'like_dislike' NOT NULL,
	"use_comments" boolean DEFAULT false NOT NULL,
	"check_criterion" text DEFAULT 'marked' NOT NULL,
	"watch_percent" integer DEFAULT 90 NOT NULL,
	"held_at" timestamp(3) with time zone,
	"held_place" text,
	"max_mark" integer DEFAULT 5 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lessons_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "lessons_of_course" UNIQUE("company_id","course_id","id"),
	CONSTRAINT "lessons_type" CHECK (type in ('test', 'full_video', 'video', 'webinar', 'text', 'homework', 'offline', 'constructor')),
	CONSTRAINT "lessons_status" CHECK (status in ('start', 'visible', 'trial', 'close', 'draft', 'deleted')),
	CONSTRAINT "lessons_open_type" CHECK (open_type in ('immediately', 'after_days', 'on_date', 'after_previous', 'manual')),
	CONSTRAINT "lessons_like_type" CHECK (like_type in ('like_dislike', 'like')),
	CONSTRAINT "lessons_check_criterion" CHECK (check_criterion in ('opened', 'marked', 'watched', 'homework', 'tests', 'constructor', 'attended')),
	CONSTRAINT "lessons_watch_percent" CHECK (watch_percent between 1 and 100),
	CONSTRAINT "lessons_max_mark" CHECK (max_mark between 1 and 1000)
);
--> statement-breakpoint
ALTER TABLE "lessons" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "external_webinars" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "external_webinars_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "und-x-icu" NOT NULL,
	"description" text,
	"link" text NOT NULL,
	"starts_at" timestamp(3) with time zone,
	"duration" integer,
	"image_id" integer,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "external_webinars_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "external_webinars_duration" CHECK (duration between 1 and 1440)
);
--> statement-breakpoint
ALTER TABLE "external_webinars" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lesson_webinars" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "lesson_webinars_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"status" text DEFAULT 'coming_soon' NOT NULL,
	"starts_at" timestamp(3) with time zone,
	"duration" integer DEFAULT 60 NOT NULL,
	"platform" text DEFAULT 'link' NOT NULL,
	"link" text,
	"layout" text DEFAULT 'tile' NOT NULL,
	"moderation" text DEFAULT 'pre_moderation' NOT NULL,
	"zoom_host" text,
	"zoom_meeting_id" text,
	"zoom_join_url" text,
	"zoom_passcode" text,
	"zoom_problem" text,
	"recording_id" integer,
	"recording_link" text,
	"remind_day" boolean DEFAULT true NOT NULL,
	"remind_hour" boolean DEFAULT true NOT NULL,
	"reminder_problem" text,
	"scheduled_by" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_webinars_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "lesson_webinars_of_lesson" UNIQUE("company_id","lesson_id"),
	CONSTRAINT "lesson_webinars_status" CHECK (status in ('coming_soon', 'play', 'pause', 'finished', 'canceled')),
	CONSTRAINT "lesson_webinars_platform" CHECK (platform in ('link', 'zoom')),
	CONSTRAINT "lesson_webinars_layout" CHECK (layout in ('tile', 'speaker')),
	CONSTRAINT "lesson_webinars_moderation" CHECK (moderation in ('pre_moderation', 'post_moderation', 'none')),
	CONSTRAINT "lesson_webinars_duration" CHECK (duration between 1 and 1440)
);
--> statement-breakpoint
ALTER TABLE "lesson_webinars" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webinar_feeds" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webinar_feeds_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "webinar_feeds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webinar_reminders_sent" (
	"company_id" integer NOT NULL,
	"webinar_id" integer NOT NULL,
	"reminder" text NOT NULL,
	"starts_at" timestamp(3) with time zone NOT NULL,
	"user_id" integer NOT NULL,
	"sent_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webinar_reminders_sent_company_id_webinar_id_reminder_starts_at_user_id_pk" PRIMARY KEY("company_id","webinar_id","reminder","starts_at","user_id"),
	CONSTRAINT "webinar_reminders_sent_reminder" CHECK (reminder in ('day', 'hour'))
);
--> statement-breakpoint
ALTER TABLE "webinar_reminders_sent" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "file_archives" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "file_archives_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"author_id" integer NOT NULL,
	"access_token_id" integer,
	"file_name" text NOT NULL,
	"folder_id" integer,
	"item_ids" integer[] NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_archives_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "file_archives" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "file_storage_folders" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "file_storage_folders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "und-x-icu" NOT NULL,
	"parent_id" integer,
	"status" text DEFAULT 'kept' NOT NULL,
	"status_before_deletion" text,
	"deleted_at" timestamp(3) with time zone,
	"deletion" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_storage_folders_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "file_storage_folders_status" CHECK (status in ('kept', 'deleted'))
);
--> statement-breakpoint
ALTER TABLE "file_storage_folders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "file_storage_items" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "file_storage_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "und-x-icu" NOT NULL,
	"folder_id" integer,
	"file_id" integer NOT NULL,
	"kind" text NOT NULL,
	"size" bigint NOT NULL,
	"status" text DEFAULT 'kept' NOT NULL,
	"status_before_deletion" text,
	"deleted_at" timestamp(3) with time zone,
	"deletion" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_storage_items_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "file_storage_items_kind" CHECK (kind in ('image', 'film', 'audio', 'document', 'archive')),
	CONSTRAINT "file_storage_items_status" CHECK (status in ('kept', 'deleted'))
);
--> statement-breakpoint
ALTER TABLE "file_storage_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "galleries" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "galleries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "und-x-icu" NOT NULL,
	"description" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "galleries_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "galleries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "gallery_images" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "gallery_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"gallery_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"sort" integer NOT NULL,
	"caption" text,
	"alt" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gallery_images_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "gallery_images" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "library_entries" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "library_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"file_id" integer,
	"kind" text,
	"excerpt" text,
	"blocks_count" integer,
	"questions_count" integer,
	"author_id" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "library_entries_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "library_entries_type" CHECK (type in ('homework_files', 'video', 'material_files', 'users_uploads', 'tests', 'blocks', 'lessons')),
	CONSTRAINT "library_entries_kind" CHECK (kind in ('image', 'film', 'audio', 'document', 'archive')),
	CONSTRAINT "library_entries_file" CHECK (file_id is null or type not in ('tests', 'blocks', 'lessons'))
);
--> statement-breakpoint
ALTER TABLE "library_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "library_entry_files" (
	"company_id" integer NOT NULL,
	"entry_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "library_entry_files_company_id_entry_id_file_id_pk" PRIMARY KEY("company_id","entry_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "library_entry_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "film_streams" (
	"company_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"error" text,
	"attempt" uuid,
	"starts" integer DEFAULT 0 NOT NULL,
	"ordered_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"heard_at" timestamp(3) with time zone,
	"key" uuid,
	"parts" jsonb,
	CONSTRAINT "film_streams_company_id_file_id_pk" PRIMARY KEY("company_id","file_id"),
	CONSTRAINT "film_streams_status" CHECK (status in ('waiting', 'running', 'ready', 'failed')),
	CONSTRAINT "film_streams_parts" CHECK ((key is null) = (parts is null))
);
--> statement-breakpoint
ALTER TABLE "film_streams" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stream_makers" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"heard_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "stream_makers_one" CHECK (id = 1)
);
--> statement-breakpoint
ALTER TABLE "stream_makers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "file_bytes" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "file_bytes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"bytes" bigint NOT NULL,
	CONSTRAINT "file_bytes_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "file_bytes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "files" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"purpose" text NOT NULL,
	"owner_id" integer,
	"key" uuid NOT NULL,
	"file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"thumbhash" text,
	"poster_id" integer,
	"expires_at" timestamp(3) with time zone,
	"fetched_once" boolean DEFAULT false NOT NULL,
	"is_loose" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "account_files" (
	"id" integer PRIMARY KEY DEFAULT nextval('files_id_seq') NOT NULL,
	"user_id" integer NOT NULL,
	"key" uuid NOT NULL,
	"file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"thumbhash" text,
	"poster_id" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stray_bytes" (
	"key" uuid PRIMARY KEY NOT NULL,
	"goes_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stray_bytes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer,
	"user_id" integer NOT NULL,
	"uuid" uuid NOT NULL,
	"target" text NOT NULL,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"chunk_size" bigint NOT NULL,
	"chunk_count" integer NOT NULL,
	"key" uuid NOT NULL,
	"storage_id" text NOT NULL,
	"mime_type" text,
	"received" "int4multirange" DEFAULT '{}' NOT NULL,
	"answer" jsonb,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"touched_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_uuid" UNIQUE NULLS NOT DISTINCT("user_id","company_id","uuid")
);
--> statement-breakpoint
ALTER TABLE "uploads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_call_reminders" (
	"company_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"call_at" timestamp(3) with time zone NOT NULL,
	"set_by" integer,
	CONSTRAINT "order_call_reminders_company_id_order_id_pk" PRIMARY KEY("company_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "order_call_reminders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_comment_files" (
	"company_id" integer NOT NULL,
	"comment_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "order_comment_files_company_id_comment_id_file_id_pk" PRIMARY KEY("company_id","comment_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "order_comment_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "bitrix_auto_leads" (
	"company_id" integer NOT NULL,
	"is_active" boolean NOT NULL,
	"source_id" text,
	"assigned_by_id" integer,
	CONSTRAINT "bitrix_auto_leads_company_id_pk" PRIMARY KEY("company_id")
);
--> statement-breakpoint
ALTER TABLE "bitrix_auto_leads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bitrix_leads" (
	"company_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"lead_id" integer,
	"made_at" timestamp(3) with time zone,
	"problem" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"try_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bitrix_leads_company_id_order_id_pk" PRIMARY KEY("company_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "bitrix_leads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_lessons" (
	"company_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"teacher_price" numeric(12, 2) NOT NULL,
	CONSTRAINT "order_lessons_company_id_order_id_lesson_id_pk" PRIMARY KEY("company_id","order_id","lesson_id"),
	CONSTRAINT "order_lessons_price" CHECK (teacher_price >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_lessons" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"contact_email_key" text GENERATED ALWAYS AS (lower(contact_email)) STORED,
	"course_id" integer,
	"course_package_id" integer,
	"manager_id" integer,
	"next_call_at" timestamp(3) with time zone,
	"author_id" integer,
	"invite_id" integer,
	"price" numeric(12, 2),
	"fix_price" numeric(12, 2),
	"to_pay" numeric(12, 2) GENERATED ALWAYS AS (coalesce(fix_price, price, 0)) STORED,
	"payed_at" timestamp(3) with time zone,
	"is_paid" boolean GENERATED ALWAYS AS (payed_at is not null) STORED,
	"merged_into_id" integer,
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
CREATE TABLE "course_gifts" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "course_gifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"code" text NOT NULL,
	"redeemed_by" integer,
	"redeemed_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_gifts_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "course_gifts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"payment_order_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"refund_id" integer,
	"order_id" integer,
	"course_id" integer,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"reference" text,
	"booked_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "ledger_entries_kind" CHECK (kind in ('payment', 'refund')),
	CONSTRAINT "ledger_entries_debit" CHECK (debit in ('provider', 'school', 'sales')),
	CONSTRAINT "ledger_entries_credit" CHECK (credit in ('sales', 'school', 'provider')),
	CONSTRAINT "ledger_entries_amount" CHECK (amount > 0),
	CONSTRAINT "ledger_entries_accounts" CHECK ((case kind when 'payment' then credit else debit end) = 'sales' and debit <> credit)
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_learners" (
	"company_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"target_id" integer NOT NULL,
	CONSTRAINT "payment_learners_company_id_payment_id_target_id_pk" PRIMARY KEY("company_id","payment_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "payment_learners" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_orders" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "payment_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer,
	"course_id" integer,
	"payer_id" integer,
	"bitrix_contact_id" text,
	"payments_sum" numeric(12, 2) DEFAULT '0' NOT NULL,
	"paid_sum" numeric(12, 2) DEFAULT '0' NOT NULL,
	"promo_code_id" integer,
	"code_price" numeric(12, 2),
	"price_without_code" numeric(12, 2),
	"access" text DEFAULT 'none' NOT NULL,
	"access_withdrawn_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_orders_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "payment_orders_sums" CHECK (payments_sum >= 0 and paid_sum >= 0),
	CONSTRAINT "payment_orders_code" CHECK (num_nulls(promo_code_id, code_price, price_without_code) in (0, 3) and coalesce(price_without_code >= code_price, true)),
	CONSTRAINT "payment_orders_access" CHECK (access in ('none', 'open', 'rests')),
	CONSTRAINT "payment_orders_rests" CHECK ((access = 'rests') = (access_withdrawn_at is not null))
);
--> statement-breakpoint
ALTER TABLE "payment_orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_packages" (
	"company_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"target_id" integer NOT NULL,
	CONSTRAINT "payment_packages_company_id_payment_id_target_id_pk" PRIMARY KEY("company_id","payment_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "payment_packages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_statuses" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "payment_statuses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admin_name" text collate "und-x-icu" NOT NULL,
	"public_name" text NOT NULL,
	"text_color" text NOT NULL,
	"background_color" text NOT NULL,
	"type" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_statuses_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "payment_statuses_of_type" UNIQUE("company_id","id","type"),
	CONSTRAINT "payment_statuses_type" CHECK (type in ('waiting', 'paid', 'partly_refunded', 'refunded', 'canceled')),
	CONSTRAINT "payment_statuses_colors" CHECK (text_color ~ '^#[0-9a-f]{6}$' and background_color ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
ALTER TABLE "payment_statuses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payments" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_order_id" integer NOT NULL,
	"course_id" integer,
	"payer_id" integer,
	"course_branch_id" integer,
	"status_id" integer NOT NULL,
	"status" text NOT NULL,
	"type" text NOT NULL,
	"promo_code_id" integer,
	"price" numeric(12, 2) NOT NULL,
	"price_without_discount" numeric(12, 2) NOT NULL,
	"is_gift" boolean DEFAULT false NOT NULL,
	"refunded_sum" numeric(12, 2) DEFAULT '0' NOT NULL,
	"comment" text,
	"searched" text,
	"author_id" integer,
	"paid_at" timestamp(3) with time zone,
	"reserved_until_at" timestamp(3) with time zone,
	"due_at" timestamp(3) with time zone,
	"provider_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"provider_asked_at" timestamp(3) with time zone,
	"provider_order" jsonb,
	"provider_ended_at" timestamp(3) with time zone,
	"provider_look_at" timestamp(3) with time zone,
	"provider_payment_id" text,
	"confirmation_url" text,
	"receipt_sent_at" timestamp(3) with time zone,
	"cancellation" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "payments_status" CHECK (status in ('waiting', 'paid', 'partly_refunded', 'refunded', 'canceled')),
	CONSTRAINT "payments_type" CHECK (type in ('online', 'manual', 'free')),
	CONSTRAINT "payments_price" CHECK (price >= 0 and price_without_discount >= price and refunded_sum between 0 and price),
	CONSTRAINT "payments_provider_order" CHECK ((provider_order is null) = (provider_asked_at is null)),
	CONSTRAINT "payments_free" CHECK ((type = 'free') = (price = 0)),
	CONSTRAINT "payments_paid_at" CHECK ((paid_at is not null) = (status in ('paid', 'partly_refunded', 'refunded')))
);
--> statement-breakpoint
ALTER TABLE "payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "promo_code_counts" (
	"company_id" integer NOT NULL,
	"promo_code_id" integer NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "promo_code_counts_company_id_promo_code_id_pk" PRIMARY KEY("company_id","promo_code_id"),
	CONSTRAINT "promo_code_counts_used" CHECK (used >= 0)
);
--> statement-breakpoint
ALTER TABLE "promo_code_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reconciliation_differences" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "reconciliation_differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reconciliation_id" integer NOT NULL,
	"kind" text NOT NULL,
	"movement" text NOT NULL,
	"reference" text NOT NULL,
	"payment_id" integer,
	"provider_amount" numeric(12, 2),
	"ledger_amount" numeric(12, 2),
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reconciliation_differences_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "reconciliation_differences_kind" CHECK (kind in ('missing_here', 'missing_there', 'amount')),
	CONSTRAINT "reconciliation_differences_movement" CHECK (movement in ('payment', 'refund'))
);
--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "reconciliations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"checked" integer,
	"checked_at" timestamp(3) with time zone,
	"problem" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reconciliations_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "reconciliations_checked" CHECK ((checked is null) = (checked_at is null))
);
--> statement-breakpoint
ALTER TABLE "reconciliations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "refunds" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"provider_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"provider_refund_id" text,
	"problem" text,
	"author_id" integer,
	"settled_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "refunds_status" CHECK (status in ('waiting', 'succeeded', 'canceled')),
	CONSTRAINT "refunds_amount" CHECK (amount > 0),
	CONSTRAINT "refunds_settled_at" CHECK ((settled_at is not null) = (status <> 'waiting'))
);
--> statement-breakpoint
ALTER TABLE "refunds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "used_promo_codes" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "used_promo_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"promo_code_id" integer NOT NULL,
	"payment_order_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"user_id" integer,
	"course_id" integer,
	"discount" numeric(12, 2) NOT NULL,
	"released_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "used_promo_codes_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "used_promo_codes_discount" CHECK (discount >= 0)
);
--> statement-breakpoint
ALTER TABLE "used_promo_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"code_key" text NOT NULL,
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
CREATE TABLE "sales_days" (
	"company_id" integer NOT NULL,
	"day" date NOT NULL,
	"course_id" integer NOT NULL,
	"source" text NOT NULL,
	"seen" integer DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"paid_orders" integer DEFAULT 0 NOT NULL,
	"payments" integer DEFAULT 0 NOT NULL,
	"income" numeric(12, 2) DEFAULT '0' NOT NULL,
	"refunds" numeric(12, 2) DEFAULT '0' NOT NULL,
	CONSTRAINT "sales_days_company_id_day_course_id_source_pk" PRIMARY KEY("company_id","day","course_id","source"),
	CONSTRAINT "sales_days_sums" CHECK (income >= 0 and refunds >= 0)
);
--> statement-breakpoint
ALTER TABLE "sales_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "access_tokens" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "access_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "und-x-icu" NOT NULL,
	"user_id" integer NOT NULL,
	"service_account_id" integer,
	"permissions" text[] NOT NULL,
	"token_hash" text NOT NULL,
	"prefix" text NOT NULL,
	"author_id" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"last_used_at" timestamp(3) with time zone,
	"revoked_at" timestamp(3) with time zone,
	CONSTRAINT "access_tokens_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "access_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "service_accounts" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "service_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"description" text,
	"active" boolean DEFAULT true NOT NULL,
	"author_id" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_accounts_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "service_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "email_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_resets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "password_resets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "recovery_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"user_agent" text,
	"ip_address" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"login" text NOT NULL,
	"email" text NOT NULL,
	"confirmed_login" text,
	"password_hash" text,
	"name" text collate "und-x-icu" NOT NULL,
	"surname" text collate "und-x-icu",
	"phone" text,
	"photo" text,
	"kind" text DEFAULT 'person' NOT NULL,
	"super_admin" boolean DEFAULT false NOT NULL,
	"totp_secret" text,
	"totp_enabled_at" timestamp(3) with time zone,
	"totp_last_step" integer,
	"failed_login_count" integer DEFAULT 0 NOT NULL,
	"login_blocked_until" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_kind" CHECK (kind in ('person', 'service'))
);
--> statement-breakpoint
ALTER TABLE "users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invite_course_packages" (
	"company_id" integer NOT NULL,
	"invite_id" integer NOT NULL,
	"target_id" integer NOT NULL,
	CONSTRAINT "invite_course_packages_company_id_invite_id_target_id_pk" PRIMARY KEY("company_id","invite_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "invite_course_packages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invite_custom_fields" (
	"company_id" integer NOT NULL,
	"invite_id" integer NOT NULL,
	"custom_field_id" integer NOT NULL,
	"required" boolean DEFAULT false NOT NULL,
	CONSTRAINT "invite_custom_fields_company_id_invite_id_custom_field_id_pk" PRIMARY KEY("company_id","invite_id","custom_field_id")
);
--> statement-breakpoint
ALTER TABLE "invite_custom_fields" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invite_files" (
	"company_id" integer NOT NULL,
	"invite_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "invite_files_company_id_invite_id_file_id_pk" PRIMARY KEY("company_id","invite_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "invite_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invite_groups" (
	"company_id" integer NOT NULL,
	"invite_id" integer NOT NULL,
	"target_id" integer NOT NULL,
	CONSTRAINT "invite_groups_company_id_invite_id_target_id_pk" PRIMARY KEY("company_id","invite_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "invite_groups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invite_recipients" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "invite_recipients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invite_id" integer NOT NULL,
	"address" text NOT NULL,
	"sent_at" timestamp(3) with time zone,
	"error" text,
	"accepted_by" integer,
	CONSTRAINT "invite_recipients_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "invite_recipients" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invite_roles" (
	"company_id" integer NOT NULL,
	"invite_id" integer NOT NULL,
	"target_id" integer NOT NULL,
	CONSTRAINT "invite_roles_company_id_invite_id_target_id_pk" PRIMARY KEY("company_id","invite_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "invite_roles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invite_tests" (
	"company_id" integer NOT NULL,
	"invite_id" integer NOT NULL,
	"target_id" integer NOT NULL,
	CONSTRAINT "invite_tests_company_id_invite_id_target_id_pk" PRIMARY KEY("company_id","invite_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "invite_tests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invites" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "invites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text DEFAULT 'invite' NOT NULL,
	"type" text DEFAULT 'common' NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"description" text,
	"token" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"user_limit" integer,
	"users_count" integer DEFAULT 0 NOT NULL,
	"date_start" date,
	"date_end" date,
	"form_id" integer,
	"send_type" text,
	"author_id" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invites_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "invites_kind" CHECK (kind in ('invite', 'welcome')),
	CONSTRAINT "invites_type" CHECK (type in ('common', 'personal')),
	CONSTRAINT "invites_users_count" CHECK (user_limit is null or users_count <= user_limit)
);
--> statement-breakpoint
ALTER TABLE "invites" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_invites" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "user_invites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invite_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_invites_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "user_invites" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"digest" text DEFAULT 'daily' NOT NULL,
	"muted" text[] DEFAULT '{}' NOT NULL,
	"unmailed" text[] DEFAULT '{}' NOT NULL,
	"off_token" text NOT NULL,
	CONSTRAINT "notification_settings_company_id_user_id_pk" PRIMARY KEY("company_id","user_id"),
	CONSTRAINT "notification_settings_digest" CHECK (digest in ('off', 'daily', 'weekly')),
	CONSTRAINT "notification_settings_muted" CHECK (muted <@ array['comments', 'homework', 'tests', 'webinars', 'certificates', 'orders']::text[]),
	CONSTRAINT "notification_settings_unmailed" CHECK (unmailed <@ array['comments', 'homework', 'tests', 'webinars', 'certificates', 'orders']::text[])
);
--> statement-breakpoint
ALTER TABLE "notification_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notifications" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"is_for_staff" boolean NOT NULL,
	"course_id" integer,
	"lesson_id" integer,
	"test_id" integer,
	"order_id" integer,
	"subject_id" integer NOT NULL,
	"record_id" integer NOT NULL,
	"actor_id" integer,
	"times" integer DEFAULT 1 NOT NULL,
	"happened_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp(3) with time zone,
	"awaits_mail" boolean NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "notifications_kind" CHECK (kind in ('comment', 'reply', 'homework_sent', 'homework_asked', 'homework_returned', 'homework_accepted', 'homework_answered', 'test_waiting', 'test_checked', 'test_annulled', 'webinar_set', 'webinar_moved', 'webinar_canceled', 'certificate', 'order_comment', 'order_mention', 'order_call')),
	CONSTRAINT "notifications_place" CHECK (num_nonnulls(course_id, test_id, order_id) = 1),
	CONSTRAINT "notifications_awaits_mail" CHECK (not awaits_mail or read_at is null)
);
--> statement-breakpoint
ALTER TABLE "notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_observers" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"observer_id" integer NOT NULL,
	CONSTRAINT "user_observers_company_id_user_id_observer_id_pk" PRIMARY KEY("company_id","user_id","observer_id"),
	CONSTRAINT "user_observers_other" CHECK (user_id <> observer_id)
);
--> statement-breakpoint
ALTER TABLE "user_observers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "company_messages" (
	"company_id" integer NOT NULL,
	"day" date NOT NULL,
	"ordered" integer NOT NULL,
	CONSTRAINT "company_messages_company_id_day_pk" PRIMARY KEY("company_id","day")
);
--> statement-breakpoint
ALTER TABLE "company_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sender_messages" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"ordered" integer NOT NULL,
	CONSTRAINT "sender_messages_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "sender_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "company_socialites" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "company_socialites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	"registration" boolean DEFAULT false NOT NULL,
	"name" text,
	"client_id" text NOT NULL,
	"client_secret" text,
	"issuer" text,
	"authorization_url" text,
	"token_url" text,
	"userinfo_url" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_socialites_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "company_socialites_provider" CHECK (provider in ('yandex', 'vk', 'google', 'oidc'))
);
--> statement-breakpoint
ALTER TABLE "company_socialites" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "social_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "social_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"provider" text NOT NULL,
	"company_id" integer,
	"authority" text NOT NULL,
	"subject" text NOT NULL,
	"label" text,
	"proved_at" timestamp(3) with time zone,
	"last_used_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "social_accounts_subject" UNIQUE NULLS NOT DISTINCT("provider","company_id","authority","subject"),
	CONSTRAINT "social_accounts_provider" CHECK (provider in ('yandex', 'vk', 'google', 'oidc'))
);
--> statement-breakpoint
ALTER TABLE "social_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "social_sign_ins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "social_sign_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"provider" text NOT NULL,
	"user_id" integer,
	"invite" text,
	"form_id" integer,
	"secret_hash" text NOT NULL,
	"state" text NOT NULL,
	"code_verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"identity" jsonb,
	"returned_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "social_sign_ins_provider" CHECK (provider in ('yandex', 'vk', 'google', 'oidc'))
);
--> statement-breakpoint
ALTER TABLE "social_sign_ins" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "company_members" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS (user_id) STORED NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"status_before_deletion" text,
	"deleted_at" timestamp(3) with time zone,
	"deletion" text,
	"is_owner" boolean DEFAULT false NOT NULL,
	"admin_banned" boolean DEFAULT false NOT NULL,
	"learning_banned" boolean DEFAULT false NOT NULL,
	"name" text collate "und-x-icu" DEFAULT '' NOT NULL,
	"surname" text collate "und-x-icu",
	"email" text DEFAULT '' NOT NULL,
	"phone" text,
	"photo" text,
	"full_name" text collate "und-x-icu" GENERATED ALWAYS AS (trim(coalesce(surname, '') || ' ' || name)) STORED NOT NULL,
	"searched" text GENERATED ALWAYS AS (coalesce(surname, '') || ' ' || name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || coalesce(regexp_replace(phone, '\D', '', 'g'), '')) STORED,
	"last_visit_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_members_company_id_user_id_pk" PRIMARY KEY("company_id","user_id"),
	CONSTRAINT "company_members_status" CHECK (status in ('active', 'blocked', 'deleted'))
);
--> statement-breakpoint
ALTER TABLE "company_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "group_members" (
	"company_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"member_status" text DEFAULT 'active' NOT NULL,
	CONSTRAINT "group_members_company_id_group_id_user_id_pk" PRIMARY KEY("company_id","group_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "group_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "groups" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "und-x-icu" NOT NULL,
	"description" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "groups_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "groups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "member_roles" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role_id" integer NOT NULL,
	"member_status" text DEFAULT 'active' NOT NULL,
	CONSTRAINT "member_roles_company_id_user_id_role_id_pk" PRIMARY KEY("company_id","user_id","role_id")
);
--> statement-breakpoint
ALTER TABLE "member_roles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "roles" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "roles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "und-x-icu" NOT NULL,
	"code" text,
	"description" text,
	"priority" integer DEFAULT 0 NOT NULL,
	"default" boolean DEFAULT false NOT NULL,
	"admin_ban_on_registration" boolean DEFAULT false NOT NULL,
	"learning_ban_on_registration" boolean DEFAULT false NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "roles_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "roles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ai_ege_example_files" (
	"company_id" integer NOT NULL,
	"example_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "ai_ege_example_files_company_id_example_id_file_id_pk" PRIMARY KEY("company_id","example_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "ai_ege_example_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ai_ege_examples" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "ai_ege_examples_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_number_id" integer NOT NULL,
	"text" text NOT NULL,
	"answer" text NOT NULL,
	"solution" text,
	"image_id" integer,
	"sort" integer NOT NULL,
	"searched" text GENERATED ALWAYS AS (regexp_replace(text, '<[^>]*>', ' ', 'g') || ' ' || answer) STORED,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_ege_examples_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "ai_ege_examples" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ai_ege_question_numbers" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "ai_ege_question_numbers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject_id" integer NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"answer_type" text DEFAULT 'input' NOT NULL,
	"prompt" text,
	"use_image" boolean DEFAULT false NOT NULL,
	"use_example" boolean DEFAULT false NOT NULL,
	"sort" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_ege_question_numbers_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "ai_ege_question_numbers_answer_type" CHECK (answer_type in ('input', 'numeric_input', 'radio', 'checkbox', 'sort', 'multi_input', 'textarea', 'correspondence', 'select_input', 'text_input', 'assessment_by_criterion', 'audio_input'))
);
--> statement-breakpoint
ALTER TABLE "ai_ege_question_numbers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ai_ege_subjects" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "ai_ege_subjects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "und-x-icu" NOT NULL,
	"description" text,
	"sort" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_ege_subjects_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "ai_ege_subjects" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"marks" jsonb,
	"comment" text,
	"checked_at" timestamp(3) with time zone,
	"checker_id" integer,
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
	"secret" text DEFAULT replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') NOT NULL,
	"old_ids_until" timestamp(3) with time zone,
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
	"annulled_at" timestamp(3) with time zone,
	"annulment_reason" text,
	"annuller_id" integer,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_attempts_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "test_attempts_number" UNIQUE("company_id","user_id","test_id","number"),
	CONSTRAINT "test_attempts_state" CHECK (state in ('in_progress', 'on_check', 'checked', 'expired')),
	CONSTRAINT "test_attempts_taker" CHECK ((user_id is null) <> (visitor_digest is null)),
	CONSTRAINT "test_attempts_finished" CHECK ((finished_at is null) = (state = 'in_progress')),
	CONSTRAINT "test_attempts_annulled" CHECK ((annulled_at is null) = (annulment_reason is null)),
	CONSTRAINT "test_attempts_annulled_ended" CHECK (annulled_at is null or state <> 'in_progress')
);
--> statement-breakpoint
ALTER TABLE "test_attempts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "test_extra_attempts" (
	"company_id" integer NOT NULL,
	"test_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "test_extra_attempts_company_id_test_id_user_id_pk" PRIMARY KEY("company_id","test_id","user_id"),
	CONSTRAINT "test_extra_attempts_count" CHECK (count > 0)
);
--> statement-breakpoint
ALTER TABLE "test_extra_attempts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "library_tests" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "library_tests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" integer NOT NULL,
	"content" jsonb NOT NULL,
	"category_id" integer,
	"subject_id" integer,
	CONSTRAINT "library_tests_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "library_tests_of_entry" UNIQUE("company_id","entry_id")
);
--> statement-breakpoint
ALTER TABLE "library_tests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "correspondence_files" (
	"company_id" integer NOT NULL,
	"correspondence_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "correspondence_files_company_id_correspondence_id_file_id_pk" PRIMARY KEY("company_id","correspondence_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "correspondence_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "correspondence_links" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "correspondence_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"main_id" integer NOT NULL,
	"dependent_id" integer NOT NULL,
	CONSTRAINT "correspondence_links_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "correspondence_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "correspondences" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "correspondences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"is_main" boolean NOT NULL,
	"value" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "correspondences_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "correspondences_of_question" UNIQUE("company_id","question_id","id")
);
--> statement-breakpoint
ALTER TABLE "correspondences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "question_answer_files" (
	"company_id" integer NOT NULL,
	"answer_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "question_answer_files_company_id_answer_id_file_id_pk" PRIMARY KEY("company_id","answer_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "question_answer_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "question_answers" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "question_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"value" text DEFAULT '' NOT NULL,
	"comment" text,
	"correct" boolean DEFAULT false NOT NULL,
	"correct_position" integer,
	"tolerance" numeric,
	"sort" integer DEFAULT 0 NOT NULL,
	"parent_answer_id" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_answers_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "question_answers_of_question" UNIQUE("company_id","question_id","id")
);
--> statement-breakpoint
ALTER TABLE "question_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "question_criteria" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "question_criteria_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"max_points" integer DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_criteria_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "question_criteria" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "question_criterion_templates" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "question_criterion_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "und-x-icu" NOT NULL,
	"criteria" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_criterion_templates_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "question_criterion_templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "select_input_items" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "select_input_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"answer_id" integer NOT NULL,
	"value" text NOT NULL,
	"correct" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "select_input_items_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "select_input_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "test_question_files" (
	"company_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "test_question_files_company_id_question_id_file_id_pk" PRIMARY KEY("company_id","question_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "test_question_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "test_question_media" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "test_question_media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "test_question_media_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "test_question_media" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "test_questions" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "test_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"test_id" integer NOT NULL,
	"staging" uuid,
	"type" text DEFAULT 'unknown' NOT NULL,
	"question" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'inactive' NOT NULL,
	"status_before_deletion" text,
	"deleted_at" timestamp(3) with time zone,
	"deletion" text,
	"topic_id" integer,
	"part" integer DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"max_points" integer DEFAULT 1 NOT NULL,
	"partial" boolean DEFAULT false NOT NULL,
	"penalty_percentage" integer,
	"case_sensitive" boolean DEFAULT false NOT NULL,
	"timer" integer,
	"max_attempts" integer DEFAULT 1 NOT NULL,
	"infinity_attempts" boolean DEFAULT true NOT NULL,
	"required" boolean DEFAULT false NOT NULL,
	"shuffle_answers" boolean,
	"show_answer_note" boolean DEFAULT true NOT NULL,
	"correspondence_multi" boolean DEFAULT false NOT NULL,
	"criterion_type" text DEFAULT 'points' NOT NULL,
	"criterion_points" integer DEFAULT 1 NOT NULL,
	"check_without_register" boolean DEFAULT false NOT NULL,
	"solution" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_questions_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "test_questions_type" CHECK (type in ('unknown', 'input', 'numeric_input', 'radio', 'checkbox', 'sort', 'multi_input', 'textarea', 'correspondence', 'select_input', 'text_input', 'assessment_by_criterion', 'audio_input')),
	CONSTRAINT "test_questions_status" CHECK (status in ('inactive', 'active', 'deleted')),
	CONSTRAINT "test_questions_criterion_type" CHECK (criterion_type in ('points', 'yes_no')),
	CONSTRAINT "test_questions_active" CHECK (status <> 'active' or type <> 'unknown')
);
--> statement-breakpoint
ALTER TABLE "test_questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "subject_topics" (
	"company_id" integer NOT NULL,
	"subject_id" integer NOT NULL,
	"topic_id" integer NOT NULL,
	CONSTRAINT "subject_topics_company_id_subject_id_topic_id_pk" PRIMARY KEY("company_id","subject_id","topic_id")
);
--> statement-breakpoint
ALTER TABLE "subject_topics" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "subjects" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "subjects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "und-x-icu" NOT NULL,
	"sort" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subjects_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "subjects" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "topics" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "topics_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "und-x-icu" NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "topics_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "topics" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "test_allow_users" (
	"company_id" integer NOT NULL,
	"test_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "test_allow_users_company_id_test_id_user_id_pk" PRIMARY KEY("company_id","test_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "test_allow_users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "test_categories" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "test_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "und-x-icu" NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_categories_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "test_categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "test_files" (
	"company_id" integer NOT NULL,
	"test_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "test_files_company_id_test_id_file_id_pk" PRIMARY KEY("company_id","test_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "test_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "test_parts" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "test_parts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"test_id" integer NOT NULL,
	"part" integer NOT NULL,
	"title" text,
	"draws_count" integer,
	CONSTRAINT "test_parts_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "test_parts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "test_teachers" (
	"company_id" integer NOT NULL,
	"test_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "test_teachers_company_id_test_id_user_id_pk" PRIMARY KEY("company_id","test_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "test_teachers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tests" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "tests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text collate "und-x-icu" NOT NULL,
	"description" text,
	"status" text DEFAULT 'inactive' NOT NULL,
	"status_before_deletion" text,
	"deleted_at" timestamp(3) with time zone,
	"deletion" text,
	"category_id" integer,
	"subject_id" integer,
	"grading_scale" integer DEFAULT 5 NOT NULL,
	"successful_points" integer,
	"timer" integer,
	"max_attempts" integer DEFAULT 1 NOT NULL,
	"infinity_attempts" boolean DEFAULT false NOT NULL,
	"shuffle_questions" boolean DEFAULT false NOT NULL,
	"shuffle_answers" boolean DEFAULT false NOT NULL,
	"shown_result" text DEFAULT 'correctness' NOT NULL,
	"is_free" boolean DEFAULT false NOT NULL,
	"author_id" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tests_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "tests_status" CHECK (status in ('inactive', 'active', 'deleted')),
	CONSTRAINT "tests_shown_result" CHECK (shown_result in ('nothing', 'points', 'correctness', 'answers')),
	CONSTRAINT "tests_grading_scale" CHECK (grading_scale in (5, 10, 100, 1))
);
--> statement-breakpoint
ALTER TABLE "tests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audits" ADD CONSTRAINT "audits_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audits" ADD CONSTRAINT "audits_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_domains" ADD CONSTRAINT "self_domains_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_files" ADD CONSTRAINT "company_files_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_files" ADD CONSTRAINT "company_files_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_integrations" ADD CONSTRAINT "company_integrations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view_defaults" ADD CONSTRAINT "saved_view_defaults_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view_defaults" ADD CONSTRAINT "saved_view_defaults_saved_views_fk" FOREIGN KEY ("company_id","view_id") REFERENCES "public"."saved_views"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_spending" ADD CONSTRAINT "company_spending_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_spending" ADD CONSTRAINT "person_spending_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_certificates" ADD CONSTRAINT "course_certificates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_certificates" ADD CONSTRAINT "course_certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_certificates" ADD CONSTRAINT "course_certificates_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_remarks" ADD CONSTRAINT "course_remarks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_remarks" ADD CONSTRAINT "course_remarks_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_remarks" ADD CONSTRAINT "course_remarks_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_folders" ADD CONSTRAINT "course_folders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_folders" ADD CONSTRAINT "course_folders_company_id_parent_id_course_folders_company_id_id_fk" FOREIGN KEY ("company_id","parent_id") REFERENCES "public"."course_folders"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_company_id_type_id_course_types_company_id_id_fk" FOREIGN KEY ("company_id","type_id") REFERENCES "public"."course_types"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_company_id_format_id_course_formats_company_id_id_fk" FOREIGN KEY ("company_id","format_id") REFERENCES "public"."course_formats"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_company_id_folder_id_course_folders_company_id_id_fk" FOREIGN KEY ("company_id","folder_id") REFERENCES "public"."course_folders"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_company_id_catalog_url_first_category_id_course_categories_company_id_id_fk" FOREIGN KEY ("company_id","catalog_url_first_category_id") REFERENCES "public"."course_categories"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_company_id_catalog_url_second_category_id_course_categories_company_id_id_fk" FOREIGN KEY ("company_id","catalog_url_second_category_id") REFERENCES "public"."course_categories"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_company_id_form_id_forms_company_id_id_fk" FOREIGN KEY ("company_id","form_id") REFERENCES "public"."forms"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_company_id_crm_form_id_forms_company_id_id_fk" FOREIGN KEY ("company_id","crm_form_id") REFERENCES "public"."forms"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_company_id_img_id_files_company_id_id_fk" FOREIGN KEY ("company_id","img_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_company_id_img_anons_id_files_company_id_id_fk" FOREIGN KEY ("company_id","img_anons_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_company_id_img_banner_id_files_company_id_id_fk" FOREIGN KEY ("company_id","img_banner_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_company_id_img_banner_mobile_id_files_company_id_id_fk" FOREIGN KEY ("company_id","img_banner_mobile_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_company_id_img_header_id_files_company_id_id_fk" FOREIGN KEY ("company_id","img_header_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_company_id_img_vertical_banner_id_files_company_id_id_fk" FOREIGN KEY ("company_id","img_vertical_banner_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_company_id_certificate_id_files_company_id_id_fk" FOREIGN KEY ("company_id","certificate_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_categories" ADD CONSTRAINT "course_categories_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_categories" ADD CONSTRAINT "course_categories_company_id_parent_id_course_categories_company_id_id_fk" FOREIGN KEY ("company_id","parent_id") REFERENCES "public"."course_categories"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_formats" ADD CONSTRAINT "course_formats_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_types" ADD CONSTRAINT "course_types_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "course_package_users" ADD CONSTRAINT "course_package_users_company_id_package_id_course_packages_company_id_id_fk" FOREIGN KEY ("company_id","package_id") REFERENCES "public"."course_packages"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_package_users" ADD CONSTRAINT "course_package_users_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_package_zoom_lessons" ADD CONSTRAINT "course_package_zoom_lessons_package" FOREIGN KEY ("company_id","package_id") REFERENCES "public"."course_packages"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_package_zoom_lessons" ADD CONSTRAINT "course_package_zoom_lessons_target" FOREIGN KEY ("company_id","target_id") REFERENCES "public"."lessons"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_packages" ADD CONSTRAINT "course_packages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_packages" ADD CONSTRAINT "course_packages_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_packages" ADD CONSTRAINT "course_packages_company_id_course_id_branch_id_course_branches_company_id_course_id_id_fk" FOREIGN KEY ("company_id","course_id","branch_id") REFERENCES "public"."course_branches"("company_id","course_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_admin_users" ADD CONSTRAINT "course_admin_users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_admin_users" ADD CONSTRAINT "course_admin_users_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_admin_users" ADD CONSTRAINT "course_admin_users_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_detached_students" ADD CONSTRAINT "course_detached_students_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_detached_students" ADD CONSTRAINT "course_detached_students_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_teachers" ADD CONSTRAINT "course_teachers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_teachers" ADD CONSTRAINT "course_teachers_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_teachers" ADD CONSTRAINT "course_teachers_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_bullet_points" ADD CONSTRAINT "course_bullet_points_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_bullet_points" ADD CONSTRAINT "course_bullet_points_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_category_courses" ADD CONSTRAINT "course_category_courses_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_category_courses" ADD CONSTRAINT "course_category_courses_company_id_category_id_course_categories_company_id_id_fk" FOREIGN KEY ("company_id","category_id") REFERENCES "public"."course_categories"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_chat_link_block_packages" ADD CONSTRAINT "course_chat_link_block_packages_company_id_block_id_course_chat_link_blocks_company_id_id_fk" FOREIGN KEY ("company_id","block_id") REFERENCES "public"."course_chat_link_blocks"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_chat_link_block_packages" ADD CONSTRAINT "course_chat_link_block_packages_company_id_package_id_course_packages_company_id_id_fk" FOREIGN KEY ("company_id","package_id") REFERENCES "public"."course_packages"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_chat_link_blocks" ADD CONSTRAINT "course_chat_link_blocks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_chat_link_blocks" ADD CONSTRAINT "course_chat_link_blocks_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_favourites" ADD CONSTRAINT "course_favourites_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_favourites" ADD CONSTRAINT "course_favourites_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_field_comments" ADD CONSTRAINT "course_field_comments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_field_comments" ADD CONSTRAINT "course_field_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_field_comments" ADD CONSTRAINT "course_field_comments_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_files" ADD CONSTRAINT "course_files_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_files" ADD CONSTRAINT "course_files_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_galleries" ADD CONSTRAINT "course_galleries_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_galleries" ADD CONSTRAINT "course_galleries_company_id_gallery_id_galleries_company_id_id_fk" FOREIGN KEY ("company_id","gallery_id") REFERENCES "public"."galleries"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_places" ADD CONSTRAINT "course_places_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_places" ADD CONSTRAINT "course_places_company_id_place_id_places_company_id_id_fk" FOREIGN KEY ("company_id","place_id") REFERENCES "public"."places"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_students" ADD CONSTRAINT "course_students_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_students" ADD CONSTRAINT "course_students_company_id_course_id_branch_id_course_branches_company_id_course_id_id_fk" FOREIGN KEY ("company_id","course_id","branch_id") REFERENCES "public"."course_branches"("company_id","course_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_students" ADD CONSTRAINT "course_students_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_course_values" ADD CONSTRAINT "custom_field_course_values_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_course_values" ADD CONSTRAINT "custom_field_course_values_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_course_values" ADD CONSTRAINT "custom_field_course_values_company_id_custom_field_id_custom_fields_company_id_id_fk" FOREIGN KEY ("company_id","custom_field_id") REFERENCES "public"."custom_fields"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_course_values" ADD CONSTRAINT "custom_field_course_values_company_id_variable_id_custom_field_variables_company_id_id_fk" FOREIGN KEY ("company_id","variable_id") REFERENCES "public"."custom_field_variables"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_course_values" ADD CONSTRAINT "custom_field_course_values_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_answer_values" ADD CONSTRAINT "form_answer_values_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_answer_values" ADD CONSTRAINT "form_answer_values_company_id_answer_id_form_answers_company_id_id_fk" FOREIGN KEY ("company_id","answer_id") REFERENCES "public"."form_answers"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_answers" ADD CONSTRAINT "form_answers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_answers" ADD CONSTRAINT "form_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_answers" ADD CONSTRAINT "form_answers_company_id_form_id_forms_company_id_id_fk" FOREIGN KEY ("company_id","form_id") REFERENCES "public"."forms"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variable_dependent_fields" ADD CONSTRAINT "variable_dependent_fields_company_id_variable_id_custom_field_variables_company_id_id_fk" FOREIGN KEY ("company_id","variable_id") REFERENCES "public"."custom_field_variables"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variable_dependent_fields" ADD CONSTRAINT "variable_dependent_fields_company_id_custom_field_id_custom_fields_company_id_id_fk" FOREIGN KEY ("company_id","custom_field_id") REFERENCES "public"."custom_fields"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variable_dependent_variables" ADD CONSTRAINT "variable_dependent_variables_company_id_variable_id_custom_field_variables_company_id_id_fk" FOREIGN KEY ("company_id","variable_id") REFERENCES "public"."custom_field_variables"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variable_dependent_variables" ADD CONSTRAINT "variable_dependent_variables_company_id_dependent_variable_id_custom_field_variables_company_id_id_fk" FOREIGN KEY ("company_id","dependent_variable_id") REFERENCES "public"."custom_field_variables"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_address_keys" ADD CONSTRAINT "form_address_keys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_address_keys" ADD CONSTRAINT "form_address_keys_company_id_form_id_forms_company_id_id_fk" FOREIGN KEY ("company_id","form_id") REFERENCES "public"."forms"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_days" ADD CONSTRAINT "form_days_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_days" ADD CONSTRAINT "form_days_company_id_form_id_forms_company_id_id_fk" FOREIGN KEY ("company_id","form_id") REFERENCES "public"."forms"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_field_days" ADD CONSTRAINT "form_field_days_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_field_days" ADD CONSTRAINT "form_field_days_company_id_form_id_forms_company_id_id_fk" FOREIGN KEY ("company_id","form_id") REFERENCES "public"."forms"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_variables" ADD CONSTRAINT "custom_field_variables_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_variables" ADD CONSTRAINT "custom_field_variables_company_id_custom_field_id_custom_fields_company_id_id_fk" FOREIGN KEY ("company_id","custom_field_id") REFERENCES "public"."custom_fields"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_fields" ADD CONSTRAINT "custom_fields_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_fields" ADD CONSTRAINT "form_fields_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_fields" ADD CONSTRAINT "form_fields_company_id_form_id_forms_company_id_id_fk" FOREIGN KEY ("company_id","form_id") REFERENCES "public"."forms"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_fields" ADD CONSTRAINT "form_fields_company_id_custom_field_id_custom_fields_company_id_id_fk" FOREIGN KEY ("company_id","custom_field_id") REFERENCES "public"."custom_fields"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_company_id_role_id_roles_company_id_id_fk" FOREIGN KEY ("company_id","role_id") REFERENCES "public"."roles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_uploads" ADD CONSTRAINT "form_uploads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_uploads" ADD CONSTRAINT "form_uploads_company_id_form_id_forms_company_id_id_fk" FOREIGN KEY ("company_id","form_id") REFERENCES "public"."forms"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_uploads" ADD CONSTRAINT "form_uploads_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_user_values" ADD CONSTRAINT "custom_field_user_values_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_user_values" ADD CONSTRAINT "custom_field_user_values_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_user_values" ADD CONSTRAINT "custom_field_user_values_company_id_custom_field_id_custom_fields_company_id_id_fk" FOREIGN KEY ("company_id","custom_field_id") REFERENCES "public"."custom_fields"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_user_values" ADD CONSTRAINT "custom_field_user_values_company_id_variable_id_custom_field_variables_company_id_id_fk" FOREIGN KEY ("company_id","variable_id") REFERENCES "public"."custom_field_variables"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_user_values" ADD CONSTRAINT "custom_field_user_values_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_webhook_attempts" ADD CONSTRAINT "form_webhook_attempts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_webhook_attempts" ADD CONSTRAINT "form_webhook_attempts_company_id_delivery_id_form_webhook_deliveries_company_id_id_fk" FOREIGN KEY ("company_id","delivery_id") REFERENCES "public"."form_webhook_deliveries"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_webhook_deliveries" ADD CONSTRAINT "form_webhook_deliveries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_webhook_deliveries" ADD CONSTRAINT "form_webhook_deliveries_company_id_form_id_forms_company_id_id_fk" FOREIGN KEY ("company_id","form_id") REFERENCES "public"."forms"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_webhook_deliveries" ADD CONSTRAINT "form_webhook_deliveries_company_id_answer_id_form_answers_company_id_id_fk" FOREIGN KEY ("company_id","answer_id") REFERENCES "public"."form_answers"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_webhook_secrets" ADD CONSTRAINT "form_webhook_secrets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_webhook_secrets" ADD CONSTRAINT "form_webhook_secrets_company_id_form_id_forms_company_id_id_fk" FOREIGN KEY ("company_id","form_id") REFERENCES "public"."forms"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_views" ADD CONSTRAINT "release_views_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_views" ADD CONSTRAINT "release_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_id_test_id_tests_company_id_id_fk" FOREIGN KEY ("company_id","test_id") REFERENCES "public"."tests"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_block_files" ADD CONSTRAINT "lesson_block_files_company_id_block_id_lesson_blocks_company_id_id_fk" FOREIGN KEY ("company_id","block_id") REFERENCES "public"."lesson_blocks"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_block_files" ADD CONSTRAINT "lesson_block_files_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_block_media" ADD CONSTRAINT "lesson_block_media_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_block_media" ADD CONSTRAINT "lesson_block_media_company_id_block_id_lesson_blocks_company_id_id_fk" FOREIGN KEY ("company_id","block_id") REFERENCES "public"."lesson_blocks"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_block_media" ADD CONSTRAINT "lesson_block_media_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_blocks" ADD CONSTRAINT "lesson_blocks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_blocks" ADD CONSTRAINT "lesson_blocks_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_blocks" ADD CONSTRAINT "lesson_blocks_lesson" FOREIGN KEY ("company_id","course_id","lesson_id") REFERENCES "public"."lessons"("company_id","course_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_blocks" ADD CONSTRAINT "lesson_blocks_company_id_captions_id_files_company_id_id_fk" FOREIGN KEY ("company_id","captions_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_blocks" ADD CONSTRAINT "lesson_blocks_company_id_test_id_tests_company_id_id_fk" FOREIGN KEY ("company_id","test_id") REFERENCES "public"."tests"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_blocks" ADD CONSTRAINT "lesson_blocks_layer" FOREIGN KEY ("company_id","course_id","layer_id") REFERENCES "public"."block_layers"("company_id","course_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_close_blocks" ADD CONSTRAINT "lesson_close_blocks_company_id_lesson_id_lessons_company_id_id_fk" FOREIGN KEY ("company_id","lesson_id") REFERENCES "public"."lessons"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_close_blocks" ADD CONSTRAINT "lesson_close_blocks_block" FOREIGN KEY ("company_id","lesson_id","block_id") REFERENCES "public"."lesson_blocks"("company_id","lesson_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_comment_likes" ADD CONSTRAINT "lesson_comment_likes_company_id_comment_id_lesson_comments_company_id_id_fk" FOREIGN KEY ("company_id","comment_id") REFERENCES "public"."lesson_comments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_comment_likes" ADD CONSTRAINT "lesson_comment_likes_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_comments" ADD CONSTRAINT "lesson_comments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_comments" ADD CONSTRAINT "lesson_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_comments" ADD CONSTRAINT "lesson_comments_hidden_by_id_users_id_fk" FOREIGN KEY ("hidden_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_comments" ADD CONSTRAINT "lesson_comments_lesson" FOREIGN KEY ("company_id","course_id","lesson_id") REFERENCES "public"."lessons"("company_id","course_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_comments" ADD CONSTRAINT "lesson_comments_parent" FOREIGN KEY ("company_id","lesson_id","parent_id") REFERENCES "public"."lesson_comments"("company_id","lesson_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_comments" ADD CONSTRAINT "lesson_comments_answered_comment" FOREIGN KEY ("company_id","lesson_id","answered_id") REFERENCES "public"."lesson_comments"("company_id","lesson_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_likes" ADD CONSTRAINT "lesson_likes_company_id_lesson_id_lessons_company_id_id_fk" FOREIGN KEY ("company_id","lesson_id") REFERENCES "public"."lessons"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_likes" ADD CONSTRAINT "lesson_likes_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_moments" ADD CONSTRAINT "film_moments_block" FOREIGN KEY ("company_id","lesson_id","block_id") REFERENCES "public"."lesson_blocks"("company_id","lesson_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_sessions" ADD CONSTRAINT "film_sessions_block" FOREIGN KEY ("company_id","lesson_id","block_id") REFERENCES "public"."lesson_blocks"("company_id","lesson_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_sessions" ADD CONSTRAINT "film_sessions_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_transcripts" ADD CONSTRAINT "film_transcripts_block" FOREIGN KEY ("company_id","lesson_id","block_id") REFERENCES "public"."lesson_blocks"("company_id","lesson_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_watches" ADD CONSTRAINT "film_watches_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_watches" ADD CONSTRAINT "film_watches_block" FOREIGN KEY ("company_id","lesson_id","block_id") REFERENCES "public"."lesson_blocks"("company_id","lesson_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_watches" ADD CONSTRAINT "film_watches_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "films" ADD CONSTRAINT "films_block" FOREIGN KEY ("company_id","lesson_id","block_id") REFERENCES "public"."lesson_blocks"("company_id","lesson_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_message_files" ADD CONSTRAINT "homework_message_files_company_id_message_id_homework_messages_company_id_id_fk" FOREIGN KEY ("company_id","message_id") REFERENCES "public"."homework_messages"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_message_files" ADD CONSTRAINT "homework_message_files_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_messages" ADD CONSTRAINT "homework_messages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_messages" ADD CONSTRAINT "homework_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_messages" ADD CONSTRAINT "homework_messages_company_id_work_id_homework_works_company_id_id_fk" FOREIGN KEY ("company_id","work_id") REFERENCES "public"."homework_works"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_works" ADD CONSTRAINT "homework_works_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_works" ADD CONSTRAINT "homework_works_checker_id_users_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_works" ADD CONSTRAINT "homework_works_lesson" FOREIGN KEY ("company_id","course_id","lesson_id") REFERENCES "public"."lessons"("company_id","course_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_works" ADD CONSTRAINT "homework_works_block" FOREIGN KEY ("company_id","lesson_id","block_id") REFERENCES "public"."lesson_blocks"("company_id","lesson_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_works" ADD CONSTRAINT "homework_works_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_homework_users" ADD CONSTRAINT "lesson_homework_users_company_id_lesson_id_lessons_company_id_id_fk" FOREIGN KEY ("company_id","lesson_id") REFERENCES "public"."lessons"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_homework_users" ADD CONSTRAINT "lesson_homework_users_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_marks" ADD CONSTRAINT "lesson_marks_marked_by_id_users_id_fk" FOREIGN KEY ("marked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_marks" ADD CONSTRAINT "lesson_marks_lesson" FOREIGN KEY ("company_id","course_id","lesson_id") REFERENCES "public"."lessons"("company_id","course_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_marks" ADD CONSTRAINT "lesson_marks_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_recounts" ADD CONSTRAINT "course_recounts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_done_blocks" ADD CONSTRAINT "lesson_done_blocks_block" FOREIGN KEY ("company_id","lesson_id","block_id") REFERENCES "public"."lesson_blocks"("company_id","lesson_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_done_blocks" ADD CONSTRAINT "lesson_done_blocks_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_lesson" FOREIGN KEY ("company_id","course_id","lesson_id") REFERENCES "public"."lessons"("company_id","course_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_openings" ADD CONSTRAINT "lesson_openings_opened_by_id_users_id_fk" FOREIGN KEY ("opened_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_openings" ADD CONSTRAINT "lesson_openings_lesson" FOREIGN KEY ("company_id","course_id","lesson_id") REFERENCES "public"."lessons"("company_id","course_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_openings" ADD CONSTRAINT "lesson_openings_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_lesson" FOREIGN KEY ("company_id","course_id","lesson_id") REFERENCES "public"."lessons"("company_id","course_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_block_media" ADD CONSTRAINT "library_block_media_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_block_media" ADD CONSTRAINT "library_block_media_company_id_block_id_library_blocks_company_id_id_fk" FOREIGN KEY ("company_id","block_id") REFERENCES "public"."library_blocks"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_block_media" ADD CONSTRAINT "library_block_media_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_blocks" ADD CONSTRAINT "library_blocks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_blocks" ADD CONSTRAINT "library_blocks_company_id_entry_id_library_entries_company_id_id_fk" FOREIGN KEY ("company_id","entry_id") REFERENCES "public"."library_entries"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_blocks" ADD CONSTRAINT "library_blocks_company_id_captions_id_files_company_id_id_fk" FOREIGN KEY ("company_id","captions_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_blocks" ADD CONSTRAINT "library_blocks_company_id_test_id_tests_company_id_id_fk" FOREIGN KEY ("company_id","test_id") REFERENCES "public"."tests"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_lessons" ADD CONSTRAINT "library_lessons_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_lessons" ADD CONSTRAINT "library_lessons_company_id_entry_id_library_entries_company_id_id_fk" FOREIGN KEY ("company_id","entry_id") REFERENCES "public"."library_entries"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block_layers" ADD CONSTRAINT "block_layers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block_layers" ADD CONSTRAINT "block_layers_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block_layers" ADD CONSTRAINT "block_layers_parent" FOREIGN KEY ("company_id","course_id","parent_layer_id") REFERENCES "public"."block_layers"("company_id","course_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_admin_users" ADD CONSTRAINT "lesson_admin_users_company_id_lesson_id_lessons_company_id_id_fk" FOREIGN KEY ("company_id","lesson_id") REFERENCES "public"."lessons"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_admin_users" ADD CONSTRAINT "lesson_admin_users_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_files" ADD CONSTRAINT "lesson_files_company_id_lesson_id_lessons_company_id_id_fk" FOREIGN KEY ("company_id","lesson_id") REFERENCES "public"."lessons"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_files" ADD CONSTRAINT "lesson_files_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_layer" FOREIGN KEY ("company_id","course_id","layer_id") REFERENCES "public"."block_layers"("company_id","course_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_webinars" ADD CONSTRAINT "external_webinars_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_webinars" ADD CONSTRAINT "external_webinars_company_id_image_id_files_company_id_id_fk" FOREIGN KEY ("company_id","image_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_webinars" ADD CONSTRAINT "lesson_webinars_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_webinars" ADD CONSTRAINT "lesson_webinars_scheduled_by_users_id_fk" FOREIGN KEY ("scheduled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_webinars" ADD CONSTRAINT "lesson_webinars_lesson" FOREIGN KEY ("company_id","course_id","lesson_id") REFERENCES "public"."lessons"("company_id","course_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_webinars" ADD CONSTRAINT "lesson_webinars_company_id_recording_id_files_company_id_id_fk" FOREIGN KEY ("company_id","recording_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinar_feeds" ADD CONSTRAINT "webinar_feeds_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinar_reminders_sent" ADD CONSTRAINT "webinar_reminders_sent_company_id_webinar_id_lesson_webinars_company_id_id_fk" FOREIGN KEY ("company_id","webinar_id") REFERENCES "public"."lesson_webinars"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinar_reminders_sent" ADD CONSTRAINT "webinar_reminders_sent_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_archives" ADD CONSTRAINT "file_archives_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_storage_folders" ADD CONSTRAINT "file_storage_folders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_storage_folders" ADD CONSTRAINT "file_storage_folders_company_id_parent_id_file_storage_folders_company_id_id_fk" FOREIGN KEY ("company_id","parent_id") REFERENCES "public"."file_storage_folders"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_storage_items" ADD CONSTRAINT "file_storage_items_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_storage_items" ADD CONSTRAINT "file_storage_items_company_id_folder_id_file_storage_folders_company_id_id_fk" FOREIGN KEY ("company_id","folder_id") REFERENCES "public"."file_storage_folders"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_storage_items" ADD CONSTRAINT "file_storage_items_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "galleries" ADD CONSTRAINT "galleries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_images" ADD CONSTRAINT "gallery_images_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_images" ADD CONSTRAINT "gallery_images_company_id_gallery_id_galleries_company_id_id_fk" FOREIGN KEY ("company_id","gallery_id") REFERENCES "public"."galleries"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_images" ADD CONSTRAINT "gallery_images_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_entries" ADD CONSTRAINT "library_entries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_entries" ADD CONSTRAINT "library_entries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_entries" ADD CONSTRAINT "library_entries_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_entry_files" ADD CONSTRAINT "library_entry_files_company_id_entry_id_library_entries_company_id_id_fk" FOREIGN KEY ("company_id","entry_id") REFERENCES "public"."library_entries"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_entry_files" ADD CONSTRAINT "library_entry_files_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_streams" ADD CONSTRAINT "film_streams_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_files" ADD CONSTRAINT "account_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_files" ADD CONSTRAINT "account_files_poster_id_account_files_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."account_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_call_reminders" ADD CONSTRAINT "order_call_reminders_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_call_reminders" ADD CONSTRAINT "order_call_reminders_company_id_order_id_orders_company_id_id_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_comment_files" ADD CONSTRAINT "order_comment_files_company_id_comment_id_order_comments_company_id_id_fk" FOREIGN KEY ("company_id","comment_id") REFERENCES "public"."order_comments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_comment_files" ADD CONSTRAINT "order_comment_files_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_comment_mentions" ADD CONSTRAINT "order_comment_mentions_company_id_comment_id_order_comments_company_id_id_fk" FOREIGN KEY ("company_id","comment_id") REFERENCES "public"."order_comments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_comment_mentions" ADD CONSTRAINT "order_comment_mentions_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_comments" ADD CONSTRAINT "order_comments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_comments" ADD CONSTRAINT "order_comments_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_comments" ADD CONSTRAINT "order_comments_order" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_comments" ADD CONSTRAINT "order_comments_parent" FOREIGN KEY ("company_id","order_id","parent_id") REFERENCES "public"."order_comments"("company_id","order_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bitrix_auto_leads" ADD CONSTRAINT "bitrix_auto_leads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bitrix_leads" ADD CONSTRAINT "bitrix_leads_company_id_order_id_orders_company_id_id_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lessons" ADD CONSTRAINT "order_lessons_order" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lessons" ADD CONSTRAINT "order_lessons_lesson" FOREIGN KEY ("company_id","lesson_id") REFERENCES "public"."lessons"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "orders" ADD CONSTRAINT "orders_merged_into" FOREIGN KEY ("company_id","merged_into_id") REFERENCES "public"."orders"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_order_values" ADD CONSTRAINT "custom_field_order_values_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_order_values" ADD CONSTRAINT "custom_field_order_values_company_id_order_id_orders_company_id_id_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_order_values" ADD CONSTRAINT "custom_field_order_values_company_id_custom_field_id_custom_fields_company_id_id_fk" FOREIGN KEY ("company_id","custom_field_id") REFERENCES "public"."custom_fields"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_order_values" ADD CONSTRAINT "custom_field_order_values_company_id_variable_id_custom_field_variables_company_id_id_fk" FOREIGN KEY ("company_id","variable_id") REFERENCES "public"."custom_field_variables"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_order_values" ADD CONSTRAINT "custom_field_order_values_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_gifts" ADD CONSTRAINT "course_gifts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_gifts" ADD CONSTRAINT "course_gifts_redeemed_by_users_id_fk" FOREIGN KEY ("redeemed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_gifts" ADD CONSTRAINT "course_gifts_company_id_payment_id_payments_company_id_id_fk" FOREIGN KEY ("company_id","payment_id") REFERENCES "public"."payments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_company_id_payment_order_id_payment_orders_company_id_id_fk" FOREIGN KEY ("company_id","payment_order_id") REFERENCES "public"."payment_orders"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_company_id_payment_id_payments_company_id_id_fk" FOREIGN KEY ("company_id","payment_id") REFERENCES "public"."payments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_company_id_refund_id_refunds_company_id_id_fk" FOREIGN KEY ("company_id","refund_id") REFERENCES "public"."refunds"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_company_id_order_id_orders_company_id_id_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_learners" ADD CONSTRAINT "payment_learners_payment" FOREIGN KEY ("company_id","payment_id") REFERENCES "public"."payments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_learners" ADD CONSTRAINT "payment_learners_target" FOREIGN KEY ("target_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_payer_id_users_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_company_id_promo_code_id_promo_codes_company_id_id_fk" FOREIGN KEY ("company_id","promo_code_id") REFERENCES "public"."promo_codes"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_company_id_order_id_orders_company_id_id_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_packages" ADD CONSTRAINT "payment_packages_payment" FOREIGN KEY ("company_id","payment_id") REFERENCES "public"."payments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_packages" ADD CONSTRAINT "payment_packages_target" FOREIGN KEY ("company_id","target_id") REFERENCES "public"."course_packages"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_statuses" ADD CONSTRAINT "payment_statuses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payer_id_users_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_company_id_payment_order_id_payment_orders_company_id_id_fk" FOREIGN KEY ("company_id","payment_order_id") REFERENCES "public"."payment_orders"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_company_id_status_id_status_payment_statuses_company_id_id_type_fk" FOREIGN KEY ("company_id","status_id","status") REFERENCES "public"."payment_statuses"("company_id","id","type") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_company_id_course_branch_id_course_branches_company_id_id_fk" FOREIGN KEY ("company_id","course_branch_id") REFERENCES "public"."course_branches"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_company_id_promo_code_id_promo_codes_company_id_id_fk" FOREIGN KEY ("company_id","promo_code_id") REFERENCES "public"."promo_codes"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_counts" ADD CONSTRAINT "promo_code_counts_company_id_promo_code_id_promo_codes_company_id_id_fk" FOREIGN KEY ("company_id","promo_code_id") REFERENCES "public"."promo_codes"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD CONSTRAINT "reconciliation_differences_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD CONSTRAINT "reconciliation_differences_company_id_reconciliation_id_reconciliations_company_id_id_fk" FOREIGN KEY ("company_id","reconciliation_id") REFERENCES "public"."reconciliations"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD CONSTRAINT "reconciliation_differences_company_id_payment_id_payments_company_id_id_fk" FOREIGN KEY ("company_id","payment_id") REFERENCES "public"."payments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliations" ADD CONSTRAINT "reconciliations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_company_id_payment_id_payments_company_id_id_fk" FOREIGN KEY ("company_id","payment_id") REFERENCES "public"."payments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_promo_codes" ADD CONSTRAINT "used_promo_codes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_promo_codes" ADD CONSTRAINT "used_promo_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_promo_codes" ADD CONSTRAINT "used_promo_codes_company_id_promo_code_id_promo_codes_company_id_id_fk" FOREIGN KEY ("company_id","promo_code_id") REFERENCES "public"."promo_codes"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_promo_codes" ADD CONSTRAINT "used_promo_codes_company_id_payment_order_id_payment_orders_company_id_id_fk" FOREIGN KEY ("company_id","payment_order_id") REFERENCES "public"."payment_orders"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_promo_codes" ADD CONSTRAINT "used_promo_codes_company_id_payment_id_payments_company_id_id_fk" FOREIGN KEY ("company_id","payment_id") REFERENCES "public"."payments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_promo_codes" ADD CONSTRAINT "used_promo_codes_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_courses" ADD CONSTRAINT "promo_code_courses_promo_code" FOREIGN KEY ("company_id","promo_code_id") REFERENCES "public"."promo_codes"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_courses" ADD CONSTRAINT "promo_code_courses_target" FOREIGN KEY ("company_id","target_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_packages" ADD CONSTRAINT "promo_code_packages_promo_code" FOREIGN KEY ("company_id","promo_code_id") REFERENCES "public"."promo_codes"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_packages" ADD CONSTRAINT "promo_code_packages_target" FOREIGN KEY ("company_id","target_id") REFERENCES "public"."course_packages"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_days" ADD CONSTRAINT "sales_days_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_company_id_service_account_id_service_accounts_company_id_id_fk" FOREIGN KEY ("company_id","service_account_id") REFERENCES "public"."service_accounts"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_accounts" ADD CONSTRAINT "service_accounts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_accounts" ADD CONSTRAINT "service_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_accounts" ADD CONSTRAINT "service_accounts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_course_packages" ADD CONSTRAINT "invite_course_packages_company_id_invite_id_invites_company_id_id_fk" FOREIGN KEY ("company_id","invite_id") REFERENCES "public"."invites"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_course_packages" ADD CONSTRAINT "invite_course_packages_company_id_target_id_course_packages_company_id_id_fk" FOREIGN KEY ("company_id","target_id") REFERENCES "public"."course_packages"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_custom_fields" ADD CONSTRAINT "invite_custom_fields_company_id_invite_id_invites_company_id_id_fk" FOREIGN KEY ("company_id","invite_id") REFERENCES "public"."invites"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_custom_fields" ADD CONSTRAINT "invite_custom_fields_company_id_custom_field_id_custom_fields_company_id_id_fk" FOREIGN KEY ("company_id","custom_field_id") REFERENCES "public"."custom_fields"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_files" ADD CONSTRAINT "invite_files_company_id_invite_id_invites_company_id_id_fk" FOREIGN KEY ("company_id","invite_id") REFERENCES "public"."invites"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_files" ADD CONSTRAINT "invite_files_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_groups" ADD CONSTRAINT "invite_groups_company_id_invite_id_invites_company_id_id_fk" FOREIGN KEY ("company_id","invite_id") REFERENCES "public"."invites"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_groups" ADD CONSTRAINT "invite_groups_company_id_target_id_groups_company_id_id_fk" FOREIGN KEY ("company_id","target_id") REFERENCES "public"."groups"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_recipients" ADD CONSTRAINT "invite_recipients_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_recipients" ADD CONSTRAINT "invite_recipients_company_id_invite_id_invites_company_id_id_fk" FOREIGN KEY ("company_id","invite_id") REFERENCES "public"."invites"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_roles" ADD CONSTRAINT "invite_roles_company_id_invite_id_invites_company_id_id_fk" FOREIGN KEY ("company_id","invite_id") REFERENCES "public"."invites"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_roles" ADD CONSTRAINT "invite_roles_company_id_target_id_roles_company_id_id_fk" FOREIGN KEY ("company_id","target_id") REFERENCES "public"."roles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_tests" ADD CONSTRAINT "invite_tests_company_id_invite_id_invites_company_id_id_fk" FOREIGN KEY ("company_id","invite_id") REFERENCES "public"."invites"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_tests" ADD CONSTRAINT "invite_tests_company_id_target_id_tests_company_id_id_fk" FOREIGN KEY ("company_id","target_id") REFERENCES "public"."tests"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_company_id_form_id_forms_company_id_id_fk" FOREIGN KEY ("company_id","form_id") REFERENCES "public"."forms"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_invites" ADD CONSTRAINT "user_invites_company_id_invite_id_invites_company_id_id_fk" FOREIGN KEY ("company_id","invite_id") REFERENCES "public"."invites"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_invites" ADD CONSTRAINT "user_invites_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_company_id_lesson_id_lessons_company_id_id_fk" FOREIGN KEY ("company_id","lesson_id") REFERENCES "public"."lessons"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_company_id_test_id_tests_company_id_id_fk" FOREIGN KEY ("company_id","test_id") REFERENCES "public"."tests"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_company_id_order_id_orders_company_id_id_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_observers" ADD CONSTRAINT "user_observers_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_observers" ADD CONSTRAINT "user_observers_company_id_observer_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","observer_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_messages" ADD CONSTRAINT "company_messages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sender_messages" ADD CONSTRAINT "sender_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_socialites" ADD CONSTRAINT "company_socialites_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_sign_ins" ADD CONSTRAINT "social_sign_ins_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_sign_ins" ADD CONSTRAINT "social_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_company_id_group_id_groups_company_id_id_fk" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."groups"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_roles" ADD CONSTRAINT "member_roles_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_roles" ADD CONSTRAINT "member_roles_company_id_role_id_roles_company_id_id_fk" FOREIGN KEY ("company_id","role_id") REFERENCES "public"."roles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_ege_example_files" ADD CONSTRAINT "ai_ege_example_files_company_id_example_id_ai_ege_examples_company_id_id_fk" FOREIGN KEY ("company_id","example_id") REFERENCES "public"."ai_ege_examples"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_ege_example_files" ADD CONSTRAINT "ai_ege_example_files_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_ege_examples" ADD CONSTRAINT "ai_ege_examples_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_ege_examples" ADD CONSTRAINT "ai_ege_examples_company_id_question_number_id_ai_ege_question_numbers_company_id_id_fk" FOREIGN KEY ("company_id","question_number_id") REFERENCES "public"."ai_ege_question_numbers"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_ege_examples" ADD CONSTRAINT "ai_ege_examples_company_id_image_id_files_company_id_id_fk" FOREIGN KEY ("company_id","image_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_ege_question_numbers" ADD CONSTRAINT "ai_ege_question_numbers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_ege_question_numbers" ADD CONSTRAINT "ai_ege_question_numbers_company_id_subject_id_ai_ege_subjects_company_id_id_fk" FOREIGN KEY ("company_id","subject_id") REFERENCES "public"."ai_ege_subjects"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_ege_subjects" ADD CONSTRAINT "ai_ege_subjects_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_attempt_files" ADD CONSTRAINT "test_attempt_files_question" FOREIGN KEY ("company_id","attempt_question_id") REFERENCES "public"."test_attempt_questions"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_attempt_files" ADD CONSTRAINT "test_attempt_files_file" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_attempt_questions" ADD CONSTRAINT "test_attempt_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_attempt_questions" ADD CONSTRAINT "test_attempt_questions_checker_id_users_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_attempt_questions" ADD CONSTRAINT "test_attempt_questions_company_id_attempt_id_test_attempts_company_id_id_fk" FOREIGN KEY ("company_id","attempt_id") REFERENCES "public"."test_attempts"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_attempt_questions" ADD CONSTRAINT "test_attempt_questions_version" FOREIGN KEY ("company_id","version_id") REFERENCES "public"."test_question_versions"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_checker_id_users_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_annuller_id_users_id_fk" FOREIGN KEY ("annuller_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_company_id_test_id_tests_company_id_id_fk" FOREIGN KEY ("company_id","test_id") REFERENCES "public"."tests"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_extra_attempts" ADD CONSTRAINT "test_extra_attempts_company_id_test_id_tests_company_id_id_fk" FOREIGN KEY ("company_id","test_id") REFERENCES "public"."tests"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_extra_attempts" ADD CONSTRAINT "test_extra_attempts_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_question_version_files" ADD CONSTRAINT "test_question_version_files_version" FOREIGN KEY ("company_id","version_id") REFERENCES "public"."test_question_versions"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_question_version_files" ADD CONSTRAINT "test_question_version_files_file" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_question_version_media" ADD CONSTRAINT "test_question_version_media_version" FOREIGN KEY ("company_id","version_id") REFERENCES "public"."test_question_versions"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_question_version_media" ADD CONSTRAINT "test_question_version_media_file" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_question_versions" ADD CONSTRAINT "test_question_versions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generated_questions" ADD CONSTRAINT "generated_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generated_questions" ADD CONSTRAINT "generated_questions_company_id_generation_id_test_generations_company_id_id_fk" FOREIGN KEY ("company_id","generation_id") REFERENCES "public"."test_generations"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_generations" ADD CONSTRAINT "test_generations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_generations" ADD CONSTRAINT "test_generations_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_generations" ADD CONSTRAINT "test_generations_company_id_test_id_tests_company_id_id_fk" FOREIGN KEY ("company_id","test_id") REFERENCES "public"."tests"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_tests" ADD CONSTRAINT "library_tests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_tests" ADD CONSTRAINT "library_tests_company_id_entry_id_library_entries_company_id_id_fk" FOREIGN KEY ("company_id","entry_id") REFERENCES "public"."library_entries"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_result_folder_results" ADD CONSTRAINT "test_result_folder_results_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_result_folder_results" ADD CONSTRAINT "test_result_folder_results_row" FOREIGN KEY ("company_id","row_id") REFERENCES "public"."test_result_folder_rows"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_result_folder_rows" ADD CONSTRAINT "test_result_folder_rows_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_result_folder_rows" ADD CONSTRAINT "test_result_folder_rows_company_id_folder_id_test_result_folders_company_id_id_fk" FOREIGN KEY ("company_id","folder_id") REFERENCES "public"."test_result_folders"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_result_folder_rows" ADD CONSTRAINT "test_result_folder_rows_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_result_folder_tests" ADD CONSTRAINT "test_result_folder_tests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_result_folder_tests" ADD CONSTRAINT "test_result_folder_tests_company_id_folder_id_test_result_folders_company_id_id_fk" FOREIGN KEY ("company_id","folder_id") REFERENCES "public"."test_result_folders"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_result_folder_tests" ADD CONSTRAINT "test_result_folder_tests_company_id_test_id_tests_company_id_id_fk" FOREIGN KEY ("company_id","test_id") REFERENCES "public"."tests"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_result_folders" ADD CONSTRAINT "test_result_folders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correspondence_files" ADD CONSTRAINT "correspondence_files_company_id_correspondence_id_correspondences_company_id_id_fk" FOREIGN KEY ("company_id","correspondence_id") REFERENCES "public"."correspondences"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correspondence_files" ADD CONSTRAINT "correspondence_files_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correspondence_links" ADD CONSTRAINT "correspondence_links_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correspondence_links" ADD CONSTRAINT "correspondence_links_company_id_question_id_test_questions_company_id_id_fk" FOREIGN KEY ("company_id","question_id") REFERENCES "public"."test_questions"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correspondence_links" ADD CONSTRAINT "correspondence_links_main_id" FOREIGN KEY ("company_id","question_id","main_id") REFERENCES "public"."correspondences"("company_id","question_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correspondence_links" ADD CONSTRAINT "correspondence_links_dependent_id" FOREIGN KEY ("company_id","question_id","dependent_id") REFERENCES "public"."correspondences"("company_id","question_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correspondences" ADD CONSTRAINT "correspondences_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correspondences" ADD CONSTRAINT "correspondences_company_id_question_id_test_questions_company_id_id_fk" FOREIGN KEY ("company_id","question_id") REFERENCES "public"."test_questions"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_answer_files" ADD CONSTRAINT "question_answer_files_company_id_answer_id_question_answers_company_id_id_fk" FOREIGN KEY ("company_id","answer_id") REFERENCES "public"."question_answers"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_answer_files" ADD CONSTRAINT "question_answer_files_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_answers" ADD CONSTRAINT "question_answers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_answers" ADD CONSTRAINT "question_answers_company_id_question_id_test_questions_company_id_id_fk" FOREIGN KEY ("company_id","question_id") REFERENCES "public"."test_questions"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_answers" ADD CONSTRAINT "question_answers_parent" FOREIGN KEY ("company_id","question_id","parent_answer_id") REFERENCES "public"."question_answers"("company_id","question_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_criteria" ADD CONSTRAINT "question_criteria_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_criteria" ADD CONSTRAINT "question_criteria_company_id_question_id_test_questions_company_id_id_fk" FOREIGN KEY ("company_id","question_id") REFERENCES "public"."test_questions"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_criterion_templates" ADD CONSTRAINT "question_criterion_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "select_input_items" ADD CONSTRAINT "select_input_items_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "select_input_items" ADD CONSTRAINT "select_input_items_company_id_question_id_test_questions_company_id_id_fk" FOREIGN KEY ("company_id","question_id") REFERENCES "public"."test_questions"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "select_input_items" ADD CONSTRAINT "select_input_items_answer" FOREIGN KEY ("company_id","question_id","answer_id") REFERENCES "public"."question_answers"("company_id","question_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_question_files" ADD CONSTRAINT "test_question_files_company_id_question_id_test_questions_company_id_id_fk" FOREIGN KEY ("company_id","question_id") REFERENCES "public"."test_questions"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_question_files" ADD CONSTRAINT "test_question_files_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_question_media" ADD CONSTRAINT "test_question_media_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_question_media" ADD CONSTRAINT "test_question_media_company_id_question_id_test_questions_company_id_id_fk" FOREIGN KEY ("company_id","question_id") REFERENCES "public"."test_questions"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_question_media" ADD CONSTRAINT "test_question_media_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_questions" ADD CONSTRAINT "test_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_questions" ADD CONSTRAINT "test_questions_company_id_test_id_tests_company_id_id_fk" FOREIGN KEY ("company_id","test_id") REFERENCES "public"."tests"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_questions" ADD CONSTRAINT "test_questions_company_id_topic_id_topics_company_id_id_fk" FOREIGN KEY ("company_id","topic_id") REFERENCES "public"."topics"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stress_tests" ADD CONSTRAINT "stress_tests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stress_tests" ADD CONSTRAINT "stress_tests_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_topics" ADD CONSTRAINT "subject_topics_company_id_subject_id_subjects_company_id_id_fk" FOREIGN KEY ("company_id","subject_id") REFERENCES "public"."subjects"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_topics" ADD CONSTRAINT "subject_topics_company_id_topic_id_topics_company_id_id_fk" FOREIGN KEY ("company_id","topic_id") REFERENCES "public"."topics"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subjects" ADD CONSTRAINT "subjects_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_allow_users" ADD CONSTRAINT "test_allow_users_company_id_test_id_tests_company_id_id_fk" FOREIGN KEY ("company_id","test_id") REFERENCES "public"."tests"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_allow_users" ADD CONSTRAINT "test_allow_users_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_categories" ADD CONSTRAINT "test_categories_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_files" ADD CONSTRAINT "test_files_company_id_test_id_tests_company_id_id_fk" FOREIGN KEY ("company_id","test_id") REFERENCES "public"."tests"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_files" ADD CONSTRAINT "test_files_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_parts" ADD CONSTRAINT "test_parts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_parts" ADD CONSTRAINT "test_parts_company_id_test_id_tests_company_id_id_fk" FOREIGN KEY ("company_id","test_id") REFERENCES "public"."tests"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_teachers" ADD CONSTRAINT "test_teachers_company_id_test_id_tests_company_id_id_fk" FOREIGN KEY ("company_id","test_id") REFERENCES "public"."tests"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_teachers" ADD CONSTRAINT "test_teachers_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tests" ADD CONSTRAINT "tests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tests" ADD CONSTRAINT "tests_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tests" ADD CONSTRAINT "tests_company_id_category_id_test_categories_company_id_id_fk" FOREIGN KEY ("company_id","category_id") REFERENCES "public"."test_categories"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tests" ADD CONSTRAINT "tests_company_id_subject_id_subjects_company_id_id_fk" FOREIGN KEY ("company_id","subject_id") REFERENCES "public"."subjects"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audits_auditable" ON "audits" USING btree ("company_id","auditable_type","auditable_id","id");--> statement-breakpoint
CREATE INDEX "audits_author_id" ON "audits" USING btree ("company_id","author_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "self_domains_domain" ON "self_domains" USING btree ("company_id","domain");--> statement-breakpoint
CREATE INDEX "self_domains_name" ON "self_domains" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "self_domains_verified" ON "self_domains" USING btree ("domain") WHERE "self_domains"."status" = 'verified';--> statement-breakpoint
CREATE INDEX "company_integrations_name" ON "company_integrations" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE INDEX "saved_view_defaults_view_id" ON "saved_view_defaults" USING btree ("company_id","view_id");--> statement-breakpoint
CREATE INDEX "saved_view_defaults_user_id" ON "saved_view_defaults" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_own_name" ON "saved_views" USING btree ("company_id","list","author_id",lower(name)) WHERE status = 'kept';--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_shared_name" ON "saved_views" USING btree ("company_id","list",lower(name)) WHERE shared and status = 'kept';--> statement-breakpoint
CREATE INDEX "saved_views_list" ON "saved_views" USING btree ("company_id","list","name","id");--> statement-breakpoint
CREATE INDEX "saved_views_name" ON "saved_views" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE INDEX "saved_views_author_id" ON "saved_views" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_code" ON "companies" USING btree ("code");--> statement-breakpoint
CREATE INDEX "companies_deleted_at" ON "companies" USING btree ("deleted_at") WHERE "companies"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "course_certificates_number" ON "course_certificates" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "course_certificates_of_learner" ON "course_certificates" USING btree ("company_id","course_id","user_id");--> statement-breakpoint
CREATE INDEX "course_certificates_issued_at" ON "course_certificates" USING btree ("company_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "course_certificates_course_issued_at" ON "course_certificates" USING btree ("company_id","course_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "course_certificates_full_name" ON "course_certificates" USING btree ("company_id","full_name","id");--> statement-breakpoint
CREATE INDEX "course_certificates_course_full_name" ON "course_certificates" USING btree ("company_id","course_id","full_name","id");--> statement-breakpoint
CREATE INDEX "course_certificates_user_id" ON "course_certificates" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "course_certificates_searched" ON "course_certificates" USING gin ("company_id","searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "course_remarks_created_at" ON "course_remarks" USING btree ("company_id","course_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_folders_name" ON "course_folders" USING btree ("company_id",coalesce(parent_id, 0),lower(name));--> statement-breakpoint
CREATE INDEX "course_folders_parent_id" ON "course_folders" USING btree ("company_id","parent_id");--> statement-breakpoint
CREATE INDEX "course_folders_sort" ON "course_folders" USING btree ("company_id","sort","id");--> statement-breakpoint
CREATE INDEX "course_folders_by_name" ON "course_folders" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE INDEX "courses_img_id" ON "courses" USING btree ("company_id","img_id") WHERE "courses"."img_id" is not null;--> statement-breakpoint
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
CREATE INDEX "courses_status_created_at" ON "courses" USING btree ("company_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "courses_status_name" ON "courses" USING btree ("company_id","status","name","id");--> statement-breakpoint
CREATE INDEX "courses_status_price" ON "courses" USING btree ("company_id","status","price","id");--> statement-breakpoint
CREATE INDEX "courses_status_start_date" ON "courses" USING btree ("company_id","status","start_date","id");--> statement-breakpoint
CREATE INDEX "courses_status_end_date" ON "courses" USING btree ("company_id","status","end_date","id");--> statement-breakpoint
CREATE INDEX "courses_status_students_count" ON "courses" USING btree ("company_id","status","students_count","id");--> statement-breakpoint
CREATE INDEX "courses_status" ON "courses" USING btree ("company_id","status","id");--> statement-breakpoint
CREATE INDEX "courses_not_on_sale" ON "courses" USING btree ("company_id","status","created_at","id") WHERE not "courses"."can_be_bought";--> statement-breakpoint
CREATE INDEX "courses_author_id" ON "courses" USING btree ("company_id","author_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "courses_type_id" ON "courses" USING btree ("company_id","type_id");--> statement-breakpoint
CREATE INDEX "courses_format_id" ON "courses" USING btree ("company_id","format_id");--> statement-breakpoint
CREATE INDEX "courses_folder_id" ON "courses" USING btree ("company_id","folder_id");--> statement-breakpoint
CREATE INDEX "courses_searched" ON "courses" USING gin ("company_id","searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "courses_search_words" ON "courses" USING gin ("company_id","search_words");--> statement-breakpoint
CREATE INDEX "course_categories_parent_id" ON "course_categories" USING btree ("company_id","parent_id");--> statement-breakpoint
CREATE INDEX "course_categories_sort" ON "course_categories" USING btree ("company_id","sort","id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_categories_slug" ON "course_categories" USING btree ("company_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "course_formats_name" ON "course_formats" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "course_formats_created_at" ON "course_formats" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_types_name" ON "course_types" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "course_types_created_at" ON "course_types" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "places_name" ON "places" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "places_created_at" ON "places" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_branches_name" ON "course_branches" USING btree ("company_id","course_id","name");--> statement-breakpoint
CREATE INDEX "course_branches_sort" ON "course_branches" USING btree ("company_id","course_id","sort","id");--> statement-breakpoint
CREATE INDEX "course_branches_by_name" ON "course_branches" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE INDEX "course_package_closed_homeworks_target_id" ON "course_package_closed_homeworks" USING btree ("company_id","target_id");--> statement-breakpoint
CREATE INDEX "course_package_closed_lessons_target_id" ON "course_package_closed_lessons" USING btree ("company_id","target_id");--> statement-breakpoint
CREATE INDEX "course_package_closed_tests_target_id" ON "course_package_closed_tests" USING btree ("company_id","target_id");--> statement-breakpoint
CREATE INDEX "course_package_lessons_target_id" ON "course_package_lessons" USING btree ("company_id","target_id");--> statement-breakpoint
CREATE INDEX "course_package_relations_related_id" ON "course_package_relations" USING btree ("company_id","related_package_id");--> statement-breakpoint
CREATE INDEX "course_package_trial_lessons_target_id" ON "course_package_trial_lessons" USING btree ("company_id","target_id");--> statement-breakpoint
CREATE INDEX "course_package_users_user_id" ON "course_package_users" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "course_package_zoom_lessons_target_id" ON "course_package_zoom_lessons" USING btree ("company_id","target_id");--> statement-breakpoint
CREATE INDEX "course_packages_name" ON "course_packages" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE INDEX "course_packages_sort" ON "course_packages" USING btree ("company_id","course_id","sort","id");--> statement-breakpoint
CREATE INDEX "course_packages_of_branch" ON "course_packages" USING btree ("company_id","branch_id","sort","id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_admin_users_user_id" ON "course_admin_users" USING btree ("company_id","user_id","course_id");--> statement-breakpoint
CREATE INDEX "course_admin_users_course_id" ON "course_admin_users" USING btree ("company_id","course_id","created_at","id");--> statement-breakpoint
CREATE INDEX "course_detached_students_user_id" ON "course_detached_students" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "course_detached_students_created_at" ON "course_detached_students" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "course_teachers_user_id" ON "course_teachers" USING btree ("company_id","user_id","course_id");--> statement-breakpoint
CREATE INDEX "course_teachers_sort" ON "course_teachers" USING btree ("company_id","course_id","sort","id");--> statement-breakpoint
CREATE INDEX "course_bullet_points_sort" ON "course_bullet_points" USING btree ("company_id","course_id","sort","id");--> statement-breakpoint
CREATE INDEX "course_category_courses_category_id" ON "course_category_courses" USING btree ("company_id","category_id");--> statement-breakpoint
CREATE INDEX "course_chat_link_block_packages_package_id" ON "course_chat_link_block_packages" USING btree ("company_id","package_id");--> statement-breakpoint
CREATE INDEX "course_chat_link_blocks_sort" ON "course_chat_link_blocks" USING btree ("company_id","course_id","sort","id");--> statement-breakpoint
CREATE INDEX "course_favourites_course_id" ON "course_favourites" USING btree ("company_id","course_id");--> statement-breakpoint
CREATE INDEX "course_field_comments_created_at" ON "course_field_comments" USING btree ("company_id","course_id","created_at","id");--> statement-breakpoint
CREATE INDEX "course_files_file_id" ON "course_files" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "course_galleries_gallery_id" ON "course_galleries" USING btree ("company_id","gallery_id");--> statement-breakpoint
CREATE INDEX "course_places_place_id" ON "course_places" USING btree ("company_id","place_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_students_id" ON "course_students" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "course_students_user_id" ON "course_students" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "course_students_full_name" ON "course_students" USING btree ("company_id","course_id","full_name","id");--> statement-breakpoint
CREATE INDEX "course_students_progress" ON "course_students" USING btree ("company_id","course_id","progress","id");--> statement-breakpoint
CREATE INDEX "course_students_last_visited_at" ON "course_students" USING btree ("company_id","course_id","last_visited_at","id");--> statement-breakpoint
CREATE INDEX "course_students_created_at" ON "course_students" USING btree ("company_id","course_id","created_at","id");--> statement-breakpoint
CREATE INDEX "course_students_searched" ON "course_students" USING gin ("company_id","searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "course_students_branch_id" ON "course_students" USING btree ("company_id","branch_id","user_id") WHERE "course_students"."branch_id" is not null;--> statement-breakpoint
CREATE INDEX "custom_field_course_values_course_id" ON "custom_field_course_values" USING btree ("company_id","course_id","custom_field_id","id");--> statement-breakpoint
CREATE INDEX "custom_field_course_values_number" ON "custom_field_course_values" USING btree ("company_id","custom_field_id","number","course_id");--> statement-breakpoint
CREATE INDEX "custom_field_course_values_variable_id" ON "custom_field_course_values" USING btree ("company_id","variable_id","course_id");--> statement-breakpoint
CREATE INDEX "custom_field_course_values_file_id" ON "custom_field_course_values" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "custom_field_course_values_text" ON "custom_field_course_values" USING gin ("company_id","custom_field_id","value" gin_trgm_ops) WHERE number is null and variable_id is null and file_id is null;--> statement-breakpoint
CREATE INDEX "custom_field_course_values_sorted" ON "custom_field_course_values" USING btree ("company_id","custom_field_id","owner_status","sorted","course_id") WHERE sorted is not null;--> statement-breakpoint
CREATE INDEX "form_answer_values_answer_id" ON "form_answer_values" USING btree ("company_id","answer_id","id");--> statement-breakpoint
CREATE INDEX "form_answer_values_number" ON "form_answer_values" USING btree ("company_id","form_id","ref","number","answer_id");--> statement-breakpoint
CREATE INDEX "form_answer_values_variable_id" ON "form_answer_values" USING btree ("company_id","form_id","ref","variable_id","answer_id");--> statement-breakpoint
CREATE INDEX "form_answer_values_sorted" ON "form_answer_values" USING btree ("company_id","form_id","ref","sorted","answer_id") WHERE sorted is not null;--> statement-breakpoint
CREATE INDEX "form_answer_values_file_id" ON "form_answer_values" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "form_answer_values_shown" ON "form_answer_values" USING gin ("company_id","form_id","ref","shown" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "form_answers_form_id" ON "form_answers" USING btree ("company_id","form_id","created_at","id");--> statement-breakpoint
CREATE INDEX "form_answers_id" ON "form_answers" USING btree ("company_id","form_id","id");--> statement-breakpoint
CREATE INDEX "form_answers_user_id" ON "form_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "form_answers_sent_from" ON "form_answers" USING btree ("company_id","form_id","sent_from") WHERE sent_from is not null;--> statement-breakpoint
CREATE INDEX "form_answers_email" ON "form_answers" USING btree ("company_id","form_id","email") WHERE email is not null;--> statement-breakpoint
CREATE INDEX "form_answers_searched" ON "form_answers" USING gin ("company_id","form_id","searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "variable_dependent_fields_custom_field_id" ON "variable_dependent_fields" USING btree ("company_id","custom_field_id");--> statement-breakpoint
CREATE INDEX "variable_dependent_variables_dependent_variable_id" ON "variable_dependent_variables" USING btree ("company_id","dependent_variable_id");--> statement-breakpoint
CREATE INDEX "custom_field_variables_custom_field_id" ON "custom_field_variables" USING btree ("company_id","custom_field_id","sort","id");--> statement-breakpoint
CREATE INDEX "custom_field_variables_value" ON "custom_field_variables" USING btree ("company_id","custom_field_id","value","id");--> statement-breakpoint
CREATE UNIQUE INDEX "custom_field_variables_bitrix_id" ON "custom_field_variables" USING btree ("company_id","custom_field_id","bitrix_id") WHERE bitrix_id is not null;--> statement-breakpoint
CREATE INDEX "custom_fields_name" ON "custom_fields" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "form_fields_ref" ON "form_fields" USING btree ("company_id","form_id","ref");--> statement-breakpoint
CREATE INDEX "form_fields_form_id" ON "form_fields" USING btree ("company_id","form_id","sort","id");--> statement-breakpoint
CREATE INDEX "form_fields_custom_field_id" ON "form_fields" USING btree ("company_id","custom_field_id");--> statement-breakpoint
CREATE UNIQUE INDEX "forms_code" ON "forms" USING btree ("company_id","code");--> statement-breakpoint
CREATE INDEX "forms_role_id" ON "forms" USING btree ("company_id","role_id");--> statement-breakpoint
CREATE INDEX "forms_name" ON "forms" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE INDEX "forms_created_at" ON "forms" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "forms_type" ON "forms" USING btree ("company_id","type","name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "form_uploads_ticket" ON "form_uploads" USING btree ("ticket");--> statement-breakpoint
CREATE INDEX "form_uploads_form_id" ON "form_uploads" USING btree ("company_id","form_id");--> statement-breakpoint
CREATE INDEX "form_uploads_file_id" ON "form_uploads" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "form_uploads_created_at" ON "form_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "custom_field_user_values_user_id" ON "custom_field_user_values" USING btree ("company_id","user_id","custom_field_id","id");--> statement-breakpoint
CREATE INDEX "custom_field_user_values_number" ON "custom_field_user_values" USING btree ("company_id","custom_field_id","number","user_id");--> statement-breakpoint
CREATE INDEX "custom_field_user_values_variable_id" ON "custom_field_user_values" USING btree ("company_id","variable_id","user_id");--> statement-breakpoint
CREATE INDEX "custom_field_user_values_file_id" ON "custom_field_user_values" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "custom_field_user_values_text" ON "custom_field_user_values" USING gin ("company_id","custom_field_id","value" gin_trgm_ops) WHERE number is null and variable_id is null and file_id is null;--> statement-breakpoint
CREATE INDEX "custom_field_user_values_sorted" ON "custom_field_user_values" USING btree ("company_id","custom_field_id","owner_status","sorted","user_id") WHERE sorted is not null;--> statement-breakpoint
CREATE INDEX "form_webhook_attempts_delivery_id" ON "form_webhook_attempts" USING btree ("company_id","delivery_id","id");--> statement-breakpoint
CREATE INDEX "form_webhook_deliveries_created_at" ON "form_webhook_deliveries" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "form_webhook_deliveries_form_id" ON "form_webhook_deliveries" USING btree ("company_id","form_id","created_at","id");--> statement-breakpoint
CREATE INDEX "form_webhook_deliveries_status" ON "form_webhook_deliveries" USING btree ("company_id","form_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "form_webhook_deliveries_answer_id" ON "form_webhook_deliveries" USING btree ("company_id","answer_id");--> statement-breakpoint
CREATE INDEX "form_webhook_deliveries_old" ON "form_webhook_deliveries" USING btree ("created_at") WHERE status <> 'waiting';--> statement-breakpoint
CREATE INDEX "jobs_test_id" ON "jobs" USING btree ("company_id","test_id") WHERE test_id is not null;--> statement-breakpoint
CREATE INDEX "jobs_course_id" ON "jobs" USING btree ("company_id","course_id") WHERE course_id is not null;--> statement-breakpoint
CREATE INDEX "jobs_file_name" ON "jobs" USING btree ("company_id","file_name");--> statement-breakpoint
CREATE INDEX "jobs_created_at" ON "jobs" USING btree ("company_id","author_id","created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_finished" ON "jobs" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "staged_texts_created_at" ON "staged_texts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "work_starts_process" ON "work_starts" USING btree ("process");--> statement-breakpoint
CREATE INDEX "lesson_block_files_file_id" ON "lesson_block_files" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_block_media_file" ON "lesson_block_media" USING btree ("company_id","block_id","file_id");--> statement-breakpoint
CREATE INDEX "lesson_block_media_file_id" ON "lesson_block_media" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "lesson_blocks_searched" ON "lesson_blocks" USING gin ("company_id","title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "lesson_blocks_sort" ON "lesson_blocks" USING btree ("company_id","lesson_id","sort","id");--> statement-breakpoint
CREATE INDEX "lesson_blocks_course_id" ON "lesson_blocks" USING btree ("company_id","course_id","lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_blocks_layer_id" ON "lesson_blocks" USING btree ("company_id","layer_id","sort_order","id") WHERE "lesson_blocks"."layer_id" is not null;--> statement-breakpoint
CREATE INDEX "lesson_blocks_test_id" ON "lesson_blocks" USING btree ("company_id","test_id") WHERE "lesson_blocks"."test_id" is not null;--> statement-breakpoint
CREATE INDEX "lesson_blocks_captions_id" ON "lesson_blocks" USING btree ("company_id","captions_id") WHERE "lesson_blocks"."captions_id" is not null;--> statement-breakpoint
CREATE INDEX "lesson_comment_likes_user_id" ON "lesson_comment_likes" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "lesson_comments_parent_id" ON "lesson_comments" USING btree ("company_id","parent_id","id");--> statement-breakpoint
CREATE INDEX "lesson_comments_answered_id" ON "lesson_comments" USING btree ("company_id","answered_id");--> statement-breakpoint
CREATE INDEX "lesson_comments_begun" ON "lesson_comments" USING btree ("company_id","lesson_id","parent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lesson_comments_created_at" ON "lesson_comments" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lesson_comments_status" ON "lesson_comments" USING btree ("company_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "lesson_comments_lesson_id" ON "lesson_comments" USING btree ("company_id","lesson_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lesson_comments_course_id" ON "lesson_comments" USING btree ("company_id","course_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lesson_comments_author_id" ON "lesson_comments" USING btree ("company_id","author_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lesson_comments_searched" ON "lesson_comments" USING gin ("company_id","text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "lesson_likes_user_id" ON "lesson_likes" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "film_moments_lesson_id" ON "film_moments" USING btree ("company_id","lesson_id","block_id");--> statement-breakpoint
CREATE INDEX "film_sessions_lesson_id" ON "film_sessions" USING btree ("company_id","lesson_id","block_id");--> statement-breakpoint
CREATE INDEX "film_sessions_user_id" ON "film_sessions" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "film_sessions_uncounted" ON "film_sessions" USING btree ("heard_at") WHERE "film_sessions"."is_counted" = false;--> statement-breakpoint
CREATE INDEX "film_sessions_heard" ON "film_sessions" USING btree ("heard_at");--> statement-breakpoint
CREATE INDEX "film_transcripts_lesson_id" ON "film_transcripts" USING btree ("company_id","lesson_id","block_id");--> statement-breakpoint
CREATE UNIQUE INDEX "film_watches_of_learner" ON "film_watches" USING btree ("company_id","block_id","user_id");--> statement-breakpoint
CREATE INDEX "film_watches_lesson_id" ON "film_watches" USING btree ("company_id","lesson_id","block_id");--> statement-breakpoint
CREATE INDEX "film_watches_user_id" ON "film_watches" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "film_watches_seconds" ON "film_watches" USING btree ("company_id","block_id","watched_seconds","id");--> statement-breakpoint
CREATE INDEX "film_watches_updated" ON "film_watches" USING btree ("company_id","block_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "films_lesson_id" ON "films" USING btree ("company_id","lesson_id","block_id");--> statement-breakpoint
CREATE INDEX "homework_message_files_file_id" ON "homework_message_files" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "homework_messages_work_id" ON "homework_messages" USING btree ("company_id","work_id","id");--> statement-breakpoint
CREATE INDEX "homework_works_status" ON "homework_works" USING btree ("company_id","status","sent_at","id");--> statement-breakpoint
CREATE INDEX "homework_works_sent_at" ON "homework_works" USING btree ("company_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "homework_works_course" ON "homework_works" USING btree ("company_id","course_id","status","sent_at","id");--> statement-breakpoint
CREATE INDEX "homework_works_user_id" ON "homework_works" USING btree ("company_id","user_id","course_id");--> statement-breakpoint
CREATE INDEX "homework_works_words" ON "homework_works" USING btree ("company_id","lesson_id","words_digest") WHERE "homework_works"."words_digest" is not null;--> statement-breakpoint
CREATE INDEX "lesson_homework_users_user_id" ON "lesson_homework_users" USING btree ("company_id","user_id","lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_marks_user_id" ON "lesson_marks" USING btree ("company_id","user_id","course_id");--> statement-breakpoint
CREATE INDEX "lesson_marks_course_id" ON "lesson_marks" USING btree ("company_id","course_id","lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_done_blocks_block_id" ON "lesson_done_blocks" USING btree ("company_id","lesson_id","block_id");--> statement-breakpoint
CREATE INDEX "lesson_done_blocks_user_id" ON "lesson_done_blocks" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "lesson_notes_user_id" ON "lesson_notes" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "lesson_notes_course_id" ON "lesson_notes" USING btree ("company_id","course_id","lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_openings_user_id" ON "lesson_openings" USING btree ("company_id","user_id","course_id");--> statement-breakpoint
CREATE INDEX "lesson_openings_course_id" ON "lesson_openings" USING btree ("company_id","course_id","lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_progress_user_id" ON "lesson_progress" USING btree ("company_id","user_id","course_id");--> statement-breakpoint
CREATE INDEX "lesson_progress_course_id" ON "lesson_progress" USING btree ("company_id","course_id","lesson_id");--> statement-breakpoint
CREATE INDEX "library_block_media_block_id" ON "library_block_media" USING btree ("company_id","block_id","sort");--> statement-breakpoint
CREATE INDEX "library_block_media_file_id" ON "library_block_media" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "library_blocks_test_id" ON "library_blocks" USING btree ("company_id","test_id") WHERE "library_blocks"."test_id" is not null;--> statement-breakpoint
CREATE INDEX "library_blocks_sort" ON "library_blocks" USING btree ("company_id","entry_id","sort","id");--> statement-breakpoint
CREATE INDEX "library_blocks_captions_id" ON "library_blocks" USING btree ("company_id","captions_id") WHERE "library_blocks"."captions_id" is not null;--> statement-breakpoint
CREATE INDEX "block_layers_sort" ON "block_layers" USING btree ("company_id","course_id","sort_order","id");--> statement-breakpoint
CREATE INDEX "block_layers_title" ON "block_layers" USING btree ("company_id","title","id");--> statement-breakpoint
CREATE INDEX "block_layers_searched" ON "block_layers" USING gin ("company_id","title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "block_layers_parent_id" ON "block_layers" USING btree ("company_id","parent_layer_id");--> statement-breakpoint
CREATE INDEX "lesson_admin_users_user_id" ON "lesson_admin_users" USING btree ("company_id","user_id","lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_files_file_id" ON "lesson_files" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "lessons_teacher_id" ON "lessons" USING btree ("company_id","teacher_id");--> statement-breakpoint
CREATE INDEX "lessons_layer_id" ON "lessons" USING btree ("company_id","layer_id");--> statement-breakpoint
CREATE INDEX "lessons_sort" ON "lessons" USING btree ("company_id","course_id","sort","id");--> statement-breakpoint
CREATE INDEX "lessons_course_name" ON "lessons" USING btree ("company_id","course_id","name","id");--> statement-breakpoint
CREATE INDEX "lessons_held_at" ON "lessons" USING btree ("company_id","course_id","held_at","id");--> statement-breakpoint
CREATE INDEX "lessons_name" ON "lessons" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE INDEX "lessons_author_id" ON "lessons" USING btree ("company_id","author_id");--> statement-breakpoint
CREATE INDEX "lessons_searched" ON "lessons" USING gin ("company_id","name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "external_webinars_starts_at" ON "external_webinars" USING btree ("company_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "external_webinars_name" ON "external_webinars" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE INDEX "external_webinars_created_at" ON "external_webinars" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "external_webinars_image_id" ON "external_webinars" USING btree ("company_id","image_id") WHERE "external_webinars"."image_id" is not null;--> statement-breakpoint
CREATE INDEX "external_webinars_searched" ON "external_webinars" USING gin ("company_id","name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "lesson_webinars_starts_at" ON "lesson_webinars" USING btree ("company_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "lesson_webinars_course_id" ON "lesson_webinars" USING btree ("company_id","course_id");--> statement-breakpoint
CREATE INDEX "lesson_webinars_recording_id" ON "lesson_webinars" USING btree ("company_id","recording_id") WHERE "lesson_webinars"."recording_id" is not null;--> statement-breakpoint
CREATE INDEX "lesson_webinars_zoom_meeting_id" ON "lesson_webinars" USING btree ("company_id","zoom_meeting_id") WHERE "lesson_webinars"."zoom_meeting_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "webinar_feeds_token_hash" ON "webinar_feeds" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "webinar_reminders_sent_user_id" ON "webinar_reminders_sent" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "file_archives_key" ON "file_archives" USING btree ("key");--> statement-breakpoint
CREATE INDEX "file_archives_expires_at" ON "file_archives" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "file_storage_folders_name" ON "file_storage_folders" USING btree ("company_id",coalesce(parent_id, 0),lower(name)) WHERE status = 'kept';--> statement-breakpoint
CREATE INDEX "file_storage_folders_parent_id" ON "file_storage_folders" USING btree ("company_id","parent_id");--> statement-breakpoint
CREATE INDEX "file_storage_folders_status_name" ON "file_storage_folders" USING btree ("company_id","status","name","id");--> statement-breakpoint
CREATE INDEX "file_storage_folders_deletion" ON "file_storage_folders" USING btree ("company_id","deletion") WHERE deletion is not null;--> statement-breakpoint
CREATE INDEX "file_storage_folders_deleted_at" ON "file_storage_folders" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "file_storage_items_status_name" ON "file_storage_items" USING btree ("company_id","status","name","id");--> statement-breakpoint
CREATE INDEX "file_storage_items_folder_name" ON "file_storage_items" USING btree ("company_id","folder_id","status","name","id");--> statement-breakpoint
CREATE INDEX "file_storage_items_status_created_at" ON "file_storage_items" USING btree ("company_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "file_storage_items_folder_created_at" ON "file_storage_items" USING btree ("company_id","folder_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "file_storage_items_status_size" ON "file_storage_items" USING btree ("company_id","status","size","id");--> statement-breakpoint
CREATE INDEX "file_storage_items_folder_size" ON "file_storage_items" USING btree ("company_id","folder_id","status","size","id");--> statement-breakpoint
CREATE INDEX "file_storage_items_file_id" ON "file_storage_items" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "file_storage_items_kind" ON "file_storage_items" USING btree ("company_id","kind","status","name");--> statement-breakpoint
CREATE INDEX "file_storage_items_deletion" ON "file_storage_items" USING btree ("company_id","deletion") WHERE deletion is not null;--> statement-breakpoint
CREATE INDEX "file_storage_items_deleted_at" ON "file_storage_items" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "file_storage_items_searched" ON "file_storage_items" USING gin ("company_id","name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "galleries_name" ON "galleries" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE INDEX "galleries_created_at" ON "galleries" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "gallery_images_file" ON "gallery_images" USING btree ("company_id","gallery_id","file_id");--> statement-breakpoint
CREATE INDEX "gallery_images_sort" ON "gallery_images" USING btree ("company_id","gallery_id","sort","id");--> statement-breakpoint
CREATE INDEX "gallery_images_file_id" ON "gallery_images" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "library_entries_type_name" ON "library_entries" USING btree ("company_id","type","name","id");--> statement-breakpoint
CREATE INDEX "library_entries_name" ON "library_entries" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE INDEX "library_entries_created_at" ON "library_entries" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "library_entries_file_id" ON "library_entries" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "library_entries_author_id" ON "library_entries" USING btree ("company_id","author_id");--> statement-breakpoint
CREATE INDEX "library_entries_searched" ON "library_entries" USING gin ("company_id","name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "library_entry_files_file_id" ON "library_entry_files" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "film_streams_key" ON "film_streams" USING btree ("key");--> statement-breakpoint
CREATE INDEX "film_streams_unfinished" ON "film_streams" USING btree ("company_id","ordered_at") WHERE status in ('waiting', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "account_files_key" ON "account_files" USING btree ("key");--> statement-breakpoint
CREATE INDEX "account_files_user_id" ON "account_files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_files_poster_id" ON "account_files" USING btree ("poster_id") WHERE poster_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "files_key" ON "files" USING btree ("key","company_id");--> statement-breakpoint
CREATE INDEX "files_expires_at" ON "files" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "files_purpose" ON "files" USING btree ("company_id","purpose","owner_id");--> statement-breakpoint
CREATE INDEX "files_poster_id" ON "files" USING btree ("company_id","poster_id") WHERE poster_id is not null;--> statement-breakpoint
CREATE INDEX "files_is_loose" ON "files" USING btree ("company_id","id") WHERE is_loose;--> statement-breakpoint
CREATE INDEX "stray_bytes_goes_at" ON "stray_bytes" USING btree ("goes_at");--> statement-breakpoint
CREATE INDEX "uploads_touched_at" ON "uploads" USING btree ("touched_at");--> statement-breakpoint
CREATE INDEX "uploads_company_id" ON "uploads" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "order_call_reminders_call_at" ON "order_call_reminders" USING btree ("call_at");--> statement-breakpoint
CREATE INDEX "order_comment_files_file_id" ON "order_comment_files" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "order_comment_mentions_user_id" ON "order_comment_mentions" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "order_comments_parent_id" ON "order_comments" USING btree ("company_id","parent_id","created_at");--> statement-breakpoint
CREATE INDEX "order_comments_begun" ON "order_comments" USING btree ("company_id","order_id","parent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "order_comments_created_at" ON "order_comments" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "order_comments_creator_id" ON "order_comments" USING btree ("company_id","creator_id","created_at");--> statement-breakpoint
CREATE INDEX "order_comments_searched" ON "order_comments" USING gin ("company_id","text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bitrix_leads_try_at" ON "bitrix_leads" USING btree ("try_at") WHERE try_at is not null;--> statement-breakpoint
CREATE INDEX "order_lessons_lesson_id" ON "order_lessons" USING btree ("company_id","lesson_id");--> statement-breakpoint
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
CREATE INDEX "orders_payed_at" ON "orders" USING btree ("company_id","status","payed_at","id");--> statement-breakpoint
CREATE INDEX "orders_next_call_at" ON "orders" USING btree ("company_id","status","next_call_at","id");--> statement-breakpoint
CREATE INDEX "orders_is_paid" ON "orders" USING btree ("company_id","status","is_paid","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_status_id" ON "orders" USING btree ("company_id","status","status_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_folder_id" ON "orders" USING btree ("company_id","status","folder_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_course_id" ON "orders" USING btree ("company_id","status","course_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_user_id" ON "orders" USING btree ("company_id","status","user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_contact_email" ON "orders" USING btree ("company_id","status","contact_email_key","id");--> statement-breakpoint
CREATE INDEX "orders_contact_phone" ON "orders" USING btree ("company_id","status","contact_phone","id");--> statement-breakpoint
CREATE INDEX "orders_manager_id" ON "orders" USING btree ("company_id","status","manager_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("company_id","status_id");--> statement-breakpoint
CREATE INDEX "orders_course_package_id" ON "orders" USING btree ("company_id","course_package_id");--> statement-breakpoint
CREATE INDEX "orders_merged_into_id" ON "orders" USING btree ("company_id","merged_into_id");--> statement-breakpoint
CREATE INDEX "orders_invite_id" ON "orders" USING btree ("company_id","invite_id");--> statement-breakpoint
CREATE INDEX "orders_searched" ON "orders" USING gin ("company_id","searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "custom_field_order_values_order_id" ON "custom_field_order_values" USING btree ("company_id","order_id","custom_field_id","id");--> statement-breakpoint
CREATE INDEX "custom_field_order_values_number" ON "custom_field_order_values" USING btree ("company_id","custom_field_id","number","order_id");--> statement-breakpoint
CREATE INDEX "custom_field_order_values_variable_id" ON "custom_field_order_values" USING btree ("company_id","variable_id","order_id");--> statement-breakpoint
CREATE INDEX "custom_field_order_values_file_id" ON "custom_field_order_values" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "custom_field_order_values_text" ON "custom_field_order_values" USING gin ("company_id","custom_field_id","value" gin_trgm_ops) WHERE number is null and variable_id is null and file_id is null;--> statement-breakpoint
CREATE INDEX "custom_field_order_values_sorted" ON "custom_field_order_values" USING btree ("company_id","custom_field_id","owner_status","sorted","order_id") WHERE sorted is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "course_gifts_payment_id" ON "course_gifts" USING btree ("company_id","payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_gifts_code" ON "course_gifts" USING btree ("company_id","code");--> statement-breakpoint
CREATE INDEX "course_gifts_created_at" ON "course_gifts" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_key" ON "ledger_entries" USING btree ("company_id","key");--> statement-breakpoint
CREATE INDEX "ledger_entries_booked_at" ON "ledger_entries" USING btree ("company_id","booked_at","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_payment_order_id" ON "ledger_entries" USING btree ("company_id","payment_order_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_payment_id" ON "ledger_entries" USING btree ("company_id","payment_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_refund_id" ON "ledger_entries" USING btree ("company_id","refund_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_order_id" ON "ledger_entries" USING btree ("company_id","order_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_course_id" ON "ledger_entries" USING btree ("company_id","course_id","booked_at","id");--> statement-breakpoint
CREATE INDEX "payment_learners_target_id" ON "payment_learners" USING btree ("company_id","target_id");--> statement-breakpoint
CREATE INDEX "payment_orders_promo_code_id" ON "payment_orders" USING btree ("company_id","promo_code_id");--> statement-breakpoint
CREATE INDEX "payment_orders_resting" ON "payment_orders" USING btree ("company_id","id") WHERE access = 'rests';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_orders_order_id" ON "payment_orders" USING btree ("company_id","order_id");--> statement-breakpoint
CREATE INDEX "payment_orders_by_created_at" ON "payment_orders" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_orders_by_course_id" ON "payment_orders" USING btree ("company_id","course_id","id");--> statement-breakpoint
CREATE INDEX "payment_orders_by_payer_id" ON "payment_orders" USING btree ("company_id","payer_id","id");--> statement-breakpoint
CREATE INDEX "payment_orders_by_paid_sum" ON "payment_orders" USING btree ("company_id","paid_sum","id");--> statement-breakpoint
CREATE INDEX "payment_packages_target_id" ON "payment_packages" USING btree ("company_id","target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_statuses_admin_name" ON "payment_statuses" USING btree ("company_id",lower(admin_name));--> statement-breakpoint
CREATE UNIQUE INDEX "payment_statuses_is_default" ON "payment_statuses" USING btree ("company_id","type") WHERE is_default;--> statement-breakpoint
CREATE INDEX "payment_statuses_sort" ON "payment_statuses" USING btree ("company_id","sort","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_payment_id" ON "payments" USING btree ("company_id","provider_payment_id");--> statement-breakpoint
CREATE INDEX "payments_payment_order_id" ON "payments" USING btree ("company_id","payment_order_id","id");--> statement-breakpoint
CREATE INDEX "payments_course_branch_id" ON "payments" USING btree ("company_id","course_branch_id");--> statement-breakpoint
CREATE INDEX "payments_promo_code_id" ON "payments" USING btree ("company_id","promo_code_id","id");--> statement-breakpoint
CREATE INDEX "payments_status_id" ON "payments" USING btree ("company_id","status_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_course_id" ON "payments" USING btree ("company_id","course_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_payer_id" ON "payments" USING btree ("company_id","payer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_searched" ON "payments" USING gin ("company_id","searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payments_due_at" ON "payments" USING btree ("company_id","due_at") WHERE status = 'waiting' and due_at is not null;--> statement-breakpoint
CREATE INDEX "payments_at_provider" ON "payments" USING btree ("company_id","provider_asked_at") WHERE status in ('waiting', 'canceled') and provider_asked_at is not null and provider_ended_at is null;--> statement-breakpoint
CREATE INDEX "payments_waiting" ON "payments" USING btree ("company_id","reserved_until_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "payments_by_created_at" ON "payments" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_paid_at" ON "payments" USING btree ("company_id","paid_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_price" ON "payments" USING btree ("company_id","price","id");--> statement-breakpoint
CREATE INDEX "reconciliation_differences_of" ON "reconciliation_differences" USING btree ("company_id","reconciliation_id","id");--> statement-breakpoint
CREATE INDEX "reconciliation_differences_payment_id" ON "reconciliation_differences" USING btree ("company_id","payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reconciliations_day" ON "reconciliations" USING btree ("company_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_provider_refund_id" ON "refunds" USING btree ("company_id","provider_refund_id");--> statement-breakpoint
CREATE INDEX "refunds_payment_id" ON "refunds" USING btree ("company_id","payment_id","id");--> statement-breakpoint
CREATE INDEX "refunds_created_at" ON "refunds" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "used_promo_codes_payment_order_id" ON "used_promo_codes" USING btree ("company_id","payment_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "used_promo_codes_held" ON "used_promo_codes" USING btree ("company_id","payment_order_id") WHERE released_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "used_promo_codes_payment_id" ON "used_promo_codes" USING btree ("company_id","payment_id");--> statement-breakpoint
CREATE INDEX "used_promo_codes_counted" ON "used_promo_codes" USING btree ("company_id","promo_code_id","user_id","course_id") WHERE released_at is null;--> statement-breakpoint
CREATE INDEX "used_promo_codes_by_created_at" ON "used_promo_codes" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "used_promo_codes_by_course_id" ON "used_promo_codes" USING btree ("company_id","course_id","id");--> statement-breakpoint
CREATE INDEX "used_promo_codes_by_user_id" ON "used_promo_codes" USING btree ("company_id","user_id","id");--> statement-breakpoint
CREATE INDEX "used_promo_codes_promo_code_id" ON "used_promo_codes" USING btree ("company_id","promo_code_id","created_at","id");--> statement-breakpoint
CREATE INDEX "promo_code_courses_target_id" ON "promo_code_courses" USING btree ("company_id","target_id");--> statement-breakpoint
CREATE INDEX "promo_code_packages_target_id" ON "promo_code_packages" USING btree ("company_id","target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "promo_codes_code_taken" ON "promo_codes" USING btree ("company_id","code_key");--> statement-breakpoint
CREATE INDEX "promo_codes_code" ON "promo_codes" USING btree ("company_id","code","id");--> statement-breakpoint
CREATE INDEX "promo_codes_created_at" ON "promo_codes" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "promo_codes_date_end" ON "promo_codes" USING btree ("company_id","date_end","id");--> statement-breakpoint
CREATE UNIQUE INDEX "access_tokens_token_hash" ON "access_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "access_tokens_user_id" ON "access_tokens" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_accounts_user_id" ON "service_accounts" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_token_hash" ON "email_changes" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "email_changes_user_id" ON "email_changes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "password_resets_token_hash" ON "password_resets" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "password_resets_user_id" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_code_hash" ON "recovery_codes" USING btree ("user_id","code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_login" ON "users" USING btree ("login");--> statement-breakpoint
CREATE INDEX "invite_course_packages_target_id" ON "invite_course_packages" USING btree ("company_id","target_id");--> statement-breakpoint
CREATE INDEX "invite_custom_fields_custom_field_id" ON "invite_custom_fields" USING btree ("company_id","custom_field_id");--> statement-breakpoint
CREATE INDEX "invite_files_file_id" ON "invite_files" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "invite_groups_target_id" ON "invite_groups" USING btree ("company_id","target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invite_recipients_address" ON "invite_recipients" USING btree ("company_id","invite_id","address");--> statement-breakpoint
CREATE INDEX "invite_roles_target_id" ON "invite_roles" USING btree ("company_id","target_id");--> statement-breakpoint
CREATE INDEX "invite_tests_target_id" ON "invite_tests" USING btree ("company_id","target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invites_token" ON "invites" USING btree ("token");--> statement-breakpoint
CREATE INDEX "invites_kind_created_at" ON "invites" USING btree ("company_id","kind","created_at","id");--> statement-breakpoint
CREATE INDEX "invites_kind_name" ON "invites" USING btree ("company_id","kind","name","id");--> statement-breakpoint
CREATE INDEX "invites_kind_date_end" ON "invites" USING btree ("company_id","kind","date_end","id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_invites_user_id" ON "user_invites" USING btree ("company_id","user_id","invite_id");--> statement-breakpoint
CREATE INDEX "user_invites_created_at" ON "user_invites" USING btree ("company_id","invite_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_settings_off_token" ON "notification_settings" USING btree ("off_token");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_unread" ON "notifications" USING btree ("company_id","user_id","kind","subject_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_happened_at" ON "notifications" USING btree ("company_id","user_id","happened_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread_at" ON "notifications" USING btree ("company_id","user_id","happened_at") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_awaits_mail" ON "notifications" USING btree ("company_id","user_id") WHERE awaits_mail;--> statement-breakpoint
CREATE INDEX "notifications_subject" ON "notifications" USING btree ("company_id","subject_id","kind") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_course_id" ON "notifications" USING btree ("company_id","course_id");--> statement-breakpoint
CREATE INDEX "notifications_lesson_id" ON "notifications" USING btree ("company_id","lesson_id");--> statement-breakpoint
CREATE INDEX "notifications_test_id" ON "notifications" USING btree ("company_id","test_id");--> statement-breakpoint
CREATE INDEX "notifications_order_id" ON "notifications" USING btree ("company_id","order_id");--> statement-breakpoint
CREATE INDEX "notifications_old" ON "notifications" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "user_observers_observer_id" ON "user_observers" USING btree ("company_id","observer_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_socialites_provider" ON "company_socialites" USING btree ("company_id","provider");--> statement-breakpoint
CREATE INDEX "social_accounts_user_id" ON "social_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "social_sign_ins_secret_hash" ON "social_sign_ins" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "social_sign_ins_expires_at" ON "social_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "company_members_user_id" ON "company_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "company_members_status_full_name" ON "company_members" USING btree ("company_id","status","full_name","id");--> statement-breakpoint
CREATE INDEX "company_members_status_name" ON "company_members" USING btree ("company_id","status","name","id");--> statement-breakpoint
CREATE INDEX "company_members_status_surname" ON "company_members" USING btree ("company_id","status","surname","id");--> statement-breakpoint
CREATE INDEX "company_members_status_email" ON "company_members" USING btree ("company_id","status","email","id");--> statement-breakpoint
CREATE INDEX "company_members_status_phone" ON "company_members" USING btree ("company_id","status","phone","id");--> statement-breakpoint
CREATE INDEX "company_members_status_created_at" ON "company_members" USING btree ("company_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "company_members_status_last_visit_at" ON "company_members" USING btree ("company_id","status","last_visit_at","id");--> statement-breakpoint
CREATE INDEX "company_members_status" ON "company_members" USING btree ("company_id","status","id");--> statement-breakpoint
CREATE INDEX "company_members_admin_banned" ON "company_members" USING btree ("company_id","status","full_name","id") WHERE admin_banned;--> statement-breakpoint
CREATE INDEX "company_members_searched" ON "company_members" USING gin ("company_id","searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "group_members_user_id" ON "group_members" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "groups_name" ON "groups" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "member_roles_role_id" ON "member_roles" USING btree ("company_id","role_id");--> statement-breakpoint
CREATE INDEX "roles_priority" ON "roles" USING btree ("company_id","priority","id");--> statement-breakpoint
CREATE UNIQUE INDEX "roles_code" ON "roles" USING btree ("company_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "roles_default" ON "roles" USING btree ("company_id") WHERE "roles"."default";--> statement-breakpoint
CREATE INDEX "ai_ege_example_files_file_id" ON "ai_ege_example_files" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "ai_ege_examples_question_number_id" ON "ai_ege_examples" USING btree ("company_id","question_number_id","sort","id");--> statement-breakpoint
CREATE INDEX "ai_ege_examples_sort" ON "ai_ege_examples" USING btree ("company_id","sort","id");--> statement-breakpoint
CREATE INDEX "ai_ege_examples_created_at" ON "ai_ege_examples" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "ai_ege_examples_image_id" ON "ai_ege_examples" USING btree ("company_id","image_id") WHERE "ai_ege_examples"."image_id" is not null;--> statement-breakpoint
CREATE INDEX "ai_ege_examples_searched" ON "ai_ege_examples" USING gin ("company_id","searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "ai_ege_question_numbers_subject_id" ON "ai_ege_question_numbers" USING btree ("company_id","subject_id","sort","id");--> statement-breakpoint
CREATE INDEX "ai_ege_question_numbers_sort" ON "ai_ege_question_numbers" USING btree ("company_id","sort","id");--> statement-breakpoint
CREATE INDEX "ai_ege_question_numbers_name" ON "ai_ege_question_numbers" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE INDEX "ai_ege_question_numbers_created_at" ON "ai_ege_question_numbers" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ai_ege_subjects_name" ON "ai_ege_subjects" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "ai_ege_subjects_sort" ON "ai_ege_subjects" USING btree ("company_id","sort","id");--> statement-breakpoint
CREATE INDEX "ai_ege_subjects_created_at" ON "ai_ege_subjects" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "test_attempt_files_file_id" ON "test_attempt_files" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "test_attempt_questions_version_id" ON "test_attempt_questions" USING btree ("company_id","version_id");--> statement-breakpoint
CREATE INDEX "test_attempt_questions_of_question" ON "test_attempt_questions" USING btree ("company_id","question_id","state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "test_attempts_under_way" ON "test_attempts" USING btree ("company_id","user_id","test_id") WHERE state = 'in_progress' and user_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "test_attempts_visitor_digest" ON "test_attempts" USING btree ("visitor_digest");--> statement-breakpoint
CREATE INDEX "test_attempts_began_at" ON "test_attempts" USING btree ("company_id","test_id","began_at","id");--> statement-breakpoint
CREATE INDEX "test_attempts_points" ON "test_attempts" USING btree ("company_id","test_id","points","id");--> statement-breakpoint
CREATE INDEX "test_attempts_state" ON "test_attempts" USING btree ("company_id","test_id","state","began_at","id");--> statement-breakpoint
CREATE INDEX "test_attempts_finished_at" ON "test_attempts" USING btree ("company_id","state","finished_at","id");--> statement-breakpoint
CREATE INDEX "test_attempts_ended" ON "test_attempts" USING btree ("company_id","finished_at","id");--> statement-breakpoint
CREATE INDEX "test_attempts_deadline_at" ON "test_attempts" USING btree ("deadline_at") WHERE state = 'in_progress';--> statement-breakpoint
CREATE INDEX "test_attempts_annulled_at" ON "test_attempts" USING btree ("company_id","test_id","began_at","id") WHERE annulled_at is not null;--> statement-breakpoint
CREATE INDEX "test_extra_attempts_user_id" ON "test_extra_attempts" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "test_question_version_files_file_id" ON "test_question_version_files" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "test_question_version_media_file_id" ON "test_question_version_media" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "test_question_versions_digest" ON "test_question_versions" USING btree ("company_id","question_id","digest");--> statement-breakpoint
CREATE UNIQUE INDEX "generated_questions_place" ON "generated_questions" USING btree ("company_id","generation_id","place");--> statement-breakpoint
CREATE INDEX "generated_questions_sort" ON "generated_questions" USING btree ("company_id","place","id");--> statement-breakpoint
CREATE UNIQUE INDEX "test_generations_key" ON "test_generations" USING btree ("company_id","key");--> statement-breakpoint
CREATE INDEX "test_generations_created_at" ON "test_generations" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "test_generations_test_id" ON "test_generations" USING btree ("company_id","test_id","created_at","id");--> statement-breakpoint
CREATE INDEX "library_tests_category_id" ON "library_tests" USING btree ("company_id","category_id") WHERE "library_tests"."category_id" is not null;--> statement-breakpoint
CREATE INDEX "library_tests_subject_id" ON "library_tests" USING btree ("company_id","subject_id") WHERE "library_tests"."subject_id" is not null;--> statement-breakpoint
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
CREATE INDEX "correspondence_files_file_id" ON "correspondence_files" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "correspondence_links_pair" ON "correspondence_links" USING btree ("company_id","question_id","main_id","dependent_id");--> statement-breakpoint
CREATE INDEX "correspondences_sort" ON "correspondences" USING btree ("company_id","question_id","sort","id");--> statement-breakpoint
CREATE INDEX "question_answer_files_file_id" ON "question_answer_files" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "question_answers_sort" ON "question_answers" USING btree ("company_id","question_id","sort","id");--> statement-breakpoint
CREATE INDEX "question_answers_parent_answer_id" ON "question_answers" USING btree ("company_id","question_id","parent_answer_id") WHERE "question_answers"."parent_answer_id" is not null;--> statement-breakpoint
CREATE INDEX "question_criteria_sort" ON "question_criteria" USING btree ("company_id","question_id","sort","id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_criterion_templates_name" ON "question_criterion_templates" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "select_input_items_question_id" ON "select_input_items" USING btree ("company_id","question_id","id");--> statement-breakpoint
CREATE INDEX "select_input_items_sort" ON "select_input_items" USING btree ("company_id","answer_id","sort","id");--> statement-breakpoint
CREATE INDEX "test_question_files_file_id" ON "test_question_files" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "test_question_media_file" ON "test_question_media" USING btree ("company_id","question_id","file_id");--> statement-breakpoint
CREATE INDEX "test_question_media_file_id" ON "test_question_media" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "test_questions_topic_id" ON "test_questions" USING btree ("company_id","topic_id");--> statement-breakpoint
CREATE INDEX "test_questions_sort" ON "test_questions" USING btree ("company_id","test_id","sort","id");--> statement-breakpoint
CREATE INDEX "test_questions_staging" ON "test_questions" USING btree ("company_id","staging") WHERE "test_questions"."staging" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "stress_tests_one_at_a_time" ON "stress_tests" USING btree ("state") WHERE state = 'in_progress';--> statement-breakpoint
CREATE INDEX "stress_tests_created_at" ON "stress_tests" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "stress_tests_job_id" ON "stress_tests" USING btree ("company_id","job_id");--> statement-breakpoint
CREATE INDEX "subject_topics_topic_id" ON "subject_topics" USING btree ("company_id","topic_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subjects_name" ON "subjects" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "subjects_sort" ON "subjects" USING btree ("company_id","sort","id");--> statement-breakpoint
CREATE INDEX "subjects_created_at" ON "subjects" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "topics_name" ON "topics" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "topics_created_at" ON "topics" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "test_allow_users_user_id" ON "test_allow_users" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "test_categories_name" ON "test_categories" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "test_files_file_id" ON "test_files" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "test_parts_part" ON "test_parts" USING btree ("company_id","test_id","part");--> statement-breakpoint
CREATE INDEX "test_teachers_user_id" ON "test_teachers" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "tests_title" ON "tests" USING btree ("company_id","title","id");--> statement-breakpoint
CREATE INDEX "tests_status" ON "tests" USING btree ("company_id","status","title","id");--> statement-breakpoint
CREATE INDEX "tests_category_id" ON "tests" USING btree ("company_id","category_id");--> statement-breakpoint
CREATE INDEX "tests_subject_id" ON "tests" USING btree ("company_id","subject_id");--> statement-breakpoint
CREATE INDEX "tests_author_id" ON "tests" USING btree ("company_id","author_id");--> statement-breakpoint
CREATE INDEX "tests_created_at" ON "tests" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE POLICY "audits_app" ON "audits" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "audits_app_see" ON "audits" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "audits_system" ON "audits" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "self_domains_app" ON "self_domains" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "self_domains_system" ON "self_domains" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "company_files_app" ON "company_files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "company_files_system" ON "company_files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "company_integrations_app" ON "company_integrations" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "company_integrations_system" ON "company_integrations" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "saved_view_defaults_app" ON "saved_view_defaults" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "saved_view_defaults_system" ON "saved_view_defaults" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "saved_views_app" ON "saved_views" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "saved_views_system" ON "saved_views" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "company_spending_app" ON "company_spending" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "company_spending_app_see" ON "company_spending" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "company_spending_system" ON "company_spending" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "person_spending_system" ON "person_spending" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "companies_app" ON "companies" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "companies_app_see" ON "companies" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (deleted_at is null and (id = nullif(current_setting('kafedra.company_id', true), '')::integer or exists (select 1 from company_members member where member.company_id = companies.id and member.user_id = nullif(current_setting('kafedra.person_id', true), '')::integer and member.status = 'active')));--> statement-breakpoint
CREATE POLICY "companies_system" ON "companies" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_certificates_app" ON "course_certificates" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_certificates_system" ON "course_certificates" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_remarks_app" ON "course_remarks" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_remarks_system" ON "course_remarks" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_folders_app" ON "course_folders" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_folders_system" ON "course_folders" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "courses_app" ON "courses" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "courses_system" ON "courses" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_categories_app" ON "course_categories" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_categories_system" ON "course_categories" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_formats_app" ON "course_formats" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_formats_system" ON "course_formats" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_types_app" ON "course_types" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_types_system" ON "course_types" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "places_app" ON "places" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "places_system" ON "places" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
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
CREATE POLICY "course_package_users_app" ON "course_package_users" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_package_users_system" ON "course_package_users" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_package_zoom_lessons_app" ON "course_package_zoom_lessons" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_package_zoom_lessons_system" ON "course_package_zoom_lessons" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_packages_app" ON "course_packages" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_packages_system" ON "course_packages" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_admin_users_app" ON "course_admin_users" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_admin_users_system" ON "course_admin_users" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_detached_students_app" ON "course_detached_students" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_detached_students_system" ON "course_detached_students" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_teachers_app" ON "course_teachers" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_teachers_system" ON "course_teachers" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_bullet_points_app" ON "course_bullet_points" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_bullet_points_system" ON "course_bullet_points" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_category_courses_app" ON "course_category_courses" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_category_courses_system" ON "course_category_courses" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_chat_link_block_packages_app" ON "course_chat_link_block_packages" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_chat_link_block_packages_system" ON "course_chat_link_block_packages" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_chat_link_blocks_app" ON "course_chat_link_blocks" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_chat_link_blocks_system" ON "course_chat_link_blocks" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_favourites_app" ON "course_favourites" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_favourites_system" ON "course_favourites" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_field_comments_app" ON "course_field_comments" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_field_comments_system" ON "course_field_comments" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_files_app" ON "course_files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "course_files_app_see" ON "course_files" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_files_system" ON "course_files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_galleries_app" ON "course_galleries" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_galleries_system" ON "course_galleries" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_places_app" ON "course_places" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_places_system" ON "course_places" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_students_app" ON "course_students" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_students_system" ON "course_students" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "custom_field_course_values_app" ON "custom_field_course_values" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "custom_field_course_values_system" ON "custom_field_course_values" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "form_answer_values_app" ON "form_answer_values" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "form_answer_values_system" ON "form_answer_values" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "form_answers_app" ON "form_answers" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "form_answers_system" ON "form_answers" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "variable_dependent_fields_app" ON "variable_dependent_fields" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "variable_dependent_fields_system" ON "variable_dependent_fields" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "variable_dependent_variables_app" ON "variable_dependent_variables" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "variable_dependent_variables_system" ON "variable_dependent_variables" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "form_address_keys_app" ON "form_address_keys" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "form_address_keys_system" ON "form_address_keys" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "form_days_app" ON "form_days" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "form_days_system" ON "form_days" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "form_field_days_app" ON "form_field_days" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "form_field_days_system" ON "form_field_days" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "custom_field_variables_app" ON "custom_field_variables" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "custom_field_variables_system" ON "custom_field_variables" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "custom_fields_app" ON "custom_fields" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "custom_fields_system" ON "custom_fields" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "form_fields_app" ON "form_fields" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "form_fields_system" ON "form_fields" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "forms_app" ON "forms" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "forms_system" ON "forms" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "form_uploads_app" ON "form_uploads" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "form_uploads_system" ON "form_uploads" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "custom_field_user_values_app" ON "custom_field_user_values" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "custom_field_user_values_system" ON "custom_field_user_values" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "form_webhook_attempts_app" ON "form_webhook_attempts" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "form_webhook_attempts_system" ON "form_webhook_attempts" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "form_webhook_deliveries_app" ON "form_webhook_deliveries" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "form_webhook_deliveries_system" ON "form_webhook_deliveries" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "form_webhook_secrets_app" ON "form_webhook_secrets" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "form_webhook_secrets_system" ON "form_webhook_secrets" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "release_views_app" ON "release_views" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (user_id = nullif(current_setting('kafedra.person_id', true), '')::integer) WITH CHECK (user_id = nullif(current_setting('kafedra.person_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "release_views_system" ON "release_views" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "releases_app" ON "releases" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "releases_app_see" ON "releases" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (published_at <= now());--> statement-breakpoint
CREATE POLICY "releases_system" ON "releases" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_app" ON "jobs" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer and author_id = nullif(current_setting('kafedra.person_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer and author_id = nullif(current_setting('kafedra.person_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "jobs_system" ON "jobs" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "idempotency_keys_app" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = coalesce(nullif(current_setting('kafedra.company_id', true), '')::integer, 0) and user_id = nullif(current_setting('kafedra.person_id', true), '')::integer) WITH CHECK (company_id = coalesce(nullif(current_setting('kafedra.company_id', true), '')::integer, 0) and user_id = nullif(current_setting('kafedra.person_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "idempotency_keys_system" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "installation_secrets_system" ON "installation_secrets" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "row_counts_app" ON "row_counts" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "row_counts_app_see" ON "row_counts" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "row_counts_system" ON "row_counts" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "row_sums_app" ON "row_sums" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "row_sums_app_see" ON "row_sums" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "row_sums_system" ON "row_sums" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "staged_texts_app" ON "staged_texts" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "staged_texts_system" ON "staged_texts" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "work_starts_system" ON "work_starts" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lesson_block_files_app" ON "lesson_block_files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "lesson_block_files_app_see" ON "lesson_block_files" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lesson_block_files_system" ON "lesson_block_files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lesson_block_media_app" ON "lesson_block_media" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lesson_block_media_system" ON "lesson_block_media" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lesson_blocks_app" ON "lesson_blocks" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lesson_blocks_system" ON "lesson_blocks" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lesson_close_blocks_app" ON "lesson_close_blocks" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lesson_close_blocks_system" ON "lesson_close_blocks" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lesson_comment_likes_app" ON "lesson_comment_likes" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lesson_comment_likes_system" ON "lesson_comment_likes" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lesson_comments_app" ON "lesson_comments" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lesson_comments_system" ON "lesson_comments" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lesson_likes_app" ON "lesson_likes" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lesson_likes_system" ON "lesson_likes" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "film_moments_app" ON "film_moments" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "film_moments_system" ON "film_moments" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "film_sessions_app" ON "film_sessions" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "film_sessions_system" ON "film_sessions" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "film_transcripts_app" ON "film_transcripts" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "film_transcripts_system" ON "film_transcripts" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "film_watches_app" ON "film_watches" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "film_watches_system" ON "film_watches" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "films_app" ON "films" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "films_system" ON "films" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "homework_message_files_app" ON "homework_message_files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "homework_message_files_system" ON "homework_message_files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "homework_messages_app" ON "homework_messages" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "homework_messages_system" ON "homework_messages" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "homework_works_app" ON "homework_works" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "homework_works_system" ON "homework_works" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lesson_homework_users_app" ON "lesson_homework_users" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lesson_homework_users_system" ON "lesson_homework_users" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lesson_marks_app" ON "lesson_marks" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lesson_marks_system" ON "lesson_marks" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_recounts_app" ON "course_recounts" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_recounts_system" ON "course_recounts" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lesson_done_blocks_app" ON "lesson_done_blocks" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lesson_done_blocks_system" ON "lesson_done_blocks" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lesson_notes_app" ON "lesson_notes" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lesson_notes_system" ON "lesson_notes" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lesson_openings_app" ON "lesson_openings" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lesson_openings_system" ON "lesson_openings" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lesson_progress_app" ON "lesson_progress" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lesson_progress_system" ON "lesson_progress" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "library_block_media_app" ON "library_block_media" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "library_block_media_system" ON "library_block_media" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "library_blocks_app" ON "library_blocks" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "library_blocks_system" ON "library_blocks" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "library_lessons_app" ON "library_lessons" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "library_lessons_system" ON "library_lessons" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "block_layers_app" ON "block_layers" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "block_layers_system" ON "block_layers" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lesson_admin_users_app" ON "lesson_admin_users" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lesson_admin_users_system" ON "lesson_admin_users" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lesson_files_app" ON "lesson_files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "lesson_files_app_see" ON "lesson_files" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lesson_files_system" ON "lesson_files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lessons_app" ON "lessons" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lessons_system" ON "lessons" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "external_webinars_app" ON "external_webinars" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "external_webinars_system" ON "external_webinars" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lesson_webinars_app" ON "lesson_webinars" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lesson_webinars_system" ON "lesson_webinars" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "webinar_feeds_app" ON "webinar_feeds" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "webinar_feeds_system" ON "webinar_feeds" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "webinar_reminders_sent_app" ON "webinar_reminders_sent" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "webinar_reminders_sent_system" ON "webinar_reminders_sent" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "file_archives_app" ON "file_archives" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "file_archives_system" ON "file_archives" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "file_storage_folders_app" ON "file_storage_folders" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "file_storage_folders_system" ON "file_storage_folders" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "file_storage_items_app" ON "file_storage_items" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "file_storage_items_system" ON "file_storage_items" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "galleries_app" ON "galleries" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "galleries_system" ON "galleries" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "gallery_images_app" ON "gallery_images" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "gallery_images_system" ON "gallery_images" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "library_entries_app" ON "library_entries" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "library_entries_system" ON "library_entries" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "library_entry_files_app" ON "library_entry_files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "library_entry_files_system" ON "library_entry_files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "film_streams_app" ON "film_streams" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "film_streams_system" ON "film_streams" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "stream_makers_app" ON "stream_makers" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "stream_makers_app_see" ON "stream_makers" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (true);--> statement-breakpoint
CREATE POLICY "stream_makers_system" ON "stream_makers" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "account_files_app" ON "account_files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (user_id = nullif(current_setting('kafedra.person_id', true), '')::integer) WITH CHECK (user_id = nullif(current_setting('kafedra.person_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "account_files_system" ON "account_files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "file_bytes_app" ON "file_bytes" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "file_bytes_app_see" ON "file_bytes" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "file_bytes_system" ON "file_bytes" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "files_app" ON "files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "files_system" ON "files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "stray_bytes_system" ON "stray_bytes" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "uploads_app" ON "uploads" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (user_id = nullif(current_setting('kafedra.person_id', true), '')::integer and (nullif(current_setting('kafedra.company_id', true), '')::integer is null or company_id = nullif(current_setting('kafedra.company_id', true), '')::integer)) WITH CHECK (user_id = nullif(current_setting('kafedra.person_id', true), '')::integer and (nullif(current_setting('kafedra.company_id', true), '')::integer is null or company_id = nullif(current_setting('kafedra.company_id', true), '')::integer));--> statement-breakpoint
CREATE POLICY "uploads_system" ON "uploads" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "order_call_reminders_app" ON "order_call_reminders" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "order_call_reminders_system" ON "order_call_reminders" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "order_comment_files_app" ON "order_comment_files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "order_comment_files_system" ON "order_comment_files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "order_comment_mentions_app" ON "order_comment_mentions" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "order_comment_mentions_system" ON "order_comment_mentions" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "order_comments_app" ON "order_comments" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "order_comments_system" ON "order_comments" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "bitrix_auto_leads_app" ON "bitrix_auto_leads" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "bitrix_auto_leads_system" ON "bitrix_auto_leads" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "bitrix_leads_app" ON "bitrix_leads" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "bitrix_leads_system" ON "bitrix_leads" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "order_lessons_app" ON "order_lessons" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "order_lessons_system" ON "order_lessons" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "order_folders_app" ON "order_folders" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "order_folders_system" ON "order_folders" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "order_numbers_app" ON "order_numbers" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "order_numbers_system" ON "order_numbers" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "order_statuses_app" ON "order_statuses" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "order_statuses_system" ON "order_statuses" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "orders_app" ON "orders" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "orders_system" ON "orders" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "custom_field_order_values_app" ON "custom_field_order_values" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "custom_field_order_values_system" ON "custom_field_order_values" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_gifts_app" ON "course_gifts" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_gifts_system" ON "course_gifts" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "ledger_entries_app" ON "ledger_entries" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "ledger_entries_system" ON "ledger_entries" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "payment_learners_app" ON "payment_learners" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "payment_learners_system" ON "payment_learners" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "payment_orders_app" ON "payment_orders" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "payment_orders_system" ON "payment_orders" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "payment_packages_app" ON "payment_packages" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "payment_packages_system" ON "payment_packages" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "payment_statuses_app" ON "payment_statuses" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "payment_statuses_system" ON "payment_statuses" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "payments_app" ON "payments" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "payments_system" ON "payments" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "promo_code_counts_app" ON "promo_code_counts" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "promo_code_counts_system" ON "promo_code_counts" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "reconciliation_differences_app" ON "reconciliation_differences" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "reconciliation_differences_system" ON "reconciliation_differences" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "reconciliations_app" ON "reconciliations" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "reconciliations_system" ON "reconciliations" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "refunds_app" ON "refunds" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "refunds_system" ON "refunds" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "used_promo_codes_app" ON "used_promo_codes" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "used_promo_codes_system" ON "used_promo_codes" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "promo_code_courses_app" ON "promo_code_courses" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "promo_code_courses_system" ON "promo_code_courses" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "promo_code_packages_app" ON "promo_code_packages" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "promo_code_packages_system" ON "promo_code_packages" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "promo_codes_app" ON "promo_codes" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "promo_codes_system" ON "promo_codes" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "sales_days_app" ON "sales_days" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "sales_days_system" ON "sales_days" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "access_tokens_app" ON "access_tokens" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "access_tokens_system" ON "access_tokens" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "service_accounts_app" ON "service_accounts" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "service_accounts_system" ON "service_accounts" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "email_changes_system" ON "email_changes" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "password_resets_system" ON "password_resets" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "recovery_codes_system" ON "recovery_codes" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "sessions_app" ON "sessions" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (user_id = nullif(current_setting('kafedra.person_id', true), '')::integer) WITH CHECK (user_id = nullif(current_setting('kafedra.person_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "sessions_system" ON "sessions" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "users_app" ON "users" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (id = nullif(current_setting('kafedra.person_id', true), '')::integer) WITH CHECK (id = nullif(current_setting('kafedra.person_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "users_app_see" ON "users" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (id = nullif(current_setting('kafedra.person_id', true), '')::integer or exists (select 1 from company_members member where member.company_id = nullif(current_setting('kafedra.company_id', true), '')::integer and member.user_id = users.id and member.status <> 'deleted') or exists (select 1 from service_accounts service where service.company_id = nullif(current_setting('kafedra.company_id', true), '')::integer and service.user_id = users.id));--> statement-breakpoint
CREATE POLICY "users_system" ON "users" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "invite_course_packages_app" ON "invite_course_packages" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "invite_course_packages_system" ON "invite_course_packages" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "invite_custom_fields_app" ON "invite_custom_fields" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "invite_custom_fields_system" ON "invite_custom_fields" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "invite_files_app" ON "invite_files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "invite_files_app_see" ON "invite_files" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "invite_files_system" ON "invite_files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "invite_groups_app" ON "invite_groups" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "invite_groups_system" ON "invite_groups" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "invite_recipients_app" ON "invite_recipients" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "invite_recipients_system" ON "invite_recipients" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "invite_roles_app" ON "invite_roles" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "invite_roles_system" ON "invite_roles" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "invite_tests_app" ON "invite_tests" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "invite_tests_system" ON "invite_tests" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "invites_app" ON "invites" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "invites_system" ON "invites" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_invites_app" ON "user_invites" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "user_invites_system" ON "user_invites" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "notification_settings_app" ON "notification_settings" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "notification_settings_system" ON "notification_settings" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "notifications_app" ON "notifications" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "notifications_system" ON "notifications" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_observers_app" ON "user_observers" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "user_observers_app_see" ON "user_observers" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer or observer_id = nullif(current_setting('kafedra.person_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "user_observers_system" ON "user_observers" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "company_messages_app" ON "company_messages" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "company_messages_app_see" ON "company_messages" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "company_messages_system" ON "company_messages" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "sender_messages_system" ON "sender_messages" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "company_socialites_app" ON "company_socialites" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "company_socialites_system" ON "company_socialites" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "social_accounts_system" ON "social_accounts" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "social_sign_ins_system" ON "social_sign_ins" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "company_members_app" ON "company_members" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "company_members_app_see" ON "company_members" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer or user_id = nullif(current_setting('kafedra.person_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "company_members_system" ON "company_members" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "group_members_app" ON "group_members" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "group_members_system" ON "group_members" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "groups_app" ON "groups" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "groups_system" ON "groups" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "member_roles_app" ON "member_roles" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "member_roles_system" ON "member_roles" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "roles_app" ON "roles" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "roles_system" ON "roles" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "ai_ege_example_files_app" ON "ai_ege_example_files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "ai_ege_example_files_app_see" ON "ai_ege_example_files" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "ai_ege_example_files_system" ON "ai_ege_example_files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "ai_ege_examples_app" ON "ai_ege_examples" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "ai_ege_examples_system" ON "ai_ege_examples" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "ai_ege_question_numbers_app" ON "ai_ege_question_numbers" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "ai_ege_question_numbers_system" ON "ai_ege_question_numbers" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "ai_ege_subjects_app" ON "ai_ege_subjects" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "ai_ege_subjects_system" ON "ai_ege_subjects" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_attempt_files_app" ON "test_attempt_files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_attempt_files_system" ON "test_attempt_files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_attempt_questions_app" ON "test_attempt_questions" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_attempt_questions_system" ON "test_attempt_questions" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_attempts_app" ON "test_attempts" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_attempts_system" ON "test_attempts" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_extra_attempts_app" ON "test_extra_attempts" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_extra_attempts_system" ON "test_extra_attempts" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_question_version_files_app" ON "test_question_version_files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "test_question_version_files_app_see" ON "test_question_version_files" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_question_version_files_system" ON "test_question_version_files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_question_version_media_app" ON "test_question_version_media" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_question_version_media_system" ON "test_question_version_media" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_question_versions_app" ON "test_question_versions" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_question_versions_system" ON "test_question_versions" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "generated_questions_app" ON "generated_questions" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "generated_questions_system" ON "generated_questions" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_generations_app" ON "test_generations" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_generations_system" ON "test_generations" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "library_tests_app" ON "library_tests" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "library_tests_system" ON "library_tests" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_result_folder_results_app" ON "test_result_folder_results" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_result_folder_results_system" ON "test_result_folder_results" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_result_folder_rows_app" ON "test_result_folder_rows" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_result_folder_rows_system" ON "test_result_folder_rows" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_result_folder_tests_app" ON "test_result_folder_tests" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_result_folder_tests_system" ON "test_result_folder_tests" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_result_folders_app" ON "test_result_folders" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_result_folders_system" ON "test_result_folders" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "correspondence_files_app" ON "correspondence_files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "correspondence_files_app_see" ON "correspondence_files" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "correspondence_files_system" ON "correspondence_files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "correspondence_links_app" ON "correspondence_links" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "correspondence_links_system" ON "correspondence_links" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "correspondences_app" ON "correspondences" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "correspondences_system" ON "correspondences" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "question_answer_files_app" ON "question_answer_files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "question_answer_files_app_see" ON "question_answer_files" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "question_answer_files_system" ON "question_answer_files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "question_answers_app" ON "question_answers" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "question_answers_system" ON "question_answers" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "question_criteria_app" ON "question_criteria" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "question_criteria_system" ON "question_criteria" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "question_criterion_templates_app" ON "question_criterion_templates" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "question_criterion_templates_system" ON "question_criterion_templates" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "select_input_items_app" ON "select_input_items" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "select_input_items_system" ON "select_input_items" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_question_files_app" ON "test_question_files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "test_question_files_app_see" ON "test_question_files" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_question_files_system" ON "test_question_files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_question_media_app" ON "test_question_media" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_question_media_system" ON "test_question_media" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_questions_app" ON "test_questions" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer and staging is null) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer and staging is null);--> statement-breakpoint
CREATE POLICY "test_questions_system" ON "test_questions" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "stress_tests_app" ON "stress_tests" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "stress_tests_system" ON "stress_tests" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "subject_topics_app" ON "subject_topics" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "subject_topics_system" ON "subject_topics" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "subjects_app" ON "subjects" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "subjects_system" ON "subjects" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "topics_app" ON "topics" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "topics_system" ON "topics" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_allow_users_app" ON "test_allow_users" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_allow_users_system" ON "test_allow_users" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_categories_app" ON "test_categories" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_categories_system" ON "test_categories" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_files_app" ON "test_files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "test_files_app_see" ON "test_files" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_files_system" ON "test_files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_parts_app" ON "test_parts" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_parts_system" ON "test_parts" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "test_teachers_app" ON "test_teachers" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_teachers_system" ON "test_teachers" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tests_app" ON "tests" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "tests_system" ON "tests" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);