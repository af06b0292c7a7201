// Saved views: who sees own and shared ones, and the default views of a person.
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let anna: Caller;
let boris: Caller;
let companyId: number;
let base: string;
beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@views.test');
  companyId = await school.company('views', owner);
  anna = await school.person('anna@views.test');
  boris = await school.person('boris@views.test');
  await school.join(companyId, anna, ['courses_show_all']);
  await school.join(companyId, boris, []);
  base = `/api/companies/${companyId}/saved_views`;
});

const as = (caller: Caller) => ({
  save: (body: object) => school.send('POST', base, { list: 'courses', ...body }, caller),
  change: (id: number, body: object) => school.send('PUT', `${base}/${id}`, body, caller),
  remove: (id: number) => school.send('DELETE', `${base}/${id}`, undefined, caller),
  read: (id: number) => school.send('GET', `${base}/${id}`, undefined, caller),
  restore: (id: number) => school.send('POST', `${base}/${id}/restore`, undefined, caller),
  choose: (body: object) => school.send('POST', `${base}/choose_default`, body, caller),
  names: async (list = 'courses') => {
    const { body } = await school.send('GET', `${base}?list=${list}`, undefined, caller);
    return (body.data as { name: string }[]).map(({ name }) => name);
  },
  defaults: async () => {
    const path = '/api/company/get_id_by_code?code=views&with=default_views';
    const { body } = await school.send('GET', path, undefined, caller);
    return (body.data.default_views as { list: string; name: string }[]).map(
      ({ list, name }) => `${list}: ${name}`,
    );
  },
});

test('own views are visible to their author only, until they are shared', async () => {
  const columns = { order: ['name', 'price'], widths: { price: 120 } };
  const saved = await as(anna).save({
    name: ' Осень ',
    address: 'tab=drafts&sort=-price',
    columns,
  });
  expect(saved.status).toBe(201);
  const { id, version, ...view } = saved.body.data;
  expect(view).toMatchObject({
    name: 'Осень',
    list: 'courses',
    address: 'tab=drafts&sort=-price',
    columns,
    shared: false,
    own: true,
    can_update: true,
  });
  for (const other of [owner, boris]) {
    expect(await as(other).names()).toEqual([]);
    expect((await school.send('GET', `${base}/${id}`, undefined, other)).status).toBe(404);
    expect((await as(other).change(id, { name: 'Моё' })).status).toBe(404);
    expect((await as(other).remove(id)).status).toBe(404);
    expect((await as(other).choose({ list: 'courses', saved_view_id: id })).status).toBe(404);
  }
  expect((await as(anna).change(id, { shared: true, version })).body.data.shared).toBe(true);
  expect(await as(boris).names()).toEqual(['Осень']);
  expect(await as(boris).names('users')).toEqual([]);
  expect((await as(anna).change(id, { name: 'Зима', version })).status).toBe(409);
});

test('a shared view is changed by its author and by those who manage the company', async () => {
  const { id } = (await as(anna).save({ name: 'Общий', shared: true })).body.data;
  expect((await as(boris).change(id, { name: 'Чужой' })).status).toBe(403);
  expect((await as(boris).remove(id)).status).toBe(403);
  expect((await as(owner).change(id, { name: 'Для всех' })).body.data).toMatchObject({
    name: 'Для всех',
    own: false,
  });
  expect((await as(owner).change(id, { shared: false })).status).toBe(403);
  expect((await as(owner).remove(id)).status).toBe(200);
  expect(await as(boris).names()).not.toContain('Для всех');
  // The author can restore it and stop sharing it.
  expect((await as(anna).read(id)).body.data).toMatchObject({ status: 'deleted', own: true });
  await as(anna).restore(id);
  expect((await as(anna).change(id, { shared: false })).status).toBe(200);
  expect(await as(boris).names()).not.toContain('Для всех');
  expect(await as(anna).names()).toContain('Для всех');
});

