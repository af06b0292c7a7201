// The library: reusable entries by shelf, with their actions.
import type { ReactNode } from 'react';
import { Blocks, BookOpen, ClipboardList, Copy, Download, Eye, Library } from 'lucide-react';
import { graphql } from 'react-relay';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { requireAdmission } from '../../kit/pages/Admin.ts';
import { usePageData } from '../../kit/relay/pageData.ts';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { entityList } from '../../kit/list/entityList.tsx';
import { openFile } from '../../kit/files/signedUrls.ts';
import { ListTabs } from '../../kit/list/ListTabs.tsx';
import { useAction } from '../../kit/actions/useAction.ts';
import {
  countOf,
  dayColumn,
  formatSize,
  lazyPart,
  nameColumn,
  textColumn,
  type MenuItem,
} from '../../ui/index.ts';
import { FileThumb, thumbnailImageOf } from '../fileKinds.tsx';
import { usePicker } from '../picker/index.ts';
import { filterOf, libraryList, libraryRoute } from './libraryRoute.ts';
import { ShelvedTestModal, TemplateModal } from './libraryParts.ts';
import { fileShelves, shelves } from './shelves.ts';
import type { LibraryScreen_company$data } from '../../__generated__/LibraryScreen_company.graphql.ts';
import type { LibraryScreenCopyMutation } from '../../__generated__/LibraryScreenCopyMutation.graphql.ts';
import type { DeleteLibraryEntriesInput } from '../../__generated__/LibraryScreenDeleteMutation.graphql.ts';

type Row = LibraryScreen_company$data['library']['edges'][number]['node'];

const ShelfModal = lazyPart(() => import('./ShelfModal.tsx'), 'ShelfModal');

export function LibraryScreen() {
  const {
    list,
    companyId,
    code,
    may,
    open: shelve,
    page,
    menu,
  } = useLibrary(requireAdmission(usePageData(libraryRoute).company));
  const { state } = list;
  const pick = usePicker(companyId);
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
  const countIn = (tab: keyof typeof shelves) => {
    const counts = list.data.library.countByType;
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
      {...page}
      tabs={<ListTabs list={list} label="Полки" names={shelves} countIn={countIn} />}
      rowActions={(entry) =>
        menu(entry, ...(entry.file ? ofFile(entry, entry.file.url) : ofTemplate(entry)))
      }
      create={{ label: 'Добавить файлы', onClick: () => void add() }}
    />
  );
}

const useLibrary = entityList({
  id: 'library',
  title: 'Библиотека',
  noun: ['запись', 'записи', 'записей'],
  search: { label: 'Поиск по библиотеке', placeholder: 'Название' },
  start: {
    title: 'На этой полке пока пусто',
    text: 'В библиотеке лежит то, что берут в курсы снова и снова: раздатки, видео, задания, тесты, блоки и уроки целиком.',
    icon: <Library />,
  },
  permission: 'COMPANY_SETTINGS',
  address: libraryList,
  connection: ({ library }: LibraryScreen_company$data) => library,
  fragment: graphql`
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
  columns: (_code) => ({
    name: nameColumn(({ name }) => name, {
      lead: ({ type, kind, file }) =>
        templateSigns[type] ?? <FileThumb kind={kind} picture={thumbnailImageOf(kind, file)} />,
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
  }),
  dialog: lazyPart(() => import('./EntryModal.tsx'), 'EntryModal'),
  filter: filterOf,
  deletion: {
    mutation: graphql`
      mutation LibraryScreenDeleteMutation(
        $input: DeleteLibraryEntriesInput!
        $connections: [ID!]!
      ) {
        deleteLibraryEntries(input: $input) {
          deletedLibraryEntryIds @deleteEdge(connections: $connections)
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    input: (companyId, libraryEntries): DeleteLibraryEntriesInput => ({
      companyId,
      libraryEntries,
    }),
    loss: () =>
      'С полки они исчезнут, файлы останутся в хранилище, а копии — в курсах. Восстановить не получится.',
  },
});

const templateSigns: Partial<Record<Row['type'], ReactNode>> = {
  TESTS: <ClipboardList size={20} aria-hidden />,
  BLOCKS: <Blocks size={20} aria-hidden />,
  LESSONS: <BookOpen size={20} aria-hidden />,
};
