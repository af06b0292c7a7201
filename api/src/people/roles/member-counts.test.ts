// Member counts of roles and groups are right after concurrent writes of many members.
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../kit/database/database.ts';
import { asOwner } from '../../../testing/schools/row-counts.ts';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let companyId: number;
let base: string;
let users: number[];
let roles: number[];
let groups: number[];

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@counts.test');
  const company = { name: 'Школа', code: 'counts' };
  const created = await school.send('POST', '/api/companies', company, owner);
  companyId = created.body.data.id;
  base = `/api/companies/${companyId}`;
  const several = (path: string, bodies: object[]) =>
    Promise.all(bodies.map((body) => add(path, body)));
  roles = await several('/roles', [{ name: 'Роль 1' }, { name: 'Роль 2' }]);
  groups = await several('/groups', [{ name: 'Группа 1' }, { name: 'Группа 2' }]);
  const accounts = Array.from({ length: 6 }, (_, place) => ({
    name: `Ученик ${place}`,
    email: `learner-${place}@counts.test`,
    password: 'long-enough-1',
  }));
  users = await several('/users', accounts);
});

const send = (method: 'GET' | 'POST', path: string, body?: unknown) =>
  school.send(method, `${base}${path}`, body, owner);

async function add(path: string, body: object): Promise<number> {
  const answer = await send('POST', path, body);
  expect(answer.status).toBe(201);
  return answer.body.data.id;
}

/** A write on some users with some roles or groups, by their indexes. */
interface Work {
  action: string;
  chosen: number[];
  links: number[];
}

const work: fc.Arbitrary<Work> = fc.record({
  action: fc.constantFrom(
    'attach_roles',
    'detach_roles',
    'attach_groups',
    'detach_groups',
    'block',
    'unblock',
    'delete',
    'restore',
  ),
  chosen: fc.uniqueArray(fc.nat(5), { minLength: 1 }),
  links: fc.uniqueArray(fc.nat(1), { minLength: 1 }),
});

async function perform({ action, chosen, links }: Work): Promise<void> {
  const { status } = await send('POST', `/users/${action}`, {
    users_id: chosen.map((place) => users[place]),
    ...(action.endsWith('roles') && { roles_id: links.map((place) => roles[place]) }),
    ...(action.endsWith('groups') && { groups_id: links.map((place) => groups[place]) }),
  });
  expect(status).toBe(200);
}

/** The real number of members of each role or group. */
const counted = (table: 'member_roles' | 'group_members', column: 'role_id' | 'group_id') =>
  school.database.system(async (transaction) => {
    const rows = await rowsOf<{ id: number; status: string; count: number }>(
      transaction,
      sql`select link.${sql.identifier(column)} as id, member.status, count(*)::integer as count
        from ${sql.identifier(table)} link join company_members member using (company_id, user_id) group by 1, 2`,
    );
    return (id: number | undefined, ...statuses: string[]) =>
      rows
        .filter((row) => row.id === id && statuses.includes(row.status))
        .reduce((sum, { count }) => sum + count, 0);
  });

test('lists and records show the real numbers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(work, { minLength: 2, maxLength: 8 }), async (all) => {
      await Promise.all(all.map(perform));
      for (const [path, ids, column, count] of [
        ['/roles', roles, 'role_id', await counted('member_roles', 'role_id')],
        ['/groups', groups, 'group_id', await counted('group_members', 'group_id')],
      ] as const) {
        for (const id of ids) {
          const one = await send('GET', `${path}/${id}`);
          expect(one.body.data.users_count).toBe(count(id, 'active', 'blocked'));
          const { meta } = (await send('GET', `/users?${column}=${id}&countBy=status`)).body;
          const statuses = ['active', 'blocked', 'deleted'].filter((each) => count(id, each) > 0);
          expect(meta).toMatchObject({
            total: count(id, 'active', 'blocked'),
            counts: { status: Object.fromEntries(statuses.map((each) => [each, count(id, each)])) },
          });
        }
      }
    }),
    { numRuns: 25 },
  );
});

test('a filter by one role or group reads the row count, by several counts the members', async () => {
  await send('POST', '/users/restore', { users_id: users });
  await send('POST', '/users/unblock', { users_id: users });
  await send('POST', '/users/attach_roles', { users_id: users.slice(0, 3), roles_id: roles });
  await send('POST', '/users/detach_roles', { users_id: users.slice(3), roles_id: roles });
  // Impossible counts show that the list reads them instead of counting.
  await asOwner(school.database, (transaction) =>
    transaction.execute(sql`update row_counts set count = count + 100
      where company_id = ${companyId} and counted = 'member_roles' and count > 0 and key ->> 1 = 'active'`),
  );
  const total = async (query: string) => (await send('GET', `/users?${query}`)).body.meta.total;
  expect(await total(`role_id=${roles[0]}`)).toBeGreaterThanOrEqual(103);
  expect(await total(`role_id=${roles.join(',')}`)).toBe(3);
  expect(await total(`role_id=${roles[0]}&search=Ученик`)).toBe(3);
  expect(await total(`role_id=${roles[0]}&group_id=${groups[0]}`)).toBeLessThanOrEqual(3);
});
