// Whether the window is wide enough for a side panel next to the page's content.
import { useSyncExternalStore } from 'react';

const wideQuery = '(min-width: 1280px)';

/** For query variables. */
export const hasSidePanel = (): boolean => globalThis.matchMedia?.(wideQuery).matches ?? false;

export const useHasSidePanel = (): boolean => useSyncExternalStore(watchWidth, hasSidePanel);

function watchWidth(onChange: () => void) {
  const query = globalThis.matchMedia?.(wideQuery);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}
