// The plan of a company: a trial at first, changed by an owner, with the use of its limits.
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import { companies } from '../tables.ts';

const day = 24 * 3600 * 1000;

let school: School;
let owner: Caller;
let manager: Caller;
let companyId: number;
let base: string;
beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@plans.test');
  manager = await school.person('manager@plans.test');
  companyId = await school.company('plans', owner);
  base = `/api/companies/${companyId}`;
  await school.join(companyId, manager, ['company_settings', 'courses_create', 'courses_show_all']);
});

const check = async (as = owner) =>
  (await school.send('GET', `${base}/subscription_check`, undefined, as)).body.data;
const choose = (body: unknown, as = owner) =>
  school.send('POST', `${base}/subscription_update`, body, as);
const daysLeft = ({ paid_until }: { paid_until: string }) =>
  Math.round((Date.parse(paid_until) - Date.now()) / day);

test('a new company has a trial of thirty days', async () => {
  const trial = await check();
  expect(trial).toMatchObject({
    plan: 'trial',
    status: 'active',
    period: null,
    usage: { users: 2, storage: 0, courses: 0 },
    exceeded: [],
  });
  expect(daysLeft(trial)).toBe(30);
  expect(trial.plans.map(({ title }: { title: string }) => title)).toEqual([
    'Пробный',
    'Базовый',
    'Профи',
  ]);
});

test('exceeded limits are shown, and nothing is stopped', async () => {
  for (let number = 0; number < 11; number += 1) {
    const course = await school.send('POST', `${base}/courses`, { name: 'Курс' }, manager);
    expect(course.status).toBe(201);
  }
  expect(await check(manager)).toMatchObject({ usage: { courses: 11 }, exceeded: ['courses'] });
});

test('only an owner changes the plan, at once, with an entry in the history', async () => {
  expect((await choose({ plan: 'basic', period: 'year' }, manager)).status).toBe(403);
  for (const [wrong, field] of [
    [{ plan: 'trial', period: 'year' }, 'plan'],
    [{ plan: 'basic' }, 'period'],
    [{ plan: 'basic', period: 'week' }, 'period'],
  ] as const) {
    const refused = await choose(wrong);
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, field]);
  }
  const { status, body } = await choose({ plan: 'basic', period: 'month' });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ plan: 'basic', period: 'month', exceeded: [] });
  expect([28, 29, 30, 31]).toContain(daysLeft(body.data));
  const log = await school.send(
    'GET',
    `${base}/admin/get_log?auditable_type=companies`,
    undefined,
    owner,
  );
  expect(log.body.data[0].changes).toContainEqual({
    field: 'plan',
    from: 'trial',
    to: 'basic',
    cut: false,
  });
});

test('the same plan is extended, another one begins now, and a plan expires', async () => {
  const before = daysLeft(await check());
  const prolonged = daysLeft((await choose({ plan: 'basic', period: 'month' })).body.data);
  expect(prolonged).toBeGreaterThan(before + 25);
  const other = daysLeft((await choose({ plan: 'pro', period: 'month' })).body.data);
  expect(other).toBeLessThan(32);
  await school.database.system((transaction) =>
    transaction
      .update(companies)
      .set({ paid_until: sql`now() - interval '1 minute'` })
      .where(eq(companies.id, companyId)),
  );
  expect(await check()).toMatchObject({ plan: 'pro', status: 'expired' });
});

test('users that count for the limit are listed with their last visit', async () => {
  await school.send('POST', `${base}/users/block`, { users_id: [manager.userId] }, owner);
  const list = await school.send('GET', `${base}/subscription_users`, undefined, owner);
  expect(list.body.meta.total).toBe(1);
  expect(list.body.data[0]).toMatchObject({ id: owner.userId });
  expect(list.body.data[0].last_visit_at).not.toBeNull();
  const one = `${base}/subscription_users/${owner.userId}`;
  expect((await school.send('GET', one, undefined, owner)).body.data).toMatchObject({
    id: owner.userId,
    status: 'active',
  });
  expect((await check()).usage.users).toBe(1);
});
