// Declares where tests use files: descriptions, attachments and texts of questions and their parts, including stored
// versions.
import { sql } from 'drizzle-orm';
import { declareFileUse, declareHiddenNames } from '../media/index.ts';
import { testRecord } from './records.ts';

declareFileUse({
  kind: 'test',
  record: () => testRecord,
  name: 'title',
  shows: (test, file) =>
    sql`(${test.company_id} = ${file.company_id} and ${test.id} = any(array(
      select shown.test_id from test_files shown where shown.company_id = ${file.company_id} and shown.file_id = ${file.id}
      union all select question.test_id from test_questions question
        where question.company_id = ${file.company_id} and question.id = any(array(
          select shown.question_id from test_question_media shown
            where shown.company_id = ${file.company_id} and shown.file_id = ${file.id}
          union all select shown.question_id from test_question_files shown
            where shown.company_id = ${file.company_id} and shown.file_id = ${file.id}
          union all select answer.question_id from question_answer_files shown
            join question_answers answer on answer.company_id = shown.company_id and answer.id = shown.answer_id
            where shown.company_id = ${file.company_id} and shown.file_id = ${file.id}
          union all select version.question_id from test_question_versions version
            where version.company_id = ${file.company_id} and version.id = any(array(
              select shown.version_id from test_question_version_files shown
                where shown.company_id = ${file.company_id} and shown.file_id = ${file.id}
              union all select shown.version_id from test_question_version_media shown
                where shown.company_id = ${file.company_id} and shown.file_id = ${file.id}))
          union all select item.question_id from correspondence_files shown
            join correspondences item on item.company_id = shown.company_id and item.id = shown.correspondence_id
            where shown.company_id = ${file.company_id} and shown.file_id = ${file.id})))))`,
});

// Test takers see no names of files shown in questions: the name of an option could reveal the right answer.
declareHiddenNames(
  ({ company_id, id, mime_type }) => sql`(${mime_type} ~ '^(image|audio|video)/' and (
    exists (select 1 from test_question_version_files shown
      where shown.company_id = ${company_id} and shown.file_id = ${id})
    or exists (select 1 from test_question_version_media shown
      where shown.company_id = ${company_id} and shown.file_id = ${id})))`,
);
