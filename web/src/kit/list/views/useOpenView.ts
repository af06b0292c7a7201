// The open saved view of a list, from the address and the cached views.
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
  /** Null when the address names none, `noView` when it explicitly has none. */
  readonly saved: number | null;
  /** Null when none is open or it is not cached yet. */
  readonly view: KeptView | null;
  /** The list's default view. */
  readonly usual: KeptView | null;
  /** Whether the page has saved views: a company's page on a server that supports them. */
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

/** The query string for the list's own parameters, with the view's parameter. */
export function searchIn({ saved, usual }: OpenView, text: string): string {
  const isUsual = text === '' && usual !== null;
  const named = saved ?? (isUsual ? noView : null);
  return named === null ? text : `${viewParameter}=${named}${text && `&${text}`}`;
}
