// The provider's state is applied to the attempt that was queried, however late the response, and known payments are
// queried until the provider responds.
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openSchool, type School } from '../../../testing/school.ts';
import { rowOf } from '../../kit/database/database.ts';
import type { Outbound } from '../../kit/services/outbound.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { createInstalments } from '../instalments/instalments.ts';
import { ProviderSilent } from '../providers/failures.ts';
import type { PaymentProvider, ProviderPayment } from '../providers/provider.ts';
import { orderCourse } from '../purchase/course-order.ts';
import { startPayment, continuePayment } from '../purchase/order-payment.ts';
import { syncPayment } from './provider-sync.ts';

let school: School;
let scope: Scope;
let courseId: number;

beforeAll(async () => {
  school = await openSchool();
  const owner = await school.person('owner@settling.test');
  const companyId = await school.company('settling', owner);
  scope = {
    companyId,
    personId: owner.userId,
    isOwner: true,
    permissions: new Set(['pay_course']),
  };
  courseId = await school.database.system(async (transaction) => {
    await transaction.execute(
      sql`update companies set yoo_kassa_shop_id = 'shop', yoo_kassa_secret_key = 'key' where id = ${companyId}`,
    );
    const made = await rowOf<{ id: number }>(
      transaction,
      sql`insert into courses (company_id, name, price, status) values (${companyId}, 'Физика', 900, 'visible') returning id`,
    );
    return made.id;
  });
});

const pending = {
  status: 'pending',
  amount: '900.00',
  refunded: '0.00',
  paid: false,
  createdAt: new Date(),
  paidAt: null,
  confirmationUrl: 'https://pay.test',
  cancellation: null,
  metadata: {},
} as const;

/** The provider's behaviour when a payment is queried; `create` starts one. */
let reportPayment: (id: string) => ProviderPayment | Promise<ProviderPayment>;
let begun: string[] = [];
let orderId: number;
beforeEach(async () => {
  begun = [];
  reportPayment = (id) => ({ ...pending, id });
  orderId = await school.database.system((transaction) =>
    orderCourse(transaction, scope, scheduler, {
      courseId,
      packageId: null,
      promoCode: null,
      marks: {},
    }),
  );
});

const provider = {
  create: ({ key }: { key: string }) => {
    begun.push(key);
    return Promise.resolve({ ...pending, id: `of-${key}` });
  },
  findPayment: async (id: string) => reportPayment(id),
} as unknown as PaymentProvider;
const nothing = () => Promise.resolve();
const scheduler = {
  schedulePayment: nothing,
  scheduleInstalment: nothing,
  scheduleRefund: nothing,
  scheduleReceipt: nothing,
};
const parts = () => ({
  database: school.database,
  providerAt: () => provider,
  outbound: { runLimited: (_of: number, call: () => unknown) => call() } as unknown as Outbound,
  publicUrl: 'https://school.test',
  paymentScheduler: scheduler,
  scheduler,
});

async function pays(): Promise<string | null> {
  const going = await startPayment(parts(), scope, { orderId, expectedPrice: null });
  return school.database.company(scope, (transaction) =>
    continuePayment(transaction, scope, scheduler, going),
  );
}

const payment = () =>
  school.database.system((transaction) =>
    rowOf<{ id: number; status: string; provider_key: string; requested_key: string | null }>(
      transaction,
      sql`select payment.id, payment.status, payment.provider_key, payment.provider_order ->> 'key' as requested_key
        from payments payment join payment_orders bought on bought.company_id = payment.company_id and bought.id = payment.payment_order_id
        where payment.company_id = ${scope.companyId} and bought.order_id = ${orderId} order by payment.id desc limit 1`,
    ),
  );
const settles = async () => syncPayment(parts(), scope.companyId, (await payment()).id);

test('a part restarted during a query stays started, whatever the result of the previous attempt', async () => {
  await school.database.system((transaction) =>
    createInstalments(transaction, scope, scheduler, orderId, {
      parts: [{ price: '900.00', due_on: '2999-01-31' }],
    }),
  );
  await pays();
  // Two tasks see the same end; the payer tries again before the second task is finished.
  reportPayment = async (id) => {
    reportPayment = (same) => ({ ...pending, id: same, status: 'canceled' });
    await settles();
    await pays();
    return { ...pending, id, status: 'canceled' };
  };
  await settles();
  const { requested_key: requestedKey, provider_key: key } = await payment();
  expect(begun).toHaveLength(2);
  expect([requestedKey, key]).toEqual([begun[1], begun[1]]);
});

test('a payment started at the end of its reservation is not cancelled by it', async () => {
  await school.database.system((transaction) =>
    transaction.execute(
      sql`update payments set reserved_until_at = now() - interval '1 second' where company_id = ${scope.companyId} and status = 'waiting'`,
    ),
  );
  const { database } = school;
  let reads = 0;
  const slow = {
    ...parts(),
    database: {
      ...database,
      system: async (run: Parameters<typeof database.system>[0]) => {
        reads += 1;
        if (reads === 2) await pays();
        return database.system(run);
      },
    } as typeof database,
  };
  await syncPayment(slow, scope.companyId, (await payment()).id);
  expect(begun).toHaveLength(1);
  expect((await payment()).status).toBe('waiting');
});

test('money held by a provider that did not respond for a day is booked once it responds', async () => {
  await pays();
  await school.database.system((transaction) =>
    transaction.execute(
      sql`update payments set reserved_until_at = now() - interval '1 second', provider_asked_at = now() - interval '25 hours'
        where company_id = ${scope.companyId} and status = 'waiting' and provider_asked_at is not null`,
    ),
  );
  reportPayment = () => Promise.reject(new ProviderSilent('no answer'));
  // The queue redelivers failed tasks.
  await expect(settles()).rejects.toThrow(ProviderSilent);
  expect((await payment()).status).toBe('canceled');
  await expect(settles()).rejects.toThrow(ProviderSilent);
  reportPayment = (id) => ({ ...pending, id, status: 'succeeded', paid: true, paidAt: new Date() });
  await settles();
  expect((await payment()).status).toBe('paid');
});
