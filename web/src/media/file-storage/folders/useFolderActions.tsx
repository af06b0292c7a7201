// Actions on folders: create, rename, move, delete with their contents, and restore.
import { FileArchive, FolderInput, Pencil } from 'lucide-react';
import { graphql } from 'react-relay';
import { useReportedMutation } from '../../../kit/relay/useReportedMutation.ts';
import { succeeded } from '../../../kit/network/mutationResult.ts';
import { useDataModals, useDialog } from '../../../kit/relay/useDataModals.tsx';
import { useMutation } from '../../../kit/relay/useMutation.ts';
import { deleteItem, lazyPart, useAlerts, type MenuEntries } from '../../../ui/index.ts';
import type { Folder } from './folderTree.ts';
import { useArchives } from '../useArchives.tsx';
import type { StoredFolder } from './useStoredFolders.ts';
import type { useFolderActionsDeleteMutation } from '../../../__generated__/useFolderActionsDeleteMutation.graphql.ts';
import type { useFolderActionsMoveMutation } from '../../../__generated__/useFolderActionsMoveMutation.graphql.ts';
import type {
  FileStorageFolderSelection,
  useFolderActionsRestoreMutation,
} from '../../../__generated__/useFolderActionsRestoreMutation.graphql.ts';

const FolderModal = lazyPart(() => import('./FolderModal.tsx'), 'FolderModal');
const MoveModal = lazyPart(() => import('../MoveModal.tsx'), 'MoveModal');

export interface FolderActions {
  /** Creates a folder in `parent`; null is the top level. */
  create: (parent: StoredFolder | null) => void;
  menu: (folder: StoredFolder) => MenuEntries;
  /** Restores the folder and everything that was deleted with it. */
  restore: (folder: { readonly id: string }) => void;
}

export function useFolderActions({
  companyId,
  folders,
  mayManage,
  refresh,
}: {
  companyId: string;
  folders: readonly StoredFolder[];
  mayManage: boolean;
  refresh: () => void;
}): FolderActions {
  const alerts = useAlerts();
  const modals = useDataModals();
  const edit = useDialog(refresh);
  const archives = useArchives(companyId);
  const move = useMoveFolders({ companyId, folders, refresh });
  const [remove] = useReportedMutation<useFolderActionsDeleteMutation>(graphql`
    mutation useFolderActionsDeleteMutation($input: DeleteFileStorageFoldersInput!) {
      deleteFileStorageFolders(input: $input) {
        deletion
        ...userErrors_payload
      }
    }
  `);
  const [restore] = useReportedMutation<useFolderActionsRestoreMutation>(graphql`
    mutation useFolderActionsRestoreMutation($input: RestoreFileStorageFoldersInput!) {
      restoreFileStorageFolders(input: $input) {
        restoredCount
        ...userErrors_payload
      }
    }
  `);

  const bringBack = async (fileStorageFolders: FileStorageFolderSelection) => {
    const payload = await restore({ input: { companyId, fileStorageFolders } });
    if (!payload) return;
    alerts.success('Папка восстановлена');
    refresh();
  };
  const removeOne = async ({ id, name }: StoredFolder) => {
    const payload = await remove({ input: { companyId, fileStorageFolders: { ids: [id] } } });
    if (!payload) return;
    const { deletion } = payload;
    const message = `Папка «${name}» удалена со всем, что в ней лежит`;
    if (deletion == null) alerts.success(message);
    else {
      const matching = { filter: { status: ['DELETED' as const], deletion: [deletion] } };
      alerts.withUndo(message, () => void bringBack({ matching }));
    }
    refresh();
  };
  const moveOne = async (folder: StoredFolder) => {
    const target = await modals.open<{ folder: Folder | null }>((close) => (
      <MoveModal
        title={`Куда переместить «${folder.name}»?`}
        folders={folders}
        without={new Set([folder.id])}
        at={folder.parentDatabaseId ?? null}
        confirmLabel="Переместить"
        onChoose={(chosen) => close({ folder: chosen })}
      />
    ));
    if (target) await move([folder.id], target.folder);
  };

  const changes = (folder: StoredFolder): MenuEntries => [
    {
      id: 'rename',
      label: 'Переименовать',
      icon: <Pencil />,
      onAction: () =>
        edit((done) => (
          <FolderModal companyId={companyId} folder={folder} parent={null} onDone={done} />
        )),
    },
    {
      id: 'move',
      label: 'Переместить…',
      icon: <FolderInput />,
      onAction: () => void moveOne(folder),
    },
    'separator',
    deleteItem(() => void removeOne(folder)),
  ];

  return {
    restore: ({ id }) => void bringBack({ ids: [id] }),
    create: (parent) =>
      edit((done) => (
        <FolderModal companyId={companyId} folder={null} parent={parent} onDone={done} />
      )),
    menu: (folder) => [
      {
        id: 'archive',
        label: 'Скачать архивом',
        icon: <FileArchive />,
        onAction: () => void archives.ofFolder(folder.id),
      },
      ...(mayManage ? changes(folder) : []),
    ],
  };
}

/**
 * Moves folders into another one or to the top level, and reports the result with an undo button.
 */
export function useMoveFolders({
  companyId,
  folders,
  refresh,
}: {
  companyId: string;
  folders: readonly StoredFolder[];
  refresh: () => void;
}): (ids: readonly string[], target: Folder | null) => Promise<void> {
  const alerts = useAlerts();
  const [move] = useMutation<useFolderActionsMoveMutation>(graphql`
    mutation useFolderActionsMoveMutation($input: MoveFileStorageFoldersInput!) {
      moveFileStorageFolders(input: $input) {
        changedCount
        ...userErrors_payload
      }
    }
  `);
  const send = async (ids: readonly string[], parentId: string | null) => {
    const input = { companyId, fileStorageFolders: { ids }, parentId };
    return succeeded(await move({ variables: { input } }), alerts);
  };
  const putBack = async (moved: readonly StoredFolder[]) => {
    for (const { id, parentDatabaseId } of moved) {
      const parent = folders.find(({ databaseId }) => databaseId === parentDatabaseId);
      if (!(await send([id], parent?.id ?? null))) return;
    }
    alerts.success('Возвращено на место');
    refresh();
  };
  return async (ids, target) => {
    if (!(await send(ids, target?.id ?? null))) return;
    const message = target ? `Перемещено в «${target.name}»` : 'Перемещено наверх';
    const moved = folders.filter(({ id }) => ids.includes(id));
    alerts.withUndo(message, () => void putBack(moved));
    refresh();
  };
}
