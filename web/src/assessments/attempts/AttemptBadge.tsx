// The status badge of an attempt, as its learner sees it.
import { Badge } from '../../ui/index.ts';
import { annulledWords, attemptStates, attemptTones } from './attemptStates.ts';
import type { TestAttemptState } from '../../__generated__/AttemptResult_attempt.graphql.ts';

export function AttemptBadge({
  state,
  annulledAt,
  isPassed,
}: {
  state: TestAttemptState;
  annulledAt: string | null | undefined;
  /** Null when the test has no passing score or hides the result. */
  isPassed: boolean | null | undefined;
}) {
  if (annulledAt != null) return <Badge tone="danger">{annulledWords}</Badge>;
  if (isPassed == null) return <Badge tone={attemptTones[state]}>{attemptStates[state]}</Badge>;
  return <Badge tone={isPassed ? 'success' : 'danger'}>{isPassed ? 'Сдан' : 'Не сдан'}</Badge>;
}
