CREATE TABLE "installation_secrets" (
	"purpose" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "installation_secrets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "installation_secrets_system" ON "installation_secrets" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
-- Of this installation alone: whoever knows it opens every file.
INSERT INTO "installation_secrets" ("purpose", "secret") VALUES ('file_addresses', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
--> statement-breakpoint
-- A rich text, or JSON with such texts, whose addresses of files are to be signed on their way out (api/src/kit/file-addresses.ts).
CREATE FUNCTION marked_files(shown text, owner text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN owner IS NULL OR strpos(shown, '/media/') = 0 THEN shown
    ELSE regexp_replace(shown, '(=\\?"/media/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/)',
      '\1~' || current_setting('kafedra.file_mark', true) || '.' || owner || '/', 'gi') END
$$;
