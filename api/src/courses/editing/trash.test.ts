// Tests that a course in the trash can be read with its parts but not changed until it is restored.
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let student: Caller;
let companyId: number;
let base: string;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@course-trash.test');
  student = await school.person('student@course-trash.test');
  companyId = await school.company('course-trash', owner);
  await school.join(companyId, student, []);
  base = `/api/companies/${companyId}`;
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as = owner) =>
  school.send(method, `${base}${path}`, body, as);

const made = async (path: string, body: object): Promise<number> =>
  (await send('POST', path, body)).body.data.id;

const message = 'То, что лежит в корзине, изменить нельзя: сначала восстановите это';
const reasons = [{ code: 'in_trash', message }];

test('is restored by those who may delete it, and not by an update', async () => {
  const teacher = await school.person('teacher@course-trash.test');
  await school.join(companyId, teacher, [
    'courses_create',
    'courses_show_my',
    'courses_update_my',
    'users_show',
  ]);
  const id = (await send('POST', '/courses', { name: 'Латынь' }, teacher)).body.data.id;
  await send('PUT', `/courses/${id}`, { status: 'visible' }, teacher);
  await send('POST', '/courses/delete', { courses_id: [id] });

  const put = await send('PUT', `/courses/${id}`, { status: 'visible' }, teacher);
  expect([put.status, put.body.errors]).toEqual([409, reasons]);
  const row = { id, was: { name: 'Латынь' }, now: { name: 'Греческий' } };
  const edited = await send('PUT', '/courses_fast_edit', { rows: [row] }, teacher);
  expect(edited.body.data.rows).toEqual([{ saved: false, conflicts: [], errors: reasons }]);
  const [change] = (await send('GET', `/courses/${id}/audits`, undefined, teacher)).body.data;
  const back = await send('POST', `/courses/${id}/audits/${change.id}/put_back`, {}, teacher);
  expect([back.status, back.body.errors]).toEqual([409, reasons]);

  expect((await send('GET', `/courses/${id}`, undefined, teacher)).body.data.status).toBe(
    'deleted',
  );
  expect((await send('DELETE', `/courses/${id}`)).status).toBe(200);
  await send('POST', '/courses/restore', { courses_id: [id] });
  const renamed = await send('PUT', `/courses/${id}`, { name: 'Греческий' }, teacher);
  expect(renamed.body.data).toMatchObject({ name: 'Греческий', status: 'visible' });
});

test('refuses changes of its parts', async () => {
  const course_id = await made('/courses', { name: 'Химия' });
  const course = `/courses/${course_id}`;
  const branch = await made(`${course}/course_branches`, { name: 'Утро' });
  const sold = await made(`${course}/course_packages`, { name: 'Базовый', branch_id: branch });
  const line = await made('/course_bullet_points', { course_id, text: 'Опыты' });
  const chat = await made('/course_chat_link_blocks', { course_id, url: 'https://t.me/chem' });
  const note = await made('/course_field_comments', { course_id, field: 'name', text: 'Скучно' });
  const remark = await made(`${course}/course_remarks`, { text: 'Рассрочка' });
  const users_id = [student.userId];
  await send('POST', `${course}/users/attach`, { users_id });
  const field = await made('/custom_fields', { name: 'Класс', type: 'string', subtype: 'course' });
  const custom_fields = [{ custom_field_id: field, values: ['8'] }];
  await send('POST', '/courses/delete', { courses_id: [course_id] });

  const attempts = [
    ['POST', `${course}/course_branches`, { name: 'Вечер' }],
    ['PUT', `${course}/course_branches/${branch}`, { name: 'Вечер' }],
    ['POST', `${course}/course_packages`, { name: 'Полный' }],
    ['PUT', `${course}/course_packages/${sold}`, { name: 'Полный' }],
    ['PUT', `/course_branches/${branch}/course_packages/${sold}`, { name: 'Полный' }],
    ['POST', `/course_branches/${branch}/course_packages`, { name: 'Полный' }],
    ['DELETE', `${course}/course_packages/${sold}`, undefined],
    ['POST', `${course}/course_packages/multi_sort`, { course_package_ids: [sold] }],
    ['POST', `${course}/course_packages/${sold}/attach_users`, { users_id }],
    ['POST', '/attach_users_packages', { users_id, packages_id: [sold] }],
    ['POST', '/course_bullet_points', { course_id, text: 'Ещё' }],
    ['PUT', `/course_bullet_points/${line}`, { text: 'Ещё' }],
    ['POST', '/course_bullet_points/multi_sort', { course_bullet_point_ids: [line] }],
    ['DELETE', `/course_bullet_points/${line}`, undefined],
    ['PUT', `/course_chat_link_blocks/${chat}`, { url: 'https://t.me/other' }],
    ['POST', `/course_chat_link_blocks/${chat}/attach_packages`, { packages_ids: [sold] }],
    ['DELETE', `/course_field_comments/${note}`, undefined],
    ['PUT', `${course}/course_remarks/${remark}`, { text: 'Скидка' }],
    ['POST', '/custom_field_course_values', { course_id, custom_fields }],
    ['POST', `${course}/attach_teachers`, { users_id }],
    ['POST', `${course}/users/detach`, { matching: {} }],
    ['POST', `${course}/users/attach`, { users_id }],
  ] as const;
  for (const [method, path, body] of attempts) {
    const { status, body: answer } = await send(method, path, body);
    expect([path, status, answer.errors]).toEqual([path, 409, reasons]);
  }
  const reads = [
    `${course}/course_packages`,
    `${course}/course_branches`,
    `${course}/users`,
    `/course_bullet_points?course_id=${course_id}`,
  ];
  for (const path of reads) expect((await send('GET', path)).body.data).toHaveLength(1);

  await send('POST', '/courses/restore', { courses_id: [course_id] });
  expect((await send('PUT', `/course_bullet_points/${line}`, { text: 'Ещё' })).status).toBe(200);
});
