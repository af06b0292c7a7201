// Whether somebody may be looking at the page.
import { useSyncExternalStore } from 'react';

/** A page that nobody sees, or that went offline, holds no connection; it catches up when it is looked at again. */
export const useAttention = (): boolean => useSyncExternalStore(onAttention, hasAttention);

/** What has been loaded had its server: a browser that says it is offline from the beginning does not know of the way there. */
let wentOffline = false;
addEventListener('offline', () => (wentOffline = true));
addEventListener('online', () => (wentOffline = false));

const hasAttention = (): boolean => document.visibilityState === 'visible' && !wentOffline;

function onAttention(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
