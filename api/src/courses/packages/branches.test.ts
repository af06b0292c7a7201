// Tests branches and packages below courses and packages below branches.
import { beforeAll, expect, test } from 'vitest';
import { openTestSchool, type TestSchool } from '../../../testing/schools/taken-tests.ts';

let at: TestSchool;
let course: number;
let branch: number;
let lesson: number;

beforeAll(async () => {
  at = await openTestSchool('branches');
  course = (await at.done('POST', '/courses', { name: 'С ветками' })).id;
  branch = await add(`/courses/${course}/course_branches`, 'Осень');
  const text = { name: 'Урок', type: 'text' };
  lesson = (await at.done('POST', `/courses/${course}/lessons`, text)).id;
});

const add = async (path: string, name: string): Promise<number> =>
  (await at.done('POST', path, { name })).id;

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

test('orders branches, and lists them below their course and for the company', async () => {
  const { id } = await at.done('POST', '/courses', { name: 'Ещё' });
  const path = `/courses/${id}/course_branches`;
  const [autumn, spring] = [await add(path, 'Осень'), await add(path, 'Весна')];
  await at.done('POST', `${path}/multi_sort`, { course_branch_ids: [spring, autumn] });
  for (const list of [path, `/course_branches?course_id=${id}`]) {
    expect(idsOf(await at.done('GET', list))).toEqual([spring, autumn]);
  }
  await at.done('PUT', `${path}/${autumn}`, { start_date: '2026-09-01' });
  expect(await at.done('GET', `${path}/${autumn}`)).toMatchObject({ start_date: '2026-09-01' });
});

const places = [
  ['a course', () => `/courses/${course}/course_packages`],
  ['a branch', () => `/course_branches/${branch}/course_packages`],
] as const;

test.each(places)('orders, reads, changes and deletes packages of %s', async (_, of) => {
  const path = of();
  const made = [await add(path, 'Раз'), await add(path, 'Два')];
  const order = idsOf(await at.done('GET', path)).filter((id) => !made.includes(id));
  order.push(...made.toReversed());
  const sorted = await at.done('POST', `${path}/multi_sort`, { course_package_ids: order });
  expect(idsOf(sorted)).toEqual(order);
  const one = `${path}/${made[1]}`;
  await at.done('PUT', one, { price: '1000' });
  expect(await at.done('GET', one)).toMatchObject({ price: '1000.00', users_count: 0 });
  await at.done('DELETE', one);
  expect(idsOf(await at.done('GET', path))).not.toContain(made[1]);
});

test.each(places)('changes the content of a package of %s', async (_, of) => {
  const one = `${of()}/${await add(of(), 'Проба')}`;
  const lessons = { lessons_id: [lesson] };
  const act = (action: string) => at.done('POST', `${one}/${action}`, lessons);
  for (const action of ['attach_lessons', 'detach_lessons']) {
    const nothing = { lessons_id: [] };
    expect(await at.refused('POST', `${one}/${action}`, nothing)).toEqual([422, 'lessons_id']);
  }
  await act('attach_lessons');
  await act('close_lessons');
  await act('update_trial_lessons');
  await act('update_zoom_meeting_lessons');
  const { trial_lessons_id } = await at.done('GET', `${one}?with=trial_lessons_id`);
  expect(trial_lessons_id).toEqual([lesson]);
  await act('open_lessons');
  await act('detach_lessons');
});

test('takes a package from a student, and reads, changes and removes package relations', async () => {
  const path = `/courses/${course}/course_packages`;
  const [one, two] = [await add(path, 'Одно'), await add(path, 'Другое')];
  const people = { users_id: [at.learner.userId] };
  expect(await at.done('POST', `${path}/${one}/attach_users`, people)).toMatchObject({ count: 1 });
  expect(await at.done('POST', `${path}/${one}/detach_users`, people)).toMatchObject({ count: 1 });
  const relations = '/course_package_relations';
  const relation = { package_id: one, related_package_id: two, type: 'included' };
  const { id } = await at.done('POST', relations, relation);
  const read = `${relations}/${id}?with=related_package`;
  expect(await at.done('GET', read)).toMatchObject({ related_package: { id: two } });
  expect(await at.done('PUT', `${relations}/${id}`, { type: 'required' })).toMatchObject({
    type: 'required',
  });
  await at.done('DELETE', `${relations}/${id}`);
  expect(await at.refused('GET', read)).toEqual([404, 'not_found']);
});

test('includes the course of packages in the company-wide list', async () => {
  const listed = await at.done('GET', '/course_packages?with=course&search=Другое');
  expect(listed).toMatchObject([{ name: 'Другое', course: { id: course } }]);
});
