// What is done with the files of the storage: opened, renamed, moved, copied, deleted, brought back and deleted for good.
import {
  Copy,
  Download,
  FolderInput,
  Info,
  Library,
  Pencil,
  RotateCcw,
  Trash2,
} from 'lucide-react';
import { graphql } from 'react-relay';
import { succeeded } from '../../kit/answer.ts';
import { onlyRow, rowsOf, type Chosen } from '../../kit/bulk.ts';
import type { BulkAction } from '../../kit/list/ListFrame.tsx';
import { questionOfFiles } from '../../kit/fileQuestion.ts';
import { outcomeOf, tell, type Nouns } from '../../kit/outcome.ts';
import { useDataModals, useDialog } from '../../kit/useDataModals.tsx';
import { useMutation } from '../../kit/useMutation.ts';
import { useTrash } from '../../kit/useTrash.ts';
import {
  deleteItem,
  lazyPart,
  restoreItem,
  useAlerts,
  useConfirm,
  type MenuEntries,
  type TableSelection,
} from '../../ui/index.ts';
import type { Dragged } from './dragging.ts';
import type { FileRow } from './useFileRows.ts';
import { wayTo, type Folder } from './folderTree.ts';
import { useMoveFolders } from './useFolderActions.tsx';
import type { StoredFolder } from './useStoredFolders.ts';
import type {
  FileStorageItemMatch,
  useFileActionsDeleteMutation,
} from '../../__generated__/useFileActionsDeleteMutation.graphql.ts';
import type { useFileActionsCopyMutation } from '../../__generated__/useFileActionsCopyMutation.graphql.ts';
import type { useFileActionsDestroyMutation } from '../../__generated__/useFileActionsDestroyMutation.graphql.ts';
import type { useFileActionsMoveMutation } from '../../__generated__/useFileActionsMoveMutation.graphql.ts';
import type { useFileActionsRenameMutation } from '../../__generated__/useFileActionsRenameMutation.graphql.ts';
import type { useFileActionsRestoreMutation } from '../../__generated__/useFileActionsRestoreMutation.graphql.ts';

const FetchModal = lazyPart(() => import('./FetchModal.tsx'), 'FetchModal');
const FileDetails = lazyPart(() => import('./FileDetails.tsx'), 'FileDetails');
const MoveModal = lazyPart(() => import('./MoveModal.tsx'), 'MoveModal');
const ShelfModal = lazyPart(() => import('../library/ShelfModal.tsx'), 'ShelfModal');

export type FileActions = ReturnType<typeof useFileActions>;

const nouns: Nouns = ['файл', 'файла', 'файлов'];

