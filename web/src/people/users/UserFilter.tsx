// The filter of the list of users; its choices are fetched when it opens.
import { useCourseSearch } from '../../kit/choices/courseSearch.ts';
import { DayRange, chosenRecords } from '../../kit/list/filter/filterInputs.tsx';
import { FieldConditions } from '../../kit/fields/FieldConditions.tsx';
import { Checkbox, Grid, MultiComboBox, SelectBox, Stack } from '../../ui/index.ts';
import { useRoleSearch } from '../../kit/choices/roleSearch.ts';
import { useGroupSearch } from '../choices.ts';
import type { UserListState } from './userList.ts';

interface UserFilterProps {
  companyId: string;
  state: UserListState;
  change: (part: Partial<UserListState>) => void;
  /** Names of selected records by id. */
  names: ReadonlyMap<string | undefined, string | undefined>;
}

export function UserFilter({ companyId, state, change, names }: UserFilterProps) {
  const searches = {
    role: useRoleSearch(companyId),
    group: useGroupSearch(companyId),
    course: useCourseSearch(companyId),
  };
  const chosenOf = chosenRecords({ searches, state, change, names });
  return (
    <Stack gap="4" w={{ base: 'full', sm: '360px' }}>
      <MultiComboBox label="Роль" placeholder="Название роли" {...chosenOf('role')} />
      <MultiComboBox label="Группа" placeholder="Название группы" {...chosenOf('group')} />
      <MultiComboBox label="Курс" placeholder="Название курса" {...chosenOf('course')} />
      <Grid templateColumns="1fr 1fr" gap="3">
        <DayRange
          title="Регистрация"
          first="registered_from"
          last="registered_to"
          state={state}
          change={change}
        />
        <DayRange
          title="Последний визит"
          first="visited_from"
          last="visited_to"
          state={state}
          change={change}
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
      <FieldConditions
        companyId={companyId}
        subtype="USER"
        conditions={state.fields}
        onChange={(fields) => change({ fields })}
      />
    </Stack>
  );
}
