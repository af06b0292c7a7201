// Whether the page is visible and online.
import { useSyncExternalStore } from 'react';
import { isOnline } from '../network/online.ts';

/** A hidden or offline page holds no connection and catches up when it is shown again. */
export const useIsPageActive = (): boolean => useSyncExternalStore(onAttention, hasAttention);

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
