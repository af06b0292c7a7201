// Requires access to a test whose results are read or whose answers are checked.
import type { Transaction } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { readExistingIds } from '../../kit/lists/list.ts';
import type { Grants, Scope } from '../../kit/permissions/permissions.ts';
import { testResource } from '../tests.ts';

/** Throws 404 if the caller does not see the test by these grants. */
export async function requireTest(
  transaction: Transaction,
  scope: Scope,
  grants: Grants,
  id: number,
): Promise<void> {
  const there = await readExistingIds(transaction, testResource.source(grants), [id], scope);
  if (!there.has(id)) throw notFound(testResource.missing);
}
