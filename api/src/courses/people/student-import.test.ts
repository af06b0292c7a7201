// Tests the import of students from a table: check, all-or-nothing write, and export of the result.
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

interface Student {
  user: { id: number };
  branch: { name: string } | null;
  packages: { name: string }[];
}

interface RowResult {
  outcome: string;
  errors: { field: string; message: string }[];
}

let school: School;
let owner: Caller;
let companyId: number;
let base: string;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@student-import.test');
  companyId = await school.company('student-import', owner);
  base = `/api/companies/${companyId}`;
});

const address = (name: string) => `${name}@student-import.test`;
const member = async (name: string) => {
  const person = await school.person(address(name));
  await school.join(companyId, person, []);
  return person;
};
const post = async (path: string, body: unknown, as = owner) =>
  school.send('POST', `${base}${path}`, body, as);
const made = async (path: string, body: object): Promise<number> =>
  (await post(path, body)).body.data.id;
const students = async (courseId: number) => {
  const { body } = await school.send(
    'GET',
    `${base}/courses/${courseId}/users?with=branch;user`,
    undefined,
    owner,
  );
  return body.data.map((student: Student) => [
    student.user.id,
    student.branch?.name ?? null,
    student.packages.map(({ name }: { name: string }) => name),
  ]);
};

test('checks, corrects and writes a table in which everybody has separate packages and a branch', async () => {
  const id = await made('/courses', { name: 'Из таблицы' });
  const [anna, boris, vera] = [await member('anna'), await member('boris'), await member('vera')];
  const spring = await made(`/courses/${id}/course_branches`, { name: 'Весна' });
  await made(`/courses/${id}/course_branches`, { name: 'Осень' });
  await made(`/courses/${id}/course_packages`, { name: 'Всё включено' });
  await made(`/course_branches/${spring}/course_packages`, { name: 'Весенний' });
  await post(`/courses/${id}/users/attach`, { users_id: [vera.userId] });
  const at = `/courses/${id}/users/import`;
  const rows = [
    { contact: address('anna').toUpperCase(), packages: ['всё  ВКЛЮЧЕНО'], branch: 'осень' },
    { contact: 'кто-то' },
    { contact: ' ' },
    { contact: address('nobody') },
    { contact: address('boris'), packages: ['Полный'], branch: 'Лето' },
    { contact: address('boris'), packages: ['Весенний'], branch: 'Осень' },
    { contact: address('vera') },
  ];
  const checked = await post(at, { rows, check: true });
  expect(checked.status).toBe(200);
  expect(checked.body.data).toMatchObject({ count: 0, written: false });
  expect(
    checked.body.data.rows.map(({ outcome, errors }: RowResult) => [
      outcome,
      ...errors.map(({ field, message }) => `${field}: ${message}`),
    ]),
  ).toEqual([
    ['new'],
    ['refused', 'contact: Это не почта и не телефон'],
    ['refused', 'contact: Нет ни почты, ни телефона'],
    ['refused', 'contact: В компании нет такого пользователя'],
    ['refused', 'packages: У курса нет пакета «Полный»', 'branch: У курса нет ветки «Лето»'],
    ['refused', 'packages: Пакет «Весенний» продаётся для ветки «Весна»'],
    ['learning'],
  ]);

  // One wrong row prevents the whole import.
  expect((await post(at, { rows })).body.data).toMatchObject({ count: 0, written: false });
  expect(await students(id)).toEqual([[vera.userId, null, []]]);

  const mended = [
    rows[0],
    { contact: address('boris'), packages: ['Весенний, всё включено'] },
    { contact: address('boris'), packages: ['Всё включено'] },
    { contact: address('vera'), packages: ['Всё включено'] },
  ];
  const { data } = (await post(at, { rows: mended })).body;
  expect(data).toMatchObject({ count: 3, written: true });
  expect(data.rows.map(({ outcome }: RowResult) => outcome)).toEqual([
    'new',
    'new',
    'repeated',
    'learning',
  ]);
  expect(
    (await students(id)).toSorted(([one]: number[], [other]: number[]) => one! - other!),
  ).toEqual([
    [anna.userId, 'Осень', ['Всё включено']],
    [boris.userId, 'Весна', ['Весенний', 'Всё включено']],
    [vera.userId, null, ['Всё включено']],
  ]);
  // Importing the same table again changes nothing.
  expect((await post(at, { rows: mended })).body.data).toMatchObject({ count: 0, written: true });
});

