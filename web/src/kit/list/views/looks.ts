// The table settings of a saved view, and the user's unsaved changes to them.
import { tableSettings, tableSettingsIn, type TableSettings } from '../../../ui/table/settings.ts';
import { keysOf } from '../../pages/keysOf.ts';
import {
  fieldColumnsIn,
  fieldColumnsOf,
  readSetting,
  writeSetting,
} from '../../network/settings.ts';
import type { KeptView, ListPlace } from './kept.ts';

/** The table's settings, and the custom fields shown as columns. */
export interface Look extends TableSettings {
  /** Global ids. */
  fields: readonly string[];
}

/** Maximum number of custom-field columns. */
const mostFields = 20;

export function lookOf({ columns }: KeptView): Look {
  const { fields } = (columns ?? {}) as { fields?: unknown };
  const ids = Array.isArray(fields) ? fields.filter((id) => typeof id === 'string') : [];
  return { ...tableSettingsIn(columns), fields: ids.slice(0, mostFields) };
}

/** The key of the table's stored settings while the view is open. */
export const tableIdIn = (tableId: string, view: KeptView | null): string =>
  view ? `${tableId}/${view.databaseId}` : tableId;

/** The shown columns among those that are hidden by default. The table has the id of its page. */
export function columnsIn({ list }: ListPlace, view: KeptView | null): readonly string[] {
  const { columns } = tableSettings(tableIdIn(list, view), view ? lookOf(view) : undefined);
  return keysOf(columns).filter((column) => columns[column]);
}

/** The custom fields shown in a list, in the order of selection. */
export function fieldsIn({ code, list }: ListPlace, view: KeptView | null): readonly string[] {
  const kept = readSetting(view ? fieldColumnsIn(view.databaseId) : fieldColumnsOf(list, code));
  if (kept === null) return view ? lookOf(view).fields : [];
  return kept
    .split(',')
    .filter((id) => id !== '')
    .slice(0, mostFields);
}

/** Null resets to the view's own fields. */
export function chooseFields(
  { code, list }: ListPlace,
  view: KeptView | null,
  ids: readonly string[] | null,
): void {
  const usual = view ? lookOf(view).fields.join(',') : '';
  const text = ids?.join(',') ?? usual;
  writeSetting(
    view ? fieldColumnsIn(view.databaseId) : fieldColumnsOf(list, code),
    text === usual ? null : text,
  );
}

/** Whether the shown fields differ from the view's. */
export function hasOtherFields(place: ListPlace, view: KeptView): boolean {
  return fieldsIn(place, view).join() !== lookOf(view).fields.join();
}
