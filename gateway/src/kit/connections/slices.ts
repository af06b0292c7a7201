// What reading a part of a list takes and gives, whichever way the server pages.
import type { Params, RestClient } from '../rest/client.ts';
import type { Collection } from '../records/collections.ts';
import type { Position } from './cursors.ts';
import type { ListMeta, Wanted } from '../records/list-call.ts';

export type Direction = 'forward' | 'backward';

/** A list with its rows and their order, and what is wanted of them. */
export interface ListReading<Row extends { id: number }> {
  readonly rest: RestClient;
  readonly collection: Collection<Row>;
  readonly params: Params;
  readonly wanted: Wanted;
}

/** Rows that stand side by side in a list. */
export interface Slice<Row> {
  readonly rows: readonly Row[];
  /** Where each of them stands. */
  readonly positions: readonly Position[];
  /** Whether there are rows before the first and after the last. */
  readonly neighbours: { readonly before: boolean; readonly after: boolean };
  readonly meta: Pick<ListMeta, 'total' | 'counts'> & Partial<Pick<ListMeta, 'corrected'>>;
}
