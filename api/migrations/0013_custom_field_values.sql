DROP INDEX "custom_field_user_values_custom_field_id";
--> statement-breakpoint
ALTER TABLE "custom_field_user_values" DROP CONSTRAINT "custom_field_user_values_company_id_user_id_custom_field_id_pk";
--> statement-breakpoint
ALTER TABLE "custom_field_user_values" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "custom_field_user_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);
--> statement-breakpoint
ALTER TABLE "custom_field_user_values" ADD CONSTRAINT "custom_field_user_values_company_id_id_pk" PRIMARY KEY("company_id","id");
--> statement-breakpoint
ALTER TABLE "custom_field_user_values" ADD COLUMN "value" text;
--> statement-breakpoint
ALTER TABLE "custom_field_user_values" ADD COLUMN "variable_id" integer;
--> statement-breakpoint
ALTER TABLE "custom_field_user_values" ADD COLUMN "file_id" integer;
--> statement-breakpoint
ALTER TABLE "custom_field_user_values" ADD COLUMN "number" bigint;
--> statement-breakpoint
-- Each value has a row of its own from now on.
INSERT INTO "custom_field_user_values" ("company_id", "user_id", "custom_field_id", "values", "value")
SELECT held."company_id", held."user_id", held."custom_field_id", '{}', item
FROM "custom_field_user_values" AS held, unnest(held."values") WITH ORDINALITY AS items(item, place)
WHERE place > 1 ORDER BY place;
--> statement-breakpoint
UPDATE "custom_field_user_values" SET "value" = "values"[1] WHERE "value" IS NULL;
--> statement-breakpoint
DELETE FROM "custom_field_user_values" WHERE "value" IS NULL;
--> statement-breakpoint
UPDATE "custom_field_user_values" AS held SET
  "variable_id" = CASE WHEN field."type" = 'list' THEN (
    SELECT variable."id" FROM "custom_field_variables" AS variable
    WHERE variable."company_id" = held."company_id" AND variable."custom_field_id" = field."id" AND variable."id"::text = held."value"
  ) END,
  "number" = CASE field."type" WHEN 'integer' THEN held."value"::bigint
    WHEN 'date' THEN held."value"::date - date '1970-01-01'
    WHEN 'datetime' THEN extract(epoch FROM held."value"::timestamptz) * 1000 END
FROM "custom_fields" AS field
WHERE field."company_id" = held."company_id" AND field."id" = held."custom_field_id" AND field."type" IN ('list', 'integer', 'date', 'datetime');
--> statement-breakpoint
DELETE FROM "custom_field_user_values" AS held USING "custom_fields" AS field
WHERE field."company_id" = held."company_id" AND field."id" = held."custom_field_id"
  AND field."type" = 'list' AND held."variable_id" IS NULL;
