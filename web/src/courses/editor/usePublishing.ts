// Publishing from a course's head, whichever tab is open: what it still lacks is asked for then.
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { failed, succeeded } from '../../kit/answer.ts';
import { useAlerts, useConfirm } from '../../ui/index.ts';
import { described } from './described.ts';
import { lacksOf, publishingQuestion } from './readiness.ts';
import type { usePublishingQuery } from '../../__generated__/usePublishingQuery.graphql.ts';

/** Answers whether the course is to be published: it is ready, or the person wants it as it is. */
export function usePublishing(courseId: string): () => Promise<boolean> {
  const environment = useRelayEnvironment();
  const alerts = useAlerts();
  const confirm = useConfirm();
  return async () => {
    const asked = fetchQuery<usePublishingQuery>(
      environment,
      graphql`
        query usePublishingQuery($course: ID!) @throwOnFieldError {
          node(id: $course) {
            ... on Course {
              ...described_course @alias(as: "kept")
            }
          }
        }
      `,
      { course: courseId },
    );
    try {
      const answer = await asked.toPromise();
      const lacks = answer?.node?.kept ? lacksOf(described(answer.node.kept)) : [];
      return lacks.length === 0 || (await confirm(publishingQuestion(lacks)));
    } catch (error) {
      return succeeded(failed(error), alerts);
    }
  };
}
