// A company whose learner takes tests, for tests of attempts and results.
import { expect } from 'vitest';
import type { Permission } from '../../src/kit/permissions/flags.ts';
import { openSchool, type Answer, type Caller, type School } from '../school.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface AttemptQuestion {
  question_id: number;
  type: string;
  answers: { id: number; value: string }[];
  question_criteria_by_sort: { id: number }[];
}

export interface Attempt {
  id: number;
  questions: AttemptQuestion[];
}

export interface TestSchool {
  school: School;
  companyId: number;
  owner: Caller;
  learner: Caller;
  person: (name: string, flags: Permission[]) => Promise<Caller>;
  send: (method: Method, path: string, body?: object, as?: Caller) => Promise<Answer>;
  /** The data of a response that must be successful. */
  done: (method: Method, path: string, body?: object, as?: Caller) => Promise<Answer['body']>;
  /** The status of an error response, with its field or code. */
  refused: (method: Method, path: string, body?: object, as?: Caller) => Promise<unknown[]>;
  /** Creates a test that the learner may take. */
  newTest: (questions: readonly object[], more?: object) => Promise<number>;
  /** Begins the test, gives these answers by position, and finishes it. */
  take: (
    testId: number,
    answers: (questions: AttemptQuestion[]) => readonly (object | null | undefined)[],
  ) => Promise<Attempt>;
}

export async function openTestSchool(code: string): Promise<TestSchool> {
  const school = await openSchool();
  const owner = await school.person(`owner@${code}.test`);
  const companyId = await school.company(code, owner);
  const person: TestSchool['person'] = async (name, flags) => {
    const one = await school.person(`${name}@${code}.test`);
    await school.join(companyId, one, flags);
    return one;
  };
  const learner = await person('learner', ['learning_part_access', 'learn_tests']);
  const send: TestSchool['send'] = (method, path, body, as = owner) =>
    school.send(method, `/api/companies/${companyId}${path}`, body, as);
  const done: TestSchool['done'] = async (method, path, body, as) => {
    const answer = await send(method, path, body, as);
    expect([path, answer.status < 300, answer.body.errors]).toEqual([path, true, undefined]);
    return answer.body.data;
  };
  return {
    school,
    companyId,
    owner,
    learner,
    person,
    send,
    done,
    refused: async (method, path, body, as) => {
      const { status, body: answer } = await send(method, path, body, as);
      return [status, answer.errors?.[0]?.field ?? answer.errors?.[0]?.code];
    },
    newTest: async (questions, more) => {
      const { id } = await done('POST', '/tests', { title: 'Проверочная', ...more });
      for (const question of questions) {
        await done('POST', `/tests/${id}/questions`, { active: true, ...question });
      }
      await done('POST', `/tests/${id}/activate`, {});
      const allowed = { allow_users_ids: [learner.userId] };
      await done('POST', `/tests/${id}/attach_allow_users`, allowed);
      return id;
    },
    take: async (testId, answers) => {
      const attempt: Attempt = await done('POST', `/tests/${testId}/attempts`, {}, learner);
      for (const [index, answer] of answers(attempt.questions).entries()) {
        const id = attempt.questions[index]?.question_id;
        if (answer == null || id === undefined) continue;
        const sent = { ...answer, revision: 1 };
        await done('PUT', `/attempts/${attempt.id}/answers/${id}`, sent, learner);
      }
      return done('POST', `/attempts/${attempt.id}/finish`, {}, learner);
    },
  };
}
