// Orders for managers: creation with the current price, search, assignment, bulk changes, and the trash.
import { beforeAll, describe, expect, test } from 'vitest';
import { finishedJob } from '../../../testing/jobs.ts';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import { coursePackages } from '../../courses/packages/package-tables.ts';

let school: School;
let owner: Caller;
let manager: Caller;
let reader: Caller;
let anna: Caller;
let companyId: number;
let course: number;

beforeAll(async () => {
  school = await openSchool();
  const person = (name: string) => school.person(`${name}@orders.test`);
  [owner, manager, reader, anna] = [
    await person('owner'),
    await person('manager'),
    await person('reader'),
    await person('anna'),
  ];
  companyId = await school.company('orders', owner);
  await school.join(companyId, manager, [
    'crm_show',
    'crm_create',
    'crm_update',
    'crm_delete',
    'courses_show_all',
  ]);
  await school.join(companyId, reader, ['crm_show']);
  await school.join(companyId, anna, ['learn_courses']);
  course = await newCourse({ name: 'Физика', price: '10000' });
});

const send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  as: Caller = manager,
) => school.send(method, `/api/companies/${companyId}${path}`, body, as);

async function ok(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  as = manager,
) {
  const { status, body: answer } = await send(method, path, body, as);
  expect([method, path, status < 300, answer.errors]).toEqual([method, path, true, undefined]);
  return answer.data;
}

async function newCourse(values: object): Promise<number> {
  const { id } = await ok('POST', '/courses', { status: 'visible', ...values }, owner);
  return id;
}

const order = (values: object = {}) => ok('POST', '/orders', values);

const failure = ({ status, body }: Awaited<ReturnType<typeof send>>) => [
  status,
  body.errors?.[0]?.field,
  body.errors?.[0]?.message,
];

const names = async (query: string) =>
  (await ok('GET', `/orders?sort=name&${query}`)).map(({ name }: { name: string }) => name);

