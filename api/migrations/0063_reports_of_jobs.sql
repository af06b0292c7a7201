DROP INDEX "jobs_file_name";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "report" jsonb;--> statement-breakpoint
CREATE INDEX "jobs_file_name" ON "jobs" USING btree ("company_id","file_name");