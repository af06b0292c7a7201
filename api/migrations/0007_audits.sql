-- What companies keep of their members' accounts, and the history of changes.

-- A member's name, addresses and photo are those of the account.
CREATE FUNCTION company_members_take_account() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  SELECT name, surname, email, phone, photo INTO NEW.name, NEW.surname, NEW.email, NEW.phone, NEW.photo
  FROM users WHERE id = NEW.user_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION company_members_follow_account() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE company_members AS member
  SET name = account.name, surname = account.surname, email = account.email, phone = account.phone, photo = account.photo
  FROM added AS account
  WHERE member.user_id = account.id
    AND (member.name, member.surname, member.email, member.phone, member.photo)
      IS DISTINCT FROM (account.name, account.surname, account.email, account.phone, account.photo);
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION company_members_take_account(), company_members_follow_account() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER company_members_account BEFORE INSERT ON company_members
  FOR EACH ROW EXECUTE FUNCTION company_members_take_account();
--> statement-breakpoint
CREATE TRIGGER users_members AFTER UPDATE ON users REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION company_members_follow_account();
--> statement-breakpoint
UPDATE company_members AS member
SET name = account.name, surname = account.surname, email = account.email, phone = account.phone, photo = account.photo
FROM users AS account WHERE account.id = member.user_id;
--> statement-breakpoint
CALL keep_row_counts('company_members', 'status');
--> statement-breakpoint
-- Writes the history of a table whose triggers name, as arguments: the type and the expressions for company and id that
-- its rows are known by, the columns that are not worth telling, and the columns of which only the change is told. It
-- runs as the owner of the tables, since nobody else may write the history. A company that is being deleted needs none.
CREATE FUNCTION audit_rows() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
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
       ) AS pair JOIN companies AS company ON company.id = pair.company_id
       WHERE pair.changes IS NOT NULL',
      TG_ARGV[0], 'added.' || TG_ARGV[1], 'added.' || TG_ARGV[2],
      format('added.%1$I = removed.%1$I AND added.%2$I = removed.%2$I', TG_ARGV[1], TG_ARGV[2]))
    USING person, string_to_array(TG_ARGV[3], ','), string_to_array(TG_ARGV[4], ',');
  ELSE
    EXECUTE format(
      'INSERT INTO audits (company_id, auditable_type, auditable_id, event, author_id, changes)
       SELECT company.id, %1$L, changed.%3$I, %4$L, $1, ''{}''
       FROM %5$s AS changed JOIN companies AS company ON company.id = changed.%2$I',
      TG_ARGV[0], TG_ARGV[1], TG_ARGV[2],
      CASE TG_OP WHEN 'INSERT' THEN 'created' ELSE 'deleted' END,
      CASE TG_OP WHEN 'INSERT' THEN 'added' ELSE 'removed' END)
    USING person;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Writes the history of what a record is connected with: a row more or less of a table in between is a change of the
-- record. Arguments: the record's type, the column with its id, the name of the change, and the expression that tells
-- what it was connected with by a name that can still be read when that is gone.
CREATE FUNCTION audit_links() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO audits (company_id, auditable_type, auditable_id, event, author_id, changes)
     SELECT company.id, %1$L, link.%2$I, ''updated'', $1,
       jsonb_build_object(%3$L, jsonb_build_object(''from'', %5$s, ''to'', %6$s))
     FROM %4$s AS link JOIN companies AS company ON company.id = link.company_id
     GROUP BY company.id, link.%2$I',
    TG_ARGV[0], TG_ARGV[1], TG_ARGV[2],
    CASE TG_OP WHEN 'INSERT' THEN 'added' ELSE 'removed' END,
    CASE TG_OP WHEN 'INSERT' THEN 'null' ELSE format('jsonb_agg(%s)', TG_ARGV[3]) END,
    CASE TG_OP WHEN 'INSERT' THEN format('jsonb_agg(%s)', TG_ARGV[3]) ELSE 'null' END)
  USING nullif(current_setting('kafedra.person_id', true), '')::integer;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION audit_rows(), audit_links() FROM PUBLIC;
