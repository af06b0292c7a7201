ALTER TABLE "form_answer_values" ADD COLUMN "is_first" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "form_answer_values" SET "is_first" = true WHERE ("company_id", "id") IN (
  SELECT "company_id", min("id") FROM "form_answer_values" GROUP BY "company_id", "answer_id", "ref"
);--> statement-breakpoint
ALTER TABLE "form_answer_values" ALTER COLUMN "is_first" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "form_answer_values" ADD COLUMN "sorted" text collate "und-x-icu" GENERATED ALWAYS AS (case
        when not is_first or file_id is not null then null
        when number is not null then lpad((number + 100000000000000000)::text, 18, '0')
        else left(shown, 100) end) STORED;--> statement-breakpoint
CREATE INDEX "form_answer_values_sorted" ON "form_answer_values" USING btree ("company_id","form_id","ref","sorted","answer_id") WHERE sorted is not null;--> statement-breakpoint
CREATE INDEX "form_answers_id" ON "form_answers" USING btree ("company_id","form_id","id");