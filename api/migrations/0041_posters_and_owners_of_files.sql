DROP INDEX "files_purpose";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "poster_id" integer;--> statement-breakpoint
CREATE INDEX "files_poster_id" ON "files" USING btree ("company_id","poster_id") WHERE poster_id is not null;--> statement-breakpoint
CREATE INDEX "files_purpose" ON "files" USING btree ("company_id","purpose","owner_id");--> statement-breakpoint
-- Of the two columns one alone becomes null, which drizzle-kit has no words for.
ALTER TABLE "files" ADD CONSTRAINT "files_poster" FOREIGN KEY ("company_id","poster_id") REFERENCES "files"("company_id","id") ON DELETE SET NULL ("poster_id");--> statement-breakpoint
UPDATE files SET owner_id = held.user_id FROM custom_field_user_values held WHERE files.purpose = 'user_custom_field' AND held.company_id = files.company_id AND held.file_id = files.id;
