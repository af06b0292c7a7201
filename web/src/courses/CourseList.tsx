// The list of courses: tabs, table or cards, and what can be done with one course or many.
import { useCallback, useState, type ReactNode } from 'react';
import { GraduationCap, Plus } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { AddressState } from '../kit/useAddress.ts';
import {
  Button,
  chakra,
  EmptyState,
  emptySelection,
  PageHeader,
  selectedCount,
  type TableSelection,
} from '../ui/index.ts';
import { CourseBulkActions } from './CourseBulkActions.tsx';
import { CourseCards } from './CourseCards.tsx';
import {
  isFiltered,
  withoutFilter,
  writeAddress,
  type CourseListAddress,
} from './courseListAddress.ts';
import { CourseTable } from './CourseTable.tsx';
import { CourseTabs } from './CourseTabs.tsx';
import { CourseViewSwitch } from './CourseViewSwitch.tsx';
import { useCourseActions } from './useCourseActions.ts';
import { useCourseCounts } from './useCourseCounts.ts';
import type { CourseList_company$key } from '../__generated__/CourseList_company.graphql.ts';
import type { CourseListPaginationQuery } from '../__generated__/CourseListPaginationQuery.graphql.ts';

const pageSize = 20;
/** The most that the gateway answers at once. */
const largestPage = 100;

export function CourseList({
  company,
  companyId,
  canCreate,
  state: { address, change, isPending },
  toolbar,
  exportButton,
}: {
  company: CourseList_company$key;
  companyId: string;
  canCreate: boolean;
  state: AddressState<CourseListAddress>;
  toolbar: ReactNode;
  exportButton: (counts: { totalCount: number; selectedCount: number }) => ReactNode;
}) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    CourseListPaginationQuery,
    CourseList_company$key
  >(
    graphql`
      fragment CourseList_company on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        counts: { type: "Boolean", defaultValue: true }
        search: { type: "String" }
        filter: { type: "CourseFilter" }
        orderBy: { type: "CourseOrder" }
      )
      @refetchable(queryName: "CourseListPaginationQuery")
      @throwOnFieldError {
        courses(first: $count, after: $cursor, search: $search, filter: $filter, orderBy: $orderBy)
          @connection(key: "CourseList_courses", filters: ["search", "filter", "orderBy"]) {
          __id
          totalCount @include(if: $counts)
          ...useCourseCounts_connection @include(if: $counts) @alias(as: "counts")
          edges {
            node {
              ...CourseTable_courses
              ...CourseCards_courses
              ...useCourseActions_courses
            }
          }
        }
      }
    `,
    company,
  );
  const { __id: connectionId, edges, totalCount } = data.courses;
  const courses = edges.map(({ node }) => node);
  const shown = courses.length;
  const [selection, setSelection] = useSelection(address);

  /** The rows that are shown, and the numbers; rows after the first hundred come again by scrolling. */
  const refresh = useCallback(() => {
    const count = Math.min(largestPage, Math.max(pageSize, shown));
    refetch({ count, counts: true }, { fetchPolicy: 'network-only' });
  }, [refetch, shown]);

  const actions = useCourseActions({
    companyId,
    connectionId,
    courses,
    hasNext,
    totalCount,
    address,
    refresh,
  });
  const counts = useCourseCounts(data.courses.counts);
  const create = canCreate && (
    <Button
      variant="primary"
      icon={<Plus size={16} aria-hidden />}
      onClick={() => void actions.create()}
    >
      Создать курс
    </Button>
  );
  const view = {
    courses,
    totalCount: totalCount ?? shown,
    hasNext,
    isLoadingNext,
    // The numbers came with the first page and stay; counting them again would cost the server a scan a page.
    onLoadMore: () => void loadNext(pageSize, { UNSTABLE_extraVariables: { counts: false } }),
    isPending,
    actions,
    toolbar,
    toolbarEnd: (
      <>
        {exportButton({
          totalCount: totalCount ?? shown,
          selectedCount: selectedCount(selection, totalCount),
        })}
        <CourseViewSwitch address={address} change={change} />
      </>
    ),
    empty: isFiltered(address) ? (
      <EmptyState kind="filter" onReset={() => change(withoutFilter(address))} />
    ) : (
      <EmptyState
        kind="start"
        {...emptyTexts[address.tab]}
        icon={<GraduationCap />}
        action={create}
      />
    ),
  };

  return (
    <ListFrame>
      <PageHeader
        title="Курсы"
        count={counts.active + counts.drafts + counts.closed}
        actions={create}
        tabs={<CourseTabs address={address} counts={counts} />}
      />
      {address.view === 'cards' ? (
        <CourseCards {...view} />
      ) : (
        <CourseTable
          {...view}
          sort={address.sort}
          onSort={(sort) => change({ ...address, sort })}
          selection={selection}
          onSelectionChange={setSelection}
          selectionActions={(selected) => (
            <CourseBulkActions
              tab={address.tab}
              selection={selected}
              actions={actions}
              onDone={() => setSelection(emptySelection)}
            />
          )}
        />
      )}
    </ListFrame>
  );
}

// Styled once here and not in each row: a list shows hundreds.
const ListFrame = chakra('div', {
  base: {
    display: 'contents',
    '& .course-name': {
      maxW: 'full',
      lineHeight: 'inherit',
      lineClamp: 'inherit',
      whiteSpace: 'inherit',
      textAlign: 'start',
      fontWeight: 'inherit',
      borderRadius: 'sm',
      '&:hover': { color: 'primary', textDecoration: 'underline' },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '& th .course-name': { fontWeight: 'medium' },
    '& .favourite': {
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: 0,
      boxSize: '28px',
      mx: '-1.5',
      borderRadius: 'md',
      color: 'muted',
      '&:hover': { bg: 'softHover' },
      '&[aria-pressed=true]': { color: 'warning' },
    },
    // Empty stars would be noise in a table: they come with the pointer or the focus.
    '@media (hover: hover)': {
      '& tr .favourite[aria-pressed=false]:not(:focus-visible)': { opacity: 0 },
      '& tr:hover .favourite[aria-pressed=false]': { opacity: 1 },
    },
  },
});

/** What is selected belongs to one tab, search and filter: another state of the list starts with nothing selected. */
function useSelection(
  address: CourseListAddress,
): [TableSelection, (selection: TableSelection) => void] {
  const place = writeAddress({ ...address, sort: null, view: 'table' }).toString();
  const [kept, setKept] = useState({ place, selection: emptySelection });
  return [
    kept.place === place ? kept.selection : emptySelection,
    (selection) => setKept({ place, selection }),
  ];
}

const emptyTexts = {
  active: {
    title: 'Активных курсов пока нет',
    text: 'Здесь стоят курсы, которые видят ученики. Создайте курс и активируйте его, когда он будет готов.',
  },
  drafts: {
    title: 'Черновиков нет',
    text: 'Новый курс начинается с черновика: его видит только команда.',
  },
  closed: {
    title: 'Закрытых курсов нет',
    text: 'Сюда попадают курсы, которые больше не открыты ученикам.',
  },
};
