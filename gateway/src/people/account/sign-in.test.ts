import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tokenOfAnna, tokenOfBoris } from '../../../testing/fake-data.ts';
import { startGateway, type TestGateway } from '../../../testing/start.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(() => gateway.rest.forget());
afterAll(() => gateway.close());

const signInMutation = `mutation ($login: String!, $password: String!) {
  signIn(input: { login: $login, password: $password }) {
    accessToken
    viewer { name companies { nodes { code } } }
    userErrors { message field code }
  }
}`;
const signIn = (password: string, token: string | null = null) =>
  gateway.ask(signInMutation, { variables: { login: 'anna@demo.school', password }, token });

describe('signing in', () => {
  it('returns a token, and resolves the rest of the operation as the signed-in user', async () => {
    const { data, errors } = await signIn('secret-of-anna', tokenOfBoris);
    expect(errors).toBeUndefined();
    expect(data.signIn).toEqual({
      accessToken: tokenOfAnna,
      viewer: { name: 'Анна', companies: { nodes: [{ code: 'demo' }, { code: 'lyceum' }] } },
      userErrors: [],
    });
    expect(gateway.rest.calls.at(-1)?.headers.authorization).toBe(`Bearer ${tokenOfAnna}`);
  });

  it('fails with a readable reason', async () => {
    const { data, errors } = await signIn('wrong');
    expect(errors).toBeUndefined();
    expect(data.signIn).toEqual({
      accessToken: null,
      viewer: null,
      userErrors: [
        { message: 'Неверный логин или пароль', field: 'login', code: 'invalid_credentials' },
      ],
    });
  });

  it.each([
    ['is blocked', 429, [{ message: 'Вход временно заблокирован', code: 'blocked' }], 'blocked'],
    ['is rejected with 401', 401, 'Неверный логин или пароль', 'invalid'],
    ['is attempted too often', 429, ['Слишком часто'], 'too_many_requests'],
  ])('that %s gives a user error too', async (_, status, reasons, code) => {
    gateway.rest.answer('/login', (_request, reply) =>
      reply.code(status).send({ errors: reasons }),
    );
    const { data, errors } = await signIn('secret-of-anna');
    expect(errors).toBeUndefined();
    expect(data.signIn.userErrors).toMatchObject([{ field: null, code }]);
  });

  it('is not a user error when the server is down', async () => {
    gateway.rest.answer('/login', (_, reply) => reply.code(500).send({ errors: ['stack trace'] }));
    const { data, errors } = await signIn('secret-of-anna');
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_FAILED', status: 500 } }]);
    expect(JSON.stringify(errors)).not.toContain('stack trace');
  });
});

describe('the viewer', () => {
  it('is null without a token (without a call) and with an invalid token', async () => {
    expect(await gateway.ask('{ viewer { name } }', { token: null })).toEqual({
      data: { viewer: null },
    });
    expect(gateway.rest.calls).toEqual([]);
    expect(await gateway.ask('{ viewer { name } }', { token: 'expired' })).toEqual({
      data: { viewer: null },
    });
  });

  it('costs one call, unviewed releases included', async () => {
    const { data } = await gateway.ask(
      '{ viewer { databaseId unviewedReleaseCount } again: viewer { name } }',
    );
    expect(data).toEqual({
      viewer: { databaseId: 3, unviewedReleaseCount: 3 },
      again: { name: 'Анна' },
    });
    expect(gateway.rest.calls.map(({ path }) => path)).toEqual(['/auth_user']);
  });

  it('is never another user under concurrent equal queries', async () => {
    const operation =
      '{ viewer { name companies { nodes { code viewerIsOwner } } } company(code: "demo") { name } }';
    const tokens = Array.from({ length: 40 }, (_, index) =>
      index % 2 === 0 ? tokenOfAnna : tokenOfBoris,
    );
    const answers = await Promise.all(tokens.map((token) => gateway.ask(operation, { token })));
    const anna = {
      viewer: {
        name: 'Анна',
        companies: {
          nodes: [
            { code: 'demo', viewerIsOwner: true },
            { code: 'lyceum', viewerIsOwner: false },
          ],
        },
      },
      company: { name: 'Демошкола' },
    };
    const boris = {
      viewer: { name: 'Борис', companies: { nodes: [{ code: 'lyceum', viewerIsOwner: false }] } },
      company: null,
    };
    const expected = tokens.map((token) => ({ data: token === tokenOfAnna ? anna : boris }));
    expect(answers).toEqual(expected);
  });
});

describe('the profile', () => {
  it('changes only the given fields', async () => {
    const { data } = await gateway.ask(
      'mutation { updateProfile(input: { surname: null, phone: "+79001234567" }) { viewer { name surname phone } userErrors { code } } }',
    );
    expect(gateway.rest.calls).toMatchObject([
      { method: 'PUT', path: '/auth_user/update', body: { surname: null, phone: '+79001234567' } },
    ]);
    expect(data.updateProfile).toEqual({
      viewer: { name: 'Анна', surname: null, phone: '+79001234567' },
      userErrors: [],
    });
  });

  it('reports errors at input fields, and those of unknown fields without one', async () => {
    gateway.rest.answer('/auth_user/update', (_, reply) =>
      reply
        .code(422)
        .send({ errors: { current_password: ['Неверный пароль'], secret_column: 'Нельзя' } }),
    );
    const { data } = await gateway.ask(
      'mutation { updateProfile(input: { password: "12345678" }) { viewer { name } userErrors { message field code } } }',
    );
    expect(data.updateProfile).toEqual({
      viewer: null,
      userErrors: [
        { message: 'Неверный пароль', field: 'currentPassword', code: 'invalid' },
        { message: 'Нельзя', field: null, code: 'invalid' },
      ],
    });
  });

  it('requires a token, which is not a user error', async () => {
    const { data, errors } = await gateway.ask(
      'mutation { signOut(input: {}) { userErrors { code } } }',
      { token: null },
    );
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED', status: 401 } }]);
  });
});
