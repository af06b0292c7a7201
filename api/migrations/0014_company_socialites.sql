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
ALTER TABLE "company_socialites" ADD CONSTRAINT "company_socialites_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_sign_ins" ADD CONSTRAINT "social_sign_ins_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_sign_ins" ADD CONSTRAINT "social_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_socialites_provider" ON "company_socialites" USING btree ("company_id","provider");--> statement-breakpoint
CREATE INDEX "social_accounts_user_id" ON "social_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "social_sign_ins_secret_hash" ON "social_sign_ins" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "social_sign_ins_expires_at" ON "social_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE POLICY "company_socialites_app" ON "company_socialites" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "company_socialites_system" ON "company_socialites" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "social_accounts_system" ON "social_accounts" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "social_sign_ins_system" ON "social_sign_ins" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CALL keep_audits('company_socialites', 'company_socialites', 'updated_at', 'client_secret');
