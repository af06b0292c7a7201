// Search and filter of the list of users; what is on shows as chips.
import { ListFilter } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Button, Chip, Popover, SearchField } from '../../ui/index.ts';
import { UserFilter } from './UserFilter.tsx';
import { userList, type UserListState } from './userList.ts';
import { useUserFilterWords } from './useUserFilterWords.ts';
import type { UserToolbar_query$key } from '../../__generated__/UserToolbar_query.graphql.ts';

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
  const named = useFragment<UserToolbar_query$key>(
    graphql`
      fragment UserToolbar_query on Query
      @argumentDefinitions(named: { type: "[ID!]!" }, hasNamed: { type: "Boolean!" }) {
        ...useUserFilterWords_query @arguments(named: $named, hasNamed: $hasNamed)
      }
    `,
    query,
  );
  const { names, conditions } = useUserFilterWords(named, state);
  return (
    <>
      <SearchField
        label="Поиск по пользователям"
        placeholder="Имя, почта или телефон"
        value={state.search}
        onChange={(search) => change({ ...state, search }, { replace: true })}
      />
      {conditions.map(({ words, without }) => (
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
