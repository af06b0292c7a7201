// What kind of visit a navigation is: a new one, a way back, or another try. It decides what a page may take from the store.
import type { DataRouter } from 'react-router';

/** Back and forward are told from new visits. `makeRouter` must make the router that listens to the same event. */
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

/** Whether the step before this page in the browser's history is a page of this application. */
export function cameFromHere(): boolean {
  // React Router numbers its entries so, also over reloads.
  return ((history.state as { idx?: number } | null)?.idx ?? 0) > 0;
}

/** The next loading of a page skips the store: for «Повторить» after a failure. */
export function skipStoreOnce(): void {
  fromNetwork = true;
}

export type VisitPolicy = 'network-only' | 'store-or-network' | 'store-and-network';

/** A page that one comes back to stands as it was left. A new visit shows what is known and asks for what is new. */
export function policyOfVisit(): VisitPolicy {
  const retried = fromNetwork;
  fromNetwork = false;
  if (retried) return 'network-only';
  return wentBack ? 'store-or-network' : 'store-and-network';
}

let fromNetwork = false;
let wentBack = false;
