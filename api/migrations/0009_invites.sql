CREATE TABLE "course_package_users" (
	"company_id" integer NOT NULL,
	"package_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_package_users_company_id_package_id_user_id_pk" PRIMARY KEY("company_id","package_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "course_package_users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_packages" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "course_packages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_packages_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "course_packages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "custom_field_user_values" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"custom_field_id" integer NOT NULL,
	"values" text[] NOT NULL,
	CONSTRAINT "custom_field_user_values_company_id_user_id_custom_field_id_pk" PRIMARY KEY("company_id","user_id","custom_field_id")
);
--> statement-breakpoint
ALTER TABLE "custom_field_user_values" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "custom_field_variables" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "custom_field_variables_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"custom_field_id" integer NOT NULL,
	"value" text collate "und-x-icu" NOT NULL,
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
	CONSTRAINT "custom_fields_subtype" CHECK (subtype in ('user', 'bid', 'course'))
);
--> statement-breakpoint
ALTER TABLE "custom_fields" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "form_fields" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "form_fields_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"form_id" integer NOT NULL,
	"sort" integer NOT NULL,
	"type" text NOT NULL,
	"custom_field_id" integer,
	"required" boolean DEFAULT false NOT NULL,
	"text" text,
	CONSTRAINT "form_fields_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "form_fields_type" CHECK (type in ('name', 'surname', 'email', 'description', 'line', 'space', 'title', 'custom_field'))
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
	"front_template" text,
	"role_id" integer,
	"create_user" boolean DEFAULT true NOT NULL,
	"social_network_login" boolean DEFAULT false NOT NULL,
	"is_allow_sent_bitrix_phone_type" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forms_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "forms_type" CHECK (type in ('register', 'profile', 'course_bid', 'free', 'self_bid', 'course'))
);
--> statement-breakpoint
ALTER TABLE "forms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "test_allow_users" (
	"company_id" integer NOT NULL,
	"test_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "test_allow_users_company_id_test_id_user_id_pk" PRIMARY KEY("company_id","test_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "test_allow_users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tests" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "tests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text collate "und-x-icu" NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	"author_id" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tests_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "tests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "fetched_once" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "course_package_users" ADD CONSTRAINT "course_package_users_company_id_package_id_course_packages_company_id_id_fk" FOREIGN KEY ("company_id","package_id") REFERENCES "public"."course_packages"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_package_users" ADD CONSTRAINT "course_package_users_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_packages" ADD CONSTRAINT "course_packages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_packages" ADD CONSTRAINT "course_packages_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_user_values" ADD CONSTRAINT "custom_field_user_values_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_user_values" ADD CONSTRAINT "custom_field_user_values_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_user_values" ADD CONSTRAINT "custom_field_user_values_company_id_custom_field_id_custom_fields_company_id_id_fk" FOREIGN KEY ("company_id","custom_field_id") REFERENCES "public"."custom_fields"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_variables" ADD CONSTRAINT "custom_field_variables_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_variables" ADD CONSTRAINT "custom_field_variables_company_id_custom_field_id_custom_fields_company_id_id_fk" FOREIGN KEY ("company_id","custom_field_id") REFERENCES "public"."custom_fields"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_fields" ADD CONSTRAINT "custom_fields_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_fields" ADD CONSTRAINT "form_fields_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_fields" ADD CONSTRAINT "form_fields_company_id_form_id_forms_company_id_id_fk" FOREIGN KEY ("company_id","form_id") REFERENCES "public"."forms"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_fields" ADD CONSTRAINT "form_fields_company_id_custom_field_id_custom_fields_company_id_id_fk" FOREIGN KEY ("company_id","custom_field_id") REFERENCES "public"."custom_fields"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_company_id_role_id_roles_company_id_id_fk" FOREIGN KEY ("company_id","role_id") REFERENCES "public"."roles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_course_packages" ADD CONSTRAINT "invite_course_packages_company_id_invite_id_invites_company_id_id_fk" FOREIGN KEY ("company_id","invite_id") REFERENCES "public"."invites"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_course_packages" ADD CONSTRAINT "invite_course_packages_company_id_target_id_course_packages_company_id_id_fk" FOREIGN KEY ("company_id","target_id") REFERENCES "public"."course_packages"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_custom_fields" ADD CONSTRAINT "invite_custom_fields_company_id_invite_id_invites_company_id_id_fk" FOREIGN KEY ("company_id","invite_id") REFERENCES "public"."invites"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_custom_fields" ADD CONSTRAINT "invite_custom_fields_company_id_custom_field_id_custom_fields_company_id_id_fk" FOREIGN KEY ("company_id","custom_field_id") REFERENCES "public"."custom_fields"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_groups" ADD CONSTRAINT "invite_groups_company_id_invite_id_invites_company_id_id_fk" FOREIGN KEY ("company_id","invite_id") REFERENCES "public"."invites"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_groups" ADD CONSTRAINT "invite_groups_company_id_target_id_groups_company_id_id_fk" FOREIGN KEY ("company_id","target_id") REFERENCES "public"."groups"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "test_allow_users" ADD CONSTRAINT "test_allow_users_company_id_test_id_tests_company_id_id_fk" FOREIGN KEY ("company_id","test_id") REFERENCES "public"."tests"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_allow_users" ADD CONSTRAINT "test_allow_users_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tests" ADD CONSTRAINT "tests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tests" ADD CONSTRAINT "tests_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_package_users_user_id" ON "course_package_users" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "course_packages_name" ON "course_packages" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE INDEX "course_packages_course_id" ON "course_packages" USING btree ("company_id","course_id");--> statement-breakpoint
