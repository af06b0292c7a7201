// Reconciliations: the list, their automatic start for every finished day, and the manual start for a day that the
// staff chooses.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import { belongsTo, hasMany, record } from '../../kit/records/record.ts';
import { resource, wholeRecord } from '../../kit/resource/resource.ts';
import { companyRoute } from '../../kit/http/routes.ts';
import { calendarDay } from '../../kit/values/texts.ts';
import { paymentGrants } from '../grants.ts';
import { reconciliationDifferences, reconciliations } from '../payment-tables.ts';
import { paymentRecord } from '../payments/payment-record.ts';
import type { PaymentScheduler } from '../payments/payment-scheduler.ts';

const differenceRecord = record(reconciliationDifferences)({
  name: 'ReconciliationDifference',
  description: 'A movement of money on which the provider and the ledger differ.',
  permissions: 'part',
  relations: { payment: belongsTo(() => paymentRecord, 'payment_id') },
});

export const reconciliationRecord = record(reconciliations)({
  name: 'Reconciliation',
  description: 'A reconciliation of a day’s payments with the provider.',
  permissions: { read: paymentGrants.read },
  unsummed: ['checked'],
  order: 'day',
  computed: {
    differences_count: {
      schema: z.int(),
      sql: ({ company_id, id }) =>
        sql`(select count(*)::integer from reconciliation_differences found where found.company_id = ${company_id} and found.reconciliation_id = ${id})`,
    },
  },
  relations: { differences: hasMany(() => differenceRecord, 'reconciliation_id') },
});

export const reconciliationResource = resource({
  record: reconciliationRecord,
  path: '/reconciliations',
  tag: 'Payments',
  missing: 'Сверка не найдена',
  readOnly: true,
  sort: ['day'],
  descending: true,
});

export function registerReconciliations(
  app: FastifyInstance,
  {
    database,
    paymentScheduler: scheduler,
  }: { database: Database; paymentScheduler: PaymentScheduler },
): void {
  reconciliationResource.register(app, database);
  companyRoute(app, database, {
    method: 'POST',
    path: reconciliationResource.path,
    tag: reconciliationResource.tag,
    summary: 'Reconcile a day with the provider',
    description: 'Runs in the background; `checked_at` is set when the provider has responded.',
    permission: paymentGrants.update,
    body: z.strictObject({ day: calendarDay('Введите дату') }),
    status: 201,
    answer: reconciliationRecord.schema,
    run: async ({ transaction, scope, body: { day } }) => {
      const id = await begin(transaction, scope.companyId, day);
      if (id === undefined) throw invalid('day', 'Этот день ещё не закончился');
      await scheduler.scheduleReconciliation(transaction, scope.companyId, id);
      return reconciliationResource.find(transaction, scope, id, wholeRecord);
    },
  });
}

/** Starts the reconciliation of a day; returns undefined if the day is not over in the company's time zone. */
async function begin(
  transaction: Transaction,
  companyId: number,
  day: string,
): Promise<number | undefined> {
  const [begun] = await rowsOf<{ id: number }>(
    transaction,
    sql`insert into reconciliations as looked (company_id, day)
      select company.id, ${day}::date from companies company
      where company.id = ${companyId} and ${day}::date < (now() at time zone company.time_zone)::date
      on conflict (company_id, day) do update set checked = null, checked_at = null, problem = null, updated_at = now() returning id`,
  );
  return begun?.id;
}

/** Companies per transaction. */
const batch = 200;

/**
 * Starts yesterday's reconciliation, once, for every company with a shop: two hours after the end of the day, when the
 * provider's data is complete.
 */
export async function startDailyReconciliations(
  database: Database,
  scheduler: Pick<PaymentScheduler, 'scheduleReconciliation'>,
): Promise<void> {
  for (;;) {
    const begun = await database.system(async (transaction) => {
      const rows = await rowsOf<{ company_id: number; id: number }>(
        transaction,
        sql`insert into reconciliations (company_id, day)
          select company.id, yesterday.day from companies company
          cross join lateral (select ((now() - interval '2 hours') at time zone company.time_zone)::date - 1 as day) as yesterday
          where company.yoo_kassa_ready and company.deleted_at is null
            and not exists (select 1 from reconciliations looked where looked.company_id = company.id and looked.day = yesterday.day)
          limit ${batch}::integer
          on conflict (company_id, day) do nothing returning company_id, id`,
      );
      for (const { company_id, id } of rows)
        await scheduler.scheduleReconciliation(transaction, company_id, id);
      return rows.length;
    });
    if (begun < batch) return;
  }
}
