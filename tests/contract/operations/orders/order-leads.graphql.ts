// Uses every GraphQL field and mutation of the Bitrix24 leads of orders once with success.
import { expect, test } from 'vitest';
import { startBitrixServer } from '../../../../api/testing/servers/bitrix-server.ts';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

export function testOrderLeads({ ask, mutate }: GraphqlHelpers): void {
  test('a Bitrix24 lead is created for an order', async () => {
    const bitrix = await startBitrixServer();
    const { company } = await ask('{ company(code: "demo") { id } }');
    const { integration } = await mutate(
      'createCompanyIntegration',
      {
        companyId: company.id,
        name: 'Битрикс24',
        type: 'bitrix24',
        settings: [{ key: 'webhook_url', value: bitrix.webhook }],
      },
      'integration { id }',
    );
    const auto = 'bitrixAutoLead { isActive sourceId assignedById isConnected version }';
    const { bitrixAutoLead } = await mutate(
      'updateBitrixAutoLead',
      { companyId: company.id, isActive: false, sourceId: 'WEB', assignedById: 12 },
      `${auto} company { ${auto} }`,
    );
    expect(bitrixAutoLead).toEqual({
      isActive: false,
      sourceId: 'WEB',
      assignedById: 12,
      isConnected: true,
      version: expect.any(String),
    });
    const { order } = await mutate(
      'createOrder',
      { companyId: company.id, name: 'Станет лидом' },
      'order { id }',
    );
    await mutate('createOrderLead', { id: order.id }, 'order { bitrixLead { state } }');
    const read = async () =>
      (
        await ask(
          'query ($id: ID!) { node(id: $id) { ... on Order { bitrixLead { state leadId url problem madeAt } } } }',
          { id: order.id },
        )
      ).node.bitrixLead;
    await expect.poll(async () => (await read()).state).toBe('MADE');
    expect(await read()).toEqual({
      state: 'MADE',
      leadId: 1,
      url: `${new URL(bitrix.webhook).origin}/crm/lead/details/1/`,
      problem: null,
      madeAt: expect.any(String),
    });
    await mutate('deleteCompanyIntegration', { id: integration.id }, 'deletedIntegrationId');
    await bitrix.close();
  });
}
