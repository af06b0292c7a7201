// The list of course types: search, number of courses, single and bulk actions.
import { useMemo } from 'react';
import { Shapes } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { selectionOf } from '../../kit/relay/bulk.ts';
import { ListPage, type ListColumns } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/useList.ts';
import { useRecordActions } from '../../kit/list/useRecordActions.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { useMerge } from '../../kit/actions/useMerge.tsx';
import { dayColumn, lazyPart, nameColumn, numberColumn } from '../../ui/index.ts';
import { useTypeSearch } from './choices.ts';
import { courseTypeList, courseTypeListRoute } from './courseTypeListRoute.ts';
import { hasCourses, passingCourses } from './passing.ts';
import type {
  CourseTypeListScreen_company$data,
  CourseTypeListScreen_company$key,
} from '../../__generated__/CourseTypeListScreen_company.graphql.ts';
import type { CourseTypeListPaginationQuery } from '../../__generated__/CourseTypeListPaginationQuery.graphql.ts';
import type { CourseTypeListScreenDeleteMutation } from '../../__generated__/CourseTypeListScreenDeleteMutation.graphql.ts';

type Row = CourseTypeListScreen_company$data['courseTypes']['edges'][number]['node'];

const CourseTypeModal = lazyPart(() => import('./CourseTypeModal.tsx'), 'CourseTypeModal');

export function CourseTypeListScreen() {
  const page = usePageData(courseTypeListRoute);
  const pagination = usePaginationFragment<
    CourseTypeListPaginationQuery,
    CourseTypeListScreen_company$key
  >(
    graphql`
      fragment CourseTypeListScreen_company on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        orderBy: { type: "CourseTypeOrder" }
      )
      @refetchable(queryName: "CourseTypeListPaginationQuery")
      @throwOnFieldError {
        ...Admin_company
        courseTypes(first: $count, after: $cursor, search: $search, orderBy: $orderBy)
          @connection(key: "CourseTypeListScreen_courseTypes", filters: ["search", "orderBy"]) {
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
              ...CourseTypeModal_record
            }
          }
        }
      }
    `,
    requireAdmission(page.company),
  );
  const list = useList(courseTypeList, pagination, ({ courseTypes }) => courseTypes);
  const { companyId, code, may } = useAdmin(list.data);
  const mayManage = may('COURSES_UPDATE_ALL');
  const merging = useMerge<Row>({
    accusative: 'тип',
    label: 'С каким типом',
    search: useTypeSearch(companyId),
    passes: passingCourses,
    mutation: graphql`
      mutation CourseTypeListScreenMergeMutation($input: MergeCourseTypesInput!) {
        mergeCourseTypes(input: $input) {
          deletedCourseTypeId
          ...userErrors_payload
        }
      }
    `,
    onDone: list.refresh,
  });
  const { create, menu, bulk } = useRecordActions<CourseTypeListScreenDeleteMutation, Row>({
    companyId,
    list,
    dialog: CourseTypeModal,
    noun: ['тип', 'типа', 'типов'],
    deletion: graphql`
      mutation CourseTypeListScreenDeleteMutation(
        $input: DeleteCourseTypesInput!
        $connections: [ID!]!
      ) {
        deleteCourseTypes(input: $input) {
          deletedCourseTypeIds @deleteEdge(connections: $connections)
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
      courseTypes: selectionOf(selection, { search: list.search }),
    }),
    loss: () => 'Типы, по которым есть курсы, останутся. Восстановить удалённое не получится.',
    instead: (row) => merging.inPlaceOfDeleting(row, hasCourses(row)),
  });
  const columns = useMemo(() => columnsOf(code), [code]);
  return (
    <ListPage
      id="course-types"
      list={list}
      title="Типы курсов"
      search={{ label: 'Поиск по типам', placeholder: 'Название' }}
      columns={columns}
      rowLabel={({ name }) => name}
      rowActions={(row) => menu(row, merging.item(row))}
      create={mayManage && { label: 'Добавить тип', onClick: create }}
      bulk={mayManage && bulk}
      start={{
        title: 'Типов пока нет',
        text: 'Тип говорит, что это за курс: ЕГЭ, олимпиада, интенсив. По типам курсы находят в списке и в каталоге.',
        icon: <Shapes />,
      }}
    />
  );
}

const coursesOf = (code: string, { id }: Row) => `/${code}/courses?type=${encodeURIComponent(id)}`;

const columnsOf = (code: string): ListColumns<Row, typeof courseTypeList> => ({
  name: nameColumn(({ name }) => name, { link: (row) => coursesOf(code, row) }),
  courses: numberColumn('Курсы', ({ coursesCount }) => coursesCount, {
    link: (row) => coursesOf(code, row),
  }),
  created: dayColumn('Добавлен', ({ createdAt }) => createdAt),
});
