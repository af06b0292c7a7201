// Actions on all questions of a test: generation by AI, import from a file or the library, and export to a file.
import { Ellipsis, FileDown, FileUp, LibraryBig, Sparkles } from 'lucide-react';
import { useFreshPage } from '../../kit/pages/PageBoundary.tsx';
import { Button, Flex, IconButton, Menu, type MenuEntries } from '../../ui/index.ts';
import { useTestLibrary } from '../library/useTestLibrary.tsx';
import { useGeneration, useTransfer } from './testDialogs.ts';

export function QuestionsMenu({
  testId,
  companyId,
  code,
  mayReadExams,
  mayImport,
  seesLibrary,
}: {
  testId: string;
  companyId: string;
  /** Company code, used in URLs. */
  code: string;
  mayReadExams: boolean;
  mayImport: boolean;
  seesLibrary: boolean;
}) {
  const generate = useGeneration({ companyId, code, mayReadExams });
  const refresh = useFreshPage();
  const { exportTest, importInto } = useTransfer({ companyId, code });
  const { takeInto } = useTestLibrary({ companyId, code });
  const items: MenuEntries = [
    ...(mayImport
      ? [
          {
            id: 'import',
            label: 'Импорт вопросов',
            icon: <FileUp />,
            onAction: () => importInto(testId, refresh),
          },
          ...(seesLibrary
            ? [
                {
                  id: 'library',
                  label: 'Вставить из библиотеки',
                  icon: <LibraryBig />,
                  onAction: () => takeInto(testId, refresh),
                },
              ]
            : []),
        ]
      : []),
    { id: 'export', label: 'Экспорт', icon: <FileDown />, onAction: () => exportTest(testId) },
  ];
  return (
    <Flex gap="1" align="center">
      {mayImport && (
        <Button icon={<Sparkles size={16} aria-hidden />} onClick={() => generate(testId)}>
          Составить с ИИ
        </Button>
      )}
      <Menu
        label="Действия с вопросами"
        trigger={<IconButton icon={<Ellipsis />} label="Действия с вопросами" />}
        items={items}
        placement="bottom end"
      />
    </Flex>
  );
}
