// The filter of promo codes as chips: a text for each condition, the state without it, and the names of its courses.
import { graphql, useFragment } from 'react-relay';
import { namedCondition } from '../../kit/list/filter/conditions.ts';
import type { Condition } from '../../kit/list/filter/ListFilter.tsx';
import type { PromoCodeListState } from './promoCodeList.ts';
import { stateLabels } from './promoCodeWords.ts';
import type { usePromoCodeConditions_query$key } from '../../__generated__/usePromoCodeConditions_query.graphql.ts';

export function usePromoCodeConditions(
  query: usePromoCodeConditions_query$key,
  { switched, discount, state, course }: PromoCodeListState,
): {
  /** Names of the courses by global id. */
  names: ReadonlyMap<string, string>;
  conditions: readonly (Condition<PromoCodeListState> | false)[];
} {
  const { nodes } = useFragment<usePromoCodeConditions_query$key>(
    graphql`
      fragment usePromoCodeConditions_query on Query
      @argumentDefinitions(named: { type: "[ID!]!" }, hasNamed: { type: "Boolean!" }) {
        nodes(ids: $named) @include(if: $hasNamed) {
          ... on Course {
            id
            name
          }
        }
      }
    `,
    query,
  );
  const names = new Map(
    (nodes ?? []).flatMap((node) => (node?.id && node.name ? [[node.id, node.name] as const] : [])),
  );
  return {
    names,
    conditions: [
      switched !== '' && {
        words: switched === 'on' ? 'Включённые' : 'Выключенные',
        without: { switched: '' },
      },
      discount !== '' && {
        words: discount === 'SUM' ? 'Скидка суммой' : 'Скидка в процентах',
        without: { discount: '' },
      },
      state.length > 0 && {
        words: `Срок: ${state.map((id) => stateLabels[id]).join(', ')}`,
        without: { state: [] },
      },
      namedCondition('Курс', 'course', { course }, names),
    ],
  };
}
