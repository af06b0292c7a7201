// Updates the cache of saved views when one is opened, changed or found to be deleted.
import {
  writeCachedViews,
  parseCachedViews,
  readCachedViews,
  type CachedView,
} from '../cachedViews.ts';

/** Adds an opened or changed view. */
export function cacheView(
  code: string,
  { databaseId, list, name, address, columns }: CachedView,
): void {
  const cached = parseCachedViews(readCachedViews(code));
  if (!cached) return;
  writeCachedViews(code, {
    ...cached,
    views: [{ databaseId, list, name, address, columns }, ...cached.views],
  });
}

/** Removes a deleted view. */
export function removeCachedView(code: string, id: number): void {
  const cached = parseCachedViews(readCachedViews(code));
  if (!cached) return;
  const defaults = Object.entries(cached.defaults).filter(([, one]) => one !== id);
  const views = cached.views.filter(({ databaseId }) => databaseId !== id);
  writeCachedViews(code, { ...cached, defaults: Object.fromEntries(defaults), views });
}
