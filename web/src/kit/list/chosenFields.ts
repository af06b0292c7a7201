// Which of the company's own fields a list asks for: those that stand in it as columns, and the one that it is sorted by.
import { companyCode } from '../Admin.ts';
import type { Address } from '../addressParts.ts';
import type { Sort } from '../../ui/table/sort.ts';
import type { FieldList } from '../settings.ts';
import { fieldOfColumn } from './listAddress.ts';
import { keptIn, keptText, savedIn, viewOf } from './views/kept.ts';
import { fieldsIn } from './views/looks.ts';

/** What a list asks for with its rows. Who is led to a list in the order of a field sees that field. */
export function fieldVariables(list: FieldList, address: Address, sort: Sort | null) {
  const code = companyCode(address);
  const view = viewOf(keptIn(keptText(code)), list, savedIn(address.search));
  const fields = fieldsShown(fieldsIn({ code, list }, view), sort);
  return { fields: [...fields], hasFields: fields.length > 0 };
}

export function fieldsShown(chosen: readonly string[], sort: Sort | null): readonly string[] {
  const sorting = fieldOfColumn(sort?.column ?? '');
  return sorting === null || chosen.includes(sorting) ? chosen : [...chosen, sorting];
}
