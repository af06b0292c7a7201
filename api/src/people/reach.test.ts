/** How far those reach who manage people and roles: never beyond what they may do themselves. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSchool } from '../kit/testing/school.ts';
import type { Caller, School } from '../kit/testing/school.ts';

let school: School;
let owner: Caller;
let base: string;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@reach.test');
  const created = await send('POST', '/api/companies', { name: 'Школа', code: 'reach' });
  base = `/api/companies/${created.body.data.id}`;
});
afterAll(() => school.close());

const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, as = owner) =>
  school.send(method, path, body, as);
const post = (path: string, body: unknown, as = owner) => send('POST', `${base}${path}`, body, as);

describe('an id that no record can have', () => {
  const impossible = 9_999_999_999;

  test.each([
    ['/users/attach_roles', { users_id: [1], roles_id: [impossible] }, 422],
    ['/users/attach_groups', { users_id: [1], groups_id: [impossible] }, 422],
    ['/roles/multi_sort', { role_ids: [impossible] }, 404],
  ])('is of nothing to %s', async (path, body, status) => {
    expect((await post(path, body)).status).toBe(status);
  });
});
