CALL keep_link_audits('invite_roles', 'invites', 'invite_id', 'roles',
  '(SELECT name FROM roles WHERE roles.company_id = link.company_id AND roles.id = link.target_id)');
--> statement-breakpoint
CALL keep_link_audits('invite_groups', 'invites', 'invite_id', 'groups',
  '(SELECT name FROM groups WHERE groups.company_id = link.company_id AND groups.id = link.target_id)');
--> statement-breakpoint
CALL keep_link_audits('invite_course_packages', 'invites', 'invite_id', 'course_packages',
  '(SELECT courses.name || '': '' || package.name FROM course_packages AS package JOIN courses
    ON courses.company_id = package.company_id AND courses.id = package.course_id
    WHERE package.company_id = link.company_id AND package.id = link.target_id)');
--> statement-breakpoint
CALL keep_link_audits('invite_tests', 'invites', 'invite_id', 'tests',
  '(SELECT title FROM tests WHERE tests.company_id = link.company_id AND tests.id = link.target_id)');
--> statement-breakpoint
CALL keep_link_audits('invite_custom_fields', 'invites', 'invite_id', 'custom_fields',
  '(SELECT name FROM custom_fields AS field WHERE field.company_id = link.company_id AND field.id = link.custom_field_id)');
--> statement-breakpoint
CALL keep_link_audits('invite_recipients', 'invites', 'invite_id', 'recipients', 'link.address');
