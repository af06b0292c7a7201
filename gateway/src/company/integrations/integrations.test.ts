import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/records/ids.ts';
import { startGateway, type TestGateway } from '../../../testing/start.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ errors: 'objects' });
});
beforeEach(() => gateway.rest.forget());
afterAll(() => gateway.close());

const id = toGlobalId({ type: 'CompanyIntegration', companyId: 7, id: 5 });
const row = (settings: string, more = {}) => ({
  id: 5,
  name: 'Касса',
  type: null,
  settings,
  ...more,
});

it.each([
  [
    '{"login":"shop","retries":3}',
    [
      ['login', 'shop'],
      ['retries', '3'],
    ],
  ],
  ['[{"key":"login","value":"shop"},{"value":"lost"}]', [['login', 'shop']]],
  ['{"login": ', []],
  ['"text"', []],
  ['null', []],
])('settings %s become a list and never an error', async (settings, pairs) => {
  gateway.rest.answer('/companies/7/company_integrations/5', () => ({ data: row(settings) }));
  gateway.rest.answer('/companies/7/company_integrations', () => ({
    data: [row(settings)],
    meta: { total: 1, current_page: 1, per_page: 100, last_page: 1, supports: [] },
  }));
  const { data, errors } = await gateway.ask(
    '{ company(code: "demo") { integrations { settings { key value isSecret } } } }',
  );
  expect(errors).toBeUndefined();
  expect(data.company.integrations).toEqual([
    { settings: pairs.map(([key, value]) => ({ key, value, isSecret: false })) },
  ]);
});

it('sends settings as a JSON string, with the secret keys', async () => {
  gateway.rest.answer('/companies/7/company_integrations/5', () => ({
    data: row('{"hook":"•••••1234"}', { secret_keys: ['hook'] }),
  }));
  const { data } = await gateway.ask(
    'mutation ($input: UpdateCompanyIntegrationInput!) { updateCompanyIntegration(input: $input) { integration { settings { key value isSecret } } userErrors { field } } }',
    { variables: { input: { id, settings: [{ key: 'hook', value: 'x-1234', isSecret: true }] } } },
  );
  expect(data.updateCompanyIntegration).toEqual({
    integration: { settings: [{ key: 'hook', value: '•••••1234', isSecret: true }] },
    userErrors: [],
  });
  expect(gateway.rest.calls[0]?.body).toEqual({
    settings: '[{"key":"hook","value":"x-1234"}]',
    secret_keys: ['hook'],
  });
});
