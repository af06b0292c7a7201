// Navigates a list to its default view once the server returns it, and to the new address of an open view that changed,
// unless the user has changed the list's state.
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { setAssumedAddress, searchOf, isAssumedAddress } from './cachedViews.ts';
import type { OpenView } from './useOpenView.ts';

export function useViewNavigation({ view, defaultView }: OpenView): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const before = useRef(view);
  useEffect(() => {
    const was = before.current;
    before.current = view;
    const go = (to: string) => {
      setAssumedAddress(null);
      void navigate({ search: to }, { replace: true, preventScrollReset: true });
    };
    const isSame = was !== null && was.databaseId === view?.databaseId;
    if (search === '' && defaultView) go(searchOf(defaultView));
    // During a navigation to another view this still sees the old address.
    else if (
      isAssumedAddress(pathname + search) &&
      search !== (defaultView && searchOf(defaultView))
    )
      go(defaultView ? searchOf(defaultView) : '');
    else if (isSame && was.address !== view.address && search === searchOf(was)) go(searchOf(view));
  }, [view, defaultView, pathname, search, navigate]);
}
