// Property test of a year of payments: after any sequence of actions of buyers, staff and the provider, the ledger
// balances, a promo code is used at most n times, and access matches the payments.
import { testProperty } from '@kafedra/common/testing/property';
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { violatedInvariants } from '../../../testing/money.ts';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import { rowOf, rowsOf, type Transaction } from '../../kit/database/database.ts';
import { Failure } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import type { Outbound } from '../../kit/services/outbound.ts';
import { createInstalments } from '../instalments/instalments.ts';
import { updateAccess } from '../payments/access.ts';
import { recordRefund, lockPayment, type LockedPayment } from '../payments/recording.ts';
import { changeStatus, refundPayment, recordManualPayment } from '../payments/manual-payments.ts';
import { applyProviderState } from '../payments/provider-sync.ts';
import { orderCourse } from '../purchase/course-order.ts';
import { startPayment } from '../purchase/order-payment.ts';
import type { NewPayment, PaymentProvider, ProviderPayment } from '../providers/provider.ts';
import { finishRefund } from '../refunds/provider-sync.ts';

let school: School;
let owner: Caller;
let companyId: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@ledger.test');
});

const nothing = () => Promise.resolve();
const scheduler = {
  schedulePayment: nothing,
  scheduleRefund: nothing,
  scheduleInstalment: nothing,
  scheduleReceipt: nothing,
};

const scopeOf = (personId: number): Scope => ({
  companyId,
  personId,
  isOwner: false,
  permissions: new Set(['pay_course', 'course_self_bid', 'course_gift']),
});

/** Kopecks as roubles. */
const roubles = (kopecks: number) => (kopecks / 100).toFixed(2);

const place = fc.nat({ max: 1000 });
const uses = fc.integer({ min: 1, max: 3 });
const day = fc.integer({ min: 1, max: 365 });
const action = fc.oneof(
  fc.record({
    does: fc.constant('order' as const),
    who: place,
    course: place,
    code: fc.boolean(),
    isGift: fc.boolean(),
  }),
  fc.record({ does: fc.constant('pay' as const), which: place }),
  fc.record({ does: fc.constant('parts' as const), which: place, kopecks: place }),
  fc.record({ does: fc.constantFrom('a day comes' as const, 'part paid' as const), which: place }),
  fc.record({
    does: fc.constant('provider' as const),
    which: place,
    day,
    says: fc.constantFrom('pending', 'succeeded', 'canceled'),
  }),
  fc.record({ does: fc.constant('expire' as const), which: place }),
  fc.record({ does: fc.constant('give up' as const), which: place }),
  fc.record({
    does: fc.constant('refund' as const),
    which: place,
    kopecks: fc.option(fc.integer({ min: 1, max: 300_000 })),
  }),
  fc.record({
    does: fc.constant('settle refund' as const),
    which: place,
    day,
    comes: fc.boolean(),
  }),
  fc.record({
    does: fc.constant('by hand' as const),
    which: place,
    kopecks: fc.option(fc.integer({ min: 1, max: 300_000 })),
  }),
  fc.record({
    does: fc.constant('status' as const),
    which: place,
    type: fc.constantFrom('waiting', 'paid', 'canceled', 'refunded'),
  }),
);
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

interface Year {
  people: number[];
  courses: number[];
  code: string;
}

/** A provider that accepts every payment. */
const provider = {
  create: (order: NewPayment) =>
    Promise.resolve({ ...pending, id: `at-provider-${order.key}`, amount: order.amount }),
  findPayment: (id: string) => Promise.resolve({ ...pending, id }),
} as unknown as PaymentProvider;
const outbound = {
  runLimited: (_of: number, call: () => unknown) => call(),
} as unknown as Outbound;

let years = 0;

/** Buyers, courses of different prices (one is free) and a code with few uses. */
async function newYear(uses: number): Promise<Year> {
  years += 1;
  const name = `year${years}`;
  companyId = await school.company(`ledger-${name}`, owner);
  return school.database.system(async (transaction) => {
    const people = await rowsOf<{ id: number }>(
      transaction,
      sql`with people as (
          insert into users (login, email, name, password_hash)
          select ${name} || place || '@ledger.test', ${name} || place || '@ledger.test', 'Яна', 'x' from generate_series(1, 4) as place returning id
        )
        insert into company_members (company_id, user_id) select ${companyId}, id from people returning user_id as id`,
    );
    const courses = await rowsOf<{ id: number }>(
      transaction,
      sql`insert into courses (company_id, name, price, status) select ${companyId}, ${name}, price, 'visible'
        from unnest(array[0, 0.01, 999.99, 1500]::numeric[]) as price returning id`,
    );
    await transaction.execute(
      sql`update companies set yoo_kassa_shop_id = 'shop', yoo_kassa_secret_key = 'key' where id = ${companyId}`,
    );
    const code = name.toUpperCase();
    await transaction.execute(
      sql`insert into promo_codes (company_id, code, code_key, sale_type, sale_percent, for_all_courses, max_use_count) values (${companyId}, ${code}, ${code}, 'percent', 33, true, ${uses})`,
    );
    return { people: people.map(({ id }) => id), courses: courses.map(({ id }) => id), code };
  });
}

