CREATE TABLE "company_files" (
	"company_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_files_company_id_file_id_pk" PRIMARY KEY("company_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "company_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_galleries" (
	"company_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"gallery_id" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_galleries_company_id_course_id_gallery_id_pk" PRIMARY KEY("company_id","course_id","gallery_id")
);
--> statement-breakpoint
ALTER TABLE "course_galleries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "file_storage_folders" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "file_storage_folders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "und-x-icu" NOT NULL,
	"parent_id" integer,
	"status" text DEFAULT 'kept' NOT NULL,
	"status_before_deletion" text,
	"deleted_at" timestamp(3) with time zone,
	"deletion" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_storage_folders_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "file_storage_folders_status" CHECK (status in ('kept', 'deleted'))
);
--> statement-breakpoint
ALTER TABLE "file_storage_folders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "file_storage_items" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "file_storage_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "und-x-icu" NOT NULL,
	"folder_id" integer,
	"file_id" integer NOT NULL,
	"kind" text NOT NULL,
	"size" bigint NOT NULL,
	"status" text DEFAULT 'kept' NOT NULL,
	"status_before_deletion" text,
	"deleted_at" timestamp(3) with time zone,
	"deletion" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_storage_items_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "file_storage_items_kind" CHECK (kind in ('image', 'film', 'audio', 'document', 'archive')),
	CONSTRAINT "file_storage_items_status" CHECK (status in ('kept', 'deleted'))
);
--> statement-breakpoint
ALTER TABLE "file_storage_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "galleries" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "galleries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "und-x-icu" NOT NULL,
	"description" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "galleries_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "galleries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "gallery_images" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "gallery_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"gallery_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"sort" integer NOT NULL,
	"caption" text,
	"alt" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gallery_images_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "gallery_images" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "library_entries" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "library_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"file_id" integer,
	"kind" text,
	"content" jsonb,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "library_entries_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "library_entries_type" CHECK (type in ('homework_files', 'video', 'material_files', 'users_uploads', 'tests', 'blocks', 'lessons')),
	CONSTRAINT "library_entries_kind" CHECK (kind in ('image', 'film', 'audio', 'document', 'archive')),
	CONSTRAINT "library_entries_one_of" CHECK (file_id is null or content is null)
);
--> statement-breakpoint
ALTER TABLE "library_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "company_files" ADD CONSTRAINT "company_files_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_files" ADD CONSTRAINT "company_files_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_galleries" ADD CONSTRAINT "course_galleries_company_id_course_id_courses_company_id_id_fk" FOREIGN KEY ("company_id","course_id") REFERENCES "public"."courses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_galleries" ADD CONSTRAINT "course_galleries_company_id_gallery_id_galleries_company_id_id_fk" FOREIGN KEY ("company_id","gallery_id") REFERENCES "public"."galleries"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_storage_folders" ADD CONSTRAINT "file_storage_folders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_storage_folders" ADD CONSTRAINT "file_storage_folders_company_id_parent_id_file_storage_folders_company_id_id_fk" FOREIGN KEY ("company_id","parent_id") REFERENCES "public"."file_storage_folders"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_storage_items" ADD CONSTRAINT "file_storage_items_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_storage_items" ADD CONSTRAINT "file_storage_items_company_id_folder_id_file_storage_folders_company_id_id_fk" FOREIGN KEY ("company_id","folder_id") REFERENCES "public"."file_storage_folders"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_storage_items" ADD CONSTRAINT "file_storage_items_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "galleries" ADD CONSTRAINT "galleries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_images" ADD CONSTRAINT "gallery_images_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_images" ADD CONSTRAINT "gallery_images_company_id_gallery_id_galleries_company_id_id_fk" FOREIGN KEY ("company_id","gallery_id") REFERENCES "public"."galleries"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_images" ADD CONSTRAINT "gallery_images_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_entries" ADD CONSTRAINT "library_entries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_entries" ADD CONSTRAINT "library_entries_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_galleries_gallery_id" ON "course_galleries" USING btree ("company_id","gallery_id");--> statement-breakpoint
CREATE UNIQUE INDEX "file_storage_folders_name" ON "file_storage_folders" USING btree ("company_id",coalesce(parent_id, 0),lower(name)) WHERE status = 'kept';--> statement-breakpoint
CREATE INDEX "file_storage_folders_parent_id" ON "file_storage_folders" USING btree ("company_id","parent_id");--> statement-breakpoint
CREATE INDEX "file_storage_folders_status_name" ON "file_storage_folders" USING btree ("company_id","status","name","id");--> statement-breakpoint
CREATE INDEX "file_storage_folders_deletion" ON "file_storage_folders" USING btree ("company_id","deletion") WHERE deletion is not null;--> statement-breakpoint
CREATE INDEX "file_storage_folders_deleted_at" ON "file_storage_folders" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "file_storage_items_status_name" ON "file_storage_items" USING btree ("company_id","status","name","id");--> statement-breakpoint
CREATE INDEX "file_storage_items_folder_name" ON "file_storage_items" USING btree ("company_id","folder_id","status","name","id");--> statement-breakpoint
CREATE INDEX "file_storage_items_status_created_at" ON "file_storage_items" USING btree ("company_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "file_storage_items_folder_created_at" ON "file_storage_items" USING btree ("company_id","folder_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "file_storage_items_status_size" ON "file_storage_items" USING btree ("company_id","status","size","id");--> statement-breakpoint
CREATE INDEX "file_storage_items_folder_size" ON "file_storage_items" USING btree ("company_id","folder_id","status","size","id");--> statement-breakpoint
CREATE INDEX "file_storage_items_file_id" ON "file_storage_items" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "file_storage_items_kind" ON "file_storage_items" USING btree ("company_id","kind","status","name");--> statement-breakpoint
CREATE INDEX "file_storage_items_deletion" ON "file_storage_items" USING btree ("company_id","deletion") WHERE deletion is not null;--> statement-breakpoint
CREATE INDEX "file_storage_items_deleted_at" ON "file_storage_items" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "file_storage_items_searched" ON "file_storage_items" USING gin ("company_id","name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "galleries_name" ON "galleries" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE INDEX "galleries_created_at" ON "galleries" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "gallery_images_file" ON "gallery_images" USING btree ("company_id","gallery_id","file_id");--> statement-breakpoint
CREATE INDEX "gallery_images_sort" ON "gallery_images" USING btree ("company_id","gallery_id","sort","id");--> statement-breakpoint
CREATE INDEX "gallery_images_file_id" ON "gallery_images" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "library_entries_type_name" ON "library_entries" USING btree ("company_id","type","name","id");--> statement-breakpoint
CREATE INDEX "library_entries_name" ON "library_entries" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE INDEX "library_entries_created_at" ON "library_entries" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "library_entries_file_id" ON "library_entries" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "library_entries_searched" ON "library_entries" USING gin ("company_id","name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "courses_img_id" ON "courses" USING btree ("company_id","img_id") WHERE img_id is not null;--> statement-breakpoint
CREATE POLICY "company_files_app" ON "company_files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "company_files_system" ON "company_files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "course_galleries_app" ON "course_galleries" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "course_galleries_system" ON "course_galleries" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "file_storage_folders_app" ON "file_storage_folders" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "file_storage_folders_system" ON "file_storage_folders" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "file_storage_items_app" ON "file_storage_items" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "file_storage_items_system" ON "file_storage_items" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "galleries_app" ON "galleries" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "galleries_system" ON "galleries" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "gallery_images_app" ON "gallery_images" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "gallery_images_system" ON "gallery_images" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "library_entries_app" ON "library_entries" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "library_entries_system" ON "library_entries" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CALL keep_row_counts('file_storage_items', 'status,folder_id', 'status,kind');
