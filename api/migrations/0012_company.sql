CREATE TABLE "self_domains" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "self_domains_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"domain" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"verification" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"txt_found" text[],
	"txt_matches" boolean,
	"target_found" text[],
	"target_matches" boolean,
	"checked_at" timestamp(3) with time zone,
	"verified_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "self_domains_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "self_domains_status" CHECK (status in ('pending', 'verified', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "self_domains" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "self_domains" ADD CONSTRAINT "self_domains_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "self_domains_domain" ON "self_domains" USING btree ("company_id","domain");--> statement-breakpoint
CREATE INDEX "self_domains_name" ON "self_domains" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "self_domains_verified" ON "self_domains" USING btree ("domain") WHERE "self_domains"."status" = 'verified';--> statement-breakpoint
CREATE POLICY "self_domains_app" ON "self_domains" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "self_domains_system" ON "self_domains" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CALL keep_audits('self_domains', 'self_domains', 'checked_at,verified_at,txt_found,target_found');
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "companies_deleted_at" ON "companies" USING btree ("deleted_at") WHERE "companies"."deleted_at" is not null;--> statement-breakpoint
ALTER POLICY "companies_app_see" ON "companies" TO kafedra_app USING (deleted_at is null and (id = nullif(current_setting('kafedra.company_id', true), '')::integer or exists (select 1 from company_members member where member.company_id = companies.id and member.user_id = nullif(current_setting('kafedra.person_id', true), '')::integer and member.status = 'active')));
--> statement-breakpoint
-- A company that is being removed has no history and no counts any more: otherwise removing its rows would write them.
CREATE OR REPLACE FUNCTION audit_rows() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  person integer := nullif(current_setting('kafedra.person_id', true), '')::integer;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    EXECUTE format(
      'INSERT INTO audits (company_id, auditable_type, auditable_id, event, author_id, changes)
       SELECT company.id, %1$L, pair.id, ''updated'', $1, pair.changes
       FROM (
         SELECT %2$s AS company_id, %3$s AS id, (
           SELECT jsonb_object_agg(key, CASE WHEN key = ANY ($3) THEN ''{}''
             ELSE jsonb_build_object(''from'', before.value, ''to'', after.value) END)
           FROM jsonb_each(to_jsonb(removed)) AS before JOIN jsonb_each(to_jsonb(added)) AS after USING (key)
           WHERE before.value <> after.value AND key <> ALL ($2)
         ) AS changes
         FROM added JOIN removed ON %4$s
       ) AS pair JOIN companies AS company ON company.id = pair.company_id AND company.deleted_at IS NULL
       WHERE pair.changes IS NOT NULL',
      TG_ARGV[0], 'added.' || TG_ARGV[1], 'added.' || TG_ARGV[2],
      format('added.%1$I = removed.%1$I AND added.%2$I = removed.%2$I', TG_ARGV[1], TG_ARGV[2]))
    USING person, string_to_array(TG_ARGV[3], ','), string_to_array(TG_ARGV[4], ',');
  ELSE
    EXECUTE format(
      'INSERT INTO audits (company_id, auditable_type, auditable_id, event, author_id, changes)
       SELECT company.id, %1$L, changed.%3$I, %4$L, $1, ''{}''
       FROM %5$s AS changed JOIN companies AS company ON company.id = changed.%2$I AND company.deleted_at IS NULL',
      TG_ARGV[0], TG_ARGV[1], TG_ARGV[2],
      CASE TG_OP WHEN 'INSERT' THEN 'created' ELSE 'deleted' END,
      CASE TG_OP WHEN 'INSERT' THEN 'added' ELSE 'removed' END)
    USING person;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_links() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO audits (company_id, auditable_type, auditable_id, event, author_id, changes)
     SELECT company.id, %1$L, link.%2$I, ''updated'', $1,
       jsonb_build_object(%3$L, jsonb_build_object(''from'', %5$s, ''to'', %6$s))
     FROM %4$s AS link JOIN companies AS company ON company.id = link.company_id AND company.deleted_at IS NULL
     GROUP BY company.id, link.%2$I',
    TG_ARGV[0], TG_ARGV[1], TG_ARGV[2],
    CASE TG_OP WHEN 'INSERT' THEN 'added' ELSE 'removed' END,
    CASE TG_OP WHEN 'INSERT' THEN 'null' ELSE format('jsonb_agg(%s)', TG_ARGV[3]) END,
    CASE TG_OP WHEN 'INSERT' THEN format('jsonb_agg(%s)', TG_ARGV[3]) ELSE 'null' END)
  USING nullif(current_setting('kafedra.person_id', true), '')::integer;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_rows() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  sets text;
  rows text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT 1 AS one, * FROM added'
    WHEN 'DELETE' THEN 'SELECT -1 AS one, * FROM removed'
    WHEN 'UPDATE' THEN 'SELECT 1 AS one, * FROM added UNION ALL SELECT -1, * FROM removed'
  END;
  changed record;
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM row_counts WHERE counted = TG_TABLE_NAME;
    RETURN NULL;
  END IF;
  SELECT string_agg(format('(%L, jsonb_build_array(%s))', argument, argument), ', ')
    INTO sets FROM unnest(TG_ARGV) AS argument;
  FOR changed IN EXECUTE format(
    'SELECT company_id, counted_by, key, sum(one)::integer AS difference
     FROM (%s) AS rows CROSS JOIN LATERAL (VALUES %s) AS sets (counted_by, key)
     GROUP BY company_id, counted_by, key HAVING sum(one) <> 0', rows, sets)
  LOOP
    UPDATE row_counts SET count = count + changed.difference
    WHERE company_id = changed.company_id AND counted = TG_TABLE_NAME AND counted_by = changed.counted_by AND id = (
      SELECT id FROM row_counts
      WHERE company_id = changed.company_id AND counted = TG_TABLE_NAME AND counted_by = changed.counted_by AND key = changed.key
      ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
    );
    IF NOT FOUND THEN
      -- A company that is being deleted takes its rows with it, and needs no counts any more.
      INSERT INTO row_counts (company_id, counted, counted_by, key, count)
      SELECT id, TG_TABLE_NAME, changed.counted_by, changed.key, changed.difference
      FROM companies WHERE id = changed.company_id AND deleted_at IS NULL;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TABLE "company_integrations" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "company_integrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "und-x-icu" NOT NULL,
	"type" text,
	"settings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_integrations_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "company_integrations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "company_integrations" ADD CONSTRAINT "company_integrations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_integrations_name" ON "company_integrations" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE POLICY "company_integrations_app" ON "company_integrations" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "company_integrations_system" ON "company_integrations" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CALL keep_audits('company_integrations', 'company_integrations', 'updated_at', 'settings');
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "plan" text DEFAULT 'trial' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "plan_period" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "paid_until" timestamp(3) with time zone DEFAULT now() + interval '30 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_plan" CHECK (plan in ('trial', 'basic', 'pro'));--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_plan_period" CHECK (plan_period in ('month', 'year'));
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "yoo_kassa_shop_id" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "yoo_kassa_secret_key" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "yoo_kassa_checked_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "can_be_bought" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- The history of companies anew: it tells of the key only that it changed.
DROP TRIGGER companies_audited_insert ON companies;
--> statement-breakpoint
DROP TRIGGER companies_audited_update ON companies;
--> statement-breakpoint
DROP TRIGGER companies_audited_delete ON companies;
--> statement-breakpoint
CALL keep_audits('companies', 'companies', 'updated_at,yoo_kassa_checked_at', 'yoo_kassa_secret_key', company_column => 'id');
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "first_link" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "bitix_scripts" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "bitrix_elements" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "menu_params" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "verification_account_types" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "use_verification_account_type" boolean DEFAULT false NOT NULL;
