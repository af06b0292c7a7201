// Time zones of companies, and calendar days within them.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rowOf, rowsOf, type Transaction } from '../database/database.ts';
import { invalid } from '../http/errors.ts';

const chooseZone = 'Выберите часовой пояс, например Asia/Vladivostok';

/**
 * The name of an IANA zone, as `Asia/Vladivostok`. Offsets are refused, because they ignore daylight saving time.
 */
export const timeZone = z
  .string(chooseZone)
  .trim()
  .max(64, chooseZone)
  .transform((text, context) => {
    const name = zoneCalled(text);
    if (name !== null) return name;
    context.addIssue({ code: 'custom', message: chooseZone });
    return z.NEVER;
  })
  .describe('The time zone of the company’s days: a name of the IANA database.');

function zoneCalled(text: string): string | null {
  if (!/^[a-z]/i.test(text)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/**
 * Throws 422 if PostgreSQL does not know the zone: its own list may differ, and queries would fail.
 */
export async function requireKnownZone(transaction: Transaction, name: string): Promise<void> {
  const known = await rowsOf(transaction, sql`select from pg_timezone_names where name = ${name}`);
  if (known.length === 0) throw invalid('time_zone', chooseZone);
}

export async function timeZoneOf(transaction: Transaction, companyId: number): Promise<string> {
  const { time_zone } = await rowOf<{ time_zone: string }>(
    transaction,
    sql`select time_zone from companies where id = ${companyId}`,
  );
  return time_zone;
}

/** The calendar day of a timestamp in a time zone, as `2026-03-14`. */
export function dayIn(timeZone: string): (instant: string | number) => string {
  const days = new Intl.DateTimeFormat('sv-SE', { timeZone }); // Swedish dates have the form of ISO 8601.
  return (instant) => days.format(new Date(instant));
}

/** The calendar day in words: `14 марта 2026 г.` */
export function dayInWords(timeZone: string): (instant: string | number) => string {
  const days = new Intl.DateTimeFormat('ru', { timeZone, dateStyle: 'long' });
  return (instant) => days.format(new Date(instant));
}
