// The list of course formats: search, number of courses, single and bulk actions.
import type { FunctionComponent } from 'react';
import { MonitorPlay } from 'lucide-react';
import { graphql } from 'react-relay';
import { entityListScreen } from '../../kit/list/entityList.tsx';
import { dayColumn, lazyPart, nameColumn, numberColumn } from '../../ui/index.ts';
import { useFormatSearch } from './choices.ts';
import { courseFormatList, courseFormatListRoute } from './courseFormatListRoute.ts';
import { hasCourses, movedCoursesText } from './movedCourses.ts';
import type { CourseFormatListScreen_company$data } from '../../__generated__/CourseFormatListScreen_company.graphql.ts';
import type { DeleteCourseFormatsInput } from '../../__generated__/CourseFormatListScreenDeleteMutation.graphql.ts';

export const CourseFormatListScreen: FunctionComponent = entityListScreen(courseFormatListRoute, {
  id: 'course-formats',
  title: 'Форматы курсов',
  noun: ['формат', 'формата', 'форматов'],
  create: 'Добавить формат',
  search: { label: 'Поиск по форматам', placeholder: 'Название' },
  start: {
    title: 'Форматов пока нет',
    text: 'Формат говорит, как проходит курс: онлайн, в записи, в мини-группе.',
    icon: <MonitorPlay />,
  },
  permission: 'COURSES_UPDATE_ALL',
  address: courseFormatList,
  connection: ({ courseFormats }: CourseFormatListScreen_company$data) => courseFormats,
  fragment: graphql`
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
  columns: (code) => ({
    name: nameColumn(({ name }) => name, { link: (row) => coursesOf(code, row) }),
    courses: numberColumn('Курсы', ({ coursesCount }) => coursesCount, {
      link: (row) => coursesOf(code, row),
    }),
    created: dayColumn('Добавлен', ({ createdAt }) => createdAt),
  }),
  dialog: lazyPart(() => import('./CourseFormatModal.tsx'), 'CourseFormatModal'),
  deletion: {
    mutation: graphql`
      mutation CourseFormatListScreenDeleteMutation(
        $input: DeleteCourseFormatsInput!
        $connections: [ID!]!
      ) {
        deleteCourseFormats(input: $input) {
          deletedCourseFormatIds @deleteEdge(connections: $connections)
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    input: (companyId, courseFormats): DeleteCourseFormatsInput => ({ companyId, courseFormats }),
    loss: () => 'Форматы, в которых есть курсы, останутся. Восстановить удалённое не получится.',
  },
  merge: {
    label: 'С каким форматом',
    useSearch: useFormatSearch,
    passes: movedCoursesText,
    isUsed: hasCourses,
    mutation: graphql`
      mutation CourseFormatListScreenMergeMutation($input: MergeCourseFormatsInput!) {
        mergeCourseFormats(input: $input) {
          deletedCourseFormatId
          ...userErrors_payload
        }
      }
    `,
  },
});

const coursesOf = (code: string, { id }: { id: string }) =>
  `/${code}/courses?format=${encodeURIComponent(id)}`;
