import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tokenOfAnna } from '../../../testing/fake-data.ts';
import { startGateway, type TestGateway } from '../../../testing/start.ts';
import { readPersistedOperations } from './persisted.ts';

const name = 'query Name {\n  viewer {\n    name\n  }\n}\n';
const other = '{ viewer { login } }';
const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const idOf = (text: string) => `sha256:${hash(text)}`;

let folder: string;
const file = (name: string, content: unknown) => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kafedra-persisted-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the file of persisted operations', () => {
  it('holds texts by their SHA-256', () => {
    const { textOf, hasText } = readPersistedOperations(file('good.json', { [hash(name)]: name }));
    expect([textOf(idOf(name)), textOf(hash(name)), textOf('sha256:0')]).toEqual([
      name,
      undefined,
      undefined,
    ]);
    expect([hasText(name), hasText(other)]).toEqual([true, false]);
  });

  it('prevents the start when it is invalid, and says why', () => {
    const wrong: [unknown, string][] = [
      [{ [hash(name)]: other }, `the text under ${hash(name)} does not have this SHA-256`],
      [{ [hash(name)]: 7 }, 'expected texts'],
      ['{', 'cannot be used'],
    ];
    for (const [content, reason] of wrong) {
      expect(() => readPersistedOperations(file('wrong.json', content))).toThrow(reason);
    }
    expect(() => readPersistedOperations(join(folder, 'missing.json'))).toThrow('missing.json');
  });
});

