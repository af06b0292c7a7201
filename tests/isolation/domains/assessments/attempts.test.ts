// Isolation tests of attempts: no user sees or changes an attempt of another.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../../kit/rest.ts';
import { isolationOf } from '../../suite.ts';
import { isolationContext, type IsolationContext } from '../../school/context.ts';
import { isOpenToAll } from './attempts.ts';

isolationOf('assessments-attempts');

describe('a public test', () => {
  let trial: IsolationContext;
  let school: string;
  let begin: string;
  beforeAll(async () => {
    trial = await isolationContext();
    school = `/companies/${trial.companyId}`;
    begin = `${school}/tests/${trial.bodies.record('tests', isOpenToAll)}/attempts`;
  });

  const member = (name: string) =>
    trial.rest(trial.members.find((each) => each.name === name)?.token);
  const learner = () => member('a learner');
  const mighty = () => member('a member with all flags who is no owner');

  /** Requests within an attempt, below the path that identifies it. */
  const tries = (at: string, questionId: number, reads = at): [string, string, Json?][] => [
    ['GET', reads],
    ['POST', `${at}/answers/${questionId}/open`],
    ['PUT', `${at}/answers/${questionId}`, { text: '<p>Чужое</p>', revision: 9 }],
    ['POST', `${at}/finish`],
  ];

  const triesById = ({ id, questions }: Json) =>
    tries(
      `/api${school}/attempts/${id}`,
      questions[0].question_id,
      `/api${school}/learning/attempts/${id}`,
    );

  async function statuses(as: ReturnType<typeof learner>, some: [string, string, Json?][]) {
    const answers = await Promise.all(some.map(([method, path, body]) => as(method, path, body)));
    return new Set(answers.map(({ status }) => status));
  }

  test('other users have no access to a learner’s attempt, regardless of permissions', async () => {
    const attempt = (await learner()('POST', `/api${begin}`)).body.data;
    expect(await statuses(mighty(), triesById(attempt))).toEqual(new Set([404]));
    const own = await learner()('GET', `/api${school}/learning/attempts/${attempt.id}`);
    expect(own.body.data).toMatchObject({ state: 'in_progress', questions: [{ revision: 0 }] });
  });

  test('a visitor’s token gives access to their attempt only', async () => {
    const visitor = trial.rest(undefined);
    const { token, attempt } = (await visitor('POST', `/api/public${begin}`)).body.data;
    const questionId = attempt.questions[0].question_id;
    const own = `/api/public${school}/attempts`;
    // Members can't use its id; the id can't replace the token, and another school's path fails.
    expect(await statuses(learner(), triesById(attempt))).toEqual(new Set([404]));
    const elsewhere = `/api/public/companies/${trial.otherCompanyId}/attempts/${token}`;
    for (const at of [`${own}/${attempt.id}`, elsewhere]) {
      expect(await statuses(visitor, tries(at, questionId))).toEqual(new Set([404]));
    }
    // A question that the attempt doesn't have.
    const foreign = trial.bodies.record('test_questions', ({ id }) => id !== questionId);
    const inAnother = tries(`${own}/${token}`, foreign).slice(1, 3);
    expect(await statuses(visitor, inAnother)).toEqual(new Set([404]));
    // The attempt's token is not a session.
    const signedIn = trial.rest(token);
    expect(await statuses(signedIn, [['GET', '/api/auth_user'], ...triesById(attempt)])).toEqual(
      new Set([401]),
    );
    expect((await visitor('GET', `${own}/${token}`)).body.data).toMatchObject({
      state: 'in_progress',
      questions: [{ revision: 0 }],
    });
  });
});
