CREATE TABLE "test_extra_attempts" (
	"company_id" integer NOT NULL,
	"test_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "test_extra_attempts_company_id_test_id_user_id_pk" PRIMARY KEY("company_id","test_id","user_id"),
	CONSTRAINT "test_extra_attempts_count" CHECK (count > 0)
);
--> statement-breakpoint
ALTER TABLE "test_extra_attempts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";--> statement-breakpoint
ALTER TABLE "test_attempts" ADD COLUMN "annulled_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "test_attempts" ADD COLUMN "annulment_reason" text;--> statement-breakpoint
ALTER TABLE "test_attempts" ADD COLUMN "annuller_id" integer;--> statement-breakpoint
ALTER TABLE "test_extra_attempts" ADD CONSTRAINT "test_extra_attempts_company_id_test_id_tests_company_id_id_fk" FOREIGN KEY ("company_id","test_id") REFERENCES "public"."tests"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_extra_attempts" ADD CONSTRAINT "test_extra_attempts_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_extra_attempts_user_id" ON "test_extra_attempts" USING btree ("company_id","user_id");--> statement-breakpoint
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_annuller_id_users_id_fk" FOREIGN KEY ("annuller_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_attempts_annulled_at" ON "test_attempts" USING btree ("company_id","test_id","began_at","id") WHERE annulled_at is not null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK (kind in ('comment', 'reply', 'homework_sent', 'homework_asked', 'homework_returned', 'homework_accepted', 'homework_answered', 'test_waiting', 'test_checked', 'test_annulled', 'webinar_set', 'webinar_moved', 'webinar_canceled', 'certificate'));--> statement-breakpoint
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_annulled" CHECK ((annulled_at is null) = (annulment_reason is null));--> statement-breakpoint
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_annulled_ended" CHECK (annulled_at is null or state <> 'in_progress');--> statement-breakpoint
CREATE POLICY "test_extra_attempts_app" ON "test_extra_attempts" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "test_extra_attempts_system" ON "test_extra_attempts" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);