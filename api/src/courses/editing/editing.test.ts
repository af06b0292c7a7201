// Tests creating and updating a course: all fields, validation, and linked records.
import { beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { formOf, png } from '../../../testing/files.ts';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import { courseFiles, courseStudents } from '../tables.ts';

let school: School;
let owner: Caller;
let companyId: number;
let base: string;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@editing.test');
  companyId = await school.company('editing', owner);
  base = `/api/companies/${companyId}`;
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as = owner) =>
  school.send(method, `${base}${path}`, body, as);

const newCourse = async (name = 'Физика'): Promise<number> =>
  (await send('POST', '/courses', { name })).body.data.id;

const change = (id: number, fields: object) => send('PUT', `/courses/${id}`, fields);

test('stores all fields of a course as they were sent', async () => {
  const id = await newCourse();
  const type = (await send('POST', '/course_types', { name: 'Тип редактора' })).body.data;
  const category = (await send('POST', '/course_categories', { title: 'Наука' })).body.data;
  const form = (await send('POST', '/forms', { name: 'Анкета', type: 'course' })).body.data;
  const fields = {
    name: 'Физика для редактора',
    anons: 'Коротко',
    description: '<p>О курсе</p>',
    program: '<p>Программа</p>',
    price_comment: 'за месяц',
    preposition_from: true,
    use_full_course_discount_percentage: true,
    full_course_discount_percentage: 15,
    start_date: '2026-09-01',
    end_date: '2027-05-31',
    close_days: 90,
    weeks_time: 36,
    use_rating_points: true,
    finish_criteria: { lessons_percentage: 80, tests_passed: null, homework_points: 40 },
    seo_title: 'Физика онлайн',
    crm_bitrix_form_url: 'https://b24.example/form.js',
    catalog_url_first_category_slug: 'nauka',
  };
  const { status, body } = await change(id, {
    ...fields,
    price: '12500.50',
    classes: [11, 10, 11],
    type_id: type.id,
    form_id: form.id,
    catalog_url_first_category_id: category.id,
    subcategories_id: [category.id, category.id],
  });
  expect([status, body.errors]).toEqual([200, undefined]);
  expect(body.data).toMatchObject({
    ...fields,
    price: '12500.50',
    classes: [10, 11],
    type_id: type.id,
  });
  const relations =
    'type;form;catalog_url_first_category;subcategories_with_categories;bullet_points;chat_link_blocks';
  const whole = (await send('GET', `/courses/${id}?with=${relations}`)).body.data;
  expect(whole).toMatchObject({
    type: { name: 'Тип редактора' },
    form: { name: 'Анкета' },
    catalog_url_first_category: { title: 'Наука' },
    subcategories_with_categories: [{ title: 'Наука' }],
    bullet_points: [],
    chat_link_blocks: [],
  });
  expect((await change(id, { price: '', subcategories_id: [] })).body.data.price).toBeNull();
  const emptied = (await send('GET', `/courses/${id}?with=subcategories_with_categories`)).body;
  expect(emptied.data.subcategories_with_categories).toEqual([]);
});

test('creates a course with all fields at once and never changes its entity type', async () => {
  const category = (await send('POST', '/course_categories', { title: 'Сразу' })).body.data;
  const place = (await send('POST', '/places', { name: 'Сразу' })).body.data;
  const made = await send('POST', '/courses', {
    name: 'Сразу со всем',
    entity_type: 'bundle',
    status: 'visible',
    goal: '<p>Цель</p>',
    price: '12500.5',
    subcategories_id: [category.id],
    places_id: [place.id],
  });
  expect([made.status, made.body.errors]).toEqual([201, undefined]);
  const { id } = made.body.data;
  const whole = (await send('GET', `/courses/${id}?with=subcategories_with_categories;places`)).body
    .data;
  expect(whole).toMatchObject({
    name: 'Сразу со всем',
    entity_type: 'bundle',
    status: 'visible',
    goal: '<p>Цель</p>',
    price: '12500.50',
    subcategories_with_categories: [{ title: 'Сразу' }],
    places: [{ name: 'Сразу' }],
  });
  await change(id, { places_id: [] });
  expect((await send('GET', `/courses/${id}?with=places`)).body.data.places).toEqual([]);
  expect((await change(id, { entity_type: 'course' })).status).toBe(422);
  const wrong = { start_date: '2026-09-02', end_date: '2026-09-01' };
  const refused = await send('POST', '/courses', { name: 'Не будет', ...wrong });
  expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'end_date']);
});

