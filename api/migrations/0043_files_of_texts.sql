CREATE TABLE "invite_files" (
	"company_id" integer NOT NULL,
	"invite_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "invite_files_company_id_invite_id_file_id_pk" PRIMARY KEY("company_id","invite_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "invite_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "invite_files" ADD CONSTRAINT "invite_files_company_id_invite_id_invites_company_id_id_fk" FOREIGN KEY ("company_id","invite_id") REFERENCES "public"."invites"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_files" ADD CONSTRAINT "invite_files_company_id_file_id_files_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invite_files_file_id" ON "invite_files" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE POLICY "invite_files_app" ON "invite_files" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "invite_files_app_see" ON "invite_files" AS PERMISSIVE FOR SELECT TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "invite_files_system" ON "invite_files" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
-- Which files the descriptions of invites show: found by the keys in their addresses. What shows a file is what uses it.
CALL run_after('INSERT', 'invites', 'files',
  'INSERT INTO invite_files (company_id, invite_id, file_id)
   SELECT DISTINCT shown.company_id, shown.id, file.id
   FROM (SELECT company_id, id, (regexp_matches(description, ''/media/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/'', ''g''))[1]::uuid AS key FROM added OFFSET 0) AS shown
   CROSS JOIN LATERAL (SELECT files.id FROM files WHERE files.key = shown.key AND files.company_id = shown.company_id OFFSET 0) AS file');
--> statement-breakpoint
CALL run_after('UPDATE', 'invites', 'files',
  'WITH shown AS MATERIALIZED (
     SELECT DISTINCT found.company_id, found.id AS invite_id, file.id AS file_id
     FROM (SELECT company_id, id, (regexp_matches(description, ''/media/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/'', ''g''))[1]::uuid AS key FROM added OFFSET 0) AS found
     CROSS JOIN LATERAL (SELECT files.id FROM files WHERE files.key = found.key AND files.company_id = found.company_id OFFSET 0) AS file
   ),
   gone AS (
     DELETE FROM invite_files USING added
     WHERE invite_files.company_id = added.company_id AND invite_files.invite_id = added.id
       AND (invite_files.company_id, invite_files.invite_id, invite_files.file_id) NOT IN (SELECT company_id, invite_id, file_id FROM shown)
   )
   INSERT INTO invite_files (company_id, invite_id, file_id) SELECT company_id, invite_id, file_id FROM shown ON CONFLICT DO NOTHING');
--> statement-breakpoint
INSERT INTO invite_files (company_id, invite_id, file_id)
SELECT DISTINCT shown.company_id, shown.id, files.id
FROM (SELECT company_id, id, (regexp_matches(description, '/media/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/', 'g'))[1]::uuid AS key FROM invites) AS shown
JOIN files ON files.key = shown.key AND files.company_id = shown.company_id;
