// The course list as a table.
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ListRowsProps } from '../../kit/list/ListFrame.tsx';
import type { ListColumns } from '../../kit/list/ListPage.tsx';
import { useFieldColumns, type ListOfFields } from '../../kit/list/useFieldColumns.tsx';
import { shownColumnsOf } from '../../kit/list/views/viewTable.ts';
import {
  CoverThumb,
  DataTable,
  dayColumn,
  formatPrice,
  nameColumn,
  numberColumn,
  pictureInWidth,
  StatusBadge,
  textColumn,
} from '../../ui/index.ts';
import type { courseList, CourseSorting } from './courseList.ts';
import { courseRowMenu } from './courseRowMenu.tsx';
import { statusBadge, statusLabel } from '../course/courseStatus.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { areFieldsMissing, hiddenColumns } from './hiddenColumns.ts';
import type { CourseActions } from './useCourseActions.tsx';
import type { CourseTable_query$key } from '../../__generated__/CourseTable_query.graphql.ts';
import type {
  CourseTable_courses$data,
  CourseTable_courses$key,
} from '../../__generated__/CourseTable_courses.graphql.ts';

type Row = CourseTable_courses$data[number];

export function CourseTable({
  courses,
  query,
  list,
  companyId,
  code,
  showsPeople,
  choosesFields,
  actions,
  ...view
}: ListRowsProps<CourseSorting> & {
  courses: CourseTable_courses$key;
  query: CourseTable_query$key;
  list: ListOfFields;
  companyId: string;
  /** The company's code in URLs. */
  code: string;
  /** Whether the viewer may open the company's users. */
  showsPeople: boolean;
  /** Whether the viewer may read the company's custom fields. */
  choosesFields: boolean;
  actions: CourseActions;
}) {
  const rows = useFragment<CourseTable_courses$key>(
    graphql`
      fragment CourseTable_courses on Course
      @relay(plural: true)
      @argumentDefinitions(
        fields: { type: "[ID!]!" }
        hasFields: { type: "Boolean!" }
        details: { type: "Boolean!" }
        texts: { type: "Boolean!" }
        parts: { type: "Boolean!" }
      ) {
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
        customFieldCourseValues(fields: $fields) @include(if: $hasFields) {
          ...useFieldColumns_value
        }
        ...FavouriteButton_course
        ...hiddenColumns_course @arguments(details: $details, texts: $texts, parts: $parts)
      }
    `,
    courses,
  );
  const page = useFragment<CourseTable_query$key>(
    graphql`
      fragment CourseTable_query on Query
      @argumentDefinitions(fields: { type: "[ID!]!" }, hasFields: { type: "Boolean!" }) {
        ...useFieldColumns_query @arguments(fields: $fields, hasFields: $hasFields)
      }
    `,
    query,
  );
  const fields = useFieldColumns({
    subtype: 'COURSE',
    query: page,
    list,
    companyId,
    valuesOf,
    mayChoose: choosesFields,
  });
  const columns = useMemo(
    () => ({ ...columnsOf(code, showsPeople), ...hiddenColumns(), ...fields.columns }),
    [code, showsPeople, fields.columns],
  );
  return (
    <DataTable
      {...view}
      columns={columns}
      more={fields.more}
      onColumns={() => {
        if (areFieldsMissing(rows, shownColumnsOf(list.open.place, list.open.view))) {
          list.change({}, { replace: true });
        }
      }}
      sortable={[...(view.sortable ?? []), ...fields.sortable]}
      rows={rows}
      rowLabel={({ name }) => name}
      rowActions={({ id }) => courseRowMenu({ id }, actions)}
    />
  );
}

const valuesOf = ({ customFieldCourseValues }: Row) => customFieldCourseValues;

const columnsOf = (code: string, showsPeople: boolean): ListColumns<Row, typeof courseList> => ({
  name: nameColumn(({ name }) => name, {
    minWidth: 280,
    lead: ({ databaseId, img }) => (
      <CoverThumb id={databaseId} image={img ? pictureInWidth(img.url, 160) : undefined} />
    ),
    link: ({ databaseId }) => `/${code}/courses/${databaseId}`,
    trail: (course) => <FavouriteButton course={course} />,
  }),
  type: textColumn('Тип', ({ type }) => type?.name, { width: 104, muted: false }),
  format: textColumn('Формат', ({ format }) => format?.name, { width: 118 }),
  categories: textColumn(
    'Категории',
    ({ subcategoriesWithCategories }) =>
      subcategoriesWithCategories
        .map(({ title, parentCategory }) =>
          parentCategory ? `${parentCategory.title}: ${title}` : title,
        )
        .join(', '),
    { width: 200, hiddenAtFirst: true },
  ),
  status: {
    header: 'Статус',
    width: 104,
    cell: ({ status }) => (
      <StatusBadge status={statusBadge(status)}>{statusLabel(status)}</StatusBadge>
    ),
  },
  students: numberColumn('Ученики', ({ studentsCount }) => studentsCount, {
    width: 90,
    ...(showsPeople && {
      link: ({ id }) => `/${code}/users?course=${encodeURIComponent(id)}`,
    }),
  }),
  price: {
    header: 'Цена',
    digits: true,
    align: 'end',
    width: 100,
    cell: ({ price }) => formatPrice(price),
  },
  start: dayColumn('Начало', ({ startDate }) => startDate, { width: 112 }),
  end: dayColumn('Окончание', ({ endDate }) => endDate, { width: 112 }),
  folder: textColumn('Папка', ({ folderCourse }) => folderCourse?.name, {
    width: 150,
    hiddenAtFirst: true,
  }),
  created: dayColumn('Создан', ({ createdAt }) => createdAt, { width: 112, hiddenAtFirst: true }),
});
