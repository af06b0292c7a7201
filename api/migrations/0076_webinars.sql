CREATE TABLE "external_webinars" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "external_webinars_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "und-x-icu" NOT NULL,
	"description" text,
	"link" text NOT NULL,
	"starts_at" timestamp(3) with time zone,
	"duration" integer,
	"image_id" integer,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "external_webinars_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "external_webinars_duration" CHECK (duration between 1 and 1440)
);
--> statement-breakpoint
ALTER TABLE "external_webinars" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lesson_webinars" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "lesson_webinars_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"status" text DEFAULT 'coming_soon' NOT NULL,
	"starts_at" timestamp(3) with time zone,
	"duration" integer DEFAULT 60 NOT NULL,
	"platform" text DEFAULT 'link' NOT NULL,
	"link" text,
	"layout" text DEFAULT 'tile' NOT NULL,
	"moderation" text DEFAULT 'pre_moderation' NOT NULL,
	"zoom_host" text,
	"zoom_meeting_id" text,
	"zoom_join_url" text,
	"zoom_passcode" text,
	"zoom_problem" text,
	"recording_id" integer,
	"recording_link" text,
	"remind_day" boolean DEFAULT true NOT NULL,
	"remind_hour" boolean DEFAULT true NOT NULL,
	"reminder_problem" text,
	"scheduled_by" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_webinars_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "lesson_webinars_of_lesson" UNIQUE("company_id","lesson_id"),
	CONSTRAINT "lesson_webinars_status" CHECK (status in ('coming_soon', 'play', 'pause', 'finished', 'canceled')),
	CONSTRAINT "lesson_webinars_platform" CHECK (platform in ('link', 'zoom')),
	CONSTRAINT "lesson_webinars_layout" CHECK (layout in ('tile', 'speaker')),
	CONSTRAINT "lesson_webinars_moderation" CHECK (moderation in ('pre_moderation', 'post_moderation', 'none')),
	CONSTRAINT "lesson_webinars_duration" CHECK (duration between 1 and 1440)
);
--> statement-breakpoint
ALTER TABLE "lesson_webinars" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webinar_feeds" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webinar_feeds_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "webinar_feeds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webinar_reminders_sent" (
	"company_id" integer NOT NULL,
	"webinar_id" integer NOT NULL,
	"reminder" text NOT NULL,
	"starts_at" timestamp(3) with time zone NOT NULL,
	"user_id" integer NOT NULL,
	"sent_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webinar_reminders_sent_company_id_webinar_id_reminder_starts_at_user_id_pk" PRIMARY KEY("company_id","webinar_id","reminder","starts_at","user_id"),
	CONSTRAINT "webinar_reminders_sent_reminder" CHECK (reminder in ('day', 'hour'))
);
--> statement-breakpoint
ALTER TABLE "webinar_reminders_sent" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "external_webinars" ADD CONSTRAINT "external_webinars_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_webinars" ADD CONSTRAINT "external_webinars_company_id_image_id_files_company_id_id_fk" FOREIGN KEY ("company_id","image_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_webinars" ADD CONSTRAINT "lesson_webinars_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_webinars" ADD CONSTRAINT "lesson_webinars_scheduled_by_users_id_fk" FOREIGN KEY ("scheduled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_webinars" ADD CONSTRAINT "lesson_webinars_lesson" FOREIGN KEY ("company_id","course_id","lesson_id") REFERENCES "public"."lessons"("company_id","course_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_webinars" ADD CONSTRAINT "lesson_webinars_company_id_recording_id_files_company_id_id_fk" FOREIGN KEY ("company_id","recording_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinar_feeds" ADD CONSTRAINT "webinar_feeds_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinar_reminders_sent" ADD CONSTRAINT "webinar_reminders_sent_company_id_webinar_id_lesson_webinars_company_id_id_fk" FOREIGN KEY ("company_id","webinar_id") REFERENCES "public"."lesson_webinars"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinar_reminders_sent" ADD CONSTRAINT "webinar_reminders_sent_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "external_webinars_starts_at" ON "external_webinars" USING btree ("company_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "external_webinars_name" ON "external_webinars" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE INDEX "external_webinars_created_at" ON "external_webinars" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "external_webinars_image_id" ON "external_webinars" USING btree ("company_id","image_id") WHERE "external_webinars"."image_id" is not null;--> statement-breakpoint
CREATE INDEX "external_webinars_searched" ON "external_webinars" USING gin ("company_id","name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "lesson_webinars_starts_at" ON "lesson_webinars" USING btree ("company_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "lesson_webinars_course_id" ON "lesson_webinars" USING btree ("company_id","course_id");--> statement-breakpoint
CREATE INDEX "lesson_webinars_recording_id" ON "lesson_webinars" USING btree ("company_id","recording_id") WHERE "lesson_webinars"."recording_id" is not null;--> statement-breakpoint
CREATE INDEX "lesson_webinars_zoom_meeting_id" ON "lesson_webinars" USING btree ("company_id","zoom_meeting_id") WHERE "lesson_webinars"."zoom_meeting_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "webinar_feeds_token_hash" ON "webinar_feeds" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "webinar_reminders_sent_user_id" ON "webinar_reminders_sent" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE POLICY "external_webinars_app" ON "external_webinars" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "external_webinars_system" ON "external_webinars" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lesson_webinars_app" ON "lesson_webinars" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lesson_webinars_system" ON "lesson_webinars" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "webinar_feeds_app" ON "webinar_feeds" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "webinar_feeds_system" ON "webinar_feeds" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "webinar_reminders_sent_app" ON "webinar_reminders_sent" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "webinar_reminders_sent_system" ON "webinar_reminders_sent" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);