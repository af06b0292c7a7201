// Course gifts: lists gift codes and redeems them.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { conflict, invalid } from '../../kit/http/errors.ts';
import { flagFilter } from '../../kit/lists/filters.ts';
import { limiter } from '../../kit/http/rate-limits.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { belongsTo, record } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { conditionFlag } from '../../kit/resource/conditions.ts';
import { companyRoute } from '../../kit/http/routes.ts';
import { required } from '../../kit/values/texts.ts';
import { memberRecord } from '../../people/index.ts';
import { paymentGrants } from '../grants.ts';
import { courseGifts } from '../payment-tables.ts';
import { updateAccess } from '../payments/access.ts';
import { lockPayment } from '../payments/recording.ts';
import { paymentRecord } from '../payments/payment-record.ts';

export const courseGiftRecord = record(courseGifts)({
  name: 'CourseGift',
  description: 'A course or package paid for as a gift.',
  permissions: { read: paymentGrants.read },
  order: 'created_at',
  relations: {
    payment: belongsTo(() => paymentRecord, 'payment_id'),
    redeemer: belongsTo(() => memberRecord, 'redeemed_by'),
  },
});

export const courseGiftResource = resource({
  record: courseGiftRecord,
  path: '/course_gifts',
  tag: 'Payments',
  missing: 'Подарок не найден',
  readOnly: true,
  sort: ['created_at'],
  descending: true,
  searched: ['code'],
  filters: ['payment_id'],
  specialFilters: {
    redeemed: {
      description: '1: redeemed gifts only; 0: unredeemed gifts only.',
      condition: conditionFlag,
      filter: flagFilter('redeemed', () => sql`${courseGifts.redeemed_at} is not null`),
    },
  },
});

/** Attempts to redeem a code per person. */
const tries = { times: 20, minutes: 10 };

export function registerGifts(app: FastifyInstance, database: Database): void {
  courseGiftResource.register(app, database);
  const redeeming = limiter(tries);
  companyRoute(app, database, {
    method: 'POST',
    path: `${courseGiftResource.path}/redeem`,
    tag: courseGiftResource.tag,
    summary: 'Redeem a gift for the caller',
    permission: 'member',
    accessTokens: false,
    body: z.strictObject({ code: z.string(required).trim().min(1, required).max(100) }),
    answer: z.object({ course_id: z.int().nullable() }),
    failures: [409, 429],
    run: async ({ transaction, scope, body: { code } }) => {
      redeeming.take(String(scope.personId));
      return { course_id: await redeem(transaction, scope, code) };
    },
  });
}

/** Returns the course. Throws 422 for an unknown code, 409 for a code that can no longer be redeemed. */
async function redeem(
  transaction: Transaction,
  { companyId, personId }: Scope,
  code: string,
): Promise<number | null> {
  const [named] = await rowsOf<{ id: number; payment_id: number }>(
    transaction,
    sql`select id, payment_id from course_gifts where company_id = ${companyId} and code = ${code.replaceAll(/\s/g, '').toUpperCase()}`,
  );
  const payment = named && (await lockPayment(transaction, companyId, named.payment_id));
  if (named === undefined || payment === undefined) {
    throw invalid('code', 'Такого подарка нет', 'not_found');
  }
  const redeemed = await rowsOf(
    transaction,
    sql`update course_gifts set redeemed_by = ${personId}, redeemed_at = now()
      where company_id = ${companyId} and id = ${named.id} and redeemed_at is null returning 1`,
  );
  if (redeemed.length === 0) throw conflict('redeemed', 'Этот подарок уже получен');
  await transaction.execute(sql`insert into payment_learners (company_id, payment_id, target_id)
    select company_id, id, ${personId} from payments
    where company_id = ${companyId} and payment_order_id = ${payment.payment_order_id} on conflict do nothing`);
  const access = await updateAccess(transaction, companyId, payment.payment_order_id, 'paid');
  if (access === 'none') throw conflict('refunded', 'За этот подарок вернули деньги');
  if (access === 'rests') throw conflict('rests', 'За этот подарок ещё не внесён очередной платёж');
  return payment.course_id;
}
