// The period of statistics in the address.
import { today } from '../../ui/index.ts';
import { day, valueAt, type Address } from '../pages/addressParameters.ts';

export interface Period {
  /** `2026-09-01`; null for the server's default. */
  from: string | null;
  to: string | null;
}

/** Maximum length in days that the server accepts. */
export const maxPeriodDays = 366;

const fromAt = valueAt('from', day);
const toAt = valueAt('to', day);

/** An invalid period is treated as none. */
export function periodAt(place: Pick<Address, 'search'>): Period {
  const period = { from: fromAt(place), to: toAt(place) };
  if (period.from === null) return period;
  const last = period.to ?? today();
  const fits =
    isDay(last) &&
    isDay(period.from) &&
    period.from <= last &&
    period.from >= firstDayOf(last, maxPeriodDays);
  return fits ? period : { from: null, to: null };
}

const isDay = (text: string): boolean => !Number.isNaN(Date.parse(text));

/** The first day of a period of `days` days that ends with `last`. */
export function firstDayOf(last: string, days: number): string {
  const first = new Date(last);
  first.setUTCDate(first.getUTCDate() - days + 1);
  return first.toISOString().slice(0, 10);
}
