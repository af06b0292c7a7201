// Tests commercial offers: available courses, prices, the PDF and the mail.
import { sql } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startBitrixServer, type BitrixServer } from '../../../testing/servers/bitrix-server.ts';
import { finishedJob } from '../../../testing/jobs.ts';
import { mailsTo } from '../../../testing/mails.ts';
import { openOwnSchool, type Caller, type OwnSchool } from '../../../testing/school.ts';

let school: OwnSchool;
let bitrix: BitrixServer;
let owner: Caller;
let base: string;
let physics: number;
let chemistry: number;
let draft: number;

const send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  as: Caller = owner,
) => school.send(method, `${base}${path}`, body, as);

const course = async (body: object): Promise<number> => {
  const { status, body: made } = await send('POST', '/courses', { status: 'visible', ...body });
  expect([status, made.errors]).toEqual([201, undefined]);
  return made.body?.id ?? made.data.id;
};

const remark = (courseId: number, text: string, as: Caller = owner) =>
  send('POST', `/courses/${courseId}/course_remarks`, { text }, as);

beforeAll(async () => {
  school = await openOwnSchool({ PRIVATE_NETWORKS: '127.0.0.1' });
  bitrix = await startBitrixServer();
  owner = await school.person('owner@offer.test');
  const companyId = await school.company('offer', owner);
  base = `/api/companies/${companyId}`;
  physics = await course({
    name: 'Физика: подготовка к ЕГЭ',
    price: '9999.99',
    use_full_course_discount_percentage: true,
    full_course_discount_percentage: 10,
    special_offer_discount_percentage: 50,
    start_date: '2026-09-01',
  });
  chemistry = await course({ name: 'Химия', price: '500.50' });
  draft = await course({ name: 'Черновик', price: '1', status: 'draft' });
  await course({ name: 'Не продаётся', price: '1', can_be_bought: false });
});
afterAll(async () => {
  await bitrix.close();
  await school.close();
});

const namesIn = async (query = '') => {
  const { body } = await send('GET', `/courses/commercial_offer/index?sort=name&desc=0${query}`);
  return body.data.map(({ name }: { name: string }) => name);
};

test('lists open courses on sale and filters them by price, day and words', async () => {
  const all = ['Физика: подготовка к ЕГЭ', 'Химия'];
  expect(await namesIn()).toEqual(all);
  expect(await namesIn('&status=draft')).toEqual([]);
  expect(await namesIn('&price_from=500.50&price_to=600')).toEqual(['Химия']);
  expect(await namesIn('&start_from=2026-09-01')).toEqual([all[0]]);
  expect(await namesIn('&start_to=2026-08-31')).toEqual([]);
  expect(await namesIn(`&course_id=${chemistry},${draft}`)).toEqual(['Химия']);
  expect(await namesIn('&search=физика')).toEqual([all[0]]);
  const wrong = await send('GET', '/courses/commercial_offer/index?price_from=1e3');
  expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'price_from']);
});

test('offers dictionary entries as filter values', async () => {
  await send('POST', '/course_types', { name: 'Интенсив' });
  await send('POST', '/course_categories', { title: 'Школьникам' });
  const { body } = await send('GET', '/courses/commercial_offer/get_filters');
  expect(body.data).toMatchObject({
    types: [{ name: 'Интенсив' }],
    formats: [],
    categories: [{ name: 'Школьникам' }],
    places: [],
  });
});

