// Whether somebody may be looking at the page.
import { useEffect, useState, useSyncExternalStore } from 'react';

/** A page that nobody sees, or that went offline, holds no connection; it catches up when it is looked at again. */
export function useAttention(): boolean {
  const isVisible = useSyncExternalStore(onVisibility, isVisibleNow);
  // What has been loaded had its server: a browser that is offline from the beginning does not know of the way there.
  const [wentOffline, setWentOffline] = useState(false);
  useEffect(() => {
    const onNetwork = ({ type }: Event) => setWentOffline(type === 'offline');
    addEventListener('online', onNetwork);
    addEventListener('offline', onNetwork);
    return () => {
      removeEventListener('online', onNetwork);
      removeEventListener('offline', onNetwork);
    };
  }, []);
  return isVisible && !wentOffline;
}

const isVisibleNow = (): boolean => document.visibilityState === 'visible';

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
