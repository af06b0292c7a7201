// The course list as a table.
import { useMemo, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useLatest } from '../kit/useLatest.ts';
import {
  CoverThumb,
  DataTable,
  formatDate,
  formatNumber,
  formatPrice,
  StatusBadge,
  type Column,
  type TableSelection,
} from '../ui/index.ts';
import { isSortColumn, type CourseSort } from './courseListAddress.ts';
import { courseRowMenu } from './courseRowMenu.tsx';
import { statusBadge, statusLabel } from './courseStatus.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import type { CourseActions } from './useCourseActions.ts';
import type { CourseCards_courses$key } from '../__generated__/CourseCards_courses.graphql.ts';
import type {
  CourseTable_courses$data,
  CourseTable_courses$key,
} from '../__generated__/CourseTable_courses.graphql.ts';

/** What the table and the cards of the list have in common. */
export interface CourseViewProps {
  courses: readonly (CourseTable_courses$key[number] & CourseCards_courses$key[number])[];
  totalCount: number;
  hasNext: boolean;
  isLoadingNext: boolean;
  onLoadMore: () => void;
  /** Other courses are on their way. */
  isPending: boolean;
  actions: CourseActions;
  /** What stands there when there are no courses. */
  empty: ReactNode;
  toolbar: ReactNode;
  toolbarEnd: ReactNode;
}

export function CourseTable({
  courses,
  actions,
  sort,
  onSort,
  isPending,
  ...table
}: CourseViewProps & {
  sort: CourseSort | null;
  onSort: (sort: CourseSort | null) => void;
  selection: TableSelection;
  onSelectionChange: (selection: TableSelection) => void;
  selectionActions: (selection: TableSelection) => ReactNode;
}) {
  const rows = useFragment<CourseTable_courses$key>(
    graphql`
      fragment CourseTable_courses on Course @relay(plural: true) {
        id
        databaseId
        name
        status
        type {
          name
        }
        format {
          name
        }
        subcategoriesWithCategories {
          title
          parentCategory {
            title
          }
        }
        studentsCount
        price
        startDate
        endDate
        createdAt
        img {
          url
        }
        folderCourse {
          name
        }
        viewerCanUpdate
        ...FavouriteButton_course
      }
    `,
    courses,
  );
  const columns = useColumns(actions.rename);

  return (
    <DataTable<Row>
      {...table}
      id="courses"
      label="Курсы"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.name}
      rowActions={(row) => courseRowMenu(row.id, actions)}
      sort={sort && { field: sort.column, desc: sort.descending }}
      onSort={({ field, desc }) =>
        onSort(isSortColumn(field) ? { column: field, descending: desc } : null)
      }
      isRefetching={isPending}
    />
  );
}

type Row = CourseTable_courses$data[number];

/** The same array as long as the table lives, so that rows are drawn again only when they change. */
function useColumns(open: (id: string) => void): readonly Column<Row>[] {
  const latest = useLatest(open);
  return useMemo(
    () => [
      {
        id: 'name',
        header: 'Название',
        sortField: 'name',
        isRowHeader: true,
        hideable: false,
        minWidth: 280,
        lead: ({ databaseId, img }) => <CoverThumb id={databaseId} image={img?.url} />,
        cell: ({ id, name, viewerCanUpdate }) =>
          viewerCanUpdate ? (
            <button
              type="button"
              className="course-name"
              title="Переименовать"
              onClick={() => latest.current(id)}
            >
              {name}
            </button>
          ) : (
            name
          ),
        trail: (row) => <FavouriteButton course={row} />,
      },
      ...plainColumns,
    ],
    [latest],
  );
}

const plainColumns: readonly Column<Row>[] = [
  { id: 'type', header: 'Тип', width: 104, cell: ({ type }) => type?.name ?? '—' },
  {
    id: 'format',
    header: 'Формат',
    width: 118,
    muted: true,
    cell: ({ format }) => format?.name ?? '—',
  },
  {
    id: 'categories',
    header: 'Категории',
    width: 200,
    muted: true,
    hiddenAtFirst: true,
    cell: ({ subcategoriesWithCategories }) =>
      subcategoriesWithCategories
        .map(({ title, parentCategory }) =>
          parentCategory ? `${parentCategory.title}: ${title}` : title,
        )
        .join(', ') || '—',
  },
  {
    id: 'status',
    header: 'Статус',
    sortField: 'status',
    width: 104,
    cell: ({ status }) => (
      <StatusBadge status={statusBadge(status)}>{statusLabel(status)}</StatusBadge>
    ),
  },
  {
    id: 'students',
    header: 'Ученики',
    digits: true,
    sortField: 'students',
    align: 'end',
    width: 90,
    cell: ({ studentsCount }) => formatNumber(studentsCount),
  },
  {
    id: 'price',
    header: 'Цена',
    digits: true,
    sortField: 'price',
    align: 'end',
    width: 100,
    cell: ({ price }) => formatPrice(price),
  },
  {
    id: 'start',
    header: 'Начало',
    digits: true,
    sortField: 'start',
    width: 112,
    muted: true,
    cell: ({ startDate }) => formatDate(startDate),
  },
  {
    id: 'end',
    header: 'Окончание',
    digits: true,
    sortField: 'end',
    width: 112,
    muted: true,
    cell: ({ endDate }) => formatDate(endDate),
  },
  {
    id: 'folder',
    header: 'Папка',
    width: 150,
    muted: true,
    hiddenAtFirst: true,
    cell: ({ folderCourse }) => folderCourse?.name ?? '—',
  },
  {
    id: 'created',
    header: 'Создан',
    digits: true,
    sortField: 'created',
    width: 112,
    muted: true,
    hiddenAtFirst: true,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
];
