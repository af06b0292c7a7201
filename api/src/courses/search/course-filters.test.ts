// Tests the filters of course lists, and other requests that accept the same filters.
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let colleague: Caller;
let base: string;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@course-filters.test');
  const companyId = await school.company('course-filters', owner);
  base = `/api/companies/${companyId}`;
  colleague = await school.person('colleague@course-filters.test');
  await school.join(companyId, colleague, ['courses_create', 'courses_show_all']);
  const courses = [
    { name: 'Даром', start_date: '2026-09-01', end_date: '2026-12-31' },
    { name: 'Недорого', price: '999.99', start_date: '2026-10-01' },
    { name: 'Дорого', price: '1000', end_date: '2027-05-31', can_be_bought: false },
  ];
  const ids: number[] = [];
  for (const course of courses) ids.push((await send('POST', '/courses', course)).body.data.id);
  await send('POST', '/courses', { name: 'Чужой', price: '5000' }, colleague);
  const [free, cheap] = ids;
  await send('POST', `/courses/${free}/attach_teachers`, { users_id: [colleague.userId] });
  await send('POST', `/courses/${cheap}/users/attach`, { users_id: [colleague.userId] });
});

const send = (method: 'GET' | 'POST', path: string, body?: object, as = owner) =>
  school.send(method, `${base}${path}`, body, as);

const named = async (conditions: string) => {
  const { body } = await send('GET', `/courses?sort=name&only=name&${conditions}`);
  return body.data.map(({ name }: { name: string }) => name);
};

test('filters by people, prices, dates and links', async () => {
  for (const [conditions, names] of [
    [`author_id=${colleague.userId}`, ['Чужой']],
    [`author_id=${owner.userId}`, ['Даром', 'Дорого', 'Недорого']],
    [`teacher_id=${colleague.userId}`, ['Даром']],
    [`teacher_id=${owner.userId}`, []],
    ['price_from=1000', ['Дорого', 'Чужой']],
    ['price_to=999.99', ['Даром', 'Недорого']],
    ['price_from=0&price_to=0', ['Даром']],
    ['can_be_bought=0', ['Дорого']],
    ['can_be_bought=1', ['Даром', 'Недорого', 'Чужой']],
    ['has_students=1', ['Недорого']],
    ['has_students=0', ['Даром', 'Дорого', 'Чужой']],
    ['start_from=2026-09-02', ['Недорого']],
    ['start_to=2026-09-01', ['Даром']],
    ['end_from=2026-12-31', ['Даром', 'Дорого']],
    ['end_to=2027-05-30', ['Даром']],
    ['created_from=2020-01-01&created_to=2100-01-01', ['Даром', 'Дорого', 'Недорого', 'Чужой']],
    ['created_to=2020-01-01', []],
  ] as const) {
    expect([conditions, await named(conditions)]).toEqual([conditions, names]);
  }
});

test('refuses invalid filters', async () => {
  for (const [name, value] of [
    ['price_from', 'дорого'],
    ['price_to', '-1'],
    ['price_to', '1e3'],
    ['start_from', '2026-02-30'],
    ['end_to', '31.12.2026'],
    ['has_students', 'много'],
    ['author_id', 'я'],
  ] as const) {
    const { status, body } = await send('GET', `/courses?${name}=${encodeURIComponent(value)}`);
    expect([name, status, body.errors]).toMatchObject([name, 422, [{ field: name }]]);
  }
});

test('bulk actions accept the same filters', async () => {
  const matching = { author_id: [owner.userId], price_from: '1', has_students: false };
  const { status, body } = await send('POST', '/courses/close', { matching });
  expect([status, body.data.count]).toEqual([200, 1]);
  expect(await named('status=close')).toEqual(['Дорого']);
});
