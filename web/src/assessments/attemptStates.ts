// What has become of an attempt, in words.
import type { Tone } from '../ui/index.ts';
import type { TestAttemptState } from '../__generated__/AttemptResult_attempt.graphql.ts';

export const attemptStates: Record<TestAttemptState, string> = {
  IN_PROGRESS: 'Идёт',
  ON_CHECK: 'На проверке',
  CHECKED: 'Проверена',
  EXPIRED: 'Вышло время',
};

/** In the place of the state of an attempt that counts nowhere. */
export const annulledWords = 'Аннулирована';

export const attemptTones: Record<TestAttemptState, Tone> = {
  IN_PROGRESS: 'primary',
  ON_CHECK: 'warning',
  CHECKED: 'success',
  EXPIRED: 'neutral',
};
