// The query string of the navigation in progress, so that controls update before the data arrives.
import { useLocation, useNavigation } from 'react-router';

export function useNextSearch(): {
  search: URLSearchParams;
  /** The shown data still belongs to the previous address. */
  isPending: boolean;
} {
  const location = useLocation();
  const target = useNavigation().location;
  const isPending = target !== undefined && target.pathname === location.pathname;
  return { search: new URLSearchParams(isPending ? target.search : location.search), isPending };
}
