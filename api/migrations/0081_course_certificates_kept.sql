CALL keep_audits('course_certificates', 'course_certificates', 'updated_at,searched');
--> statement-breakpoint
-- A course that is given an image to print on gives those a certificate who have finished it before: with their counting.
CALL recount_after('UPDATE', 'courses', $$
  SELECT company_id, course_id FROM (
    SELECT added.company_id, added.id AS course_id, added.finish_criteria AS criteria, removed.finish_criteria AS criteria_before,
      added.certificate_id AS image, removed.certificate_id AS image_before
    FROM added FULL JOIN removed ON added.company_id = removed.company_id AND added.id = removed.id OFFSET 0
  ) AS pair WHERE criteria IS DISTINCT FROM criteria_before OR image IS NOT NULL AND image_before IS NULL
$$);
--> statement-breakpoint
INSERT INTO course_recounts (company_id, course_id)
SELECT company_id, id FROM courses WHERE certificate_id IS NOT NULL;
