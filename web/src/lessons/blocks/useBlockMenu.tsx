// The menu of a block with further actions, and the dialogs it opens.
import { ArrowDown, ArrowUp, Copy, Files, FolderInput, History } from 'lucide-react';
import { useFreshPage } from '../../kit/pages/PageBoundary.tsx';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { deleteItem, lazyPart, type MenuEntries } from '../../ui/index.ts';
import { addToLibraryItem } from '../../media/index.ts';
import type { BlockActions } from './useBlockActions.ts';

const AttachModal = lazyPart(() => import('./AttachModal.tsx'), 'AttachModal');
const BlockHistoryModal = lazyPart(() => import('./BlockHistoryModal.tsx'), 'BlockHistoryModal');

interface Block {
  readonly id: string;
  readonly layerId: number | null;
}

export function useBlockMenu({
  courseId,
  ids,
  actions,
  onOpen,
  onCopy,
  onShelve,
}: {
  courseId: string;
  /** Ids of all blocks, in order. */
  ids: readonly string[];
  actions: BlockActions;
  onOpen: (id: string) => void;
  /** Copies to another lesson. */
  onCopy: (id: string) => void;
  /** Puts it into the library; null for users without the permission. */
  onShelve: ((id: string) => void) | null;
}): (block: Block) => MenuEntries {
  const { open } = useDataModals();
  const refresh = useFreshPage();
  return ({ id, layerId }) => {
    const place = ids.indexOf(id);
    return [
      {
        id: 'duplicate',
        label: 'Дублировать',
        icon: <Copy size={16} aria-hidden />,
        onAction: () => void actions.duplicate(id).then((copy) => copy !== null && onOpen(copy)),
      },
      {
        id: 'copy',
        label: 'Копировать в урок…',
        icon: <Files size={16} aria-hidden />,
        onAction: () => onCopy(id),
      },
      ...(onShelve === null ? [] : [addToLibraryItem(() => onShelve(id))]),
      {
        id: 'first',
        label: 'В начало',
        icon: <ArrowUp size={16} aria-hidden />,
        disabled: place === 0,
        onAction: () => void actions.move([id], ids[0] ?? null),
      },
      {
        id: 'last',
        label: 'В конец',
        icon: <ArrowDown size={16} aria-hidden />,
        disabled: place === ids.length - 1,
        onAction: () => void actions.move([id], null),
      },
      {
        id: 'attach',
        label: layerId === null ? 'Прикрепить к теме курса…' : 'Тема курса…',
        icon: <FolderInput size={16} aria-hidden />,
        onAction: () =>
          void open((close) => (
            <AttachModal
              courseId={courseId}
              blockId={id}
              layerId={layerId}
              onDone={() => close()}
            />
          )),
      },
      {
        id: 'history',
        label: 'История изменений…',
        icon: <History size={16} aria-hidden />,
        onAction: () => void open(() => <BlockHistoryModal blockId={id} onPutBack={refresh} />),
      },
      'separator',
      deleteItem(() => void actions.remove([id])),
    ];
  };
}