export function useFileActions({
  companyId,
  connectionId,
  rows,
  folders,
  paging: { hasNext },
  totalCount,
  match,
  isTrash,
  mayManage,
  code,
  refresh,
  rename,
}: {
  companyId: string;
  /** The list in the store. */
  connectionId: string;
  rows: readonly FileRow[];
  folders: readonly StoredFolder[];
  paging: { hasNext: boolean };
  totalCount: number;
  /** What the list shows. */
  match: FileStorageItemMatch;
  isTrash: boolean;
  mayManage: boolean;
  /** Of the company. */
  code: string;
  refresh: () => void;
  /** Lets the name of a file be typed anew, in its place. */
  rename: (id: string) => void;
}) {
  const alerts = useAlerts();
  const confirm = useConfirm();
  const modals = useDataModals();
  const dialog = useDialog(refresh);
  const moveFolders = useMoveFolders(companyId, refresh);
  const send = useFileMutations(companyId, connectionId);
  const trash = useTrash<FileStorageItemMatch>({ nouns, send, refresh, listFollows: true });

  const choose = (selection: TableSelection) => {
    const ids = rows.map(({ id }) => id);
    return rowsOf(selection, {
      ids,
      hasNext,
      totalCount,
      match: { search: match.search, filter: match.filter },
    });
  };
  const named = (selection: TableSelection) =>
    rows.filter(({ id }) => selection.allMatching || selection.ids.has(id));

  const askFolder = (title: string, confirmLabel: string, at: number | null) =>
    modals.open<{ folder: Folder | null }>((close) => (
      <MoveModal
        {...{ title, confirmLabel, at, folders }}
        onChoose={(folder) => close({ folder })}
      />
    ));

  const moveTo = async (chosen: Chosen<FileStorageItemMatch>, folder: Folder | null) => {
    const outcome = await send.move(chosen, folder?.id ?? null);
    if (outcome === null) return false;
    tell(alerts, outcome, {
      done: folder ? `Перемещено в «${folder.name}»` : 'Перемещено наверх',
      nouns,
    });
    refresh();
    return outcome.count > 0;
  };
  const move = async (selection: TableSelection) => {
    const [first] = named(selection);
    const at = first?.folderDatabaseId ?? null;
    const target = await askFolder('Куда переместить?', 'Переместить', at);
    return target ? moveTo(choose(selection).chosen, target.folder) : false;
  };
  const copy = async (selection: TableSelection) => {
    const [first] = named(selection);
    const at = first?.folderDatabaseId ?? null;
    const target = await askFolder('Куда скопировать?', 'Скопировать', at);
    if (!target) return false;
    const outcome = await send.copy(choose(selection).chosen, target.folder?.id ?? null);
    if (outcome === null) return false;
    tell(alerts, outcome, { done: 'Скопировано', nouns });
    refresh();
    return outcome.count > 0;
  };
  const destroy = async (selection: TableSelection) => {
    const { chosen, count } = choose(selection);
    if (!(await confirm(questionOfFiles(named(selection), count, isTrash)))) return false;
    const outcome = await send.destroy(chosen);
    if (outcome === null) return false;
    if (outcome.count === 1 && outcome.skipped?.length === 0) alerts.success('Файл успешно удален');
    else tell(alerts, outcome, { done: 'Удалено', nouns });
    refresh();
    return outcome.count > 0;
  };
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
        folders={wayTo(
          folders,
          folders.find(({ databaseId }) => databaseId === item.folderDatabaseId) ?? null,
        )}
        onClose={close}
      />
    ));

  const inTrash: readonly BulkAction[] = [
    { label: 'Восстановить', icon: <RotateCcw />, run: (chosen) => trash.restore(choose(chosen)) },
    { label: 'Удалить навсегда', icon: <Trash2 />, run: destroy },
  ];
  const inFolders: readonly BulkAction[] = [
    { label: 'Переместить', icon: <FolderInput />, run: move },
    { label: 'Копировать', icon: <Copy />, run: copy },
    { label: 'В библиотеку', icon: <Library />, run: (chosen) => toLibrary(named(chosen)) },
    { label: 'Удалить', icon: <Trash2 />, run: (chosen) => trash.remove(choose(chosen)) },
  ];

  return {
    open,
    bulk: mayManage && (isTrash ? inTrash : inFolders),
    addByAddress: (folder: Folder | null) =>
      dialog((done) => <FetchModal companyId={companyId} folder={folder} onDone={done} />),
    saveName: async ({ id, version }: FileRow, name: string) => {
      const answer = await send.rename({ id, version, name });
      if (succeeded(answer, alerts)) alerts.success('Переименовано');
    },
    /** What is carried when one is dragged: the selected ones with it are not, since they may be more than are here. */
    dragged: ({ id }: FileRow): Dragged => ({ files: [id], folders: [] }),
    moveDropped: (dragged: Dragged, folder: Folder | null) => {
      if (dragged.folders.length > 0 && !dragged.folders.includes(folder?.id ?? ''))
        void moveFolders(dragged.folders, folder);
      if (dragged.files.length > 0) void moveTo({ ids: dragged.files }, folder);
    },
    menu: (item: FileRow): MenuEntries => {
      const only = onlyRow(item.id);
      if (isTrash) {
        return [
          restoreItem(() => void trash.restore(choose(only)), { disabled: !mayManage }),
          {
            id: 'destroy',
            label: 'Удалить навсегда',
            icon: <Trash2 />,
            danger: true,
            disabled: !mayManage,
            onAction: () => void destroy(only),
          },
        ];
      }
      const change = (entry: {
        id: string;
        label: string;
        icon: React.ReactNode;
        onAction: () => void;
      }) => ({
        ...entry,
        disabled: !item.mayUpdate,
      });
      return [
        { id: 'about', label: 'Сведения', icon: <Info />, onAction: () => open(item) },
        {
          id: 'download',
          label: 'Скачать',
          icon: <Download />,
          disabled: !item.url,
          onAction: () => download(item),
        },
        change({
          id: 'rename',
          label: 'Переименовать',
          icon: <Pencil />,
          // The menu gives the focus back first.
          onAction: () => setTimeout(() => rename(item.id)),
        }),
        change({
          id: 'move',
          label: 'Переместить…',
          icon: <FolderInput />,
          onAction: () => void move(only),
        }),
        change({
          id: 'copy',
          label: 'Копировать…',
          icon: <Copy />,
          onAction: () => void copy(only),
        }),
        {
          id: 'library',
          label: 'В библиотеку…',
          icon: <Library />,
          onAction: () => void toLibrary([item]),
        },
        'separator',
        deleteItem(() => void trash.remove(choose(only)), {
          disabled: !item.mayDelete,
        }),
        {
          id: 'destroy',
          label: 'Удалить навсегда',
          icon: <Trash2 />,
          danger: true,
          disabled: !item.mayDelete,
          onAction: () => void destroy(only),
        },
      ];
    },
  };
}

