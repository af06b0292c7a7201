// Whether the window is so wide that one more column stands beside what a page is about.
import { useSyncExternalStore } from 'react';

const wideQuery = '(min-width: 1280px)';

/** For what a page asks for. */
export const hasRoomBeside = (): boolean => globalThis.matchMedia?.(wideQuery).matches ?? false;

export const useRoomBeside = (): boolean => useSyncExternalStore(watchWidth, hasRoomBeside);

function watchWidth(onChange: () => void) {
  const query = globalThis.matchMedia?.(wideQuery);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}
