// Custom fields of courses: bulk changes in one transaction, with errors by row.
import { beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let companyId: number;

const send = (method: 'GET' | 'POST', path: string, body?: unknown, as: Caller = owner) =>
  school.send(method, `/api/companies/${companyId}${path}`, body, as);

const create = (rows: readonly object[], as?: Caller) =>
  send('POST', '/course_custom_fields/multi_create', { course_custom_fields: rows }, as);

const update = (rows: readonly object[]) =>
  send('POST', '/course_custom_fields/multi_update', { course_custom_fields: rows });

const namesNow = async (): Promise<string[]> => {
  const { body } = await send('GET', '/course_custom_fields?all=1');
  return body.data.map(({ name }: { name: string }) => name);
};

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@course-fields.test');
  companyId = await school.company('course-fields', owner);
  await send('POST', '/custom_fields', { name: 'Телефон родителя', type: 'phone' });
});

test('new fields are created together and returned in order', async () => {
  const { status, body } = await create([
    { name: 'Уровень', type: 'list', variables: ['Базовый', 'Профильный'] },
    { name: 'Автор программы', type: 'string' },
  ]);
  expect([status, body.errors]).toEqual([201, undefined]);
  expect(body.data).toMatchObject([
    { name: 'Уровень', subtype: 'course', variables_count: 2 },
    { name: 'Автор программы', subtype: 'course', type: 'string' },
  ]);
  const one = `/course_custom_fields/${body.data[0].id}`;
  expect((await send('GET', one)).body.data).toMatchObject({ name: 'Уровень' });
  // Fields of users are not included.
  expect(await namesNow()).toEqual(['Автор программы', 'Уровень']);
});

test('no field is created if one is invalid, and errors name their rows', async () => {
  const before = await namesNow();
  const { status, body } = await create([
    { name: 'Хорошее', type: 'string' },
    { name: '', type: 'string' },
    { name: 'Без типа' },
  ]);
  expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([
    422,
    ['course_custom_fields.1.name', 'course_custom_fields.2.type'],
  ]);
  expect(await namesNow()).toEqual(before);
});

describe('changes', () => {
  let rows: { id: number; version: string; name: string }[];

  beforeAll(async () => {
    const made = await create([
      { name: 'Аудитория', type: 'string' },
      { name: 'Часов в неделю', type: 'integer' },
    ]);
    rows = made.body.data;
  });

  test('are applied together, each checked against its version', async () => {
    const changed = await update(
      rows.map(({ id, version, name }) => ({ id, version, name: `${name}!` })),
    );
    expect([changed.status, changed.body.errors]).toEqual([200, undefined]);
    expect(changed.body.data.map(({ name }: { name: string }) => name)).toEqual([
      'Аудитория!',
      'Часов в неделю!',
    ]);
    const [first, second] = rows;
    const late = await update([
      { id: first?.id, name: 'Без версии' },
      { id: second?.id, name: 'Поздно', version: second?.version },
    ]);
    expect([late.status, late.body.errors[0]]).toMatchObject([409, { code: 'stale' }]);
    expect(late.body.errors[0].field).toMatch(/^course_custom_fields\.1/);
    expect(await namesNow()).toContain('Аудитория!');
  });

  test('reject fields of users and repeated fields', async () => {
    const users = await send('GET', '/custom_fields?subtype=user');
    const [first] = rows;
    const { status, body } = await update([
      { id: users.body.data[0].id, name: 'Чужое' },
      { id: first?.id, name: 'Раз' },
      { id: first?.id, name: 'Два' },
    ]);
    expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([
      404,
      ['course_custom_fields.0.id', 'course_custom_fields.2.id'],
    ]);
    expect(await namesNow()).not.toContain('Раз');
  });
});

test('are made only by those who manage the company', async () => {
  const reader = await school.person('reader@course-fields.test');
  await school.join(companyId, reader, ['admin_part_access', 'users_show']);
  expect((await create([{ name: 'Нельзя', type: 'string' }], reader)).status).toBe(403);
  expect((await send('GET', '/course_custom_fields', undefined, reader)).status).toBe(200);
});
