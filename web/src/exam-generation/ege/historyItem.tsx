// A row menu entry that opens the history of a record of these lists.
import type { ReactNode } from 'react';
import { History } from 'lucide-react';
import { lazyPart, type MenuItem } from '../../ui/index.ts';

const ExamHistoryModal = lazyPart(() => import('./ExamHistoryModal.tsx'), 'ExamHistoryModal');

export const historyItem = (
  title: string,
  { id }: { readonly id: string },
  { open, refresh }: { open: (render: () => ReactNode) => void; refresh: () => void },
): MenuItem => ({
  id: 'history',
  label: 'История изменений',
  icon: <History />,
  onAction: () => open(() => <ExamHistoryModal recordId={id} title={title} onPutBack={refresh} />),
});
