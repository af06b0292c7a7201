// The file storage: folders and files, with search, filters, uploads and actions.
import { useState } from 'react';
import { FolderPlus, Link, Upload } from 'lucide-react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { ListFilter } from '../../kit/list/filter/ListFilter.tsx';
import { ListFrame } from '../../kit/list/ListFrame.tsx';
import { ListTabs } from '../../kit/list/ListTabs.tsx';
import { useList } from '../../kit/list/useList.ts';
import { ViewSwitch } from '../../kit/list/ViewSwitch.tsx';
import { useFreshPage } from '../../kit/pages/PageBoundary.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { fullWidget } from '../../kit/uploads/limits.ts';
import {
  Box,
  Button,
  DropZone,
  FilePickButton,
  formatDate,
  lazyPart,
  UploadList,
} from '../../ui/index.ts';
import { fileKindNames } from '../fileKinds.tsx';
import { StorageQuotaNote } from '../StorageQuotaNote.tsx';
import { useStorageUploads } from '../uploads/useStorageUploads.ts';
import { DeletedFolders } from './folders/DeletedFolders.tsx';
import {
  fileStorageList,
  coversAllFolders,
  sizeRanges,
  tabNames,
  toVariables,
} from './fileStorageList.ts';
import { fileStorageRoute } from './fileStorageRoute.ts';
import { FileTable } from './FileTable.tsx';
import { FileTiles } from './FileTiles.tsx';
import { FolderStrip } from './folders/FolderStrip.tsx';
import { useDragging } from './useDragging.tsx';
import { useFileActions } from './useFileActions.tsx';
import { useFileRows } from './useFileRows.ts';
import { useFolderActions } from './folders/useFolderActions.tsx';
import { useStoredFolders } from './folders/useStoredFolders.ts';
import type { FileStorageScreen_company$key } from '../../__generated__/FileStorageScreen_company.graphql.ts';
import type { FileStorageScreen_list$key } from '../../__generated__/FileStorageScreen_list.graphql.ts';
import type { FileStoragePaginationQuery } from '../../__generated__/FileStoragePaginationQuery.graphql.ts';

