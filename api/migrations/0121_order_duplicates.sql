ALTER TABLE "orders" ADD COLUMN "contact_email_key" text GENERATED ALWAYS AS (lower(contact_email)) STORED;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_paid" boolean GENERATED ALWAYS AS (payed_at is not null) STORED;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "merged_into_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_merged_into" FOREIGN KEY ("company_id","merged_into_id") REFERENCES "public"."orders"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_payed_at" ON "orders" USING btree ("company_id","status","payed_at","id");--> statement-breakpoint
CREATE INDEX "orders_is_paid" ON "orders" USING btree ("company_id","status","is_paid","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_contact_email" ON "orders" USING btree ("company_id","status","contact_email_key","id");--> statement-breakpoint
CREATE INDEX "orders_contact_phone" ON "orders" USING btree ("company_id","status","contact_phone","id");--> statement-breakpoint
CREATE INDEX "orders_merged_into_id" ON "orders" USING btree ("company_id","merged_into_id");