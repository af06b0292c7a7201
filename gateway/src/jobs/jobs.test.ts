import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toGlobalId } from '../kit/records/ids.ts';
import { tokenOfAnna } from '../../testing/fake-data.ts';
import { never } from '../../testing/recorder.ts';
import { serverSentEvents } from '../../testing/events.ts';
import { startGateway, type TestGateway } from '../../testing/start.ts';

const job = {
  id: 5,
  kind: 'courses_export',
  status: 'running',
  done_count: 500,
  total_count: 1200,
  error: null,
  created_at: '2026-03-14T10:00:00.000Z',
  finished_at: null as string | null,
  can_cancel: true,
  file: null as object | null,
};
const file = {
  file_name: 'courses.xlsx',
  url: '/media/key/courses.xlsx',
  size: 1234,
  expires_at: '2026-03-15T10:00:00.000Z',
};
const done = {
  ...job,
  status: 'done',
  done_count: 1200,
  finished_at: '2026-03-14T10:00:09.000Z',
  can_cancel: false,
  file,
};
const jobId = toGlobalId({ type: 'Job', companyId: 7, id: 5 });

let gateway: TestGateway;
/** The states that the next reads of the job return; the last one is repeated. */
let states: object[];

beforeAll(async () => {
  gateway = await startGateway();
  gateway.rest.answer('/companies/7/jobs', () => ({
    data: [job],
    meta: {
      total: 1,
      per_page: 20,
      supports: ['cursor'],
      cursors: ['c1'],
      next_cursor: null,
      previous_cursor: null,
    },
  }));
});
beforeEach(() => {
  gateway.rest.forget();
  states = [job];
  gateway.rest.answer('/companies/7/jobs/5', (request, reply) => {
    if (request.headers.authorization !== `Bearer ${tokenOfAnna}`) {
      return reply.code(401).send({ errors: [{ message: 'Войдите', code: 'unauthenticated' }] });
    }
    return { data: states.length > 1 ? states.shift() : states[0] };
  });
});
afterAll(() => gateway.close());

const reads = () => gateway.rest.calls.filter(({ path }) => path === '/companies/7/jobs/5').length;

describe('jobs', () => {
  it('are listed by company, filtered by kind and status', async () => {
    const query = `{ company(code: "demo") { jobs(first: 5, filter: { kind: [COURSES_EXPORT], status: [QUEUED, RUNNING] }) {
      nodes { id databaseId kind status doneCount totalCount viewerCanCancel file { url } } totalCount
    } } }`;
    const { data, errors } = await gateway.ask(query);
    expect(errors).toBeUndefined();
    expect(data.company.jobs).toEqual({
      totalCount: 1,
      nodes: [
        {
          id: jobId,
          databaseId: 5,
          kind: 'COURSES_EXPORT',
          status: 'RUNNING',
          doneCount: 500,
          totalCount: 1200,
          viewerCanCancel: true,
          file: null,
        },
      ],
    });
    expect(gateway.rest.calls.at(-1)?.query).toMatchObject({
      'kind[]': 'courses_export',
      'status[]': ['queued', 'running'],
      sort: 'created_at',
      desc: '1',
    });
  });

  it('are found by their id, with the resulting file', async () => {
    states = [done];
    const { data } = await gateway.ask(
      `{ node(id: "${jobId}") { ... on Job { status error file { fileName url size expiresAt } } } }`,
    );
    expect(data.node).toEqual({
      status: 'DONE',
      error: null,
      file: {
        fileName: 'courses.xlsx',
        url: file.url,
        size: 1234,
        expiresAt: file.expires_at,
      },
    });
  });

  it('are cancelled, unless they are finished', async () => {
    const cancel = `mutation { cancelJob(input: { id: "${jobId}" }) { job { status viewerCanCancel } userErrors { message code } } }`;
    gateway.rest.answer('/companies/7/jobs/5/cancel', () => ({
      data: { ...job, status: 'cancelled', can_cancel: false },
    }));
    const { data } = await gateway.ask(cancel);
    expect(data.cancelJob).toEqual({
      job: { status: 'CANCELLED', viewerCanCancel: false },
      userErrors: [],
    });
    gateway.rest.answer('/companies/7/jobs/5/cancel', (_, reply) =>
      reply.code(409).send({ errors: [{ message: 'Задача уже завершена', code: 'finished' }] }),
    );
    const late = await gateway.ask(cancel);
    expect(late.data.cancelJob).toEqual({
      job: null,
      userErrors: [{ message: 'Задача уже завершена', code: 'finished' }],
    });
  });
});

