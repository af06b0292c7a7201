// The filter of a course's students: package, branch, progress and last visit.
import { DayRange } from '../../kit/list/filter/filterInputs.tsx';
import { Grid, MultiComboBox, NamedChoices, SelectBox, Stack } from '../../ui/index.ts';
import { useCoursePackageSearch } from './choices.ts';
import type { StudentListState } from './studentList.ts';

export function StudentFilter({
  courseId,
  branches,
  names,
  state,
  change,
}: {
  courseId: string;
  branches: readonly { readonly id: string; readonly name: string }[];
  /** Names of selected packages by id. */
  names: ReadonlyMap<string, string>;
  state: StudentListState;
  change: (part: Partial<StudentListState>) => void;
}) {
  const packages = useCoursePackageSearch(courseId);
  return (
    <Stack gap="4" w={{ base: 'full', sm: '360px' }}>
      <MultiComboBox
        label="Пакет"
        placeholder="Название пакета"
        search={packages}
        value={state.package.map((id) => ({ id, name: names.get(id) ?? '…' }))}
        onChange={(chosen) => change({ package: chosen.map(({ id }) => id) })}
      />
      <NamedChoices
        title="Ветка"
        options={branches}
        chosen={state.branch}
        onChange={(branch) => change({ branch })}
      />
      <Grid templateColumns="1fr 1fr" gap="3">
        {(['progress_from', 'progress_to'] as const).map((name) => (
          <SelectBox
            key={name}
            label={name === 'progress_from' ? 'Прогресс от' : 'до'}
            options={percents}
            value={state[name] === null ? '' : String(state[name])}
            onChange={(value) => change({ [name]: value === '' ? null : Number(value) })}
          />
        ))}
        <DayRange
          title="Последний визит"
          first="visited_from"
          last="visited_to"
          state={state}
          change={change}
        />
      </Grid>
      <SelectBox
        label="Заходили ли на курс"
        options={[
          { value: '', label: 'Неважно' },
          { value: 'yes', label: 'Хотя бы раз' },
          { value: 'no', label: 'Ни разу' },
        ]}
        value={state.visited}
        onChange={(visited) => change({ visited })}
      />
    </Stack>
  );
}

const percents = [
  { value: '', label: 'Любой' },
  ...Array.from({ length: 11 }, (_, tenth) => ({
    value: String(tenth * 10),
    label: `${tenth * 10} %`,
  })),
];
