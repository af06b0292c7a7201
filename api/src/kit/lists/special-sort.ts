// Orders of a list by what stands in another table, one for each record there: `custom_field_7` is that by the custom
// field 7. What a list shows of them is the domain's SQL, which reads no more rows than a page needs.
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { idOf } from '../values/ids.ts';
import type { Asker, Scope } from '../permissions/permissions.ts';
import type { Holes } from './bound-values.ts';
import type { Place } from './keyset.ts';

export interface SpecialSort {
  /** What `sort` says of it in openapi.json. */
  description: string;
  /** What its SQL differs by, for what stands under this id; null where the list can't be sorted by that. */
  find: (transaction: Transaction, scope: Scope, id: number) => Promise<string | null>;
  window: (asked: SpecialWindow, asker: Asker) => { rows: SQL; order: SQL; cursor: SQL };
}

/** Which rows of a list are wanted in the order. */
export interface SpecialWindow {
  /** What `find` answered. */
  kind: string;
  id: SQLWrapper;
  /** What is selected of a row, and what rows meet. */
  row: SQL;
  where: SQL;
  /** The values of the column that the indexes of all orders begin with, where the list narrows it. */
  parts: SQL | undefined;
  descending: boolean;
  /** The page begins behind this place, or ends before it. */
  place: Holes<Place> | undefined;
  before: boolean;
  /** So many rows of the order are enough. */
  limit: SQL;
}

/** The name of a special order in two parts, and what was found out about it. */
export interface SpecialName {
  of: string;
  id: number;
  kind?: string;
}

/** Undefined for what is no such order. */
export function specialIn(
  name: string,
  known: Readonly<Record<string, SpecialSort>> = {},
): SpecialName | undefined {
  const [, of = '', digits = ''] = /^(\w+)_(\d+)$/.exec(name) ?? [];
  const id = idOf(digits);
  return Object.hasOwn(known, of) && id !== undefined ? { of, id } : undefined;
}