describe('jobUpdated', () => {
  const followSubscription = `subscription { jobUpdated(id: "${jobId}") { id status doneCount file { url } } }`;

  it('yields the job now and at each change, and ends when it is finished', async () => {
    states = [job, job, { ...job, done_count: 900 }, done];
    const events = [];
    for await (const event of follow(followSubscription)) events.push(event.data.jobUpdated);
    expect(events).toMatchObject([
      { id: jobId, status: 'RUNNING', doneCount: 500, file: null },
      { status: 'RUNNING', doneCount: 900 },
      { status: 'DONE', doneCount: 1200, file: { url: file.url } },
    ]);
    expect(reads()).toBe(4);
  });

  it('stops polling when the client disconnects', async () => {
    let noticed = false;
    const leaving = new AbortController();
    for await (const { data } of follow(followSubscription, { signal: leaving.signal })) {
      expect(data.jobUpdated.status).toBe('RUNNING');
      gateway.rest.answer('/companies/7/jobs/5', (incoming, reply) => {
        incoming.raw.socket.once('close', () => (noticed = true));
        leaving.abort();
        return never(incoming, reply);
      });
    }
    await expect.poll(() => noticed).toBe(true);
    expect(reads()).toBe(2);
  });

  it('is cut off when the server stops, so that the client reconnects', async () => {
    const stopping = await startGateway();
    stopping.rest.answer('/companies/7/jobs/5', () => ({ data: job }));
    const following = async () => {
      for await (const _ of serverSentEvents(stopping.url, followSubscription, {
        token: tokenOfAnna,
      })) {
        void stopping.close();
      }
    };
    await expect(following()).rejects.toThrow('terminated');
    await stopping.close();
  });

  it('is rejected for visitors, and for ids of other types', async () => {
    const [nobody] = await every(follow(followSubscription, { token: null }));
    expect(nobody?.errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    const course = toGlobalId({ type: 'Course', companyId: 7, id: 1 });
    const [wrong] = await every(follow(followSubscription.replace(jobId, course)));
    expect(wrong?.errors?.[0]?.extensions?.['code']).toBe('BAD_ARGUMENT');
    const other = toGlobalId({ type: 'Job', companyId: 7, id: 6 });
    const [missing] = await every(follow(followSubscription.replace(jobId, other)));
    expect(missing?.errors?.[0]?.extensions?.['code']).toBe('NOT_FOUND');
  });

  it('ends with an error when the user is signed out', async () => {
    states = [job];
    const events = [];
    for await (const event of follow(followSubscription)) {
      events.push(event);
      gateway.rest.answer('/companies/7/jobs/5', (_, reply) =>
        reply.code(401).send({ errors: [{ message: 'Войдите', code: 'unauthenticated' }] }),
      );
    }
    expect(events).toHaveLength(2);
    expect(events[1]?.errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
  });
});

const follow = (query: string, options: { token?: string | null; signal?: AbortSignal } = {}) =>
  serverSentEvents(gateway.url, query, { token: tokenOfAnna, ...options });

async function every<T>(values: AsyncIterable<T>): Promise<T[]> {
  const seen: T[] = [];
  for await (const value of values) seen.push(value);
  return seen;
}