test.each([
  ['price', { price: 'дорого' }],
  ['price', { price: '-1' }],
  ['price', { price: '1.005' }],
  ['full_course_discount_percentage', { full_course_discount_percentage: 101 }],
  ['close_days', { close_days: 0 }],
  ['classes.0', { classes: [12] }],
  [
    'finish_criteria.lessons_percentage',
    { finish_criteria: { lessons_percentage: 0, tests_passed: null, homework_points: null } },
  ],
  ['crm_bitrix_form_url', { crm_bitrix_form_url: 'javascript:alert(1)' }],
  ['catalog_url_first_category_slug', { catalog_url_first_category_slug: 'Физика' }],
  ['type_id', { type_id: 2_000_000_000 }],
  ['form_id', { form_id: 2_000_000_000 }],
  ['img_banner_id', { img_banner_id: 2_000_000_000 }],
  ['subcategories_id', { subcategories_id: [2_000_000_000] }],
  ['places_id', { places_id: [2_000_000_000] }],
])('refuses %s at its field and changes nothing', async (field, wrong) => {
  const id = await newCourse();
  const { status, body } = await change(id, { name: 'Другое', ...wrong });
  expect([status, body.errors?.[0]?.field]).toEqual([422, field]);
  expect((await send('GET', `/courses/${id}`)).body.data.name).toBe('Физика');
});

test('refuses an end before the beginning, whichever date changes', async () => {
  const id = await newCourse();
  await change(id, { start_date: '2026-09-01', end_date: '2026-12-01' });
  const ended = await change(id, { end_date: '2026-08-31' });
  expect([ended.status, ended.body.errors[0].field]).toEqual([422, 'end_date']);
  const begun = await change(id, { start_date: '2026-12-02' });
  expect([begun.status, begun.body.errors[0].field]).toEqual([422, 'start_date']);
  expect((await change(id, { start_date: '2027-01-01', end_date: '2027-02-01' })).status).toBe(200);
});

test('changes the version when a course is edited, but not when a learner joins', async () => {
  const id = await newCourse();
  const version = async () => (await send('GET', `/courses/${id}`)).body.data.version;
  const before = await version();
  const learner = await school.person('learner@editing.test');
  await school.join(companyId, learner, ['learn_courses']);
  await school.database.system((transaction) =>
    transaction
      .insert(courseStudents)
      .values({ company_id: companyId, course_id: id, user_id: learner.userId }),
  );
  expect((await send('GET', `/courses/${id}`)).body.data.students_count).toBe(1);
  expect(await version()).toBe(before);
  expect((await change(id, { anons: 'Иначе', version: before })).status).toBe(200);
  const late = await change(id, { anons: 'Опоздало', version: before });
  expect([late.status, late.body.errors[0].code]).toEqual([409, 'stale']);
});

test('stores bullet points in manual order', async () => {
  const id = await newCourse();
  const add = async (text: string): Promise<number> =>
    (await send('POST', '/course_bullet_points', { course_id: id, text })).body.data.id;
  const [first, second, third] = [await add('Раз'), await add('Два'), await add('Три')];
  await send('POST', '/course_bullet_points/multi_sort', {
    course_bullet_point_ids: [third, first, second],
  });
  await send('PUT', `/course_bullet_points/${first}`, { text: 'Один' });
  await send('DELETE', `/course_bullet_points/${second}`);
  await add('Четыре');
  const { bullet_points: lines } = (await send('GET', `/courses/${id}?with=bullet_points`)).body
    .data;
  expect(lines.map(({ text }: { text: string }) => text)).toEqual(['Три', 'Один', 'Четыре']);
  const nowhere = await send('POST', '/course_bullet_points', {
    course_id: id + 999,
    text: 'Мимо',
  });
  expect(nowhere.status).toBe(404);
});

