import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/records/ids.ts';
import { startGateway, type TestGateway } from '../../../testing/start.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ errors: 'objects' });
});
beforeEach(() => gateway.rest.forget());
afterAll(() => gateway.close());

const companyId = toGlobalId({ type: 'Company', companyId: null, id: 7 });
const domainId = toGlobalId({ type: 'SelfDomain', companyId: 7, id: 3 });
const row = { id: 3, domain: 'xn--80atdl2c.xn--p1ai', name: 'школа.рф', status: 'verified' };
const records = [
  { type: 'TXT', name: '_kafedra.x', value: 'kafedra-1', found: null, matches: null },
];

it('reads domains with their required DNS records in one call', async () => {
  gateway.rest.answer('/companies/7/self_domain', () => ({
    data: [{ ...row, records }],
    meta: {},
  }));
  const { data } = await gateway.ask(
    '{ company(code: "demo") { selfDomains { id name status records { type value found matches } } } }',
  );
  expect(data.company.selfDomains).toEqual([
    {
      id: domainId,
      name: 'школа.рф',
      status: 'VERIFIED',
      records: [{ type: 'TXT', value: 'kafedra-1', found: null, matches: null }],
    },
  ]);
  const [, list] = gateway.rest.calls;
  expect(list?.query).toMatchObject({ only: 'id,name,records,status', sort: 'name' });
});

it('reports an invalid domain at its field', async () => {
  gateway.rest.answer('/companies/7/self_domain', (_, reply) =>
    reply.code(422).send({ errors: [{ message: 'Нет', field: 'domain', code: 'invalid' }] }),
  );
  const { data } = await gateway.ask(
    'mutation ($input: CreateSelfDomainInput!) { createSelfDomain(input: $input) { selfDomain { id } company { id } userErrors { field message } } }',
    { variables: { input: { companyId, domain: 'школа' } } },
  );
  expect(data.createSelfDomain).toEqual({
    selfDomain: null,
    company: null,
    userErrors: [{ field: 'domain', message: 'Нет' }],
  });
  expect(gateway.rest.calls[0]?.body).toEqual({ domain: 'школа' });
});

it('verifies a domain, and returns DNS problems as user errors', async () => {
  const check = () =>
    gateway.ask(
      'mutation ($id: ID!) { checkSelfDomain(input: { id: $id }) { selfDomain { id status } userErrors { code } } }',
      { variables: { id: domainId } },
    );
  const path = '/companies/7/self_domain/3/check';
  gateway.rest.answer(path, () => ({ data: { ...row, records } }));
  expect((await check()).data.checkSelfDomain).toEqual({
    selfDomain: { id: domainId, status: 'VERIFIED' },
    userErrors: [],
  });
  gateway.rest.answer(path, (_, reply) =>
    reply.code(409).send({ errors: [{ message: 'Чужой', code: 'taken' }] }),
  );
  expect((await check()).data.checkSelfDomain).toEqual({
    selfDomain: null,
    userErrors: [{ code: 'taken' }],
  });
});
