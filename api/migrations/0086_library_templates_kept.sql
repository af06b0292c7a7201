-- A lesson with a block about its webinar has one, whoever puts the block there.
CALL run_after('INSERT', 'lesson_blocks', 'webinars', $$
  INSERT INTO lesson_webinars (company_id, course_id, lesson_id)
  SELECT DISTINCT company_id, course_id, lesson_id FROM added WHERE type = 'webinar'
  ON CONFLICT DO NOTHING$$);
