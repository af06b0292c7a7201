ALTER TABLE "notification_settings" DROP CONSTRAINT "notification_settings_muted";--> statement-breakpoint
ALTER TABLE "notification_settings" DROP CONSTRAINT "notification_settings_unmailed";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "course_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "test_id" integer;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_company_id_test_id_tests_company_id_id_fk" FOREIGN KEY ("company_id","test_id") REFERENCES "public"."tests"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_test_id" ON "notifications" USING btree ("company_id","test_id");--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_muted" CHECK (muted <@ array['comments', 'homework', 'tests', 'webinars', 'certificates']::text[]);--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_unmailed" CHECK (unmailed <@ array['comments', 'homework', 'tests', 'webinars', 'certificates']::text[]);--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_place" CHECK (num_nonnulls(course_id, test_id) = 1);--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK (kind in ('comment', 'reply', 'homework_sent', 'homework_asked', 'homework_returned', 'homework_accepted', 'homework_answered', 'test_waiting', 'test_checked', 'webinar_set', 'webinar_moved', 'webinar_canceled', 'certificate'));