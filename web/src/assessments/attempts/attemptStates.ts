// The states of an attempt in words.
import type { Tone } from '../../ui/index.ts';
import type { TestAttemptState } from '../../__generated__/AttemptResult_attempt.graphql.ts';

export const attemptStates: Record<TestAttemptState, string> = {
  IN_PROGRESS: 'Идёт',
  ON_CHECK: 'На проверке',
  CHECKED: 'Проверена',
  EXPIRED: 'Вышло время',
};

/** Shown instead of the state of an attempt that does not count. */
export const annulledWords = 'Аннулирована';

export const attemptTones: Record<TestAttemptState, Tone> = {
  IN_PROGRESS: 'primary',
  ON_CHECK: 'warning',
  CHECKED: 'success',
  EXPIRED: 'neutral',
};
