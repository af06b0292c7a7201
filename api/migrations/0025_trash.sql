ALTER TABLE "courses" ADD COLUMN "deletion" text;--> statement-breakpoint
ALTER TABLE "company_members" ADD COLUMN "status_before_deletion" text;--> statement-breakpoint
ALTER TABLE "company_members" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "company_members" ADD COLUMN "deletion" text;--> statement-breakpoint
CALL keep_audits('courses', 'courses', 'updated_at,searched,students_count,status_before_deletion,deleted_at,deletion');
--> statement-breakpoint
CALL keep_audits('company_members', 'users', 'name,surname,email,phone,photo,full_name,searched,last_visit_at,status_before_deletion,deleted_at,deletion',
  id_column => 'user_id');
