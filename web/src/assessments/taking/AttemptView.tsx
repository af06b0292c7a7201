// An attempt, by learners and visitors alike: its questions while it is under way, and afterwards what is told of it.
import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import { lazyPart, LoadingState } from '../../ui/index.ts';
import type { AttemptView_attempt$key } from '../../__generated__/AttemptView_attempt.graphql.ts';

// One of both is shown, and neither before an attempt has begun.
const AttemptResult = lazyPart(() => import('./AttemptResult.tsx'), 'AttemptResult');
const AttemptTaking = lazyPart(() => import('./AttemptTaking.tsx'), 'AttemptTaking');

export interface AttemptPlace {
  /** The global id of the school; null of a visitor, who sends no files. */
  companyId: string | null;
  /** Of a visitor: what proves that the attempt is theirs. */
  token: string | null;
}

export function AttemptView({
  attempt: key,
  ...place
}: AttemptPlace & { attempt: AttemptView_attempt$key }) {
  const attempt = useFragment<AttemptView_attempt$key>(
    graphql`
      fragment AttemptView_attempt on LearnerAttempt {
        id
        state
        ...AttemptTaking_attempt
        ...AttemptResult_attempt
      }
    `,
    key,
  );
  return (
    <Suspense fallback={<LoadingState />}>
      {attempt.state === 'IN_PROGRESS' ? (
        <AttemptTaking key={attempt.id} attempt={attempt} {...place} />
      ) : (
        <AttemptResult attempt={attempt} />
      )}
    </Suspense>
  );
}
