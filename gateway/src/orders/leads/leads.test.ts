// Tests that a stale update of the lead settings returns the current settings.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/records/ids.ts';
import { startGateway, type TestGateway } from '../../../testing/start.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
  gateway.rest.answer('/companies/7/bitrix_auto_lead', ({ method }, reply) =>
    method === 'PUT'
      ? reply.code(409).send({ errors: [{ message: 'Изменил кто-то ещё', code: 'stale' }] })
      : {
          data: {
            is_active: true,
            source_id: 'WEB',
            assigned_by_id: null,
            is_connected: true,
            version: 'second',
          },
        },
  );
});
afterAll(() => gateway.close());

it('returns the current settings after a stale update', async () => {
  const input = {
    companyId: toGlobalId({ type: 'Company', companyId: null, id: 7 }),
    isActive: false,
    version: 'first',
  };
  const { data } = await gateway.ask(
    `mutation ($input: UpdateBitrixAutoLeadInput!) { updateBitrixAutoLead(input: $input) {
      bitrixAutoLead { isActive } company { bitrixAutoLead { isActive sourceId version } } userErrors { code }
    } }`,
    { variables: { input } },
  );
  expect(data.updateBitrixAutoLead).toEqual({
    bitrixAutoLead: null,
    company: { bitrixAutoLead: { isActive: true, sourceId: 'WEB', version: 'second' } },
    userErrors: [{ code: 'stale' }],
  });
});
