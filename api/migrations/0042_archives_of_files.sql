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
ALTER TABLE "file_archives" ADD CONSTRAINT "file_archives_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "file_archives_key" ON "file_archives" USING btree ("key");--> statement-breakpoint
CREATE INDEX "file_archives_expires_at" ON "file_archives" USING btree ("expires_at");--> statement-breakpoint
CREATE POLICY "file_archives_app" ON "file_archives" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "file_archives_system" ON "file_archives" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);