// Crash tests: kills the process and the provider at every step of a purchase and its refunds. No money is lost or
// booked twice, access matches payment, and the next process books what the provider acknowledged.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violatedInvariants } from '../../testing/money.ts';
import { Killed, killableProcess, type KillableProcess } from '../../testing/killable-process.ts';
import { openSchool, type Caller, type School } from '../../testing/school.ts';
import {
  startYooKassaServer,
  testShop,
  type YooKassaServer,
} from '../../testing/servers/yoo-kassa-server.ts';
import { rowOf, rowsOf, type Transaction } from '../kit/database/database.ts';
import type { Scope } from '../kit/permissions/permissions.ts';
import { createOutbound } from '../kit/services/outbound.ts';
import { refundPayment } from './payments/manual-payments.ts';
import type { PaymentScheduler } from './payments/payment-scheduler.ts';
import { syncPayment } from './payments/provider-sync.ts';
import { ProviderSilent } from './providers/failures.ts';
import type { PaymentProvider } from './providers/provider.ts';
import { yooKassa } from './providers/yoo-kassa.ts';
import { orderCourse } from './purchase/course-order.ts';
import { startPayment, continuePayment } from './purchase/order-payment.ts';
import { syncRefund } from './refunds/provider-sync.ts';
import { resumePayments } from './payment-poller.ts';

let server: YooKassaServer;
let school: School;
let owner: Caller;
let companyId: number;
let process: KillableProcess;
let courseId: number;

beforeAll(async () => {
  server = await startYooKassaServer();
  school = await openSchool();
  owner = await school.person('owner@kill-money.test');
  const hasty = { total: 50, now: () => performance.now(), wait: () => Promise.resolve() };
  process = killableProcess(school.database, (shop) => failing(yooKassa(server.url, hasty)(shop)));
});
afterAll(() => server.close());

/** The number of the provider call, counted from now, that fails, and how. */
let coming: { call: number; fault: 'loseAnswers' | 'failBefore' | 'processing' } | null = null;
let calls = 0;

const failing = (provider: PaymentProvider): PaymentProvider =>
  new Proxy(provider, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]): unknown => {
        if (coming?.call === calls) server[coming.fault](1);
        calls += 1;
        return member.apply(target, args);
      };
    },
  });

const outbound = createOutbound({ privateNetworks: '', dnsServers: [] });

const parts = () => ({
  database: process.database,
  providerAt: process.providerAt,
  outbound,
  publicUrl: 'https://school.test',
  ownAddress: () => Promise.resolve(null),
  paymentScheduler: queue,
  scheduler: queue,
});

type Due = { payment: number } | { refund: number };
interface Delivery {
  due: Due;
  commits: () => Promise<boolean>;
}
/** Tasks of the current transaction; a rolled-back transaction leaves none. */
let waiting: Delivery[] = [];
/** Tasks that a process held when it died. The queue redelivers them much later. */
let taken: Delivery[] = [];

/** The rows in the database show which tasks are due; the tables of the real queue are as durable. */
const queue: Pick<PaymentScheduler, 'schedulePayment' | 'scheduleRefund' | 'scheduleReceipt'> = {
  // Tasks scheduled for half an hour later run in `reservationEnds`.
  schedulePayment: async (transaction, company, payment, at) => {
    if (company === companyId && at === undefined) await noteDue(transaction, { payment });
  },
  scheduleRefund: async (transaction, company, refund) => {
    if (company === companyId) await noteDue(transaction, { refund });
  },
  scheduleReceipt: () => Promise.resolve(),
};

/** Written in the transaction, so PostgreSQL decides whether it was committed. */
async function noteDue(transaction: Transaction, due: Due): Promise<void> {
  const { id } = await rowOf<{ id: string }>(
    transaction,
    sql`select pg_current_xact_id()::text as id`,
  );
  waiting.push({
    due,
    commits: () =>
      school.database.system(async (another) => {
        const { is_there } = await rowOf<{ is_there: boolean }>(
          another,
          sql`select pg_xact_status(${id}::xid8) = 'committed' as is_there`,
        );
        return is_there;
      }),
  });
}

/** Delivers due tasks, with retries, until none is left. */
async function deliverAll(): Promise<void> {
  for (let tries = 0; waiting.length > 0; tries += 1) {
    if (tries > 50) throw new Error('deliveries do not end');
    const [next] = waiting.splice(0, 1);
    if (next === undefined || !(await next.commits())) continue;
    try {
      if ('payment' in next.due) await syncPayment(parts(), companyId, next.due.payment);
      else await syncRefund(parts(), companyId, next.due.refund);
    } catch (error) {
      if (error instanceof ProviderSilent) waiting.push(next);
      else if (error instanceof Killed) await startAgain(next);
      else throw error;
    }
  }
}

