// A job that a dialog waits for: how far it is, and what came of it.
import { useMemo, useState } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { GraphQLSubscriptionConfig } from 'relay-runtime';
import { useLatest } from '../../ui/index.ts';
import type {
  useImportJobSubscription,
  useImportJobSubscription$data,
} from '../../__generated__/useImportJobSubscription.graphql.ts';

export type ImportJob = NonNullable<useImportJobSubscription$data['jobUpdated']>;

/** `isLost`: it goes on, and nothing is heard of it. */
export function useImportJob(
  id: string,
  onDone: (job: ImportJob) => void,
): { job: ImportJob | null; isLost: boolean } {
  const [job, setJob] = useState<ImportJob | null>(null);
  const [isLost, setLost] = useState(false);
  const done = useLatest(onDone);
  const config = useMemo<GraphQLSubscriptionConfig<useImportJobSubscription>>(
    () => ({
      subscription: graphql`
        subscription useImportJobSubscription($id: ID!) {
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
