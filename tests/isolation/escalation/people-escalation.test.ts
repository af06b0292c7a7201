// Tests privilege escalation: managers of people gain no power over members with more permissions, managers of roles
// gain no permissions that they lack, and owners gain none over another school.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../kit/rest.ts';
import { escalationSuite } from './escalation-suite.ts';
import { attempts } from '../domains/people/attempts.ts';
import { powerfulDefaultRoleAttempts } from '../domains/people/invite-attempts.ts';
import {
  type Person,
  createPeopleSchool,
  type PeopleSchool,
} from '../domains/people/people-school.ts';

const scene = escalationSuite<PeopleSchool, Person>(createPeopleSchool);

test.each(attempts)('$who: $what', async (attempt) => {
  expect(await scene.deviations(attempt)).toEqual([]);
});

describe('while the default role grants everything', () => {
  beforeAll(() => makeDefault('Администратор'));
  afterAll(() => makeDefault('Ученик'));

  test.each(powerfulDefaultRoleAttempts)('$who: $what', async (attempt) => {
    expect(await scene.deviations(attempt)).toEqual([]);
  });

  async function makeDefault(role: string): Promise<void> {
    await scene.request('owner', 'PUT', `/roles/${scene.school().role(role)}`, { default: true });
    await scene.changes(); // Records the expected changes as the new baseline.
  }
});

describe('an invite that grants more than its reader may grant', () => {
  const shown = { name: 'administrators', state: 'works', users_count: 0 };

  test('is shown by REST without its link and its recipients', async () => {
    const { id } = scene.school().invite('administrators');
    const query = 'with=recipients;roles&withCount=recipients';
    const list = await scene.request('greeter', 'GET', `/invites?ids=${id}&${query}`);
    const one = await scene.request('greeter', 'GET', `/invites/${id}?${query}`);
    for (const invite of [list.body.data[0], one.body.data]) {
      expect(invite).toMatchObject({ ...shown, link: null, recipients: [], recipients_count: 0 });
    }
    const history = await scene.request('greeter', 'GET', `/invites/${id}/audits`);
    const text = JSON.stringify([list.body, one.body, history.body]);
    expect(text).not.toContain(scene.school().invite('administrators').token);
    expect(text).not.toContain('new@reach.test');
  });

  test('is shown by GraphQL without its link and its recipients', async () => {
    const { data } = await scene.graphql(
      'greeter',
    )(`{ company(code: "reach") { invites(first: 100) { nodes {
      name link recipients { address } viewerCanUpdate viewerCanDelete } } } }`);
    const invites: Json[] = data.company.invites.nodes;
    expect(invites.find(({ name }) => name === 'administrators')).toEqual({
      name: 'administrators',
      link: null,
      recipients: [],
      viewerCanUpdate: false,
      viewerCanDelete: false,
    });
    expect(invites.find(({ name }) => name === 'learners')).toMatchObject({
      link: expect.stringContaining('?invite='),
      viewerCanUpdate: true,
    });
  });
});

describe('in another school', () => {
  const reads: [string, (stage: PeopleSchool) => string][] = [
    ['users of a role', ({ role }) => `/users?role_id=${role('Ученик')}`],
    ['users of a group', ({ groupId }) => `/users?group_id=${groupId}`],
    ['users by id', ({ id }) => `/users?ids=${id('learner')}`],
    ['users by address', ({ email }) => `/users?search=${email('learner')}`],
    ['roles by id', ({ role }) => `/roles?ids=${role('manager')}`],
    ['groups by id', ({ groupId }) => `/groups?ids=${groupId}`],
    ['courses of a user', ({ id }) => `/courses?user_id=${id('learner')}`],
    ['what somebody did', ({ id }) => `/admin/get_log?author_id=${id('owner')}`],
    ['what was done to a user', ({ id }) => `/admin/get_log?auditable_id=${id('learner')}`],
  ];

  test.each(reads)('its owner finds and counts no %s of this one', async (_, pathOf) => {
    const path = pathOf(scene.school());
    const { status, body } = await scene.request('stranger', 'GET', path);
    expect([status, body.data, body.meta?.total]).toEqual([200, [], 0]);
    if (!path.startsWith('/users')) return;
    const counted = await scene.request('stranger', 'GET', `${path}&countBy=status`);
    expect(counted.body.meta.counts).toEqual({ status: {} });
  });

  test('its owner learns of an address only that it is registered', async () => {
    const refusals = await Promise.all(
      (['learner', 'owner', 'deleted administrator'] as const).map((name) =>
        scene.request('stranger', 'POST', '/users', {
          name: 'Новый',
          email: scene.school().email(name),
        }),
      ),
    );
    expect(new Set(refusals.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
      new Set([
        JSON.stringify([
          422,
          {
            errors: [
              {
                message: 'Эта почта уже зарегистрирована. Отправьте приглашение',
                field: 'email',
                code: 'taken',
              },
            ],
          },
        ]),
      ]),
    );
    expect(await scene.changes()).toEqual([]);
  });
});

test('the history of a deleted record is shown by the audit log only', async () => {
  const { id } = (await scene.request('owner', 'POST', '/roles', { name: 'Бывшая' })).body.data;
  await scene.request('owner', 'DELETE', `/roles/${id}`);
  for (const person of ['owner', 'manager', 'setter'] as const)
    expect((await scene.request(person, 'GET', `/roles/${id}/audits`)).status).toBe(404);
  const log = `/admin/get_log?auditable_type=roles&auditable_id=${id}`;
  expect((await scene.request('manager', 'GET', log)).status).toBe(403);
  expect((await scene.request('setter', 'GET', log)).body.data).toHaveLength(2);
});
