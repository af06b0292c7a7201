-- A student begins with the name of the member. The lock makes whoever changes that name at the same moment wait: they
-- would not see the student yet.
CREATE FUNCTION take_student_name() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  SELECT full_name, searched INTO NEW.full_name, NEW.searched FROM company_members
  WHERE company_id = NEW.company_id AND user_id = NEW.user_id FOR SHARE;
  -- Of nobody: the foreign key refuses it.
  IF NOT FOUND THEN NEW.full_name := ''; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION take_student_name() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER course_students_name BEFORE INSERT ON course_students
  FOR EACH ROW EXECUTE FUNCTION take_student_name();
--> statement-breakpoint
UPDATE course_students SET full_name = member.full_name, searched = member.searched
FROM company_members AS member
WHERE member.company_id = course_students.company_id AND member.user_id = course_students.user_id;
--> statement-breakpoint
-- Who is called otherwise is so in all their courses. Visits write the member too, and most of them change no name.
CALL run_after('UPDATE', 'company_members', 'students', $$
  WITH renamed AS MATERIALIZED (
    SELECT added.company_id, added.user_id, added.full_name, added.searched
    FROM added FULL JOIN removed ON added.company_id = removed.company_id AND added.user_id = removed.user_id
    WHERE (added.full_name, added.searched) IS DISTINCT FROM (removed.full_name, removed.searched)
  )
  UPDATE course_students AS student SET full_name = renamed.full_name, searched = renamed.searched
  FROM renamed CROSS JOIN LATERAL (
    SELECT id FROM course_students AS own WHERE own.company_id = renamed.company_id AND own.user_id = renamed.user_id OFFSET 0
  ) AS own
  WHERE student.company_id = renamed.company_id AND student.id = own.id
$$);
