// Query variables for a list's optional columns: the selected custom fields, the one that sorts the list, and columns
// that are hidden by default.
import { companyCode } from '../pages/Admin.ts';
import type { Address } from '../pages/addressParameters.ts';
import type { Sort } from '../../ui/table/sort.ts';
import type { FieldList } from '../network/settings.ts';
import { fieldOfColumn } from './listAddress.ts';
import {
  parseCachedViews,
  readCachedViews,
  viewIdIn,
  viewOf,
  type CachedView,
  type ListKey,
} from './views/cachedViews.ts';
import { shownColumnsOf, fieldColumnIds } from './views/viewTable.ts';

/** The variables for custom fields. A field that sorts the list is always shown. */
export function fieldVariables(list: FieldList, address: Address, sort: Sort | null) {
  const fields = shownFieldIds(fieldColumnIds(...openAt(list, address)), sort);
  return { fields: [...fields], hasFields: fields.length > 0 };
}

/** The shown columns among those that are hidden by default. */
export const shownHiddenColumns = (list: FieldList, address: Address): readonly string[] =>
  shownColumnsOf(...openAt(list, address));

/** The list and its open view. */
function openAt(list: FieldList, address: Address): [ListKey, CachedView | null] {
  const code = companyCode(address);
  return [
    { code, list },
    viewOf(parseCachedViews(readCachedViews(code)), list, viewIdIn(address.search)),
  ];
}

export function shownFieldIds(chosen: readonly string[], sort: Sort | null): readonly string[] {
  const sorting = fieldOfColumn(sort?.column ?? '');
  return sorting === null || chosen.includes(sorting) ? chosen : [...chosen, sorting];
}
