// Refusals of what comes too often.
import type { RateLimiterMemory } from 'rate-limiter-flexible';
import { tooManyRequests } from '../kit/errors.ts';

/** Takes a point of the limiter or throws the refusal with the seconds to wait. */
export async function limit(
  limiter: RateLimiterMemory,
  key: string,
  refusal = tooOften,
): Promise<void> {
  const taken = await limiter.consume(key).catch((refused: { msBeforeNext: number }) => refused);
  if (!('remainingPoints' in taken) || taken.consumedPoints > limiter.points) {
    throw refusal(taken.msBeforeNext / 1000);
  }
}

export const blocked = (seconds: number) =>
  tooManyRequests(
    `Слишком много неудачных попыток. Повторите через ${Math.max(1, Math.ceil(seconds / 60))} мин.`,
    seconds,
    'blocked',
  );

const tooOften = (seconds: number) =>
  tooManyRequests('Слишком много запросов, подождите немного', seconds);
