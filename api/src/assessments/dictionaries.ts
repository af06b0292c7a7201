// Checks references to the dictionaries of tests and questions: categories, subjects and topics.
import type { Transaction } from '../kit/database/database.ts';
import { invalid } from '../kit/http/errors.ts';
import type { Scope } from '../kit/permissions/permissions.ts';
import type { DeclaredResource } from '../kit/resource/definition.ts';

/** `sent` has one field with the id. Throws 422 at that field if the caller sees no such entry. */
export async function requireEntry(
  transaction: Transaction,
  scope: Scope,
  { existingIds, missing }: Pick<DeclaredResource, 'existingIds' | 'missing'>,
  sent: Readonly<Record<string, number | null | undefined>>,
): Promise<void> {
  for (const [field, id] of Object.entries(sent)) {
    if (id == null) continue;
    const found = await existingIds(transaction, scope, [id], {});
    if (found.size === 0) throw invalid(field, missing, 'not_found');
  }
}
