// A form field that selects the test of a lesson or block, or creates one.
import { useState } from 'react';
import { ListChecks, Plus } from 'lucide-react';
import type { Permission } from '../../kit/pages/Admin.ts';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { useTestSearch, type CreatedTest } from '../../assessments/lazy.ts';
import {
  Button,
  ComboBox,
  Flex,
  lazyPart,
  LinkButton,
  Stack,
  Text,
  useAlerts,
  useField,
  type ChosenRecord,
} from '../../ui/index.ts';

const CreateTestModal = lazyPart(() => import('../../assessments/lazy.ts'), 'CreateTestModal');

export interface TestPlace {
  /** Global id. */
  companyId: string;
  /** Company code, used in URLs. */
  code: string;
  may: (permission: Permission) => boolean;
}

/** A test with the id for its URL. */
export interface SelectedTest {
  readonly id: string;
  readonly databaseId: number;
}

export function TestField({
  name,
  place: { companyId, code, may },
  saved,
}: {
  name: string;
  place: TestPlace;
  /** The saved test. */
  saved: SelectedTest | null;
}) {
  const label = 'Тест';
  const { field, error } = useField<ChosenRecord | null>(name, {
    words: { label, show: (chosen) => (chosen ? `«${chosen.name}»` : 'не выбрано') },
  });
  const [made, setMade] = useState<SelectedTest | null>(null);
  const modals = useDataModals();
  const alerts = useAlerts();
  const search = useTestSearch(companyId);
  const create = async () => {
    const test = await modals.open<CreatedTest | null>((close) => (
      <CreateTestModal
        companyId={companyId}
        mayMakeCategories={may('TESTS_UPDATE_ALL')}
        onDone={close}
      />
    ));
    if (test == null) return;
    setMade(test);
    field.onChange({ id: test.id, name: test.name });
    alerts.success('Тест создан и выбран. Добавьте вопросы и включите его');
  };
  const known = [made, saved].find((test) => test != null && test.id === field.value?.id);
  if (!may('TESTS_SHOW_ALL') && !may('TESTS_SHOW_MY')) {
    return (
      <Text size="sm" tone="muted">
        Тест выбирает тот, кому открыты тесты.
      </Text>
    );
  }
  return (
    <Stack gap="2">
      <ComboBox
        label={label}
        placeholder="Название теста"
        hint="Ученики видят включённый тест"
        search={search}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        error={error}
      />
      <Flex gap="2" wrap="wrap">
        {known && (
          <LinkButton
            size="sm"
            icon={<ListChecks size={16} aria-hidden />}
            to={`/${code}/tests/${known.databaseId}/questions`}
          >
            Вопросы теста
          </LinkButton>
        )}
        {may('TESTS_CREATE') && (
          <Button size="sm" icon={<Plus size={16} aria-hidden />} onClick={() => void create()}>
            Создать тест
          </Button>
        )}
      </Flex>
    </Stack>
  );
}
