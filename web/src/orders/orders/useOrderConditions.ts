// The filter of orders as chips: a text for each condition, the state without it, and the names of its records.
import { graphql, useFragment } from 'react-relay';
import { fieldConditionText, dateRangeText } from '../../kit/list/fieldConditionText.ts';
import type { Condition } from '../../kit/list/ListFilter.tsx';
import { formatPrice } from '../../ui/index.ts';
import { statusTypeLabels } from '../statuses/statusTypes.ts';
import { nobody, noFolder, paymentLabels, type OrderListState } from './orderList.ts';
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
            id
            name
            variables {
              databaseId
              value
            }
          }
        }
      }
    `,
    query,
  );
  const named = (nodes ?? []).map((node) => ({
    id: node?.id,
    name: node?.name ?? node?.folderName ?? node?.adminName?.value,
    variables: (node?.variables ?? []).map(({ databaseId, value }) => [databaseId, value] as const),
  }));
  const names = new Map<string | undefined, string | undefined>([
    ...named.map(({ id, name }) => [id, name] as const),
    [nobody, 'никто'],
    [noFolder, 'без папки'],
  ]);
  return {
    names,
    conditions: [...conditionsOf(state, names), ...fieldConditionText(state.fields, named)],
  };
}

type IdField = 'status' | 'folder' | 'course' | 'user' | 'manager';

function conditionsOf(
  state: OrderListState,
  names: ReadonlyMap<string | undefined, string | undefined>,
): readonly Condition<OrderListState>[] {
  const named = (title: string, field: IdField) => {
    const chosen = state[field].map((id) => names.get(id) ?? '…').join(', ');
    return state[field].length > 0 && { words: `${title}: ${chosen}`, without: { [field]: [] } };
  };
  const { created_from: from, created_to: to, sum_from: least, sum_to: most } = state;
  const all: (Condition<OrderListState> | false)[] = [
    named('Статус', 'status'),
    state.type.length > 0 && {
      words: `Что означает статус: ${state.type.map((type) => statusTypeLabels[type]).join(', ')}`,
      without: { type: [] },
    },
    named('Папка', 'folder'),
    named('Курс', 'course'),
    named('Клиент', 'user'),
    named('Ответственный', 'manager'),
    state.payment !== '' && {
      words: `Оплата: ${paymentLabels[state.payment]}`,
      without: { payment: '' },
    },
    state.call === 'due' && {
      words: 'Звонок: сегодня и просроченные',
      without: { call: '' },
    },
    (least !== null || most !== null) && {
      words: `Сумма: ${sumsBetween(least, most)}`,
      without: { sum_from: null, sum_to: null },
    },
    (from !== null || to !== null) && {
      words: `Создана: ${dateRangeText(from, to)}`,
      without: { created_from: null, created_to: null },
    },
  ];
  return all.filter((condition) => condition !== false);
}

const sumsBetween = (least: string | null, most: string | null): string =>
  [least !== null && `от ${formatPrice(least)}`, most !== null && `до ${formatPrice(most)}`]
    .filter((part) => part !== false)
    .join(' ');
