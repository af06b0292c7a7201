// Concurrent uses of a promo code: the total and per-person limits hold.
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import { rowOf, rowsOf } from '../../kit/database/database.ts';
import { Failure } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { cancelPayment, lockPayment } from '../payments/recording.ts';
import { orderCourse } from '../purchase/course-order.ts';

let school: School;
let owner: Caller;
let companyId: number;
let course: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@code-uses.test');
  companyId = await school.company('code-uses', owner);
  course = (await ok('POST', '/courses', { name: 'Химия', price: '1000', status: 'visible' })).id;
});

async function ok(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
  const answer = await school.send(method, `/api/companies/${companyId}${path}`, body, owner);
  expect(answer.body.errors).toBeUndefined();
  return answer.body.data;
}

const members = (count: number, from: string) =>
  school.database.system((transaction) =>
    rowsOf<{ id: number }>(
      transaction,
      sql`with people as (
          insert into users (login, email, name, password_hash)
          select ${from} || place || '@code-uses.test', ${from} || place || '@code-uses.test', 'Яна', 'x'
          from generate_series(1, ${count}) as place returning id
        )
        insert into company_members (company_id, user_id) select ${companyId}, id from people returning user_id as id`,
    ),
  );

const scopeOf = (personId: number): Scope => ({
  companyId,
  personId,
  isOwner: false,
  permissions: new Set(['pay_course']),
});

const ended = { cancellation: 'reservation_ended', hasEnded: true };
const nothing = () => Promise.resolve();
const scheduler = { schedulePayment: nothing, scheduleReceipt: nothing };

/** The id of the order, or the error. */
const use = (personId: number, promoCode: string) =>
  school.database
    .forBackground()
    .company(scopeOf(personId), (transaction) =>
      orderCourse(transaction, scopeOf(personId), scheduler, {
        courseId: course,
        packageId: null,
        promoCode,
        marks: {},
      }),
    )
    .catch((error: unknown) => {
      if (error instanceof Failure) return error.errors[0]?.code ?? '';
      throw error;
    });

const code = (name: string, limits: object) =>
  ok('POST', '/promo_codes', {
    code: name,
    sale_type: 'sum',
    sale_sum: '100',
    for_all_courses: true,
    ...limits,
  });

const countsOf = (codeId: number) =>
  school.database.system((transaction) =>
    rowOf<{ used: number; uses: number; codes: number }>(
      transaction,
      sql`select (select used from promo_code_counts where company_id = ${companyId} and promo_code_id = ${codeId}),
          (select count(*)::integer from used_promo_codes where company_id = ${companyId} and promo_code_id = ${codeId} and released_at is null) as uses,
          (select count(*)::integer from payments where company_id = ${companyId} and promo_code_id = ${codeId} and price = 900) as codes`,
    ),
  );

test(
  'of a thousand people who use a code for a hundred at once, a hundred succeed',
  { tags: ['deep'] },
  async () => {
    const { id } = await code('СОТНЯ', { max_use_count: 100 });
    const people = await members(1000, 'many');
    const outcomes = await Promise.all(people.map((person) => use(person.id, 'сотня')));
    const orders = outcomes.filter((outcome) => typeof outcome === 'number');
    expect([orders.length, new Set(orders).size]).toEqual([100, 100]);
    expect(new Set(outcomes.filter((outcome) => typeof outcome === 'string'))).toEqual(
      new Set(['spent']),
    );
    expect(await countsOf(id)).toEqual({ used: 100, uses: 100, codes: 100 });
    expect(
      await ok('GET', `/used_promo_codes?promo_code_id=${id}&per_page=1&with=user`),
    ).toMatchObject([{ discount: '100.00', user: { name: 'Яна' } }]);
    const found = await ok('GET', `/used_promo_codes?promo_code_id=${id}&per_page=1&search=яна`);
    expect(found).toHaveLength(1);
    expect(await ok('GET', `/used_promo_codes?promo_code_id=${id}&search=этого-нет`)).toEqual([]);
  },
);

/** The price of the course with a code, and the reason if the code gives no discount. */
async function offerWith(promoCode: string) {
  const path = `/api/public/companies/${companyId}/courses/${course}/offer`;
  const { body } = await school.send('GET', `${path}?promo_code=${encodeURIComponent(promoCode)}`);
  return [body.data.to_pay, body.data.promo_problem?.code];
}

test('a code is found regardless of case, ё and spaces, for the price and the order', async () => {
  const { id } = await code('ЧЁРНАЯПЯТНИЦА', {});
  for (const typed of ['чернаяпятница', 'Чёрная Пятница', 'ЧЕРНАЯПЯТНИЦА', 'че\u0308рнаяпятница']) {
    expect(await offerWith(typed)).toEqual(['900.00', undefined]);
  }
  const [buyer] = await members(1, 'friday');
  expect(await use(buyer?.id ?? 0, 'черная пятница')).toEqual(expect.any(Number));
  expect(await countsOf(id)).toEqual({ used: 1, uses: 1, codes: 1 });
});

test('codes that differed only in ё before are each found by exact spelling', async () => {
  await code('ЕЛКА', { sale_sum: '200' });
  const { id } = await code('ЁЛКА2', {});
  await school.database.system((transaction) =>
    transaction.execute(
      sql`update promo_codes set code = 'ЁЛКА', code_key = 'ЁЛКА' where company_id = ${companyId} and id = ${id}`,
    ),
  );
  expect(await offerWith('ёлка')).toEqual(['900.00', undefined]);
  expect(await offerWith('елка')).toEqual(['800.00', undefined]);
  await ok('PUT', `/promo_codes/${id}`, { code: 'ЁЛКА', description: 'Прошлогодняя' });
});

test('the limit per person holds under concurrency, and cancelling a payment releases the use', async () => {
  const { id } = await code('ДВАЖДЫ', { single_user_max_use_count: 2 });
  const [person] = await members(1, 'fast');
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () => use(person?.id ?? 0, 'ДВАЖДЫ')),
  );
  expect(outcomes.filter((outcome) => outcome === 'spent_by_user')).toHaveLength(6);
  await school.database.system(async (transaction) => {
    const { payment_id: paymentId } = await rowOf<{ payment_id: number }>(
      transaction,
      sql`select payment_id from used_promo_codes where company_id = ${companyId} and promo_code_id = ${id} limit 1`,
    );
    const payment = await lockPayment(transaction, companyId, paymentId);
    if (payment !== undefined) await cancelPayment(transaction, companyId, payment, ended);
  });
  expect(await countsOf(id)).toMatchObject({ used: 1, uses: 1 });
  expect(await use(person?.id ?? 0, 'дважды')).toBeTypeOf('number');
});

test.each([
  ['РАНО', { date_start: '2999-01-01' }, 'not_started'],
  ['ПОЗДНО', { date_end: '2000-01-01' }, 'ended'],
  ['ВЫКЛ', { active: false }, 'is_off'],
  ['ПАКЕТ', { allowed_product_types: ['course_package'] }, 'other_product'],
  ['ДРУГОЙ', { for_all_courses: false }, 'other_product'],
])('%s is rejected with a reason', async (name, limits, reason) => {
  await code(name, limits);
  const [person] = await members(1, name);
  expect(await use(person?.id ?? 0, name)).toBe(reason);
});

test('an unknown code is rejected with its field', async () => {
  const [person] = await members(1, 'nobody');
  expect(await use(person?.id ?? 0, 'НЕТТАКОГО')).toBe('not_found');
});
