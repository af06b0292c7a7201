// The list of course types: search, number of courses, single and bulk actions.
import type { FunctionComponent } from 'react';
import { Shapes } from 'lucide-react';
import { graphql } from 'react-relay';
import { entityListScreen } from '../../kit/list/entityList.tsx';
import { dayColumn, lazyPart, nameColumn, numberColumn } from '../../ui/index.ts';
import { useTypeSearch } from './choices.ts';
import { courseTypeList, courseTypeListRoute } from './courseTypeListRoute.ts';
import { hasCourses, movedCoursesText } from './movedCourses.ts';
import type { CourseTypeListScreen_company$data } from '../../__generated__/CourseTypeListScreen_company.graphql.ts';
import type { DeleteCourseTypesInput } from '../../__generated__/CourseTypeListScreenDeleteMutation.graphql.ts';

export const CourseTypeListScreen: FunctionComponent = entityListScreen(courseTypeListRoute, {
  id: 'course-types',
  title: 'Типы курсов',
  noun: ['тип', 'типа', 'типов'],
  create: 'Добавить тип',
  search: { label: 'Поиск по типам', placeholder: 'Название' },
  start: {
    title: 'Типов пока нет',
    text: 'Тип говорит, что это за курс: ЕГЭ, олимпиада, интенсив. По типам курсы находят в списке и в каталоге.',
    icon: <Shapes />,
  },
  permission: 'COURSES_UPDATE_ALL',
  address: courseTypeList,
  connection: ({ courseTypes }: CourseTypeListScreen_company$data) => courseTypes,
  fragment: graphql`
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
  columns: (code) => ({
    name: nameColumn(({ name }) => name, { link: (row) => coursesOf(code, row) }),
    courses: numberColumn('Курсы', ({ coursesCount }) => coursesCount, {
      link: (row) => coursesOf(code, row),
    }),
    created: dayColumn('Добавлен', ({ createdAt }) => createdAt),
  }),
  dialog: lazyPart(() => import('./CourseTypeModal.tsx'), 'CourseTypeModal'),
  deletion: {
    mutation: graphql`
      mutation CourseTypeListScreenDeleteMutation(
        $input: DeleteCourseTypesInput!
        $connections: [ID!]!
      ) {
        deleteCourseTypes(input: $input) {
          deletedCourseTypeIds @deleteEdge(connections: $connections)
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    input: (companyId, courseTypes): DeleteCourseTypesInput => ({ companyId, courseTypes }),
    loss: () => 'Типы, по которым есть курсы, останутся. Восстановить удалённое не получится.',
  },
  merge: {
    label: 'С каким типом',
    useSearch: useTypeSearch,
    passes: movedCoursesText,
    isUsed: hasCourses,
    mutation: graphql`
      mutation CourseTypeListScreenMergeMutation($input: MergeCourseTypesInput!) {
        mergeCourseTypes(input: $input) {
          deletedCourseTypeId
          ...userErrors_payload
        }
      }
    `,
  },
});

const coursesOf = (code: string, { id }: { id: string }) =>
  `/${code}/courses?type=${encodeURIComponent(id)}`;
