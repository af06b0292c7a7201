// A mock gateway that responds to operations by name and records the requests.
import { vi } from 'vitest';

export interface SentOperation {
  operationName: string;
  variables: Record<string, unknown>;
  authorization: string | null;
}

type Answers = Record<string, (variables: Record<string, unknown>) => unknown>;

/** Each response is a body `{ data, errors }`. An operation without one fails the test. */
export function mockGateway(answers: Answers): SentOperation[] {
  const sentOperations: SentOperation[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as Omit<SentOperation, 'authorization'>;
    sentOperations.push({ ...body, authorization: new Headers(init.headers).get('Authorization') });
    const answer = answers[body.operationName];
    if (!answer) throw new Error(`Unexpected operation ${body.operationName}`);
    return Response.json(await answer(body.variables));
  });
  return sentOperations;
}
