// How people come to a company by REST, by invites, by its form and as generated accounts: every operation once with
// success.
import { expect, test } from 'vitest';
import { mailsTo } from '../kit/outbox.ts';
import type { Json } from '../kit/rest.ts';
import type { RestStory } from './story.ts';

export function tellOfInvites(story: RestStory): void {
  const { call } = story;
  const finished = async (id: number): Promise<Json> => {
    const job = async () => (await call('GET', `/jobs/${id}`)).body.data;
    await expect.poll(async () => (await job()).status).toBe('done');
    return job();
  };
  const tokenOf = (link: string | undefined) =>
    new URL(String(link), 'http://any').searchParams.get('invite') ?? '';
  const form = () => `${story.school.replace('/api/', '/api/public/')}/admin/forms/registration`;

  test('what an invite gives is chosen from lists: packages of courses, and tests', async () => {
    const packages = await call('GET', '/course_packages?with=course');
    const [sold] = packages.body.data;
    expect(sold.course.name).not.toBe('');
    expect((await call('GET', `/course_packages/${sold.id}`)).body.data.name).toBe(sold.name);
    const [exam] = (await call('GET', '/tests')).body.data;
    const found = await call('GET', `/tests?search=${encodeURIComponent(exam.title)}`);
    expect(found.body.data).toContainEqual(exam);
    expect((await call('GET', `/tests/${exam.id}`)).body.data).toEqual(exam);
  });

  test('an invite is made, changed and sent; people come by it, new ones and old ones', async () => {
    const ids = async (path: string) => [(await call('GET', path)).body.data[0].id];
    const created = await call('POST', '/invites', {
      name: 'Набор по договору',
      roles_id: await ids('/roles?search=Ученик'),
      groups_id: [(await call('POST', '/groups', { name: 'Осень' })).body.data.id],
      course_packages_id: await ids('/course_packages'),
      tests_id: await ids('/tests'),
      user_limit: 10,
      date_start: '01-01-2020',
      date_end: '31-12-2099',
    });
    expect(created.status).toBe(201);
    const { id } = created.body.data;
    const invite = `/invites/${id}`;
    const recipients = ['olga@contract.test'];
    const addressed = await call('PUT', invite, { send_type: 'email', recipients });
    expect(addressed.status).toBe(200);
    expect((await call('PUT', '/invites', { id, active: true })).body.data.state).toBe('works');
    const sent = await call('POST', `${invite}/send`);
    await finished(sent.body.data.id);
    const [mail] = await mailsTo(story.outbox, 'olga@contract.test');
    const token = tokenOf(mail?.links[0]);

    const nobody = story.client();
    const company = await nobody('GET', '/api/public/company/get_id_by_code?code=demo');
    expect(story.school).toBe(`/api/companies/${company.body.data.id}`);
    const shown = await nobody('GET', `${form()}?invite=${token}`);
    expect(shown.body.data.invite).toMatchObject({ name: 'Набор по договору', refusal: null });
    const account = { name: 'Ольга', email: 'olga@contract.test', password: 'long-enough-1' };
    const uninvited = { ...account, captcha: await story.solvedCaptcha() };
    expect((await nobody('POST', form(), uninvited)).status).toBe(403);
    const captcha = await story.solvedCaptcha();
    const came = await nobody('POST', form(), { ...account, invite: token, captcha });
    expect([came.status, came.body.data.company_code]).toEqual([201, 'demo']);
    const plain = form().replace('/admin', '');
    expect((await nobody('GET', plain)).body.data.needs_invite).toBe(true);
    const taken = { ...account, email: 'asya@contract.test', name: 'Ася', invite: token };
    const solved = await story.solvedCaptcha();
    expect((await nobody('POST', plain, { ...taken, captcha: solved })).status).toBe(201);

    const old = { name: 'Глеб', email: 'gleb@contract.test', password: 'long-enough-1' };
    const registered = await nobody('POST', '/api/registration', {
      ...old,
      captcha: await story.solvedCaptcha(),
    });
    const gleb = story.client(registered.body.data.access_token);
    const accepted = await gleb('POST', '/api/invites/accept', { token });
    expect(accepted.body.data).toEqual({ company_code: 'demo' });
    expect((await gleb('POST', '/api/invites/accept', { token: 'no-such' })).status).toBe(404);

    const visitors = await call('GET', `${invite}/user_invites?with=user`);
    expect(visitors.body.data.map(({ user }: Json) => user.name)).toEqual(['Глеб', 'Ася', 'Ольга']);
    const relations = 'with=roles;groups;course_packages;tests;recipients';
    const one = await call('GET', `${invite}?${relations}`);
    expect(one.body.data).toMatchObject({
      users_count: 3,
      roles: [{ name: 'Ученик' }],
      groups: [{ name: 'Осень' }],
      recipients: [{ address: 'olga@contract.test', error: null }],
    });
    expect((await call('GET', `${invite}/audits`)).body.data.at(-1).event).toBe('created');
    const listed = await call('GET', '/invites?search=договору&state=works');
    expect(listed.body.meta.total).toBe(1);
    expect((await call('DELETE', invite)).status).toBe(200);
  });

  test('welcomes are made many at once, each row answered for itself, and are for their recipients', async () => {
    const welcome = { kind: 'welcome', send_type: 'email' };
    const { status, body } = await call('POST', '/invites/multi_store', {
      invites: [
        { ...welcome, name: 'Приветствие по договору', recipients: ['rita@contract.test'] },
        { ...welcome, name: '' },
      ],
    });
    const [made, refused] = body.data;
    expect([status, made.errors, refused.invite]).toEqual([200, [], null]);
    expect(refused.errors[0].field).toBe('name');
    expect(made.invite).toMatchObject({ kind: 'welcome', type: 'personal' });
    const listed = await call('GET', '/invites?kind=welcome&search=договору');
    expect(listed.body.data.map(({ id }: Json) => id)).toEqual([made.invite.id]);
    const other = { name: 'Лавр', email: 'lavr@contract.test', password: 'long-enough-1' };
    const registered = await story.client()('POST', '/api/registration', {
      ...other,
      captcha: await story.solvedCaptcha(),
    });
    const lavr = story.client(registered.body.data.access_token);
    const token = tokenOf(made.invite.link);
    expect((await lavr('POST', '/api/invites/accept', { token })).status).toBe(403);
  });

  test('many invites are sent, switched off and on, and deleted, each action in one call', async () => {
    const made = await call('POST', '/invites', {
      name: 'Оптом',
      send_type: 'email',
      recipients: ['many@contract.test'],
    });
    const { id } = made.body.data;
    const sent = await call('POST', '/invites/send', { matching: { search: 'Оптом' } });
    expect(sent.body.data).toMatchObject({ count: 1, ids: [id], recipients: 1, skipped: [] });
    await finished(sent.body.data.job.id);
    expect(await mailsTo(story.outbox, 'many@contract.test')).toHaveLength(1);
    for (const action of ['deactivate', 'activate', 'delete']) {
      const { status, body } = await call('POST', `/invites/${action}`, { invites_id: [id] });
      expect([status, body.data]).toEqual([200, { count: 1, ids: [id], skipped: [] }]);
    }
    expect((await call('GET', `/invites/${id}`)).status).toBe(404);
  });

  test('an invite with more power than one has is there, without its link', async () => {
    const roles = async (name: string) => (await call('GET', `/roles?search=${name}`)).body.data;
    const [administrator] = await roles('Администратор');
    const created = await call('POST', '/invites', {
      name: 'Коллеги',
      roles_id: [administrator.id],
    });
    const invite = `${story.school}/invites/${created.body.data.id}`;
    const token = await call('POST', '/access_tokens', {
      name: 'Приглашения',
      permissions: ['users_welcome'],
      days: 1,
    });
    const tool = story.client(token.body.data.token);
    expect((await tool('GET', invite)).body.data).toMatchObject({ link: null, can_update: false });
    const tried = await tool('PUT', invite, { active: true });
    expect([tried.status, tried.body.errors[0].code]).toEqual([403, 'forbidden']);
    expect((await tool('DELETE', invite)).status).toBe(403);
    expect((await tool('POST', `${invite}/send`)).status).toBe(403);
    expect((await call('POST', `/invites/${created.body.data.id}/send`)).status).toBe(409);
  });

  test('accounts are made in numbers, with a file of their passwords', async () => {
    const people = [{ name: 'Яна', surname: 'Числова', email: 'yana@contract.test' }];
    const ordered = await call('POST', '/users_generate', { people, format: 'csv' });
    expect(ordered.status).toBe(201);
    const { file_name, job } = ordered.body.data;
    await finished(job.id);
    const me = await story.admin('GET', '/api/auth_user');
    const at = `/users/${me.body.data.id}/users_generated_file?file_name=${file_name}`;
    const file = (await call('GET', at)).body.data;
    expect(file).toMatchObject({ file_name, ready: true });
    const passwords = await story.client()('GET', `/api${file.url}`);
    expect(passwords.body).toContain('Числова;Яна;yana@contract.test;');
    expect((await call('GET', at)).body.data).toMatchObject({ ready: false, url: null });
  });
}
