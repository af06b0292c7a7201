CREATE TABLE "file_bytes" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "file_bytes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"bytes" bigint NOT NULL,
	CONSTRAINT "file_bytes_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "file_bytes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_touched_at" ON "uploads" USING btree ("touched_at");--> statement-breakpoint
CREATE INDEX "uploads_company_id" ON "uploads" USING btree ("company_id");--> statement-breakpoint
CREATE POLICY "file_bytes_app" ON "file_bytes" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "file_bytes_app_see" ON "file_bytes" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "file_bytes_system" ON "file_bytes" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "uploads_app" ON "uploads" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (user_id = nullif(current_setting('kafedra.person_id', true), '')::integer and (nullif(current_setting('kafedra.company_id', true), '')::integer is null or company_id = nullif(current_setting('kafedra.company_id', true), '')::integer)) WITH CHECK (user_id = nullif(current_setting('kafedra.person_id', true), '')::integer and (nullif(current_setting('kafedra.company_id', true), '')::integer is null or company_id = nullif(current_setting('kafedra.company_id', true), '')::integer));--> statement-breakpoint
CREATE POLICY "uploads_system" ON "uploads" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);