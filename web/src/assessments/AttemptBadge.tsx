// What has become of an attempt, as its learner is told.
import { Badge } from '../ui/index.ts';
import { annulledWords, attemptStates, attemptTones } from './attemptStates.ts';
import type { TestAttemptState } from '../__generated__/AttemptResult_attempt.graphql.ts';

export function AttemptBadge({
  state,
  annulledAt,
  isPassed,
}: {
  state: TestAttemptState;
  annulledAt: string | null | undefined;
  /** Null where nothing is to be passed, or it is not told. */
  isPassed: boolean | null | undefined;
}) {
  if (annulledAt != null) return <Badge tone="danger">{annulledWords}</Badge>;
  if (isPassed == null) return <Badge tone={attemptTones[state]}>{attemptStates[state]}</Badge>;
  return <Badge tone={isPassed ? 'success' : 'danger'}>{isPassed ? 'Сдан' : 'Не сдан'}</Badge>;
}