test('shows a chat link to all students or to those with certain packages', async () => {
  const id = await newCourse();
  const made = await send('POST', '/course_chat_link_blocks', { course_id: id, title: ' ' });
  expect(made.body.data).toMatchObject({ title: 'Написать куратору курса', active: true });
  const wrong = await send('PUT', `/course_chat_link_blocks/${made.body.data.id}`, {
    url: 'куратор',
  });
  expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'url']);
});

test('lets only the author change a field comment', async () => {
  const id = await newCourse();
  const colleague = await school.person('colleague@editing.test');
  await school.join(companyId, colleague, ['courses_show_all', 'courses_update_all']);
  const remark = { course_id: id, field: 'price', text: 'Сверить с прайсом' };
  const { id: own } = (await send('POST', '/course_field_comments', remark, colleague)).body.data;
  const other = await send('PUT', `/course_field_comments/${own}`, { text: 'Не моё' });
  expect(other.status).toBe(403);
  const edited = await send('PUT', `/course_field_comments/${own}`, { text: 'Сверено' }, colleague);
  expect(edited.body.data.text).toBe('Сверено');
  const listed = await send('GET', `/course_field_comments?course_id=${id}&with=author`);
  expect(listed.body.data).toMatchObject([
    { field: 'price', author: { id: colleague.userId }, can_update: false, can_delete: true },
  ]);
  await send('POST', '/course_field_comments', { ...remark, field: 'name' });
  await send('POST', '/course_field_comments', remark);
  const counted = await send('GET', `/courses/${id}?only=id&with=field_comment_counts`);
  expect(counted.body.data.field_comment_counts).toEqual([
    { field: 'name', count: 1 },
    { field: 'price', count: 2 },
  ]);
  const unknown = await send('POST', '/course_field_comments', { ...remark, field: 'soul' });
  expect(unknown.body.errors[0].field).toBe('field');
  expect((await send('DELETE', `/course_field_comments/${own}`)).status).toBe(200);
});

test('stores the Bitrix24 form of a course', async () => {
  const id = await newCourse();
  const form = (await send('POST', '/forms', { name: 'Заявка', type: 'course_bid' })).body.data;
  await change(id, { crm_form_id: form.id });
  const refused = await send('DELETE', `/forms/${form.id}`);
  expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'in_use']);
  await change(id, { crm_form_id: null });
  expect((await send('DELETE', `/forms/${form.id}`)).status).toBe(200);
});

test('counts files of texts as used as long as a text shows them', async () => {
  const id = await newCourse();
  const { headers, payload } = formOf('схема.png', png);
  const sent = await school.app.inject({
    method: 'POST',
    url: `${base}/add_media`,
    headers: { authorization: `Bearer ${owner.token}`, ...headers },
    payload,
  });
  const text = `<p><img src="${sent.json().data.url}" alt="Схема"></p>`;
  const shown = () =>
    school.database.system((transaction) =>
      transaction.$count(courseFiles, eq(courseFiles.course_id, id)),
    );
  await change(id, { program: text });
  expect(await shown()).toBe(1);
  await change(id, { goal: text, program: null });
  expect(await shown()).toBe(1);
  await change(id, { goal: null });
  expect(await shown()).toBe(0);
});

test('accepts a cover at the upload address for large files', async () => {
  const id = await newCourse();
  const { headers, payload } = formOf('обложка.png', png);
  const sent = await school.app.inject({
    method: 'POST',
    url: `${base}/courses/${id}/add_big_media`,
    headers: { authorization: `Bearer ${owner.token}`, ...headers },
    payload,
  });
  expect(sent.statusCode).toBe(201);
  const { body } = await send('GET', `/courses/${id}?only=id&with=img`);
  expect(body.data.img.id).toBe(sent.json().data.id);
});
