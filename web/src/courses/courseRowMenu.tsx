// The menu of one course in the list.
import { Archive, Eye, FilePen, Pencil } from 'lucide-react';
import { onlyRow } from '../kit/bulk.ts';
import { deleteItem, restoreItem, type MenuEntries } from '../ui/index.ts';
import { statusActions, type CourseActions } from './useCourseActions.ts';
export const statusIcons = { VISIBLE: <Eye />, DRAFT: <FilePen />, CLOSE: <Archive /> };

export function courseRowMenu(
  { id }: { id: string },
  { find, rename, setStatus, remove, restore }: CourseActions,
): MenuEntries {
  const course = find(id);
  if (!course) return [];
  const only = onlyRow(id);
  if (course.status === 'DELETED') {
    return [restoreItem(() => void restore(only), { disabled: course.viewerCanDelete === false })];
  }
  const isCourse = course.entityType === 'COURSE';
  return [
    {
      id: 'rename',
      label: 'Переименовать',
      icon: <Pencil />,
      disabled: course.viewerCanUpdate === false,
      onAction: () => rename({ id }),
    },
    ...statusActions
      .filter(({ status }) => isCourse && status !== course.status)
      .map(({ status, label }) => ({
        id: status,
        label,
        icon: statusIcons[status],
        disabled: course.viewerCanUpdate === false,
        onAction: () => void setStatus(only, status),
      })),
    ...(isCourse
      ? [
          'separator' as const,
          deleteItem(() => void remove(only), { disabled: course.viewerCanDelete === false }),
        ]
      : []),
  ];
}
