ALTER TABLE "notification_settings" DROP CONSTRAINT "notification_settings_muted";--> statement-breakpoint
ALTER TABLE "notification_settings" DROP CONSTRAINT "notification_settings_unmailed";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_place";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_company_id_order_id_orders_company_id_id_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_order_id" ON "notifications" USING btree ("company_id","order_id");--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_muted" CHECK (muted <@ array['comments', 'homework', 'tests', 'webinars', 'certificates', 'orders']::text[]);--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_unmailed" CHECK (unmailed <@ array['comments', 'homework', 'tests', 'webinars', 'certificates', 'orders']::text[]);--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK (kind in ('comment', 'reply', 'homework_sent', 'homework_asked', 'homework_returned', 'homework_accepted', 'homework_answered', 'test_waiting', 'test_checked', 'test_annulled', 'webinar_set', 'webinar_moved', 'webinar_canceled', 'certificate', 'order_comment', 'order_mention'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_place" CHECK (num_nonnulls(course_id, test_id, order_id) = 1);