// Actions on files of the storage: from a file's menu, from the bulk action bar, and by drag and drop.
import { Copy, FileArchive, FolderInput, Library, RotateCcw, Trash2 } from 'lucide-react';
import { onlyRow } from '../../kit/relay/bulk.ts';
import type { BulkAction } from '../../kit/list/ListFrame.tsx';
import { useDataModals, useDialog } from '../../kit/relay/useDataModals.tsx';
import { lazyPart, type MenuEntries, type TableSelection } from '../../ui/index.ts';
import { chosenFiles, type ListedFiles } from './chosenFiles.ts';
import { downloadFile } from './downloadFile.ts';
import { fileMenu, trashedFileMenu } from './fileMenu.tsx';
import { pathTo, type Folder } from './folders/folderTree.ts';
import type { Dragged } from './useDragging.tsx';
import { useArchives } from './useArchives.tsx';
import { useFileMoves } from './useFileMoves.tsx';
import { useFileRenaming } from './useFileRenaming.ts';
import type { FileRow } from './useFileRows.ts';
import { useFileTrash } from './useFileTrash.ts';
import { useMoveFolders } from './folders/useFolderActions.tsx';
import type { StoredFolder } from './folders/useStoredFolders.ts';

const FetchModal = lazyPart(() => import('./FetchModal.tsx'), 'FetchModal');
const FileDetails = lazyPart(() => import('./FileDetails.tsx'), 'FileDetails');
const ShelfModal = lazyPart(() => import('../library/ShelfModal.tsx'), 'ShelfModal');

export type FileActions = ReturnType<typeof useFileActions>;

export function useFileActions({
  companyId,
  connectionId,
  folders,
  isTrash,
  mayManage,
  code,
  refresh,
  rename,
  ...list
}: ListedFiles & {
  companyId: string;
  /** The connection in the store. */
  connectionId: string;
  folders: readonly StoredFolder[];
  isTrash: boolean;
  mayManage: boolean;
  /** The company's code, for addresses. */
  code: string;
  refresh: () => void;
  /** Turns the file's name in the list into an input. */
  rename: (id: string) => void;
}) {
  const modals = useDataModals();
  const dialog = useDialog(refresh);
  const moveFolders = useMoveFolders({ companyId, folders, refresh });
  const moves = useFileMoves({ companyId, folders, refresh });
  const trash = useFileTrash({ companyId, connectionId, isTrash, refresh });
  const archives = useArchives(companyId);
  const saveName = useFileRenaming();

  const chosen = (selection: TableSelection) => chosenFiles(selection, list);
  const toLibrary = (some: readonly FileRow[]) => {
    const files = some.flatMap(({ kind, fileId }) => (fileId ? [{ id: fileId, kind }] : []));
    dialog((done) => <ShelfModal companyId={companyId} files={files} onDone={done} />);
    return Promise.resolve(false);
  };
  const open = (item: FileRow) =>
    void modals.open((close) => (
      <FileDetails
        id={item.id}
        code={code}
        companyId={companyId}
        mayManage={mayManage}
        folders={pathTo(
          folders,
          folders.find(({ databaseId }) => databaseId === item.folderDatabaseId) ?? null,
        )}
        onClose={close}
      />
    ));

  const inTrash: readonly BulkAction[] = [
    { label: 'Восстановить', icon: <RotateCcw />, run: (some) => trash.restore(chosen(some)) },
    { label: 'Удалить навсегда', icon: <Trash2 />, run: (some) => trash.destroy(chosen(some)) },
  ];
  const inSight: readonly BulkAction[] = [
    {
      label: 'Скачать архивом',
      icon: <FileArchive />,
      run: (some) => archives.ofItems(chosen(some)),
    },
    { label: 'В библиотеку', icon: <Library />, run: (some) => toLibrary(chosen(some).items) },
  ];
  const inFolders: readonly BulkAction[] = [
    { label: 'Переместить', icon: <FolderInput />, run: (some) => moves.move(chosen(some)) },
    { label: 'Копировать', icon: <Copy />, run: (some) => moves.copy(chosen(some)) },
    ...inSight,
    { label: 'Удалить', icon: <Trash2 />, run: (some) => trash.remove(chosen(some)) },
  ];

  return {
    open,
    saveName,
    bulk: isTrash ? mayManage && inTrash : mayManage ? inFolders : inSight,
    addByAddress: (folder: Folder | null) =>
      dialog((done) => <FetchModal companyId={companyId} folder={folder} onDone={done} />),
    /** Dragging a selected file drags the whole selection. */
    dragged: ({ id }: FileRow, selection: TableSelection): Dragged => {
      const isAmong = selection.allMatching || selection.ids.has(id);
      return { files: chosen(isAmong ? selection : onlyRow(id)), folders: [] };
    },
    moveDropped: ({ files, folders: moved }: Dragged, folder: Folder | null) => {
      if (moved.length > 0 && !moved.includes(folder?.id ?? '')) void moveFolders(moved, folder);
      if (files) void moves.drop(files, folder);
    },
    menu: (item: FileRow): MenuEntries => {
      const only = chosen(onlyRow(item.id));
      if (isTrash) {
        const does = {
          restore: () => void trash.restore(only),
          destroy: () => void trash.destroy(only),
        };
        return trashedFileMenu(does, mayManage);
      }
      return fileMenu(item, {
        about: () => open(item),
        download: () => void downloadFile(item.url ?? '', item.name),
        rename: () => rename(item.id),
        move: () => void moves.move(only),
        copy: () => void moves.copy(only),
        toLibrary: () => void toLibrary([item]),
        remove: () => void trash.remove(only),
        destroy: () => void trash.destroy(only),
      });
    },
  };
}
