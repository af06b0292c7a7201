// The files as a table.
import { useMemo } from 'react';
import type { ListRowsProps } from '../../kit/list/ListFrame.tsx';
import type { ListColumns } from '../../kit/list/ListPage.tsx';
import {
  DataTable,
  dayColumn,
  emptySelection,
  formatSize,
  nameColumn,
  textColumn,
} from '../../ui/index.ts';
import { FileThumb, fileKindNames } from '../fileKinds.tsx';
import { FileName } from './FileName.tsx';
import type { fileStorageList, FileStorageSorting } from './fileStorageList.ts';
import type { Dragging } from './useDragging.tsx';
import type { FileRow } from './useFileRows.ts';
import { pathTo } from './folders/folderTree.ts';
import type { FileActions } from './useFileActions.tsx';
import type { StoredFolder } from './folders/useStoredFolders.ts';

export interface FilesView {
  rows: readonly FileRow[];
  folders: readonly StoredFolder[];
  actions: FileActions;
  /** Id of the file that is being renamed. */
  renamed: string | null;
  endRenaming: () => void;
  /** Null for users who may not move files. */
  dragging: Dragging | null;
  /** The company's code, for addresses. */
  code: string;
}

export function FileTable({
  rows,
  folders,
  actions,
  renamed,
  endRenaming,
  dragging,
  showsFolder,
  ...view
}: ListRowsProps<FileStorageSorting> & FilesView & { showsFolder: boolean }) {
  const { selection = emptySelection } = view;
  const columns = useMemo(
    (): ListColumns<FileRow, typeof fileStorageList> => ({
      name: {
        ...nameColumn<FileRow>(({ name }) => name, { minWidth: 280 }),
        lead: (item) => (
          <span {...dragging?.carrying(() => actions.dragged(item, selection))}>
            <FileThumb kind={item.kind} picture={item.picture} />
          </span>
        ),
        cell: (item) => (
          <FileName
            item={item}
            isRenamed={renamed === item.id}
            endRenaming={endRenaming}
            actions={actions}
          />
        ),
      },
      kind: textColumn('Вид', ({ kind }) => fileKindNames[kind], { width: 130 }),
      ...(showsFolder && {
        folder: textColumn<FileRow>('Папка', (item) => folderOf(folders, item), { width: 180 }),
      }),
      size: {
        header: 'Размер',
        digits: true,
        align: 'end',
        width: 110,
        cell: ({ size }) => formatSize(size),
      },
      created: dayColumn('Добавлен', ({ createdAt }) => createdAt),
    }),
    [actions, dragging, endRenaming, folders, renamed, selection, showsFolder],
  );
  return (
    <DataTable
      {...view}
      columns={columns}
      rows={rows}
      rowLabel={({ name }) => name}
      rowActions={(item) => actions.menu(item)}
    />
  );
}

export function folderOf(
  folders: readonly StoredFolder[],
  { folderDatabaseId }: { readonly folderDatabaseId?: number | null | undefined },
): string {
  const folder = folders.find(({ databaseId }) => databaseId === folderDatabaseId) ?? null;
  return pathTo(folders, folder)
    .map(({ name }) => name)
    .join(' / ');
}
