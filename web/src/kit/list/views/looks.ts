// What a saved view holds of the table, and what of it a person has set otherwise since and not saved.
import { tableSettings, tableSettingsIn, type TableSettings } from '../../../ui/table/settings.ts';
import { keysOf } from '../../pages/keysOf.ts';
import {
  fieldColumnsIn,
  fieldColumnsOf,
  readSetting,
  writeSetting,
} from '../../network/settings.ts';
import type { KeptView, ListPlace } from './kept.ts';

/** What is saved of a table: how it is set, and which of the company's own fields stand in it. */
export interface Look extends TableSettings {
  /** Global ids. */
  fields: readonly string[];
}

/** Columns of fields that a table may have. */
const mostFields = 20;

export function lookOf({ columns }: KeptView): Look {
  const { fields } = (columns ?? {}) as { fields?: unknown };
  const ids = Array.isArray(fields) ? fields.filter((id) => typeof id === 'string') : [];
  return { ...tableSettingsIn(columns), fields: ids.slice(0, mostFields) };
}

/** Under which the table keeps what is set for it while the view is open. */
export const tableIdIn = (tableId: string, view: KeptView | null): string =>
  view ? `${tableId}/${view.databaseId}` : tableId;

/** The columns of a list that its table hides at first, and that a person shows. Its table has the id of its page. */
export function columnsIn({ list }: ListPlace, view: KeptView | null): readonly string[] {
  const { columns } = tableSettings(tableIdIn(list, view), view ? lookOf(view) : undefined);
  return keysOf(columns).filter((column) => columns[column]);
}

/** The company's own fields that stand in a list, in the order in which they were chosen. */
export function fieldsIn({ code, list }: ListPlace, view: KeptView | null): readonly string[] {
  const kept = readSetting(view ? fieldColumnsIn(view.databaseId) : fieldColumnsOf(list, code));
  if (kept === null) return view ? lookOf(view).fields : [];
  return kept
    .split(',')
    .filter((id) => id !== '')
    .slice(0, mostFields);
}

/** Null for those that it has where nobody chose any. */
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

/** Whether other fields stand there than those of the view. */
export function hasOtherFields(place: ListPlace, view: KeptView): boolean {
  return fieldsIn(place, view).join() !== lookOf(view).fields.join();
}
