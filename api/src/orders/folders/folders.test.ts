// Order folders: unique names, search by words, and bulk deletion of empty folders.
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let base: string;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@order-folders.test');
  base = `/api/companies/${await school.company('order-folders', owner)}`;
});

const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  school.send(method, `${base}${path}`, body, owner);

async function made(name: string): Promise<number> {
  const { status, body } = await send('POST', '/order_folder', { name });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.data.id;
}

const found = async (words: string) => {
  const { body } = await send('GET', `/order_folder?search=${encodeURIComponent(words)}`);
  return body.data.map(({ name }: { name: string }) => name);
};

test('folder names are unique', async () => {
  await made('Осенний набор');
  const other = await made('Другая');
  const taken = { field: 'name', message: 'Папка с таким названием уже есть', code: 'taken' };
  for (const again of [
    await send('POST', '/order_folder', { name: ' Осенний набор ' }),
    await send('PUT', `/order_folder/${other}`, { name: 'Осенний набор' }),
  ]) {
    expect([again.status, again.body.errors]).toMatchObject([422, [taken]]);
  }
});

test('folders are found by words of their names', async () => {
  await made('Весенний набор');
  await made('Летняя школа');
  expect(await found('весенний')).toEqual(['Весенний набор']);
});

test('bulk deletion skips folders that contain orders', async () => {
  const [one, two, busy] = [
    await made('Пробная 1'),
    await made('Пробная 2'),
    await made('Пробная с заявкой'),
  ];
  await send('POST', '/orders', { name: 'Физика', folder_id: busy });
  const { body } = await send('POST', '/order_folder/delete', {
    order_folders_id: [one, two, busy],
  });
  expect(body.data).toMatchObject({
    ids: [one, two],
    count: 2,
    skipped: [{ code: 'in_use', message: 'в них лежат заявки', names: ['Пробная с заявкой'] }],
  });
  expect(await found('пробная')).toEqual(['Пробная с заявкой']);
});
