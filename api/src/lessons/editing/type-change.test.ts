// Tests changing the type of a lesson: when it is refused, and what changes with it.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let base: string;
let course: string;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@type-change.test');
  base = `/api/companies/${await school.company('type-change', owner)}`;
});

beforeEach(async () => {
  const { id } = await made('/courses', { name: 'Химия', status: 'visible' });
  course = `/courses/${id}`;
});

const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  school.send(method, `${base}${path}`, body, owner);

const made = async (path: string, body: object) => {
  const answer = await send('POST', path, body);
  expect(answer.body.errors).toBeUndefined();
  return answer.body.data;
};

/** Creates a lesson and returns its address. */
const lesson = async (type: string, fields: object = {}) => {
  const { id } = await made(`${course}/lessons`, { name: 'Урок', type, ...fields });
  return `${course}/lessons/${id}`;
};

const change = async (at: string, type: string) => {
  const { status, body } = await send('PUT', at, { type });
  return { status, message: body.errors?.[0].message, lesson: body.data };
};

const webinarOf = async (at: string) => (await send('GET', `${at}/webinar`)).body.data;

test('changes a text lesson to a webinar with a webinar row, and back to text', async () => {
  const at = await lesson('text', { description: '<p>Слова</p>', homework: '<p>Задача</p>' });
  const first = await change(at, 'webinar');
  expect(first.lesson).toMatchObject({ type: 'webinar', description: '<p>Слова</p>' });
  expect(await webinarOf(at)).toMatchObject({ status: 'coming_soon', starts_at: null });
  const second = await change(at, 'text');
  expect(second.lesson).toMatchObject({ type: 'text', homework: '<p>Задача</p>' });
});

test.each([
  [{ starts_at: '2026-12-01T10:00:00Z' }, 'назначено время'],
  [{ link: 'https://meet.test/room' }, 'есть ссылка на комнату'],
  [{ recording_link: 'https://video.test/1' }, 'есть запись'],
  [{ status: 'play' }, 'он уже шёл'],
])('refuses to change the type of a webinar with %j', async (fields, reason) => {
  const at = await lesson('webinar');
  const { id } = await webinarOf(at);
  expect((await send('PUT', `/webinars/${id}`, fields)).status).toBe(200);
  const refused = await change(at, 'text');
  expect(refused.status).toBe(409);
  expect(refused.message).toContain(reason);
});

test('retains webinar settings in a constructor lesson with a webinar block', async () => {
  const at = await lesson('webinar');
  const { id } = await webinarOf(at);
  await send('PUT', `/webinars/${id}`, { link: 'https://meet.test/room' });
  const block = await made(`${at}/lesson_blocks`, { type: 'webinar' });
  expect(await change(at, 'constructor')).toMatchObject({ status: 409 });
  await send('PUT', `${at}/lesson_blocks/${block.id}`, { status: 'published' });
  expect(await change(at, 'text')).toMatchObject({ status: 409 });
  expect(await change(at, 'constructor')).toMatchObject({ status: 200 });
  expect(await webinarOf(at)).toMatchObject({ id, link: 'https://meet.test/room' });
  expect(await change(at, 'text')).toMatchObject({ status: 409 });
  expect(await change(at, 'webinar')).toMatchObject({ status: 200 });
});

test('refuses to change an offline lesson with a time and a place', async () => {
  const at = await lesson('offline', { held_at: '2026-12-01T10:00:00Z', held_place: ' Ауд. 12 ' });
  const refused = await change(at, 'webinar');
  expect(refused).toMatchObject({ status: 409 });
  expect(refused.message).toContain('Уберите время и место');
  await send('PUT', at, { held_at: null, held_place: '' });
  expect(await change(at, 'webinar')).toMatchObject({
    status: 200,
    lesson: { held_place: null, check_criterion: 'marked' },
  });
});

