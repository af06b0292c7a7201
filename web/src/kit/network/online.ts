// Whether there is a network, as far as the browser knows.

/**
 * A browser does not know of every way to a server: not of one on its own machine, for example. Where it has loaded this,
 * there was one; it is believed when it says that it lost the network since.
 */
let wentOffline = false;

// Pages are also made outside of a browser.
if (typeof window !== 'undefined') {
  addEventListener('offline', () => (wentOffline = true));
  addEventListener('online', () => (wentOffline = false));
}

/** The window's events `online` and `offline` tell when this changes. */
export const isOnline = (): boolean => navigator.onLine || !wentOffline;
