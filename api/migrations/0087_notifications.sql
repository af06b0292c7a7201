CREATE TABLE "notification_settings" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"digest" text DEFAULT 'daily' NOT NULL,
	"muted" text[] DEFAULT '{}' NOT NULL,
	"unmailed" text[] DEFAULT '{}' NOT NULL,
	"off_token" text NOT NULL,
	CONSTRAINT "notification_settings_company_id_user_id_pk" PRIMARY KEY("company_id","user_id"),
	CONSTRAINT "notification_settings_digest" CHECK (digest in ('off', 'daily', 'weekly')),
	CONSTRAINT "notification_settings_muted" CHECK (muted <@ array['comments', 'homework', 'webinars', 'certificates']::text[]),
	CONSTRAINT "notification_settings_unmailed" CHECK (unmailed <@ array['comments', 'homework', 'webinars', 'certificates']::text[])
);
--> statement-breakpoint
ALTER TABLE "notification_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notifications" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"is_for_staff" boolean NOT NULL,
	"course_id" integer NOT NULL,
	"lesson_id" integer,
	"subject_id" integer NOT NULL,
	"record_id" integer NOT NULL,
	"actor_id" integer,
	"times" integer DEFAULT 1 NOT NULL,
	"happened_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp(3) with time zone,
	"awaits_mail" boolean NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "notifications_kind" CHECK (kind in ('comment', 'reply', 'homework_sent', 'homework_asked', 'homework_returned', 'homework_accepted', 'homework_answered', 'webinar_set', 'webinar_moved', 'webinar_canceled', 'certificate')),
	CONSTRAINT "notifications_awaits_mail" CHECK (not awaits_mail or read_at is null)
);
--> statement-breakpoint
ALTER TABLE "notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_company_id_lesson_id_lessons_company_id_id_fk" FOREIGN KEY ("company_id","lesson_id") REFERENCES "public"."lessons"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notification_settings_off_token" ON "notification_settings" USING btree ("off_token");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_unread" ON "notifications" USING btree ("company_id","user_id","kind","subject_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_happened_at" ON "notifications" USING btree ("company_id","user_id","happened_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread_at" ON "notifications" USING btree ("company_id","user_id","happened_at") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_awaits_mail" ON "notifications" USING btree ("company_id","user_id") WHERE awaits_mail;--> statement-breakpoint
CREATE INDEX "notifications_subject" ON "notifications" USING btree ("company_id","subject_id","kind") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_course_id" ON "notifications" USING btree ("company_id","course_id");--> statement-breakpoint
CREATE INDEX "notifications_lesson_id" ON "notifications" USING btree ("company_id","lesson_id");--> statement-breakpoint
CREATE INDEX "notifications_old" ON "notifications" USING btree ("happened_at");--> statement-breakpoint
CREATE POLICY "notification_settings_app" ON "notification_settings" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "notification_settings_system" ON "notification_settings" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "notifications_app" ON "notifications" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "notifications_system" ON "notifications" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);