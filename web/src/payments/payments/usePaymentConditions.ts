// The filter of payments as chips: a text for each condition, the state without it, and the names of its records.
import { graphql, useFragment } from 'react-relay';
import { dateRangeText } from '../../kit/list/fieldConditionText.ts';
import type { Condition } from '../../kit/list/ListFilter.tsx';
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
  const named = (title: string, field: 'status' | 'course' | 'payer' | 'promo') => {
    const chosen = state[field].map((id) => names.get(id) ?? '…').join(', ');
    return state[field].length > 0 && { words: `${title}: ${chosen}`, without: { [field]: [] } };
  };
  const { sum_from, sum_to, paid_from, paid_to, created_from, created_to } = state;
  return [
    named('Статус', 'status'),
    state.type.length > 0 && {
      words: `Способ: ${state.type.map((type) => typeLabels[type]).join(', ')}`,
      without: { type: [] },
    },
    named('Курс', 'course'),
    named('Плательщик', 'payer'),
    named('Промокод', 'promo'),
    (sum_from !== null || sum_to !== null) && {
      words: `Сумма: ${sumsBetween(sum_from, sum_to)}`,
      without: { sum_from: null, sum_to: null },
    },
    (paid_from !== null || paid_to !== null) && {
      words: `Оплачен: ${dateRangeText(paid_from, paid_to)}`,
      without: { paid_from: null, paid_to: null },
    },
    (created_from !== null || created_to !== null) && {
      words: `Создан: ${dateRangeText(created_from, created_to)}`,
      without: { created_from: null, created_to: null },
    },
  ];
}

const sumsBetween = (least: string | null, most: string | null): string =>
  [least !== null && `от ${formatPrice(least)}`, most !== null && `до ${formatPrice(most)}`]
    .filter((part) => part !== false)
    .join(' ');
