CREATE TABLE "order_call_reminders" (
	"company_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"call_at" timestamp(3) with time zone NOT NULL,
	"set_by" integer,
	CONSTRAINT "order_call_reminders_company_id_order_id_pk" PRIMARY KEY("company_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "order_call_reminders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_comment_files" (
	"company_id" integer NOT NULL,
	"comment_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "order_comment_files_company_id_comment_id_file_id_pk" PRIMARY KEY("company_id","comment_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "order_comment_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "next_call_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "order_call_reminders" ADD CONSTRAINT "order_call_reminders_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_call_reminders" ADD CONSTRAINT "order_call_reminders_company_id_order_id_orders_company_id_id_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_comment_files" ADD CONSTRAINT "order_comment_files_company_id_comment_id_order_comments_company_id_id_fk" FOREIGN KEY ("company_id","comment_id") REFERENCES "public"."order_comments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_comment_files" ADD CONSTRAINT "order_comment_files_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_call_reminders_call_at" ON "order_call_reminders" USING btree ("call_at");--> statement-breakpoint
CREATE INDEX "order_comment_files_file_id" ON "order_comment_files" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "orders_next_call_at" ON "orders" USING btree ("company_id","status","next_call_at","id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK (kind in ('comment', 'reply', 'homework_sent', 'homework_asked', 'homework_returned', 'homework_accepted', 'homework_answered', 'test_waiting', 'test_checked', 'test_annulled', 'webinar_set', 'webinar_moved', 'webinar_canceled', 'certificate', 'order_comment', 'order_mention', 'order_call'));--> statement-breakpoint
CREATE POLICY "order_call_reminders_app" ON "order_call_reminders" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "order_call_reminders_system" ON "order_call_reminders" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "order_comment_files_app" ON "order_comment_files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "order_comment_files_system" ON "order_comment_files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
-- What came with a comment goes with it: its address ends at once, its bytes with the next cleaning.
CALL run_after('DELETE', 'order_comment_files', 'files',
  'UPDATE files SET expires_at = now()
   WHERE purpose = ''order_comment'' AND (company_id, id) IN (SELECT company_id, file_id FROM removed)');
