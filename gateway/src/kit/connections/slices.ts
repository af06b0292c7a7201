// The input and output of reading a part of a list, for both ways of paging.
import type { Params, RestClient } from '../rest/client.ts';
import type { Collection } from '../records/collections.ts';
import type { Position } from './cursors.ts';
import type { ListMeta, ListSelection } from '../records/list-call.ts';

export type Direction = 'forward' | 'backward';

/** A list with its conditions and order, and the selection of its rows. */
export interface ListReading<Row extends { id: number }> {
  readonly rest: RestClient;
  readonly collection: Collection<Row>;
  readonly params: Params;
  readonly wanted: ListSelection;
}

/** Consecutive rows of a list. */
export interface Slice<Row> {
  readonly rows: readonly Row[];
  /** The position of each row. */
  readonly positions: readonly Position[];
  /** Whether rows exist before the first and after the last. */
  readonly neighbours: { readonly before: boolean; readonly after: boolean };
  readonly meta: Pick<ListMeta, 'total' | 'counts'> & Partial<Pick<ListMeta, 'corrected'>>;
}
