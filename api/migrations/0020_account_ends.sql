-- What ends with an account's password or address, and with a person's place in a company.

-- A link that was mailed opens nothing once the account has another password or address: the mail may be in wrong hands.
CREATE FUNCTION users_end_links() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM password_resets WHERE user_id = NEW.id AND used_at IS NULL;
  DELETE FROM email_changes WHERE user_id = NEW.id AND used_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_links AFTER UPDATE OF login, email, password_hash ON users FOR EACH ROW
  WHEN ((OLD.login, OLD.email, OLD.password_hash) IS DISTINCT FROM (NEW.login, NEW.email, NEW.password_hash))
  EXECUTE FUNCTION users_end_links();
--> statement-breakpoint
-- Access tokens of whoever leaves are revoked: they would work again when the person is brought back, whoever holds them.
CREATE FUNCTION company_members_end_tokens() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE access_tokens SET revoked_at = now()
  WHERE company_id = NEW.company_id AND user_id = NEW.user_id AND revoked_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER company_members_tokens AFTER UPDATE OF status ON company_members FOR EACH ROW
  WHEN (NEW.status = 'deleted' AND OLD.status <> 'deleted')
  EXECUTE FUNCTION company_members_end_tokens();
--> statement-breakpoint
UPDATE access_tokens AS token SET revoked_at = now()
FROM company_members AS member
WHERE (member.company_id, member.user_id) = (token.company_id, token.user_id) AND member.status = 'deleted'
  AND token.revoked_at IS NULL;
--> statement-breakpoint
-- A company that a person has left keeps what it knew of them, and knows them as they are once they are back.
CREATE OR REPLACE FUNCTION company_members_follow_account() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
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
--> statement-breakpoint
CREATE TRIGGER company_members_account_again BEFORE UPDATE OF status ON company_members FOR EACH ROW
  WHEN (OLD.status = 'deleted' AND NEW.status <> 'deleted')
  EXECUTE FUNCTION company_members_take_account();
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION users_end_links(), company_members_end_tokens() FROM PUBLIC;
--> statement-breakpoint
-- Changes of an account are told to all companies that the person belongs to, and to none that they left.
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
--> statement-breakpoint
-- Accounts from before addresses were confirmed are trusted with theirs.
UPDATE users SET confirmed_login = login WHERE kind = 'person';
--> statement-breakpoint
UPDATE invite_recipients AS recipient SET accepted_by = came.user_id
FROM user_invites AS came JOIN users AS account ON account.id = came.user_id
WHERE (recipient.company_id, recipient.invite_id, recipient.address) = (came.company_id, came.invite_id, account.login);
--> statement-breakpoint
-- Counts messages that are about to be ordered: of the company, and, where a sender is named, of all that they order in
-- companies such as this one. False when `most` a day leaves no room for them; then the transaction must come to nothing.
-- Of those who order at once, one waits for the other. It runs as the owner, since a sender's other companies are nobody
-- else's to see.
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
--> statement-breakpoint
CREATE FUNCTION sender_messages_of(sender integer, today date) RETURNS integer LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  SELECT coalesce((SELECT ordered FROM sender_messages WHERE user_id = sender AND day = today), 0)
$$;
