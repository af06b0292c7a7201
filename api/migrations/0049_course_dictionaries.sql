CREATE TABLE "course_places" (
	"company_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"place_id" integer NOT NULL,
	"course_status" text DEFAULT 'draft' NOT NULL,
	CONSTRAINT "course_places_company_id_course_id_place_id_pk" PRIMARY KEY("company_id","course_id","place_id")
);
--> statement-breakpoint
ALTER TABLE "course_places" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "course_formats_name";--> statement-breakpoint
DROP INDEX "course_types_name";--> statement-breakpoint
-- From now on a name is one type's or format's alone: of several the first keeps it.
UPDATE course_types entry SET name = name || ' (' || id || ')' WHERE EXISTS (
  SELECT 1 FROM course_types first WHERE first.company_id = entry.company_id AND first.name = entry.name AND first.id < entry.id
);
--> statement-breakpoint
UPDATE course_formats entry SET name = name || ' (' || id || ')' WHERE EXISTS (
  SELECT 1 FROM course_formats first WHERE first.company_id = entry.company_id AND first.name = entry.name AND first.id < entry.id
);
--> statement-breakpoint
ALTER TABLE "course_categories" ADD COLUMN "sort" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "course_categories" ADD COLUMN "slug" text;--> statement-breakpoint
-- Those that are there already come by title, as they were listed, and get an address that can be changed.
UPDATE course_categories category SET slug = 'category-' || category.id, sort = ordered.place FROM (
  SELECT company_id, id, row_number() OVER (PARTITION BY company_id ORDER BY title, id) AS place FROM course_categories
) AS ordered
WHERE (category.company_id, category.id) = (ordered.company_id, ordered.id);
--> statement-breakpoint
ALTER TABLE "course_categories" ALTER COLUMN "slug" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "course_categories" ADD COLUMN "show_in_catalog" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "course_categories" ADD COLUMN "columns_count" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "course_categories" ADD COLUMN "filter_selection_type" text DEFAULT 'multiple' NOT NULL;--> statement-breakpoint
ALTER TABLE "course_categories" ADD COLUMN "view_type" text DEFAULT 'tiles' NOT NULL;--> statement-breakpoint
ALTER TABLE "course_category_courses" ADD COLUMN "course_status" text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "course_places" ADD CONSTRAINT "course_places_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_places" ADD CONSTRAINT "course_places_company_id_place_id_places_company_id_id_fk" FOREIGN KEY ("company_id","place_id") REFERENCES "public"."places"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_places_place_id" ON "course_places" USING btree ("company_id","place_id");--> statement-breakpoint
CREATE INDEX "course_categories_sort" ON "course_categories" USING btree ("company_id","sort","id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_categories_slug" ON "course_categories" USING btree ("company_id","slug");--> statement-breakpoint
CREATE INDEX "course_formats_created_at" ON "course_formats" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "course_types_created_at" ON "course_types" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_formats_name" ON "course_formats" USING btree ("company_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "course_types_name" ON "course_types" USING btree ("company_id","name");--> statement-breakpoint
ALTER TABLE "course_categories" ADD CONSTRAINT "course_categories_filter_selection_type" CHECK (filter_selection_type in ('single', 'multiple'));--> statement-breakpoint
ALTER TABLE "course_categories" ADD CONSTRAINT "course_categories_view_type" CHECK (view_type in ('list', 'tiles', 'tags'));--> statement-breakpoint
ALTER TABLE "course_categories" ADD CONSTRAINT "course_categories_columns_count" CHECK (columns_count between 1 and 6);--> statement-breakpoint
CREATE POLICY "course_places_app" ON "course_places" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_places_system" ON "course_places" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
UPDATE course_category_courses link SET course_status = course.status FROM courses course
  WHERE (link.company_id, link.course_id) = (course.company_id, course.id) AND course.status <> 'draft';
--> statement-breakpoint
-- A link begins with the status of its course. The lock makes whoever changes that status at the same moment wait: they
-- would not see the link yet.
CREATE FUNCTION take_course_status() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  SELECT status INTO NEW.course_status FROM courses
  WHERE company_id = NEW.company_id AND id = NEW.course_id FOR SHARE;
  -- Of nothing: the foreign key refuses it.
  IF NOT FOUND THEN NEW.course_status := 'deleted'; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER course_category_courses_course_status BEFORE INSERT ON course_category_courses
  FOR EACH ROW EXECUTE FUNCTION take_course_status();
--> statement-breakpoint
CREATE TRIGGER course_places_course_status BEFORE INSERT ON course_places
  FOR EACH ROW EXECUTE FUNCTION take_course_status();
--> statement-breakpoint
-- A course's links follow the status.
CREATE FUNCTION pass_course_status() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM added JOIN removed USING (company_id, id) WHERE added.status <> removed.status
  ) THEN
    RETURN NULL;
  END IF;
  UPDATE course_category_courses link SET course_status = added.status FROM added
    WHERE (link.company_id, link.course_id) = (added.company_id, added.id) AND link.course_status <> added.status;
  UPDATE course_places link SET course_status = added.status FROM added
    WHERE (link.company_id, link.course_id) = (added.company_id, added.id) AND link.course_status <> added.status;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION take_course_status(), pass_course_status() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER courses_links AFTER UPDATE ON courses
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION pass_course_status();
--> statement-breakpoint
CALL keep_row_counts('course_category_courses', 'category_id,course_status');
--> statement-breakpoint
CALL keep_row_counts('course_places', 'place_id,course_status');
--> statement-breakpoint
CALL keep_link_audits('course_category_courses', 'courses', 'course_id', 'subcategories_with_categories',
  '(SELECT title FROM course_categories category WHERE category.company_id = link.company_id AND category.id = link.category_id)');
--> statement-breakpoint
CALL keep_link_audits('course_places', 'courses', 'course_id', 'places',
  '(SELECT name FROM places place WHERE place.company_id = link.company_id AND place.id = link.place_id)');
