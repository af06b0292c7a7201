// How a company is set up by REST: every operation once with success.
import { expect, test } from 'vitest';
import { testShop } from '../../api/testing/yoo-kassa-server.ts';
import type { RestStory } from './story.ts';

export function tellOfCompany(story: RestStory): void {
  const { call } = story;

  test('a domain is named, checked and given up', async () => {
    const created = await call('POST', '/self_domain', { domain: 'Школа.рф' });
    expect(created.status).toBe(201);
    expect(created.body.data).toMatchObject({ domain: 'xn--80atdl2c.xn--p1ai', name: 'школа.рф' });
    const domain = `/self_domain/${created.body.data.id}`;
    expect((await call('GET', '/self_domain')).body.meta.total).toBe(1);
    expect((await call('GET', domain)).body.data.status).toBe('pending');
    expect((await call('POST', `${domain}/check`)).body.data.status).toBe('failed');
    expect((await call('GET', `${domain}/audits`)).body.data.at(-1).event).toBe('created');
    expect((await call('GET', `${domain}/audit_authors`)).body.data).toHaveLength(1);
    expect((await call('DELETE', domain)).status).toBe(200);
  });

  test('a member becomes an owner, is relieved of it, and leaves', async () => {
    const login = 'partner@contract.test';
    const password = 'long-enough-4';
    const created = await call('POST', '/users', { name: 'Ольга', email: login, password });
    const user_id = created.body.data.id;
    expect((await call('POST', '/owners', { user_id })).status).toBe(201);
    expect((await call('GET', '/owners')).body.meta.total).toBe(2);
    expect((await call('GET', `/owners/${user_id}`)).body.data.is_owner).toBe(true);
    expect((await call('DELETE', `/owners/${user_id}`)).status).toBe(200);
    const signedIn = await story.admin('POST', '/api/login', { login, password });
    const partner = story.client(signedIn.body.data.access_token);
    expect((await partner('POST', `${story.school}/leave`)).status).toBe(200);
    expect((await partner('POST', `${story.school}/leave`)).status).toBe(404);
  });

  test('an integration is added, changed and deleted', async () => {
    const settings = JSON.stringify({ url: 'https://mail.test', api_key: 'abcdefgh-12345678' });
    const created = await call('POST', '/company_integrations', { name: 'Рассылки', settings });
    expect(created.status).toBe(201);
    expect(JSON.parse(created.body.data.settings).api_key).toBe('•••••5678');
    const one = `/company_integrations/${created.body.data.id}`;
    const list = await call('GET', '/company_integrations?per_page=100');
    expect(list.body.data).toEqual([created.body.data]);
    expect((await call('PUT', one, { type: 'mail' })).body.data.settings).toBe(
      created.body.data.settings,
    );
    expect((await call('GET', one)).body.data.type).toBe('mail');
    expect((await call('DELETE', one)).status).toBe(200);
  });

  test('a plan is looked at and chosen', async () => {
    const before = (await call('GET', '/subscription_check')).body.data;
    expect(before).toMatchObject({ status: 'active', plans: [{ name: 'trial' }, {}, {}] });
    const chosen = await call('POST', '/subscription_update', { plan: 'pro', period: 'year' });
    expect(chosen.body.data).toMatchObject({ plan: 'pro', period: 'year', exceeded: [] });
    const users = await call('GET', '/subscription_users?per_page=2&search=admin');
    expect(users.body.meta.total).toBe(1);
    const [{ id }] = users.body.data;
    expect((await call('GET', `/subscription_users/${id}`)).body.data.status).toBe('active');
  });

  test('a shop is set up and checked, and courses go on sale', async () => {
    const shop = {
      yoo_kassa_shop_id: testShop.id,
      yoo_kassa_secret_key: testShop.secretKey,
      yoo_kassa_vat_code: 7,
    };
    expect((await story.admin('PUT', story.school, shop)).status).toBe(200);
    const config = (await call('GET', '/yoo_kassa_config')).body.data;
    expect(config).toMatchObject({ shop_id: testShop.id, secret_key: '•••••zba6', ready: false });
    expect((await call('GET', '/actualize_yoo_client')).body.data.ready).toBe(true);
    const sold = await call('POST', '/apply_can_be_bought', { can_be_bought: false });
    expect(sold.body.data.count).toBeGreaterThan(10);
    expect((await call('POST', '/apply_can_be_bought', { can_be_bought: true })).status).toBe(200);
  });

  test('pages and accounts are set up under the names of the contract', async () => {
    const values = {
      firstLink: '/courses',
      bitixScripts: '<script></script>',
      bitrixElements: '<div></div>',
      menuParams: { columns: 3 },
      verification_account_types: ['email', 'telegram'],
      use_verification_account_type: true,
    };
    const { admin, school } = story;
    expect((await admin('PUT', school, values)).body.data).toMatchObject(values);
  });

  test('a company is deleted by its name', async () => {
    const { admin } = story;
    const created = await admin('POST', '/api/companies', { name: 'На день', code: 'one-day' });
    const path = `/api/companies/${created.body.data.id}`;
    expect((await admin('GET', `${path}/contents`)).body.data.users_count).toBe(1);
    expect((await admin('DELETE', path, { name: 'На два' })).status).toBe(422);
    expect((await admin('DELETE', path, { name: 'На день' })).status).toBe(200);
    expect((await admin('GET', path)).status).toBe(404);
  });
}