const pending: ProviderPayment = {
  id: '',
  status: 'pending',
  amount: '0.00',
  refunded: '0.00',
  paid: false,
  createdAt: new Date(),
  paidAt: null,
  confirmationUrl: null,
  cancellation: null,
  metadata: {},
};

const at = (dayOfYear: number) => new Date(Date.UTC(2026, 0, dayOfYear, 12));

/** One of the year's rows, selected by an arbitrary number. */
async function one(
  transaction: Transaction,
  table: 'payments' | 'refunds' | 'orders' | 'parts',
  { courses }: Year,
  number: number,
): Promise<number | undefined> {
  const of = {
    payments: sql`select id from payments where company_id = ${companyId} and course_id = any(${sql.param(courses)}::integer[])`,
    parts: sql`select id from payments where company_id = ${companyId} and status = 'waiting' and due_at is not null`,
    orders: sql`select id from orders where company_id = ${companyId} and course_id = any(${sql.param(courses)}::integer[])`,
    refunds: sql`select refund.id from refunds refund join payments paid on paid.company_id = refund.company_id and paid.id = refund.payment_id
      where refund.company_id = ${companyId} and refund.status = 'waiting' and paid.course_id = any(${sql.param(courses)}::integer[])`,
  }[table];
  const rows = await rowsOf<{ id: number }>(transaction, sql`${of} order by id`);
  return rows.length === 0 ? undefined : rows[number % rows.length]?.id;
}

const pick = <T>(all: readonly T[], number: number): T => all[number % all.length] as T;

async function perform(transaction: Transaction, year: Year, action: Action): Promise<void> {
  if (action.does === 'order') {
    const purchase = {
      courseId: pick(year.courses, action.course),
      packageId: null,
      promoCode: action.code ? year.code : null,
      isGift: action.isGift,
      marks: {},
    };
    await orderCourse(transaction, scopeOf(pick(year.people, action.who)), scheduler, purchase);
    return;
  }
  const staff = scopeOf(owner.userId);
  const id = await one(transaction, tableOf(action), year, action.which);
  if (id === undefined) return;
  if (action.does === 'parts') {
    await planParts(transaction, staff, id, action.kopecks);
  } else if (action.does === 'a day comes') {
    await dayComes(transaction, id);
  } else if (action.does === 'by hand') {
    const price = action.kopecks === null ? null : roubles(action.kopecks);
    await recordManualPayment(transaction, staff, scheduler, {
      order_id: id,
      price,
      comment: null,
    });
  } else if (action.does === 'refund') {
    const amount = action.kopecks === null ? null : roubles(action.kopecks);
    await refundPayment(transaction, staff, scheduler, id, { amount, reason: null });
  } else if (action.does === 'status') {
    const status = await rowOf<{ id: number }>(
      transaction,
      sql`select id from payment_statuses where company_id = ${companyId} and type = ${action.type}`,
    );
    const sent = { status_id: status.id, allow_more_than_left: true };
    await changeStatus(transaction, staff, scheduler, id, sent);
  } else if (action.does === 'settle refund') {
    await settleRefundOf(transaction, id, action);
  } else {
    const payment = await lockPayment(transaction, companyId, id);
    if (payment === undefined || payment.type !== 'online') return;
    if (action.does === 'part paid') {
      await applyProviderState(
        transaction,
        companyId,
        payment,
        reportedPayment(payment, { says: 'succeeded', day: 1 }),
      );
    } else if (action.does === 'provider') {
      await applyProviderState(transaction, companyId, payment, reportedPayment(payment, action));
    } else if (action.does === 'give up' || payment.provider_asked_at === null) {
      await applyProviderState(transaction, companyId, { ...payment, is_late: true }, null);
    } else {
      await applyProviderState(
        transaction,
        companyId,
        { ...payment, is_late: true },
        { ...pending, id: `at-provider-${id}`, amount: payment.price },
      );
    }
  }
}

function tableOf({ does }: Action): 'payments' | 'refunds' | 'orders' | 'parts' {
  if (does === 'a day comes' || does === 'part paid') return 'parts';
  if (does === 'settle refund') return 'refunds';
  return does === 'by hand' || does === 'parts' ? 'orders' : 'payments';
}

/** A buyer pays an order again, whatever the state of the earlier payment. */
async function payAgain(year: Year, which: number): Promise<void> {
  const found = await school.database.system(async (transaction) => {
    const id = await one(transaction, 'orders', year, which);
    return rowOf<{ id: number | null; user_id: number | null }>(
      transaction,
      sql`select id, user_id from (select 1) as any_row left join orders on company_id = ${companyId} and id = ${id ?? null}::integer`,
    );
  });
  if (found.id === null || found.user_id === null) return;
  const { database } = school;
  const parts = {
    database,
    outbound,
    providerAt: () => provider,
    paymentScheduler: scheduler,
    publicUrl: 'https://school.test',
  };
  await startPayment(parts, scopeOf(found.user_id), { orderId: found.id, expectedPrice: null });
}

