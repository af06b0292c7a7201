DROP INDEX "promo_codes_code_taken";--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "code_key" text;--> statement-breakpoint
CALL keep_audits('promo_codes', 'promo_codes', 'updated_at,code_key');--> statement-breakpoint
-- Codes that are alike now and were not before all stay: the first, or the one without ё, gets the key that they share.
UPDATE promo_codes AS code SET code_key = CASE WHEN keyed.place = 1 THEN keyed.key ELSE upper(code.code) END
FROM (
  SELECT company_id, id, key, row_number() OVER (PARTITION BY company_id, key ORDER BY upper(code) = key DESC, id) AS place
  FROM (SELECT company_id, id, code, translate(upper(code), 'Ё', 'Е') AS key FROM promo_codes) AS each
) AS keyed WHERE keyed.company_id = code.company_id AND keyed.id = code.id;--> statement-breakpoint
ALTER TABLE "promo_codes" ALTER COLUMN "code_key" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "promo_codes_code_taken" ON "promo_codes" USING btree ("company_id","code_key");
