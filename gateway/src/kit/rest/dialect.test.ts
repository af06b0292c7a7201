// Tests which rejections of a read are remembered: permanent ones, but no temporary failures.
import { expect, it } from 'vitest';
import { createDialect } from './dialect.ts';
import { errorFromResponse } from './errors.ts';
import { type Params, queryString } from './params.ts';
import { path } from './path.ts';

const whole: Params = { only: 'id,name,is_owner' };
const less: Params = { only: 'id,name' };
const refused = errorFromResponse(422, { only: ['Unknown column is_owner'] });
const { route } = path`/companies`;

/** Reads after a rejection; `again` is the outcome of the full read when it is repeated. */
async function readAfter(again: () => unknown) {
  const dialect = createDialect();
  const answer = await dialect.retryWithout(route, whole, refused, async (params) =>
    queryString(params) === queryString(whole) ? again() : 'less',
  );
  return { answer, later: dialect.supportedParams(route, whole) };
}

const failing = (status: number, errors: unknown) => () => {
  throw errorFromResponse(status, errors);
};

it('a part that is rejected twice with the same error is left out from then on', async () => {
  const again = failing(422, { only: ['Unknown column is_owner'] });
  expect(await readAfter(again)).toEqual({ answer: 'less', later: less });
});

it('a read that is rejected once returns everything and is not reduced later', async () => {
  expect(await readAfter(() => 'whole')).toEqual({ answer: 'whole', later: whole });
});

it.each([
  ['was rejected with another error', failing(422, { name: ['Занято'] })],
  ['failed', failing(503, undefined)],
])(
  'a reduced read whose full read %s returns its rows and is not reduced later',
  async (_, again) => {
    expect(await readAfter(again)).toEqual({ answer: 'less', later: whole });
  },
);

it('a read that is too expensive is not reduced, and nothing is remembered', async () => {
  const problem = { field: 'with', message: 'Слишком глубокая вложенность', code: 'too_deep' };
  const tooDeep = errorFromResponse(422, { errors: [problem] });
  const params: Params = { with: 'lessons.tests' };
  const dialect = createDialect();
  const read = dialect.retryWithout(route, params, tooDeep, async () => 'less');
  await expect(read).rejects.toBe(tooDeep);
  expect(dialect.supportedParams(route, params)).toEqual(params);
});
