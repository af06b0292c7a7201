// A dialog that picks a folder of the storage.
import { HardDrive } from 'lucide-react';
import { FolderChoiceModal } from '../../kit/actions/FolderChoiceModal.tsx';
import { flattenTree, type Folder } from './folders/folderTree.ts';

export function MoveModal({
  folders,
  without = nothing,
  at,
  ...choice
}: {
  title: string;
  folders: readonly Folder[];
  /** Ids of folders that can't be picked, nor can their subfolders. */
  without?: ReadonlySet<string>;
  /** REST id of the current folder; null is the top level. */
  at: number | null;
  confirmLabel: string;
  /** Null is the top level. */
  onChoose: (folder: Folder | null) => void;
}) {
  return (
    <FolderChoiceModal
      {...choice}
      folders={flattenTree(folders, without)}
      top={{ label: 'Файлы', icon: <HardDrive size={18} aria-hidden /> }}
      at={folders.find(({ databaseId }) => databaseId === at)?.id ?? null}
    />
  );
}

const nothing: ReadonlySet<string> = new Set();
