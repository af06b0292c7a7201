// A server with an AI service that generates questions, and the owner's actions. Each code has a separate server.
import { expect } from 'vitest';
import { finishedJob } from '../jobs.ts';
import {
  startLanguageModelServer,
  type LanguageModelServer,
} from '../servers/language-model-server.ts';
import { openOwnSchool, type Answer, type Caller, type OwnSchool } from '../school.ts';

type Body = Answer['body'];

export interface GeneratingSchool {
  server: LanguageModelServer;
  school: OwnSchool;
  owner: Caller;
  companyId: number;
  send: (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    as?: Caller,
  ) => Promise<Answer>;
  /** Creates a record; returns its id. */
  made: (path: string, body: object) => Promise<number>;
  order: (body: object, path?: string) => Promise<{ key: string; id: number; jobId: number }>;
  /** The same, after its job has ended. */
  written: (body: object, path?: string) => Promise<{ key: string; id: number; job: Body }>;
  stateOf: (key: string) => Promise<Body>;
  questionsIn: (generation: number) => Promise<Body>;
  close: () => Promise<void>;
}

export async function openGeneratingSchool(code: string): Promise<GeneratingSchool> {
  const server = await startLanguageModelServer();
  const school = await openOwnSchool({
    AI_BASE_URL: server.url,
    AI_API_KEY: 'secret',
    AI_MODEL: 'school-model',
    AI_PRICE_INPUT: '100',
    AI_PRICE_OUTPUT: '400',
  });
  const owner = await school.person(`owner@${code}.test`);
  const companyId = await school.company(code, owner);
  const base = `/api/companies/${companyId}`;
  const send: GeneratingSchool['send'] = (method, path, body, as = owner) =>
    school.send(method, base + path, body, as);
  const order: GeneratingSchool['order'] = async (body, path = '/multi_generate_questions') => {
    const answer = await send('POST', path, body);
    expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
    const { key, job, generation } = answer.body.data;
    return { key, jobId: job.id, id: generation.id };
  };
  return {
    server,
    school,
    owner,
    companyId,
    send,
    made: async (path, body) => {
      const answer = await send('POST', path, body);
      expect(answer.body.errors).toBeUndefined();
      return answer.body.data.id;
    },
    order,
    written: async (body, path) => {
      const { jobId, ...ordered } = await order(body, path);
      return { ...ordered, job: await finishedJob(school, base, jobId, owner) };
    },
    stateOf: async (key) => (await send('GET', `/status_generate_questions?key=${key}`)).body.data,
    questionsIn: async (generation) =>
      (await send('GET', `/generated_questions?generation_id=${generation}&all=1`)).body.data,
    close: async () => {
      // A job may still wait for a response.
      await server.close();
      await school.close();
    },
  };
}
