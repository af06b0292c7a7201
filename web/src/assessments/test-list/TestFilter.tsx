// The filter of the list of tests; its options are loaded when it opens.
import { chosenRecords } from '../../kit/list/filter/filterInputs.tsx';
import { MultiComboBox, SelectBox, Stack, TextLink } from '../../ui/index.ts';
import { useTestCategorySearch, useTestTeacherSearch } from '../choices.ts';
import { useSubjectSearch } from '../subjects/choices.ts';
import type { TestListState } from './testList.ts';

export function TestFilter({
  companyId,
  code,
  state,
  change,
  asksPeople,
  names,
}: {
  companyId: string;
  /** Company code, used in URLs. */
  code: string;
  state: TestListState;
  change: (part: Partial<TestListState>) => void;
  /** Whether the user may see the company's people. */
  asksPeople: boolean;
  /** Names of the selected records by id. */
  names: ReadonlyMap<string, string>;
}) {
  const searches = {
    category: useTestCategorySearch(companyId),
    subject: useSubjectSearch(companyId),
    teacher: useTestTeacherSearch(companyId),
  };
  const chosenOf = chosenRecords({ searches, state, change, names });
  return (
    <Stack gap="4" w={{ base: 'full', sm: '320px' }}>
      <MultiComboBox
        label="Категория"
        placeholder="Название категории"
        hint={<TextLink to={`/${code}/tests/categories`}>Настроить категории</TextLink>}
        {...chosenOf('category')}
      />
      <MultiComboBox label="Предмет" placeholder="Название предмета" {...chosenOf('subject')} />
      {asksPeople && (
        <MultiComboBox label="Кто проверяет" placeholder="Имя" {...chosenOf('teacher')} />
      )}
      <SelectBox
        label="Открыт без входа"
        options={answers}
        value={state.open}
        onChange={(open) => change({ open })}
      />
    </Stack>
  );
}

const answers = [
  { value: '', label: 'Неважно' },
  { value: 'yes', label: 'Да' },
  { value: 'no', label: 'Нет' },
] as const;
