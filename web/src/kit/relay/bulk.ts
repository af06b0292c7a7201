// Rows of a list that something is done with, and how that is sent.
import type { TableSelection } from '../../ui/index.ts';
import { outcomeOfAll, type Outcome } from './outcome.ts';

/** What bulk mutations take: these records, or everything that a match finds. */
export type Chosen<Match> =
  | { readonly ids: readonly string[]; readonly matching?: null }
  | { readonly ids?: null; readonly matching: Match };

export const chosenOf = <Match>(selection: TableSelection, match: Match): Chosen<Match> =>
  selection.allMatching ? { matching: match } : { ids: [...selection.ids] };

/** What is chosen of a list, and how many that are. */
export interface ChosenRows<Match> {
  readonly chosen: Chosen<Match>;
  readonly count: number;
}

/** By name when all of them are on the screen, otherwise everything that matches. */
export function rowsOf<Match>(
  selection: TableSelection,
  list: { ids: readonly string[]; hasNext: boolean; totalCount: number; match: Match },
): ChosenRows<Match> {
  if (selection.allMatching && list.hasNext) {
    return { chosen: { matching: list.match }, count: list.totalCount };
  }
  const ids = selection.allMatching ? [...list.ids] : [...selection.ids];
  return { chosen: { ids }, count: ids.length };
}

export const onlyRow = (id: string): TableSelection => ({ ids: new Set([id]), allMatching: false });

/** The most ids that one request may name. */
const pieceSize = 1000;

/** Ids in parts that one request may name. */
export function slices(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / pieceSize);
  return Array.from({ length: count }, (_, index) =>
    ids.slice(index * pieceSize, (index + 1) * pieceSize),
  );
}

/** Sends one request a part, until one fails; answers what came of those before it, null when nothing did. */
export async function inPieces<Match>(
  chosen: Chosen<Match>,
  send: (piece: Chosen<Match>) => Promise<Outcome | null>,
  onPiece?: (index: number, count: number) => void,
): Promise<Outcome | null> {
  const pieces = chosen.ids ? slices(chosen.ids).map((ids) => ({ ids })) : [chosen];
  const results: Outcome[] = [];
  for (const [index, piece] of pieces.entries()) {
    onPiece?.(index, pieces.length);
    const result = await send(piece);
    if (result === null) break;
    results.push(result);
  }
  return outcomeOfAll(results);
}
