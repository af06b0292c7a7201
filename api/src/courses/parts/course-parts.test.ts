// Tests the parts of a course and the lists of its staff and students.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestSchool, type TestSchool } from '../../../testing/schools/taken-tests.ts';

let at: TestSchool;
let course_id: number;

beforeAll(async () => {
  at = await openTestSchool('course-parts');
});
beforeEach(async () => {
  course_id = (await at.done('POST', '/courses', { name: 'Частями', status: 'visible' })).id;
});

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

test.each([
  ['course_bullet_points', 'course_bullet_point_ids', { text: 'Раз' }, { text: 'Два' }],
  [
    'course_chat_link_blocks',
    'course_chat_link_block_ids',
    { url: 'https://t.me/curator' },
    { active: false },
  ],
] as const)('adds, orders, changes and deletes %s', async (parts, ids, made, now) => {
  const add = () => at.done('POST', `/${parts}`, { course_id, ...made });
  const order = [await add(), await add()].map(({ id }) => id).toReversed();
  await at.done('POST', `/${parts}/multi_sort`, { [ids]: order });
  const one = `/${parts}/${order[0]}`;
  expect(await at.done('PUT', one, now)).toMatchObject(now);
  expect(await at.done('GET', one)).toMatchObject(now);
  const listed = `/${parts}?course_id=${course_id}`;
  expect(idsOf(await at.done('GET', listed))).toEqual(order);
  await at.done('DELETE', one);
  expect(idsOf(await at.done('GET', listed))).toEqual(order.slice(1));
});

test('shows a chat link to the users of a package', async () => {
  const { id } = await at.done('POST', `/courses/${course_id}/course_packages`, { name: 'Всё' });
  const block = await at.done('POST', '/course_chat_link_blocks', { course_id, title: 'Чат' });
  const one = `/course_chat_link_blocks/${block.id}`;
  const packages = async () => idsOf((await at.done('GET', `${one}?with=packages`)).packages);
  await at.done('POST', `${one}/attach_packages`, { packages_ids: [id] });
  expect(await packages()).toEqual([id]);
  await at.done('POST', `${one}/detach_packages`, { packages_ids: [id] });
  expect(await packages()).toEqual([]);
});

test('shows the author of a field comment', async () => {
  const remark = { course_id, field: 'price', text: 'Сверить' };
  const { id } = await at.done('POST', '/course_field_comments', remark);
  expect(await at.done('GET', `/course_field_comments/${id}?with=author`)).toMatchObject({
    text: 'Сверить',
    author: { id: at.owner.userId },
  });
});

test('detaches a category', async () => {
  const { id } = await at.done('POST', '/course_categories', { title: 'Лишняя' });
  await at.done('DELETE', `/course_categories/${id}`);
  expect(await at.refused('GET', `/course_categories/${id}`)).toEqual([404, 'not_found']);
});

test.each([
  ['course_teachers', 'attach_teachers'],
  ['course_admin_users', 'admin_access/attach'],
])('reads single %s', async (list, attach) => {
  const teacher = await at.person(list.replaceAll('_', '-'), ['lessons_view']);
  await at.done('POST', `/courses/${course_id}/${attach}`, { users_id: [teacher.userId] });
  const [row] = await at.done('GET', `/${list}?course_id=${course_id}&with=user`);
  expect(row.user.id).toBe(teacher.userId);
  expect(await at.done('GET', `/${list}/${row.id}?with=user`)).toEqual(row);
});

test('reads a student as the list shows them', async () => {
  const students = `/courses/${course_id}/users`;
  await at.done('POST', `${students}/attach`, { users_id: [at.learner.userId] });
  const [student] = await at.done('GET', students);
  expect(student.user_id).toBe(at.learner.userId);
  expect(await at.done('GET', `${students}/${student.id}`)).toEqual(student);
});

test('reads a single course on offer as the list shows it', async () => {
  const index = '/courses/commercial_offer/index';
  const [listed] = await at.done('GET', `${index}?course_id=${course_id}`);
  expect(await at.done('GET', `${index}/${course_id}`)).toEqual(listed);
});

test('reads a Bitrix24 form code and refuses other text', async () => {
  const address = 'https://cdn-ru.bitrix24.ru/b1/crm/form/loader_5.js';
  const script_tag = `<script data-b24-form="inline/5/k3mz1a" data-skip-moving="true">(function(w,d,u){var s=d.createElement('script');s.async=true;s.src=u+'?'+(Date.now()/180000|0);var h=d.getElementsByTagName('script')[0];h.parentNode.insertBefore(s,h);})(window,document,'${address}');</script>`;
  const path = '/parse_crm_bitrix_script_tag';
  expect(await at.done('POST', path, { script_tag })).toMatchObject({ crm_bitrix_form_id: 5 });
  expect(await at.refused('POST', path, { script_tag: 'код' })).toEqual([422, 'script_tag']);
});

test('returns custom field values under the documented name, whichever name requests them', async () => {
  const hours = { name: 'Часы', type: 'integer', subtype: 'course' };
  const { id: field } = await at.done('POST', '/custom_fields', hours);
  const custom_fields = [{ custom_field_id: field, values: ['40'] }];
  await at.done('POST', '/custom_field_course_values', { course_id, custom_fields });
  for (const name of ['custom_field_course_values', 'customFieldCourseValues']) {
    const { customFieldCourseValues } = await at.done('GET', `/courses/${course_id}?with=${name}`);
    expect(customFieldCourseValues).toMatchObject([{ shown: '40' }]);
  }
});

test('accepts custom field values in the form in which they are read', async () => {
  const field = async (name: string, multiple: boolean) =>
    (await at.done('POST', '/custom_fields', { name, type: 'string', subtype: 'course', multiple }))
      .id as number;
  const [one, several] = [await field('Зал', false), await field('Языки', true)];
  const store = (sent: object[]) =>
    at.done('POST', '/custom_field_course_values', { course_id, custom_fields: sent });
  const read = async () =>
    (await at.done('GET', `/courses/${course_id}?with=customFieldCourseValues`))
      .customFieldCourseValues as { custom_field_id: number; value: string }[];
  const held = [
    { custom_field_id: one, value: '12' },
    { custom_field_id: several, value: 'русский' },
    { custom_field_id: several, value: 'немецкий' },
  ];
  await store(held);
  const asRead = (await read()).map(({ custom_field_id, value }) => ({ custom_field_id, value }));
  expect(asRead).toEqual(expect.arrayContaining(held));
  await store(asRead);
  await store([{ custom_field_id: one, value: null }]);
  expect((await read()).map(({ custom_field_id }) => custom_field_id)).not.toContain(one);
  const both = { custom_field_id: one, value: '1', values: ['1'] };
  expect(
    await at.refused('POST', '/custom_field_course_values', { course_id, custom_fields: [both] }),
  ).toEqual([422, 'custom_fields.0.values']);
  const neither = { custom_field_id: one };
  const reasons: string[] = [];
  for (const sent of [both, neither]) {
    const body = { course_id, custom_fields: [sent] };
    const refused = await at.send('POST', '/custom_field_course_values', body);
    reasons.push(refused.body.errors[0].message);
  }
  expect(reasons).toEqual([
    'Укажите либо значение («value»), либо значения («values»)',
    'Обязательное поле',
  ]);
});
