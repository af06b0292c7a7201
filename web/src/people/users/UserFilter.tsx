// The filter of the list of users; what can be chosen is asked for when it opens.
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { Checkbox, DateBox, Grid, MultiComboBox, SelectBox, Stack } from '../../ui/index.ts';
import { NamedChoices } from '../NamedChoices.tsx';
import { useRolesAndGroups } from './useRolesAndGroups.ts';
import { UserFieldConditions } from './UserFieldConditions.tsx';
import type { UserListState } from './userList.ts';
import type { UserFilterCoursesQuery } from '../../__generated__/UserFilterCoursesQuery.graphql.ts';

interface UserFilterProps {
  companyId: string;
  state: UserListState;
  change: (part: Partial<UserListState>) => void;
  /** Of the chosen courses, by their ids. */
  names: ReadonlyMap<string | undefined, string | undefined>;
}

export function UserFilter({ companyId, state, change, names }: UserFilterProps) {
  const { roles, groups } = useRolesAndGroups(companyId);
  const searchCourses = useCourseSearch(companyId);
  return (
    <Stack gap="4" w={{ base: 'full', sm: '360px' }}>
      <NamedChoices
        title="Роль"
        options={roles}
        chosen={state.role}
        onChange={(role) => change({ role })}
      />
      <NamedChoices
        title="Группа"
        options={groups}
        chosen={state.group}
        onChange={(group) => change({ group })}
      />
      <MultiComboBox
        label="Курс"
        placeholder="Название курса"
        value={state.course.map((id) => ({ id, name: names.get(id) ?? '…' }))}
        search={searchCourses}
        onChange={(courses) => change({ course: courses.map(({ id }) => id) })}
      />
      <Grid templateColumns="1fr 1fr" gap="3">
        <DateBox
          label="Регистрация с"
          value={state.registered_from}
          max={state.registered_to ?? undefined}
          onChange={(registered_from) => change({ registered_from })}
        />
        <DateBox
          label="по"
          value={state.registered_to}
          min={state.registered_from ?? undefined}
          onChange={(registered_to) => change({ registered_to })}
        />
        <DateBox
          label="Последний визит с"
          value={state.visited_from}
          max={state.visited_to ?? undefined}
          onChange={(visited_from) => change({ visited_from })}
        />
        <DateBox
          label="по"
          value={state.visited_to}
          min={state.visited_from ?? undefined}
          onChange={(visited_to) => change({ visited_to })}
        />
      </Grid>
      <SelectBox
        label="Заходили ли"
        options={[
          { value: '', label: 'Неважно' },
          { value: 'yes', label: 'Хотя бы раз' },
          { value: 'no', label: 'Ни разу' },
        ]}
        value={state.visited}
        onChange={(visited) => change({ visited })}
      />
      <Checkbox checked={state.waiting} onChange={(waiting) => change({ waiting })}>
        Ждут допуска в админку
      </Checkbox>
      <UserFieldConditions
        companyId={companyId}
        conditions={state.fields}
        onChange={(fields) => change({ fields })}
      />
    </Stack>
  );
}

function useCourseSearch(companyId: string) {
  const environment = useRelayEnvironment();
  return async (search: string) => {
    const found = await fetchQuery<UserFilterCoursesQuery>(
      environment,
      graphql`
        query UserFilterCoursesQuery($companyId: ID!, $search: String) @throwOnFieldError {
          node(id: $companyId) {
            ... on Company {
              courses(first: 10, search: $search, orderBy: { field: NAME }) {
                nodes {
                  id
                  name
                }
              }
            }
          }
        }
      `,
      { companyId, search },
    ).toPromise();
    return (found?.node?.courses?.nodes ?? []).map(({ id, name }) => ({ id, name }));
  };
}
