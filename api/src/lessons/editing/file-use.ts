// Declares the use of files by lessons: in texts, in blocks (those in the trash included), and as recordings of
// webinars.
import { sql } from 'drizzle-orm';
import { lessonRecord } from '../../courses/index.ts';
import { declareFileUse } from '../../media/index.ts';

declareFileUse({
  kind: 'lesson',
  record: () => lessonRecord,
  name: 'name',
  shows: (lesson, file) =>
    sql`(${lesson.company_id} = ${file.company_id} and ${lesson.id} = any(array(
      select shown.lesson_id from lesson_files shown where shown.company_id = ${file.company_id} and shown.file_id = ${file.id}
      union all select webinar.lesson_id from lesson_webinars webinar
        where webinar.company_id = ${file.company_id} and webinar.recording_id = ${file.id}
      union all select block.lesson_id from lesson_blocks block
        where block.company_id = ${file.company_id} and block.captions_id = ${file.id}
      union all select block.lesson_id from lesson_block_media shown
        join lesson_blocks block on block.company_id = shown.company_id and block.id = shown.block_id
        where shown.company_id = ${file.company_id} and shown.file_id = ${file.id}
      union all select block.lesson_id from lesson_block_files shown
        join lesson_blocks block on block.company_id = shown.company_id and block.id = shown.block_id
        where shown.company_id = ${file.company_id} and shown.file_id = ${file.id})))`,
});
