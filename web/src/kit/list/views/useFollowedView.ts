// A list goes by itself to what the server says of its views: to the one that it opens with, where this browser did not
// know that yet, and to what an open one has become, as long as the person has changed nothing there.
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { noteOpened, searchOf, wasOpened } from './kept.ts';
import type { OpenView } from './useOpenView.ts';

export function useFollowedView({ view, usual }: OpenView): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const before = useRef(view);
  useEffect(() => {
    const was = before.current;
    before.current = view;
    const go = (to: string) => {
      noteOpened(null);
      void navigate({ search: to }, { replace: true, preventScrollReset: true });
    };
    const isSame = was !== null && was.databaseId === view?.databaseId;
    if (search === '' && usual) go(searchOf(usual));
    // What is on its way to another view stands here still.
    else if (wasOpened(pathname + search) && search !== (usual && searchOf(usual)))
      go(usual ? searchOf(usual) : '');
    else if (isSame && was.address !== view.address && search === searchOf(was)) go(searchOf(view));
  }, [view, usual, pathname, search, navigate]);
}
