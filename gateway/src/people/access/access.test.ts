import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/records/ids.ts';
import { startGateway, type TestGateway } from '../../../testing/start.ts';

const company = toGlobalId({ type: 'Company', companyId: null, id: 7 });
const idOf = (type: string, id: number, companyId = 7) => toGlobalId({ type, companyId, id });

const token = {
  id: 21,
  name: 'Сверка',
  prefix: 'kfd_abcd',
  permissions: ['courses_show_all', 'a_flag_of_tomorrow'],
  holder_name: 'Петрова Анна',
  author_name: null,
  own: true,
  service_account_id: null,
  created_at: '2026-01-01T00:00:00.000Z',
  expires_at: '2026-02-01T00:00:00.000Z',
  last_used_at: null,
};
const account = {
  id: 31,
  name: 'Импорт',
  description: null,
  active: true,
  tokens_count: 2,
  author_name: 'Петрова Анна',
  created_at: '2026-01-01T00:00:00.000Z',
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
  const { rest } = gateway;
  rest.answer('/companies/7/access_tokens', ({ method }, reply) =>
    method === 'GET'
      ? { data: [token], meta: { total: 1, supports: ['ids', 'cursor'], cursors: ['x'] } }
      : reply.code(201).send({ data: { token: 'kfd_secret', access_token: { ...token } } }),
  );
  rest.answer('/companies/7/access_tokens/21', () => ({ data: {} }));
  rest.answer('/companies/7/service_accounts', ({ method }, reply) =>
    method === 'GET'
      ? { data: [account], meta: { total: null, supports: ['ids'] } }
      : reply.code(201).send({ data: { ...account } }),
  );
  rest.answer('/companies/7/service_accounts/31', ({ method }) => ({
    data: method === 'DELETE' ? {} : { ...account, active: false },
  }));
});
beforeEach(() => gateway.rest.forget());
afterAll(() => gateway.close());

const run = async (name: string, input: object, select: string) => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${select} userErrors { message field code } } }`;
  const { data, errors } = await gateway.ask(query, { variables: { input } });
  expect(errors).toBeUndefined();
  return data[name];
};

describe('tokens and service accounts', () => {
  it('are read with one call each, in the terms of the schema', async () => {
    const { data, errors } = await gateway.ask(`{ company(code: "demo") {
      accessTokens(first: 5) { totalCount nodes { id prefix permissions forServiceAccount own } }
      serviceAccounts { id active tokenCount }
    } }`);
    expect(errors).toBeUndefined();
    expect(data.company).toEqual({
      accessTokens: {
        totalCount: 1,
        nodes: [
          {
            id: idOf('AccessToken', 21),
            prefix: 'kfd_abcd',
            permissions: ['COURSES_SHOW_ALL'],
            forServiceAccount: false,
            own: true,
          },
        ],
      },
      serviceAccounts: [{ id: idOf('ServiceAccount', 31), active: true, tokenCount: 2 }],
    });
    expect(gateway.rest.calls.map(({ path }) => path).toSorted()).toEqual([
      '/companies/7/access_tokens',
      '/companies/7/service_accounts',
      '/company/get_id_by_code',
    ]);
  });
});

describe('a token', () => {
  const input = { companyId: company, name: 'Сверка', permissions: ['COURSES_SHOW_ALL'], days: 30 };

  it('is created and shown once', async () => {
    const made = await run('createAccessToken', input, 'token accessToken { id name }');
    expect(made).toEqual({
      token: 'kfd_secret',
      accessToken: { id: idOf('AccessToken', 21), name: 'Сверка' },
      userErrors: [],
    });
    expect(gateway.rest.calls).toMatchObject([
      { method: 'POST', body: { name: 'Сверка', permissions: ['courses_show_all'], days: 30 } },
    ]);
  });

  it('may act only for a service account of the same company', async () => {
    const own = { ...input, serviceAccountId: idOf('ServiceAccount', 31) };
    await run('createAccessToken', own, 'token');
    expect(gateway.rest.calls).toMatchObject([{ body: { service_account_id: 31 } }]);
    const foreign = { ...input, serviceAccountId: idOf('ServiceAccount', 31, 8) };
    const { token: none, userErrors } = await run('createAccessToken', foreign, 'token');
    expect(none).toBeNull();
    expect(userErrors).toMatchObject([{ field: 'serviceAccountId', code: 'not_found' }]);
  });

  it('that cannot be created reports the error at its field', async () => {
    const other = await startGateway();
    other.rest.answer('/companies/7/access_tokens', (_, reply) =>
      reply.code(422).send({
        errors: [{ message: 'Выберите день', field: 'expires_on', code: 'invalid' }],
      }),
    );
    const { data } = await other.ask(
      'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token userErrors { field } } }',
      { variables: { input } },
    );
    expect(data.createAccessToken).toEqual({ token: null, userErrors: [{ field: 'expiresOn' }] });
    await other.close();
  });

  it('is revoked by its id', async () => {
    const id = idOf('AccessToken', 21);
    const gone = await run('revokeAccessToken', { id }, 'revokedAccessTokenId');
    expect(gone).toEqual({ revokedAccessTokenId: id, userErrors: [] });
    expect(gateway.rest.calls).toMatchObject([
      { method: 'DELETE', path: '/companies/7/access_tokens/21' },
    ]);
  });
});

describe('a service account', () => {
  it('is created, disabled and deleted', async () => {
    const id = idOf('ServiceAccount', 31);
    const made = await run(
      'createServiceAccount',
      { companyId: company, name: 'Импорт' },
      'serviceAccount { id tokenCount }',
    );
    expect(made.serviceAccount).toEqual({ id, tokenCount: 2 });
    const off = await run(
      'updateServiceAccount',
      { id, active: false },
      'serviceAccount { active }',
    );
    expect(off.serviceAccount).toEqual({ active: false });
    const gone = await run('deleteServiceAccount', { id }, 'deletedServiceAccountId');
    expect(gone.deletedServiceAccountId).toBe(id);
    expect(gateway.rest.calls.map(({ method, body }) => [method, body])).toEqual([
      ['POST', { name: 'Импорт' }],
      ['PUT', { active: false }],
      ['DELETE', undefined],
    ]);
  });
});
