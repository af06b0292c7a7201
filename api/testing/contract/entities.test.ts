// Every editable collection: records are created, found by a word, changed, read and deleted, one by one and in bulk.
import { beforeAll, expect, test } from 'vitest';
import { openTestSchool, type TestSchool } from '../schools/taken-tests.ts';

let at: TestSchool;
let number = 0;

beforeAll(async () => {
  at = await openTestSchool('entities');
});

const badge = (value: string) => ({ value, text_color: '#1d5fd6', background: '#e9f0fd' });

const called = (name: string) => ({ name });

const orderStatus = (name: string) => ({ admin_name: badge(name), type: 'in_progress' });

const paymentStatus = (admin_name: string) => ({
  admin_name,
  type: 'waiting',
  text_color: '#1d5fd6',
  background_color: '#e9f0fd',
});

const template = (name: string) => ({ name, criteria: [{ name: 'Ясность', max_points: 2 }] });

const webinar = (name: string) => ({ name, link: 'https://partner.test/lesson' });

const promoCode = (code: string) => ({
  code: code.replace(' ', '-'),
  sale_type: 'percent',
  sale_percent: 10,
});

test.each([
  ['groups', 'groups_id', called, { description: 'Осень' }],
  ['course_types', 'course_types_id', called, { name: 'Другой' }],
  ['course_formats', 'course_formats_id', called, { name: 'Другой' }],
  ['places', 'places_id', called, { address: 'Лесная, 5' }],
  ['subjects', 'subjects_id', called, { name: 'Другой' }],
  ['topics', 'topics_id', called, { name: 'Другая' }],
  ['gallery', 'galleries_id', called, { description: 'Осень' }],
  ['order_folder', 'order_folders_id', called, { name: 'Другая' }],
  ['order_statuses', 'order_statuses_id', orderStatus, { type: 'fail' }],
  ['payment_statuses', 'payment_statuses_id', paymentStatus, { public_name: 'Ждите' }],
  ['promo_codes', 'promo_codes_id', promoCode, { description: 'Осень' }],
  ['external_webinars', 'external_webinars_id', webinar, { active: false }],
  ['test_categories', 'test_categories_id', called, { name: 'Другая' }],
  ['test_result_folders', 'test_result_folders_id', called, { name: 'Другая' }],
  ['question_criterion_templates', 'question_criterion_templates_id', template, { name: 'Другой' }],
  ['ai_ege_subjects', 'exam_subjects_id', called, { description: 'Осень' }],
] as const)('%s', async (collection, chosen, bodyOf, change) => {
  const all = `/${collection}`;
  number += 1;
  const word = `Слово${number}`;
  const [first, second] = [
    await at.done('POST', all, bodyOf(`${word} 1`)),
    await at.done('POST', all, bodyOf(`${word} 2`)),
  ];
  const found = await at.send('GET', `${all}?search=${word}&sort=id`);
  expect(found.body).toMatchObject({ data: [{ id: first.id }, { id: second.id }] });
  const one = `${all}/${first.id}`;
  expect(await at.done('PUT', one, change)).toMatchObject(change);
  expect(await at.done('GET', one)).toMatchObject({ id: first.id, ...change });
  await at.done('DELETE', one);
  expect(await at.refused('GET', one)).toEqual([404, 'not_found']);
  const many = { [chosen]: [second.id] };
  expect(await at.done('POST', `${all}/delete`, many)).toMatchObject({ count: 1 });
});

test.each([
  ['course_types', called],
  ['course_formats', called],
  ['places', called],
  ['order_folder', called],
  ['order_statuses', orderStatus],
  ['payment_statuses', paymentStatus],
  ['subjects', called],
  ['topics', called],
  ['test_categories', called],
] as const)('of two %s one takes the place of the other', async (collection, bodyOf) => {
  const { id: from } = await at.done('POST', `/${collection}`, bodyOf('Старое'));
  const { id: into } = await at.done('POST', `/${collection}`, bodyOf('Новое'));
  const merged = await at.done('POST', `/${collection}/${from}/merge`, { into_id: into });
  expect(merged.id).toBe(into);
  expect(await at.refused('GET', `/${collection}/${from}`)).toEqual([404, 'not_found']);
});
