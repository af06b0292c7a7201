// The open saved view of a list, from the address and the cached views.
import { useMemo, useSyncExternalStore } from 'react';
import {
  defaultViewOf,
  parseCachedViews,
  readCachedViews,
  noView,
  listKeyOf,
  viewIdIn,
  viewOf,
  viewParameter,
  subscribeToCachedViews,
  type CachedView,
  type ListKey,
} from './cachedViews.ts';

export interface OpenView {
  readonly place: ListKey;
  /** Null when the address names none, `noView` when it explicitly has none. */
  readonly saved: number | null;
  /** Null when none is open or it is not cached yet. */
  readonly view: CachedView | null;
  /** The list's default view. */
  readonly defaultView: CachedView | null;
  /** Whether the page has saved views: a company's page on a server that supports them. */
  readonly hasViews: boolean;
}

export function useOpenView(pathname: string, params: URLSearchParams): OpenView {
  const place = useMemo(() => listKeyOf(pathname), [pathname]);
  const text = useSyncExternalStore(
    subscribeToCachedViews,
    () => readCachedViews(place.code),
    () => null,
  );
  const cached = useMemo(() => parseCachedViews(text), [text]);
  const saved = viewIdIn(params);
  return useMemo(
    () => ({
      place,
      saved,
      view: viewOf(cached, place.list, saved),
      defaultView: defaultViewOf(cached, place.list),
      hasViews: cached !== null && place.list !== '',
    }),
    [place, saved, cached],
  );
}

/** The query string for the list's own parameters, with the view's parameter. */
export function searchIn({ saved, defaultView }: OpenView, text: string): string {
  const isUsual = text === '' && defaultView !== null;
  const named = saved ?? (isUsual ? noView : null);
  return named === null ? text : `${viewParameter}=${named}${text && `&${text}`}`;
}
