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
ALTER TABLE "course_certificates" ADD CONSTRAINT "course_certificates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_certificates" ADD CONSTRAINT "course_certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_certificates" ADD CONSTRAINT "course_certificates_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "course_certificates_number" ON "course_certificates" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "course_certificates_of_learner" ON "course_certificates" USING btree ("company_id","course_id","user_id");--> statement-breakpoint
CREATE INDEX "course_certificates_issued_at" ON "course_certificates" USING btree ("company_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "course_certificates_course_issued_at" ON "course_certificates" USING btree ("company_id","course_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "course_certificates_full_name" ON "course_certificates" USING btree ("company_id","full_name","id");--> statement-breakpoint
CREATE INDEX "course_certificates_course_full_name" ON "course_certificates" USING btree ("company_id","course_id","full_name","id");--> statement-breakpoint
CREATE INDEX "course_certificates_user_id" ON "course_certificates" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "course_certificates_searched" ON "course_certificates" USING gin ("company_id","searched" gin_trgm_ops);--> statement-breakpoint
CREATE POLICY "course_certificates_app" ON "course_certificates" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_certificates_system" ON "course_certificates" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);