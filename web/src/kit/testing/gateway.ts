// A gateway for tests: answers operations by their name, and remembers what it was asked.
import { vi } from 'vitest';

export interface Asked {
  operationName: string;
  variables: Record<string, unknown>;
  authorization: string | null;
}

type Answers = Record<string, (variables: Record<string, unknown>) => unknown>;

/** Each answer is the body of a response: `{ data, errors }`. An operation without an answer fails the test. */
export function gatewayThatAnswers(answers: Answers): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as Omit<Asked, 'authorization'>;
    asked.push({ ...body, authorization: new Headers(init.headers).get('Authorization') });
    const answer = answers[body.operationName];
    if (!answer) throw new Error(`Nobody expected ${body.operationName}`);
    return Response.json(await answer(body.variables));
  });
  return asked;
}
