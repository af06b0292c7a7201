ALTER TABLE "form_fields" DROP CONSTRAINT "form_fields_type";--> statement-breakpoint
UPDATE "forms" SET "front_template" = 'card' WHERE "front_template" IS NULL OR "front_template" NOT IN ('plain', 'card', 'split');--> statement-breakpoint
ALTER TABLE "forms" ALTER COLUMN "front_template" SET DEFAULT 'card';--> statement-breakpoint
ALTER TABLE "forms" ALTER COLUMN "front_template" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "form_fields" ADD COLUMN "ref" text DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "form_fields" ADD COLUMN "label" text;--> statement-breakpoint
ALTER TABLE "form_fields" ADD COLUMN "hint" text;--> statement-breakpoint
ALTER TABLE "form_fields" ADD COLUMN "width" text DEFAULT 'whole' NOT NULL;--> statement-breakpoint
ALTER TABLE "form_fields" ADD COLUMN "parameter" text;--> statement-breakpoint
ALTER TABLE "form_fields" ADD COLUMN "value" text;--> statement-breakpoint
ALTER TABLE "form_fields" ADD COLUMN "condition" jsonb;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "success_text" text;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "redirect_url" text;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "allowed_origins" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "form_fields_ref" ON "form_fields" USING btree ("company_id","form_id","ref");--> statement-breakpoint
CREATE INDEX "forms_name" ON "forms" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE INDEX "forms_created_at" ON "forms" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "forms_type" ON "forms" USING btree ("company_id","type","name","id");--> statement-breakpoint
ALTER TABLE "form_fields" ADD CONSTRAINT "form_fields_width" CHECK (width in ('whole', 'half'));--> statement-breakpoint
ALTER TABLE "form_fields" ADD CONSTRAINT "form_fields_parameter" CHECK (parameter in ('utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'));--> statement-breakpoint
ALTER TABLE "form_fields" ADD CONSTRAINT "form_fields_type" CHECK (type in ('name', 'surname', 'email', 'description', 'line', 'space', 'title', 'custom_field', 'section', 'hidden'));--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_front_template" CHECK (front_template in ('plain', 'card', 'split'));