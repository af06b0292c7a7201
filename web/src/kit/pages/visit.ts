// The kind of a navigation (new, back or forward, retry) decides the fetch policy of its query.
import type { DataRouter } from 'react-router';

/**
 * Detects back and forward navigations. `makeRouter` must create the router, so that its popstate listener is added
 * after this one.
 */
export function watchHistory(makeRouter: () => DataRouter): DataRouter {
  addEventListener('popstate', () => {
    wentBack = true;
  });
  const router = makeRouter();
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') wentBack = false;
  });
  return router;
}

/** Whether the previous history entry is a page of this application. */
export function cameFromHere(): boolean {
  // React Router's index of the history entry, which survives reloads.
  return ((history.state as { idx?: number } | null)?.idx ?? 0) > 0;
}

/** The next query skips the store: for «Повторить» after an error. */
export function skipStoreOnce(): void {
  fromNetwork = true;
}

export type VisitPolicy = 'network-only' | 'store-or-network' | 'store-and-network';

/**
 * Back and forward show the stored data as it was; a new navigation shows stored data and refetches it.
 */
export function visitFetchPolicy(): VisitPolicy {
  const retried = fromNetwork;
  fromNetwork = false;
  if (retried) return 'network-only';
  return wentBack ? 'store-or-network' : 'store-and-network';
}

let fromNetwork = false;
let wentBack = false;
