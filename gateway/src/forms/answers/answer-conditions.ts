// Translates conditions on the fields of a form, in a filter of its answers, to REST.
import type { FormAnswerFieldCondition } from '../../__generated__/resolvers.ts';
import type { Condition } from '../../kit/records/conditions.ts';

/** Each is separate; empty ones are omitted. */
export const answerConditions: Condition<readonly FormAnswerFieldCondition[]> = {
  name: 'field',
  value: (conditions) =>
    conditions.flatMap(({ field, contains, variables, from, to }) =>
      [
        ['contains', contains?.trim()],
        ...(variables ?? []).map((id) => ['any', String(id)]),
        ['from', from],
        ['to', to],
      ]
        .filter(([, operand]) => operand)
        .map(([operator, operand]) => `${field}:${operator}:${operand}`),
    ),
};
