// What stands in the page's address after the question mark, as it is going to be: while what that asks for is on its way,
// the page already says so.
import { useLocation, useNavigation } from 'react-router';

export function useNextSearch(): {
  search: URLSearchParams;
  /** What is shown is still that of the address before. */
  isPending: boolean;
} {
  const location = useLocation();
  const target = useNavigation().location;
  const isPending = target !== undefined && target.pathname === location.pathname;
  return { search: new URLSearchParams(isPending ? target.search : location.search), isPending };
}
