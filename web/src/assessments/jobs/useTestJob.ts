// Starts and follows a job that a dialog waits for.
import { useMemo, useState } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { GraphQLSubscriptionConfig } from 'relay-runtime';
import { useLatest } from '../../ui/index.ts';
import type {
  useTestJobSubscription,
  useTestJobSubscription$data,
} from '../../__generated__/useTestJobSubscription.graphql.ts';

export type TestJob = NonNullable<useTestJobSubscription$data['jobUpdated']>;

/** `isLost`: the job continues, but its progress can't be read. */
export function useTestJob(
  id: string,
  onDone: (job: TestJob) => void,
): { job: TestJob | null; isLost: boolean } {
  const [job, setJob] = useState<TestJob | null>(null);
  const [isLost, setLost] = useState(false);
  const done = useLatest(onDone);
  const config = useMemo<GraphQLSubscriptionConfig<useTestJobSubscription>>(
    () => ({
      subscription: graphql`
        subscription useTestJobSubscription($id: ID!) {
          jobUpdated(id: $id) {
            status
            doneCount
            totalCount
            error
            test {
              databaseId
            }
            report {
              source
              taken {
                title
                count
              }
              changed {
                title
                what
              }
              left {
                title
                why
              }
            }
          }
        }
      `,
      variables: { id },
      onNext: (response) => {
        const now = response?.jobUpdated ?? null;
        setJob(now);
        if (now?.status === 'DONE') done.current(now);
      },
      onError: () => setLost(true),
    }),
    [id, done],
  );
  useSubscription(config);
  return { job, isLost };
}