--> statement-breakpoint
ALTER TABLE "custom_field_user_values" ALTER COLUMN "value" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "custom_field_user_values" DROP COLUMN "values";
--> statement-breakpoint
ALTER TABLE "custom_field_user_values" ADD CONSTRAINT "custom_field_user_values_company_id_variable_id_custom_field_variables_company_id_id_fk" FOREIGN KEY ("company_id","variable_id") REFERENCES "public"."custom_field_variables"("company_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "custom_field_user_values" ADD CONSTRAINT "custom_field_user_values_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "custom_field_user_values_user_id" ON "custom_field_user_values" USING btree ("company_id","user_id","custom_field_id","id");
--> statement-breakpoint
CREATE INDEX "custom_field_user_values_number" ON "custom_field_user_values" USING btree ("company_id","custom_field_id","number","user_id");
--> statement-breakpoint
CREATE INDEX "custom_field_user_values_variable_id" ON "custom_field_user_values" USING btree ("company_id","variable_id","user_id");
--> statement-breakpoint
CREATE INDEX "custom_field_user_values_file_id" ON "custom_field_user_values" USING btree ("company_id","file_id");
--> statement-breakpoint
CREATE INDEX "custom_field_user_values_text" ON "custom_field_user_values" USING gin ("company_id","custom_field_id","value" gin_trgm_ops) WHERE number is null and variable_id is null and file_id is null;
--> statement-breakpoint
-- Writes what became of the values of custom fields into the history of their user, by the names of the fields: two
-- fields of one name are told apart in changes of their own. A value whose words are gone with a variable or a file is
-- not told, and neither is anything of a field that is gone: the history of the field tells that.
CREATE FUNCTION audit_custom_field_values() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  sides text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT *, NULL::text AS "from", custom_field_value_told(added.variable_id, added.file_id, added.company_id, added.value) AS "to" FROM added'
    WHEN 'DELETE' THEN 'SELECT *, custom_field_value_told(removed.variable_id, removed.file_id, removed.company_id, removed.value) AS "from", NULL::text AS "to" FROM removed'
    ELSE 'SELECT added.*, custom_field_value_told(removed.variable_id, removed.file_id, removed.company_id, removed.value) AS "from", custom_field_value_told(added.variable_id, added.file_id, added.company_id, added.value) AS "to"
      FROM added JOIN removed USING (company_id, id) WHERE added.value <> removed.value' END;
BEGIN
  EXECUTE format(
    'INSERT INTO audits (company_id, auditable_type, auditable_id, event, author_id, changes)
     SELECT field.company_id, ''users'', field.user_id, ''updated'', $1, jsonb_object_agg(''custom_fields.'' || field.name,
       jsonb_build_object(''from'', field."from", ''to'', field."to"))
     FROM (
       SELECT custom.company_id, side.user_id, custom.name, jsonb_agg(side."from" ORDER BY side.id) FILTER (WHERE side."from" IS NOT NULL) AS "from",
         jsonb_agg(side."to" ORDER BY side.id) FILTER (WHERE side."to" IS NOT NULL) AS "to",
         row_number() OVER (PARTITION BY custom.company_id, side.user_id, custom.name ORDER BY custom.id) AS namesake
       FROM (%s) AS side JOIN custom_fields AS custom ON custom.company_id = side.company_id AND custom.id = side.custom_field_id
         JOIN companies AS company ON company.id = side.company_id AND company.deleted_at IS NULL
       WHERE coalesce(side."from", side."to") IS NOT NULL
       GROUP BY custom.company_id, custom.id, custom.name, side.user_id
     ) AS field GROUP BY field.company_id, field.user_id, field.namesake', sides)
  USING nullif(current_setting('kafedra.person_id', true), '')::integer;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What a person reads of a value.
CREATE FUNCTION custom_field_value_told(variable integer, file integer, company integer, value text) RETURNS text LANGUAGE sql STABLE
  SET search_path = public, pg_temp AS $$
  SELECT CASE
    WHEN variable IS NOT NULL THEN (SELECT kept.value FROM custom_field_variables AS kept WHERE kept.company_id = company AND kept.id = variable)
    WHEN file IS NOT NULL THEN (SELECT kept.file_name FROM files AS kept WHERE kept.company_id = company AND kept.id = file)
    ELSE value END
$$;
--> statement-breakpoint
-- A file that no field holds any more goes after a day, as one that was uploaded for nothing.
CREATE FUNCTION free_custom_field_files() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE files SET expires_at = now() + interval '24 hours'
  FROM removed
  WHERE files.company_id = removed.company_id AND files.id = removed.file_id AND files.purpose = 'user_custom_field'
    AND NOT EXISTS (SELECT 1 FROM custom_field_user_values AS held
      WHERE held.company_id = files.company_id AND held.file_id = files.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION audit_custom_field_values(), custom_field_value_told(integer, integer, integer, text), free_custom_field_files() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER custom_field_user_values_audited_insert AFTER INSERT ON custom_field_user_values REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION audit_custom_field_values();
--> statement-breakpoint
CREATE TRIGGER custom_field_user_values_audited_update AFTER UPDATE ON custom_field_user_values REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION audit_custom_field_values();
--> statement-breakpoint
CREATE TRIGGER custom_field_user_values_audited_delete AFTER DELETE ON custom_field_user_values REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION audit_custom_field_values();
--> statement-breakpoint
CREATE TRIGGER custom_field_user_values_files_update AFTER UPDATE ON custom_field_user_values REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION free_custom_field_files();
--> statement-breakpoint
CREATE TRIGGER custom_field_user_values_files_delete AFTER DELETE ON custom_field_user_values REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION free_custom_field_files();