describe('an order', () => {
  test('is numbered within its company, named after the course, and has contacts of the customer', async () => {
    const one = await order({ course_id: course, user_id: anna.userId });
    const two = await order({ name: 'Звонок', contact_phone: '8 900 111-22-33' });
    expect(Number(two.number)).toBe(Number(one.number) + 1);
    expect(one).toMatchObject({
      name: 'Физика',
      contact_name: 'Орлова Анна',
      contact_email: 'anna@orders.test',
      price: '10000.00',
      to_pay: '10000.00',
      comments_count: 0,
      in_trash: false,
    });
    expect(two).toMatchObject({ contact_phone: '+79001112233', price: null, to_pay: '0.00' });
    const [found] = await ok('GET', `/orders?ids=${one.id}&with=user:full_name;status;author`);
    expect(found).toMatchObject({
      user: { full_name: 'Орлова Анна' },
      status: { admin_name: { value: 'Новая' } },
      author: { id: manager.userId },
    });
  });

  test('costs the course’s discounted price unless another price is agreed', async () => {
    const dear = await newCourse({
      name: 'Химия',
      price: '10000',
      use_full_course_discount_percentage: true,
      full_course_discount_percentage: 10,
      use_special_offer_discount_percentage: true,
      special_offer_discount_percentage: 50,
    });
    const [part] = await school.database.system((transaction) =>
      transaction
        .insert(coursePackages)
        .values({ company_id: companyId, course_id: dear, name: 'Половина', price: '3000' })
        .returning({ id: coursePackages.id }),
    );
    const whole = await order({ course_id: dear });
    expect(whole.price).toBe('4500.00');
    const changed = await ok('PUT', `/orders/${whole.id}`, { course_package_id: part?.id });
    expect(changed.price).toBe('1500.00');
    const agreed = await ok('PUT', `/orders/${whole.id}`, { fix_price: '1000.50' });
    expect(agreed).toMatchObject({ price: '1500.00', fix_price: '1000.50', to_pay: '1000.50' });
    const other = await ok('PUT', `/orders/${whole.id}`, { course_id: course });
    expect(other).toMatchObject({ course_package_id: null, price: '10000.00' });
    const refused = await send('PUT', `/orders/${whole.id}`, { course_package_id: part?.id });
    expect(failure(refused)).toEqual([
      422,
      'course_package_id',
      'Пакет не найден среди пакетов курса',
    ]);
  });

  test.each([
    [{ course_id: 2 ** 31 - 1 }, 'course_id', 'Курс не найден'],
    [{ status_id: 2 ** 31 - 1 }, 'status_id', 'Статус не найден'],
    [{ folder_id: 2 ** 31 - 1 }, 'folder_id', 'Папка не найдена'],
    [{ user_id: 2 ** 31 - 1 }, 'user_id', 'Пользователь не найден'],
    [{ course_package_id: 1 }, 'course_package_id', 'Сначала выберите курс'],
    [{ contact_email: 'anna@' }, 'contact_email', 'Введите адрес почты в виде имя@домен.ру'],
    [{ contact_phone: '12' }, 'contact_phone', 'Введите номер в виде +7 900 000-00-00'],
    [{ contact_name: 'Яна' }, 'contact_email', 'Укажите клиента, почту или телефон'],
    [
      { contact_name: null, contact_email: null, contact_phone: null, user_id: null },
      'contact_email',
      'Укажите клиента, почту или телефон',
    ],
    [
      { fix_price: '-5' },
      'fix_price',
      'Введите сумму в рублях в виде 12500.50, не больше двух знаков после точки',
    ],
  ])('reports errors with their field: %j', async (body, field, message) => {
    expect(failure(await send('POST', '/orders', body))).toEqual([422, field, message]);
  });

  test('can’t lose its last contact', async () => {
    const { id } = await order({ contact_name: 'Яна', contact_phone: '+79001112233' });
    const refused = await send('PUT', `/orders/${id}`, { contact_phone: null });
    expect(failure(refused)).toEqual([422, 'contact_email', 'Укажите клиента, почту или телефон']);
    await ok('PUT', `/orders/${id}`, { contact_phone: null, contact_email: 'yana@orders.test' });
  });

  test('is assigned only to managers who may change orders', async () => {
    const managers = await ok('GET', '/orders/available_managers', undefined, reader);
    expect(managers.map(({ id }: { id: number }) => id).toSorted()).toEqual(
      [owner.userId, manager.userId].toSorted(),
    );
    const { id } = await order({ name: 'Моя', manager_id: manager.userId });
    const refused = await send('PUT', `/orders/${id}`, { manager_id: reader.userId });
    expect(failure(refused)).toEqual([422, 'manager_id', 'Сотрудник не найден']);
  });

  test('accepts only courses that the caller may see', async () => {
    const own = await newCourse({ name: 'Своя' });
    const seller = await school.person('seller@orders.test');
    await school.join(companyId, seller, [
      'crm_show',
      'crm_create',
      'crm_update',
      'courses_show_my',
    ]);
    const refused = await send('POST', '/orders', { course_id: own }, seller);
    expect(failure(refused)).toEqual([422, 'course_id', 'Курс не найден']);
    const { id, version } = await order({ course_id: own });
    const change = { course_id: own, description: 'Перезвонить', version };
    expect(await ok('PUT', `/orders/${id}`, change, seller)).toMatchObject({ course_id: own });
  });

  test('detects concurrent changes by its version', async () => {
    const { id, version } = await order({ name: 'Вдвоём' });
    await ok('PUT', `/orders/${id}`, { name: 'Первый', version });
    const { status, body } = await send('PUT', `/orders/${id}`, { name: 'Второй', version });
    expect([status, body.errors[0].code]).toEqual([409, 'stale']);
  });

  test('is read by people who may see orders and changed by those who may change them', async () => {
    const { id } = await order({ name: 'Чужая' });
    expect(await ok('GET', `/orders/${id}`, undefined, reader)).toMatchObject({
      can_update: false,
      can_delete: false,
    });
    for (const [method, path, body] of [
      ['POST', '/orders', {}],
      ['PUT', `/orders/${id}`, { name: 'Моя' }],
      ['DELETE', `/orders/${id}`, undefined],
      ['POST', '/orders/delete', { orders_id: [id] }],
    ] as const) {
      expect((await send(method, path, body, reader)).status).toBe(403);
    }
    expect((await send('GET', '/orders', undefined, anna)).status).toBe(403);
  });
});

describe('the list', () => {
  test('is searched by number, name, and contacts in any notation', async () => {
    const { number } = await order({
      name: 'Находка',
      contact_name: 'Щукина Алёна',
      contact_email: 'yana@found.test',
      contact_phone: '+7 911 222-33-44',
    });
    for (const words of [
      number,
      `№ ${number}`,
      `#${number}`,
      'находк',
      'щукина',
      'щукина алена',
      'yana@found',
      '8 (911) 222-33-44',
    ]) {
      expect(await names(`search=${encodeURIComponent(words)}`)).toContain('Находка');
    }
    expect(await names('search=нетакой')).toEqual([]);
  });

  test('is filtered by status, folder, price and missing manager', async () => {
    const [, working] = await ok('GET', '/order_statuses');
    const folder = (await ok('POST', '/order_folder', { name: 'Осень' }, owner)).id;
    await order({ name: 'Узкая', status_id: working.id, folder_id: folder, fix_price: '777' });
    expect(await names(`folder_id=${folder}`)).toEqual(['Узкая']);
    expect(await names(`status_id=${working.id}&to_pay_from=700&to_pay_to=800`)).toEqual(['Узкая']);
    expect(await names(`status_type=in_progress&in_folder=1&has_manager=0`)).toEqual(['Узкая']);
    expect(await names(`folder_id=${folder}&has_manager=1`)).toEqual([]);
    const refused = await send('DELETE', `/order_folder/${folder}`, undefined, owner);
    expect([refused.status, refused.body.errors[0].message]).toEqual([
      409,
      'Используется: 1 заявка («Узкая»)',
    ]);
  });
});

