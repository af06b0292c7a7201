// Tests lessons, layers and blocks at their company-wide addresses, without a course in the path.
import { beforeAll, expect, test } from 'vitest';
import { formOf, png } from '../../../testing/files.ts';
import { openTestSchool, type TestSchool } from '../../../testing/schools/taken-tests.ts';

let at: TestSchool;
let course: number;

beforeAll(async () => {
  at = await openTestSchool('company-wide');
  course = (await at.done('POST', '/courses', { name: 'Физика', status: 'visible' })).id;
  await at.done('POST', `/courses/${course}/users/attach`, { users_id: [at.learner.userId] });
});

const newLesson = async (type: string, more: object = {}): Promise<number> =>
  (await at.done('POST', `/courses/${course}/lessons`, { name: 'Урок', type, ...more })).id;

test('changes a layer in its course and reads it in the company', async () => {
  const layers = `/courses/${course}/block_layers`;
  const { id: theme } = await at.done('POST', layers, { title: 'Тема' });
  const { id } = await at.done('POST', layers, { parent_layer_id: theme });
  expect(await at.done('PUT', `${layers}/${id}`, { title: 'Слой' })).toMatchObject({
    title: 'Слой',
  });
  const read = await at.done('GET', `${layers}/${id}?with=parent_layer`);
  expect(read.parent_layer.id).toBe(theme);
  expect(await at.done('GET', `/block_layers/${id}`)).toMatchObject({ course_id: course });
  expect(await at.done('GET', `/block_layers?course_id=${course}`)).toHaveLength(2);
});

test('lists and deletes a block in the company', async () => {
  const lesson = await newLesson('constructor');
  const blocks = `/courses/${course}/lessons/${lesson}/lesson_blocks`;
  const { id } = await at.done('POST', blocks, { type: 'text', text: '<p>Слова</p>' });
  expect(await at.done('GET', `/lesson_blocks?lesson_id=${lesson}`)).toMatchObject([{ id }]);
  await at.done('DELETE', `/lesson_blocks/${id}`);
  expect(await at.done('GET', `/lesson_blocks?lesson_id=${lesson}`)).toEqual([]);
});

test('deletes a lesson by its company-wide address', async () => {
  const lesson = await newLesson('text');
  await at.done('DELETE', `/lessons/${lesson}`);
  const left = await at.done('GET', `/lessons?course_id=${course}&sort=id`);
  expect(left.map(({ id }: { id: number }) => id)).not.toContain(lesson);
});

test('reads a single row of the journal', async () => {
  const lesson_id = await newLesson('offline', { held_at: '2026-09-10T09:00:00Z' });
  const journal = `/courses/${course}/journal`;
  const [{ id }] = await at.done('GET', journal);
  const cells = [{ student_id: id, lesson_id, was: null, now: { mark: 5 } }];
  const { cells: written } = await at.done('PUT', journal, { cells });
  expect(written).toEqual([{ saved: true, is_conflict: false, errors: [] }]);
  const marks = [{ lesson_id, attendance: 'present', mark: 5 }];
  expect(await at.done('GET', `${journal}/${id}`)).toMatchObject({ id, marks });
});

test('lets a checker attach a file to a message, and records the author in the history', async () => {
  const lesson = await newLesson('homework', { homework: '<p>Решите</p>', homework_max_points: 5 });
  const handIn = `/learning/courses/${course}/lessons/${lesson}/homework`;
  const learner = await at.person('pupil', ['learning_part_access', 'learn_courses']);
  await at.done('POST', `/courses/${course}/users/attach`, { users_id: [learner.userId] });
  const { work } = await at.done('POST', handIn, { text: 'Ответ' }, learner);
  const { headers, payload } = formOf('пометки.png', png);
  const file = await at.school.app.inject({
    method: 'POST',
    url: `/api/companies/${at.companyId}/homeworks/add_media`,
    headers: { ...headers, authorization: `Bearer ${at.owner.token}` },
    payload,
  });
  expect(file.statusCode).toBe(201);
  const { id } = file.json().data;
  const said = await at.done('POST', `/homeworks/${work.id}/comments`, { files_id: [id] });
  const { messages } = await at.done('GET', `/homeworks/${work.id}?with=messages.files`);
  expect(messages.at(-1)).toMatchObject({ files: [{ id }] });
  const accepted = { points: 3, seen_message_id: said.last_message_id };
  await at.done('POST', `/homeworks/${work.id}/accept`, accepted);
  const authors = await at.done('GET', `/homeworks/${work.id}/audit_authors?latest=10`);
  expect(authors).toContainEqual(expect.objectContaining({ id: at.owner.userId }));
});

test('reads a single viewer of a film', async () => {
  const lesson = await newLesson('constructor', { status: 'trial' });
  const place = `courses/${course}/lessons/${lesson}`;
  const film = { type: 'video', address: 'https://rutube.ru/video/0a1b2c/', status: 'published' };
  const { id: block } = await at.done('POST', `/${place}/lesson_blocks`, film);
  const learner = await at.person('watcher', ['learning_part_access', 'learn_courses']);
  await at.done('POST', `/courses/${course}/users/attach`, { users_id: [learner.userId] });
  await at.done('POST', `/learning/${place}/open`, {}, learner);
  const watched = {
    session: '7d1f4a5c-40f1-4f7e-9df3-9b0f6c1f0d11',
    sequence: 1,
    ranges: [{ from: 0, to: 5 }],
    again: [],
    position: 5,
    duration: 50,
  };
  await at.done('POST', `/learning/${place}/films/${block}/watched`, watched, learner);
  const viewers = '/user_statistics/lesson_video_session_users';
  const [viewer] = await at.done('GET', `${viewers}?block_id=${block}`);
  expect(viewer).toMatchObject({ watched_seconds: 5, watched_percent: 10 });
  expect(await at.done('GET', `${viewers}/${viewer.id}`)).toEqual(viewer);
});

test('lists, renames and deletes files on library shelves', async () => {
  const { headers, payload } = formOf('раздатка.png', png);
  const sent = await at.school.app.inject({
    method: 'POST',
    url: `/api/companies/${at.companyId}/add_big_media`,
    headers: { ...headers, authorization: `Bearer ${at.owner.token}` },
    payload,
  });
  const { id: file_id } = sent.json().data;
  await at.done('POST', '/file_storage', { file_id });
  const put = { file_ids: [file_id], type: 'material_files' };
  const [{ id, version }] = await at.done('POST', '/library_media', put);
  const one = `/library/${id}`;
  expect(await at.done('GET', one)).toMatchObject({ type: 'material_files' });
  expect(await at.done('PUT', one, { name: 'Раздатка', version })).toMatchObject({
    name: 'Раздатка',
  });
  expect(await at.done('GET', '/library/type/material_files')).toMatchObject([{ id }]);
  for (const shelf of ['homework_files', 'users_uploads', 'video']) {
    expect(await at.done('GET', `/library/type/${shelf}`)).toEqual([]);
  }
  const many = { library_entries_id: [id] };
  expect(await at.done('POST', '/library/delete', many)).toMatchObject({ count: 1 });
});
