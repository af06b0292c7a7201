CREATE TABLE "form_uploads" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "form_uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"form_id" integer NOT NULL,
	"ref" text NOT NULL,
	"ticket" uuid DEFAULT gen_random_uuid() NOT NULL,
	"file_id" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_uploads_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "form_uploads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "form_uploads" ADD CONSTRAINT "form_uploads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_uploads" ADD CONSTRAINT "form_uploads_company_id_form_id_forms_company_id_id_fk" FOREIGN KEY ("company_id","form_id") REFERENCES "public"."forms"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_uploads" ADD CONSTRAINT "form_uploads_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "form_uploads_ticket" ON "form_uploads" USING btree ("ticket");--> statement-breakpoint
CREATE INDEX "form_uploads_form_id" ON "form_uploads" USING btree ("company_id","form_id");--> statement-breakpoint
CREATE INDEX "form_uploads_file_id" ON "form_uploads" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "form_uploads_created_at" ON "form_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE POLICY "form_uploads_app" ON "form_uploads" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "form_uploads_system" ON "form_uploads" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);