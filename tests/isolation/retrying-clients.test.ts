// Tests that the suite's clients retry refusals of an overloaded server, which are not results.
import { expect, test } from 'vitest';
import { withRetries, restRetryDelay, graphqlRetryDelay } from './retrying-clients.ts';

test('retries a refused request until there is a result', async () => {
  const answers = [0, 0, null];
  expect(
    await withRetries(
      async () => answers.shift(),
      (answer) => answer ?? null,
    ),
  ).toBe(null);
  expect(answers).toEqual([]);
});

test('returns the refusal when the server stays overloaded', async () => {
  let attempts = 0;
  expect(
    await withRetries(
      async () => (attempts += 1),
      () => 0,
    ),
  ).toBe(5);
});

test('waits for the seconds of Retry-After, or one second', () => {
  const headers = new Headers({ 'retry-after': '7' });
  expect(restRetryDelay({ status: 503, headers })).toBe(7);
  expect(restRetryDelay({ status: 503, headers: new Headers() })).toBe(1);
  expect(restRetryDelay({ status: 403, headers })).toBe(null);
  const refused = (code: string) => ({
    errors: [{ message: '', extensions: { code, retryAfter: 3 } }],
  });
  expect(graphqlRetryDelay(refused('OVERLOADED'))).toBe(3);
  expect(graphqlRetryDelay(refused('FORBIDDEN'))).toBe(null);
  expect(graphqlRetryDelay({ errors: undefined })).toBe(null);
});
