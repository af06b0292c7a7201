// An attempt, by learners and visitors alike: its questions while it is under way, and afterwards what is told of it.
import { graphql, useFragment } from 'react-relay';
import { AttemptResult } from './AttemptResult.tsx';
import { AttemptTaking } from './AttemptTaking.tsx';
import type { AttemptView_attempt$key } from '../../__generated__/AttemptView_attempt.graphql.ts';

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
  return attempt.state === 'IN_PROGRESS' ? (
    <AttemptTaking key={attempt.id} attempt={attempt} {...place} />
  ) : (
    <AttemptResult attempt={attempt} />
  );
}
