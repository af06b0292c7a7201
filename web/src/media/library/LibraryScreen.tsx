// The library: what lies ready on its shelves, and what can be done with it.
import { useMemo } from 'react';
import { Copy, Download, Library } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { admitted, useAdmin } from '../../kit/Admin.ts';
import { chosenOf } from '../../kit/bulk.ts';
import { ListPage, type ListColumns } from '../../kit/list/ListPage.tsx';
import { ListTabs } from '../../kit/list/ListTabs.tsx';
import { useList } from '../../kit/list/useList.ts';
import { useRecordActions } from '../../kit/list/useRecordActions.tsx';
import { usePageData } from '../../kit/pageData.ts';
import { useAction } from '../../kit/useAction.ts';
import { useDialog } from '../../kit/useDataModals.tsx';
import { dayColumn, formatSize, lazyPart, nameColumn, textColumn } from '../../ui/index.ts';
import { FileThumb, picturedBy } from '../fileKinds.tsx';
import { usePicker } from '../picker/index.ts';
import { filterOf, libraryList, libraryRoute } from './libraryRoute.ts';
import { fileShelves, shelves } from './shelves.ts';
import type {
  LibraryScreen_company$data,
  LibraryScreen_company$key,
} from '../../__generated__/LibraryScreen_company.graphql.ts';
import type { LibraryPaginationQuery } from '../../__generated__/LibraryPaginationQuery.graphql.ts';
import type { LibraryScreenCopyMutation } from '../../__generated__/LibraryScreenCopyMutation.graphql.ts';
import type { LibraryScreenDeleteMutation } from '../../__generated__/LibraryScreenDeleteMutation.graphql.ts';

type Row = LibraryScreen_company$data['library']['edges'][number]['node'];

const EntryModal = lazyPart(() => import('./EntryModal.tsx'), 'EntryModal');
const ShelfModal = lazyPart(() => import('./ShelfModal.tsx'), 'ShelfModal');

export function LibraryScreen() {
  const page = usePageData(libraryRoute);
  const pagination = usePaginationFragment<LibraryPaginationQuery, LibraryScreen_company$key>(
    graphql`
      fragment LibraryScreen_company on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        filter: { type: "LibraryFilter" }
        orderBy: { type: "LibraryEntryOrder" }
      )
      @refetchable(queryName: "LibraryPaginationQuery")
      @throwOnFieldError {
        ...Admin_company
        library(first: $count, after: $cursor, search: $search, filter: $filter, orderBy: $orderBy)
          @connection(key: "LibraryScreen_library", filters: ["search", "filter", "orderBy"]) {
          __id
          totalCount
          countByType @catch(to: NULL) {
            type
            count
          }
          edges {
            node {
              id
              type
              name
              kind
              createdAt @catch(to: NULL)
              viewerCanUpdate @catch(to: NULL)
              viewerCanDelete @catch(to: NULL)
              file {
                url
                size
                ...fileKinds_file
              }
              ...EntryModal_entry
            }
          }
        }
      }
    `,
    admitted(page.company),
  );
  const list = useList(libraryList, pagination, ({ library }) => library);
  const { state } = list;
  const { companyId, may } = useAdmin(list.data);
  const pick = usePicker(companyId);
  const shelve = useDialog(list.refresh);
  const [copy] = useAction<LibraryScreenCopyMutation>(graphql`
    mutation LibraryScreenCopyMutation($input: CopyLibraryFileInput!) {
      copyLibraryFile(input: $input) {
        fileStorageItem {
          id
        }
        userErrors {
          message
        }
      }
    }
  `);
  const { menu, bulk } = useRecordActions<LibraryScreenDeleteMutation, Row>({
    companyId,
    list,
    dialog: EntryModal,
    noun: ['запись', 'записи', 'записей'],
    deletion: graphql`
      mutation LibraryScreenDeleteMutation(
        $input: DeleteLibraryEntriesInput!
        $connections: [ID!]!
      ) {
        deleteLibraryEntries(input: $input) {
          deletedLibraryEntryIds @deleteEdge(connections: $connections)
          deletedCount
          skipped {
            ...outcome_skipped
          }
          userErrors {
            message
          }
        }
      }
    `,
    input: (selection) => ({
      companyId,
      libraryEntries: chosenOf(selection, { search: list.search, filter: filterOf(state) }),
    }),
    loss: () => 'С полки они исчезнут, файлы останутся в хранилище. Восстановить не получится.',
  });
  const columns = useMemo(() => columnsOf(), []);
  const countIn = (tab: keyof typeof shelves) => {
    const counts = list.connection.countByType;
    if (!counts) return null;
    return counts
      .filter(({ type }) => tab === 'ALL' || type === tab)
      .reduce((sum, { count }) => sum + count, 0);
  };
  const add = async () => {
    const shelf = fileShelves.find((each) => each === state.tab);
    const picked = await pick({
      title: 'Файлы для библиотеки',
      isMultiple: true,
      ...(shelf === 'VIDEO' && { kinds: ['FILM'] }),
    });
    if (picked.length === 0) return;
    shelve((done) => (
      <ShelfModal companyId={companyId} files={picked} shelf={shelf} onDone={done} />
    ));
  };
  const mayManage = may('COMPANY_SETTINGS');
  return (
    <ListPage
      id="library"
      list={list}
      title="Библиотека"
      tabs={<ListTabs list={list} label="Полки" names={shelves} countIn={countIn} />}
      search={{ label: 'Поиск по библиотеке', placeholder: 'Название' }}
      columns={columns}
      rowLabel={({ name }) => name}
      rowActions={(entry) =>
        menu(
          entry,
          {
            id: 'download',
            label: 'Открыть',
            icon: <Download />,
            disabled: !entry.file,
            onAction: () => window.open(entry.file?.url, '_blank', 'noopener'),
          },
          {
            id: 'copy',
            label: 'Скопировать в хранилище',
            icon: <Copy />,
            disabled: !entry.file,
            onAction: () =>
              void copy({
                variables: { input: { id: entry.id } },
                done: `«${entry.name}» лежит в хранилище`,
              }),
          },
        )
      }
      create={{ label: 'Добавить файлы', onClick: () => void add() }}
      bulk={mayManage && bulk}
      start={{
        title: 'На этой полке пока пусто',
        text: 'В библиотеке лежит то, что берут в курсы снова и снова: раздатки, видео, задания, а со временем и уроки целиком.',
        icon: <Library />,
      }}
    />
  );
}

const columnsOf = (): ListColumns<Row, typeof libraryList> => ({
  name: nameColumn(({ name }) => name, {
    lead: ({ kind, file }) => <FileThumb kind={kind} picture={picturedBy(kind, file)} />,
  }),
  shelf: textColumn('Полка', ({ type }) => shelves[type], { width: 180 }),
  size: {
    header: 'Размер',
    digits: true,
    align: 'end',
    width: 110,
    cell: ({ file }) => (file?.size == null ? '—' : formatSize(file.size)),
  },
  created: dayColumn('Добавлено', ({ createdAt }) => createdAt),
});
