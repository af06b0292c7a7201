-- Telephone numbers and addresses from before they were kept in one form (kit/contacts.ts). What is plainly a number becomes
-- one; what is not stays as it was typed, and is refused when somebody changes it. None of these columns is unique.
CREATE FUNCTION phone_in_form(written text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN written ~ '[^\d\s()+.-]' OR written ~ '.\+' THEN written
    WHEN written ~ '^\+' AND (digits ~ '^7(?!89)[3-9]\d{9}$' OR digits ~ '^[1-689]\d{7,14}$') THEN '+' || digits
    WHEN written !~ '^\+' AND digits ~ '^[78](?!89)[3489]\d{9}$' THEN '+7' || right(digits, 10)
    WHEN written !~ '^\+' AND digits ~ '^[349]\d{9}$' THEN '+7' || digits
    ELSE written
  END
  FROM regexp_replace(written, '\D', '', 'g') AS digits
$$;
--> statement-breakpoint
CREATE FUNCTION email_in_form(written text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(written, '[^@]*$', '') || lower(substring(written from '[^@]*$'))
$$;
--> statement-breakpoint
-- Nobody has changed anything: no history tells of it, and no mailed link ends.
ALTER TABLE users DISABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE company_members DISABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE custom_field_user_values DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE users SET phone = phone_in_form(phone), email = email_in_form(email)
WHERE (phone, email) IS DISTINCT FROM (phone_in_form(phone), email_in_form(email));
--> statement-breakpoint
UPDATE company_members SET phone = phone_in_form(phone), email = email_in_form(email)
WHERE (phone, email) IS DISTINCT FROM (phone_in_form(phone), email_in_form(email));
--> statement-breakpoint
UPDATE custom_field_user_values AS held
SET value = CASE field.type WHEN 'phone' THEN phone_in_form(value) ELSE email_in_form(value) END
FROM custom_fields AS field
WHERE (field.company_id, field.id) = (held.company_id, held.custom_field_id) AND field.type IN ('phone', 'email')
  AND value <> CASE field.type WHEN 'phone' THEN phone_in_form(value) ELSE email_in_form(value) END;
--> statement-breakpoint
ALTER TABLE users ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE company_members ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE custom_field_user_values ENABLE TRIGGER USER;
--> statement-breakpoint
DROP FUNCTION phone_in_form(text), email_in_form(text);