CREATE INDEX "custom_field_user_values_custom_field_id" ON "custom_field_user_values" USING btree ("company_id","custom_field_id");--> statement-breakpoint
CREATE INDEX "custom_field_variables_custom_field_id" ON "custom_field_variables" USING btree ("company_id","custom_field_id","value","id");--> statement-breakpoint
CREATE INDEX "custom_fields_name" ON "custom_fields" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE INDEX "form_fields_form_id" ON "form_fields" USING btree ("company_id","form_id","sort","id");--> statement-breakpoint
CREATE INDEX "form_fields_custom_field_id" ON "form_fields" USING btree ("company_id","custom_field_id");--> statement-breakpoint
CREATE UNIQUE INDEX "forms_code" ON "forms" USING btree ("company_id","code");--> statement-breakpoint
CREATE INDEX "forms_role_id" ON "forms" USING btree ("company_id","role_id");--> statement-breakpoint
CREATE INDEX "invite_course_packages_target_id" ON "invite_course_packages" USING btree ("company_id","target_id");--> statement-breakpoint
CREATE INDEX "invite_custom_fields_custom_field_id" ON "invite_custom_fields" USING btree ("company_id","custom_field_id");--> statement-breakpoint
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
CREATE INDEX "test_allow_users_user_id" ON "test_allow_users" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "tests_title" ON "tests" USING btree ("company_id","title","id");--> statement-breakpoint
CREATE POLICY "course_package_users_app" ON "course_package_users" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_package_users_system" ON "course_package_users" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_packages_app" ON "course_packages" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_packages_system" ON "course_packages" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "custom_field_user_values_app" ON "custom_field_user_values" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "custom_field_user_values_system" ON "custom_field_user_values" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "custom_field_variables_app" ON "custom_field_variables" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "custom_field_variables_system" ON "custom_field_variables" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "custom_fields_app" ON "custom_fields" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "custom_fields_system" ON "custom_fields" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "form_fields_app" ON "form_fields" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "form_fields_system" ON "form_fields" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "forms_app" ON "forms" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "forms_system" ON "forms" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "invite_course_packages_app" ON "invite_course_packages" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "invite_course_packages_system" ON "invite_course_packages" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "invite_custom_fields_app" ON "invite_custom_fields" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "invite_custom_fields_system" ON "invite_custom_fields" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
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
CREATE POLICY "test_allow_users_app" ON "test_allow_users" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_allow_users_system" ON "test_allow_users" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tests_app" ON "tests" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "tests_system" ON "tests" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);