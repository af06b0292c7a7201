// The filter of the homework queue; its options are loaded when it opens.
import { chosenRecords } from '../../kit/list/filter/filterInputs.tsx';
import { useCourseSearch } from '../../kit/choices/courseSearch.ts';
import { usePeopleSearch } from '../../people/index.ts';
import { useGroupSearch } from '../../people/lazy.ts';
import { MultiComboBox, Stack } from '../../ui/index.ts';
import type { WorkListState } from './workList.ts';

export function WorkFilter({
  companyId,
  state,
  change,
  names,
  maySee,
}: {
  companyId: string;
  state: WorkListState;
  change: (part: Partial<WorkListState>) => void;
  /** Names of the selected records by id. */
  names: ReadonlyMap<string | undefined, string | undefined>;
  /** Which records the user may choose from. */
  maySee: { courses: boolean; people: boolean };
}) {
  const searches = {
    course: useCourseSearch(companyId),
    user: usePeopleSearch(companyId, { statuses: ['ACTIVE', 'BLOCKED'] }),
    group: useGroupSearch(companyId),
  };
  const chosenOf = chosenRecords({ searches, state, change, names });
  return (
    <Stack gap="4" w={{ base: 'full', sm: '360px' }}>
      {maySee.courses && (
        <MultiComboBox label="Курс" placeholder="Название курса" {...chosenOf('course')} />
      )}
      {maySee.people && (
        <>
          <MultiComboBox label="Ученик" placeholder="Имя или почта" {...chosenOf('user')} />
          <MultiComboBox label="Группа" placeholder="Название группы" {...chosenOf('group')} />
        </>
      )}
    </Stack>
  );
}
