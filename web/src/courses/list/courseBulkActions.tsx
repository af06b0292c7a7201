// Bulk actions on the selected courses, in the bar below the table.
import { FolderTree, RotateCcw, Trash2 } from 'lucide-react';
import type { BulkAction } from '../../kit/list/ListFrame.tsx';
import { tabStatuses, type CourseTab } from './courseList.ts';
import { statusIcons } from './courseRowMenu.tsx';
import { statusActions, type CourseActions } from './useCourseActions.tsx';

export const courseBulkActions = (
  tab: CourseTab,
  { setStatus, move, remove, restore }: CourseActions,
): readonly BulkAction[] =>
  tab === 'deleted'
    ? [{ label: 'Восстановить', icon: <RotateCcw />, run: restore }]
    : [
        ...statusActions
          .filter(({ status }) => !tabStatuses[tab].includes(status))
          .map(({ status, label }): BulkAction => ({
            label,
            icon: statusIcons[status],
            run: (courses) => setStatus(courses, status),
          })),
        { label: 'Переместить в папку…', icon: <FolderTree />, run: move },
        { label: 'Удалить', icon: <Trash2 />, run: remove },
      ];
