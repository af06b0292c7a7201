// Whatever is sent to whichever route, the answer is one that the contract has: no failure of the server's own, and
// every refusal in the documented form. FUZZ_TRIES and FUZZ_SEED look further than a deep run does.
import { testProperty } from '@kafedra/common/testing/property';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { failureSchema } from '../../src/kit/http/errors.ts';
import { attemptsOn, readContract, type Attempt } from './fuzz/requests.ts';
import { openTown, type Outcome, type Town } from './fuzz/town.ts';

const tries = Number(process.env['FUZZ_TRIES'] ?? 1000);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

/** Of 50,000 tries and more, in milliseconds. */
vi.setConfig({ testTimeout: 3_600_000 });

let town: Town;

beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

testProperty('every answer is one of the documented ones', tries, expectDocumented);

async function expectDocumented(numRuns: number): Promise<void> {
  const contract = readContract(town.openapi);
  const attempts = fc.oneof(...contract.operations.map((each) => attemptsOn(contract, each)));
  const told = fc.asyncProperty(attempts, async (attempt) => {
    expect(wrongWith(attempt, await town.send(attempt))).toBeUndefined();
  });
  await fc.assert(told, { numRuns, seed });
}

/** What is wrong with an answer, and what was sent. */
function wrongWith({ operation, as, headers }: Attempt, outcome: Outcome): object | undefined {
  const { status, text } = outcome;
  const sent = { as, headers, ...outcome };
  if (!(status in operation.documented.responses)) return { wrong: 'not documented', ...sent };
  if (status < 400) return undefined;
  const told = failureSchema.safeParse(JSON.parse(text));
  return told.success ? undefined : { wrong: 'not in the documented form', ...sent };
}
