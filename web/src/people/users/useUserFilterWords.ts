// Describes the conditions of the user filter for its chips, with the names of the records they refer to.
import { graphql, useFragment } from 'react-relay';
import { fieldConditionText, dateRangeText } from '../../kit/list/fieldConditionText.ts';
import type { Condition } from '../../kit/list/ListFilter.tsx';
import type { UserListState } from './userList.ts';
import type { useUserFilterWords_query$key } from '../../__generated__/useUserFilterWords_query.graphql.ts';

export function useUserFilterWords(query: useUserFilterWords_query$key, state: UserListState) {
  const { nodes } = useFragment<useUserFilterWords_query$key>(
    graphql`
      fragment useUserFilterWords_query on Query
      @argumentDefinitions(named: { type: "[ID!]!" }, hasNamed: { type: "Boolean!" }) {
        nodes(ids: $named) @include(if: $hasNamed) {
          ... on Role {
            id
            name
          }
          ... on Group {
            id
            name
          }
          ... on Course {
            id
            name
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
    name: node?.name,
    variables: (node?.variables ?? []).map(({ databaseId, value }) => [databaseId, value] as const),
  }));
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return {
    names,
    conditions: [...conditionsOf(state, names), ...fieldConditionText(state.fields, named)],
  };
}

function conditionsOf(
  state: UserListState,
  names: ReadonlyMap<string | undefined, string | undefined>,
): readonly Condition<UserListState>[] {
  const named = (title: string, field: 'role' | 'group' | 'course') => {
    const chosen = state[field].map((id) => names.get(id) ?? '…').join(', ');
    return state[field].length > 0 && { words: `${title}: ${chosen}`, without: { [field]: [] } };
  };
  const between = (title: string, from: DayField, to: DayField) =>
    (state[from] !== null || state[to] !== null) && {
      words: `${title}: ${dateRangeText(state[from], state[to])}`,
      without: { [from]: null, [to]: null },
    };
  const all: (Condition<UserListState> | false)[] = [
    named('Роль', 'role'),
    named('Группа', 'group'),
    named('Курс', 'course'),
    between('Регистрация', 'registered_from', 'registered_to'),
    between('Визит', 'visited_from', 'visited_to'),
    state.visited !== '' && {
      words: state.visited === 'yes' ? 'Заходили' : 'Ни разу не заходили',
      without: { visited: '' },
    },
    state.waiting && { words: 'Ждут допуска в админку', without: { waiting: false } },
  ];
  return all.filter((condition) => condition !== false);
}

type DayField = 'registered_from' | 'registered_to' | 'visited_from' | 'visited_to';
