-- Search within one company by one index.
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
DROP INDEX "courses_created_at";--> statement-breakpoint
DROP INDEX "courses_name";--> statement-breakpoint
DROP INDEX "courses_price";--> statement-breakpoint
DROP INDEX "courses_start_date";--> statement-breakpoint
DROP INDEX "courses_end_date";--> statement-breakpoint
DROP INDEX "courses_students_count";--> statement-breakpoint
DROP INDEX "courses_searched";--> statement-breakpoint
CREATE INDEX "courses_status_name" ON "courses" USING btree ("company_id","status","name","id");--> statement-breakpoint
CREATE INDEX "courses_status_price" ON "courses" USING btree ("company_id","status","price","id");--> statement-breakpoint
CREATE INDEX "courses_status_start_date" ON "courses" USING btree ("company_id","status","start_date","id");--> statement-breakpoint
CREATE INDEX "courses_status_end_date" ON "courses" USING btree ("company_id","status","end_date","id");--> statement-breakpoint
CREATE INDEX "courses_status_students_count" ON "courses" USING btree ("company_id","status","students_count","id");--> statement-breakpoint
CREATE INDEX "courses_author_id" ON "courses" USING btree ("company_id","author_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "courses_type_id" ON "courses" USING btree ("company_id","type_id");--> statement-breakpoint
CREATE INDEX "courses_format_id" ON "courses" USING btree ("company_id","format_id");--> statement-breakpoint
CREATE INDEX "courses_folder_id" ON "courses" USING btree ("company_id","folder_id");--> statement-breakpoint
CREATE INDEX "courses_searched" ON "courses" USING gin ("company_id","searched" gin_trgm_ops);