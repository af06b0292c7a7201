// The custom field values of a record: all of them, or those of the requested fields.
import { filteredRelation, type Need } from '../../kit/plan/needs.ts';
import { badArgument } from '../../kit/records/arguments.ts';
import { idsInCompany, invalidIdMessage } from '../../kit/records/ids.ts';

/** `relation` is the name in REST; the argument `fields` takes global ids. */
export const customFieldValues = (relation: string): Need =>
  filteredRelation(relation, {
    column: 'custom_field_id',
    values: ({ fields }, companyId) => {
      if (!Array.isArray(fields)) return null;
      const mistake = invalidIdMessage(fields, 'CustomField');
      if (mistake !== null) throw badArgument(mistake);
      return fields.flatMap((id: string) => idsInCompany([id], 'CustomField', companyId) ?? []);
    },
  });
