// Sending an operation: the request, and the messages of failures.
import type { RequestParameters } from 'relay-runtime';
import { describe, expect, it, vi } from 'vitest';
import type { EarlyWindow } from './early.ts';
import { post } from './gateway.ts';
import { startSession } from './session.ts';

const request = { id: 'ab12', name: 'CoursesQuery', text: null } as unknown as RequestParameters;

function ask(answer: () => Response | Promise<Response>) {
  const fetched =
    vi.fn<(url: string, options: RequestInit) => Response | Promise<Response>>(answer);
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => fetched(url, options));
  return {
    answer: post(request, { first: 20 }, new AbortController().signal),
    sent: () => fetched.mock.lastCall?.[1],
  };
}

const refused = (status: number, code: string, message: string) =>
  Response.json({ errors: [{ message, extensions: { code } }] }, { status });

describe('an operation', () => {
  it('is named by the hash of its text, which stays at home', async () => {
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

  it('takes the answer over that the start of the page has asked for, once', async () => {
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

  it('brings partial data together with their errors', async () => {
    const partial = { data: { a: 1, b: null }, errors: [{ message: 'Нет', path: ['b'] }] };
    await expect(ask(() => Response.json(partial)).answer).resolves.toEqual(partial);
  });

  it.each([
    ['its own words', refused(200, 'FORBIDDEN', 'Недостаточно прав.'), 'Недостаточно прав.'],
    [
      'an update of the server',
      refused(400, 'PERSISTED_OPERATION_NOT_FOUND', 'No operation is known by this id.'),
      'Вышло обновление. Обновите страницу, чтобы продолжить',
    ],
    [
      'words for developers',
      refused(503, 'OVERLOADED', 'The server has too much to do.'),
      'Сервер временно недоступен. Попробуйте ещё раз через минуту',
    ],
    [
      'too many requests',
      new Response('slow down', { status: 429 }),
      'Слишком много запросов. Подождите минуту и попробуйте ещё раз',
    ],
    [
      'a page of something in between',
      new Response('<html>', { status: 502 }),
      'Сервер временно недоступен. Попробуйте ещё раз через минуту',
    ],
  ])('that fails speaks Russian: %s', async (_, response, message) => {
    await expect(ask(() => response).answer).rejects.toThrow(message);
  });

  it('says when there is no connection', async () => {
    const offline = ask(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(offline.answer).rejects.toMatchObject({ code: 'OFFLINE' });
  });

  it('that changes something keeps its key until it is answered, and asks under another then', async () => {
    const keys: (string | null)[] = [];
    const change = async (name: string, answer: () => Response | Promise<Response>) => {
      vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
        keys.push(new Headers(headers).get('idempotency-key'));
        return answer();
      });
      const mutation = { ...request, operationKind: 'mutation' } as RequestParameters;
      await post(mutation, { input: { name } }, new AbortController().signal).catch(() => null);
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

  it('that only reads has no key', async () => {
    const { answer, sent } = ask(() => Response.json({ data: { viewer: null } }));
    await answer;
    expect(new Headers(sent()?.headers).has('idempotency-key')).toBe(false);
  });
});
