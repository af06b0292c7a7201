ALTER TABLE "test_questions" ADD COLUMN "staging" uuid;--> statement-breakpoint
CREATE INDEX "test_questions_staging" ON "test_questions" USING btree ("company_id","staging") WHERE "test_questions"."staging" is not null;--> statement-breakpoint
ALTER POLICY "test_questions_app" ON "test_questions" TO kafedra_app USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer and staging is null) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer and staging is null);--> statement-breakpoint
-- Questions that come from a file are written some at a time, unseen, and come to their test all at once.
ALTER TABLE "test_questions" ALTER COLUMN "test_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "test_questions" ADD CONSTRAINT "test_questions_staged" CHECK (num_nonnulls(test_id, staging) = 1);--> statement-breakpoint
-- The last argument of a trigger may name a column: rows that have something there are not told of, and those that have it no
-- more were created at that moment.
CREATE OR REPLACE FUNCTION audit_rows() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  person integer := nullif(current_setting('kafedra.person_id', true), '')::integer;
  staging text := TG_ARGV[5];
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
      format('added.%1$I = removed.%1$I AND added.%2$I = removed.%2$I', TG_ARGV[1], TG_ARGV[2])
        || CASE WHEN staging IS NULL THEN '' ELSE format(' AND removed.%I IS NULL', staging) END)
    USING person, string_to_array(TG_ARGV[3], ','), string_to_array(TG_ARGV[4], ',');
    IF staging IS NOT NULL THEN
      EXECUTE format(
        'INSERT INTO audits (company_id, auditable_type, auditable_id, event, author_id, changes)
         SELECT company.id, %1$L, added.%3$I, ''created'', $1, ''{}''
         FROM added JOIN removed ON added.%2$I = removed.%2$I AND added.%3$I = removed.%3$I
         JOIN companies AS company ON company.id = added.%2$I AND company.deleted_at IS NULL
         WHERE removed.%4$I IS NOT NULL AND added.%4$I IS NULL',
        TG_ARGV[0], TG_ARGV[1], TG_ARGV[2], staging)
      USING person;
    END IF;
  ELSE
    EXECUTE (format(
      'INSERT INTO audits (company_id, auditable_type, auditable_id, event, author_id, changes)
       SELECT company.id, %1$L, changed.%3$I, %4$L, $1, ''{}''
       FROM %5$s AS changed JOIN companies AS company ON company.id = changed.%2$I AND company.deleted_at IS NULL',
      TG_ARGV[0], TG_ARGV[1], TG_ARGV[2],
      CASE TG_OP WHEN 'INSERT' THEN 'created' ELSE 'deleted' END,
      CASE TG_OP WHEN 'INSERT' THEN 'added' ELSE 'removed' END)
      || CASE WHEN staging IS NULL THEN '' ELSE format(' WHERE changed.%I IS NULL', staging) END)
    USING person;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER "test_questions_audited_insert" ON "test_questions";--> statement-breakpoint
CREATE TRIGGER "test_questions_audited_insert" AFTER INSERT ON "test_questions" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION audit_rows('test_questions', 'company_id', 'id', 'updated_at,sort,status_before_deletion,deleted_at,deletion,staging', '', 'staging');--> statement-breakpoint
DROP TRIGGER "test_questions_audited_update" ON "test_questions";--> statement-breakpoint
CREATE TRIGGER "test_questions_audited_update" AFTER UPDATE ON "test_questions" REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION audit_rows('test_questions', 'company_id', 'id', 'updated_at,sort,status_before_deletion,deleted_at,deletion,staging', '', 'staging');--> statement-breakpoint
DROP TRIGGER "test_questions_audited_delete" ON "test_questions";--> statement-breakpoint
CREATE TRIGGER "test_questions_audited_delete" AFTER DELETE ON "test_questions" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION audit_rows('test_questions', 'company_id', 'id', 'updated_at,sort,status_before_deletion,deleted_at,deletion,staging', '', 'staging');--> statement-breakpoint
-- Requests do not see what is staged: this alone brings it into a test of the company that the transaction works for.
CREATE FUNCTION take_staged_questions(
  staged uuid, test integer, behind integer, question_ids integer[], topic_ids integer[]
) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  taken integer;
BEGIN
  UPDATE test_questions AS question
  SET staging = NULL, test_id = test, sort = question.sort + behind, created_at = now(), updated_at = now(),
    topic_id = (
      SELECT named.topic_id FROM unnest(question_ids, topic_ids) AS named (question_id, topic_id)
      WHERE named.question_id = question.id
    )
  WHERE question.company_id = nullif(current_setting('kafedra.company_id', true), '')::integer
    AND question.staging = staged;
  GET DIAGNOSTICS taken = ROW_COUNT;
  RETURN taken;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION take_staged_questions(uuid, integer, integer, integer[], integer[]) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION take_staged_questions(uuid, integer, integer, integer[], integer[]) TO kafedra_app;
