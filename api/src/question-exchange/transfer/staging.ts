// Stages questions of an import: they are inserted in small batches hidden from all requests, so that other work
// proceeds in between, and then added to the test at once. Leftovers of killed jobs expire.
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { idArray } from '../../kit/lists/filters.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import {
  type TestQuestion,
  insertQuestions,
  lastPosition,
} from '../../assessments/document/index.ts';
import { testQuestions } from '../../assessments/questions/question-tables.ts';

export interface Staging {
  /** Inserts in short transactions, between which other work proceeds. */
  add: (questions: readonly TestQuestion[], fileOf: FileOf) => Promise<void>;
  /** Names of the topics of its questions. */
  topics: () => Set<string>;
  /** Appends all questions to a test that the caller has locked. */
  addToTest: (
    transaction: Transaction,
    testId: number,
    topicOf: (name: string) => number | null,
  ) => Promise<void>;
  /** Removes questions that were not added to a test. */
  drop: () => Promise<void>;
}

type FileOf = (name: string) => number | undefined;

/** Questions deleted per transaction. */
const batch = 20;

export function stageQuestions(
  database: Database,
  { companyId, personId }: Pick<Scope, 'companyId' | 'personId'>,
): Staging {
  const staging: string = randomUUID();
  let count = 0;
  const topics = new Map<number, string>();
  const { company_id, staging: mark } = testQuestions;
  return {
    add: async (questions, fileOf) => {
      const before = count;
      const ids = await database.system(
        (transaction) =>
          insertQuestions(transaction, companyId, questions, {
            fileOf,
            columns: (_, index) => ({ staging, sort: before + index + 1 }),
          }),
        { personId },
      );
      count += questions.length;
      for (const [index, { topic }] of questions.entries()) {
        if (topic !== null) topics.set(ids[index] ?? 0, topic);
      }
    },
    topics: () => new Set(topics.values()),
    addToTest: async (transaction, testId, topicOf) => {
      const last = await lastPosition(transaction, companyId, testId);
      const named = [...topics].flatMap(([id, name]) => {
        const topic = topicOf(name);
        return topic === null ? [] : [{ id, topic }];
      });
      const [{ taken } = { taken: 0 }] = await rowsOf<{ taken: number }>(
        transaction,
        sql`select take_staged_questions(${staging}::uuid, ${testId}::integer, ${last}::integer,
          ${idArray(named.map(({ id }) => id))}, ${idArray(named.map(({ topic }) => topic))}) as taken`,
      );
      if (taken !== count) throw new Error(`${taken} of ${count} staged questions were found`);
    },
    drop: () => removeAll(database, and(eq(company_id, companyId), eq(mark, staging))),
  };
}

/** Hours that an import may take; older rows were left by a killed job. */
const longest = 6;

export const removeOldStagedQuestions = (database: Database): Promise<void> =>
  removeAll(
    database,
    and(
      sql`${testQuestions.staging} is not null`,
      lt(testQuestions.created_at, sql`now() - ${longest} * interval '1 hour'`),
    ),
  );

async function removeAll(database: Database, which: ReturnType<typeof and>): Promise<void> {
  for (let gone = batch; gone === batch;) {
    gone = await database.system(async (transaction) => {
      const some = await transaction
        .select({ id: testQuestions.id })
        .from(testQuestions)
        .where(which)
        .limit(batch);
      const ids = some.map(({ id }) => id);
      if (ids.length > 0) {
        await transaction.delete(testQuestions).where(and(which, inArray(testQuestions.id, ids)));
      }
      return ids.length;
    });
  }
}
