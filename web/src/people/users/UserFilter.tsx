// The filter of the list of users; its choices are fetched when it opens.
import { useCourseSearch } from '../../courses/index.ts';
import { FieldConditions } from '../../kit/fields/FieldConditions.tsx';
import {
  Checkbox,
  DateBox,
  Grid,
  MultiComboBox,
  SelectBox,
  Stack,
  type ChosenRecord,
} from '../../ui/index.ts';
import { useGroupSearch, useRoleSearch } from '../choices.ts';
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
  const chosenOf = (field: keyof typeof searches) => ({
    value: state[field].map((id) => ({ id, name: names.get(id) ?? '…' })),
    search: searches[field],
    onChange: (chosen: readonly ChosenRecord[]) => change({ [field]: chosen.map(({ id }) => id) }),
  });
  return (
    <Stack gap="4" w={{ base: 'full', sm: '360px' }}>
      <MultiComboBox label="Роль" placeholder="Название роли" {...chosenOf('role')} />
      <MultiComboBox label="Группа" placeholder="Название группы" {...chosenOf('group')} />
      <MultiComboBox label="Курс" placeholder="Название курса" {...chosenOf('course')} />
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
      <FieldConditions
        companyId={companyId}
        subtype="USER"
        conditions={state.fields}
        onChange={(fields) => change({ fields })}
      />
    </Stack>
  );
}
