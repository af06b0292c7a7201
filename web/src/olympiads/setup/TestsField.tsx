// A form field for the tests of an olympiad: found by title, added, moved and removed.
import { Trash2 } from 'lucide-react';
import {
  ComboBox,
  Flex,
  IconButton,
  OrderedList,
  Stack,
  Text,
  TextLink,
  useField,
} from '../../ui/index.ts';
import { useTestSearch } from '../../assessments/lazy.ts';

export interface ChosenTest {
  id: string;
  name: string;
  /** REST id; null for a newly added one. */
  testId: number | null;
}

/** The server's limit for an olympiad. */
const mostTests = 50;

export function TestsField({
  name,
  companyId,
  at,
  readOnly,
}: {
  name: string;
  companyId: string;
  /** URL of the olympiad. */
  at: string;
  readOnly: boolean;
}) {
  const { field, error } = useField<readonly ChosenTest[]>(name, {
    words: {
      label: 'Тесты',
      show: (all) => all.map((test) => test.name).join('; ') || 'пусто',
    },
  });
  const search = useTestSearch(companyId);
  const tests = field.value;
  return (
    <Stack gap="4">
      {!readOnly && tests.length < mostTests && (
        <ComboBox
          label="Добавить тест"
          placeholder="Название теста"
          hint="Сумма складывается из лучших попыток участника в каждом тесте"
          value={null}
          search={search}
          error={error}
          onBlur={field.onBlur}
          onChange={(chosen) => {
            if (chosen === null || tests.some(({ id }) => id === chosen.id)) return;
            field.onChange([...tests, { ...chosen, testId: null }]);
          }}
        />
      )}
      {tests.length === 0 ? (
        <Text tone="muted">Тестов пока нет: таблице нечего складывать.</Text>
      ) : (
        <OrderedList
          label="Тесты олимпиады"
          items={tests}
          labelOf={(test) => test.name}
          onChange={field.onChange}
          isDraggable={!readOnly}
        >
          {(test) => (
            <Flex gap="2" align="center" justify="space-between" minW="0">
              {test.testId === null ? (
                <Text overflowWrap="anywhere">{test.name}</Text>
              ) : (
                <TextLink to={`${at}/test/${test.testId}`}>{test.name}</TextLink>
              )}
              {!readOnly && (
                <IconButton
                  size="sm"
                  icon={<Trash2 />}
                  label={`Убрать: ${test.name}`}
                  onClick={() => field.onChange(tests.filter(({ id }) => id !== test.id))}
                />
              )}
            </Flex>
          )}
        </OrderedList>
      )}
    </Stack>
  );
}
