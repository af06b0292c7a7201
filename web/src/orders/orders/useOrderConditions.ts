// The filter of orders as chips: a text for each condition, the state without it, and the names of its records.
import { graphql, useFragment } from 'react-relay';
import {
  customFieldConditions,
  namedCondition,
  rangeCondition,
  setConditions,
} from '../../kit/list/filter/conditions.ts';
import type { Condition } from '../../kit/list/filter/ListFilter.tsx';
import { formatPrice } from '../../ui/index.ts';
import { statusTypeLabels } from '../statuses/statusTypes.ts';
import { noManager, noFolder, paymentLabels, type OrderListState } from './orderList.ts';
import type { useOrderConditions_query$key } from '../../__generated__/useOrderConditions_query.graphql.ts';

export function useOrderConditions(query: useOrderConditions_query$key, state: OrderListState) {
  const { nodes } = useFragment<useOrderConditions_query$key>(
    graphql`
      fragment useOrderConditions_query on Query
      @argumentDefinitions(named: { type: "[ID!]!" }, hasNamed: { type: "Boolean!" }) {
        nodes(ids: $named) @include(if: $hasNamed) {
          ... on OrderStatus {
            id
            adminName {
              value
            }
          }
          ... on OrderFolder {
            id
            # It may be missing.
            folderName: name
          }
          ... on Course {
            id
            name
          }
          ... on User {
            id
            name: fullName
          }
          ... on CustomField {
            ...conditions_field @alias(as: "field")
          }
        }
      }
    `,
    query,
  );
  const names = new Map<string | undefined, string | undefined>([
    ...(nodes ?? []).map(
      (node) => [node?.id, node?.name ?? node?.folderName ?? node?.adminName?.value] as const,
    ),
    [noManager, 'никто'],
    [noFolder, 'без папки'],
  ]);
  return {
    names,
    conditions: [
      ...conditionsOf(state, names),
      ...customFieldConditions(
        state.fields,
        (nodes ?? []).map((node) => node?.field),
      ),
    ],
  };
}

function conditionsOf(
  state: OrderListState,
  names: ReadonlyMap<string | undefined, string | undefined>,
): readonly Condition<OrderListState>[] {
  return setConditions<OrderListState>([
    namedCondition('Статус', 'status', state, names),
    state.type.length > 0 && {
      words: `Что означает статус: ${state.type.map((type) => statusTypeLabels[type]).join(', ')}`,
      without: { type: [] },
    },
    namedCondition('Папка', 'folder', state, names),
    namedCondition('Курс', 'course', state, names),
    namedCondition('Клиент', 'user', state, names),
    namedCondition('Ответственный', 'manager', state, names),
    state.payment !== '' && {
      words: `Оплата: ${paymentLabels[state.payment]}`,
      without: { payment: '' },
    },
    state.call === 'due' && {
      words: 'Звонок: сегодня и просроченные',
      without: { call: '' },
    },
    rangeCondition('Сумма', 'sum_from', 'sum_to', state, sumsBetween),
    rangeCondition('Создана', 'created_from', 'created_to', state),
  ]);
}

const sumsBetween = (least: string | null, most: string | null): string =>
  [least !== null && `от ${formatPrice(least)}`, most !== null && `до ${formatPrice(most)}`]
    .filter((part) => part !== false)
    .join(' ');
