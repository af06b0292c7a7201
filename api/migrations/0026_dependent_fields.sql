CREATE TABLE "variable_dependent_fields" (
	"company_id" integer NOT NULL,
	"variable_id" integer NOT NULL,
	"custom_field_id" integer NOT NULL,
	CONSTRAINT "variable_dependent_fields_company_id_variable_id_custom_field_id_pk" PRIMARY KEY("company_id","variable_id","custom_field_id")
);
--> statement-breakpoint
ALTER TABLE "variable_dependent_fields" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "variable_dependent_variables" (
	"company_id" integer NOT NULL,
	"variable_id" integer NOT NULL,
	"dependent_variable_id" integer NOT NULL,
	CONSTRAINT "variable_dependent_variables_company_id_variable_id_dependent_variable_id_pk" PRIMARY KEY("company_id","variable_id","dependent_variable_id")
);
--> statement-breakpoint
ALTER TABLE "variable_dependent_variables" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "custom_field_variables_custom_field_id";--> statement-breakpoint
ALTER TABLE "custom_field_variables" ADD COLUMN "sort" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_field_variables" ADD COLUMN "bitrix_id" text;--> statement-breakpoint
ALTER TABLE "variable_dependent_fields" ADD CONSTRAINT "variable_dependent_fields_company_id_variable_id_custom_field_variables_company_id_id_fk" FOREIGN KEY ("company_id","variable_id") REFERENCES "public"."custom_field_variables"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variable_dependent_fields" ADD CONSTRAINT "variable_dependent_fields_company_id_custom_field_id_custom_fields_company_id_id_fk" FOREIGN KEY ("company_id","custom_field_id") REFERENCES "public"."custom_fields"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variable_dependent_variables" ADD CONSTRAINT "variable_dependent_variables_company_id_variable_id_custom_field_variables_company_id_id_fk" FOREIGN KEY ("company_id","variable_id") REFERENCES "public"."custom_field_variables"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variable_dependent_variables" ADD CONSTRAINT "variable_dependent_variables_company_id_dependent_variable_id_custom_field_variables_company_id_id_fk" FOREIGN KEY ("company_id","dependent_variable_id") REFERENCES "public"."custom_field_variables"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "variable_dependent_fields_custom_field_id" ON "variable_dependent_fields" USING btree ("company_id","custom_field_id");--> statement-breakpoint
CREATE INDEX "variable_dependent_variables_dependent_variable_id" ON "variable_dependent_variables" USING btree ("company_id","dependent_variable_id");--> statement-breakpoint
CREATE INDEX "custom_field_variables_value" ON "custom_field_variables" USING btree ("company_id","custom_field_id","value","id");--> statement-breakpoint
CREATE UNIQUE INDEX "custom_field_variables_bitrix_id" ON "custom_field_variables" USING btree ("company_id","custom_field_id","bitrix_id") WHERE bitrix_id is not null;--> statement-breakpoint
CREATE INDEX "custom_field_variables_custom_field_id" ON "custom_field_variables" USING btree ("company_id","custom_field_id","sort","id");--> statement-breakpoint
ALTER TABLE "custom_fields" ADD CONSTRAINT "custom_fields_list_show_type" CHECK (list_show_type in ('radio_checkbox', 'select'));--> statement-breakpoint
CREATE POLICY "variable_dependent_fields_app" ON "variable_dependent_fields" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "variable_dependent_fields_system" ON "variable_dependent_fields" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "variable_dependent_variables_app" ON "variable_dependent_variables" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "variable_dependent_variables_system" ON "variable_dependent_variables" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
UPDATE custom_field_variables AS variable SET sort = placed.sort
FROM (SELECT company_id, id, row_number() OVER (PARTITION BY company_id, custom_field_id ORDER BY id) AS sort FROM custom_field_variables) AS placed
WHERE placed.company_id = variable.company_id AND placed.id = variable.id;
