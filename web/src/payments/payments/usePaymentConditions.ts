// The filter of payments as chips: a text for each condition, the state without it, and the names of its records.
import { graphql, useFragment } from 'react-relay';
import { namedCondition, rangeCondition } from '../../kit/list/filter/conditions.ts';
import type { Condition } from '../../kit/list/filter/ListFilter.tsx';
import { formatPrice } from '../../ui/index.ts';
import type { PaymentListState } from './paymentList.ts';
import { typeLabels } from './paymentWords.ts';
import type { usePaymentConditions_query$key } from '../../__generated__/usePaymentConditions_query.graphql.ts';

export function usePaymentConditions(
  query: usePaymentConditions_query$key,
  state: PaymentListState,
) {
  const { nodes } = useFragment<usePaymentConditions_query$key>(
    graphql`
      fragment usePaymentConditions_query on Query
      @argumentDefinitions(named: { type: "[ID!]!" }, hasNamed: { type: "Boolean!" }) {
        nodes(ids: $named) @include(if: $hasNamed) {
          ... on PaymentStatus {
            id
            name: adminName
          }
          ... on Course {
            id
            name
          }
          ... on User {
            id
            name: fullName
          }
          ... on PromoCode {
            id
            name: code
          }
        }
      }
    `,
    query,
  );
  const names = new Map((nodes ?? []).map((node) => [node?.id, node?.name] as const));
  return { names, conditions: conditionsOf(state, names) };
}

function conditionsOf(
  state: PaymentListState,
  names: ReadonlyMap<string | undefined, string | undefined>,
): readonly (Condition<PaymentListState> | false)[] {
  return [
    namedCondition('Статус', 'status', state, names),
    state.type.length > 0 && {
      words: `Способ: ${state.type.map((type) => typeLabels[type]).join(', ')}`,
      without: { type: [] },
    },
    namedCondition('Курс', 'course', state, names),
    namedCondition('Плательщик', 'payer', state, names),
    namedCondition('Промокод', 'promo', state, names),
    rangeCondition('Сумма', 'sum_from', 'sum_to', state, sumsBetween),
    rangeCondition('Оплачен', 'paid_from', 'paid_to', state),
    rangeCondition('Создан', 'created_from', 'created_to', state),
  ];
}

const sumsBetween = (least: string | null, most: string | null): string =>
  [least !== null && `от ${formatPrice(least)}`, most !== null && `до ${formatPrice(most)}`]
    .filter((part) => part !== false)
    .join(' ');
