-- Keeps courses.students_count, so that lists can be sorted by it.

CREATE FUNCTION courses_count_students() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE courses SET students_count = students_count + changed.difference
  FROM (
    SELECT company_id, course_id, count(*) AS difference FROM added GROUP BY company_id, course_id
  ) AS changed
  WHERE courses.company_id = changed.company_id AND courses.id = changed.course_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION courses_uncount_students() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE courses SET students_count = students_count - changed.difference
  FROM (
    SELECT company_id, course_id, count(*) AS difference FROM removed GROUP BY company_id, course_id
  ) AS changed
  WHERE courses.company_id = changed.company_id AND courses.id = changed.course_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER course_students_added AFTER INSERT ON course_students
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION courses_count_students();
--> statement-breakpoint
CREATE TRIGGER course_students_removed AFTER DELETE ON course_students
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION courses_uncount_students();
