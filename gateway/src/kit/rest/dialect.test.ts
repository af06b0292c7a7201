// What is remembered of a refusal: what holds for everybody, and nothing that went wrong for a moment.
import { expect, it } from 'vitest';
import { createDialect } from './dialect.ts';
import { errorOfAnswer } from './errors.ts';
import { type Params, queryString } from './params.ts';
import { path } from './path.ts';

const whole: Params = { only: 'id,name,is_owner' };
const less: Params = { only: 'id,name' };
const refused = errorOfAnswer(422, { only: ['Unknown column is_owner'] });
const { route } = path`/companies`;

/** Reads where the first answer was a refusal, and the whole read, sent once more, comes to this. */
async function readAfter(again: () => unknown) {
  const dialect = createDialect();
  const answer = await dialect.readWithout(route, whole, refused, async (params) =>
    queryString(params) === queryString(whole) ? again() : 'less',
  );
  return { answer, later: dialect.taken(route, whole) };
}

const failing = (status: number, told: unknown) => () => {
  throw errorOfAnswer(status, told);
};

it('a read that is refused again in the same words is sent without from then on', async () => {
  const again = failing(422, { only: ['Unknown column is_owner'] });
  expect(await readAfter(again)).toEqual({ answer: 'less', later: less });
});

it('a read that was refused in passing has its whole answer, and stays whole', async () => {
  expect(await readAfter(() => 'whole')).toEqual({ answer: 'whole', later: whole });
});

it.each([
  ['refused in other words', failing(422, { name: ['Занято'] })],
  ['failed', failing(503, undefined)],
])('a read that has then %s has what came, and stays whole', async (_, again) => {
  expect(await readAfter(again)).toEqual({ answer: 'less', later: whole });
});

it('a read that is too much for a server is not sent with less, and nothing of it is remembered', async () => {
  const problem = { field: 'with', message: 'Слишком глубокая вложенность', code: 'too_deep' };
  const tooDeep = errorOfAnswer(422, { errors: [problem] });
  const params: Params = { with: 'lessons.tests' };
  const dialect = createDialect();
  const read = dialect.readWithout(route, params, tooDeep, async () => 'less');
  await expect(read).rejects.toBe(tooDeep);
  expect(dialect.taken(route, params)).toEqual(params);
});