/** Splits the unpaid rest of an order into two parts. */
async function planParts(
  transaction: Transaction,
  staff: Scope,
  orderId: number,
  kopecks: number,
): Promise<void> {
  const { left } = await rowOf<{ left: number }>(
    transaction,
    sql`select ((ordered.to_pay - coalesce(paid.paid_sum, 0)) * 100)::integer as left from orders ordered
      left join payment_orders paid on paid.company_id = ordered.company_id and paid.order_id = ordered.id
      where ordered.company_id = ${companyId} and ordered.id = ${orderId}`,
  );
  if (left < 2) return;
  const first = 1 + (kopecks % (left - 1));
  await createInstalments(transaction, staff, scheduler, orderId, {
    parts: [
      { price: roubles(first), due_on: '2999-01-31' },
      { price: roubles(left - first), due_on: '2999-02-28' },
    ],
  });
}

/** The poller finds a part whose due date is long past. */
async function dayComes(transaction: Transaction, paymentId: number): Promise<void> {
  const payment = await lockPayment(transaction, companyId, paymentId);
  await transaction.execute(
    sql`update payments set due_at = now() - interval '8 days' where company_id = ${companyId} and id = ${paymentId} and due_at is not null`,
  );
  if (payment !== undefined) {
    await updateAccess(transaction, companyId, payment.payment_order_id);
  }
}

/** A payment as the provider reports it. */
const reportedPayment = (
  { id, price }: LockedPayment,
  { says, day: paidOn }: { says: string; day: number },
): ProviderPayment => ({
  ...pending,
  id: `at-provider-${id}`,
  status: says as ProviderPayment['status'],
  amount: price,
  paid: says === 'succeeded',
  paidAt: says === 'succeeded' ? at(paidOn) : null,
});

/** Applies the provider's result to a waiting refund. */
async function settleRefundOf(
  transaction: Transaction,
  refundId: number,
  { comes, day: settledOn }: { comes: boolean; day: number },
): Promise<void> {
  const { payment_id: paymentId, amount } = await rowOf<{ payment_id: number; amount: string }>(
    transaction,
    sql`select payment_id, amount::text from refunds where company_id = ${companyId} and id = ${refundId}`,
  );
  const payment = await lockPayment(transaction, companyId, paymentId);
  if (payment === undefined) return;
  await finishRefund(transaction, companyId, refundId, {
    status: comes ? 'succeeded' : 'canceled',
  });
  if (!comes) return;
  const back = { refundId, amount, till: 'provider', reference: null, at: at(settledOn) } as const;
  await recordRefund(transaction, companyId, payment, back);
}

testProperty(
  'money adds up after every action, a code is used at most n times, and access follows payments',
  30,
  expectSums,
);

async function expectSums(numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      fc.array(action, { minLength: 20, maxLength: 60 }),
      uses,
      async (actions, most) => {
        const year = await newYear(most);
        for (const each of actions) {
          // A refused action changes nothing, except that it may report a new price.
          const done =
            each.does === 'pay'
              ? payAgain(year, each.which)
              : school.database.system((transaction) => perform(transaction, year, each));
          await done.catch((error: unknown) => {
            if (!(error instanceof Failure)) throw error;
          });
          const broken = await school.database.system((transaction) =>
            violatedInvariants(transaction, companyId),
          );
          expect(broken).toEqual([]);
        }
      },
    ),
    { numRuns },
  );
}

test('ledger entries can’t be changed', async () => {
  const refused = (statement: ReturnType<typeof sql>, words: string) =>
    expect(
      school.database.system((transaction) => transaction.execute(statement)),
    ).rejects.toMatchObject({ cause: { message: expect.stringContaining(words) } });
  const year = await newYear(2);
  await school.database.system(async (transaction) => {
    const { id } = await rowOf<{ id: number }>(
      transaction,
      sql`insert into orders (company_id, number, name, status_id, user_id, course_id, price)
        select ${companyId}, 1, 'Заявка', status.id, ${year.people[0]}, ${year.courses[3]}, 1500 from order_statuses status
        where status.company_id = ${companyId} and is_default returning id`,
    );
    const sent = { order_id: id, price: null, comment: null };
    await recordManualPayment(transaction, scopeOf(owner.userId), scheduler, sent);
  });
  const [entry] = await school.database.system((transaction) =>
    rowsOf<{ id: number }>(
      transaction,
      sql`select id from ledger_entries where company_id = ${companyId} limit 1`,
    ),
  );
  expect(entry).toBeDefined();
  await refused(
    sql`update ledger_entries set amount = 1 where company_id = ${companyId}`,
    'never changed',
  );
  await refused(sql`delete from ledger_entries where company_id = ${companyId}`, 'never deleted');
});
