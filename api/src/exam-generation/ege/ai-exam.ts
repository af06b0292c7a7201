// Resources of the exam data that an AI generates questions from: subjects, question numbers and examples.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerHistory } from '../../audits/index.ts';
import { freeName } from '../../kit/records/copied-name.ts';
import { copyRows, childRows, type Copies } from '../../kit/database/copy-rows.ts';
import { rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { invalid, notFound } from '../../kit/http/errors.ts';
import type { Row } from '../../kit/lists/contract.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { belongsTo, record } from '../../kit/records/record.ts';
import { onlyId, resource, type Resource } from '../../kit/resource/resource.ts';
import { companyRoute, idParams } from '../../kit/http/routes.ts';
import { normalizedName } from '../../kit/values/texts.ts';
import { declareFileUse, fileRecord, requireStoredFiles } from '../../media/index.ts';
import {
  changedExample,
  changedQuestionNumber,
  newExample,
  newQuestionNumber,
  newSubject,
} from './exam-rules.ts';
import { examExamples, examQuestionNumbers, examSubjects } from './exam-tables.ts';

const tag = 'AI exam data';

const permissions = {
  read: { all: 'tests_show_all' },
  create: { all: 'tests_create' },
  update: { all: 'tests_update_all' },
  delete: { all: 'tests_delete_all' },
} as const;

export const examSubjectRecord = record(examSubjects)({
  name: 'ExamSubject',
  description: 'A subject of a state exam.',
  permissions,
  history: { type: 'ai_ege_subjects' },
  hidden: ['updated_at'],
  order: 'sort',
  computed: {
    question_numbers_count: {
      schema: z.int().describe('Number of its question numbers.'),
      sql: (table) =>
        sql`(select count(*)::integer from ai_ege_question_numbers number where number.company_id = ${table.company_id} and number.subject_id = ${table.id})`,
    },
    examples_count: {
      schema: z.int().describe('Number of examples of all its question numbers.'),
      sql: (table) =>
        sql`(select count(*)::integer from ai_ege_question_numbers number
          join ai_ege_examples example on example.company_id = number.company_id and example.question_number_id = number.id
          where number.company_id = ${table.company_id} and number.subject_id = ${table.id})`,
    },
  },
});

export const examQuestionNumberRecord = record(examQuestionNumbers)({
  name: 'ExamQuestionNumber',
  description: 'A question number of an exam, such as «Задание 5», with its prompt for the AI.',
  permissions,
  history: { type: 'ai_ege_question_numbers' },
  hidden: ['updated_at'],
  order: 'sort',
  computed: {
    examples_count: {
      schema: z.int().describe('Number of its examples.'),
      sql: (table) =>
        sql`(select count(*)::integer from ai_ege_examples example where example.company_id = ${table.company_id} and example.question_number_id = ${table.id})`,
    },
  },
  relations: { subject: belongsTo(() => examSubjectRecord, 'subject_id') },
});

export const examExampleRecord = record(examExamples)({
  name: 'ExamExample',
  description: 'An example of a question number: a question with its answer.',
  permissions,
  history: { type: 'ai_ege_examples' },
  hidden: ['searched', 'updated_at'],
  order: 'sort',
  relations: {
    question_number: belongsTo(() => examQuestionNumberRecord, 'question_number_id'),
    image: belongsTo(() => fileRecord, 'image_id'),
  },
});

export const examSubjectResource = resource({
  record: examSubjectRecord,
  path: '/ai_ege_subjects',
  tag,
  missing: 'Предмет не найден',
  words: { one: 'один предмет', many: 'предметов', all: 'Предметы' },
  sort: ['sort', 'name', 'created_at'],
  searched: ['name', 'description'],
  unique: { ai_ege_subjects_name: ['name', 'Предмет с таким названием уже есть'] },
  create: newSubject,
  order: { ids: 'exam_subject_ids' },
  bulk: {
    ids: 'exam_subjects_id',
    actions: {
      delete: {
        summary: 'Delete exam subjects with their question numbers and examples',
        does: 'delete',
      },
    },
  },
});

export const examQuestionNumberResource = resource({
  record: examQuestionNumberRecord,
  path: '/ai_ege_question_numbers',
  tag,
  missing: 'Номер задания не найден',
  words: { one: 'один номер', many: 'номеров', all: 'Номера' },
  sort: ['sort', 'name', 'created_at'],
  searched: ['name'],
  filters: ['subject_id'],
  create: newQuestionNumber,
  update: changedQuestionNumber,
  beforeWrite: async (transaction, scope, sent) => {
    await requireThere(examSubjectResource, transaction, scope, sent, 'subject_id');
    return sent;
  },
  order: { ids: 'exam_question_number_ids', within: 'subject_id' },
  bulk: {
    ids: 'exam_question_numbers_id',
    actions: {
      delete: { summary: 'Delete question numbers with their examples', does: 'delete' },
    },
  },
});

export const examExampleResource = resource({
  record: examExampleRecord,
  path: '/ai_ege_examples',
  tag,
  missing: 'Пример не найден',
  words: { one: 'один пример', many: 'примеров', all: 'Примеры' },
  sort: ['sort', 'created_at'],
  searched: ['searched'],
  filters: ['question_number_id'],
  create: newExample,
  update: changedExample,
  beforeWrite: async (transaction, scope, sent) => {
    const number = 'question_number_id';
    await requireThere(examQuestionNumberResource, transaction, scope, sent, number);
    const image = sent['image_id'];
    if (image != null) {
      const [file] = await requireStoredFiles(transaction, scope, [Number(image)], 'image_id');
      if (!file?.mime_type.startsWith('image/')) throw invalid('image_id', 'Выберите изображение');
    }
    return sent;
  },
  order: { ids: 'exam_example_ids', within: 'question_number_id' },
  bulk: {
    ids: 'exam_examples_id',
    actions: { delete: { summary: 'Delete examples', does: 'delete' } },
  },
});

export function registerExams(app: FastifyInstance, { database }: { database: Database }): void {
  for (const each of [examSubjectResource, examQuestionNumberResource, examExampleResource]) {
    each.register(app, database);
    registerHistory(app, database, each);
  }

  companyRoute(app, database, {
    method: 'POST',
    path: `${examQuestionNumberResource.path}/:id/replicate`,
    tag,
    summary: 'Copy a question number with its examples',
    description: 'The copy is added at the end of the subject.',
    permission: permissions.create,
    params: idParams,
    answer: examQuestionNumberRecord.schema,
    status: 201,
    run: async ({ transaction, scope, params: { id } }) => {
      await examQuestionNumberResource.find(transaction, scope, id, onlyId);
      const copy = await replicateNumber(transaction, scope, id);
      return examQuestionNumberResource.find(transaction, scope, copy);
    },
  });
}

/** Examples have no name; a use of a file is named after their question number. */
declareFileUse({
  kind: 'exam',
  record: () => examQuestionNumberRecord,
  name: 'name',
  shows: (number, file) =>
    sql`${number.company_id} = ${file.company_id} and ${number.id} = any(array(
      select example.question_number_id from ai_ege_examples example
        where example.company_id = ${file.company_id} and example.image_id = ${file.id}
      union all select example.question_number_id from ai_ege_example_files shown
        join ai_ege_examples example on example.company_id = shown.company_id and example.id = shown.example_id
        where shown.company_id = ${file.company_id} and shown.file_id = ${file.id}))`,
});

/** Throws if the parent of a new record does not exist. */
async function requireThere(
  above: Resource,
  transaction: Transaction,
  scope: Scope,
  sent: Row,
  column: string,
): Promise<void> {
  const id = sent[column];
  if (id === undefined) return;
  const there = await above.existingIds(transaction, scope, [Number(id)], {});
  if (there.size === 0) throw invalid(column, above.missing, 'not_found');
}

/** Returns the id of the copy. */
async function replicateNumber(
  transaction: Transaction,
  scope: Scope,
  id: number,
): Promise<number> {
  const siblings = await rowsOf<{ id: number; name: string; sort: number }>(
    transaction,
    sql`select id, name, sort from ai_ege_question_numbers where company_id = ${scope.companyId} and subject_id = (
      select subject_id from ai_ege_question_numbers where company_id = ${scope.companyId} and id = ${id})`,
  );
  const original = siblings.find((each) => each.id === id);
  if (original === undefined) throw notFound(examQuestionNumberResource.missing);
  const taken = new Set(siblings.map(({ name }) => normalizedName(name)));
  const set = {
    name: freeName(original.name, taken),
    sort: Math.max(...siblings.map(({ sort }) => sort)) + 1,
  };
  const copies: Copies = new Map();
  await copyRows(transaction, childRows(examQuestionNumbers, 'id'), copies, {
    scope,
    of: [id],
    set,
  });
  const copy = copies.get(examQuestionNumbers)?.get(id);
  if (copy === undefined) throw notFound(examQuestionNumberResource.missing);
  await copyRows(transaction, childRows(examExamples, 'question_number_id'), copies, { scope });
  return copy;
}
