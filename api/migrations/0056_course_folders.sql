DROP INDEX "course_folders_name";--> statement-breakpoint
ALTER TABLE "course_folders" ADD COLUMN "parent_id" integer;--> statement-breakpoint
ALTER TABLE "course_folders" ADD COLUMN "sort" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- From now on a name is one folder's alone: of several the first keeps it. Those that are there come as they were listed.
UPDATE course_folders folder SET name = left(name, 240) || ' (' || id || ')' WHERE EXISTS (
  SELECT 1 FROM course_folders first
  WHERE first.company_id = folder.company_id AND lower(first.name) = lower(folder.name) AND first.id < folder.id
);
--> statement-breakpoint
UPDATE course_folders folder SET sort = ordered.place FROM (
  SELECT company_id, id, row_number() OVER (PARTITION BY company_id ORDER BY name, id) AS place FROM course_folders
) AS ordered
WHERE (folder.company_id, folder.id) = (ordered.company_id, ordered.id);
--> statement-breakpoint
ALTER TABLE "course_folders" ADD CONSTRAINT "course_folders_company_id_parent_id_course_folders_company_id_id_fk" FOREIGN KEY ("company_id","parent_id") REFERENCES "public"."course_folders"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_folders_parent_id" ON "course_folders" USING btree ("company_id","parent_id");--> statement-breakpoint
CREATE INDEX "course_folders_sort" ON "course_folders" USING btree ("company_id","sort","id");--> statement-breakpoint
CREATE INDEX "course_folders_by_name" ON "course_folders" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_folders_name" ON "course_folders" USING btree ("company_id",coalesce(parent_id, 0),lower(name));