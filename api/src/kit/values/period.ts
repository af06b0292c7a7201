// The period of statistics, as query parameters.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rowOf, type Transaction } from '../database/database.ts';
import { invalid } from '../http/errors.ts';
import type { Scope } from '../permissions/permissions.ts';
import { calendarDay } from './texts.ts';

/** Length of the default period in days. */
const usualDays = 30;

const mostDays = 366;

const optionalDay = calendarDay('Введите дату в виде 2026-09-01').optional();

export const periodQuery = z.object({ from: optionalDay, to: optionalDay });

export const periodDescription = `The days from \`from\` to \`to\`, both inclusive, in the company’s time zone: by default the last ${usualDays} days, at most ${mostDays}.`;

/** Calendar days of the company, both inclusive. */
export interface Period {
  from: string;
  to: string;
}

/** Throws 422 if the period ends before it starts or is too long. */
export async function periodOf(
  transaction: Transaction,
  { companyId }: Scope,
  { from, to }: z.infer<typeof periodQuery>,
  /** The parameter names, for error messages. */
  names = { from: 'from', to: 'to' },
): Promise<Period> {
  const { days, ...period } = await rowOf<Period & { days: number }>(
    transaction,
    sql`select period.from_day::text as "from", period.to_day::text as "to", period.to_day - period.from_day + 1 as days
      from (select ending.day as to_day, coalesce(${from ?? null}::date, ending.day - ${usualDays - 1}::integer) as from_day
        from (select coalesce(${to ?? null}::date, (now() at time zone company.time_zone)::date) as day
          from companies company where company.id = ${companyId}) as ending) as period`,
  );
  if (days < 1) throw invalid(names.to, 'Период заканчивается раньше, чем начинается');
  if (days > mostDays) throw invalid(names.from, 'Не больше года');
  return period;
}
