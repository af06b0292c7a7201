// Inserts the questions of a document at the end of a test, with few statements for many rows.
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { columnOf } from '../../kit/database/columns.ts';
import { rowOf, type Transaction } from '../../kit/database/database.ts';
import type { Row } from '../../kit/lists/contract.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import type { TestQuestion } from './document.ts';
import { testGrants } from '../grants.ts';
import {
  correspondenceLinks,
  correspondences,
  questionAnswers,
  questionCriteria,
  selectInputItems,
  testQuestionMedia,
  testQuestions,
} from '../questions/question-tables.ts';
import { requireCapacity } from '../questions/question-writes.ts';
import { testResource } from '../tests.ts';

/** Resolves names in the document to ids in the company. */
export interface ResolvedNames {
  topicOf: (name: string) => number | null;
  /** The id of an uploaded file. */
  fileOf: (name: string) => number | undefined;
}

/**
 * Locks a test that the caller may change and that has room for `count` more questions; returns its id.
 */
export async function lockTest(
  transaction: Transaction,
  scope: Scope,
  id: number,
  count: number,
): Promise<number> {
  await testResource.lock({ transaction, scope, grant: testGrants.update, place: {} }, id);
  await requireCapacity(transaction, scope, id, count);
  return id;
}

/** The caller has locked the test and checked its limit. Returns the ids of the questions. */
export async function addQuestions(
  transaction: Transaction,
  { companyId: company_id }: Pick<Scope, 'companyId'>,
  test_id: number,
  questions: readonly TestQuestion[],
  { topicOf, fileOf }: ResolvedNames,
): Promise<number[]> {
  const last = await lastPosition(transaction, company_id, test_id);
  return insertQuestions(transaction, company_id, questions, {
    fileOf,
    columns: ({ topic }, index) => ({
      test_id,
      topic_id: topic === null ? null : topicOf(topic),
      sort: last + index + 1,
    }),
  });
}

/** The position of the test's last question. */
export async function lastPosition(
  transaction: Transaction,
  company_id: number,
  test_id: number,
): Promise<number> {
  const { last } = await rowOf<{ last: number }>(
    transaction,
    sql`select coalesce(max(sort), 0) as last from test_questions where company_id = ${company_id} and test_id = ${test_id}`,
  );
  return last;
}

/** `columns` gives the test and position of each question. */
export async function insertQuestions(
  transaction: Transaction,
  company_id: number,
  questions: readonly TestQuestion[],
  {
    columns: placeOf,
    fileOf,
  }: Pick<ResolvedNames, 'fileOf'> & { columns: (question: TestQuestion, index: number) => Row },
): Promise<number[]> {
  const insert = (table: PgTable, rows: readonly Row[]) =>
    insertAll(
      transaction,
      table,
      rows.map((row) => ({ ...row, company_id })),
    );
  const ids = await insert(
    testQuestions,
    questions.map((question, index) => ({
      ...columnsOf(question),
      ...placeOf(question, index),
    })),
  );
  const all = questions.map((question, index) => ({ ...question, question_id: ids[index] ?? 0 }));
  /**
   * Inserts parts of all questions; returns their database ids by their ids within the question.
   */
  const insertParts = async <Part extends { id: number }>(
    table: PgTable,
    partsOf: (question: TestQuestion) => readonly Part[],
    columns: (part: Part, question_id: number) => object,
  ): Promise<(question_id: number, id: number) => number | null> => {
    const parts = all.flatMap((question) =>
      partsOf(question).map((part) => ({ part, question_id: question.question_id })),
    );
    const made = await insert(
      table,
      parts.map(({ part, question_id }) => {
        const { id: _, ...row }: Row = { ...columns(part, question_id) };
        return { ...row, question_id };
      }),
    );
    const byPlace = new Map(
      parts.map(({ part, question_id }, index) => [`${question_id}:${part.id}`, made[index] ?? 0]),
    );
    return (question_id, id) => byPlace.get(`${question_id}:${id}`) ?? null;
  };
  const isTop = ({ parent_answer_id }: TestQuestion['answers'][number]) =>
    parent_answer_id === null;
  const topOf = await insertParts(
    questionAnswers,
    ({ answers }) => answers.filter(isTop),
    (answer) => answer,
  );
  await insertParts(
    questionAnswers,
    ({ answers }) => answers.filter((answer) => !isTop(answer)),
    ({ parent_answer_id, ...answer }, question_id) => ({
      ...answer,
      parent_answer_id: topOf(question_id, parent_answer_id ?? 0),
    }),
  );
  await insertParts(
    selectInputItems,
    ({ select_input_items: items }) => items,
    ({ answer_id, ...item }, question_id) => ({
      ...item,
      answer_id: topOf(question_id, answer_id),
    }),
  );
  const itemOf = await insertParts(
    correspondences,
    (question) => question.correspondences,
    (item) => item,
  );
  const linked = all.flatMap(({ question_id, correspondence_links: links }) =>
    links.map(({ main_id, dependent_id }) => ({
      question_id,
      main_id: itemOf(question_id, main_id),
      dependent_id: itemOf(question_id, dependent_id),
    })),
  );
  await insert(correspondenceLinks, linked);
  await insertParts(
    questionCriteria,
    ({ question_criteria_by_sort: criteria }) => criteria,
    (criterion) => criterion,
  );
  await insert(
    testQuestionMedia,
    all.flatMap(({ question_id, files }) =>
      [...new Set(files.flatMap((name) => fileOf(name) ?? []))].map((file_id, index) => ({
        question_id,
        file_id,
        sort: index + 1,
      })),
    ),
  );
  return ids;
}

/** Columns copied from the document; those that refer to names are resolved separately. */
const said = [
  'type',
  'question',
  'part',
  'max_points',
  'partial',
  'penalty_percentage',
  'case_sensitive',
  'timer',
  'max_attempts',
  'infinity_attempts',
  'required',
  'shuffle_answers',
  'show_answer_note',
  'correspondence_multi',
  'criterion_type',
  'criterion_points',
  'check_without_register',
  'solution',
] as const satisfies readonly (keyof TestQuestion)[];

const columnsOf = (question: TestQuestion): Row => ({
  ...Object.fromEntries(said.map((name) => [name, question[name]])),
  status: question.active ? 'active' : 'inactive',
});

/** Rows per statement: each has about twenty values, and PostgreSQL allows 65,535 parameters. */
const atOnce = 1000;

async function insertAll(
  transaction: Transaction,
  table: PgTable,
  rows: readonly Row[],
): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < rows.length; start += atOnce) {
    const made = await transaction
      .insert(table)
      .values(rows.slice(start, start + atOnce))
      .returning({ id: columnOf(table, 'id') });
    for (const { id } of made) ids.push(Number(id));
  }
  return ids;
}
