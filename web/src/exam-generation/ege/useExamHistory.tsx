// A row menu entry that opens the history of a record of these lists.
import { History } from 'lucide-react';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { lazyPart, type MenuItem } from '../../ui/index.ts';

const ExamHistoryModal = lazyPart(() => import('./ExamHistoryModal.tsx'), 'ExamHistoryModal');

export function useExamHistory(
  title: string,
  onPutBack: () => void,
): (record: { id: string }) => MenuItem {
  const { open } = useDataModals();
  return ({ id }) => ({
    id: 'history',
    label: 'История изменений',
    icon: <History />,
    onAction: () =>
      void open(() => <ExamHistoryModal recordId={id} title={title} onPutBack={onPutBack} />),
  });
}