export function FileStorageScreen() {
  const page = usePageData(fileStorageRoute);
  const company = useFragment<FileStorageScreen_company$key>(
    graphql`
      fragment FileStorageScreen_company on Company
      @argumentDefinitions(
        search: { type: "String" }
        filter: { type: "FileStorageFilter" }
        orderBy: { type: "FileStorageItemOrder" }
        isTrash: { type: "Boolean!" }
      )
      @throwOnFieldError {
        ...Admin_company
        ...StorageQuotaNote_company
        fileStorageFolders {
          ...useStoredFolders_folders
        }
        deletedFolders: fileStorageFolders(filter: { status: [DELETED] }) @include(if: $isTrash) {
          ...DeletedFolders_folders
        }
        ...FileStorageScreen_list @arguments(search: $search, filter: $filter, orderBy: $orderBy)
      }
    `,
    requireAdmission(page.company),
  );
  const pagination = usePaginationFragment<FileStoragePaginationQuery, FileStorageScreen_list$key>(
    graphql`
      fragment FileStorageScreen_list on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        filter: { type: "FileStorageFilter" }
        orderBy: { type: "FileStorageItemOrder" }
      )
      @refetchable(queryName: "FileStoragePaginationQuery")
      @throwOnFieldError {
        fileStorage(
          first: $count
          after: $cursor
          search: $search
          filter: $filter
          orderBy: $orderBy
        ) @connection(key: "FileStorage_fileStorage", filters: ["search", "filter", "orderBy"]) {
          __id
          totalCount
          edges {
            node {
              id
              ...useFileRows_items
            }
          }
        }
      }
    `,
    company,
  );
  const list = useList(fileStorageList, pagination, ({ fileStorage }) => fileStorage);
  const { state, change, href } = list;
  const { __id: connectionId } = list.connection;
  const rows = useFileRows(list.rows);
  const { companyId, code, may } = useAdmin(company);
  const refreshAll = useFreshPage();
  const mayManage = may('COMPANY_SETTINGS');
  const folders = useStoredFolders(company.fileStorageFolders);
  const folder = folders.find(({ id }) => id === state.folder) ?? null;
  const isHere = !coversAllFolders(state);
  const [renamed, rename] = useState<string | null>(null);

  const uploads = useStorageUploads({
    place: 'storage',
    companyId,
    folderId: isHere ? (folder?.id ?? null) : null,
    onAdded: list.refresh,
  });
  const files = useFileActions({
    companyId,
    connectionId,
    rows,
    folders,
    paging: list.paging,
    totalCount: list.totalCount,
    match: toVariables(state),
    isTrash: state.tab === 'deleted',
    mayManage,
    code,
    refresh: refreshAll,
    rename,
  });
  const drag = useDragging();
  const dragging = mayManage && state.tab === 'files' ? drag : null;
  const folderActions = useFolderActions({ companyId, folders, mayManage, refresh: refreshAll });

  const view = {
    rows,
    folders,
    actions: files,
    renamed,
    endRenaming: () => rename(null),
    dragging,
    code,
  };
  return (
    <DropZone onFiles={mayManage && state.tab === 'files' ? uploads.add : null}>
      <ListFrame
        id="file-storage"
        list={list}
        title={folder && isHere ? folder.name : 'Файлы'}
        create={false}
        actions={
          state.tab === 'files' && (
            <>
              <StorageQuotaNote company={company} />
              {mayManage && (
                <Button
                  icon={<FolderPlus size={16} aria-hidden />}
                  onClick={() => folderActions.create(folder)}
                >
                  Новая папка
                </Button>
              )}
              <Button
                icon={<Link size={16} aria-hidden />}
                onClick={() => files.addByAddress(folder)}
              >
                По адресу
              </Button>
              {mayManage && (
                <FilePickButton
                  limits={fullWidget}
                  variant="primary"
                  icon={<Upload size={16} aria-hidden />}
                  onFiles={uploads.add}
                >
                  Загрузить
                </FilePickButton>
              )}
            </>
          )
        }
        tabs={<ListTabs list={list} label="Файлы" names={tabNames} countIn={() => null} />}
        search={{ label: 'Поиск по файлам', placeholder: 'Название, во всех папках' }}
        filter={
          <ListFilter list={list} conditions={conditionsOf(state)}>
            <FileFilter state={state} change={change} />
          </ListFilter>
        }
        tools={<ViewSwitch view={state.view} other="tiles" words="плитками" change={change} />}
        bulk={files.bulk}
        start={
          state.tab === 'deleted'
            ? {
                title: 'Удалённых файлов нет',
                text: 'Удалённый файл лежит здесь 30 дней, и его можно восстановить.',
                icon: <Upload />,
              }
            : {
                title: folder ? 'В этой папке пока нет файлов' : 'Файлов пока нет',
                text: 'Загрузите файлы или перетащите их сюда: потом их можно выбрать в курсах, уроках и галереях.',
                icon: <Upload />,
              }
        }
      >
        {(shown) => (
          <>
            {drag.label}
            <Box px={{ base: '4', md: '6' }} py={uploads.uploads.length > 0 ? '3' : '0'}>
              <UploadList uploads={uploads.uploads} />
            </Box>
            {company.deletedFolders && !fileStorageList.isFiltered(state) && (
              <DeletedFolders
                folders={company.deletedFolders}
                restore={mayManage ? folderActions.restore : null}
              />
            )}
            {isHere && (
              <FolderStrip
                folders={folders}
                folder={folder}
                hrefOf={(id) => href({ folder: id, search: '' })}
                actions={folderActions}
                mayManage={mayManage}
                dragging={dragging}
                onDrop={files.moveDropped}
              />
            )}
            {state.view === 'tiles' ? (
              <FileTiles {...shown} {...view} />
            ) : (
              <FileTable {...shown} {...view} showsFolder={!isHere} />
            )}
          </>
        )}
      </ListFrame>
    </DropZone>
  );
}

const FileFilter = lazyPart(() => import('./FileFilter.tsx'), 'FileFilter');

type State = ReturnType<typeof fileStorageList.read>;

function conditionsOf({ kind, size, from, to }: State) {
  return [
    ...kind.map((one) => ({
      words: fileKindNames[one],
      without: { kind: kind.filter((other) => other !== one) },
    })),
    size !== '' && { words: sizeRanges[size].label, without: { size: '' as const } },
    from !== null && { words: `С ${formatDate(from)}`, without: { from: null } },
    to !== null && { words: `По ${formatDate(to)}`, without: { to: null } },
  ];
}
