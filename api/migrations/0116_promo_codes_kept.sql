CALL keep_audits('promo_codes', 'promo_codes', 'updated_at');
--> statement-breakpoint
CALL keep_link_audits('promo_code_courses', 'promo_codes', 'promo_code_id', 'courses',
  '(SELECT name FROM courses WHERE courses.company_id = link.company_id AND courses.id = link.target_id)');
--> statement-breakpoint
CALL keep_link_audits('promo_code_packages', 'promo_codes', 'promo_code_id', 'course_packages',
  '(SELECT name FROM course_packages WHERE course_packages.company_id = link.company_id AND course_packages.id = link.target_id)');
--> statement-breakpoint
CALL keep_row_counts('promo_codes', 'active,sale_type');
