// Resources of subjects with a manual order, and of topics across subjects.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { idArray, idsFilter, nameFilter, flagFilter } from '../../kit/lists/filters.ts';
import { hasMany, manyToMany } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { name } from '../../kit/values/texts.ts';
import { mergeInLibraryTests } from '../library/merge-dictionaries.ts';
import { nameOfQuestion } from '../questions/question-name.ts';
import { testQuestions } from '../questions/question-tables.ts';
import { testQuestionRecord, testRecord } from '../records.ts';
import { tests } from '../tables.ts';
import { subjectRecord, topicRecord } from './subject-records.ts';
import { subjects, subjectTopics, topics } from './subject-tables.ts';

export const tag = 'Subjects and topics';

export const subjectResource = resource({
  record: subjectRecord,
  path: '/subjects',
  tag,
  missing: 'Предмет не найден',
  words: { one: 'один предмет', many: 'предметов', all: 'Предметы' },
  sort: ['sort', 'name', 'created_at'],
  searched: ['name'],
  specialFilters: {
    name: nameFilter(subjects.name),
  },
  unique: { subjects_name: ['name', 'Предмет с таким названием уже есть'] },
  create: z.strictObject({ name }),
  uses: [
    {
      relation: hasMany(() => testRecord, 'subject_id'),
      nouns: ['тест', 'теста', 'тестов'],
      skippedMessage: 'используются в тестах',
    },
  ],
  merge: {
    move: async (transaction, scope, id, into) => {
      await transaction.execute(
        sql`insert into ${subjectTopics} (company_id, subject_id, topic_id)
          select company_id, ${into}, topic_id from ${subjectTopics}
          where company_id = ${scope.companyId} and subject_id = ${id} on conflict do nothing`,
      );
      await mergeInLibraryTests('subject_id')(transaction, scope, id, into);
    },
  },
  order: { ids: 'subject_ids' },
  links: { topics: { of: () => topicResource, ids: 'topic_ids' } },
  bulk: {
    ids: 'subjects_id',
    actions: { delete: { summary: 'Delete subjects, keeping their topics', does: 'delete' } },
  },
});

export const topicResource = resource({
  record: topicRecord,
  path: '/topics',
  tag,
  missing: 'Тема не найдена',
  words: { one: 'одну тему', many: 'тем', all: 'Темы' },
  sort: ['name', 'created_at'],
  searched: ['name'],
  specialFilters: {
    subject_id: {
      description: 'Topics of one of these subjects.',
      filter: idsFilter(
        (ids) =>
          sql`exists (select 1 from ${subjectTopics} link where link.company_id = ${topics.company_id} and link.topic_id = ${topics.id} and link.subject_id = any(${ids}))`,
        { selective: true },
      ),
    },
    in_subject: {
      description: '1: topics with a subject only; 0: topics without one only.',
      filter: flagFilter(
        'in_subject',
        () =>
          sql`exists (select 1 from ${subjectTopics} link where link.company_id = ${topics.company_id} and link.topic_id = ${topics.id})`,
      ),
    },
  },
  unique: { topics_name: ['name', 'Тема с таким названием уже есть'] },
  create: z.strictObject({ name }),
  uses: [
    {
      relation: manyToMany(() => subjectRecord, subjectTopics, {
        by: 'topic_id',
        target: 'subject_id',
      }),
      nouns: ['предмет', 'предмета', 'предметов'],
      skippedMessage: 'есть в предметах',
    },
    {
      relation: hasMany(() => testQuestionRecord, 'topic_id'),
      nouns: ['вопрос', 'вопроса', 'вопросов'],
      skippedMessage: 'используются в вопросах',
      displayName: { column: 'question', words: nameOfQuestion },
    },
  ],
  // Deleting topics writes their questions, and every write of questions locks their tests first.
  lockScope: async (transaction, { companyId }, sent, { ids }) => {
    if (sent !== null) return;
    await transaction.execute(
      sql`select from ${tests} where company_id = ${companyId} and id = any(array(
        select test_id from ${testQuestions} where company_id = ${companyId} and topic_id = any(${idArray(ids)})))
        order by id for no key update`,
    );
  },
  merge: {},
  bulk: {
    ids: 'topics_id',
    actions: { delete: { summary: 'Delete topics', does: 'delete' } },
  },
});
