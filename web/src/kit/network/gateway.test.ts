// Sending an operation: the request, and the messages of failures.
import type { RequestParameters } from 'relay-runtime';
import { describe, expect, it, vi } from 'vitest';
import type { EarlyWindow } from './earlyResponse.ts';
import { postOperation } from './gateway.ts';
import { startSession } from './session.ts';

const request = { id: 'ab12', name: 'CoursesQuery', text: null } as unknown as RequestParameters;

function ask(answer: () => Response | Promise<Response>) {
  const fetched =
    vi.fn<(url: string, options: RequestInit) => Response | Promise<Response>>(answer);
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => fetched(url, options));
  return {
    answer: postOperation(request, { first: 20 }, new AbortController().signal),
    sent: () => fetched.mock.lastCall?.[1],
  };
}

const refused = (status: number, code: string, message: string) =>
  Response.json({ errors: [{ message, extensions: { code } }] }, { status });

describe('an operation', () => {
  it('is identified by the hash of its text, which is not sent', async () => {
    startSession('secret');
    const { answer, sent } = ask(() => Response.json({ data: { viewer: null } }));
    await expect(answer).resolves.toEqual({ data: { viewer: null } });
    expect(JSON.parse(String(sent()?.body))).toEqual({
      operationName: 'CoursesQuery',
      documentId: 'sha256:ab12',
      variables: { first: 20 },
    });
    expect(new Headers(sent()?.headers).get('authorization')).toBe('Bearer secret');
  });

  it('uses the response to the start script’s request once', async () => {
    const body = JSON.stringify({
      operationName: 'CoursesQuery',
      documentId: 'sha256:ab12',
      variables: { first: 20 },
    });
    const early = (of: string) => {
      (window as EarlyWindow).earlyAnswer = {
        body: of,
        response: Promise.resolve(Response.json({ data: { early: true } })),
      };
    };
    const late = () => Response.json({ data: { early: false } });
    early(body);
    await expect(ask(late).answer).resolves.toEqual({ data: { early: true } });
    await expect(ask(late).answer).resolves.toEqual({ data: { early: false } });
    early(body.replace('20', '40'));
    await expect(ask(late).answer).resolves.toEqual({ data: { early: false } });
    await expect(ask(late).answer).resolves.toEqual({ data: { early: false } });
  });

  it('returns partial data with their errors', async () => {
    const partial = { data: { a: 1, b: null }, errors: [{ message: 'Нет', path: ['b'] }] };
    await expect(ask(() => Response.json(partial)).answer).resolves.toEqual(partial);
  });

  it.each([
    [
      'the gateway’s message',
      refused(200, 'FORBIDDEN', 'Недостаточно прав.'),
      'Недостаточно прав.',
    ],
    [
      'a new release',
      refused(400, 'PERSISTED_OPERATION_NOT_FOUND', 'No operation is known by this id.'),
      'Вышло обновление. Обновите страницу, чтобы продолжить',
    ],
    [
      'an English message',
      refused(503, 'OVERLOADED', 'The server has too much to do.'),
      'Сервер временно недоступен. Попробуйте ещё раз через минуту',
    ],
    [
      'too many requests',
      new Response('slow down', { status: 429 }),
      'Слишком много запросов. Подождите минуту и попробуйте ещё раз',
    ],
    [
      'a proxy’s error page',
      new Response('<html>', { status: 502 }),
      'Сервер временно недоступен. Попробуйте ещё раз через минуту',
    ],
  ])('fails with a Russian message: %s', async (_, response, message) => {
    await expect(ask(() => response).answer).rejects.toThrow(message);
  });

  it('reports that there is no connection', async () => {
    const offline = ask(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(offline.answer).rejects.toMatchObject({ code: 'OFFLINE' });
  });

  it('repeats a mutation under the same idempotency key until it gets a response', async () => {
    const keys: (string | null)[] = [];
    const change = async (name: string, answer: () => Response | Promise<Response>) => {
      vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
        keys.push(new Headers(headers).get('idempotency-key'));
        return answer();
      });
      const mutation = { ...request, operationKind: 'mutation' } as RequestParameters;
      await postOperation(mutation, { input: { name } }, new AbortController().signal).catch(
        () => null,
      );
    };
    const done = () => Response.json({ data: { createCourse: { userErrors: [] } } });
    await change('Алгебра', () => Promise.reject(new TypeError('Failed to fetch')));
    await change('Химия', done);
    await change('Алгебра', () => new Response('<html>', { status: 502 }));
    await change('Алгебра', () =>
      Response.json({ data: { createCourse: null }, errors: [{ message: 'Нет ответа' }] }),
    );
    await change('Алгебра', done);
    await change('Алгебра', done);
    const [first, other, ...later] = keys;
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(later.slice(0, 3)).toEqual([first, first, first]);
    expect(new Set([first, other, later[3]]).size).toBe(3);
  });

  it('sends queries without an idempotency key', async () => {
    const { answer, sent } = ask(() => Response.json({ data: { viewer: null } }));
    await answer;
    expect(new Headers(sent()?.headers).has('idempotency-key')).toBe(false);
  });
});
