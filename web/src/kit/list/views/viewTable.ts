// The table settings of a saved view, and the user's unsaved changes to them.
import { tableSettings, tableSettingsIn, type TableSettings } from '../../../ui/table/settings.ts';
import { keysOf } from '../../pages/keysOf.ts';
import {
  viewFieldColumns,
  listFieldColumns,
  readSetting,
  writeSetting,
} from '../../network/settings.ts';
import type { CachedView, ListKey } from './cachedViews.ts';

/** The table's settings, and the custom fields shown as columns. */
export interface ViewTable extends TableSettings {
  /** Global ids. */
  fields: readonly string[];
}

/** Maximum number of custom-field columns. */
const mostFields = 20;

export function viewTableOf({ columns }: CachedView): ViewTable {
  const { fields } = (columns ?? {}) as { fields?: unknown };
  const ids = Array.isArray(fields) ? fields.filter((id) => typeof id === 'string') : [];
  return { ...tableSettingsIn(columns), fields: ids.slice(0, mostFields) };
}

/** The key of the table's stored settings while the view is open. */
export const tableIdIn = (tableId: string, view: CachedView | null): string =>
  view ? `${tableId}/${view.databaseId}` : tableId;

/** The shown columns among those that are hidden by default. The table has the id of its page. */
export function shownColumnsOf({ list }: ListKey, view: CachedView | null): readonly string[] {
  const { columns } = tableSettings(tableIdIn(list, view), view ? viewTableOf(view) : undefined);
  return keysOf(columns).filter((column) => columns[column]);
}

/** The custom fields shown in a list, in the order of selection. */
export function fieldColumnIds(
  { code, list }: ListKey,
  view: CachedView | null,
): readonly string[] {
  const stored = readSetting(
    view ? viewFieldColumns(view.databaseId) : listFieldColumns(list, code),
  );
  if (stored === null) return view ? viewTableOf(view).fields : [];
  return stored
    .split(',')
    .filter((id) => id !== '')
    .slice(0, mostFields);
}

/** Null resets to the view's own fields. */
export function setFieldColumns(
  { code, list }: ListKey,
  view: CachedView | null,
  ids: readonly string[] | null,
): void {
  const usual = view ? viewTableOf(view).fields.join(',') : '';
  const text = ids?.join(',') ?? usual;
  writeSetting(
    view ? viewFieldColumns(view.databaseId) : listFieldColumns(list, code),
    text === usual ? null : text,
  );
}

/** Whether the shown fields differ from the view's. */
export function hasChangedFields(place: ListKey, view: CachedView): boolean {
  return fieldColumnIds(place, view).join() !== viewTableOf(view).fields.join();
}
