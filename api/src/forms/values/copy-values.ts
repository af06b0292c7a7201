// Copies values of other owners into an owner's visible fields without a value.
import type { Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import type { OwnerValues } from './value-owners.ts';
import {
  lockOwner,
  readOwnerValues,
  isOffered,
  replaceValues,
  visibleFieldsWith,
} from './store-values.ts';

/** Each field is copied from the first owner that has a value. The others keep theirs. */
export async function copyValues(
  transaction: Transaction,
  scope: Scope,
  own: OwnerValues,
  ownerId: number,
  others: readonly number[],
): Promise<void> {
  await lockOwner(transaction, scope, own, ownerId);
  const held = await readOwnerValues(transaction, scope, own, ownerId);
  const found = new Map<number, Awaited<ReturnType<typeof valuesOf>>[number]>();
  for (const id of others) {
    for (const field of await valuesOf(transaction, scope, own, id)) {
      if (!held.has(field.id) && !found.has(field.id)) found.set(field.id, field);
    }
  }
  if (found.size === 0) return;
  const shown = await visibleFieldsWith(transaction, scope, held, [...found.values()]);
  const taken = [...found.values()]
    .filter(({ id }) => shown.field(id))
    .map(({ id, values }) => ({ id, values: values.filter(isOffered(shown)) }));
  await replaceValues(transaction, scope, own, ownerId, held, taken);
}

async function valuesOf(transaction: Transaction, scope: Scope, own: OwnerValues, ownerId: number) {
  const held = await readOwnerValues(transaction, scope, own, ownerId);
  return [...held].map(([id, values]) => ({ id, values }));
}
