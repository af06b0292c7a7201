// Updates the cache of saved views when one is opened, changed or found to be deleted.
import { keep, keptIn, keptText, type KeptView } from '../kept.ts';

/** Adds an opened or changed view. */
export function keepView(
  code: string,
  { databaseId, list, name, address, columns }: KeptView,
): void {
  const kept = keptIn(keptText(code));
  if (!kept) return;
  keep(code, { ...kept, views: [{ databaseId, list, name, address, columns }, ...kept.views] });
}

/** Removes a deleted view. */
export function forgetView(code: string, id: number): void {
  const kept = keptIn(keptText(code));
  if (!kept) return;
  const defaults = Object.entries(kept.defaults).filter(([, one]) => one !== id);
  const views = kept.views.filter(({ databaseId }) => databaseId !== id);
  keep(code, { ...kept, defaults: Object.fromEntries(defaults), views });
}
