// The query of a lesson's page.
import { graphql } from 'react-relay';
import { idAt } from '../../kit/pages/addressParameters.ts';
import { companyPage } from '../../kit/pages/Admin.ts';
import { historyAt } from '../../kit/pages/historyAddress.ts';
import { periodAt } from '../../kit/period/period.ts';
import { lessonStudentsAt } from '../learning/lessonStudentList.ts';
import { lessonTab } from './lessonTabs.ts';
import type { lessonRouteQuery } from '../../__generated__/lessonRouteQuery.graphql.ts';

const courseIdOf = idAt('course_id');
const lessonIdOf = idAt('lesson_id');

export const lessonRoute = companyPage<lessonRouteQuery>({
  // `LessonScreen_lesson` spreads the fragments of the tabs.
  query: graphql`
    query lessonRouteQuery(
      $company: String!
      $course: Int!
      $lesson: Int!
      $settings: Boolean!
      $access: Boolean!
      $roles: Boolean!
      $users: Boolean!
      $search: String
      $students: LessonStudentFilter
      $statistics: Boolean!
      $from: Date
      $to: Date
      $tests: Boolean!
      $webinar: Boolean!
      $video: Boolean!
      $history: Boolean!
      $changes: HistoryFilter
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...LessonScreen_company @arguments(course: $course, lesson: $lesson)
      }
    }
  `,
  variables: (place) => {
    const tab = lessonTab(place);
    return {
      // 0 is the id of no course: a malformed id in the URL finds nothing.
      course: courseIdOf(place) ?? 0,
      lesson: lessonIdOf(place) ?? 0,
      settings: tab === 'settings',
      access: tab === 'access',
      roles: tab === 'roles',
      users: tab === 'users',
      ...(tab === 'users' && lessonStudentsAt(place)),
      statistics: tab === 'statistics',
      ...(tab === 'statistics' && periodAt(place)),
      tests: tab === 'tests',
      webinar: tab === 'webinar',
      video: tab === 'video',
      history: tab === 'history',
      changes: tab === 'history' ? historyAt(place) : null,
    };
  },
  screen: () => import('./LessonScreen.tsx').then((module) => module.LessonScreen),
});
