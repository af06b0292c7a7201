// The time zone in which a company counts its days, and the days in it.
import { sql } from 'drizzle-orm';
import { rowOf, type Transaction } from './database.ts';

export async function timeZoneOf(transaction: Transaction, companyId: number): Promise<string> {
  const { time_zone } = await rowOf<{ time_zone: string }>(
    transaction,
    sql`select time_zone from companies where id = ${companyId}`,
  );
  return time_zone;
}

/** The day of an instant in a time zone, as `2026-03-14`. */
export function dayIn(timeZone: string): (instant: string | number) => string {
  const days = new Intl.DateTimeFormat('sv-SE', { timeZone }); // Swedish dates are ISO 8601.
  return (instant) => days.format(new Date(instant));
}

/** The same as people write it: `14 марта 2026 г.` */
export function dayInWords(timeZone: string): (instant: string | number) => string {
  const days = new Intl.DateTimeFormat('ru', { timeZone, dateStyle: 'long' });
  return (instant) => days.format(new Date(instant));
}
