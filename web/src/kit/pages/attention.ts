// Whether somebody may be looking at the page.
import { useSyncExternalStore } from 'react';
import { isOnline } from '../network/online.ts';

/** A page that nobody sees, or that is offline, holds no connection; it catches up when it is looked at again. */
export const useAttention = (): boolean => useSyncExternalStore(onAttention, hasAttention);

function hasAttention(): boolean {
  return document.visibilityState === 'visible' && isOnline();
}

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
