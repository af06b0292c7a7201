// The parts of the home page about courses: numbers by status with the latest drafts, and the step «first course».
import { graphql, readInlineData } from 'react-relay';
import type { HomePart } from '../../kit/pages/home.ts';
import { CourseHomeCard } from './CourseHomeCard.tsx';
import { CreateCourseAction } from './CreateCourseAction.tsx';
import type { courseHome_company$key } from '../../__generated__/courseHome_company.graphql.ts';

export const courseHome: HomePart<courseHome_company$key> = {
  id: 'courses',
  position: 20,
  permissions: ['COURSES_SHOW_ALL', 'COURSES_SHOW_MY'],
  firstSteps: (company) => {
    const { code, courses } = read(company);
    return [
      {
        id: 'course',
        title: 'Создайте первый курс',
        text: 'Он начинается с черновика, который видит только команда',
        isDone: (courses?.countByStatus ?? []).some(({ count }) => count > 0),
        to: `/${code}/courses?tab=drafts`,
      },
    ];
  },
  Action: ({ company }) => <CreateCourseAction company={read(company)} />,
  Card: ({ company }) => <CourseHomeCard company={read(company)} />,
};

const read = (key: courseHome_company$key) =>
  readInlineData<courseHome_company$key>(
    graphql`
      fragment courseHome_company on Company @inline {
        code
        courses(
          first: 4
          filter: { status: [DRAFT] }
          orderBy: { field: CREATED_AT, direction: DESC }
        ) {
          countByStatus {
            count
          }
        }
        ...CreateCourseAction_company
        ...CourseHomeCard_company
      }
    `,
    key,
  );