test('names are unique among a person’s own views, and among shared ones', async () => {
  await as(boris).save({ name: 'Мои', shared: true });
  const again = await as(boris).save({ name: 'мои' });
  expect(again.status).toBe(422);
  expect(again.body.errors[0]).toMatchObject({
    field: 'name',
    message: 'Вид с таким названием у вас уже есть',
  });
  const own = await as(anna).save({ name: 'Мои' });
  expect(own.status).toBe(201);
  const shared = await as(anna).change(own.body.data.id, { shared: true });
  expect(shared.body.errors[0]).toMatchObject({
    field: 'name',
    message: 'Общий вид с таким названием уже есть',
  });
  expect((await as(boris).save({ name: 'Мои', list: 'users' })).status).toBe(201);
});

test('a list opens with the default view of the person while they can see it', async () => {
  const first = await as(anna).save({ name: 'Первый', is_default: true, shared: true });
  const second = (await as(anna).save({ name: 'Второй' })).body.data.id;
  const { id } = first.body.data;
  expect(await as(anna).defaults()).toEqual(['courses: Первый']);
  expect(await as(boris).defaults()).toEqual([]);
  expect((await as(boris).choose({ list: 'courses', saved_view_id: id })).status).toBe(200);
  expect((await as(anna).choose({ list: 'courses', saved_view_id: second })).status).toBe(200);
  expect(await as(anna).defaults()).toEqual(['courses: Второй']);
  expect((await as(anna).choose({ list: 'users', saved_view_id: second })).status).toBe(422);
  // A default view that is deleted or no longer shared is ignored; restored, it is the default again.
  expect((await as(anna).remove(id)).status).toBe(200);
  expect(await as(boris).defaults()).toEqual([]);
  expect((await as(boris).restore(id)).status).toBe(403);
  expect((await as(boris).choose({ list: 'courses', saved_view_id: id })).status).toBe(404);
  expect((await as(anna).restore(id)).body.data.status).toBe('kept');
  expect(await as(boris).defaults()).toEqual(['courses: Первый']);
  await as(anna).change(id, { shared: false });
  expect(await as(boris).defaults()).toEqual([]);
  expect((await as(anna).choose({ list: 'courses', saved_view_id: null })).status).toBe(200);
  expect(await as(anna).defaults()).toEqual([]);
});

test('a deleted view cannot be restored if its name was taken meanwhile', async () => {
  const { id } = (await as(anna).save({ name: 'Летний' })).body.data;
  await as(anna).remove(id);
  await as(anna).save({ name: 'Летний' });
  const back = await as(anna).restore(id);
  expect(back.status).toBe(422);
  expect(back.body.errors[0].field).toBe('name');
});

test.each([
  ['a list that is no address', { list: 'Курсы' }, 'list'],
  ['half an address of a list', { list: 'courses/' }, 'list'],
  ['letters that browsers do not leave in addresses', { address: 'search=осень' }, 'address'],
  ['more than what stands after the question mark', { address: 'a#b' }, 'address'],
  ['an address that is too long', { address: 'a'.repeat(4001) }, 'address'],
  ['more columns than a table has', { columns: { order: 'x'.repeat(16_000) } }, 'columns'],
  ['no name', { name: '' }, 'name'],
])('%s is refused', async (_, body, field) => {
  const { status, body: answer } = await as(anna).save({ name: 'Новый', ...body });
  expect(status).toBe(422);
  expect(answer.errors[0].field).toBe(field);
});

test('limits a person’s own views of a list, and shared ones', async () => {
  for (let number = 1; number <= 100; number += 1) {
    const { status } = await as(boris).save({
      name: `Вид ${number}`,
      list: 'groups',
      shared: true,
    });
    expect(status).toBe(201);
  }
  const more = await as(boris).save({ name: 'Ещё', list: 'groups' });
  expect(more.body.errors[0]).toMatchObject({ field: 'name' });
  const shared = await as(anna).save({ name: 'Ещё', list: 'groups', shared: true });
  expect(shared.body.errors[0]).toMatchObject({ field: 'shared' });
  expect((await as(anna).save({ name: 'Ещё', list: 'groups' })).status).toBe(201);
});
