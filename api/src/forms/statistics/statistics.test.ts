// Visits of forms, counted by the company's day and by the field where people stop.
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let companyId: number;
let base: string;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@form-statistics.test');
  companyId = await school.company('form-statistics', owner);
  base = `/api/companies/${companyId}`;
});

async function newForm(values: object = {}): Promise<number> {
  const form = {
    name: 'Опрос',
    type: 'free',
    create_user: false,
    fields: [
      { ref: 'who', type: 'name' },
      { ref: 'mail', type: 'email', label: 'Куда писать' },
      { ref: 'mark', type: 'hidden', value: '1' },
      { ref: 'line', type: 'line' },
    ],
    ...values,
  };
  return (await school.send('POST', `${base}/forms`, form, owner)).body.data.id;
}

const publicForm = (id: number | string) => `/api/public/companies/${companyId}/forms/${id}`;

const visit = (id: number | string, values: object) =>
  school.send('POST', `${publicForm(id)}/visits`, { seen: false, begun: false, ...values });

const statistics = async (id: number, query = '') =>
  (await school.send('GET', `${base}/forms/${id}/statistics${query}`, undefined, owner)).body.data;

const today = async (id: number) => {
  const { days, fields } = await statistics(id);
  const { day: _day, ...counts } = days.at(-1);
  const stops = fields.map(({ name, stopped }: { name: string; stopped: number }) => [
    name,
    stopped,
  ]);
  return { ...counts, stops };
};

test('a form without visits has thirty days of zeros', async () => {
  const { days, fields } = await statistics(await newForm());
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toMatchObject({ seen: 0, begun: 0, sent: 0 });
  expect(fields).toEqual([
    { ref: 'who', name: 'Имя', stopped: 0 },
    { ref: 'mail', name: 'Куда писать', stopped: 0 },
  ]);
});

test('visits and stops are counted, and a returning visitor’s stop is removed', async () => {
  const id = await newForm({ code: 'counted' });
  expect((await visit(id, { seen: true })).status).toBe(200);
  await visit('Counted', { seen: true, begun: true, left_at: 'name' });
  await visit(id, { seen: true, begun: true, left_at: 'email' });
  expect(await today(id)).toEqual({
    seen: 3,
    begun: 2,
    sent: 0,
    stops: [
      ['Имя', 1],
      ['Куда писать', 1],
    ],
  });
  await visit(id, { left_at: 'email', no_longer_at: 'name' });
  await visit(id, { no_longer_at: 'email' });
  const sent = await school.send('POST', publicForm(id), { name: 'Вера' });
  expect(sent.status).toBe(201);
  expect(await today(id)).toEqual({
    seen: 3,
    begun: 2,
    sent: 1,
    stops: [
      ['Имя', 0],
      ['Куда писать', 1],
    ],
  });
});

test('unknown fields are not counted, and no count is negative', async () => {
  const id = await newForm();
  for (const key of ['surname', '0', 'line', '../1', '9999999999999']) {
    expect((await visit(id, { left_at: key })).status).toBe(200);
  }
  await visit(id, { no_longer_at: 'name' });
  expect((await today(id)).stops.map(([, stopped]: [string, number]) => stopped)).toEqual([0, 0]);
});

test('days are in the company’s time zone, and a period includes all its days', async () => {
  const id = await newForm();
  await visit(id, { seen: true });
  const dayIn = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format();
  expect((await statistics(id)).days.at(-1).day).toBe(dayIn('Europe/Moscow'));
  const { days } = await statistics(id, '?from=2026-02-27&to=2026-03-02');
  expect(days.map(({ day }: { day: string }) => day)).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
});

test.each([
  ['?from=2026-03-02&to=2026-03-01', 'to', 'Период заканчивается раньше, чем начинается'],
  ['?from=2024-01-01&to=2026-01-01', 'from', 'Не больше года'],
  ['?from=yesterday', 'from', 'Введите дату в виде 2026-09-01'],
])('the period %s is rejected', async (query, field, message) => {
  const path = `${base}/forms/${await newForm()}/statistics${query}`;
  const { status, body } = await school.send('GET', path, undefined, owner);
  expect([status, body.errors]).toMatchObject([422, [{ field, message }]]);
});

test('forms of other companies are not found, and copies start without statistics', async () => {
  const id = await newForm();
  await visit(id, { seen: true });
  const other = await school.person('other@form-statistics.test');
  const otherId = await school.company('form-statistics-2', other);
  const foreign = `/api/public/companies/${otherId}/forms/${id}/visits`;
  const counted = await school.send('POST', foreign, { seen: true, begun: false });
  expect(counted.status).toBe(404);
  const path = `/api/companies/${otherId}/forms/${id}/statistics`;
  expect((await school.send('GET', path, undefined, other)).status).toBe(404);
  const copy = await school.send('POST', `${base}/forms/${id}/copy`, undefined, owner);
  expect((await today(copy.body.data.id)).seen).toBe(0);
});
