// Reads the fields of a saved course and its company that decide whether the course is ready to be published.
import { graphql, readInlineData } from 'react-relay';
import { today } from '../../ui/index.ts';
import type { ReadinessFields, ReadinessContext, ReadinessLinks } from './readiness.ts';
import type { readinessData_company$key } from '../../__generated__/readinessData_company.graphql.ts';
import type { readinessData_course$key } from '../../__generated__/readinessData_course.graphql.ts';

interface Known {
  course: ReadinessFields;
  around: ReadinessContext;
  viewpoint: ReadinessLinks;
}

/** A null course means a new one. */
export function readinessData(
  courseKey: readinessData_course$key | null,
  companyKey: readinessData_company$key,
): Known {
  const course = readInlineData<readinessData_course$key>(
    graphql`
      fragment readinessData_course on Course @inline {
        databaseId
        name
        anons
        description
        canBeBought
        price
        closeDate
        img {
          __typename
        }
        form @catch(to: NULL) {
          __typename
        }
        studentsCount
        openLessons: lessons(first: 1, filter: { status: [VISIBLE, START, TRIAL] })
          @catch(to: NULL) {
          totalCount
        }
      }
    `,
    courseKey,
  );
  const { code, yooKassaReady, adminProfile } = readInlineData<readinessData_company$key>(
    graphql`
      fragment readinessData_company on Company @inline {
        code
        yooKassaReady
        adminProfile {
          permissions
        }
      }
    `,
    companyKey,
  );
  const maySetUp = adminProfile?.permissions.includes('COMPANY_SETTINGS') === true;
  return {
    course: {
      name: course?.name ?? '',
      anons: course?.anons ?? '',
      description: course?.description ?? '',
      imgId: course?.img ?? null,
      canBeBought: course?.canBeBought ?? true,
      price: course?.price ?? '',
      closeDate: course?.closeDate ?? null,
    },
    around: {
      openLessonsCount: course ? (course.openLessons?.totalCount ?? null) : 0,
      hasForm: course?.form != null,
      studentsCount: course?.studentsCount ?? 0,
      takesPayments: yooKassaReady,
      today: today(),
    },
    viewpoint: {
      course: `/${code}/courses/${course ? String(course.databaseId) : 'create'}`,
      settings: maySetUp ? `/${code}/settings` : null,
    },
  };
}
