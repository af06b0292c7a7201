// Chooses a folder among all, with the keyboard as well as with the mouse: where to move, copy or put something.
import { useState } from 'react';
import { Folder as FolderIcon, HardDrive } from 'lucide-react';
import { chakra, Modal, ModalBody, ModalFooter } from '../../ui/index.ts';
import { treeOf, type Folder } from './folderTree.ts';

const top = 'top';

export function MoveModal({
  title,
  folders,
  without = nothing,
  at,
  confirmLabel,
  onChoose,
}: {
  title: string;
  folders: readonly Folder[];
  /** Those that can't be chosen, with all that lies in them. */
  without?: ReadonlySet<string>;
  /** The REST id of where it is now; null is the top. */
  at: number | null;
  confirmLabel: string;
  /** Null is the top. */
  onChoose: (folder: Folder | null) => void;
}) {
  const [chosen, choose] = useState(folders.find(({ databaseId }) => databaseId === at)?.id ?? top);
  return (
    <Modal title={title} size="narrow">
      <ModalBody>
        <Tree>
          <legend>Папка</legend>
          <label>
            <input
              type="radio"
              name="folder"
              checked={chosen === top}
              onChange={() => choose(top)}
            />
            <HardDrive size={18} aria-hidden />
            <span>Файлы</span>
          </label>
          {treeOf(folders, without).map(({ folder, depth }) => (
            <label key={folder.id} style={{ paddingLeft: 28 + depth * 20 }}>
              <input
                type="radio"
                name="folder"
                checked={chosen === folder.id}
                onChange={() => choose(folder.id)}
              />
              <FolderIcon size={18} aria-hidden />
              <span>{folder.name}</span>
            </label>
          ))}
        </Tree>
      </ModalBody>
      <ModalFooter
        confirmLabel={confirmLabel}
        onConfirm={() => onChoose(folders.find(({ id }) => id === chosen) ?? null)}
      />
    </Modal>
  );
}

const nothing: ReadonlySet<string> = new Set();

const Tree = chakra('fieldset', {
  base: {
    minW: '0',
    m: '0',
    p: '0',
    border: 'none',
    '& > legend': { mb: '1', p: '0', color: 'muted', fontSize: 'xs', fontWeight: 'semibold' },
    '& > label': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minH: 'control',
      px: '2',
      borderRadius: 'md',
      cursor: 'pointer',
    },
    '& > label > span': { minW: '0', overflowWrap: 'anywhere' },
    '& > label > svg': { flexShrink: 0, color: 'muted' },
    '& > label:hover': { bg: 'soft' },
    '& > label:has(:checked)': { bg: 'primarySoft' },
  },
});
