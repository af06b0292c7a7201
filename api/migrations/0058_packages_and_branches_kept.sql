-- Packages that there are already keep the order of their names.
UPDATE course_packages SET sort = ranked.place
FROM (SELECT company_id, id, row_number() OVER (PARTITION BY company_id, course_id ORDER BY name, id) AS place FROM course_packages) AS ranked
WHERE course_packages.company_id = ranked.company_id AND course_packages.id = ranked.id;
--> statement-breakpoint
CALL keep_row_counts('course_students', 'course_id,branch_id');
--> statement-breakpoint
CALL keep_row_counts('course_package_users', 'package_id');
--> statement-breakpoint
CALL keep_audits('course_branches', 'course_branches', 'updated_at,sort');
--> statement-breakpoint
CALL keep_audits('course_packages', 'course_packages', 'updated_at,sort');
--> statement-breakpoint
CALL keep_link_audits('course_package_lessons', 'course_packages', 'package_id', 'lessons',
  '(SELECT name FROM lessons WHERE lessons.company_id = link.company_id AND lessons.id = link.target_id)');
--> statement-breakpoint
CALL keep_link_audits('course_package_trial_lessons', 'course_packages', 'package_id', 'trial_lessons',
  '(SELECT name FROM lessons WHERE lessons.company_id = link.company_id AND lessons.id = link.target_id)');
--> statement-breakpoint
CALL keep_link_audits('course_package_zoom_lessons', 'course_packages', 'package_id', 'zoom_meeting_lessons',
  '(SELECT name FROM lessons WHERE lessons.company_id = link.company_id AND lessons.id = link.target_id)');
--> statement-breakpoint
CALL keep_link_audits('course_package_closed_lessons', 'course_packages', 'package_id', 'lessons_to_close',
  '(SELECT name FROM lessons WHERE lessons.company_id = link.company_id AND lessons.id = link.target_id)');
--> statement-breakpoint
CALL keep_link_audits('course_package_closed_tests', 'course_packages', 'package_id', 'tests_to_close',
  '(SELECT title FROM tests WHERE tests.company_id = link.company_id AND tests.id = link.target_id)');
--> statement-breakpoint
CALL keep_link_audits('course_package_closed_homeworks', 'course_packages', 'package_id', 'homeworks_to_close',
  '(SELECT name FROM lessons WHERE lessons.company_id = link.company_id AND lessons.id = link.target_id)');
--> statement-breakpoint
CALL keep_link_audits('course_package_relations', 'course_packages', 'package_id', 'relations',
  '(SELECT name FROM course_packages AS package WHERE package.company_id = link.company_id AND package.id = link.related_package_id)');
