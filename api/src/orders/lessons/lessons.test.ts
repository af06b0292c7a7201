// Teacher prices of an order's lessons: set by a manager, only for lessons that the order includes.
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import { coursePackageLessons } from '../../courses/packages/package-tables.ts';

let school: School;
let owner: Caller;
let manager: Caller;
let companyId: number;
let course: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@order-lessons.test');
  manager = await school.person('manager@order-lessons.test');
  companyId = await school.company('order-lessons', owner);
  await school.join(companyId, manager, ['crm_show', 'crm_update']);
  course = (await ok('POST', '/courses', { name: 'Физика', status: 'visible' }, owner)).id;
  for (const name of ['Свет', 'Звук', 'Тепло']) {
    await ok('POST', `/courses/${course}/lessons`, { name, type: 'video' }, owner);
  }
});

const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as = manager) =>
  school.send(method, `/api/companies/${companyId}${path}`, body, as);

async function ok(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as = manager) {
  const { status, body: answer } = await send(method, path, body, as);
  expect([method, path, status < 300, answer.errors]).toEqual([method, path, true, undefined]);
  return answer.data;
}

test('lessons of the course or of the ordered package have prices', async () => {
  const order = await ok('POST', '/orders', { course_id: course }, owner);
  const path = `/orders/${order.id}/lessons`;
  const found = await ok('GET', path);
  expect(found).toMatchObject([
    { name: 'Свет', teacher_price: null },
    { name: 'Звук', teacher_price: null },
    { name: 'Тепло', teacher_price: null },
  ]);
  const [one, two, three] = found.map(({ lesson_id }: { lesson_id: number }) => lesson_id);
  const lessons = [
    { lesson_id: one, teacher_price: '1500.5' },
    { lesson_id: three, teacher_price: '700' },
  ];
  const { version } = order;
  expect(await ok('PUT', path, { lessons, version })).toMatchObject([
    { teacher_price: '1500.50' },
    { teacher_price: null },
    { teacher_price: '700.00' },
  ]);
  expect((await send('PUT', path, { lessons, version })).status).toBe(409);
  await ok('PUT', path, { lessons: [{ lesson_id: one, teacher_price: '1600' }, lessons[1]] });
  const audits = await ok('GET', `/orders/${order.id}/audits?field=teacher_prices`);
  expect(audits).toMatchObject([
    { changes: [{ from: 'Свет: 1500.50', to: 'Свет: 1600.00' }] },
    { changes: [{ from: null, to: 'Свет: 1500.50, Тепло: 700.00' }] },
  ]);

  const pack = await ok('POST', `/courses/${course}/course_packages`, { name: 'Половина' }, owner);
  await school.database.system((transaction) =>
    transaction
      .insert(coursePackageLessons)
      .values({ company_id: companyId, package_id: pack.id, target_id: three }),
  );
  await ok('PUT', `/orders/${order.id}`, { course_package_id: pack.id });
  expect(await ok('GET', path)).toMatchObject([{ name: 'Тепло', teacher_price: '700.00' }]);
  const refused = await send('PUT', path, { lessons: [{ lesson_id: two, teacher_price: '1' }] });
  expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'lessons.0.lesson_id']);
  const none = { lessons: [{ lesson_id: three, teacher_price: null }] };
  expect(await ok('PUT', path, none)).toMatchObject([{ teacher_price: null }]);
});

test('people who only see orders can’t change prices', async () => {
  const reader = await school.person('reader@order-lessons.test');
  await school.join(companyId, reader, ['crm_show']);
  const { id } = await ok('POST', '/orders', { course_id: course }, owner);
  expect(await ok('GET', `/orders/${id}/lessons`, undefined, reader)).toHaveLength(3);
  expect((await send('PUT', `/orders/${id}/lessons`, { lessons: [] }, reader)).status).toBe(403);
});
