// Leads of Bitrix24 that orders become, by REST: every operation once with success.
import { expect, test } from 'vitest';
import { startBitrixServer } from '../../api/testing/bitrix-server.ts';
import type { RestStory } from './story.ts';

export function tellOfOrderLeads({ call }: RestStory): void {
  test('an order becomes a lead of Bitrix24', async () => {
    const bitrix = await startBitrixServer();
    const integration = await call('POST', '/company_integrations', {
      name: 'Битрикс24',
      type: 'bitrix24',
      settings: JSON.stringify({ webhook_url: bitrix.webhook }),
    });
    const auto = await call('GET', '/bitrix_auto_lead');
    expect(auto.body.data).toMatchObject({ is_active: false, is_connected: true });
    const changed = await call('PUT', '/bitrix_auto_lead', { is_active: false, source_id: 'WEB' });
    expect(changed.body.data).toMatchObject({ is_active: false, source_id: 'WEB' });
    const order = await call('POST', '/orders', { name: 'Договор: лид' });
    const at = `/orders/${order.body.data.id}`;
    expect((await call('POST', `${at}/bitrix_lead`)).status).toBe(200);
    const read = async () => (await call('GET', `${at}?with=bitrix_lead`)).body.data.bitrix_lead;
    await expect.poll(async () => (await read()).state).toBe('made');
    expect(bitrix.leads).toMatchObject([{ SOURCE_ID: 'WEB' }]);
    await call('DELETE', `/company_integrations/${integration.body.data.id}`);
    await bitrix.close();
  });
}
