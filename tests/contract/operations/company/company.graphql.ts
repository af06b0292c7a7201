// Uses every GraphQL field and mutation of a company's settings once with success.
import { expect, test } from 'vitest';
import { testShop } from '../../../../api/testing/servers/yoo-kassa-server.ts';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

export function testCompany({ ask, mutate }: GraphqlHelpers): void {
  const companyOf = async (): Promise<string> =>
    (await ask('{ company(code: "demo") { id } }')).company.id;

  test('a domain is set, checked and removed', async () => {
    const companyId = await companyOf();
    const { selfDomain } = await mutate(
      'createSelfDomain',
      { companyId, domain: 'Схема.рф' },
      'selfDomain { id name status records { type name value found matches } }',
    );
    expect(selfDomain).toMatchObject({ name: 'схема.рф', status: 'PENDING' });
    const { id } = selfDomain;
    const checked = await mutate('checkSelfDomain', { id }, 'selfDomain { status checkedAt }');
    expect(checked.selfDomain.status).toBe('FAILED');
    const { company } = await ask(
      '{ company(code: "demo") { selfDomains { id domain verifiedAt createdAt } } }',
    );
    expect(company.selfDomains).toMatchObject([{ id, verifiedAt: null }]);
    const one = await ask('query ($id: ID!) { node(id: $id) { ... on SelfDomain { name } } }', {
      id,
    });
    expect(one.node).toEqual({ name: 'схема.рф' });
    const gone = await mutate(
      'deleteSelfDomain',
      { id },
      'deletedSelfDomainId company { selfDomains { id } }',
    );
    expect(gone).toMatchObject({ deletedSelfDomainId: id, company: { selfDomains: [] } });
  });

  test('an owner is added and removed, and a member leaves the company', async () => {
    const companyId = await companyOf();
    const { user } = await mutate(
      'createUser',
      { companyId, name: 'Ольга', email: 'partner@graphql.test', password: 'long-enough-4' },
      'user { id }',
    );
    const input = { companyId, userId: user.id };
    const owners = 'company { owners { id email } }';
    const added = await mutate('addCompanyOwner', input, owners);
    expect(added.company.owners).toContainEqual({ id: user.id, email: 'partner@graphql.test' });
    const removed = await mutate('removeCompanyOwner', input, owners);
    expect(removed.company.owners).toHaveLength(1);

    const { accessToken } = await mutate(
      'signIn',
      { login: 'partner@graphql.test', password: 'long-enough-4' },
      'accessToken',
      null,
    );
    const left = await mutate('leaveCompany', { companyId }, 'leftCompanyId', accessToken);
    expect(left.leftCompanyId).toBe(companyId);
    const { company } = await ask('{ company(code: "demo") { id } }', {}, accessToken);
    expect(company).toBeNull();
  });

  test('an integration is created, updated and deleted', async () => {
    const companyId = await companyOf();
    const settings = [{ key: 'api_key', value: 'abcdefgh-12345678' }];
    const select = 'integration { id name type settings { key value isSecret } }';
    const { integration } = await mutate(
      'createCompanyIntegration',
      { companyId, name: 'Рассылки', settings },
      select,
    );
    const shown = [{ key: 'api_key', value: '•••••5678', isSecret: true }];
    expect(integration.settings).toEqual(shown);
    const { id } = integration;
    const changed = await mutate(
      'updateCompanyIntegration',
      { id, type: 'mail', settings: shown },
      select,
    );
    expect(changed.integration).toMatchObject({ type: 'mail', settings: shown });
    const { company } = await ask(
      '{ company(code: "demo") { integrations { databaseId createdAt } } }',
    );
    expect(company.integrations).toHaveLength(1);
    const gone = await mutate(
      'deleteCompanyIntegration',
      { id },
      'deletedIntegrationId company { integrations { id } }',
    );
    expect(gone).toMatchObject({ deletedIntegrationId: id, company: { integrations: [] } });
  });

  test('a plan is read and selected', async () => {
    const companyId = await companyOf();
    const { company } = await mutate(
      'updateSubscription',
      { companyId, plan: 'PRO', period: 'YEAR' },
      `company {
        subscription {
          plan status period paidUntil exceeded
          limits { users storage courses } usage { users storage courses }
          plans { name title limits { users } }
        }
        subscriptionUsers(first: 2, search: "admin") { totalCount nodes { email lastVisitAt } }
      }`,
    );
    expect(company.subscription).toMatchObject({
      plan: 'PRO',
      status: 'ACTIVE',
      period: 'YEAR',
      exceeded: [],
      limits: { users: null },
      plans: [{ name: 'TRIAL' }, { title: 'Базовый' }, {}],
    });
    expect(company.subscriptionUsers.totalCount).toBe(1);
  });

  test('a shop is set up and checked, and courses go on sale', async () => {
    const companyId = await companyOf();
    const config =
      'company { yooKassaReady yooKassaConfig { shopId secretKey ready checkedAt vatCode } }';
    const saved = await mutate(
      'updateCompany',
      {
        id: companyId,
        yooKassaShopId: testShop.id,
        yooKassaSecretKey: testShop.secretKey,
        yooKassaVatCode: 7,
      },
      config,
    );
    expect(saved.company.yooKassaConfig).toMatchObject({
      secretKey: '•••••zba6',
      ready: false,
      vatCode: 7,
    });
    const checked = await mutate('checkYooKassa', { companyId }, config);
    expect(checked.company).toMatchObject({ yooKassaReady: true, yooKassaConfig: { ready: true } });
    const sold = await mutate(
      'applyCanBeBought',
      { companyId, canBeBought: false },
      'changedCount',
    );
    expect(sold.changedCount).toBeGreaterThan(10);
    const { company } = await ask(
      '{ company(code: "demo") { courses(first: 1) { nodes { canBeBought } } } }',
    );
    expect(company.courses.nodes).toEqual([{ canBeBought: false }]);
  });

  test('the schema spells the names of page and account settings correctly', async () => {
    const values = {
      firstLink: '/courses',
      bitrixScripts: '<script></script>',
      bitrixElements: '<div></div>',
      menuParams: { columns: 3 },
      verificationAccountTypes: ['EMAIL', 'TELEGRAM'],
      useVerificationAccountType: true,
    };
    const { company } = await mutate(
      'updateCompany',
      { id: await companyOf(), ...values },
      `company { ${Object.keys(values).join(' ')} }`,
    );
    expect(company).toEqual(values);
  });

  test('a company is deleted by its name', async () => {
    const input = { name: 'На день', code: 'one-day' };
    const select = 'company { id contents { coursesCount usersCount filesCount filesSize } }';
    const { company } = await mutate('createCompany', input, select);
    expect(company.contents).toMatchObject({ coursesCount: 0, usersCount: 1, filesSize: 0 });
    const gone = await mutate(
      'deleteCompany',
      { id: company.id, name: 'На день' },
      'deletedCompanyId',
    );
    expect(gone.deletedCompanyId).toBe(company.id);
    expect((await ask('{ company(code: "one-day") { id } }')).company).toBeNull();
  });
}
