// The filter of a test's results; people and groups are loaded when it opens.
import { usePeopleSearch } from '../../people/index.ts';
import { useGroupSearch } from '../../people/lazy.ts';
import { DayRange, chosenRecords } from '../../kit/list/filter/filterInputs.tsx';
import { keysOf } from '../../kit/pages/keysOf.ts';
import { Checkbox, Grid, MultiComboBox, NamedChoices, SelectBox, Stack } from '../../ui/index.ts';
import { attemptStates } from '../attempts/attemptStates.ts';
import type { ResultListState } from './resultList.ts';
import type { Names } from './useNames.ts';

export function ResultFilter({
  companyId,
  state,
  change,
  names,
  asksPeople,
}: {
  companyId: string;
  state: ResultListState;
  change: (part: Partial<ResultListState>) => void;
  /** Names of the selected records by id. */
  names: Names;
  /** Whether the user may see the company's people. */
  asksPeople: boolean;
}) {
  const searches = {
    user: usePeopleSearch(companyId, { statuses: ['ACTIVE', 'BLOCKED'] }),
    group: useGroupSearch(companyId),
  };
  const chosenOf = chosenRecords({ searches, state, change, names });
  return (
    <Stack gap="4" w={{ base: 'full', sm: '360px' }}>
      <NamedChoices
        title="Состояние"
        options={states}
        chosen={state.state}
        onChange={(chosen) => change({ state: chosen })}
      />
      <Grid templateColumns="1fr 1fr" gap="3">
        <SelectBox
          label="Тест сдан"
          options={answers}
          value={state.passed}
          onChange={(passed) => change({ passed })}
        />
        <SelectBox
          label="Кто проходил"
          options={takers}
          value={state.taker}
          onChange={(taker) => change({ taker })}
        />
        <DayRange title="Начата" first="from" last="to" state={state} change={change} />
      </Grid>
      <SelectBox
        label="Аннулирована"
        options={answers}
        value={state.annulled}
        onChange={(annulled) => change({ annulled })}
      />
      <Checkbox checked={state.best} onChange={(best) => change({ best })}>
        Только лучшая попытка каждого ученика
      </Checkbox>
      {asksPeople && (
        <>
          <MultiComboBox label="Ученик" placeholder="Имя или почта" {...chosenOf('user')} />
          <MultiComboBox label="Группа" placeholder="Название группы" {...chosenOf('group')} />
        </>
      )}
    </Stack>
  );
}

const states = keysOf(attemptStates).map((id) => ({ id, name: attemptStates[id] }));

const answers = [
  { value: '', label: 'Неважно' },
  { value: 'yes', label: 'Да' },
  { value: 'no', label: 'Нет' },
] as const;

const takers = [
  { value: '', label: 'Неважно' },
  { value: 'learners', label: 'Ученики' },
  { value: 'visitors', label: 'Посетители' },
] as const;
