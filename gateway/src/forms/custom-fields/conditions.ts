// Translates conditions on custom fields, in a filter of users or courses, to REST.
import type { CustomFieldCondition } from '../../__generated__/resolvers.ts';
import { type Condition, idsCondition } from '../../kit/records/conditions.ts';

const field = idsCondition('CustomField', 'custom_field_id');

/** Each is separate; empty ones are omitted. */
export const customFieldConditions: Condition<readonly CustomFieldCondition[]> = {
  name: 'custom_field',
  value: (conditions, companyId) =>
    conditions.flatMap(({ field: fieldId, ...condition }) => {
      const id = String(field.value(fieldId, companyId));
      const each: [operator: string, operand: string | null | undefined][] = [
        ['contains', condition.contains?.trim()],
        ...(condition.variables ?? []).map((id): [string, string] => ['any', String(id)]),
        ['from', condition.from],
        ['to', condition.to],
      ];
      return each
        .filter(([, operand]) => operand)
        .map(([operator, operand]) => `${id}:${operator}:${operand}`);
    }),
};
