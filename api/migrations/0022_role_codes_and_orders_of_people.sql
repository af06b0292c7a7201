ALTER TABLE "roles" ADD COLUMN "code" text;--> statement-breakpoint
CREATE INDEX "company_members_status_name" ON "company_members" USING btree ("company_id","status","name","id");--> statement-breakpoint
CREATE INDEX "company_members_status_surname" ON "company_members" USING btree ("company_id","status","surname","id");--> statement-breakpoint
CREATE INDEX "company_members_status_phone" ON "company_members" USING btree ("company_id","status","phone","id");--> statement-breakpoint
CREATE UNIQUE INDEX "roles_code" ON "roles" USING btree ("company_id","code");