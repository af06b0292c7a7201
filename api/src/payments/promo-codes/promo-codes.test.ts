// Promo codes: discounts, products, filters and bulk creation.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { finishedJob } from '../../../testing/jobs.ts';
import { openSchool, type Answer, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let companyId: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@promo-codes.test');
});

let companies = 0;

beforeEach(async () => {
  companyId = await school.company(`promo-codes-${++companies}`, owner);
});

const send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  as: Caller = owner,
) => school.send(method, `/api/companies/${companyId}${path}`, body, as);

/** The data of a call that must succeed. */
async function done(...call: Parameters<typeof send>) {
  const { status, body } = await send(...call);
  expect([call[1], status < 300, body?.errors]).toEqual([call[1], true, undefined]);
  return body?.data;
}

const tenPercent = { sale_type: 'percent', sale_percent: 10 };

const made = (body: object) => done('POST', '/promo_codes', { ...tenPercent, ...body });

const problems = ({ status, body }: Answer) => [
  status,
  ...body.errors.map(({ field, message }: Record<string, string>) => [field, message]),
];

const codesOf = (rows: { code: string }[]) => rows.map(({ code }) => code);

/** The day this many days from now in Moscow, the school's time zone. */
const day = (offset: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(
    Date.now() + offset * 86_400_000,
  );

describe('a promo code', () => {
  test('is stored in upper case and is unique ignoring case', async () => {
    const { code } = await made({ code: ' лето-2026 ' });
    expect(code).toBe('ЛЕТО-2026');
    expect(
      problems(await send('POST', '/promo_codes', { ...tenPercent, code: 'Лето-2026' })),
    ).toEqual([422, ['code', 'Такой промокод уже есть']]);
    expect(codesOf(await done('GET', `/promo_codes?search=${encodeURIComponent('лето')}`))).toEqual(
      ['ЛЕТО-2026'],
    );
  });

  test('is the same in all Unicode normalization forms', async () => {
    const { code } = await made({ code: 'Е\u0308ЖИК－２５' });
    expect(code).toBe('ЁЖИК-25');
    expect(
      problems(await send('POST', '/promo_codes', { ...tenPercent, code: 'ёжик-25' })),
    ).toEqual([422, ['code', 'Такой промокод уже есть']]);
  });

  test('is the same with ё and е, in the list and in edits too', async () => {
    const { id } = await made({ code: 'ЁЛКА' });
    const other = await made({ code: 'ЕЛЬ' });
    const taken = [422, ['code', 'Такой промокод уже есть']];
    expect(problems(await send('POST', '/promo_codes', { ...tenPercent, code: 'елка' }))).toEqual(
      taken,
    );
    expect(problems(await send('PUT', `/promo_codes/${other.id}`, { code: 'Елка' }))).toEqual(
      taken,
    );
    const search = encodeURIComponent('елка');
    expect(codesOf(await done('GET', `/promo_codes?search=${search}`))).toEqual(['ЁЛКА']);
    await done('PUT', `/promo_codes/${id}`, { code: 'ЕЛКА' });
  });

  test.each([
    [{ code: 'лето 2026' }, ['code', 'Только буквы, цифры, дефис и подчёркивание']],
    [{ sale_percent: undefined }, ['sale_percent', 'Обязательное поле']],
    [{ sale_percent: 101 }, ['sale_percent', 'Введите целое число от 1 до 100']],
    [{ sale_sum: '5' }, ['sale_sum', 'Скидка задана в процентах']],
    [{ sale_type: 'sum', sale_sum: '0', sale_percent: null }, ['sale_sum', 'Больше нуля']],
    [{ max_use_count: 0 }, ['max_use_count', 'Не меньше 1']],
    [
      { allowed_product_types: [] },
      ['allowed_product_types', 'Выберите, на что действует промокод'],
    ],
    [{ date_start: '2026-09-02', date_end: '2026-09-01' }, ['date_end', 'Окончание раньше начала']],
    [{ courses_id: [2_000_000_000] }, ['courses_id', 'Курс не найден']],
  ])('is rejected with %j', async (more, problem) => {
    const body = { code: 'CODE', ...tenPercent, ...more };
    expect(problems(await send('POST', '/promo_codes', body))).toEqual([422, problem]);
  });

  test('can change from percent to an amount, and concurrent changes are detected', async () => {
    const { id, version } = await made({ code: 'CODE' });
    const sum = { sale_type: 'sum', sale_sum: '1500.5' };
    const changed = await done('PUT', `/promo_codes/${id}`, { ...sum, version });
    expect(changed).toMatchObject({ sale_sum: '1500.50', sale_percent: null });
    const late = await send('PUT', `/promo_codes/${id}`, { active: false, version });
    expect(late.status).toBe(409);
    const ended = { date_end: '2026-01-01', version: changed.version };
    await done('PUT', `/promo_codes/${id}`, ended);
    expect(problems(await send('PUT', `/promo_codes/${id}`, { date_start: '2026-01-02' }))).toEqual(
      [422, ['date_end', 'Окончание раньше начала']],
    );
  });

  test('applies to its products, is found by course, and protects its packages from deletion', async () => {
    const course = await done('POST', '/courses', { name: 'Физика' });
    const other = await done('POST', '/courses', { name: 'Химия' });
    const packages = `/courses/${other.id}/course_packages`;
    const pack = await done('POST', packages, { name: 'Полный' });
    await done('POST', packages, { name: 'Краткий', is_default: true });
    const { id } = await made({ code: 'PHYSICS', courses_id: [course.id] });
    await made({ code: 'PACKAGE', course_packages_id: [pack.id] });
    await made({ code: 'ALL', for_all_courses: true });
    const found = async (courseId: number) =>
      codesOf(await done('GET', `/promo_codes?course_id=${courseId}&sort=code`));
    expect(await found(course.id)).toEqual(['ALL', 'PHYSICS']);
    expect(await found(other.id)).toEqual(['ALL', 'PACKAGE']);

    const both = { courses_id: [course.id], course_packages_id: [pack.id] };
    await done('POST', `/promo_codes/${id}/attach_products`, both);
    await done('POST', `/promo_codes/${id}/detach_products`, { courses_id: [course.id] });
    expect(
      await done(
        'GET',
        `/promo_codes/${id}?with=courses:name;course_packages:name;coursePackages:name`,
      ),
    ).toMatchObject({
      courses: [],
      course_packages: [{ name: 'Полный' }],
      coursePackages: [{ name: 'Полный' }],
    });
    const refused = await send('DELETE', `/courses/${other.id}/course_packages/${pack.id}`);
    expect([refused.status, refused.body.errors[0].message]).toEqual([
      409,
      expect.stringContaining('2 промокода'),
    ]);
    const all = await done('POST', `/promo_codes/${id}/attach_for_all_courses`);
    expect(all).toMatchObject({ for_all_courses: true });
    const none = await done('POST', `/promo_codes/${id}/detach_for_all_courses`);
    expect(none).toMatchObject({ for_all_courses: false });
    expect(none.version).not.toBe(all.version);
  });

  test('records its products in the history and can be reverted', async () => {
    const course = await done('POST', '/courses', { name: 'Физика' });
    const { id } = await made({ code: 'CODE', courses_id: [course.id] });
    await done('PUT', `/promo_codes/${id}`, { courses_id: [], description: 'Осень' });
    const history = await done('GET', `/promo_codes/${id}/audits`);
    const historyEntries = history.map(({ event, changes }: Answer['body']) =>
      event === 'created'
        ? event
        : changes.map(({ field, from, to }: Answer['body']) => [field, from, to]),
    );
    expect(historyEntries).toEqual([
      [['courses', 'Физика', null]],
      [['description', null, 'Осень']],
      [['courses', null, 'Физика']],
      'created',
    ]);
    const [, change] = history;
    await done('POST', `/promo_codes/${id}/audits/${change.id}/put_back`, {});
    expect(await done('GET', `/promo_codes/${id}`)).toMatchObject({ description: null });
  });
});

test('promo codes are filtered by dates, and switched and deleted in bulk', async () => {
  await made({ code: 'LATER', date_start: day(2) });
  await made({ code: 'NOW', date_start: day(-2), date_end: day(2) });
  const ended = await made({ code: 'ENDED', date_end: day(-2) });
  await made({ code: 'ALWAYS', active: false });
  const found = async (query: string) =>
    codesOf(await done('GET', `/promo_codes?sort=code&${query}`));
  expect(await found('state=not_started')).toEqual(['LATER']);
  expect(await found('state=valid')).toEqual(['ALWAYS', 'NOW']);
  expect(await found('state=ended,not_started')).toEqual(['ENDED', 'LATER']);
  expect(problems(await send('GET', '/promo_codes?state=old'))[0]).toBe(422);

  const matching = { state: ['valid'] };
  expect(await done('POST', '/promo_codes/activate', { matching })).toMatchObject({ count: 1 });
  expect(await found('active=0')).toEqual([]);
  await done('POST', '/promo_codes/deactivate', { promo_codes_id: [ended.id] });
  expect(await found('active=0')).toEqual(['ENDED']);
  await done('POST', '/promo_codes/delete', { matching: { active: ['0'] } });
  expect(await found('')).toEqual(['ALWAYS', 'LATER', 'NOW']);
  const { meta } = (await send('GET', '/promo_codes?sale_type=percent')).body;
  expect(meta.total).toBe(3);
});

test('promo codes are read and written only by those who manage the company', async () => {
  const { id } = await made({ code: 'CODE' });
  const clerk = await school.person(`clerk-${companies}@promo-codes.test`);
  await school.join(companyId, clerk, ['courses_show_all', 'users_manage']);
  for (const [method, path, body] of [
    ['GET', '/promo_codes'],
    ['GET', '/promo_codes/generate_code'],
    ['POST', '/promo_codes', { code: 'MINE', ...tenPercent }],
    ['POST', '/promo_codes/multi_create', { pattern: 'A##', count: 1, ...tenPercent }],
    ['POST', `/promo_codes/${id}/attach_for_all_courses`],
  ] as const) {
    expect([path, (await send(method, path, body, clerk)).status]).toEqual([path, 403]);
  }
});

test('a generated code is unused', async () => {
  const { code } = await done('GET', '/promo_codes/generate_code');
  expect(code).toMatch(/^[A-Z]{6}\d\d$/);
  expect(await made({ code })).toMatchObject({ code });
});

describe('a series of promo codes', () => {
  const series = (body: object) =>
    send('POST', '/promo_codes/multi_create', { format: 'csv', ...tenPercent, ...body });

  async function finished(body: object) {
    const answer = await series(body);
    expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
    const { job } = answer.body.data;
    return finishedJob(school, `/api/companies/${companyId}`, job.id, owner);
  }

  test('follows the pattern without duplicates, has the chosen products, and is exported to a file', async () => {
    const course = await done('POST', '/courses', { name: 'Физика' });
    await made({ code: 'ЕЛКА-7' });
    const job = await finished({
      pattern: 'ёлка-#',
      count: 9,
      courses_id: [course.id],
      max_use_count: 1,
    });
    expect(job).toMatchObject({
      kind: 'promo_codes_creation',
      status: 'done',
      done_count: 9,
      total_count: 9,
    });
    const rows = await done('GET', '/promo_codes?all=1&sort=code&with=courses:name');
    expect(
      codesOf(rows)
        .map((code) => code.replace('Ё', 'Е'))
        .toSorted(),
    ).toEqual(Array.from({ length: 10 }, (_, n) => `ЕЛКА-${n}`));
    expect(rows[0]).toMatchObject({
      sale_percent: 10,
      max_use_count: 1,
      courses: [{ name: 'Физика' }],
    });
    const file = await school.app.inject({
      url: job.file.url,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const lines = file.body.trim().split('\r\n');
    expect(lines[0]).toContain('Промокод;Скидка, %');
    expect(lines.slice(1).toSorted()).toEqual(
      codesOf(rows)
        .filter((code) => code !== 'ЕЛКА-7')
        .map((code) => `${code};10`),
    );
    expect(problems(await series({ pattern: 'ЕЛКА-#', count: 1 }))).toEqual([
      422,
      ['pattern', 'Все коды по такому шаблону уже заняты: добавьте # или ?'],
    ]);
  });

  test.each([
    [
      { pattern: 'A-#', count: 11 },
      'pattern',
      'По такому шаблону свободных кодов только 10: добавьте # или ?',
    ],
    [{ pattern: 'SUMMER', count: 1 }, 'pattern', expect.stringContaining('хотя бы одна из них')],
    [{ pattern: 'A-#####', count: 10_001 }, 'count', 'Не больше 10 000 за раз'],
    [{ pattern: 'A-#', count: 1, sale_percent: null }, 'sale_percent', 'Обязательное поле'],
  ])('is rejected with %j', async (body, field, message) => {
    expect(problems(await series(body))).toEqual([422, [field, message]]);
  });

  test('can have ten thousand codes', async () => {
    const job = await finished({ pattern: 'GIFT-????', count: 10_000, for_all_courses: true });
    expect(job.status).toBe('done');
    expect((await send('GET', '/promo_codes')).body.meta.total).toBe(10_000);
  });
});
