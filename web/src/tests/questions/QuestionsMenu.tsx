// What can be done with all questions of a test: taken from a file, and written into one.
import { Ellipsis, FileDown, FileUp } from 'lucide-react';
import { useFreshPage } from '../../kit/PageBoundary.tsx';
import { IconButton, Menu, type MenuEntries } from '../../ui/index.ts';
import { useTransfer } from '../transfer/useTransfer.tsx';

export function QuestionsMenu({
  testId,
  companyId,
  code,
  mayImport,
}: {
  testId: string;
  companyId: string;
  /** Of the company, in addresses. */
  code: string;
  mayImport: boolean;
}) {
  const refresh = useFreshPage();
  const { exportTest, importInto } = useTransfer({ companyId, code });
  const items: MenuEntries = [
    ...(mayImport
      ? [
          {
            id: 'import',
            label: 'Импорт вопросов',
            icon: <FileUp />,
            onAction: () => importInto(testId, refresh),
          },
        ]
      : []),
    { id: 'export', label: 'Экспорт', icon: <FileDown />, onAction: () => exportTest(testId) },
  ];
  return (
    <Menu
      label="Действия с вопросами"
      trigger={<IconButton icon={<Ellipsis />} label="Действия с вопросами" />}
      items={items}
      placement="bottom end"
    />
  );
}
