// Sales statistics: income by day and course, average order value, and conversion from views to orders to payments by
// source. Reads daily counters, not orders.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { publishedStatuses } from '../../courses/course-tables.ts';
import { rowOf, rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { periodDescription, periodOf, periodQuery, type Period } from '../../kit/values/period.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { companyRoute, openRoute, pathId, queryId } from '../../kit/http/routes.ts';
import { optionalLine } from '../../kit/values/texts.ts';
import { paymentGrants } from '../grants.ts';
import { salesDays } from './sales-tables.ts';

const roubles = z.string().describe('Roubles.');

const sums = {
  orders: z.int().describe('Orders created in the period.'),
  paid_orders: z.int().describe('Orders among them that are paid by now.'),
  payments: z.int().describe('Payments received in the period, for orders of any day.'),
  income: roubles.describe('Total of these payments, in roubles.'),
  refunds: roubles.describe('Amount refunded in the period, in roubles.'),
};

const statistics = z
  .object({
    total: z
      .object({
        seen: z.int().describe('Number of views of the purchase pages.'),
        ...sums,
        average: roubles.nullable().describe('Average payment in roubles; null without payments.'),
      })
      .meta({ id: 'SalesTotal', description: 'Sales in a period.' }),
    days: z
      .array(
        z
          .object({ day: z.iso.date(), ...sums })
          .meta({ id: 'SalesDay', description: 'Sales on a day in the company’s time zone.' }),
      )
      .describe('All days of the period in chronological order.'),
    courses: z
      .array(
        z
          .object({
            course_id: z.int().nullable().describe('Null for sales without a course.'),
            course_name: z.string().nullable().describe('Null if the course no longer exists.'),
            ...sums,
          })
          .meta({ id: 'SalesCourse', description: 'Sales of a course in a period.' }),
      )
      .describe('The twenty courses with the largest income.'),
    sources: z
      .array(
        z
          .object({
            source: z.string().describe('Value of `utm_source`; empty if there was none.'),
            seen: z.int(),
            ...sums,
          })
          .meta({ id: 'SalesSource', description: 'Sales from a traffic source in a period.' }),
      )
      .describe('The twenty sources with the most orders.'),
  })
  .meta({ id: 'SalesStatistics', description: 'Sales statistics of a school.' });

type Statistics = z.infer<typeof statistics>;

/** The maximum number of courses and sources in the response. */
const most = 20;

/** Views per network address and minute: a whole class may open a page at once from one address. */
const views = { times: 300, minutes: 1 };

export function registerSales(app: FastifyInstance, database: Database): void {
  companyRoute(app, database, {
    method: 'GET',
    path: '/payments/statistics',
    tag: 'Payments',
    summary: 'Get sales statistics by day, course and source',
    description: periodDescription,
    permission: paymentGrants.read,
    query: periodQuery.extend({ course_id: queryId('Курс не найден').optional() }),
    answer: statistics,
    run: async ({ transaction, scope, query: { course_id: courseId, ...periodParameters } }) => {
      const period = await periodOf(transaction, scope, periodParameters);
      return readStatistics(transaction, scope, period, courseId ?? null);
    },
  });

  openRoute(app, {
    method: 'POST',
    path: '/public/companies/:companyId/courses/:courseId/views',
    tag: 'Purchases',
    summary: 'Count a view of a course’s purchase page',
    description: 'Only daily counts are stored, and no data of the visitor.',
    params: z.object({ companyId: pathId, courseId: pathId }),
    body: z.strictObject({ utm_source: optionalLine(255) }),
    limit: views,
    failures: [404],
    run: ({ params: { companyId, courseId }, body: { utm_source: source }, effect }) =>
      effect.system(async (transaction) => {
        const counted = await rowsOf(
          transaction,
          sql`insert into ${salesDays} as stored (company_id, day, course_id, source, seen)
            select course.company_id, (now() at time zone company.time_zone)::date, course.id, lower(left(${source ?? ''}, 100)), 1
            from courses course join companies company on company.id = course.company_id and company.deleted_at is null
            where course.company_id = ${companyId} and course.id = ${courseId} and course.status = any(${sql.param(publishedStatuses)}::text[])
            on conflict (company_id, day, course_id, source) do update set seen = stored.seen + 1 returning 1`,
        );
        if (counted.length === 0) throw notFound('Курс не найден');
      }),
  });
}

async function readStatistics(
  transaction: Transaction,
  { companyId }: Scope,
  { from, to }: Period,
  courseId: number | null,
): Promise<Statistics> {
  const ofPeriod = sql`${salesDays} sold where sold.company_id = ${companyId} and sold.day between ${from}::date and ${to}::date
    and (${courseId}::integer is null or sold.course_id = ${courseId}::integer)`;
  const added = sql`coalesce(sum(orders), 0)::integer as orders, coalesce(sum(paid_orders), 0)::integer as paid_orders,
    coalesce(sum(payments), 0)::integer as payments, coalesce(sum(income), 0)::numeric(14, 2)::text as income, coalesce(sum(refunds), 0)::numeric(14, 2)::text as refunds`;
  const [total, days, courses, sources] = await Promise.all([
    rowOf<Statistics['total']>(
      transaction,
      sql`select coalesce(sum(seen), 0)::integer as seen, ${added},
        round(sum(income) / nullif(sum(payments), 0), 2)::text as average from ${ofPeriod}`,
    ),
    rowsOf<Statistics['days'][number]>(
      transaction,
      sql`select each.day::date::text as day, coalesce(orders, 0) as orders, coalesce(paid_orders, 0) as paid_orders,
          coalesce(payments, 0) as payments, coalesce(income, '0.00') as income, coalesce(refunds, '0.00') as refunds
        from generate_series(${from}::date, ${to}::date, interval '1 day') as each (day)
        left join (select sold.day, ${added} from ${ofPeriod} group by 1) as sold on sold.day = each.day::date order by each.day`,
    ),
    rowsOf<Statistics['courses'][number]>(
      transaction,
      sql`select nullif(sold.course_id, 0) as course_id, (select name from courses course where course.company_id = ${companyId} and course.id = sold.course_id) as course_name, sold.orders, sold.paid_orders, sold.payments, sold.income, sold.refunds
        from (select sold.course_id, ${added} from ${ofPeriod} group by 1 having sum(orders) > 0 or sum(payments) > 0 or sum(refunds) > 0
          order by sum(income) desc, sum(orders) desc, 1 limit ${most}::integer) as sold order by sold.income::numeric desc, sold.orders desc, 1`,
    ),
    rowsOf<Statistics['sources'][number]>(
      transaction,
      sql`select source, coalesce(sum(seen), 0)::integer as seen, ${added} from ${ofPeriod} group by 1 order by sum(orders) desc, sum(seen) desc, 1 limit ${most}::integer`,
    ),
  ]);
  return { total, days, courses, sources };
}