describe('remarks of a course', () => {
  test('have 1 to 1000 characters and are deleted with their course', async () => {
    const id = await course({ name: 'С примечаниями', status: 'close' });
    const long = await remark(id, 'я'.repeat(1001));
    expect([long.status, long.body.errors[0]]).toMatchObject([
      422,
      { field: 'text', message: 'Не больше 1000 символов' },
    ]);
    expect((await remark(id, ' ')).status).toBe(422);
    expect((await remark(id, 'я'.repeat(1000))).status).toBe(201);
    const other = await send('GET', `/courses/${chemistry}/course_remarks`);
    expect(other.body.data).toEqual([]);
  });

  test('are at most a thousand, and can be searched', async () => {
    const id = await course({ name: 'Много примечаний', status: 'close' });
    await school.database.system((transaction) =>
      transaction.execute(sql`insert into course_remarks (company_id, course_id, author_id, text)
        select ${Number(base.split('/').at(-1))}::integer, ${id}::integer, ${owner.userId}::integer, 'Примечание ' || place
        from generate_series(1, 999) as place`),
    );
    expect((await remark(id, 'Тысячное')).status).toBe(201);
    expect((await remark(id, 'Лишнее')).status).toBe(409);
    const found = await send('GET', `/courses/${id}/course_remarks?search=тысячное`);
    expect(found.body.data).toMatchObject([{ text: 'Тысячное' }]);
  });

  test('are written by those who may change the CRM, for courses that they see', async () => {
    const reader = await school.person('reader@offer.test');
    const writer = await school.person('writer@offer.test');
    const stranger = await school.person('stranger@offer.test');
    const companyId = Number(base.split('/').at(-1));
    await school.join(companyId, reader, ['admin_part_access', 'courses_show_all', 'crm_show']);
    await school.join(companyId, writer, ['admin_part_access', 'courses_show_all', 'crm_update']);
    await school.join(companyId, stranger, ['admin_part_access', 'courses_show_my', 'crm_update']);
    expect((await remark(chemistry, 'Нет', reader)).status).toBe(403);
    expect((await remark(chemistry, 'Нет', stranger)).status).toBe(404);
    const made = await remark(chemistry, 'Реактивы входят в цену', writer);
    expect(made.status).toBe(201);
    const { id, version } = made.body.data;
    const at = `/courses/${chemistry}/course_remarks/${id}`;
    const seen = await send('GET', at, undefined, reader);
    expect(seen.body.data).toMatchObject({ text: 'Реактивы входят в цену', can_update: false });
    const changed = await send('PUT', at, { text: 'Реактивы отдельно', version }, writer);
    expect(changed.body.data.text).toBe('Реактивы отдельно');
    expect((await send('PUT', at, { text: 'Поздно', version }, owner)).status).toBe(409);
    expect((await send('DELETE', at, undefined, reader)).status).toBe(403);
    expect((await send('DELETE', at, undefined, writer)).status).toBe(200);
  });
});

const total = '9500.49';

