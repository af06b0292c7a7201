// The filter of the checking queue; its options are loaded when it opens.
import { chosenRecords } from '../../../kit/list/filter/filterInputs.tsx';
import { usePeopleSearch } from '../../../people/index.ts';
import { useGroupSearch } from '../../../people/lazy.ts';
import { MultiComboBox, Stack } from '../../../ui/index.ts';
import { useTestSearch } from '../../choices.ts';
import type { CheckingState } from './checkingList.ts';
import type { Names } from '../useNames.ts';

export function CheckingFilter({
  companyId,
  state,
  change,
  names,
  maySee,
}: {
  companyId: string;
  state: CheckingState;
  change: (part: Partial<CheckingState>) => void;
  /** Names of the selected records by id. */
  names: Names;
  /** Which records the user may choose from. */
  maySee: { tests: boolean; people: boolean };
}) {
  const searches = {
    test: useTestSearch(companyId),
    user: usePeopleSearch(companyId, { statuses: ['ACTIVE', 'BLOCKED'] }),
    group: useGroupSearch(companyId),
  };
  const chosenOf = chosenRecords({ searches, state, change, names });
  return (
    <Stack gap="4" w={{ base: 'full', sm: '360px' }}>
      {maySee.tests && (
        <MultiComboBox label="Тест" placeholder="Название теста" {...chosenOf('test')} />
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
