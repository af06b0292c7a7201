// Chooses a folder of the storage.
import { HardDrive } from 'lucide-react';
import { FolderChoiceModal } from '../../kit/actions/FolderChoiceModal.tsx';
import { treeOf, type Folder } from './folderTree.ts';

export function MoveModal({
  folders,
  without = nothing,
  at,
  ...choice
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
  return (
    <FolderChoiceModal
      {...choice}
      folders={treeOf(folders, without)}
      top={{ label: 'Файлы', icon: <HardDrive size={18} aria-hidden /> }}
      at={folders.find(({ databaseId }) => databaseId === at)?.id ?? null}
    />
  );
}

const nothing: ReadonlySet<string> = new Set();
