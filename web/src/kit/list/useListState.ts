// The state of a list in the address. During a navigation it is already the new state.
import { useLocation, useNavigate } from 'react-router';
import { useNextSearch } from '../pages/useNextSearch.ts';
import type { ListAddress, ListState } from './listAddress.ts';
import { searchIn, useOpenView, type OpenView } from './views/useOpenView.ts';

export interface ListStateInAddress<State> {
  state: State;
  /** Navigates to another state; `replace` adds no history entry. */
  change: (part: Partial<State>, options?: { replace?: boolean }) => void;
  /** The address of another state. */
  href: (part: Partial<State>) => string;
  /** The shown rows still belong to the previous state. */
  isPending: boolean;
  /** The open saved view. */
  open: OpenView;
  /** The state as text, without the view: equal for equal states. */
  text: string;
  /** Normalises a stored address: drops parameters that no longer exist. */
  textAt: (storedAddress: string) => string;
}

export function useListState<
  Sorted extends string,
  Order extends { field: string },
  Rest extends object,
>(address: ListAddress<Sorted, Order, Rest>): ListStateInAddress<ListState<Sorted, Rest>> {
  const navigate = useNavigate();
  const location = useLocation();
  const { search: params, isPending } = useNextSearch();
  const state = address.read(params);
  const open = useOpenView(location.pathname, params);
  const textOf = (part: Partial<typeof state>) => address.write({ ...state, ...part }).toString();
  const searchOf = (part: Partial<typeof state>) => searchIn(open, textOf(part));
  return {
    state,
    change: (part, { replace = false } = {}) => {
      void navigate({ search: searchOf(part) }, { replace, preventScrollReset: true });
    },
    href: (part) => {
      const search = searchOf(part);
      return search === '' ? location.pathname : `${location.pathname}?${search}`;
    },
    isPending,
    open,
    text: textOf({}),
    textAt: (storedAddress) =>
      address.write(address.read(new URLSearchParams(storedAddress))).toString(),
  };
}