/** Starts the next process, which queries the provider about open payments. */
async function startAgain(delivery?: Delivery): Promise<void> {
  process.killAt(null);
  if (delivery !== undefined) taken.push(delivery);
  await resumePayments(school.database, queue);
}

let lives = 0;

/** Creates a learner in a new company with a shop, a course and a promo code. */
async function newLearner(): Promise<Scope> {
  lives += 1;
  companyId = await school.company(`kill-money-${lives}`, owner);
  await school.database.system(async (transaction) => {
    await transaction.execute(
      sql`update companies set yoo_kassa_shop_id = ${testShop.id}, yoo_kassa_secret_key = ${testShop.secretKey} where id = ${companyId}`,
    );
    ({ id: courseId } = await rowOf<{ id: number }>(
      transaction,
      sql`insert into courses (company_id, name, price, status) values (${companyId}, 'Физика', 999.99, 'visible') returning id`,
    ));
    await transaction.execute(
      sql`insert into promo_codes (company_id, code, code_key, sale_type, sale_percent, for_all_courses) values (${companyId}, 'СКИДКА', 'СКИДКА', 'percent', 10, true)`,
    );
  });
  const person = await school.person(`learner${lives}@kill-money.test`);
  await school.database.system((transaction) =>
    transaction.execute(
      sql`insert into company_members (company_id, user_id) values (${companyId}, ${person.userId})`,
    ),
  );
  return {
    companyId,
    personId: person.userId,
    isOwner: false,
    permissions: new Set(['pay_course']),
  };
}

/**
 * Runs an action of a person. If the process dies during it, the person repeats it or leaves. Null: the action had no
 * result.
 */
async function retried<T>(request: () => Promise<T>, again: boolean): Promise<T | null> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof Killed) && !(error instanceof ProviderSilent)) throw error;
    if (error instanceof Killed) await startAgain();
    if (!again) return null;
    return retried(request, false);
  }
}

const orderOf = (personId: number) =>
  school.database.system(async (transaction) => {
    const [order] = await rowsOf<{ id: number }>(
      transaction,
      sql`select id from orders where company_id = ${companyId} and user_id = ${personId} order by id limit 1`,
    );
    return order?.id ?? null;
  });

const paymentOf = (personId: number) =>
  school.database.system(async (transaction) => {
    const [payment] = await rowsOf<{ id: number; status: string }>(
      transaction,
      sql`select id, status from payments where company_id = ${companyId} and payer_id = ${personId} order by id limit 1`,
    );
    return payment ?? null;
  });

/** Half an hour passes: the tasks scheduled with the reservation are due. */
async function reservationEnds(paymentId: number): Promise<void> {
  await school.database.system((transaction) =>
    transaction.execute(
      sql`update payments set reserved_until_at = now() - interval '1 minute' where company_id = ${companyId} and id = ${paymentId} and status = 'waiting'`,
    ),
  );
  waiting.push({ due: { payment: paymentId }, commits: () => Promise.resolve(true) });
  await deliverAll();
}

/** What people do when the process dies: repeat the action, stop, or pay after the reservation has expired. */
const habits = ['again', 'away', 'late'] as const;
type Habit = (typeof habits)[number];

/** One whole purchase, with a partial refund and a refund of the rest. */
async function live(habit: Habit): Promise<Scope> {
  const scope = await newLearner();
  const { personId } = scope;
  const again = habit !== 'away';
  const purchase = { courseId, packageId: null, promoCode: 'СКИДКА', marks: {} };
  const orderId = await retried(
    async () =>
      (await orderOf(personId)) ??
      process.database.company(scope, (transaction) =>
        orderCourse(transaction, scope, queue, purchase),
      ),
    again,
  );
  const payment = await paymentOf(personId);
  if (payment === null) return scope;
  if (orderId === null) {
    await reservationEnds(payment.id);
    return scope;
  }
  const url = await retried(async () => {
    const begun = await startPayment(parts(), scope, { orderId, expectedPrice: null });
    return process.database.company(scope, (transaction) =>
      continuePayment(transaction, scope, queue, begun),
    );
  }, again);
  if (habit === 'late') await reservationEnds(payment.id);
  // A payer who has the provider's page pays, whatever state the school's server is in.
  if (url !== null) server.pay(new URL(url).pathname.split('/').at(-1) ?? '');
  const scheduleCheck = () =>
    process.database.system((transaction) =>
      queue.schedulePayment(transaction, companyId, payment.id),
    );
  await retried(scheduleCheck, true);
  await deliverAll();
  await expectBooked();
  await retried(scheduleCheck, true);
  await deliverAll();

  const staff: Scope = { companyId, personId: owner.userId, isOwner: true, permissions: new Set() };
  for (const amount of ['300.00', null]) {
    const { status } = (await paymentOf(personId)) ?? payment;
    if (status !== 'paid' && status !== 'partly_refunded') break;
    const refund = { amount, reason: null };
    await retried(
      () =>
        process.database.company(staff, (transaction) =>
          refundPayment(transaction, staff, queue, payment.id, refund),
        ),
      false,
    );
    await deliverAll();
  }
  providerEnds();
  waiting.push(...taken.splice(0));
  await reservationEnds(payment.id);
  return scope;
}