/** Extracts the text of a PDF. */
async function words(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

async function printed(courses: readonly number[]): Promise<string> {
  const { status, body } = await send('POST', '/commercial_offer/create_download', {
    courses_id: courses,
  });
  expect([status, body.errors]).toEqual([201, undefined]);
  const job = await finishedJob(school, base, body.data.job.id, owner);
  expect(job).toMatchObject({ status: 'done', error: null });
  expect(job.file.file_name).toBe('Коммерческое предложение.pdf');
  const { rawPayload } = await school.app.inject({ url: job.file.url });
  return words(rawPayload);
}

test('makes a separate file for each of several offers with the same name', async () => {
  expect(await printed([chemistry])).toContain('Химия');
  expect(await printed([physics])).toContain('Физика');
});

test('prints courses in order with prices to the kopeck and selectable Russian text', async () => {
  await remark(physics, 'Учебник — в подарок 🎁: «Физика», том №1');
  const text = await printed([chemistry, physics]);
  expect(text).toContain('Коммерческое предложение');
  expect(text).toContain('Школа offer');
  expect(text.indexOf('Химия')).toBeLessThan(text.indexOf('Физика'));
  expect(text).toContain('с 01.09.2026');
  expect(text).toContain('Скидка за полный курс: −1 000 ₽');
  expect(text).toContain('8 999,99 ₽');
  expect(text).toContain('Учебник — в подарок : «Физика», том №1');
  expect(text).toContain('Итого 9 500,49 ₽');
  expect(text).toContain('Ваш менеджер: ');
});

test.each([
  ['an empty list', 422, [], 'Выберите хотя бы один курс'],
  ['a repeated course', 422, () => [physics, physics], 'Курсы повторяются'],
  [
    'a course that is not on offer',
    404,
    () => [physics, draft],
    'Некоторых курсов в продаже больше нет: уберите их из предложения',
  ],
  [
    'an unknown course',
    404,
    [2_000_000_000],
    'Некоторых курсов в продаже больше нет: уберите их из предложения',
  ],
] as const)('refuses %s', async (_, refusal, ids, message) => {
  const courses_id = typeof ids === 'function' ? ids() : ids;
  const { status, body } = await send('POST', '/commercial_offer/create_download', { courses_id });
  expect([status, body.errors]).toMatchObject([refusal, [{ field: 'courses_id', message }]]);
});

describe('the mail', () => {
  const mail = (more: object = {}) => ({
    courses_id: [physics, chemistry],
    email: 'buyer@clients.test',
    subject: 'Предложение\r\nBcc: all@clients.test',
    message: 'Здравствуйте, Ирина!',
    total,
    ...more,
  });
  const order = (more?: object, as?: Caller) =>
    send('POST', '/commercial_offer/send_email', mail(more), as);

  test('is sent once with the text of the preview and the file; replies go to the manager', async () => {
    const { status, body } = await order();
    expect([status, body.errors]).toEqual([201, undefined]);
    const job = await finishedJob(school, base, body.data.job.id, owner);
    expect([job.status, job.error]).toEqual(['done', null]);
    const mails = await mailsTo(school, 'buyer@clients.test');
    expect(mails).toHaveLength(1);
    const [sent = ''] = mails;
    expect(sent).not.toMatch(/^Bcc:/im);
    expect(sent).toMatch(/^Message-ID: <[\w-]+@/im);
    expect(sent).toContain('Reply-To: owner@offer.test');
    const attached = /filename[\s\S]*?\r?\n\r?\n([A-Za-z\d+/=\s]+)/.exec(sent)?.[1] ?? '';
    expect(await words(Buffer.from(attached, 'base64'))).toContain('Итого 9 500,49 ₽');
    const quota = await send('GET', '/message_quota');
    expect(quota.body.data.ordered).toBe(1);
  });

  test('is not sent if prices have changed', async () => {
    const { status, body } = await order({ total: '9500.50', email: 'other@clients.test' });
    expect([status, body.errors[0]]).toMatchObject([
      409,
      { field: 'total', code: 'prices_changed' },
    ]);
    expect(await mailsTo(school, 'other@clients.test')).toEqual([]);
  });

  test.each([
    ['email', 'почта'],
    ['subject', ''],
    ['message', 'я'.repeat(5001)],
  ])('is refused for an invalid %s at its field', async (field, value) => {
    const { status, body } = await order({ [field]: value });
    expect([status, body.errors.map((each: { field: string }) => each.field)]).toEqual([
      422,
      [field],
    ]);
  });

  test('is sent by those who see sales, for courses that they see', async () => {
    const companyId = Number(base.split('/').at(-1));
    const manager = await school.person('manager@offer.test');
    const reader = await school.person('reader-of-courses@offer.test');
    await school.join(companyId, manager, ['admin_part_access', 'crm_show', 'courses_show_my']);
    await school.join(companyId, reader, ['admin_part_access', 'courses_show_all']);
    expect((await order({}, reader)).status).toBe(403);
    expect((await order({}, manager)).body.errors[0].field).toBe('courses_id');
  });
});

describe('a contact of Bitrix24', () => {
  const find = (search: string) =>
    send(
      'GET',
      `/courses/commercial_offer/get_bitrix_contact?search=${encodeURIComponent(search)}`,
    );

  test('is not found without an integration', async () => {
    const { status, body } = await find('17');
    expect([status, body.errors[0].code]).toEqual([409, 'not_configured']);
  });

  describe('with an integration', () => {
    beforeAll(async () => {
      await send('POST', '/company_integrations', {
        name: 'Битрикс24',
        type: 'bitrix24',
        settings: JSON.stringify({ webhook_url: bitrix.webhook }),
        secret_keys: ['webhook_url'],
      });
      bitrix.contacts.push(
        {
          ID: '17',
          NAME: 'Ирина',
          LAST_NAME: 'Ветрова',
          EMAIL: [{ VALUE: 'irina@clients.test' }],
          PHONE: [{ VALUE: '8 (900) 123-45-67' }],
        },
        { ID: '18', NAME: 'Пётр', LAST_NAME: '' },
      );
    });
    beforeEach(() => bitrix.become('working'));

    test.each(['irina@clients.test', '+7 900 123-45-67', '17'])(
      'is found by %s',
      async (search) => {
        const { status, body } = await find(search);
        expect([status, body.data]).toEqual([
          200,
          [
            {
              id: 17,
              full_name: 'Ветрова Ирина',
              emails: ['irina@clients.test'],
              phones: ['8 (900) 123-45-67'],
            },
          ],
        ]);
      },
    );

    test('may be unknown', async () => {
      expect((await find('nobody@clients.test')).body.data).toEqual([]);
      expect((await find('99')).body.data).toEqual([]);
      expect((await find('Ирина')).body.errors[0]).toMatchObject({ field: 'search' });
    });

    test.each(['refusing', 'failing', 'nonsense'] as const)(
      'of a %s server is reported as an error',
      async (state) => {
        bitrix.become(state);
        const { status, body } = await find('17');
        expect([status, body.errors[0].message]).toEqual([424, expect.stringMatching(/Битрикс24/)]);
      },
    );
  });
});
