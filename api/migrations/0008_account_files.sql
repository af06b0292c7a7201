CREATE TABLE "account_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"key" uuid NOT NULL,
	"file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" bigint NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "account_files" ADD CONSTRAINT "account_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_files_key" ON "account_files" USING btree ("key");--> statement-breakpoint
CREATE INDEX "account_files_user_id" ON "account_files" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "account_files_app" ON "account_files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (user_id = nullif(current_setting('kafedra.person_id', true), '')::integer) WITH CHECK (user_id = nullif(current_setting('kafedra.person_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "account_files_system" ON "account_files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);