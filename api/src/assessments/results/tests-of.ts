// The tests whose results somebody reads, or whose answers they check.
import type { Transaction } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { readThere } from '../../kit/lists/list.ts';
import type { Grants, Scope } from '../../kit/permissions/permissions.ts';
import { testResource } from '../tests.ts';

/** Throws 404 where the test is not there for whoever asks, by these grants. */
export async function requireTest(
  transaction: Transaction,
  scope: Scope,
  grants: Grants,
  id: number,
): Promise<void> {
  const there = await readThere(transaction, testResource.source(grants), [id], scope);
  if (!there.has(id)) throw notFound(testResource.missing);
}
