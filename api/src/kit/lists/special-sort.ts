// Sorts a list by a value of another table, with one sort per row there: `custom_field_7` sorts by the custom field 7.
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { idOf } from '../values/ids.ts';
import type { QueryScope, Scope } from '../permissions/permissions.ts';
import type { Placeholders } from './bound-values.ts';
import type { CursorPosition } from './keyset.ts';

/** The domain provides the SQL, which reads no more rows than a page needs. */
export interface SpecialSort {
  /** The description of `sort` in openapi.json. */
  description: string;
  /** Returns the variant of the SQL for this id, or null if the list cannot be sorted by it. */
  find: (transaction: Transaction, scope: Scope, id: number) => Promise<string | null>;
  window: (requested: SpecialWindow, asker: QueryScope) => { rows: SQL; order: SQL; cursor: SQL };
}

/** The requested part of the sorted list. */
export interface SpecialWindow {
  /** The result of `find`. */
  kind: string;
  id: SQLWrapper;
  /** The selected columns of a row, and the condition on rows. */
  row: SQL;
  where: SQL;
  /** The values of the column that all sort indexes start with, if a filter limits it. */
  parts: SQL | undefined;
  descending: boolean;
  /** The cursor: the page starts after it, or ends before it. */
  place: Placeholders<CursorPosition> | undefined;
  before: boolean;
  /** The number of rows to read. */
  limit: SQL;
}

/** A special sort as prefix and id, with the result of `find`. */
export interface SpecialSortName {
  of: string;
  id: number;
  kind?: string;
}

/** Parses the name of a special sort. Undefined for other names. */
export function parseSpecialSort(
  name: string,
  known: Readonly<Record<string, SpecialSort>> = {},
): SpecialSortName | undefined {
  const [, of = '', digits = ''] = /^(\w+)_(\d+)$/.exec(name) ?? [];
  const id = idOf(digits);
  return Object.hasOwn(known, of) && id !== undefined ? { of, id } : undefined;
}
