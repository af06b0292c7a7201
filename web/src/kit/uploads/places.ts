// Which upload widgets are on the screen: these show their own uploads, the dock shows all others.
import { useSyncExternalStore } from 'react';

const shown = new Map<string, number>();
const listeners = new Set<() => void>();
let places: ReadonlySet<string> = new Set();

/** Returns the function that removes it. */
export function registerPlace(place: string): () => void {
  count(place, 1);
  return () => count(place, -1);
}

export const useShownPlaces = (): ReadonlySet<string> =>
  useSyncExternalStore(subscribe, () => places);

function count(place: string, by: number): void {
  const now = (shown.get(place) ?? 0) + by;
  if (now > 0) shown.set(place, now);
  else shown.delete(place);
  places = new Set(shown.keys());
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
