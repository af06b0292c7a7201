-- The fields of a form are a part of it: whoever writes one writes the form, so that its version tells of them too, and
-- its history says which came, went and were changed, by the names that the staff know.
CREATE FUNCTION form_field_told(company integer, field_type text, own integer, label text, text text, required boolean)
RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    nullif(label, ''),
    nullif(left(text, 100), ''),
    (SELECT name FROM custom_fields AS field WHERE field.company_id = company AND field.id = own),
    CASE field_type WHEN 'name' THEN 'Имя' WHEN 'surname' THEN 'Фамилия' WHEN 'email' THEN 'Почта' WHEN 'description' THEN 'Текст'
      WHEN 'line' THEN 'Линия' WHEN 'space' THEN 'Отступ' WHEN 'title' THEN 'Заголовок' WHEN 'section' THEN 'Раздел'
      WHEN 'hidden' THEN 'Скрытое поле' ELSE 'Своё поле' END
  ) || CASE WHEN required THEN ' (обязательное)' ELSE '' END
$$;
--> statement-breakpoint
DO $$
DECLARE
  told text := 'form_field_told(%1$s.company_id, %1$s.type, %1$s.custom_field_id, %1$s.label, %1$s.text, %1$s.required)';
  touched text := 'UPDATE forms SET updated_at = now() WHERE (company_id, id) IN (SELECT company_id, form_id FROM %s)';
BEGIN
  CALL keep_link_audits('form_fields', 'forms', 'form_id', 'fields', format(told, 'link'));
  CALL run_after('UPDATE', 'form_fields', 'audited', format(
    'INSERT INTO audits (company_id, auditable_type, auditable_id, event, author_id, changes)
     SELECT company_id, ''forms'', form_id, ''updated'', nullif(current_setting(''kafedra.person_id'', true), '''')::integer,
       jsonb_build_object(''fields'', jsonb_build_object(''from'', jsonb_agg(was), ''to'', jsonb_agg(becomes)))
     FROM (
       SELECT company_id, added.form_id, %s AS was, %s AS becomes,
         to_jsonb(added) - ''sort'' <> to_jsonb(removed) - ''sort'' AS differs
       FROM added FULL JOIN removed USING (company_id, id) OFFSET 0
     ) AS pair
     WHERE differs AND (SELECT deleted_at IS NULL FROM companies WHERE companies.id = pair.company_id)
     GROUP BY company_id, form_id',
    format(replace(told, '%1$s.company_id', 'company_id'), 'removed'),
    format(replace(told, '%1$s.company_id', 'company_id'), 'added')));
  CALL run_after('INSERT', 'form_fields', 'touched', format(touched, 'added'));
  CALL run_after('UPDATE', 'form_fields', 'touched', format(touched, 'added'));
  CALL run_after('DELETE', 'form_fields', 'touched', format(touched, 'removed'));
END $$;
