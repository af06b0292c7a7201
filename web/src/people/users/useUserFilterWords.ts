// The conditions of the filter of users in words, each with what is left without it, and the names that they hold.
import { graphql, useFragment } from 'react-relay';
import type { Condition } from '../../kit/list/ListFilter.tsx';
import { formatDate } from '../../ui/index.ts';
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
  const names = new Map((nodes ?? []).map((node) => [node?.id, node?.name]));
  const variables = new Map(
    (nodes ?? []).flatMap((node) =>
      (node?.variables ?? []).map(({ databaseId, value }) => [databaseId, value] as const),
    ),
  );
  return {
    names,
    conditions: [...conditionsOf(state, names), ...onFields(state, names, variables)],
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
      words: `${title}: ${period(state[from], state[to])}`,
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

/** `Город: «нов»`, `Предмет: Физика, Химия`, `Класс: от 9 до 11`, `Рождение: с 01.01.2010`. */
function onFields(
  { fields }: UserListState,
  names: ReadonlyMap<string | undefined, string | undefined>,
  variables: ReadonlyMap<number, string>,
): readonly Condition<UserListState>[] {
  return fields.map((condition) => {
    const { field, contains, variables: chosen, from, to } = condition;
    const words = [
      contains && `«${contains}»`,
      chosen.map((id) => variables.get(id) ?? '…').join(', '),
      (from !== null || to !== null) && range(from, to),
    ].filter(Boolean);
    return {
      words: `${names.get(field) ?? '…'}: ${words.join(', ')}`,
      without: { fields: fields.filter((other) => other !== condition) },
    };
  });
}

function range(from: string | null, to: string | null): string {
  if (/-\d{2}-/.test(from ?? to ?? '')) return period(from, to);
  return [from !== null && `от ${from}`, to !== null && `до ${to}`].filter(Boolean).join(' ');
}

type DayField = 'registered_from' | 'registered_to' | 'visited_from' | 'visited_to';

function period(from: string | null, to: string | null): string {
  if (from === null) return `по ${formatDate(to)}`;
  return to === null ? `с ${formatDate(from)}` : `${formatDate(from)} — ${formatDate(to)}`;
}