test('refuses a user of another branch and a telephone number of two users', async () => {
  const id = await made('/courses', { name: 'По веткам' });
  for (const name of ['Первая', 'Вторая']) await made(`/courses/${id}/course_branches`, { name });
  const gleb = await member('gleb');
  const at = `/courses/${id}/users/import`;
  const inBranch = (branch: string) => ({ rows: [{ contact: address('gleb'), branch }] });
  expect((await post(at, inBranch('Первая'))).body.data.written).toBe(true);
  const refused = (await post(at, inBranch('Вторая'))).body.data;
  expect(refused.rows[0].errors).toEqual([
    {
      field: 'branch',
      message: 'Уже учится в ветке «Первая»: перевести можно на вкладке «Ученики»',
      code: 'other_branch',
    },
  ]);
  const twins = [gleb, await member('gleb-too')];
  for (const { userId } of twins) {
    await school.send('PUT', `${base}/users/${userId}`, { phone: '+79005554433' }, owner);
  }
  const byPhone = (await post(at, { rows: [{ contact: '8 900 555-44-33' }], check: true })).body;
  expect(byPhone.data.rows[0].errors).toMatchObject([{ field: 'contact', code: 'ambiguous' }]);
});

test('counts users who only get a branch, and refuses packages of another branch', async () => {
  const id = await made('/courses', { name: 'Ветки и пакеты' });
  const [dina, egor, zhanna] = [await member('dina'), await member('egor'), await member('zhanna')];
  for (const name of ['Первая', 'Вторая']) {
    const branch = await made(`/courses/${id}/course_branches`, { name });
    await made(`/course_branches/${branch}/course_packages`, { name: `${name}: базовый` });
  }
  await post(`/courses/${id}/users/attach`, { users_id: [dina.userId, egor.userId] });
  const at = `/courses/${id}/users/import`;
  const placed = ['dina', 'egor'].map((name) => ({ contact: address(name), branch: 'Первая' }));
  expect((await post(at, { rows: placed })).body.data).toMatchObject({ count: 2, written: true });
  expect((await post(at, { rows: placed })).body.data.count).toBe(0);
  const { data } = (
    await post(at, {
      rows: [
        { contact: address('dina'), packages: ['Вторая: базовый'] },
        { contact: address('zhanna'), packages: ['Первая: базовый', 'Вторая: базовый'] },
        { contact: address('egor'), packages: ['Первая: базовый'] },
      ],
    })
  ).body;
  expect(data.rows.map(({ errors }: RowResult) => errors.map(({ message }) => message))).toEqual([
    ['Пакет «Вторая: базовый» продаётся для ветки «Вторая»'],
    ['Пакет «Вторая: базовый» продаётся для ветки «Вторая»'],
    [],
  ]);
  expect(await students(id)).not.toContainEqual([zhanna.userId, null, []]);
});

test('accepts a required package that the user has or gets by another row', async () => {
  const id = await made('/courses', { name: 'Сначала базовый' });
  const anton = await member('anton');
  const basic = await made(`/courses/${id}/course_packages`, { name: 'Базовый' });
  const extra = await made(`/courses/${id}/course_packages`, { name: 'Разбор' });
  const tie = { package_id: extra, related_package_id: basic, type: 'required' };
  await post('/course_package_relations', tie);
  const at = `/courses/${id}/users/import`;
  const contact = address('anton');
  const more = { contact, packages: ['Разбор'] };
  expect((await post(at, { rows: [more] })).body.data).toMatchObject({
    written: false,
    rows: [
      {
        outcome: 'refused',
        errors: [
          {
            field: 'packages',
            message: 'Для пакета «Разбор» сначала нужен другой пакет',
            code: 'package_required',
          },
        ],
      },
    ],
  });
  const rows = [more, { contact, packages: ['Базовый'] }];
  expect((await post(at, { rows })).body.data).toMatchObject({ count: 1, written: true });
  expect(await students(id)).toEqual([[anton.userId, null, ['Базовый', 'Разбор']]]);
  expect((await post(at, { rows: [more] })).body.data).toMatchObject({ count: 0, written: true });
});

test('writes two concurrent tables with the same users in different orders', async () => {
  const id = await made('/courses', { name: 'Сразу две таблицы' });
  const names = ['one-table', 'other-table'];
  for (const name of names) await member(name);
  for (const name of ['Раз', 'Два']) await made(`/courses/${id}/course_packages`, { name });
  const at = `/courses/${id}/users/import`;
  const rows = names.map((name, place) => ({
    contact: address(name),
    packages: [['Раз', 'Два'][place]],
  }));
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, turn) =>
      post(at, { rows: turn % 2 === 0 ? rows : rows.toReversed() }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(answers.reduce((sum, { body }) => sum + body.data.count, 0)).toBe(2);
});

test('limits the number of rows and requires the permissions to manage access and see users', async () => {
  const id = await made('/courses', { name: 'Чужой' });
  const at = `/courses/${id}/users/import`;
  const many = Array.from({ length: 1001 }, () => ({ contact: address('anna') }));
  expect((await post(at, { rows: many })).body.errors[0]).toMatchObject({
    field: 'rows',
    message: 'Не больше 1000 строк за раз: разделите таблицу',
  });
  expect((await post(at, { rows: [] })).status).toBe(422);
  const teacher = await school.person(address('teacher'));
  await school.join(companyId, teacher, ['admin_part_access', 'courses_update_all', 'users_show']);
  expect((await post(at, { rows: [{ contact: address('anna') }] }, teacher)).status).toBe(403);
});
