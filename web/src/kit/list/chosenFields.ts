// Which of the company's own fields stand as columns in a list: what a person chose, kept in this browser, and the field
// that the list is sorted by.
import type { Sort } from '../../ui/table/sort.ts';
import { fieldColumnsOf, readSetting, writeSetting, type FieldList } from '../settings.ts';
import { fieldOfColumn } from './listAddress.ts';

/** Columns of fields that a table may have. */
const mostFields = 20;

/** Global ids, in the order in which they were chosen; `code` is the company's. */
export function chosenFields(list: FieldList, code: string): readonly string[] {
  const kept = readSetting(fieldColumnsOf(list, code))?.split(',') ?? [];
  return kept.filter((id) => id !== '').slice(0, mostFields);
}

export function chooseFields(list: FieldList, code: string, ids: readonly string[]): void {
  writeSetting(fieldColumnsOf(list, code), ids.length === 0 ? null : ids.join(','));
}

/** What a list asks for with its rows. Who is led to a list in the order of a field sees that field. */
export function fieldVariables(list: FieldList, code: string, sort: Sort | null) {
  const sorting = fieldOfColumn(sort?.column ?? '');
  const chosen = chosenFields(list, code);
  const fields = sorting === null || chosen.includes(sorting) ? chosen : [...chosen, sorting];
  return { fields: [...fields], hasFields: fields.length > 0 };
}
