// The conditions of a filter as chips: a text, and the state without the condition; false for one that is not set.
import { graphql, readInlineData } from 'react-relay';
import { dateRangeText, fieldConditionText } from './fieldConditionText.ts';
import type { FieldCondition } from './fieldConditions.ts';
import type { Condition } from './ListFilter.tsx';
import type { conditions_field$key } from '../../../__generated__/conditions_field.graphql.ts';

/** Those that are set. */
export const setConditions = <State>(
  all: readonly (Condition<State> | false)[],
): readonly Condition<State>[] => all.filter((condition) => condition !== false);

/** «Группа: 10 А, 10 Б» */
export const namedCondition = <Field extends string>(
  title: string,
  field: Field,
  state: Readonly<Record<Field, readonly string[]>>,
  /** Names of the chosen records by id. */
  names: ReadonlyMap<string | undefined, string | undefined>,
) =>
  state[field].length > 0 && {
    words: `${title}: ${state[field].map((id) => names.get(id) ?? '…').join(', ')}`,
    without: { [field]: [] } as unknown as Record<Field, never[]>,
  };

/** «Создан: 01.09.2026 — 30.09.2026» */
export const rangeCondition = <First extends string, Last extends string>(
  title: string,
  first: First,
  last: Last,
  state: Readonly<Record<First | Last, string | null>>,
  textOf = dateRangeText,
) =>
  (state[first] !== null || state[last] !== null) && {
    words: `${title}: ${textOf(state[first], state[last])}`,
    without: { [first]: null, [last]: null } as Record<First | Last, null>,
  };

/** The conditions on custom fields; `fields` are those that the server knows. */
export const customFieldConditions = (
  conditions: readonly FieldCondition[],
  fields: readonly (conditions_field$key | null | undefined)[],
) =>
  fieldConditionText(
    conditions,
    fields.flatMap((key) => {
      if (!key) return [];
      const { id, name, variables } = readInlineData<conditions_field$key>(
        graphql`
          fragment conditions_field on CustomField @inline {
            id
            name
            variables {
              databaseId
              value
            }
          }
        `,
        key,
      );
      return {
        id,
        name,
        variables: (variables ?? []).map((one) => [one.databaseId, one.value] as const),
      };
    }),
  );
