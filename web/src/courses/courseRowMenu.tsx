// The menu of one course in the list.
import { Archive, Eye, FilePen, Pencil, Trash2 } from 'lucide-react';
import { onlyRow } from '../kit/bulk.ts';
import type { MenuEntries } from '../ui/index.ts';
import { statusActions, type CourseActions } from './useCourseActions.ts';
export const statusIcons = { VISIBLE: <Eye />, DRAFT: <FilePen />, CLOSE: <Archive /> };

export function courseRowMenu(
  { id }: { id: string },
  { find, rename, setStatus, remove }: CourseActions,
): MenuEntries {
  const course = find(id);
  if (!course) return [];
  const only = onlyRow(id);
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
      ? ([
          'separator',
          {
            id: 'delete',
            label: 'Удалить',
            icon: <Trash2 />,
            danger: true,
            disabled: course.viewerCanDelete === false,
            onAction: () => void remove(only),
          },
        ] as const)
      : []),
  ];
}
