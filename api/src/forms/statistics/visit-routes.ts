// Counts visits reported by pages with a form: one row per day, whatever the number of visits.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { companies } from '../../company/tables.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { companyParams, openRoute } from '../../kit/http/routes.ts';
import type { AnswerStore } from '../answers/answer-store.ts';
import { isForm } from '../builder/form-address.ts';
import { forms } from '../tables.ts';
import { formDays, formFieldDays } from './statistics-tables.ts';

const fieldKey = z.string().max(100).nullish();

const visit = z
  .strictObject({
    seen: z.boolean().describe('Whether the page was opened since the last report.'),
    begun: z
      .boolean()
      .describe('Whether the visitor began to fill in the form since the last report.'),
    left_at: fieldKey.describe(
      'The key of the last touched field, if the form was begun and not submitted.',
    ),
    no_longer_at: fieldKey.describe(
      'The `left_at` of an earlier report, which is withdrawn because the visitor came back.',
    ),
  })
  .describe('The progress of a visit since the page’s last report.');

/** Reports per network address and minute: a whole class may open a form at once. */
const reports = { times: 300, minutes: 1 };

export function registerVisits(app: FastifyInstance, { answers }: { answers: AnswerStore }): void {
  openRoute(app, {
    method: 'POST',
    path: '/public/companies/:companyId/forms/:formId/visits',
    tag: 'Forms',
    summary: 'Count a visit of a form',
    description:
      'The form’s page calls it when it is left or hidden. Only the numbers of the day are stored; submissions are counted by the server.',
    params: companyParams.extend({ formId: z.string().max(100) }),
    body: visit,
    limit: reports,
    failures: [404],
    run: ({ params: { companyId, formId }, body, effect }) =>
      effect.system(async (transaction) => {
        const form = await countedForm(transaction, companyId, formId);
        await count(transaction, form, { seen: Number(body.seen), begun: Number(body.begun) });
        await move(transaction, form, body.no_longer_at ?? null, body.left_at ?? null);
      }),
  });

  answers.onAnswer(async (transaction, { company_id, form_id }) => {
    const form = await countedForm(transaction, company_id, String(form_id));
    await count(transaction, form, { sent: 1 });
  });
}

interface CountedForm {
  company_id: number;
  form_id: number;
  /** Today's date in the company's time zone. */
  day: string;
}

/** Throws 404. Runs as the system. */
async function countedForm(
  transaction: Transaction,
  companyId: number,
  idOrCode: string,
): Promise<CountedForm> {
  const [form] = await transaction
    .select({
      company_id: forms.company_id,
      form_id: forms.id,
      day: sql<string>`(now() at time zone ${companies.time_zone})::date::text`,
    })
    .from(forms)
    .innerJoin(companies, eq(companies.id, forms.company_id))
    .where(and(eq(forms.company_id, companyId), isNull(companies.deleted_at), isForm(idOrCode)));
  if (form === undefined) throw notFound('Форма не найдена');
  return form;
}

async function count(
  transaction: Transaction,
  form: CountedForm,
  { seen = 0, begun = 0, sent = 0 }: { seen?: number; begun?: number; sent?: number },
): Promise<void> {
  await transaction
    .insert(formDays)
    .values({ ...form, seen, begun, sent })
    .onConflictDoUpdate({
      target: [formDays.company_id, formDays.form_id, formDays.day],
      set: {
        seen: sql`${formDays.seen} + excluded.seen`,
        begun: sql`${formDays.begun} + excluded.begun`,
        sent: sql`${formDays.sent} + excluded.sent`,
      },
    });
}

/** Moves a visitor from the field where they stopped before to another, or to none. Unknown fields are not counted. */
async function move(
  transaction: Transaction,
  { company_id, form_id, day }: CountedForm,
  from: string | null,
  to: string | null,
): Promise<void> {
  if (from === to) return;
  await transaction.execute(
    sql`insert into ${formFieldDays} as stored (company_id, form_id, day, ref, stopped)
      select field.company_id, field.form_id, ${day}::date, field.ref, moved.stopped
      from (values (${to}::text, 1), (${from}::text, -1)) as moved (key, stopped)
      join form_fields field on field.company_id = ${company_id} and field.form_id = ${form_id}
        and moved.key = case when field.type in ('name', 'surname', 'email') then field.type else field.id::text end
      order by field.ref
      on conflict (company_id, form_id, day, ref) do update set stopped = stored.stopped + excluded.stopped`,
  );
}
