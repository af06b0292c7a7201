// The statistics of a form: visits by day, and the fields where people stopped.
import { isAnswered, nameOfField } from '@kafedra/common/forms';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { periodDescription, periodOf, periodQuery, type Period } from '../../kit/values/period.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { onlyId } from '../../kit/resource/resource.ts';
import { companyRoute, idParams } from '../../kit/http/routes.ts';
import { definedFields } from '../builder/form-validation.ts';
import { formResource } from '../builder/forms.ts';
import { formDays, formFieldDays } from './statistics-tables.ts';

const statistics = z
  .object({
    days: z
      .array(
        z
          .object({
            day: z.iso.date(),
            seen: z.int().describe('Number of times the form’s page was opened.'),
            begun: z.int().describe('Number of times somebody began to fill it in.'),
            sent: z.int().describe('Number of submissions, from the page or otherwise.'),
          })
          .meta({
            id: 'FormDay',
            description: 'The visits of a form on a day, in the company’s time zone.',
          }),
      )
      .describe('Every day of the period, in ascending order.'),
    fields: z
      .array(
        z
          .object({
            ref: z.string(),
            name: z.string().describe('The name of the field.'),
            stopped: z
              .int()
              .describe(
                'Number of visitors who left the form after this field without submitting it.',
              ),
          })
          .meta({
            id: 'FormFieldStops',
            description: 'The number of visitors who stopped at a field of a form.',
          }),
      )
      .describe('The fields that visitors fill in, in the order of the form.'),
  })
  .meta({ id: 'FormStatistics', description: 'The visits of a form in a period.' });

export function registerStatistics(
  app: FastifyInstance,
  { database }: { database: Database },
): void {
  companyRoute(app, database, {
    method: 'GET',
    path: '/forms/:id/statistics',
    tag: 'Forms',
    summary: 'Get the statistics of visits and submissions of a form',
    description: periodDescription,
    permission: { all: 'company_settings' },
    params: idParams,
    query: periodQuery,
    answer: statistics,
    run: async ({ transaction, scope, params: { id }, query }) => {
      await formResource.find(transaction, scope, id, onlyId);
      const period = await periodOf(transaction, scope, query);
      return {
        days: await daysOf(transaction, scope, id, period),
        fields: await stopsOf(transaction, scope, id, period),
      };
    },
  });
}

function daysOf(
  transaction: Transaction,
  { companyId }: Scope,
  formId: number,
  { from, to }: Period,
) {
  return rowsOf<z.infer<typeof statistics>['days'][number]>(
    transaction,
    sql`select each.day::date::text as day, coalesce(stored.seen, 0) as seen, coalesce(stored.begun, 0) as begun, coalesce(stored.sent, 0) as sent
      from generate_series(${from}::date, ${to}::date, interval '1 day') as each (day)
      left join ${formDays} stored on stored.company_id = ${companyId} and stored.form_id = ${formId} and stored.day = each.day::date
      order by each.day`,
  );
}

async function stopsOf(
  transaction: Transaction,
  scope: Scope,
  formId: number,
  { from, to }: Period,
) {
  const [fields, counts] = await Promise.all([
    definedFields(transaction, scope, formId),
    rowsOf<{ ref: string; stopped: number }>(
      transaction,
      sql`select stored.ref, greatest(0, sum(stored.stopped))::integer as stopped from ${formFieldDays} stored
        where stored.company_id = ${scope.companyId} and stored.form_id = ${formId} and stored.day between ${from}::date and ${to}::date
        group by stored.ref`,
    ),
  ]);
  const stopped = new Map(counts.map((each) => [each.ref, each.stopped]));
  return fields
    .filter(({ type }) => isAnswered(type) && type !== 'hidden')
    .map((field) => ({
      ref: field.key,
      name: field.label ?? nameOfField(field),
      stopped: stopped.get(field.key) ?? 0,
    }));
}
