// What a filter of users or courses asks of custom fields, as REST takes it.
import type { CustomFieldCondition } from '../../__generated__/resolvers.ts';
import { type Condition, idsOf } from '../../kit/records/conditions.ts';

const field = idsOf('CustomField', 'custom_field_id');

/** Each by itself; an empty one is none. */
export const customFieldConditions: Condition<readonly CustomFieldCondition[]> = {
  name: 'custom_field',
  value: (conditions, companyId) =>
    conditions.flatMap(({ field: fieldId, ...asked }) => {
      const id = String(field.value(fieldId, companyId));
      const each: [operator: string, operand: string | null | undefined][] = [
        ['contains', asked.contains?.trim()],
        ...(asked.variables ?? []).map((id): [string, string] => ['any', String(id)]),
        ['from', asked.from],
        ['to', asked.to],
      ];
      return each
        .filter(([, operand]) => operand)
        .map(([operator, operand]) => `${id}:${operator}:${operand}`);
    }),
};
