// Fetches a saved course from the server and returns what it lacks to be published.
import { fetchQuery, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { readinessData } from './readinessData.ts';
import { unmetRequirements, type UnmetRequirement, type ReadinessLinks } from './readiness.ts';
import type { fetchUnmetRequirementsQuery } from '../../__generated__/fetchUnmetRequirementsQuery.graphql.ts';

interface Lacks {
  lacks: readonly UnmetRequirement[];
  /** Null if the course no longer exists; the mutation that publishes it reports that. */
  viewpoint: ReadinessLinks | null;
}

/** Rejects if the query fails. */
export async function fetchUnmetRequirements(
  environment: IEnvironment,
  companyId: string,
  courseId: string,
): Promise<Lacks> {
  const request = fetchQuery<fetchUnmetRequirementsQuery>(
    environment,
    graphql`
      query fetchUnmetRequirementsQuery($course: ID!, $company: ID!) @throwOnFieldError {
        course: node(id: $course) {
          ... on Course {
            ...readinessData_course @alias(as: "readiness")
          }
        }
        company: node(id: $company) {
          ... on Company {
            ...readinessData_company @alias(as: "readiness")
          }
        }
      }
    `,
    { course: courseId, company: companyId },
  );
  const answer = await request.toPromise();
  if (!answer?.course?.readiness || !answer.company?.readiness)
    return { lacks: [], viewpoint: null };
  const { course, around, viewpoint } = readinessData(
    answer.course.readiness,
    answer.company.readiness,
  );
  return { lacks: unmetRequirements(course, around), viewpoint };
}
