// Reads the fields of a saved course and its company that decide whether the course is ready to be published.
import { graphql, readInlineData } from 'react-relay';
import { today } from '../../ui/index.ts';
import type { ReadinessFields, ReadinessContext, ReadinessLinks } from './readiness.ts';
import type { described_company$key } from '../../__generated__/described_company.graphql.ts';
import type { described_course$key } from '../../__generated__/described_course.graphql.ts';

interface Known {
  course: ReadinessFields;
  around: ReadinessContext;
  viewpoint: ReadinessLinks;
}

/** A null course means a new one. */
export function described(
  courseKey: described_course$key | null,
  companyKey: described_company$key,
): Known {
  const course = readInlineData<described_course$key>(
    graphql`
      fragment described_course on Course @inline {
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
  const { code, yooKassaReady, adminProfile } = readInlineData<described_company$key>(
    graphql`
      fragment described_company on Company @inline {
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
