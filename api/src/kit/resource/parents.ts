// Resolves the parents of a nested list: one parent, or for batch reads several.
import type { Transaction } from '../database/database.ts';
import { Failure, notFound } from '../http/errors.ts';
import { idOf } from '../values/ids.ts';
import type { ParentKeys, BatchParentKeys, ListParameters } from '../lists/contract.ts';
import { onlyId } from '../lists/parameters.ts';
import type { Scope } from '../permissions/permissions.ts';
import type { Resource } from './contract.ts';

/** The parent of a nested list. */
export interface ParentOfList {
  of: Resource;
  /** The foreign key to the parent. */
  by: string;
  /** Further conditions on the rows. */
  above?: ParentKeys;
  /** Throws if the caller may not see the list of this parent. */
  refuse?: ((transaction: Transaction, scope: Scope, id: number) => Promise<void>) | undefined;
}

type PathIds = Readonly<Record<string, number | '-'>>;

/** The path parameter that is `-`. */
export const batchParameterIn = (ids: PathIds): string | undefined =>
  Object.keys(ids).find((name) => ids[name] === '-');

/**
 * Resolves the parent keys. `name` is the path parameter of the parent. Throws 404 if the caller may not see it.
 */
export async function parentKeysBelow(
  transaction: Transaction,
  scope: Scope,
  { of, by, above = {}, refuse }: ParentOfList,
  ids: PathIds,
  name: string,
  { each }: ListParameters,
): Promise<ParentKeys | BatchParentKeys> {
  const { [name]: id, ...further } = ids;
  const place = await of.resolveParents(transaction, scope, further as Record<string, number>);
  if (typeof id === 'number') {
    await of.find(transaction, scope, id, onlyId, place);
    await refuse?.(transaction, scope, id);
    return { ...above, [by]: id };
  }
  const sent = (each?.values ?? []).map((text) => [text, idOf(text)] as const);
  const requestedIds = sent.flatMap(([, known]) => known ?? []);
  const there = await of.existingIds(transaction, scope, requestedIds, place);
  const seen = async (known: number | undefined): Promise<number | Failure> => {
    if (known === undefined || !there.has(known)) return notFound(of.missing);
    try {
      await refuse?.(transaction, scope, known);
      return known;
    } catch (error) {
      if (error instanceof Failure) return error;
      throw error;
    }
  };
  const found = sent.map(async ([text, known]) => [text, await seen(known)] as const);
  return { above, by, ids: new Map(await Promise.all(found)) };
}
