// The custom field values of a record: all of them, or those of the requested fields.
import { chosenOf, type Need } from '../../kit/plan/needs.ts';
import { badArgument } from '../../kit/records/arguments.ts';
import { idsInCompany, mistakeOf } from '../../kit/records/ids.ts';

/** `relation` is the name in REST; the argument `fields` takes global ids. */
export const heldValues = (relation: string): Need =>
  chosenOf(relation, {
    column: 'custom_field_id',
    values: ({ fields }, companyId) => {
      if (!Array.isArray(fields)) return null;
      const mistake = mistakeOf(fields, 'CustomField');
      if (mistake !== null) throw badArgument(mistake);
      return fields.flatMap((id: string) => idsInCompany([id], 'CustomField', companyId) ?? []);
    },
  });
