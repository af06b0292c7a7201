CREATE TABLE "company_messages" (
	"company_id" integer NOT NULL,
	"day" date NOT NULL,
	"ordered" integer NOT NULL,
	CONSTRAINT "company_messages_company_id_day_pk" PRIMARY KEY("company_id","day")
);
--> statement-breakpoint
ALTER TABLE "company_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sender_messages" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"ordered" integer NOT NULL,
	CONSTRAINT "sender_messages_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "sender_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "confirmed_login" text;--> statement-breakpoint
ALTER TABLE "invite_recipients" ADD COLUMN "accepted_by" integer;--> statement-breakpoint
ALTER TABLE "company_messages" ADD CONSTRAINT "company_messages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sender_messages" ADD CONSTRAINT "sender_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_recipients" ADD CONSTRAINT "invite_recipients_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "company_messages_app" ON "company_messages" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "company_messages_app_see" ON "company_messages" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "company_messages_system" ON "company_messages" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "sender_messages_system" ON "sender_messages" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER POLICY "users_app_see" ON "users" TO kafedra_app USING (id = nullif(current_setting('kafedra.person_id', true), '')::integer or exists (select 1 from company_members member where member.company_id = nullif(current_setting('kafedra.company_id', true), '')::integer and member.user_id = users.id and member.status <> 'deleted') or exists (select 1 from service_accounts service where service.company_id = nullif(current_setting('kafedra.company_id', true), '')::integer and service.user_id = users.id));