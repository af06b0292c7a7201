// A list screen's data: rows by page, state in the address, and selection.
import type { TableSelection } from '../../ui/index.ts';
import type { ListAddress, ListState } from './listAddress.ts';
import { useListState, type ListStateInAddress } from './useListState.ts';
import {
  usePages,
  type ConnectionOf,
  type PageOptions,
  type Pages,
  type Pagination,
} from './usePages.ts';
import { useSelection } from './useSelection.ts';

export interface List<
  Data,
  Connection extends ConnectionOf<unknown>,
  Sorted extends string,
  Rest extends object,
>
  extends Pages<Data, Connection>, ListStateInAddress<ListState<Sorted, Rest>> {
  /** As the server takes it: null without a search. */
  search: string | null;
  /** The number of all matches. */
  totalCount: number;
  /** The sortable columns. */
  sortable: readonly Sorted[];
  /** Whether a search or a condition is set. */
  isFiltered: boolean;
  hasManyConditions: boolean;
  /** Clears search and conditions. */
  reset: () => void;
  selection: TableSelection;
  select: (selection: TableSelection) => void;
}

/**
 * `useList(groupList, usePaginationFragment<…>(graphql`…`, company), ({ groups }) => groups)`: the fragment must be in
 * the screen's file, where relay-compiler expects it.
 */
export function useList<
  Sorted extends string,
  Order extends { field: string },
  Rest extends object,
  Data,
  Connection extends ConnectionOf<unknown>,
  Variables,
>(
  address: ListAddress<Sorted, Order, Rest>,
  pagination: Pagination<Data, Variables>,
  connectionIn: (data: Data) => Connection,
  page: PageOptions<Variables> = {},
): List<Data, Connection, Sorted, Rest> {
  const pages = usePages(pagination, connectionIn, page);
  const inAddress = useListState(address);
  const { state, change } = inAddress;
  const [selection, select] = useSelection(address.rows(state));
  return {
    ...pages,
    ...inAddress,
    search: address.variables(state).search,
    totalCount: pages.connection.totalCount ?? pages.rows.length,
    sortable: address.sortable,
    isFiltered: address.isFiltered(state),
    hasManyConditions: address.hasManyConditions,
    reset: () => change(address.withoutFilter(state)),
    selection,
    select,
  };
}
