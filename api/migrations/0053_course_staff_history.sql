CALL keep_link_audits('course_teachers', 'courses', 'course_id', 'teachers',
  '(SELECT full_name FROM company_members AS member WHERE member.company_id = link.company_id AND member.user_id = link.user_id)');
--> statement-breakpoint
CALL keep_link_audits('course_admin_users', 'courses', 'course_id', 'admin_users',
  '(SELECT full_name FROM company_members AS member WHERE member.company_id = link.company_id AND member.user_id = link.user_id)');
