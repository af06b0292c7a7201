// Fuzzes all routes: every response is documented, never a 500, and every error has the documented form. FUZZ_TRIES and
// FUZZ_SEED extend the deep run.
import { testProperty } from '@kafedra/common/testing/property';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { failureSchema } from '../../src/kit/http/errors.ts';
import { attemptsOn, readContract, type Attempt } from './fuzz/requests.ts';
import { openFuzzServer, type Outcome, type FuzzServer } from './fuzz/fuzz-server.ts';

const tries = Number(process.env['FUZZ_TRIES'] ?? 1000);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

/** Milliseconds for 50,000 tries and more. */
vi.setConfig({ testTimeout: 3_600_000 });

let town: FuzzServer;

beforeAll(async () => {
  town = await openFuzzServer();
});
afterAll(() => town.close());

testProperty('every answer is one of the documented ones', tries, expectDocumented);

async function expectDocumented(numRuns: number): Promise<void> {
  const contract = readContract(town.openapi);
  const attempts = fc.oneof(...contract.operations.map((each) => attemptsOn(contract, each)));
  const property = fc.asyncProperty(attempts, async (attempt) => {
    expect(wrongWith(attempt, await town.send(attempt))).toBeUndefined();
  });
  await fc.assert(property, { numRuns, seed });
}

/** How the response breaks the contract, with the request; undefined if it does not. */
function wrongWith({ operation, as, headers }: Attempt, outcome: Outcome): object | undefined {
  const { status, text } = outcome;
  const sent = { as, headers, ...outcome };
  if (!(status in operation.documented.responses)) return { wrong: 'not documented', ...sent };
  if (status < 400) return undefined;
  const parsed = failureSchema.safeParse(JSON.parse(text));
  return parsed.success ? undefined : { wrong: 'not in the documented form', ...sent };
}
