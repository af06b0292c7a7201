// Fetches a saved course from the server and returns what it lacks to be published.
import { fetchQuery, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { described } from './described.ts';
import { unmetRequirements, type UnmetRequirement, type ReadinessLinks } from './readiness.ts';
import type { lacksAsKeptQuery } from '../../__generated__/lacksAsKeptQuery.graphql.ts';

interface Lacks {
  lacks: readonly UnmetRequirement[];
  /** Null if the course no longer exists; the mutation that publishes it reports that. */
  viewpoint: ReadinessLinks | null;
}

/** Rejects if the query fails. */
export async function lacksAsKept(
  environment: IEnvironment,
  companyId: string,
  courseId: string,
): Promise<Lacks> {
  const asked = fetchQuery<lacksAsKeptQuery>(
    environment,
    graphql`
      query lacksAsKeptQuery($course: ID!, $company: ID!) @throwOnFieldError {
        course: node(id: $course) {
          ... on Course {
            ...described_course @alias(as: "kept")
          }
        }
        company: node(id: $company) {
          ... on Company {
            ...described_company @alias(as: "kept")
          }
        }
      }
    `,
    { course: courseId, company: companyId },
  );
  const answer = await asked.toPromise();
  if (!answer?.course?.kept || !answer.company?.kept) return { lacks: [], viewpoint: null };
  const { course, around, viewpoint } = described(answer.course.kept, answer.company.kept);
  return { lacks: unmetRequirements(course, around), viewpoint };
}
