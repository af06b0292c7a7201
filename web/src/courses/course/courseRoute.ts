// The route of a course's page: its query. The id `create` in the URL means a new course.
import { graphql } from 'react-relay';
import { historyAt } from '../../kit/pages/historyAddress.ts';
import { idAt, type Address } from '../../kit/pages/addressParameters.ts';
import { companyPage } from '../../kit/pages/Admin.ts';
import { periodAt } from '../../kit/period/period.ts';
import { certificateVariables } from '../certificates/certificateList.ts';
import { gradebookAt, journalAt, learningAt } from './courseParts.ts';
import { courseTab, tabsWithRemarks } from './courseTabs.ts';
import { studentVariables } from '../people/studentList.ts';
import type { courseRouteQuery } from '../../__generated__/courseRouteQuery.graphql.ts';

const courseIdOf = idAt('course_id');

export const isNewCourse = ({ params }: Pick<Address, 'params'>): boolean =>
  params['course_id'] === 'create';

export const courseRoute = companyPage<courseRouteQuery>({
  // The tabs read their data from the fragment `CourseTabs_course`.
  query: graphql`
    query courseRouteQuery(
      $company: String!
      $id: Int!
      $exists: Boolean!
      $settings: Boolean!
      $layers: Boolean!
      $journal: Boolean!
      $learners: JournalStudentFilter
      $gradebook: Boolean!
      $gradesOf: GradebookFilter
      $gradesOrder: GradebookStudentOrder
      $roles: Boolean!
      $users: Boolean!
      $search: String
      $students: CourseStudentFilter
      $orderBy: CourseStudentOrder
      $namesPackages: Boolean = false
      $certificates: Boolean!
      $revoked: Boolean
      $certificateOrder: CourseCertificateOrder
      $crm: Boolean!
      $courseForm: Boolean!
      $branches: Boolean!
      $history: Boolean!
      $changes: HistoryFilter
      $seo: Boolean!
      $statistics: Boolean!
      $funnel: LessonStatisticsFilter
      $stuck: StuckStudentFilter
      $from: Date
      $to: Date
      $remarked: Boolean!
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...CourseScreen_company @arguments(id: $id, exists: $exists)
      }
    }
  `,
  variables: (place) => {
    const isNew = isNewCourse(place);
    const tab = isNew ? 'settings' : courseTab(place);
    return {
      // No course has the id 0: an invalid id shows "not found".
      id: courseIdOf(place) ?? 0,
      exists: !isNew,
      settings: tab === 'settings',
      layers: tab === 'layers',
      journal: tab === 'journal',
      ...(tab === 'journal' && journalAt(place)),
      gradebook: tab === 'gradebook',
      ...(tab === 'gradebook' && gradebookAt(place)),
      roles: tab === 'roles',
      users: tab === 'users',
      ...(tab === 'users' && studentVariables(place)),
      certificates: tab === 'certificates',
      ...(tab === 'certificates' && certificateVariables(place)),
      crm: tab === 'crm',
      courseForm: tab === 'course_form',
      branches: tab === 'branches',
      history: tab === 'history',
      changes: tab === 'history' ? historyAt(place) : null,
      seo: tab === 'seo',
      statistics: tab === 'statistics',
      ...(tab === 'statistics' && { ...periodAt(place), ...learningAt(place) }),
      remarked: !isNew && tabsWithRemarks.has(tab),
    };
  },
  screen: () => import('./CourseScreen.tsx').then((module) => module.CourseScreen),
});
