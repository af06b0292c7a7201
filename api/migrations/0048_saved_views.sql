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
ALTER TABLE "saved_view_defaults" ADD CONSTRAINT "saved_view_defaults_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view_defaults" ADD CONSTRAINT "saved_view_defaults_saved_views_fk" FOREIGN KEY ("company_id","view_id") REFERENCES "public"."saved_views"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_view_defaults_view_id" ON "saved_view_defaults" USING btree ("company_id","view_id");--> statement-breakpoint
CREATE INDEX "saved_view_defaults_user_id" ON "saved_view_defaults" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_own_name" ON "saved_views" USING btree ("company_id","list","author_id",lower(name)) WHERE status = 'kept';--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_shared_name" ON "saved_views" USING btree ("company_id","list",lower(name)) WHERE shared and status = 'kept';--> statement-breakpoint
CREATE INDEX "saved_views_list" ON "saved_views" USING btree ("company_id","list","name","id");--> statement-breakpoint
CREATE INDEX "saved_views_name" ON "saved_views" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE INDEX "saved_views_author_id" ON "saved_views" USING btree ("author_id");--> statement-breakpoint
CREATE POLICY "saved_view_defaults_app" ON "saved_view_defaults" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "saved_view_defaults_system" ON "saved_view_defaults" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "saved_views_app" ON "saved_views" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "saved_views_system" ON "saved_views" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);