// Uses every GraphQL field and mutation of invites, the registration form and generated accounts once with success.
import { expect, test } from 'vitest';
import { mailsTo } from '../../../kit/outbox.ts';
import type { Json } from '../../../kit/rest.ts';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

export function testInvites({ ask, mutate, solvedCaptcha, outbox }: GraphqlHelpers): void {
  const finished = async (id: string) => {
    const query = 'query ($id: ID!) { node(id: $id) { ... on Job { status } } }';
    const status = async () => (await ask(query, { id })).node.status;
    await expect.poll(status).toBe('DONE');
  };
  const tokenOf = (link: string | undefined) =>
    new URL(String(link), 'http://any').searchParams.get('invite') ?? '';

  test('an invite is created, updated and sent; new and existing users accept it', async () => {
    const { company } = await ask(`{ company(code: "demo") {
      id
      roles(search: "Ученик") { nodes { id } }
      coursePackages(first: 1) { totalCount nodes { id name isDefault course { name } } }
      tests(first: 1) { nodes { id title active } }
    } }`);
    expect(company.coursePackages.totalCount).toBeGreaterThan(1);
    const input = {
      companyId: company.id,
      name: 'Поток схемы',
      roleIds: company.roles.nodes.map(({ id }: Json) => id),
      coursePackageIds: company.coursePackages.nodes.map(({ id }: Json) => id),
      testIds: company.tests.nodes.map(({ id }: Json) => id),
      dateEnd: '2099-12-31',
    };
    const made = await mutate('createInvite', input, 'invite { id databaseId link state dateEnd }');
    const { id, databaseId, link, dateEnd } = made.invite;
    expect(dateEnd).toBe('2099-12-31');
    const token = tokenOf(link);
    const addressed = { id, sendType: 'EMAIL', recipients: ['inga@graphql.test'] };
    await mutate('updateInvite', addressed, 'invite { recipients { address sentAt error } }');
    const { job } = await mutate('sendInvite', { id }, 'job { id kind }');
    expect(job.kind).toBe('INVITES_SENDING');
    await finished(job.id);
    const [mail] = await mailsTo(outbox(), 'inga@graphql.test');
    expect(tokenOf(mail?.links[0])).toBe(token);

    const { registrationForm } = await ask(
      `query ($invite: String) { registrationForm(company: "demo", form: "registration", invite: $invite) {
        needsInvite company { name code } fields { key type required customField { name } }
        invite { name description refusal } } }`,
      { invite: token },
      null,
    );
    expect(registrationForm).toMatchObject({
      needsInvite: true,
      invite: { name: 'Поток схемы', refusal: null },
    });
    const form = { company: 'demo', form: 'registration', invite: token };
    const account = { name: 'Инга', email: 'inga@graphql.test', password: 'long-enough-1' };
    const came = 'accessToken companyCode';
    const filled = { ...form, ...account, captcha: await solvedCaptcha() };
    const inga = await mutate('registerInCompany', filled, came, null);
    expect(inga.companyCode).toBe('demo');
    const profile = '{ company(code: "demo") { adminProfile { roleLabel } } }';
    expect((await ask(profile, {}, inga.accessToken)).company.adminProfile.roleLabel).toBe(
      'Ученик',
    );

    const old = { name: 'Клим', email: 'klim@graphql.test', password: 'long-enough-1' };
    const registered = { ...old, captcha: await solvedCaptcha() };
    const { accessToken } = await mutate('registerOwner', registered, 'accessToken', null);
    const accepted = await mutate('acceptInvite', { token }, 'company { code }', accessToken);
    expect(accepted.company.code).toBe('demo');

    const { company: shown } = await ask(
      `query ($id: Int!) { company(code: "demo") {
        invites(search: "схемы", filter: { kind: INVITE, state: [WORKS] }) { totalCount nodes { name usersCount } }
        invite(databaseId: $id) {
          link viewerCanUpdate roles { name } coursePackages { name } tests { title } groups { name }
          recipients { address sentAt error }
          userInvites { totalCount nodes { createdAt user { name } } }
          audits { nodes { event } }
        }
      } }`,
      { id: databaseId },
    );
    expect(shown.invites).toEqual({
      totalCount: 1,
      nodes: [{ name: 'Поток схемы', usersCount: 2 }],
    });
    expect(shown.invite).toMatchObject({
      link,
      viewerCanUpdate: true,
      tests: [{ title: company.tests.nodes[0].title }],
      recipients: [{ address: 'inga@graphql.test', error: null }],
      userInvites: {
        totalCount: 2,
        nodes: [{ user: { name: 'Клим' } }, { user: { name: 'Инга' } }],
      },
    });
    expect((await mutate('deleteInvite', { id }, 'deletedInviteId')).deletedInviteId).toBe(id);
  });

  test('invites are created in bulk with a result per row', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const welcome = { kind: 'WELCOME', sendType: 'EMAIL', recipients: ['nika@graphql.test'] };
    const { rows } = await mutate(
      'createInvites',
      {
        companyId: company.id,
        invites: [
          { ...welcome, name: 'Вам открыт доступ' },
          { ...welcome, name: '' },
        ],
      },
      'rows { invite { name kind type link } userErrors { field } }',
    );
    expect(rows).toMatchObject([
      { invite: { name: 'Вам открыт доступ', kind: 'WELCOME', type: 'PERSONAL' }, userErrors: [] },
      { invite: null, userErrors: [{ field: 'name' }] },
    ]);
  });

  test('an invite is sent on creation; many are sent, disabled, enabled and deleted in bulk', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const companyId: string = company.id;
    const letter = { sendType: 'EMAIL', recipients: ['wera@graphql.test'], send: true };
    const { invite } = await mutate(
      'createInvite',
      { companyId, name: 'Оптом', ...letter },
      'invite { id sending { id kind doneCount failedCount } }',
    );
    expect(invite.sending).toMatchObject({ kind: 'INVITES_SENDING', failedCount: 0 });
    await finished(invite.sending.id);
    expect(await mailsTo(outbox(), 'wera@graphql.test')).toHaveLength(1);
    const invites = { matching: { search: 'Оптом' } };
    const counts = 'job { id } inviteCount recipientCount skipped { code count } skippedCount';
    expect(await mutate('sendInvites', { companyId, invites }, counts)).toMatchObject({
      job: null,
      inviteCount: 0,
      skipped: [{ code: 'nobody_waits', count: 1 }],
    });
    const changed = { changedCount: 1, skippedCount: 0, invites: [{ id: invite.id }] };
    const named = { companyId, invites: { ids: [invite.id] } };
    for (const mutation of ['deactivateInvites', 'activateInvites']) {
      const payload = 'changedCount skippedCount invites { id }';
      expect(await mutate(mutation, named, payload)).toMatchObject(changed);
    }
    const gone = 'deletedInviteIds deletedCount skippedCount';
    expect(await mutate('deleteInvites', named, gone)).toMatchObject({
      deletedInviteIds: [invite.id],
      deletedCount: 1,
      skippedCount: 0,
    });
  });

  test('an invite with more permissions than the reader’s is shown without its link', async () => {
    const { company } = await ask(
      '{ company(code: "demo") { id roles(search: "Администратор") { nodes { id } } } }',
    );
    const companyId: string = company.id;
    const roleIds = company.roles.nodes.map(({ id }: Json) => id);
    const { invite } = await mutate(
      'createInvite',
      { companyId, name: 'Коллеги', roleIds },
      'invite { databaseId link }',
    );
    expect(invite.link).not.toBeNull();
    const order = { companyId, name: 'Приглашения', permissions: ['USERS_WELCOME'], days: 1 };
    const { token } = await mutate('createAccessToken', order, 'token');
    const seen = await ask(
      `query ($id: Int!) { company(code: "demo") { invite(databaseId: $id) {
        name state link recipients { address } viewerCanUpdate viewerCanDelete } } }`,
      { id: invite.databaseId },
      token,
    );
    expect(seen.company.invite).toEqual({
      name: 'Коллеги',
      state: 'WORKS',
      link: null,
      recipients: [],
      viewerCanUpdate: false,
      viewerCanDelete: false,
    });
  });

  test('accounts are generated with a file of their passwords', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const order = { companyId: company.id, count: 2, prefix: 'scheme', format: 'CSV' };
    const { job, fileName } = await mutate('generateUsers', order, 'job { id } fileName');
    await finished(job.id);
    const { company: school } = await ask(
      `query ($fileName: String!) { company(code: "demo") {
        generatedUsersFile(fileName: $fileName) { fileName isReady url }
        users(search: "scheme-") { totalCount }
      } }`,
      { fileName },
    );
    expect(school.generatedUsersFile).toMatchObject({ fileName, isReady: true });
    expect(school.users.totalCount).toBe(2);
  });
}
