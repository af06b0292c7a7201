// How people, roles and groups are managed by REST: every operation once with success.
import { expect, test } from 'vitest';
import type { Json } from '../kit/rest.ts';
import type { RestStory } from './story.ts';

export function tellOfPeople(story: RestStory): void {
  const { call } = story;

  test('a role is created, changed, ranked and deleted, and its history tells of it', async () => {
    const [first] = (await story.admin('GET', '/api/permissions')).body.data;
    expect([first.title, first.permissions[2].needs]).toEqual([
      'Курсы',
      [['admin_part_access'], ['courses_show_my', 'courses_show_all']],
    ]);
    const presets = (await story.admin('GET', '/api/role_presets')).body.data;
    expect(presets.map(({ name }: Json) => name)).toContain('Бухгалтер');
    const created = await call('POST', '/roles', { name: 'Куратор', courses_show_all: true });
    expect(created.status).toBe(201);
    const role = `/roles/${created.body.data.id}`;
    expect((await call('PUT', role, { lessons_view: true })).body.data.lessons_view).toBe(true);
    expect((await call('GET', role)).body.data).toMatchObject({ courses_show_all: true });
    const all = await call('GET', '/roles?all=1&with=forms');
    expect(all.body.data.flatMap(({ forms }: Json) => forms)).toMatchObject([{ code: 'trial' }]);
    const ids = all.body.data.map(({ id }: { id: number }) => id);
    expect((await call('POST', '/roles/multi_sort', { role_ids: ids })).status).toBe(200);
    expect((await call('GET', `${role}/audits`)).body.data.at(-1).event).toBe('created');
    expect((await call('DELETE', role)).status).toBe(200);
  });

  test('a user is created, changed, let in again, given roles and groups, blocked and deleted', async () => {
    const { body } = await call('GET', '/roles?search=Преподаватель');
    const roles_id = [body.data[0].id];
    const group = await call('POST', '/groups', { name: 'Договорная' });
    const groups_id = [group.body.data.id];
    const created = await call('POST', '/users', { name: 'Нина', email: 'nina@contract.test' });
    expect(created.status).toBe(201);
    const user = `/users/${created.body.data.id}`;
    const users_id = [created.body.data.id];
    expect((await call('PUT', user, { surname: 'Договорова' })).status).toBe(200);
    for (const [action, change] of [
      ['change_password', { password: 'long-enough-3' }],
      ['change_email', { email: 'nina2@contract.test' }],
      ['reset_login_block', {}],
      ['reset_two_step', {}],
    ] as const) {
      expect((await call('POST', `${user}/${action}`, change)).status).toBe(200);
    }
    for (const [action, links] of [
      ['attach_roles', { roles_id }],
      ['detach_roles', { roles_id }],
      ['attach_groups', { groups_id }],
      ['detach_groups', { groups_id }],
      ['block', {}],
      ['unblock', {}],
      ['delete', {}],
      ['restore', {}],
    ] as const) {
      const answer = await call('POST', `/users/${action}`, { users_id, ...links });
      expect([action, answer.body.data?.count]).toEqual([action, 1]);
    }
    const found = await call('GET', '/users?search=договорова&with=roles;groups&countBy=status');
    expect(found.body.data[0]).toMatchObject({ email: 'nina2@contract.test', groups: [] });
    expect((await call('GET', user)).body.data.full_name).toBe('Договорова Нина');
    expect((await call('GET', `${user}/audits`)).body.meta.total).toBeGreaterThan(5);
    const log = await call('GET', `/admin/get_log?auditable_id=${users_id[0]}`);
    expect((await call('GET', `/admin/get_log/${log.body.data[0].id}`)).status).toBe(200);
    expect((await call('GET', `/courses/${await courseId()}/audits`)).status).toBe(200);
    expect((await call('DELETE', user)).status).toBe(200);
  });

  test('it is told how many messages are left for today', async () => {
    const { data } = (await call('GET', '/message_quota')).body;
    expect(data).toMatchObject({ email_confirmed: true, left: data.limit - data.ordered });
  });

  test('the list of users is exported to a file', async () => {
    const order = { columns: ['email'], matching: { search: 'нина' }, sort: 'email' };
    const ordered = await call('POST', '/users_download', order);
    expect(ordered.status).toBe(201);
    const { file_name, job_id } = ordered.body.data;
    const job = () => call('GET', `/jobs/${job_id}`);
    await expect.poll(async () => (await job()).body.data.status).toBe('done');
    const history = await call('GET', '/users_download/history?with=job');
    expect(history.body.data[0].job.id).toBe(job_id);
    const file = await call('GET', `/users_file?file_name=${file_name}`);
    expect(file.body.data).toMatchObject({ ready: true, format: 'xlsx' });
  });

  const courseId = async () => (await call('GET', '/courses?per_page=1')).body.data[0].id;
}
