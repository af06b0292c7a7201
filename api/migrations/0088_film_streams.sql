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
ALTER TABLE "film_streams" ADD CONSTRAINT "film_streams_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "film_streams_key" ON "film_streams" USING btree ("key");--> statement-breakpoint
CREATE INDEX "film_streams_unfinished" ON "film_streams" USING btree ("company_id","ordered_at") WHERE status in ('waiting', 'running');--> statement-breakpoint
CREATE POLICY "film_streams_app" ON "film_streams" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "film_streams_system" ON "film_streams" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "stream_makers_app" ON "stream_makers" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "stream_makers_app_see" ON "stream_makers" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (true);--> statement-breakpoint
CREATE POLICY "stream_makers_system" ON "stream_makers" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);