CREATE TABLE "user_observers" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"observer_id" integer NOT NULL,
	CONSTRAINT "user_observers_company_id_user_id_observer_id_pk" PRIMARY KEY("company_id","user_id","observer_id"),
	CONSTRAINT "user_observers_other" CHECK (user_id <> observer_id)
);
--> statement-breakpoint
ALTER TABLE "user_observers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_observers" ADD CONSTRAINT "user_observers_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_observers" ADD CONSTRAINT "user_observers_company_id_observer_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","observer_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_observers_observer_id" ON "user_observers" USING btree ("company_id","observer_id","user_id");--> statement-breakpoint
CREATE POLICY "user_observers_app" ON "user_observers" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "user_observers_app_see" ON "user_observers" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer or observer_id = nullif(current_setting('kafedra.person_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "user_observers_system" ON "user_observers" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);