const ofThisLife = () =>
  [...server.payments.values()].filter(
    ({ request }) => request.metadata?.['company_id'] === String(companyId),
  );

/** The provider ends unpaid payments after some time. */
function providerEnds(): void {
  for (const { id, status } of ofThisLife()) {
    if (status === 'pending') server.cancelBySystem(id, 'expired_on_confirmation');
  }
}

/** Runs before the tasks held by a dead process are redelivered. */
async function expectBooked(): Promise<void> {
  const acknowledged = ofThisLife().filter(({ status }) => status === 'succeeded');
  const booked = await school.database.system((transaction) =>
    rowsOf<{ reference: string }>(
      transaction,
      sql`select reference from ledger_entries where company_id = ${companyId} and kind = 'payment'`,
    ),
  );
  expect(booked.map(({ reference }) => reference)).toEqual(acknowledged.map(({ id }) => id));
}

/** The ledger holds exactly the money that moved at YooKassa, and no payment is open. */
async function expectSettled({ personId }: Scope): Promise<void> {
  const { broken, entries, payments } = await school.database.system(async (transaction) => ({
    broken: await violatedInvariants(transaction, companyId),
    entries: await rowsOf<{ moved: string }>(
      transaction,
      sql`select entry.kind || ' ' || entry.reference || ' ' || entry.amount as moved from ledger_entries entry
        join payments paid on paid.company_id = entry.company_id and paid.id = entry.payment_id
        where entry.company_id = ${companyId} and paid.payer_id = ${personId}`,
    ),
    payments: await rowsOf<{ id: number; status: string }>(
      transaction,
      sql`select id, status from payments where company_id = ${companyId} and payer_id = ${personId}`,
    ),
  }));
  const known = new Set(payments.map(({ id }) => String(id)));
  const paid = [...server.payments.values()].filter(
    ({ request, status }) =>
      status === 'succeeded' && known.has(request.metadata?.['payment_id'] ?? ''),
  );
  const back = [...server.refunds.values()].filter(
    ({ request, status }) =>
      status === 'succeeded' && paid.some(({ id }) => id === request.payment_id),
  );
  expect(broken).toEqual([]);
  expect(entries.map(({ moved }) => moved).toSorted()).toEqual(
    [
      ...paid.map(({ id, request }) => `payment ${id} ${request.amount.value}`),
      ...back.map(({ id, request }) => `refund ${id} ${request.amount.value}`),
    ].toSorted(),
  );
  expect(payments.filter(({ status }) => status === 'waiting')).toEqual([]);
}

/** The number of steps of a purchase with its refunds when nothing fails. */
async function stepsOf(habit: Habit): Promise<number> {
  process.killAt(Number.MAX_SAFE_INTEGER);
  const scope = await live(habit);
  const count = process.steps();
  process.killAt(null);
  await expectSettled(scope);
  expect((await paymentOf(scope.personId))?.status).toBe('refunded');
  return count;
}

let points = 0;

test.each(habits)(
  'a purchase survives a crash of the api at every step; people %s',
  { tags: ['deep'] },
  async (habit) => {
    const steps = await stepsOf(habit);
    for (let step = 0; step < steps; step += 1) {
      process.killAt(step);
      const scope = await live(habit);
      process.killAt(null);
      await expectSettled(scope);
    }
    points += steps;
    expect(steps).toBeGreaterThan(40);
  },
);

test('a purchase survives a failure of the provider at every call', () =>
  expectSettledAtEveryCall('failBefore', habits.slice(0, 1)));

test.each(['loseAnswers', 'failBefore', 'processing'] as const)(
  'a purchase survives a failure of the provider at every call: %s',
  { tags: ['deep'] },
  (fault) => expectSettledAtEveryCall(fault, habits),
);

async function expectSettledAtEveryCall(
  fault: 'loseAnswers' | 'failBefore' | 'processing',
  people: readonly Habit[],
): Promise<void> {
  for (const habit of people) {
    coming = null;
    calls = 0;
    await expectSettled(await live(habit));
    const callCount = calls;
    for (let call = 0; call < callCount; call += 1) {
      coming = { call, fault };
      calls = 0;
      await expectSettled(await live(habit));
    }
    coming = null;
    points += callCount;
    expect(callCount).toBeGreaterThan(2);
  }
}

test('the tests cover more than two hundred points of failure', { tags: ['deep'] }, () => {
  expect(points).toBeGreaterThan(200);
});
