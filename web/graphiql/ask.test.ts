import { parse } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask } from './ask.ts';
import { storage } from './storage.ts';

const headers = { Authorization: 'Bearer secret' };

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('sending an operation', () => {
  it('posts it with the headers of its tab', async () => {
    const fetchMock = gateway(() => Response.json({ data: { viewer: null } }));
    const answer = await send('query Me { viewer { name } }', 'Me');
    expect(answer).toEqual({ data: { viewer: null } });
    expect(fetchMock.mock.calls[0]).toMatchObject(['/graphql', { method: 'POST', headers }]);
    expect(bodyOf(fetchMock)).toEqual({
      query: 'query Me { viewer { name } }',
      operationName: 'Me',
    });
  });

  it('requests the cost if enabled, but not for introspection', async () => {
    storage.setItem('graphiql:cost', 'on');
    const fetchMock = gateway(() => Response.json({ data: null }));
    await send('query Me { viewer { name } }', 'Me');
    expect(bodyOf(fetchMock)).toMatchObject({ extensions: { cost: true } });
    fetchMock.mockClear();
    await send('query IntrospectionQuery { __typename }', 'IntrospectionQuery');
    expect(bodyOf(fetchMock)).not.toHaveProperty('extensions');
  });

  it('reports a response that is not JSON', async () => {
    gateway(() => new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }));
    await expect(send('{ viewer { name } }')).rejects.toThrow('HTTP 502 Bad Gateway: <h1>Bad');
  });
});

describe('following a subscription', () => {
  const follow = 'subscription Follow { jobUpdated(id: "1") { doneCount } }';

  it('yields each event of the stream, and completes with it', async () => {
    const fetchMock = gateway(
      () =>
        new Response(
          [1, 2]
            .map((doneCount) => event('next', { data: { jobUpdated: { doneCount } } }))
            .concat(event('complete'))
            .join(''),
          { headers: { 'content-type': 'text/event-stream' } },
        ),
    );
    expect(await events(follow)).toEqual(
      [1, 2].map((doneCount) => ({ data: { jobUpdated: { doneCount } } })),
    );
    expect(fetchMock.mock.calls[0]?.[1]?.headers).toMatchObject({
      ...headers,
      accept: 'text/event-stream',
    });
    expect(bodyOf(fetchMock)).toEqual({ query: follow, operationName: 'Follow' });
  });

  it('fails when the stream breaks, without a retry', async () => {
    const fetchMock = gateway(() => new Response('', { status: 503 }));
    await expect(events(follow)).rejects.toThrow('503');
    expect(fetchMock).toHaveBeenCalledOnce();
  });
});

function gateway(answer: () => Response) {
  const fetchMock = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

/** Like GraphiQL. */
const send = async (query: string, operationName?: string) =>
  ask({ query, ...(operationName && { operationName }) }, { headers, documentAST: parse(query) });

async function events(subscription: string): Promise<unknown[]> {
  const seen: unknown[] = [];
  const stream = (await send(subscription, 'Follow')) as AsyncIterable<unknown>;
  for await (const result of stream) seen.push(result);
  return seen;
}

const bodyOf = (fetchMock: ReturnType<typeof gateway>): unknown =>
  JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body));

const event = (name: string, data?: unknown) =>
  `event: ${name}\ndata: ${data === undefined ? '' : JSON.stringify(data)}\n\n`;
