// Adds a snapshot of a test to the library.
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { excerptOf, files } from '../../media/index.ts';
import { libraryEntries, libraryEntryFiles } from '../../media/library/library-tables.ts';
import { testContentGrants } from '../grants.ts';
import { tests } from '../tables.ts';
import { testResource } from '../tests.ts';
import { readStoredTest, fileKeysOf } from '../document/read-test.ts';
import { libraryTests } from './library-test-tables.ts';

/**
 * Returns the id of the entry. Throws 404 if the caller does not see the test, and 409 if it is in the trash.
 */
export async function addTestToLibrary(
  transaction: Transaction,
  scope: Scope,
  testId: number,
  name: string | undefined,
): Promise<number> {
  const { companyId: company_id, personId: author_id } = scope;
  // The right to invite members shows only the name of a test; adding it to the library needs its content.
  await testResource.lock({ transaction, scope, grant: testContentGrants.read, place: {} }, testId);
  const content = await readStoredTest(transaction, scope, testId);
  const { settings, questions } = content;
  const [entry] = await transaction
    .insert(libraryEntries)
    .values({
      company_id,
      type: 'tests',
      name: name ?? settings.title ?? '',
      author_id,
      questions_count: questions.length,
      excerpt: excerptOf([settings.description, ...questions.map(({ question }) => question)]),
    })
    .returning({ id: libraryEntries.id });
  if (entry === undefined) throw new Error('the library entry was not inserted');
  const { category_id, subject_id } = tests;
  const [sortedBy] = await transaction
    .select({ category_id, subject_id })
    .from(tests)
    .where(and(eq(tests.company_id, company_id), eq(tests.id, testId)));
  await transaction
    .insert(libraryTests)
    .values({ company_id, entry_id: entry.id, content, ...sortedBy });
  const shown = await transaction
    .select({ file_id: files.id })
    .from(files)
    .where(and(eq(files.company_id, company_id), inArray(files.key, fileKeysOf(content))));
  if (shown.length > 0) {
    await transaction
      .insert(libraryEntryFiles)
      .values(shown.map(({ file_id }) => ({ company_id, entry_id: entry.id, file_id })));
  }
  return entry.id;
}
