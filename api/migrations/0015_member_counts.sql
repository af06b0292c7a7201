ALTER TABLE "group_members" ADD COLUMN "member_status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_roles" ADD COLUMN "member_status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
UPDATE group_members link SET member_status = member.status FROM company_members member
  WHERE (link.company_id, link.user_id) = (member.company_id, member.user_id) AND member.status <> 'active';
--> statement-breakpoint
UPDATE member_roles link SET member_status = member.status FROM company_members member
  WHERE (link.company_id, link.user_id) = (member.company_id, member.user_id) AND member.status <> 'active';
--> statement-breakpoint
-- A link begins with the status of its member. The lock makes whoever changes that status at the same moment wait: they
-- would not see the link yet.
CREATE FUNCTION take_member_status() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  SELECT status INTO NEW.member_status FROM company_members
  WHERE company_id = NEW.company_id AND user_id = NEW.user_id FOR SHARE;
  -- Of nobody: the foreign key refuses it.
  IF NOT FOUND THEN NEW.member_status := 'deleted'; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER group_members_member_status BEFORE INSERT ON group_members
  FOR EACH ROW EXECUTE FUNCTION take_member_status();
--> statement-breakpoint
CREATE TRIGGER member_roles_member_status BEFORE INSERT ON member_roles
  FOR EACH ROW EXECUTE FUNCTION take_member_status();
--> statement-breakpoint
-- A member's links follow the status.
CREATE FUNCTION pass_member_status() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM added JOIN removed USING (company_id, user_id) WHERE added.status <> removed.status
  ) THEN
    RETURN NULL;
  END IF;
  UPDATE group_members link SET member_status = added.status FROM added
    WHERE (link.company_id, link.user_id) = (added.company_id, added.user_id) AND link.member_status <> added.status;
  UPDATE member_roles link SET member_status = added.status FROM added
    WHERE (link.company_id, link.user_id) = (added.company_id, added.user_id) AND link.member_status <> added.status;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION take_member_status(), pass_member_status() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER company_members_links AFTER UPDATE ON company_members
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION pass_member_status();
--> statement-breakpoint
CALL keep_row_counts('group_members', 'group_id,member_status');
--> statement-breakpoint
CALL keep_row_counts('member_roles', 'role_id,member_status');
