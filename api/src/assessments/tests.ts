// Resources of tests and their categories.
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../kit/database/database.ts';
import { idsFilter, flagFilter } from '../kit/lists/filters.ts';
import type { Row } from '../kit/lists/contract.ts';
import type { Scope } from '../kit/permissions/permissions.ts';
import { hasMany } from '../kit/records/record.ts';
import { resource } from '../kit/resource/resource.ts';
import { changeRows } from '../kit/resource/bulk.ts';
import { name } from '../kit/values/texts.ts';
import { requireEntry } from './dictionaries.ts';
import { mergeInLibraryTests } from './library/merge-dictionaries.ts';
import { testCategoryRecord, testRecord } from './records.ts';
import { changedTest, listedStatuses, newTest, type SentTest } from './rules.ts';
import { subjectResource } from './subjects/subjects.ts';
import { testParts, tests } from './tables.ts';

const tag = 'Tests';

export const testCategoryResource = resource({
  record: testCategoryRecord,
  path: '/test_categories',
  tag,
  missing: 'Категория не найдена',
  words: { one: 'одну категорию', many: 'категорий', all: 'Категории' },
  sort: ['name', 'created_at'],
  searched: ['name'],
  unique: { test_categories_name: ['name', 'Категория с таким названием уже есть'] },
  create: z.strictObject({ name }),
  uses: [
    {
      relation: hasMany(() => testRecord, 'category_id'),
      nouns: ['тест', 'теста', 'тестов'],
      skippedMessage: 'используются в тестах',
    },
  ],
  merge: { move: mergeInLibraryTests('category_id') },
  bulk: {
    ids: 'test_categories_id',
    actions: { delete: { summary: 'Delete test categories', does: 'delete' } },
  },
});

/** A test without active questions cannot be activated. */
export const withoutQuestions = {
  code: 'no_questions',
  message: 'нет включённых вопросов',
  where: (test: typeof tests) => sql`not exists (select 1 from test_questions question
    where question.company_id = ${test.company_id} and question.test_id = ${test.id} and question.status = 'active')`,
};

export const testResource = resource({
  record: testRecord,
  path: '/tests',
  tag,
  missing: 'Тест не найден',
  words: { one: 'один тест', many: 'тестов', all: 'Тесты' },
  sort: ['title', 'created_at', 'updated_at'],
  searched: ['title'],
  filters: ['status', 'category_id', 'subject_id', 'is_free', 'author_id'],
  specialFilters: {
    active: {
      description: '1: active tests only; 0: other tests only.',
      filter: flagFilter('active', () => sql`${tests.status} = 'active'`, ['status']),
    },
    course_id: {
      description: 'Tests in blocks of lessons of one of these courses, without the trash.',
      filter: idsFilter(
        (ids) => sql`${tests.id} in (select block.test_id from lesson_blocks block
          join lessons lesson on lesson.company_id = block.company_id and lesson.id = block.lesson_id and lesson.status <> 'deleted'
          where block.company_id = ${tests.company_id} and block.course_id = any(${ids}) and block.status <> 'deleted')`,
      ),
    },
    teacher_id: {
      description: 'Tests that one of these users checks.',
      filter: idsFilter(
        (
          ids,
        ) => sql`exists (select 1 from test_teachers taught where taught.company_id = ${tests.company_id}
          and taught.test_id = ${tests.id} and taught.user_id = any(${ids}))`,
      ),
    },
  },
  defaultFilters: { status: listedStatuses },
  countBy: ['status'],
  counted: [['status']],
  create: newTest,
  update: changedTest,
  initial: ({ personId }) => ({ author_id: personId }),
  beforeWrite: async (transaction, scope, sent) => {
    const { category_id, subject_id } = sent;
    await requireEntry(transaction, scope, testCategoryResource, { category_id });
    await requireEntry(transaction, scope, subjectResource, { subject_id });
    const { parts: _, ...columns } = sent;
    return columns;
  },
  afterWrite: (transaction, scope, id, sent) => writeParts(transaction, scope, id, sent),
  softDelete: { restoredTo: 'inactive' },
  bulk: {
    ids: 'tests_id',
    actions: {
      activate: {
        summary: 'Activate tests',
        where: (test) => sql`${test.status} <> 'active'`,
        refuses: [withoutQuestions],
        // Lock first: a concurrent request may be deactivating the last questions.
        does: async ({ transaction, scope, rows }) => {
          await transaction.execute(
            sql`select from ${tests} where ${rows} order by id for no key update`,
          );
          return changeRows(transaction, scope, tests, rows, { status: 'active' });
        },
      },
      deactivate: {
        summary: 'Deactivate tests',
        where: (test) => sql`${test.status} = 'active'`,
        does: { status: 'inactive' },
      },
      delete: { summary: 'Move tests to the trash', does: 'delete' },
    },
  },
});

async function writeParts(
  transaction: Transaction,
  { companyId: company_id }: Scope,
  test_id: number,
  sent: Row,
): Promise<void> {
  const { parts } = sent as SentTest;
  if (parts === undefined) return;
  await transaction
    .delete(testParts)
    .where(and(eq(testParts.company_id, company_id), eq(testParts.test_id, test_id)));
  const said = parts.filter(({ title, draws_count }) => title != null || draws_count != null);
  if (said.length === 0) return;
  await transaction.insert(testParts).values(
    said.map(({ part, title, draws_count }) => ({
      company_id,
      test_id,
      part,
      title: title ?? null,
      draws_count: draws_count ?? null,
    })),
  );
}
