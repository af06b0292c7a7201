// The menu of a course in the list.
import { Archive, Copy, Eye, FileArchive, FilePen, Pencil } from 'lucide-react';
import { onlyRow } from '../../kit/relay/bulk.ts';
import { deleteItem, restoreItem, type MenuEntries } from '../../ui/index.ts';
import { statusActions, type CourseActions } from './useCourseActions.tsx';

export const statusIcons = { VISIBLE: <Eye />, DRAFT: <FilePen />, CLOSE: <Archive /> };

export function courseRowMenu(
  { id }: { id: string },
  { find, rename, copy, archive, setStatus, move, remove, restore }: CourseActions,
): MenuEntries {
  const course = find(id);
  if (!course) return [];
  const only = onlyRow(id);
  if (course.status === 'DELETED') {
    return [restoreItem(() => void restore(only), { disabled: !course.mayDelete })];
  }
  return [
    {
      id: 'rename',
      label: 'Переименовать',
      icon: <Pencil />,
      disabled: !course.mayUpdate,
      onAction: () => rename({ id }),
    },
    ...(copy
      ? [{ id: 'copy', label: 'Копировать', icon: <Copy />, onAction: () => void copy({ id }) }]
      : []),
    {
      id: 'archive',
      label: 'Экспорт в ZIP',
      icon: <FileArchive />,
      onAction: () => void archive({ id }),
    },
    ...statusActions
      .filter(({ status }) => status !== course.status)
      .map(({ status, label }) => ({
        id: status,
        label,
        icon: statusIcons[status],
        disabled: !course.mayUpdate,
        onAction: () => void setStatus(only, status),
      })),
    ...(course.isCourse
      ? [
          {
            id: 'move',
            label: 'Переместить в папку…',
            disabled: !course.mayUpdate,
            onAction: () => void move(only),
          },
        ]
      : []),
    'separator',
    deleteItem(() => void remove(only), { disabled: !course.mayDelete }),
  ];
}