test('allows the change if the same request clears the fields', async () => {
  const at = await lesson('offline', { held_at: '2026-12-01T10:00:00Z', held_place: 'Ауд. 12' });
  const half = await send('PUT', at, { type: 'text', held_at: null });
  expect(half.body.errors[0].code).toBe('would_be_lost');
  const whole = await send('PUT', at, { type: 'text', held_at: null, held_place: '' });
  expect(whole.body.data).toMatchObject({ type: 'text', held_at: null, held_place: null });
  const work = await lesson('homework', { homework: '<p>Задача</p>' });
  const { body } = await send('PUT', work, { type: 'text', homework: null });
  expect(body.data).toMatchObject({ homework: null, check_criterion: 'marked' });
});

test('refuses to change an offline lesson with marks in its journal', async () => {
  const learner = await school.person('learner@type-change.test');
  await school.join(Number(base.split('/').at(-1)), learner, [
    'learning_part_access',
    'learn_courses',
  ]);
  await send('POST', `${course}/users/attach`, { users_id: [learner.userId] });
  const at = await lesson('offline');
  const journal = await send('GET', `${course}/journal`);
  const cell = {
    student_id: journal.body.data[0].id,
    lesson_id: Number(at.split('/').at(-1)),
    was: null,
    now: { attendance: 'present', mark: 5, note: null },
  };
  expect((await send('PUT', `${course}/journal`, { cells: [cell] })).status).toBe(200);
  const refused = await change(at, 'text');
  expect(refused).toMatchObject({ status: 409 });
  expect(refused.message).toContain('В журнале есть отметки');
});

test('changes the default criterion with the type', async () => {
  const video = await lesson('video');
  const changed = await change(video, 'homework');
  expect(changed.lesson).toMatchObject({ check_criterion: 'homework' });
  const chosen = await lesson('text', { check_criterion: 'opened' });
  expect((await change(chosen, 'test')).lesson).toMatchObject({ check_criterion: 'opened' });
  const filmed = await lesson('video');
  await made(`${filmed}/lesson_blocks`, { type: 'video' });
  expect((await change(filmed, 'text')).lesson).toMatchObject({ check_criterion: 'watched' });
});

test('accepts the criterion attended for offline lessons only', async () => {
  const at = await lesson('text');
  const body = { type: 'offline', check_criterion: 'attended' };
  expect((await send('PUT', at, body)).status).toBe(200);
  const back = { type: 'text', check_criterion: 'attended' };
  expect((await send('PUT', at, back)).body.errors).toMatchObject([{ field: 'check_criterion' }]);
});

test('returns the previous and next lessons in reading order across layers, without the trash', async () => {
  const theme = await made(`${course}/block_layers`, { title: 'Тема' });
  const names = ['Первый', 'Второй', 'Третий', 'Последний'];
  const places = [null, null, theme.id, theme.id];
  for (const [index, name] of names.entries()) {
    await made(`${course}/lessons`, { name, type: 'text', layer_id: places[index] });
  }
  const read = async () => {
    const relations = 'with=previous_lesson:id,name;next_lesson:id,name';
    const { body } = await send('GET', `${course}/lessons?sort=sort&${relations}`);
    return body.data.map(
      (each: { id: number; name: string; previous_lesson: Named; next_lesson: Named }) => [
        each.previous_lesson?.name ?? null,
        each.name,
        each.next_lesson?.name ?? null,
      ],
    );
  };
  type Named = { name: string } | null;
  const all = await read();
  const order = all.map(([, name]: [unknown, string]) => name);
  expect(all).toEqual(
    order.map((name: string, index: number) => [
      order[index - 1] ?? null,
      name,
      order[index + 1] ?? null,
    ]),
  );
  const { body } = await send('GET', `${course}/lessons?search=Второй`);
  await school.send('DELETE', `${base}${course}/lessons/${body.data[0].id}`, undefined, owner);
  const [first] = (await read()).filter(([, name]: [unknown, string]) => name === order[0]);
  expect(first[2]).not.toBe('Второй');
});
