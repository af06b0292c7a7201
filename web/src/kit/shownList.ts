// The list that is on the screen, and the rows of it that something is done with.
import type { TableSelection } from '../ui/index.ts';

/** What actions must know of the list. */
export interface ShownList {
  companyId: string;
  /** The company's code in addresses. */
  code: string;
  /** In the store. */
  connectionId: string;
  /** Fetches it anew. */
  refresh: () => void;
}

/** What bulk mutations take: these records, or everything that a match finds. */
export type Chosen<Match> =
  | { readonly ids: readonly string[]; readonly matching?: null }
  | { readonly ids?: null; readonly matching: Match };

export const chosenOf = <Match>(selection: TableSelection, match: Match): Chosen<Match> =>
  selection.allMatching ? { matching: match } : { ids: [...selection.ids] };

export const onlyRow = (id: string): TableSelection => ({ ids: new Set([id]), allMatching: false });
