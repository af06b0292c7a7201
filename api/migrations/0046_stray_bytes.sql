CREATE TABLE "stray_bytes" (
	"key" uuid PRIMARY KEY NOT NULL,
	"goes_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stray_bytes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "is_loose" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "stray_bytes_goes_at" ON "stray_bytes" USING btree ("goes_at");--> statement-breakpoint
CREATE INDEX "files_is_loose" ON "files" USING btree ("company_id","id") WHERE is_loose;--> statement-breakpoint
CREATE POLICY "stray_bytes_system" ON "stray_bytes" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
-- Bytes are noted when the row that shows them goes, and no more when there is one: `strays.ts`.
DO $$
DECLARE
  told text;
BEGIN
  FOREACH told IN ARRAY ARRAY['files', 'account_files', 'uploads'] LOOP
    CALL run_after('INSERT', told::regclass, 'strays',
      'DELETE FROM stray_bytes WHERE key = ANY (ARRAY(SELECT key FROM added))');
    -- An upload that was answered is a file.
    CALL run_after('DELETE', told::regclass, 'strays', format(
      'INSERT INTO stray_bytes (key) SELECT key FROM removed %s ON CONFLICT DO NOTHING',
      CASE told WHEN 'uploads' THEN 'WHERE answer IS NULL' ELSE '' END));
  END LOOP;
  -- Only files of which an entry is gone may be needed by nothing.
  CALL run_after('DELETE', 'file_storage_items', 'loose',
    'UPDATE files SET is_loose = true
     WHERE company_id = ANY (ARRAY(SELECT company_id FROM removed)) AND id = ANY (ARRAY(SELECT file_id FROM removed)) AND NOT is_loose');
END $$;
--> statement-breakpoint
UPDATE files SET is_loose = true
WHERE purpose = 'file_storage' AND expires_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM file_storage_items AS item WHERE item.company_id = files.company_id AND item.file_id = files.id);
