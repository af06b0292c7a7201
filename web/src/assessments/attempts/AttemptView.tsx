// An attempt of a learner or a visitor: its questions while it is running, its result afterwards.
import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import { lazyPart, LoadingState } from '../../ui/index.ts';
import type { AttemptView_attempt$key } from '../../__generated__/AttemptView_attempt.graphql.ts';

// Lazy: at most one of them is rendered.
const AttemptResult = lazyPart(() => import('./AttemptResult.tsx'), 'AttemptResult');
const RunningAttempt = lazyPart(() => import('./RunningAttempt.tsx'), 'RunningAttempt');

export interface AttemptOwner {
  /** Global id of the company; null for a visitor, who can't upload files. */
  companyId: string | null;
  /** For a visitor: the token that authorizes the attempt. */
  token: string | null;
}

export function AttemptView({
  attempt: key,
  ...place
}: AttemptOwner & { attempt: AttemptView_attempt$key }) {
  const attempt = useFragment<AttemptView_attempt$key>(
    graphql`
      fragment AttemptView_attempt on LearnerAttempt {
        id
        state
        ...RunningAttempt_attempt
        ...AttemptResult_attempt
      }
    `,
    key,
  );
  return (
    <Suspense fallback={<LoadingState />}>
      {attempt.state === 'IN_PROGRESS' ? (
        <RunningAttempt key={attempt.id} attempt={attempt} {...place} />
      ) : (
        <AttemptResult attempt={attempt} />
      )}
    </Suspense>
  );
}
