-- Companies, accounts and members: the installation's secret, copies of account data in members, the audit log, row
-- counts, and daily limits.

-- ── Installation ──

-- Signs the URLs of files. Anybody who knows it can read every file.
INSERT INTO installation_secrets (purpose, secret)
VALUES ('file_addresses', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

-- ── Foreign keys ──

ALTER TABLE row_counts ADD FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE;

ALTER TABLE row_sums ADD FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE;

-- ── Members and their accounts ──

-- Copies a member's name, address, phone and photo from the account.
CREATE FUNCTION company_members_take_account() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  SELECT name, surname, email, phone, photo INTO NEW.name, NEW.surname, NEW.email, NEW.phone, NEW.photo
  FROM users WHERE id = NEW.user_id;
  RETURN NEW;
END $$;

-- Deleted members keep the data from before they left the company.
CREATE FUNCTION company_members_follow_account() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE company_members AS member
  SET name = account.name, surname = account.surname, email = account.email, phone = account.phone, photo = account.photo
  FROM added AS account
  WHERE member.user_id = account.id AND member.status <> 'deleted'
    AND (member.name, member.surname, member.email, member.phone, member.photo)
      IS DISTINCT FROM (account.name, account.surname, account.email, account.phone, account.photo);
  RETURN NULL;
END $$;

REVOKE EXECUTE ON FUNCTION company_members_take_account(), company_members_follow_account() FROM PUBLIC;

CREATE TRIGGER company_members_account BEFORE INSERT ON company_members
  FOR EACH ROW EXECUTE FUNCTION company_members_take_account();
CREATE TRIGGER company_members_account_again BEFORE UPDATE OF status ON company_members FOR EACH ROW
  WHEN (OLD.status = 'deleted' AND NEW.status <> 'deleted')
  EXECUTE FUNCTION company_members_take_account();
CREATE TRIGGER users_members AFTER UPDATE ON users REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION company_members_follow_account();

-- Copies the member's status to links to groups and roles. The lock makes a concurrent change of the status wait,
-- because that would not see the new link yet.
CREATE FUNCTION take_member_status() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  SELECT status INTO NEW.member_status FROM company_members
  WHERE company_id = NEW.company_id AND user_id = NEW.user_id FOR SHARE;
  -- The member does not exist; the foreign key will refuse the row.
  IF NOT FOUND THEN NEW.member_status := 'deleted'; END IF;
  RETURN NEW;
END $$;

-- Copies changed statuses to the links. One query finds them, however many rows the statement changes.
CREATE FUNCTION pass_member_status() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (
    SELECT company_id, user_id, status FROM added EXCEPT SELECT company_id, user_id, status FROM removed
  ) THEN
    RETURN NULL;
  END IF;
  UPDATE group_members link SET member_status = added.status FROM added
    WHERE (link.company_id, link.user_id) = (added.company_id, added.user_id) AND link.member_status <> added.status;
  UPDATE member_roles link SET member_status = added.status FROM added
    WHERE (link.company_id, link.user_id) = (added.company_id, added.user_id) AND link.member_status <> added.status;
  RETURN NULL;
END $$;

REVOKE EXECUTE ON FUNCTION take_member_status(), pass_member_status() FROM PUBLIC;

CREATE TRIGGER group_members_member_status BEFORE INSERT ON group_members
  FOR EACH ROW EXECUTE FUNCTION take_member_status();
CREATE TRIGGER member_roles_member_status BEFORE INSERT ON member_roles
  FOR EACH ROW EXECUTE FUNCTION take_member_status();
CREATE TRIGGER company_members_links AFTER UPDATE ON company_members
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION pass_member_status();

-- ── Links in mails and access tokens ──

-- Deletes mailed links when the account's password or address changes, because the mail may be in wrong hands.
CREATE FUNCTION users_end_links() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM password_resets WHERE user_id = NEW.id AND used_at IS NULL;
  DELETE FROM email_changes WHERE user_id = NEW.id AND used_at IS NULL;
  RETURN NULL;
END $$;

CREATE TRIGGER users_links AFTER UPDATE OF login, email, password_hash ON users FOR EACH ROW
  WHEN ((OLD.login, OLD.email, OLD.password_hash) IS DISTINCT FROM (NEW.login, NEW.email, NEW.password_hash))
  EXECUTE FUNCTION users_end_links();

-- Revokes the access tokens of a member who leaves, so that they stay invalid if the member is restored.
CREATE FUNCTION company_members_end_tokens() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE access_tokens SET revoked_at = now()
  WHERE company_id = NEW.company_id AND user_id = NEW.user_id AND revoked_at IS NULL;
  RETURN NULL;
END $$;

REVOKE EXECUTE ON FUNCTION users_end_links(), company_members_end_tokens() FROM PUBLIC;

CREATE TRIGGER company_members_tokens AFTER UPDATE OF status ON company_members FOR EACH ROW
  WHEN (NEW.status = 'deleted' AND OLD.status <> 'deleted')
  EXECUTE FUNCTION company_members_end_tokens();

-- ── History ──

CALL keep_audits('companies', 'companies', 'updated_at,yoo_kassa_checked_at', 'yoo_kassa_secret_key', company_column => 'id');
CALL keep_audits('company_integrations', 'company_integrations', 'updated_at', 'settings');
CALL keep_audits('company_socialites', 'company_socialites', 'updated_at', 'client_secret');
CALL keep_audits('self_domains', 'self_domains', 'checked_at,verified_at,txt_found,target_found');
CALL keep_audits('company_members', 'users', 'name,surname,email,phone,photo,full_name,searched,last_visit_at,status_before_deletion,deleted_at,deletion',
  id_column => 'user_id');
CALL keep_link_audits('member_roles', 'users', 'user_id', 'roles',
  '(SELECT name FROM roles WHERE roles.company_id = link.company_id AND roles.id = link.role_id)');
CALL keep_link_audits('group_members', 'users', 'user_id', 'groups',
  '(SELECT name FROM groups WHERE groups.company_id = link.company_id AND groups.id = link.group_id)');
CALL keep_audits('roles', 'roles', 'updated_at');
CALL keep_audits('groups', 'groups', 'updated_at');
CALL keep_audits('access_tokens', 'access_tokens', 'last_used_at', 'token_hash');
CALL keep_audits('service_accounts', 'service_accounts');
CALL keep_audits('invites', 'invites', 'users_count,updated_at', 'token');
CALL keep_link_audits('invite_roles', 'invites', 'invite_id', 'roles',
  '(SELECT name FROM roles WHERE roles.company_id = link.company_id AND roles.id = link.target_id)');
CALL keep_link_audits('invite_groups', 'invites', 'invite_id', 'groups',
  '(SELECT name FROM groups WHERE groups.company_id = link.company_id AND groups.id = link.target_id)');
CALL keep_link_audits('invite_course_packages', 'invites', 'invite_id', 'course_packages',
  '(SELECT courses.name || '': '' || package.name FROM course_packages AS package JOIN courses
    ON courses.company_id = package.company_id AND courses.id = package.course_id
    WHERE package.company_id = link.company_id AND package.id = link.target_id)');
CALL keep_link_audits('invite_tests', 'invites', 'invite_id', 'tests',
  '(SELECT title FROM tests WHERE tests.company_id = link.company_id AND tests.id = link.target_id)');
CALL keep_link_audits('invite_custom_fields', 'invites', 'invite_id', 'custom_fields',
  '(SELECT name FROM custom_fields AS field WHERE field.company_id = link.company_id AND field.id = link.custom_field_id)');
CALL keep_link_audits('invite_recipients', 'invites', 'invite_id', 'recipients', 'link.address');

-- An account belongs to no company, so its changes are written to the histories of all companies of the person.
CALL run_after('UPDATE', 'users', 'audited', $$
  WITH pair AS MATERIALIZED (
    SELECT id,
      jsonb_build_object('name', removed.name, 'surname', removed.surname, 'email', removed.email, 'phone', removed.phone,
        'photo', removed.photo, 'password_hash', removed.password_hash, 'totp_enabled_at', removed.totp_enabled_at) AS before,
      jsonb_build_object('name', added.name, 'surname', added.surname, 'email', added.email, 'phone', added.phone,
        'photo', added.photo, 'password_hash', added.password_hash, 'totp_enabled_at', added.totp_enabled_at) AS after
    FROM added FULL JOIN removed USING (id)
  )
  INSERT INTO audits (company_id, auditable_type, auditable_id, event, author_id, changes)
  SELECT member.company_id, 'users', pair.id, 'updated', nullif(current_setting('kafedra.person_id', true), '')::integer, (
    SELECT jsonb_object_agg(key, CASE WHEN key = 'password_hash' THEN '{}'
      ELSE jsonb_build_object('from', before -> key, 'to', value) END)
    FROM jsonb_each(after) WHERE value <> before -> key
  )
  FROM pair CROSS JOIN LATERAL (
    SELECT company_id FROM company_members WHERE user_id = pair.id AND status <> 'deleted' OFFSET 0
  ) AS member
  WHERE before <> after
$$);

-- ── Row counts ──

CALL keep_row_counts('company_members', 'status');
CALL keep_row_counts('group_members', 'group_id,member_status');
CALL keep_row_counts('member_roles', 'role_id,member_status');
CALL keep_row_counts('invites', 'kind');

-- ── Values of custom fields, files in texts ──

CALL keep_field_values('custom_field_user_values', 'user_id', 'company_members', 'user_id', 'users', 'user_custom_field');
CALL keep_text_files('invites', 'invite_files', 'invite_id', 'description');

-- ── Daily limits ──

-- Counts messages before they are sent: those of the company and, if a sender is given, those of the sender in all
-- companies. Returns false if a count would exceed `most` a day; the transaction must then be rolled back. Concurrent
-- calls wait for each other. Runs as the owner, because a sender's other companies must stay invisible.
CREATE FUNCTION count_messages(company integer, sender integer, today date, wanted integer, most integer)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO company_messages AS kept (company_id, day, ordered)
  SELECT company, today, wanted WHERE most IS NULL OR wanted <= most
  ON CONFLICT (company_id, day) DO UPDATE SET ordered = kept.ordered + excluded.ordered
    WHERE most IS NULL OR kept.ordered + excluded.ordered <= most;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  IF sender IS NULL THEN
    RETURN true;
  END IF;
  INSERT INTO sender_messages AS kept (user_id, day, ordered) VALUES (sender, today, wanted)
  ON CONFLICT (user_id, day) DO UPDATE SET ordered = kept.ordered + excluded.ordered
    WHERE most IS NULL OR kept.ordered + excluded.ordered <= most;
  RETURN FOUND;
END $$;

CREATE FUNCTION sender_messages_of(sender integer, today date) RETURNS integer LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  SELECT coalesce((SELECT ordered FROM sender_messages WHERE user_id = sender AND day = today), 0)
$$;

-- Adds to the company's spending of a day and, if a person is given, to that of the person in all companies. Returns
-- false if `most` or `most_price` would be exceeded; the transaction must then be rolled back. Concurrent calls wait
-- for each other. Runs as the owner, because a person's other companies must stay invisible.
CREATE FUNCTION spend(company integer, person integer, today date, what text, wanted bigint, price numeric, most bigint, most_price numeric)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- Prevents a request from using up another company's budget.
  IF current_setting('role') = 'kafedra_app'
    AND company IS DISTINCT FROM nullif(current_setting('kafedra.company_id', true), '')::integer THEN
    RAISE insufficient_privilege USING MESSAGE = 'a company spends for itself alone';
  END IF;
  INSERT INTO company_spending AS kept (company_id, day, kind, amount, cost)
  SELECT company, today, what, wanted, price
  WHERE (most IS NULL OR wanted <= most) AND (most_price IS NULL OR price <= most_price)
  ON CONFLICT (company_id, day, kind) DO UPDATE SET amount = kept.amount + excluded.amount, cost = kept.cost + excluded.cost
    WHERE (most IS NULL OR kept.amount + excluded.amount <= most) AND (most_price IS NULL OR kept.cost + excluded.cost <= most_price);
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  IF person IS NULL THEN
    RETURN true;
  END IF;
  INSERT INTO person_spending AS kept (user_id, day, kind, amount, cost) VALUES (person, today, what, wanted, price)
  ON CONFLICT (user_id, day, kind) DO UPDATE SET amount = kept.amount + excluded.amount, cost = kept.cost + excluded.cost
    WHERE (most IS NULL OR kept.amount + excluded.amount <= most) AND (most_price IS NULL OR kept.cost + excluded.cost <= most_price);
  RETURN FOUND;
END $$;

-- Adds the difference between the real and the estimated amounts, even if that exceeds the limit.
CREATE FUNCTION settle_spending(company integer, person integer, that_day date, what text, more bigint, more_price numeric)
RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE company_spending SET amount = greatest(0, amount + more), cost = greatest(0, cost + more_price)
  WHERE company_id = company AND day = that_day AND kind = what;
  UPDATE person_spending SET amount = greatest(0, amount + more), cost = greatest(0, cost + more_price)
  WHERE user_id = person AND day = that_day AND kind = what;
$$;

REVOKE EXECUTE ON FUNCTION settle_spending(integer, integer, date, text, bigint, numeric) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION settle_spending(integer, integer, date, text, bigint, numeric) TO kafedra_system;

CREATE FUNCTION person_spending_of(person integer, today date, what text) RETURNS TABLE (amount bigint, cost numeric)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT spent.amount, spent.cost FROM person_spending spent WHERE spent.user_id = person AND spent.day = today AND spent.kind = what
$$;