--> statement-breakpoint
-- Begins to keep the history of a table. Its rows are known by a company and an id, in these columns.
CREATE PROCEDURE keep_audits(
  audited regclass, type text, untold text DEFAULT '', secret text DEFAULT '',
  company_column text DEFAULT 'company_id', id_column text DEFAULT 'id'
) LANGUAGE plpgsql AS $$
DECLARE
  arguments text := format('%L, %L, %L, %L, %L', type, company_column, id_column, untold, secret);
BEGIN
  EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %s REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION audit_rows(%s)', audited || '_audited_insert', audited, arguments);
  EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %s REFERENCING OLD TABLE AS removed NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION audit_rows(%s)', audited || '_audited_update', audited, arguments);
  EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %s REFERENCING OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION audit_rows(%s)', audited || '_audited_delete', audited, arguments);
END $$;
--> statement-breakpoint
CREATE PROCEDURE keep_link_audits(audited regclass, type text, id_column text, change text, told text)
LANGUAGE plpgsql AS $$
DECLARE
  arguments text := format('%L, %L, %L, %L', type, id_column, change, told);
BEGIN
  EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %s REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION audit_links(%s)', audited || '_audited_insert', audited, arguments);
  EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %s REFERENCING OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION audit_links(%s)', audited || '_audited_delete', audited, arguments);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON PROCEDURE keep_audits(regclass, text, text, text, text, text),
  keep_link_audits(regclass, text, text, text, text) FROM PUBLIC;
--> statement-breakpoint
-- An account belongs to no company: its changes are told to all that the person belongs to.
CREATE FUNCTION audit_accounts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO audits (company_id, auditable_type, auditable_id, event, author_id, changes)
  SELECT member.company_id, 'users', member.user_id, 'updated',
    nullif(current_setting('kafedra.person_id', true), '')::integer, pair.changes
  FROM (
    SELECT added.id, (
      SELECT jsonb_object_agg(key, CASE WHEN key = 'password_hash' THEN '{}'
        ELSE jsonb_build_object('from', before.value, 'to', after.value) END)
      FROM jsonb_each(to_jsonb(removed)) AS before JOIN jsonb_each(to_jsonb(added)) AS after USING (key)
      WHERE before.value <> after.value
        AND key IN ('name', 'surname', 'email', 'phone', 'photo', 'password_hash', 'totp_enabled_at')
    ) AS changes
    FROM added JOIN removed USING (id)
  ) AS pair JOIN company_members AS member ON member.user_id = pair.id
  WHERE pair.changes IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION audit_accounts() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER users_audited_update AFTER UPDATE ON users REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION audit_accounts();
--> statement-breakpoint
CALL keep_audits('company_members', 'users', 'name,surname,email,phone,photo,full_name,searched,last_visit_at',
  id_column => 'user_id');
--> statement-breakpoint
CALL keep_link_audits('member_roles', 'users', 'user_id', 'roles',
  '(SELECT name FROM roles WHERE roles.company_id = link.company_id AND roles.id = link.role_id)');
--> statement-breakpoint
CALL keep_link_audits('group_members', 'users', 'user_id', 'groups',
  '(SELECT name FROM groups WHERE groups.company_id = link.company_id AND groups.id = link.group_id)');
--> statement-breakpoint
CALL keep_audits('roles', 'roles', 'updated_at');
--> statement-breakpoint
CALL keep_audits('groups', 'groups', 'updated_at');
--> statement-breakpoint
CALL keep_audits('companies', 'companies', 'updated_at', company_column => 'id');
--> statement-breakpoint
CALL keep_audits('courses', 'courses', 'updated_at,searched,students_count,deleted_at,status_before_deletion');
--> statement-breakpoint
CALL keep_audits('access_tokens', 'access_tokens', 'last_used_at', 'token_hash');
--> statement-breakpoint
CALL keep_audits('service_accounts', 'service_accounts');
