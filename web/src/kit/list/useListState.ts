// The state of a list as it stands in the address. While other rows are on their way, it is already the new state.
import { useLocation, useNavigate } from 'react-router';
import { useNextSearch } from '../pages/useNextSearch.ts';
import type { ListAddress, ListState } from './listAddress.ts';
import { searchIn, useOpenView, type OpenView } from './views/useOpenView.ts';

export interface ListStateInAddress<State> {
  state: State;
  /** Goes to another state. `replace` leaves no step to go back to. */
  change: (part: Partial<State>, options?: { replace?: boolean }) => void;
  /** The address of another state. */
  href: (part: Partial<State>) => string;
  /** The rows on the screen are still those of the state before. */
  isPending: boolean;
  /** The saved view that it is open in. */
  open: OpenView;
  /** The state in the address, the view aside: equal for equal states. */
  text: string;
  /** What an address that was kept means by now: what is gone since is left out. */
  textAt: (kept: string) => string;
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
    textAt: (kept) => address.write(address.read(new URLSearchParams(kept))).toString(),
  };
}
