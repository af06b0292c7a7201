// Tests that the suite's clients retry refusals of an overloaded server, which are not results.
import { expect, test } from 'vitest';
import { untilAnswered, waitOf, waitOfErrors } from './asking.ts';

test('who is sent away asks again, until there is an answer', async () => {
  const answers = [0, 0, null];
  expect(
    await untilAnswered(
      async () => answers.shift(),
      (answer) => answer ?? null,
    ),
  ).toBe(null);
  expect(answers).toEqual([]);
});

test('what stays overloaded is the answer in the end', async () => {
  let asked = 0;
  expect(
    await untilAnswered(
      async () => (asked += 1),
      () => 0,
    ),
  ).toBe(5);
});

test('the seconds to wait are those that are said, or one', () => {
  const headers = new Headers({ 'retry-after': '7' });
  expect(waitOf({ status: 503, headers })).toBe(7);
  expect(waitOf({ status: 503, headers: new Headers() })).toBe(1);
  expect(waitOf({ status: 403, headers })).toBe(null);
  const refused = (code: string) => ({
    errors: [{ message: '', extensions: { code, retryAfter: 3 } }],
  });
  expect(waitOfErrors(refused('OVERLOADED'))).toBe(3);
  expect(waitOfErrors(refused('FORBIDDEN'))).toBe(null);
  expect(waitOfErrors({ errors: undefined })).toBe(null);
});
