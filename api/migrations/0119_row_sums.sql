CREATE TABLE "row_sums" (
	"company_id" integer NOT NULL,
	"summed" text NOT NULL,
	"summed_column" text NOT NULL,
	"summed_by" text NOT NULL,
	"key" jsonb NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "row_sums_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sum" numeric NOT NULL,
	CONSTRAINT "row_sums_company_id_summed_summed_column_summed_by_key_id_pk" PRIMARY KEY("company_id","summed","summed_column","summed_by","key","id")
);
--> statement-breakpoint
ALTER TABLE "row_sums" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_lessons" (
	"company_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"teacher_price" numeric(12, 2) NOT NULL,
	CONSTRAINT "order_lessons_company_id_order_id_lesson_id_pk" PRIMARY KEY("company_id","order_id","lesson_id"),
	CONSTRAINT "order_lessons_price" CHECK (teacher_price >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_lessons" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_lessons" ADD CONSTRAINT "order_lessons_order" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lessons" ADD CONSTRAINT "order_lessons_lesson" FOREIGN KEY ("company_id","lesson_id") REFERENCES "public"."lessons"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_lessons_lesson_id" ON "order_lessons" USING btree ("company_id","lesson_id");--> statement-breakpoint
CREATE POLICY "row_sums_app" ON "row_sums" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "row_sums_app_see" ON "row_sums" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "row_sums_system" ON "row_sums" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "order_lessons_app" ON "order_lessons" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "order_lessons_system" ON "order_lessons" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);