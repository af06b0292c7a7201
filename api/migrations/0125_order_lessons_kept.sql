-- What teachers get for the lessons of an order is told by its history.
CALL keep_link_audits('order_lessons', 'orders', 'order_id', 'teacher_prices',
  'coalesce((SELECT name FROM lessons AS lesson WHERE lesson.company_id = link.company_id AND lesson.id = link.lesson_id), ''Урок'') || '': '' || link.teacher_price');
--> statement-breakpoint
CALL run_after('UPDATE', 'order_lessons', 'audited', 'INSERT INTO audits (company_id, auditable_type, auditable_id, event, author_id, changes)
  SELECT company_id, ''orders'', order_id, ''updated'', nullif(current_setting(''kafedra.person_id'', true), '''')::integer,
    jsonb_build_object(''teacher_prices'', jsonb_build_object(''from'', jsonb_agg(lesson.name || '': '' || removed.teacher_price), ''to'', jsonb_agg(lesson.name || '': '' || added.teacher_price)))
  FROM added JOIN removed USING (company_id, order_id, lesson_id)
    JOIN lessons AS lesson USING (company_id)
  WHERE lesson.id = lesson_id AND added.teacher_price <> removed.teacher_price
    AND (SELECT deleted_at IS NULL FROM companies WHERE companies.id = company_id)
  GROUP BY company_id, order_id');
