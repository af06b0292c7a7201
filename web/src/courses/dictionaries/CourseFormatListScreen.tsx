// The list of course formats: search, number of courses, single and bulk actions.
import { useMemo } from 'react';
import { MonitorPlay } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { selectionOf } from '../../kit/relay/bulk.ts';
import { ListPage, type ListColumns } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/useList.ts';
import { useRecordActions } from '../../kit/list/useRecordActions.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { useMerge } from '../../kit/actions/useMerge.tsx';
import { dayColumn, lazyPart, nameColumn, numberColumn } from '../../ui/index.ts';
import { useFormatSearch } from './choices.ts';
import { courseFormatList, courseFormatListRoute } from './courseFormatListRoute.ts';
import { hasCourses, passingCourses } from './passing.ts';
import type {
  CourseFormatListScreen_company$data,
  CourseFormatListScreen_company$key,
} from '../../__generated__/CourseFormatListScreen_company.graphql.ts';
import type { CourseFormatListPaginationQuery } from '../../__generated__/CourseFormatListPaginationQuery.graphql.ts';
import type { CourseFormatListScreenDeleteMutation } from '../../__generated__/CourseFormatListScreenDeleteMutation.graphql.ts';

type Row = CourseFormatListScreen_company$data['courseFormats']['edges'][number]['node'];

const CourseFormatModal = lazyPart(() => import('./CourseFormatModal.tsx'), 'CourseFormatModal');

export function CourseFormatListScreen() {
  const page = usePageData(courseFormatListRoute);
  const pagination = usePaginationFragment<
    CourseFormatListPaginationQuery,
    CourseFormatListScreen_company$key
  >(
    graphql`
      fragment CourseFormatListScreen_company on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        orderBy: { type: "CourseFormatOrder" }
      )
      @refetchable(queryName: "CourseFormatListPaginationQuery")
      @throwOnFieldError {
        ...Admin_company
        courseFormats(first: $count, after: $cursor, search: $search, orderBy: $orderBy)
          @connection(key: "CourseFormatListScreen_courseFormats", filters: ["search", "orderBy"]) {
          __id
          totalCount
          edges {
            node {
              id
              name
              coursesCount @catch(to: NULL)
              createdAt @catch(to: NULL)
              viewerCanUpdate @catch(to: NULL)
              viewerCanDelete @catch(to: NULL)
              ...CourseFormatModal_record
            }
          }
        }
      }
    `,
    requireAdmission(page.company),
  );
  const list = useList(courseFormatList, pagination, ({ courseFormats }) => courseFormats);
  const { companyId, code, may } = useAdmin(list.data);
  const mayManage = may('COURSES_UPDATE_ALL');
  const merging = useMerge<Row>({
    accusative: 'формат',
    label: 'С каким форматом',
    search: useFormatSearch(companyId),
    passes: passingCourses,
    mutation: graphql`
      mutation CourseFormatListScreenMergeMutation($input: MergeCourseFormatsInput!) {
        mergeCourseFormats(input: $input) {
          deletedCourseFormatId
          ...userErrors_payload
        }
      }
    `,
    onDone: list.refresh,
  });
  const { create, menu, bulk } = useRecordActions<CourseFormatListScreenDeleteMutation, Row>({
    companyId,
    list,
    dialog: CourseFormatModal,
    noun: ['формат', 'формата', 'форматов'],
    deletion: graphql`
      mutation CourseFormatListScreenDeleteMutation(
        $input: DeleteCourseFormatsInput!
        $connections: [ID!]!
      ) {
        deleteCourseFormats(input: $input) {
          deletedCourseFormatIds @deleteEdge(connections: $connections)
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
      courseFormats: selectionOf(selection, { search: list.search }),
    }),
    loss: () => 'Форматы, в которых есть курсы, останутся. Восстановить удалённое не получится.',
    instead: (row) => merging.inPlaceOfDeleting(row, hasCourses(row)),
  });
  const columns = useMemo(() => columnsOf(code), [code]);
  return (
    <ListPage
      id="course-formats"
      list={list}
      title="Форматы курсов"
      search={{ label: 'Поиск по форматам', placeholder: 'Название' }}
      columns={columns}
      rowLabel={({ name }) => name}
      rowActions={(row) => menu(row, merging.item(row))}
      create={mayManage && { label: 'Добавить формат', onClick: create }}
      bulk={mayManage && bulk}
      start={{
        title: 'Форматов пока нет',
        text: 'Формат говорит, как проходит курс: онлайн, в записи, в мини-группе.',
        icon: <MonitorPlay />,
      }}
    />
  );
}

const coursesOf = (code: string, { id }: Row) =>
  `/${code}/courses?format=${encodeURIComponent(id)}`;

const columnsOf = (code: string): ListColumns<Row, typeof courseFormatList> => ({
  name: nameColumn(({ name }) => name, { link: (row) => coursesOf(code, row) }),
  courses: numberColumn('Курсы', ({ coursesCount }) => coursesCount, {
    link: (row) => coursesOf(code, row),
  }),
  created: dayColumn('Добавлен', ({ createdAt }) => createdAt),
});
