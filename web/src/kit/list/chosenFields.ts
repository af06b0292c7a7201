// What a list asks for by the columns that a person has chosen: the company's own fields that stand in it, with the one that
// it is sorted by, and the columns that its table hides at first.
import { companyCode } from '../pages/Admin.ts';
import type { Address } from '../pages/addressParts.ts';
import type { Sort } from '../../ui/table/sort.ts';
import type { FieldList } from '../network/settings.ts';
import { fieldOfColumn } from './listAddress.ts';
import { keptIn, keptText, savedIn, viewOf, type KeptView, type ListPlace } from './views/kept.ts';
import { columnsIn, fieldsIn } from './views/looks.ts';

/** What a list asks for with its rows. Who is led to a list in the order of a field sees that field. */
export function fieldVariables(list: FieldList, address: Address, sort: Sort | null) {
  const fields = fieldsShown(fieldsIn(...openAt(list, address)), sort);
  return { fields: [...fields], hasFields: fields.length > 0 };
}

/** Of the columns that the table hides at first, those that stand in the list. */
export const columnsShown = (list: FieldList, address: Address): readonly string[] =>
  columnsIn(...openAt(list, address));

/** The list, and the view in which it is open. */
function openAt(list: FieldList, address: Address): [ListPlace, KeptView | null] {
  const code = companyCode(address);
  return [{ code, list }, viewOf(keptIn(keptText(code)), list, savedIn(address.search))];
}

export function fieldsShown(chosen: readonly string[], sort: Sort | null): readonly string[] {
  const sorting = fieldOfColumn(sort?.column ?? '');
  return sorting === null || chosen.includes(sorting) ? chosen : [...chosen, sorting];
}
