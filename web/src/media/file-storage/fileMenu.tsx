// The menu of one file in the storage.
import { Copy, Download, FolderInput, Info, Library, Pencil, Trash2 } from 'lucide-react';
import { deleteItem, restoreItem, type MenuEntries } from '../../ui/index.ts';
import type { FileRow } from './useFileRows.ts';

interface InFolder {
  about: () => void;
  download: () => void;
  rename: () => void;
  move: () => void;
  copy: () => void;
  toLibrary: () => void;
  remove: () => void;
  destroy: () => void;
}

export function fileMenu(file: FileRow, does: InFolder): MenuEntries {
  const { mayUpdate, mayDelete, url } = file;
  const change = { disabled: !mayUpdate };
  return [
    { id: 'about', label: 'Сведения', icon: <Info />, onAction: does.about },
    {
      id: 'download',
      label: 'Скачать',
      icon: <Download />,
      disabled: !url,
      onAction: does.download,
    },
    {
      id: 'rename',
      label: 'Переименовать',
      icon: <Pencil />,
      ...change,
      // Deferred, because the closing menu first restores the focus.
      onAction: () => setTimeout(does.rename),
    },
    {
      id: 'move',
      label: 'Переместить…',
      icon: <FolderInput />,
      ...change,
      onAction: does.move,
    },
    { id: 'copy', label: 'Копировать…', icon: <Copy />, ...change, onAction: does.copy },
    { id: 'library', label: 'В библиотеку…', icon: <Library />, onAction: does.toLibrary },
    'separator',
    deleteItem(does.remove, { disabled: !mayDelete }),
    destroyItem(does.destroy, mayDelete),
  ];
}

export const trashedFileMenu = (
  does: { restore: () => void; destroy: () => void },
  mayManage: boolean,
): MenuEntries => [
  restoreItem(does.restore, { disabled: !mayManage }),
  destroyItem(does.destroy, mayManage),
];

const destroyItem = (onAction: () => void, may: boolean) => ({
  id: 'destroy',
  label: 'Удалить навсегда',
  icon: <Trash2 />,
  danger: true,
  disabled: !may,
  onAction,
});
