// Solves an ALTCHA challenge in workers so that typing stays smooth, or in slices on the main thread without them.
import { solveChallenge, solveChallengeWorkers } from 'altcha-lib';
import type { Challenge, Solution } from 'altcha-lib/types';
import { deriveKey } from './deriveKey.ts';

/** Returns the proof as it is sent. */
export async function solve(challenge: Challenge): Promise<string | null> {
  const solution = await inWorkers(challenge).catch(() => solveChallenge({ challenge, deriveKey }));
  return solution && btoa(JSON.stringify({ challenge, solution }));
}

/** More workers are no faster on phones, whose other cores are slow. */
const mostWorkers = 4;

const inWorkers = (challenge: Challenge): Promise<Solution | null> =>
  solveChallengeWorkers({
    challenge,
    concurrency: Math.min(mostWorkers, navigator.hardwareConcurrency || mostWorkers),
    createWorker: () => new Worker(new URL('worker.ts', import.meta.url), { type: 'module' }),
  });
