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
  const kept = parseCachedViews(readCachedViews(code));
  if (!kept) return;
  writeCachedViews(code, {
    ...kept,
    views: [{ databaseId, list, name, address, columns }, ...kept.views],
  });
}

/** Removes a deleted view. */
export function removeCachedView(code: string, id: number): void {
  const kept = parseCachedViews(readCachedViews(code));
  if (!kept) return;
  const defaults = Object.entries(kept.defaults).filter(([, one]) => one !== id);
  const views = kept.views.filter(({ databaseId }) => databaseId !== id);
  writeCachedViews(code, { ...kept, defaults: Object.fromEntries(defaults), views });
}
