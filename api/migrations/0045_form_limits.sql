CREATE TABLE "form_address_keys" (
	"company_id" integer NOT NULL,
	"form_id" integer NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "form_address_keys_company_id_form_id_pk" PRIMARY KEY("company_id","form_id")
);
--> statement-breakpoint
ALTER TABLE "form_address_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "form_answers" ADD COLUMN "sent_from" text;--> statement-breakpoint
ALTER TABLE "form_answers" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "opens_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "closes_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "answers_limit" integer;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "answers_per_address" integer;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "answers_per_email" integer;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "text_before" text;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "text_after" text;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "text_full" text;--> statement-breakpoint
ALTER TABLE "form_address_keys" ADD CONSTRAINT "form_address_keys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_address_keys" ADD CONSTRAINT "form_address_keys_company_id_form_id_forms_company_id_id_fk" FOREIGN KEY ("company_id","form_id") REFERENCES "public"."forms"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_answers_sent_from" ON "form_answers" USING btree ("company_id","form_id","sent_from") WHERE sent_from is not null;--> statement-breakpoint
CREATE INDEX "form_answers_email" ON "form_answers" USING btree ("company_id","form_id","email") WHERE email is not null;--> statement-breakpoint
CREATE POLICY "form_address_keys_app" ON "form_address_keys" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "form_address_keys_system" ON "form_address_keys" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
-- Answers of before count, too.
UPDATE form_answers SET email = lower(held.value) FROM form_answer_values held
WHERE held.company_id = form_answers.company_id AND held.answer_id = form_answers.id AND held.type = 'email';