function download({ name, url }: FileRow): void {
  const link = document.createElement('a');
  // The name is not taken where the bytes come from another origin, which the store of files may have.
  link.href = `${url ?? ''}?download=1`;
  link.download = name;
  link.click();
}

function useFileMutations(companyId: string, connectionId: string) {
  const alerts = useAlerts();
  const [remove] = useMutation<useFileActionsDeleteMutation>(graphql`
    mutation useFileActionsDeleteMutation(
      $input: DeleteFileStorageItemsInput!
      $connections: [ID!]!
    ) {
      deleteFileStorageItems(input: $input) {
        deletedFileStorageItemIds @deleteEdge(connections: $connections)
        deletedCount
        deletion
        skipped {
          ...outcome_skipped
        }
        userErrors {
          message
        }
      }
    }
  `);
  const [restore] = useMutation<useFileActionsRestoreMutation>(graphql`
    mutation useFileActionsRestoreMutation($input: RestoreFileStorageItemsInput!) {
      restoreFileStorageItems(input: $input) {
        restoredCount
        skipped {
          ...outcome_skipped
        }
        userErrors {
          message
        }
      }
    }
  `);
  const [move] = useMutation<useFileActionsMoveMutation>(graphql`
    mutation useFileActionsMoveMutation($input: MoveFileStorageItemsInput!) {
      moveFileStorageItems(input: $input) {
        changedCount
        skipped {
          ...outcome_skipped
        }
        userErrors {
          message
        }
      }
    }
  `);
  const [copy] = useMutation<useFileActionsCopyMutation>(graphql`
    mutation useFileActionsCopyMutation($input: CopyFileStorageItemsInput!) {
      copyFileStorageItems(input: $input) {
        copiedCount
        skipped {
          ...outcome_skipped
        }
        userErrors {
          message
        }
      }
    }
  `);
  const [destroy] = useMutation<useFileActionsDestroyMutation>(graphql`
    mutation useFileActionsDestroyMutation($input: DestroyFileStorageItemsInput!) {
      destroyFileStorageItems(input: $input) {
        deletedCount
        skipped {
          ...outcome_skipped
        }
        userErrors {
          message
        }
      }
    }
  `);
  const [renameOne] = useMutation<useFileActionsRenameMutation>(graphql`
    mutation useFileActionsRenameMutation($input: UpdateFileStorageItemInput!) {
      updateFileStorageItem(input: $input) {
        fileStorageItem {
          id
          name
          version
        }
        userErrors {
          message
        }
      }
    }
  `);
  type Some = Chosen<FileStorageItemMatch>;
  const inputOf = (fileStorageItems: Some) => ({ companyId, fileStorageItems });
  return {
    rename: (input: useFileActionsRenameMutation['variables']['input']) =>
      renameOne({ variables: { input } }),
    remove: async (chosen: Some) => {
      const variables = { input: inputOf(chosen), connections: [connectionId] };
      const answer = await remove({ variables });
      if (!succeeded(answer, alerts)) return null;
      const {
        deletedFileStorageItemIds: ids,
        deletedCount: count,
        ...told
      } = answer.response.deleteFileStorageItems;
      return outcomeOf({ ...told, ids, count });
    },
    restore: async (chosen: Some) => {
      const answer = await restore({ variables: { input: inputOf(chosen) } });
      if (!succeeded(answer, alerts)) return null;
      const { restoredCount: count, skipped } = answer.response.restoreFileStorageItems;
      return outcomeOf({ count, skipped });
    },
    move: async (chosen: Some, folderId: string | null) => {
      const answer = await move({ variables: { input: { ...inputOf(chosen), folderId } } });
      if (!succeeded(answer, alerts)) return null;
      const { changedCount: count, skipped } = answer.response.moveFileStorageItems;
      return outcomeOf({ count, skipped });
    },
    copy: async (chosen: Some, folderId: string | null) => {
      const answer = await copy({ variables: { input: { ...inputOf(chosen), folderId } } });
      if (!succeeded(answer, alerts)) return null;
      const { copiedCount: count, skipped } = answer.response.copyFileStorageItems;
      return outcomeOf({ count, skipped });
    },
    destroy: async (chosen: Some) => {
      const answer = await destroy({ variables: { input: inputOf(chosen) } });
      if (!succeeded(answer, alerts)) return null;
      const { deletedCount: count, skipped } = answer.response.destroyFileStorageItems;
      return outcomeOf({ count, skipped });
    },
  };
}
