// The library: reusable entries by shelf, with their actions.
import { useMemo, type ReactNode } from 'react';
import { Blocks, BookOpen, ClipboardList, Copy, Download, Eye, Library } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { openFile } from '../../kit/files/signedUrls.ts';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { selectionOf } from '../../kit/relay/bulk.ts';
import { ListPage, type ListColumns } from '../../kit/list/ListPage.tsx';
import { ListTabs } from '../../kit/list/ListTabs.tsx';
import { useList } from '../../kit/list/useList.ts';
import { useRecordActions } from '../../kit/list/useRecordActions.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { useAction } from '../../kit/actions/useAction.ts';
import { useDataModals, useDialog } from '../../kit/relay/useDataModals.tsx';
import {
  countOf,
  dayColumn,
  formatSize,
  lazyPart,
  nameColumn,
  textColumn,
  type MenuItem,
} from '../../ui/index.ts';
import { FileThumb, picturedBy } from '../fileKinds.tsx';
import { usePicker } from '../picker/index.ts';
import { filterOf, libraryList, libraryRoute } from './libraryRoute.ts';
import { ShelvedTestModal, TemplateModal } from './libraryParts.ts';
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
              excerpt @catch(to: NULL)
              blocksCount @catch(to: NULL)
              questionsCount @catch(to: NULL)
              authorName @catch(to: NULL)
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
    requireAdmission(page.company),
  );
  const list = useList(libraryList, pagination, ({ library }) => library);
  const { state } = list;
  const { companyId, code, may } = useAdmin(list.data);
  const pick = usePicker(companyId);
  const shelve = useDialog(list.refresh);
  const { open } = useDataModals();
  const [copy] = useAction<LibraryScreenCopyMutation>(graphql`
    mutation LibraryScreenCopyMutation($input: CopyLibraryFileInput!) {
      copyLibraryFile(input: $input) {
        fileStorageItem {
          id
        }
        ...userErrors_payload
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
          ...userErrors_payload
        }
      }
    `,
    input: (selection) => ({
      companyId,
      libraryEntries: selectionOf(selection, { search: list.search, filter: filterOf(state) }),
    }),
    loss: () =>
      'С полки они исчезнут, файлы останутся в хранилище, а копии — в курсах. Восстановить не получится.',
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
  const ofFile = ({ id, name }: Row, url: string): MenuItem[] => [
    {
      id: 'download',
      label: 'Открыть',
      icon: <Download />,
      onAction: () => openFile(url),
    },
    {
      id: 'copy',
      label: 'Скопировать в хранилище',
      icon: <Copy />,
      onAction: () =>
        void copy({ variables: { input: { id } }, done: `«${name}» лежит в хранилище` }),
    },
  ];
  const ofTemplate = ({ id, type, name }: Row): MenuItem[] => [
    {
      id: 'look',
      label: 'Посмотреть',
      icon: <Eye />,
      onAction: () =>
        void open((close) =>
          type === 'TESTS' ? (
            <ShelvedTestModal
              entryId={id}
              {...{ name, companyId, code }}
              mayCreate={may('TESTS_CREATE')}
              onDone={() => close()}
            />
          ) : (
            <TemplateModal entryId={id} />
          ),
        ),
    },
  ];
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
        menu(entry, ...(entry.file ? ofFile(entry, entry.file.url) : ofTemplate(entry)))
      }
      create={{ label: 'Добавить файлы', onClick: () => void add() }}
      bulk={mayManage && bulk}
      start={{
        title: 'На этой полке пока пусто',
        text: 'В библиотеке лежит то, что берут в курсы снова и снова: раздатки, видео, задания, тесты, блоки и уроки целиком.',
        icon: <Library />,
      }}
    />
  );
}

const templateSigns: Partial<Record<Row['type'], ReactNode>> = {
  TESTS: <ClipboardList size={20} aria-hidden />,
  BLOCKS: <Blocks size={20} aria-hidden />,
  LESSONS: <BookOpen size={20} aria-hidden />,
};

const columnsOf = (): ListColumns<Row, typeof libraryList> => ({
  name: nameColumn(({ name }) => name, {
    lead: ({ type, kind, file }) =>
      templateSigns[type] ?? <FileThumb kind={kind} picture={picturedBy(kind, file)} />,
  }),
  excerpt: textColumn('Начало', ({ excerpt }) => excerpt, { minWidth: 200 }),
  shelf: textColumn('Полка', ({ type }) => shelves[type], { width: 180 }),
  size: {
    header: 'Размер',
    digits: true,
    align: 'end',
    width: 110,
    cell: ({ file, blocksCount, questionsCount }) => {
      if (questionsCount != null) {
        return countOf(questionsCount, ['вопрос', 'вопроса', 'вопросов']);
      }
      if (blocksCount != null) return countOf(blocksCount, ['блок', 'блока', 'блоков']);
      return file?.size == null ? '—' : formatSize(file.size);
    },
  },
  author: textColumn('Кто добавил', ({ authorName }) => authorName ?? '—', { width: 180 }),
  created: dayColumn('Добавлено', ({ createdAt }) => createdAt),
});
