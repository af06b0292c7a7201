// Solves a challenge of ALTCHA in workers, so that typing is not held up; without workers, between other things.
import { solveChallenge, solveChallengeWorkers } from 'altcha-lib';
import type { Challenge, Solution } from 'altcha-lib/types';
import { deriveKey } from './deriveKey.ts';

/** Answers the proof as it travels. */
export async function solve(challenge: Challenge): Promise<string | null> {
  const solution = await inWorkers(challenge).catch(() => solveChallenge({ challenge, deriveKey }));
  return solution && btoa(JSON.stringify({ challenge, solution }));
}

/** More at once is no faster on a telephone, whose other cores are slow ones. */
const mostWorkers = 4;

const inWorkers = (challenge: Challenge): Promise<Solution | null> =>
  solveChallengeWorkers({
    challenge,
    concurrency: Math.min(mostWorkers, navigator.hardwareConcurrency || mostWorkers),
    createWorker: () => new Worker(new URL('worker.ts', import.meta.url), { type: 'module' }),
  });
