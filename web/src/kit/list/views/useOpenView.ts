// The saved view that a list is open in, as the address names it and this browser knows it.
import { useMemo, useSyncExternalStore } from 'react';
import {
  defaultIn,
  keptIn,
  keptText,
  noView,
  placeOf,
  savedIn,
  viewOf,
  viewParameter,
  watchKept,
  type KeptView,
  type ListPlace,
} from './kept.ts';

export interface OpenView {
  readonly place: ListPlace;
  /** Null where none is named, `noView` where that is said. */
  readonly saved: number | null;
  /** Null where none is open, or this browser does not know it yet. */
  readonly view: KeptView | null;
  /** What the list opens with. */
  readonly usual: KeptView | null;
  /** Whether there are views at all: in a company, on a server that keeps them. */
  readonly isThere: boolean;
}

export function useOpenView(pathname: string, params: URLSearchParams): OpenView {
  const place = useMemo(() => placeOf(pathname), [pathname]);
  const text = useSyncExternalStore(
    watchKept,
    () => keptText(place.code),
    () => null,
  );
  const kept = useMemo(() => keptIn(text), [text]);
  const saved = savedIn(params);
  return useMemo(
    () => ({
      place,
      saved,
      view: viewOf(kept, place.list, saved),
      usual: defaultIn(kept, place.list),
      isThere: kept !== null && place.list !== '',
    }),
    [place, saved, kept],
  );
}

/** What stands in the address with these words of the list's own: it stays in its view, or in none. */
export function searchIn({ saved, usual }: OpenView, text: string): string {
  const isUsual = text === '' && usual !== null;
  const named = saved ?? (isUsual ? noView : null);
  return named === null ? text : `${viewParameter}=${named}${text && `&${text}`}`;
}
