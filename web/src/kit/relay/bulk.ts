// The selection of a bulk action as mutation input, and sending it in batches.
import type { TableSelection } from '../../ui/index.ts';
import { outcomeOfAll, type Outcome } from './outcome.ts';

/** The input of bulk mutations: ids, or everything that matches a filter. */
export type BulkSelection<Match> =
  | { readonly ids: readonly string[]; readonly matching?: null }
  | { readonly ids?: null; readonly matching: Match };

export const selectionOf = <Match>(selection: TableSelection, match: Match): BulkSelection<Match> =>
  selection.allMatching ? { matching: match } : { ids: [...selection.ids] };

/** A list's selection and its number of rows. */
export interface SelectedRows<Match> {
  readonly chosen: BulkSelection<Match>;
  readonly count: number;
}

/** By ids when all selected rows are loaded, otherwise by the filter. */
export function rowsOf<Match>(
  selection: TableSelection,
  list: { ids: readonly string[]; hasNext: boolean; totalCount: number; match: Match },
): SelectedRows<Match> {
  if (selection.allMatching && list.hasNext) {
    return { chosen: { matching: list.match }, count: list.totalCount };
  }
  const ids = selection.allMatching ? [...list.ids] : [...selection.ids];
  return { chosen: { ids }, count: ids.length };
}

export const onlyRow = (id: string): TableSelection => ({ ids: new Set([id]), allMatching: false });

/** Maximum number of ids per request. */
const pieceSize = 1000;

/** Splits ids into batches for one request each. */
export function idBatches(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / pieceSize);
  return Array.from({ length: count }, (_, index) =>
    ids.slice(index * pieceSize, (index + 1) * pieceSize),
  );
}

/**
 * Sends one request per batch until one fails; returns the outcome of the batches before it, null if there are none.
 */
export async function inBatches<Match>(
  chosen: BulkSelection<Match>,
  send: (piece: BulkSelection<Match>) => Promise<Outcome | null>,
  onPiece?: (index: number, count: number) => void,
): Promise<Outcome | null> {
  const pieces = chosen.ids ? idBatches(chosen.ids).map((ids) => ({ ids })) : [chosen];
  const results: Outcome[] = [];
  for (const [index, piece] of pieces.entries()) {
    onPiece?.(index, pieces.length);
    const result = await send(piece);
    if (result === null) break;
    results.push(result);
  }
  return outcomeOfAll(results);
}
