// Lessons show files in their texts, and recordings of their webinars.
import { sql } from 'drizzle-orm';
import { lessonRecord } from '../courses/index.ts';
import { declareFileUse } from '../media/index.ts';

declareFileUse({
  kind: 'lesson',
  record: () => lessonRecord,
  name: 'name',
  shows: (lesson, file) =>
    sql`(${lesson.company_id} = ${file.company_id} and (
      exists (select 1 from lesson_files shown where shown.company_id = ${lesson.company_id} and shown.lesson_id = ${lesson.id} and shown.file_id = ${file.id})
      or exists (select 1 from lesson_webinars webinar where webinar.company_id = ${lesson.company_id} and webinar.lesson_id = ${lesson.id} and webinar.recording_id = ${file.id})))`,
});
