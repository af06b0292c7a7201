// Search and filter of the list of users; what is on shows as chips.
import { ListFilter } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Button, Chip, formatDate, Popover, SearchField } from '../../ui/index.ts';
import { UserFilter } from './UserFilter.tsx';
import { userList, type UserListState } from './userList.ts';
import type { UserToolbar_query$key } from './__generated__/UserToolbar_query.graphql.ts';

export function UserToolbar({
  query,
  companyId,
  state,
  change,
}: {
  query: UserToolbar_query$key;
  companyId: string;
  state: UserListState;
  change: (next: UserListState, options?: { replace?: boolean }) => void;
}) {
  const { nodes } = useFragment<UserToolbar_query$key>(
    graphql`
      fragment UserToolbar_query on Query
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
        }
      }
    `,
    query,
  );
  const names = new Map((nodes ?? []).map((node) => [node?.id, node?.name]));
  return (
    <>
      <SearchField
        label="Поиск по пользователям"
        placeholder="Имя, почта или телефон"
        value={state.search}
        onChange={(search) => change({ ...state, search }, { replace: true })}
      />
      {conditions(state, names).map(({ words, without }) => (
        <Chip key={words} label={words} onRemove={() => change({ ...state, ...without })} />
      ))}
      <Popover
        label="Фильтр"
        trigger={
          <Button variant="ghost" icon={<ListFilter size={16} aria-hidden />}>
            Фильтр
          </Button>
        }
      >
        <UserFilter companyId={companyId} state={state} change={change} names={names} />
      </Popover>
      {userList.isFiltered(state) && (
        <Button variant="ghost" size="sm" onClick={() => change(userList.withoutFilter(state))}>
          Сбросить
        </Button>
      )}
    </>
  );
}

interface Condition {
  words: string;
  without: Partial<UserListState>;
}

/** The conditions of the filter in words, each with what is left without it. */
function conditions(
  state: UserListState,
  names: ReadonlyMap<string | undefined, string | undefined>,
): readonly Condition[] {
  const named = (title: string, field: 'role' | 'group' | 'course') => {
    const chosen = state[field].map((id) => names.get(id) ?? '…').join(', ');
    return state[field].length > 0 && { words: `${title}: ${chosen}`, without: { [field]: [] } };
  };
  const between = (title: string, from: DayField, to: DayField) =>
    (state[from] !== null || state[to] !== null) && {
      words: `${title}: ${period(state[from], state[to])}`,
      without: { [from]: null, [to]: null },
    };
  const all: (Condition | false)[] = [
    named('Роль', 'role'),
    named('Группа', 'group'),
    named('Курс', 'course'),
    between('Регистрация', 'registered_from', 'registered_to'),
    between('Визит', 'visited_from', 'visited_to'),
    state.visited !== '' && {
      words: state.visited === 'yes' ? 'Заходили' : 'Ни разу не заходили',
      without: { visited: '' },
    },
  ];
  return all.filter((condition) => condition !== false);
}

type DayField = 'registered_from' | 'registered_to' | 'visited_from' | 'visited_to';

function period(from: string | null, to: string | null): string {
  if (from === null) return `по ${formatDate(to)}`;
  return to === null ? `с ${formatDate(from)}` : `${formatDate(from)} — ${formatDate(to)}`;
}
