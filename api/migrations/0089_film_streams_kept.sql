-- Whatever way a film gets into a lesson, its file gets a stream: `api/src/media/streams`.
CALL run_after('INSERT', 'lesson_block_media', 'streams', $$
  INSERT INTO film_streams (company_id, file_id)
  SELECT DISTINCT company_id, file_id FROM added
  WHERE (SELECT file.mime_type LIKE 'video/%' FROM files AS file WHERE (file.company_id, file.id) = (added.company_id, added.file_id))
    AND (SELECT block.type = 'video' FROM lesson_blocks AS block WHERE (block.company_id, block.id) = (added.company_id, added.block_id))
  ON CONFLICT DO NOTHING$$);
--> statement-breakpoint
-- The bytes of a stream are noted when no row shows them any more, and not while one does, as those of files: `strays.ts`.
CALL run_after('UPDATE', 'film_streams', 'strays', $$
  DELETE FROM stray_bytes WHERE key = ANY (ARRAY(SELECT key FROM added WHERE key IS NOT NULL));
  INSERT INTO stray_bytes (key) SELECT key FROM removed
  WHERE key IS NOT NULL AND NOT key = ANY (ARRAY(SELECT key FROM added WHERE key IS NOT NULL)) ON CONFLICT DO NOTHING$$);
--> statement-breakpoint
CALL run_after('DELETE', 'film_streams', 'strays', $$
  INSERT INTO stray_bytes (key) SELECT key FROM removed WHERE key IS NOT NULL ON CONFLICT DO NOTHING$$);
--> statement-breakpoint
INSERT INTO film_streams (company_id, file_id)
SELECT DISTINCT file.company_id, file.id FROM lesson_block_media AS shown
JOIN lesson_blocks AS block ON (block.company_id, block.id) = (shown.company_id, shown.block_id) AND block.type = 'video'
JOIN files AS file ON (file.company_id, file.id) = (shown.company_id, shown.file_id) AND file.mime_type LIKE 'video/%';