test('the export has the columns of the list and the time of payment', async () => {
  for (const name of ['Выгрузка: новая', 'Выгрузка: оплаченная', 'Звонок']) {
    const { id } = await order({ name, fix_price: '100' });
    if (name.endsWith('оплаченная')) await ok('POST', '/payments', { order_id: id }, owner);
  }
  const wanted = {
    format: 'csv',
    columns: ['name', 'payed_at'],
    matching: { search: 'Выгрузка', paid: false },
  };
  const lines = async (of: object) => {
    const { file_name, job_id } = await ok('POST', '/orders_download', of, owner);
    await finishedJob(school, `/api/companies/${companyId}`, job_id, owner);
    const { url } = await ok('GET', `/orders_file?file_name=${file_name}`, undefined, owner);
    const { payload } = await school.app.inject({ url: `/api${url}` });
    return payload.replace('\uFEFF', '').trim().split('\r\n');
  };
  expect(await lines(wanted)).toEqual(['Название;Оплачена', 'Выгрузка: новая;']);
  const paid = { ...wanted, matching: { search: 'Выгрузка', paid: true } };
  expect(await lines(paid)).toEqual([
    'Название;Оплачена',
    expect.stringMatching(/^Выгрузка: оплаченная;\d\d\.\d\d\.\d{4}$/),
  ]);
});

describe('bulk actions', () => {
  test('set a status, a folder and a manager, without counting unchanged orders', async () => {
    const ids = [(await order({ name: 'А' })).id, (await order({ name: 'Б' })).id];
    const [, working] = await ok('GET', '/order_statuses');
    await ok('PUT', `/orders/${ids[0]}`, { status_id: working.id });
    const moved = await ok('POST', '/orders/set_status', { orders_id: ids, status_id: working.id });
    expect(moved).toMatchObject({ count: 1, ids: [ids[1]] });
    const folder = (await ok('POST', '/order_folder', { name: 'Много' }, owner)).id;
    expect(await ok('POST', '/orders/move', { orders_id: ids, folder_id: folder })).toMatchObject({
      count: 2,
    });
    const given = { matching: { folder_id: [folder] }, manager_id: manager.userId };
    expect(await ok('POST', '/orders/set_manager', given)).toMatchObject({ count: 2 });
    expect(await ok('POST', '/orders/move', { orders_id: ids, folder_id: null })).toMatchObject({
      count: 2,
    });
    const nobody = { orders_id: ids, manager_id: reader.userId };
    expect(failure(await send('POST', '/orders/set_manager', nobody))).toEqual([
      422,
      'manager_id',
      'Сотрудник не найден',
    ]);
  });

  test('move orders to the trash, where they are read-only, and restore them', async () => {
    const folder = (await ok('POST', '/order_folder', { name: 'Ненужное' }, owner)).id;
    const { id } = await order({ name: 'Лишняя', folder_id: folder });
    const { deletion } = await ok('POST', '/orders/delete', { matching: { folder_id: [folder] } });
    expect(await names(`folder_id=${folder}`)).toEqual([]);
    expect(await names(`folder_id=${folder}&deleted=1`)).toEqual(['Лишняя']);
    expect((await send('PUT', `/orders/${id}`, { name: 'Нужная' })).status).toBe(409);
    expect((await ok('GET', `/order_folder/${folder}`)).orders_count).toBe(0);
    const back = { matching: { deletion: [deletion], deleted: true } };
    expect(await ok('POST', '/orders/restore', back)).toMatchObject({ count: 1 });
    expect(await names(`folder_id=${folder}`)).toEqual(['Лишняя']);
  });
});

test('custom fields of orders are read, changed and filtered by', async () => {
  const field = await ok(
    'POST',
    '/custom_fields',
    { name: 'Класс', type: 'integer', subtype: 'bid' },
    owner,
  );
  const { id, version } = await order({ name: 'С полем' });
  const path = `/orders/${id}/custom_field_order_values`;
  const values = { custom_fields: [{ custom_field_id: field.id, values: ['11'] }] };
  const [held] = await ok('PUT', path, { ...values, version });
  expect(held).toMatchObject({ name: 'Класс', values: [{ value: '11' }] });
  expect((await send('PUT', path, { ...values, version })).status).toBe(409);
  expect((await send('PUT', path, values, reader)).status).toBe(403);
  expect(await ok('GET', path, undefined, reader)).toMatchObject([{ id: field.id }]);
  expect(await names(`custom_field=${field.id}:from:11`)).toEqual(['С полем']);
  const one = { custom_fields: [{ custom_field_id: field.id, value: 10 }] };
  expect((await ok('PUT', path, one))[0]).toMatchObject({ values: [{ value: '10' }] });
  const history = await ok('GET', `/orders/${id}/audits`);
  expect(JSON.stringify(history)).toContain('Класс');
});