describe.each(['anyone', 'signed-in', 'nobody'] as const)(
  'where %s may send unregistered operations',
  (who) => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await startGateway(
        {},
        {
          UNPERSISTED_OPERATIONS: who,
          PERSISTED_OPERATIONS: file('operations.json', { [hash(name)]: name }),
        },
      );
    });
    beforeEach(() => gateway.rest.forget());
    afterAll(() => gateway.close());

    /** Sends each request twice: the second takes the fast path. */
    async function send(body: object, token: string | null = tokenOfAnna) {
      const ask = async () => {
        const answer = await fetch(`${gateway.url}/graphql`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/graphql-response+json',
            ...(token !== null && { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(body),
        });
        const { data, errors } = (await answer.json()) as {
          data?: unknown;
          errors?: { extensions: { code: string } }[];
        };
        return [answer.status, data ?? errors?.[0]?.extensions.code];
      };
      const [first, second] = [await ask(), await ask()];
      expect(second).toEqual(first);
      return first;
    }
    const named = { viewer: { name: 'Анна' } };

    it('everyone may send a registered one, by hash or as text', async () => {
      expect(await send({ documentId: idOf(name) })).toEqual([200, named]);
      expect(await send({ query: name })).toEqual([200, named]);
      expect(await send({ documentId: idOf(name) }, null)).toEqual([200, { viewer: null }]);
    });

    it('a hash does not admit another text', async () => {
      expect(await send({ documentId: idOf(name), query: other })).toEqual([400, 'BAD_REQUEST']);
      expect(await send({ documentId: idOf(name), query: name })).toEqual([400, 'BAD_REQUEST']);
      expect(await send({ documentId: idOf(other), query: other })).toEqual([400, 'BAD_REQUEST']);
      expect(await send({ documentId: idOf(other) })).toEqual([
        400,
        'PERSISTED_OPERATION_NOT_FOUND',
      ]);
      expect(await send({ documentId: 7 })).toEqual([400, 'BAD_REQUEST']);
      expect(await send({ documentId: '__proto__' })).toEqual([
        400,
        'PERSISTED_OPERATION_NOT_FOUND',
      ]);
      expect(gateway.rest.calls).toEqual([]);
    });

    it('unregistered ones are accepted or rejected', async () => {
      const own = { viewer: { login: 'anna@demo.school' } };
      const refused = {
        anyone: [200, own],
        'signed-in': [200, own],
        nobody: [403, 'UNPERSISTED_OPERATION'],
      };
      expect(await send({ query: other })).toEqual(refused[who]);
      expect(await send({ query: `${name} ` }, null)).toEqual(
        {
          anyone: [200, { viewer: null }],
          'signed-in': [401, 'UNAUTHENTICATED'],
          nobody: [403, 'UNPERSISTED_OPERATION'],
        }[who],
      );
    });

    it('a rejected caller gets the same error for any text', async () => {
      const json = { 'content-type': 'application/json' };
      const texts = [
        '{ viewer { login } }',
        '{ viewer { passwords } }',
        '{ viewer { nam } }',
        '{ __schema { types { name } } }',
        '{',
        `{ ${'a '.repeat(50_000)} }`,
        'subscription { jobChanged(id: 7) { nothing } }',
      ];
      const ways: ((query: string) => Promise<Response>)[] = [
        (query) =>
          fetch(`${gateway.url}/graphql`, {
            method: 'POST',
            headers: { ...json, accept: 'application/graphql-response+json' },
            body: JSON.stringify({ query, operationName: 'Other' }),
          }),
        (query) =>
          fetch(`${gateway.url}/graphql?query=${encodeURIComponent(query.slice(0, 8_000))}`, {
            headers: { accept: 'application/graphql-response+json' },
          }),
        (query) =>
          fetch(`${gateway.url}/graphql`, {
            method: 'POST',
            headers: { ...json, accept: 'text/event-stream' },
            body: JSON.stringify({ query }),
          }),
        (query) =>
          fetch(`${gateway.url}/graphql/plan`, {
            method: 'POST',
            headers: json,
            body: JSON.stringify({ query }),
          }),
      ];
      const outcomes: string[] = [];
      for (const ask of ways) {
        const answers = new Set<string>();
        for (const text of texts) answers.add(await (await ask(text)).text());
        const [only = ''] = answers;
        outcomes.push(
          answers.size === 1 ? (/"code":"(\w+)"/.exec(only)?.[1] ?? only) : 'it depends',
        );
      }
      const refused = {
        anyone: 'it depends',
        'signed-in': 'UNAUTHENTICATED',
        nobody: 'UNPERSISTED_OPERATION',
      };
      expect(outcomes).toEqual(ways.map(() => refused[who]));
      const planned = await fetch(`${gateway.url}/graphql/plan`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ query: name }),
      });
      expect(await planned.json()).toMatchObject({ calls: [{ place: 'viewer' }] });
      expect(
        gateway.rest.calls.map(({ path }) => path).filter((path) => !path.includes('auth_user')),
      ).toEqual([]);
    });

    it('a token must be valid', async () => {
      const made = await send({ query: '{ viewer { email } }' }, 'made-up');
      expect(made).toEqual(
        {
          anyone: [200, { viewer: null }],
          'signed-in': [401, 'UNAUTHENTICATED'],
          nobody: [403, 'UNPERSISTED_OPERATION'],
        }[who],
      );
      await send({ query: '{ viewer { phone } }' }, 'made-up');
      // Four requests; the result of the token check is cached.
      expect(gateway.rest.calls.length).toBe({ anyone: 4, 'signed-in': 1, nobody: 0 }[who]);
    });
  },
);

describe('when the REST API cannot check a token', () => {
  it('the operation is rejected, and the next one checks again', async () => {
    const gateway = await startGateway({}, { UNPERSISTED_OPERATIONS: 'signed-in' });
    gateway.rest.answer('/auth_user', (_, reply) => reply.code(500).send({}));
    const { data, errors } = await gateway.ask(other);
    expect([data, errors?.[0]?.extensions?.['code']]).toEqual([undefined, 'UPSTREAM_FAILED']);
    gateway.rest.answer('/auth_user', () => ({ data: gateway.rest.data.users.get(tokenOfAnna) }));
    expect(await gateway.ask(other)).toEqual({ data: { viewer: { login: 'anna@demo.school' } } });
    await gateway.close();
  });
});
