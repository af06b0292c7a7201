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
ALTER TABLE "self_domains" ADD CONSTRAINT "self_domains_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "self_domains_domain" ON "self_domains" USING btree ("company_id","domain");--> statement-breakpoint
CREATE INDEX "self_domains_name" ON "self_domains" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "self_domains_verified" ON "self_domains" USING btree ("domain") WHERE "self_domains"."status" = 'verified';--> statement-breakpoint
CREATE POLICY "self_domains_app" ON "self_domains" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "self_domains_system" ON "self_domains" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CALL keep_audits('self_domains', 'self_domains', 'checked_at,verified_at,txt_found,target_found');
