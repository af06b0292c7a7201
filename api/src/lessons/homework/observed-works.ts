// The states of learners' submissions for their observers, without texts and files.
import { sql } from 'drizzle-orm';
import { record } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { isObserved, observerGrants } from '../../people/index.ts';
import { homeworkWorks } from './homework-tables.ts';
import { taskNames, workPointBounds } from './work-records.ts';

const observedWorkRecord = record(homeworkWorks)({
  name: 'ObservedHomework',
  description: 'The homework of a learner, for their observers.',
  permissions: { read: observerGrants },
  mine: isObserved,
  hidden: ['block_id', 'checker_id', 'words_digest', 'created_at', 'updated_at'],
  order: 'sent_at',
  computed: { ...taskNames, max_points: workPointBounds.max_points },
});

export const observedWorks = resource({
  record: observedWorkRecord,
  path: '/observed/homeworks',
  tag: 'Observers',
  missing: 'Работа не найдена',
  words: { one: 'одну работу', many: 'работ', all: 'Работы' },
  readOnly: true,
  where: ({ company_id, lesson_id }) =>
    sql`exists (select 1 from lessons lesson join courses course on course.company_id = lesson.company_id and course.id = lesson.course_id
      where lesson.company_id = ${company_id} and lesson.id = ${lesson_id} and lesson.status <> 'deleted' and course.status <> 'deleted')`,
  sort: ['sent_at'],
  descending: true,
  filters: ['user_id', 'course_id', 'status'],
});
