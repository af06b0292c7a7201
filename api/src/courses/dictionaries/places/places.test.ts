// Tests places and the permissions on them.
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../../testing/school.ts';

let school: School;
let owner: Caller;
let companyId: number;
let base: string;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@places.test');
  companyId = await school.company('places', owner);
  base = `/api/companies/${companyId}/places`;
});

const create = (name: string, address?: string, as = owner) =>
  school.send('POST', base, { name, address }, as);
const names = async (query = '') => {
  const { body } = await school.send('GET', `${base}?${query}`, undefined, owner);
  return body.data.map(({ name }: { name: string }) => name);
};

test('sorts places by name and searches their addresses', async () => {
  await create(' Филиал на Лесной ', 'Москва, Лесная, 5');
  expect((await create('Актовый зал', '')).body.data.address).toBeNull();
  expect(await names()).toEqual(['Актовый зал', 'Филиал на Лесной']);
  expect(await names('sort=created_at&desc=1')).toEqual(['Актовый зал', 'Филиал на Лесной']);
  expect(await names(`search=${encodeURIComponent('москва лесная')}`)).toHaveLength(1);
});

test('requires unique names', async () => {
  await create('Кабинет 12');
  const { status, body } = await create('Кабинет 12');
  expect(status).toBe(422);
  const message = 'Место с таким названием уже есть';
  expect(body.errors).toMatchObject([{ field: 'name', message }]);
});

test('lets those who see courses read places, and only those who change all courses write them', async () => {
  const { id } = (await create('Лаборатория')).body.data;
  const teacher = await school.person('teacher@places.test');
  await school.join(companyId, teacher, ['courses_show_my', 'courses_update_my']);
  const learner = await school.person('learner@places.test');
  await school.join(companyId, learner, ['learn_courses']);
  const stranger = await school.person('stranger@places.test');
  await school.company('other-places', stranger);
  for (const [as, read, write] of [
    [teacher, 200, 403],
    [learner, 403, 403],
    [stranger, 404, 404],
  ] as const) {
    expect((await school.send('GET', `${base}/${id}`, undefined, as)).status).toBe(read);
    expect((await create('Чужое', undefined, as)).status).toBe(write);
    const deleting = school.send('POST', `${base}/delete`, { places_id: [id] }, as);
    expect((await deleting).status).toBe(write);
  }
  expect(await names()).toContain('Лаборатория');
});
