-- How far students are is counted anew where another lesson is there for them, or one less: which courses that concerns
-- is written down with the change, and the counting waits. A company or course that is being removed needs none.
CREATE PROCEDURE recount_after(event text, changed regclass, course text) LANGUAGE plpgsql AS $$
BEGIN
  CALL run_after(event, changed, 'recounted', format(
    'INSERT INTO course_recounts (company_id, course_id)
     SELECT DISTINCT each.company_id, each.course_id FROM (%s) AS each
     WHERE (SELECT deleted_at IS NULL FROM companies WHERE companies.id = each.company_id)
       AND EXISTS (SELECT 1 FROM courses WHERE courses.company_id = each.company_id AND courses.id = each.course_id)', course));
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON PROCEDURE recount_after(text, regclass, text) FROM PUBLIC;
--> statement-breakpoint
CALL recount_after('INSERT', 'lessons', 'SELECT company_id, course_id FROM added');
--> statement-breakpoint
CALL recount_after('DELETE', 'lessons', 'SELECT company_id, course_id FROM removed');
--> statement-breakpoint
CALL recount_after('UPDATE', 'lessons', $$
  SELECT company_id, course_id FROM (
    SELECT added.company_id, added.course_id, added.status AS status, removed.status AS status_before
    FROM added FULL JOIN removed ON added.company_id = removed.company_id AND added.id = removed.id OFFSET 0
  ) AS pair WHERE status IS DISTINCT FROM status_before
$$);
--> statement-breakpoint
CALL recount_after('UPDATE', 'courses', $$
  SELECT company_id, id AS course_id FROM (
    SELECT added.company_id, added.id, added.finish_criteria AS criteria, removed.finish_criteria AS criteria_before
    FROM added FULL JOIN removed ON added.company_id = removed.company_id AND added.id = removed.id OFFSET 0
  ) AS pair WHERE criteria IS DISTINCT FROM criteria_before
$$);
--> statement-breakpoint
CALL recount_after('UPDATE', 'course_students', $$
  SELECT company_id, course_id FROM (
    SELECT added.company_id, added.course_id, added.branch_id AS branch, removed.branch_id AS branch_before
    FROM added FULL JOIN removed ON added.company_id = removed.company_id AND added.id = removed.id OFFSET 0
  ) AS pair WHERE branch IS DISTINCT FROM branch_before
$$);
--> statement-breakpoint
CALL recount_after('INSERT', 'course_packages', 'SELECT company_id, course_id FROM added');
--> statement-breakpoint
CALL recount_after('DELETE', 'course_packages', 'SELECT company_id, course_id FROM removed');
--> statement-breakpoint
CALL recount_after('UPDATE', 'course_packages', $$
  SELECT company_id, course_id FROM (
    SELECT added.company_id, added.course_id, added.is_default AS is_default, removed.is_default AS was_default
    FROM added FULL JOIN removed ON added.company_id = removed.company_id AND added.id = removed.id OFFSET 0
  ) AS pair WHERE is_default IS DISTINCT FROM was_default
$$);
--> statement-breakpoint
DO $$
DECLARE
  changed text;
BEGIN
  FOREACH changed IN ARRAY ARRAY['course_package_lessons', 'course_package_closed_lessons', 'course_package_users'] LOOP
    CALL recount_after('INSERT', changed::regclass, 'SELECT company_id, (SELECT course_id FROM course_packages AS package
      WHERE package.company_id = added.company_id AND package.id = added.package_id) AS course_id FROM added');
    CALL recount_after('DELETE', changed::regclass, 'SELECT company_id, (SELECT course_id FROM course_packages AS package
      WHERE package.company_id = removed.company_id AND package.id = removed.package_id) AS course_id FROM removed');
  END LOOP;
END $$;
