// One operation on its way: what is sent, and in which words a failure comes back.
import type { RequestParameters } from 'relay-runtime';
import { describe, expect, it, vi } from 'vitest';
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
      'Сервер временно недоступен. Попробуйте еще раз через минуту',
    ],
    [
      'too many requests',
      new Response('slow down', { status: 429 }),
      'Слишком много запросов. Подождите минуту и попробуйте еще раз',
    ],
    [
      'a page of something in between',
      new Response('<html>', { status: 502 }),
      'Сервер временно недоступен. Попробуйте еще раз через минуту',
    ],
  ])('that fails speaks Russian: %s', async (_, response, message) => {
    await expect(ask(() => response).answer).rejects.toThrow(message);
  });

  it('says when there is no connection', async () => {
    const offline = ask(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(offline.answer).rejects.toMatchObject({ code: 'OFFLINE' });
  });
});
