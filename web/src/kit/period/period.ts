// The period of statistics as it stands in the address.
import { today } from '../../ui/index.ts';
import { day, valueAt, type Address } from '../pages/addressParts.ts';

export interface Period {
  /** `2026-09-01`; null where the server says when it begins and ends. */
  from: string | null;
  to: string | null;
}

/** Days of the longest one that the server tells of. */
export const longest = 366;

const fromAt = valueAt('from', day);
const toAt = valueAt('to', day);

/** What can't be a period is as good as none. */
export function periodAt(place: Pick<Address, 'search'>): Period {
  const period = { from: fromAt(place), to: toAt(place) };
  if (period.from === null) return period;
  const last = period.to ?? today();
  const fits =
    isDay(last) &&
    isDay(period.from) &&
    period.from <= last &&
    period.from >= firstOf(last, longest);
  return fits ? period : { from: null, to: null };
}

const isDay = (text: string): boolean => !Number.isNaN(Date.parse(text));

/** The first of so many days of which `last` is the last. */
export function firstOf(last: string, days: number): string {
  const first = new Date(last);
  first.setUTCDate(first.getUTCDate() - days + 1);
  return first.toISOString().slice(0, 10);
}
