// What a filter of answers asks of the form's fields, as REST takes it.
import type { FormAnswerFieldCondition } from '../../__generated__/resolvers.ts';
import type { Condition } from '../../kit/records/conditions.ts';

/** Each by itself; an empty one is none. */
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
