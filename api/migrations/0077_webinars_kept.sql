-- Lessons of this type have a webinar from the moment that they are made, whoever makes them.
CALL run_after('INSERT', 'lessons', 'webinars', $$
  INSERT INTO lesson_webinars (company_id, course_id, lesson_id)
  SELECT company_id, course_id, id FROM added WHERE type = 'webinar'$$);
--> statement-breakpoint
INSERT INTO lesson_webinars (company_id, course_id, lesson_id)
SELECT company_id, course_id, id FROM lessons WHERE type = 'webinar';
--> statement-breakpoint
-- What Zoom and the reminders note by themselves is no change that people have made.
CALL keep_audits('lesson_webinars', 'webinars',
  'created_at,updated_at,scheduled_by,zoom_host,zoom_meeting_id,zoom_join_url,zoom_passcode,zoom_problem,reminder_problem');
--> statement-breakpoint
CALL keep_audits('external_webinars', 'external_webinars', 'created_at,updated_at');
