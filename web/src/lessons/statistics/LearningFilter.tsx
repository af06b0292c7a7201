// The filter of a course's statistics: packages, branches, start date, and when a student counts as stuck.
import { DayRange } from '../../kit/list/filter/filterInputs.tsx';
import { Grid, NamedChoices, SelectBox, Stack } from '../../ui/index.ts';
import { daysWords } from './funnel.ts';
import { GroupChoice } from './GroupChoice.tsx';
import type { LearningState } from './learningList.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

export function LearningFilter({
  companyId,
  branches,
  packages,
  state,
  change,
}: {
  companyId: string;
  branches: readonly Named[];
  packages: readonly Named[];
  state: LearningState;
  change: (part: Partial<LearningState>) => void;
}) {
  return (
    <Stack gap="4" w={{ base: 'full', sm: '360px' }}>
      <NamedChoices
        title="Пакет"
        options={packages}
        chosen={state.package}
        onChange={(chosen) => change({ package: chosen })}
      />
      <NamedChoices
        title="Ветка"
        options={branches}
        chosen={state.branch}
        onChange={(branch) => change({ branch })}
      />
      <GroupChoice
        companyId={companyId}
        chosen={state.group}
        onChange={(group) => change({ group })}
      />
      <Grid templateColumns="1fr 1fr" gap="3">
        <DayRange
          title="Начали курс"
          first="began_from"
          last="began_to"
          state={state}
          change={change}
        />
      </Grid>
      <SelectBox
        label="Застряли, если нет движения"
        options={dayNames}
        value={state.days}
        onChange={(days) => change({ days })}
      />
    </Stack>
  );
}

const dayNames = (['3', '7', '14', '30'] as const).map((value) => ({
  value,
  label: daysWords(value),
}));
