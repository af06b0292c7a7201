// Whether the browser is online.

/**
 * `navigator.onLine` can be false although a server is reachable, for example on localhost. Since this code was loaded
 * over some connection, false is trusted only after an `offline` event.
 */
let wentOffline = false;

// The module is also loaded during prerendering.
if (typeof window !== 'undefined') {
  addEventListener('offline', () => (wentOffline = true));
  addEventListener('online', () => (wentOffline = false));
}

/** Changes are announced by the window's `online` and `offline` events. */
export const isOnline = (): boolean => navigator.onLine || !wentOffline;
