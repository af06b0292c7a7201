// Copies a test from the library into a new test, or appends its questions to an existing one.
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import { forbidden, notFound } from '../../kit/http/errors.ts';
import { markedText, companyFileOwner } from '../../kit/files/signed-urls.ts';
import { has, type Scope } from '../../kit/permissions/permissions.ts';
import { files, libraryResource } from '../../media/index.ts';
import { testGrants } from '../grants.ts';
import { findOrCreateTopics } from '../subjects/topics-by-name.ts';
import { testResource } from '../tests.ts';
import { fileKeysOf, type StoredTest } from '../document/read-test.ts';
import { addQuestions, lockTest } from '../document/write-test.ts';
import { libraryTests } from './library-test-tables.ts';

interface ShelvedTest {
  name: string;
  content: StoredTest;
  category_id: number | null;
  subject_id: number | null;
}

/** Reads the test of an entry visible to the caller; throws 404 if the entry is not a test. */
export const readLibraryTest = (
  transaction: Transaction,
  scope: Scope,
  entryId: number,
): Promise<ShelvedTest> => find(transaction, scope, entryId, sql`${libraryTests.content}`);

/** The same with signed addresses of its files, for a preview. */
export const previewLibraryTest = (
  transaction: Transaction,
  scope: Scope,
  entryId: number,
): Promise<ShelvedTest> => find(transaction, scope, entryId, shownContent);

const shownContent = sql`${markedText(sql`${libraryTests.content}::text`, companyFileOwner(sql`${libraryTests.company_id}`))}::jsonb`;

async function find(
  transaction: Transaction,
  scope: Scope,
  entryId: number,
  content: SQL,
): Promise<ShelvedTest> {
  const entry = await libraryResource.find(transaction, scope, entryId);
  const { company_id, entry_id, category_id, subject_id } = libraryTests;
  const [stored] = await transaction
    .select({ content: sql<StoredTest>`${content}`, category_id, subject_id })
    .from(libraryTests)
    .where(and(eq(company_id, scope.companyId), eq(entry_id, entryId)));
  if (stored === undefined) throw notFound('В библиотеке такого теста нет');
  return { name: String(entry['name']), ...stored };
}

/** Returns the id of the given test, or of a new inactive one. */
export async function copyLibraryTest(
  transaction: Transaction,
  scope: Scope,
  entryId: number,
  testId: number | null,
): Promise<number> {
  const shelved = await readLibraryTest(transaction, scope, entryId);
  const { questions } = shelved.content;
  const test_id =
    testId === null
      ? await addTest(transaction, scope, shelved)
      : await lockTest(transaction, scope, testId, questions.length);
  const topics = questions.flatMap(({ topic }) => topic ?? []);
  const topicOf = await findOrCreateTopics(transaction, scope, topics);
  const fileOf = await filesWithKeys(transaction, scope, fileKeysOf(shelved.content));
  await addQuestions(transaction, scope, test_id, questions, { topicOf, fileOf });
  return test_id;
}

function addTest(
  transaction: Transaction,
  scope: Scope,
  { name: title, content, ...sortedBy }: ShelvedTest,
): Promise<number> {
  if (!has(scope, testGrants.create.all)) throw forbidden();
  const { parts, ...settings } = content.settings;
  return testResource.add(
    { transaction, scope, place: {} },
    { ...settings, ...sortedBy, title, parts: [...parts] },
  );
}

async function filesWithKeys(
  transaction: Transaction,
  { companyId }: Scope,
  keys: readonly string[],
): Promise<(key: string) => number | undefined> {
  const { company_id, id, key } = files;
  const found = await transaction
    .select({ id, key })
    .from(files)
    .where(and(eq(company_id, companyId), inArray(key, [...keys])));
  const ids = new Map(found.map((file) => [file.key, file.id]));
  return (of) => ids.get(of);
}
