-- Who leaves the company gives its lessons no more; these stay.
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_teacher" FOREIGN KEY ("company_id","teacher_id") REFERENCES "company_members"("company_id","user_id") ON DELETE SET NULL ("teacher_id");
--> statement-breakpoint
-- What moves in the content of a course is no change of its lessons.
CALL keep_audits('lessons', 'lessons', 'updated_at,sort,layer_id,status_before_deletion,deleted_at,deletion');
--> statement-breakpoint
CALL keep_text_files('lessons', 'lesson_files', 'lesson_id', 'description,homework');
