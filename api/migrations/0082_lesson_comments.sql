CREATE TABLE "lesson_comment_likes" (
	"company_id" integer NOT NULL,
	"comment_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_comment_likes_company_id_comment_id_user_id_pk" PRIMARY KEY("company_id","comment_id","user_id"),
	CONSTRAINT "lesson_comment_likes_value" CHECK (value in ('like', 'dislike'))
);
--> statement-breakpoint
ALTER TABLE "lesson_comment_likes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lesson_comments" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "lesson_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"author_id" integer,
	"parent_id" integer,
	"answered_id" integer,
	"is_from_staff" boolean DEFAULT false NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'visible' NOT NULL,
	"status_before_deletion" text,
	"deleted_at" timestamp(3) with time zone,
	"deletion" text,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"edited_at" timestamp(3) with time zone,
	"hidden_at" timestamp(3) with time zone,
	"hidden_by_id" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_comments_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "lesson_comments_of_lesson" UNIQUE("company_id","lesson_id","id"),
	CONSTRAINT "lesson_comments_status" CHECK (status in ('visible', 'hidden', 'deleted')),
	CONSTRAINT "lesson_comments_answered" CHECK ((parent_id is null) = (answered_id is null))
);
--> statement-breakpoint
ALTER TABLE "lesson_comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lesson_likes" (
	"company_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_likes_company_id_lesson_id_user_id_pk" PRIMARY KEY("company_id","lesson_id","user_id"),
	CONSTRAINT "lesson_likes_value" CHECK (value in ('like', 'dislike'))
);
--> statement-breakpoint
ALTER TABLE "lesson_likes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lesson_comment_likes" ADD CONSTRAINT "lesson_comment_likes_company_id_comment_id_lesson_comments_company_id_id_fk" FOREIGN KEY ("company_id","comment_id") REFERENCES "public"."lesson_comments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_comment_likes" ADD CONSTRAINT "lesson_comment_likes_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_comments" ADD CONSTRAINT "lesson_comments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_comments" ADD CONSTRAINT "lesson_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_comments" ADD CONSTRAINT "lesson_comments_hidden_by_id_users_id_fk" FOREIGN KEY ("hidden_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_comments" ADD CONSTRAINT "lesson_comments_lesson" FOREIGN KEY ("company_id","course_id","lesson_id") REFERENCES "public"."lessons"("company_id","course_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_comments" ADD CONSTRAINT "lesson_comments_parent" FOREIGN KEY ("company_id","lesson_id","parent_id") REFERENCES "public"."lesson_comments"("company_id","lesson_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_comments" ADD CONSTRAINT "lesson_comments_answered_comment" FOREIGN KEY ("company_id","lesson_id","answered_id") REFERENCES "public"."lesson_comments"("company_id","lesson_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_likes" ADD CONSTRAINT "lesson_likes_company_id_lesson_id_lessons_company_id_id_fk" FOREIGN KEY ("company_id","lesson_id") REFERENCES "public"."lessons"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_likes" ADD CONSTRAINT "lesson_likes_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_comment_likes_user_id" ON "lesson_comment_likes" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "lesson_comments_parent_id" ON "lesson_comments" USING btree ("company_id","parent_id","id");--> statement-breakpoint
CREATE INDEX "lesson_comments_answered_id" ON "lesson_comments" USING btree ("company_id","answered_id");--> statement-breakpoint
CREATE INDEX "lesson_comments_begun" ON "lesson_comments" USING btree ("company_id","lesson_id","parent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lesson_comments_created_at" ON "lesson_comments" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lesson_comments_status" ON "lesson_comments" USING btree ("company_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "lesson_comments_lesson_id" ON "lesson_comments" USING btree ("company_id","lesson_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lesson_comments_course_id" ON "lesson_comments" USING btree ("company_id","course_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lesson_comments_author_id" ON "lesson_comments" USING btree ("company_id","author_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lesson_comments_searched" ON "lesson_comments" USING gin ("company_id","text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "lesson_likes_user_id" ON "lesson_likes" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE POLICY "lesson_comment_likes_app" ON "lesson_comment_likes" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lesson_comment_likes_system" ON "lesson_comment_likes" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lesson_comments_app" ON "lesson_comments" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lesson_comments_system" ON "lesson_comments" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lesson_likes_app" ON "lesson_likes" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "lesson_likes_system" ON "lesson_likes" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);