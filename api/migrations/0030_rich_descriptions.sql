-- What invites say of themselves is rich text: each line of what was plain becomes a paragraph. Nobody has changed
-- anything, so no history tells of it.
ALTER TABLE invites DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE invites SET description = '<p>' || regexp_replace(
  replace(replace(replace(btrim(description, E' \t\r\n'), '&', '&amp;'), '<', '&lt;'), '>', '&gt;'),
  '\s*[\r\n]\s*', '</p><p>', 'g'
) || '</p>'
WHERE description ~ '\S';
--> statement-breakpoint
ALTER TABLE invites ENABLE TRIGGER USER;
