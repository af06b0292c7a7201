// Splits a sum into equal monthly instalments.
import { formatDate } from '../../ui/index.ts';

export interface Instalment {
  /** Roubles, as `1500.00`. */
  price: string;
  /** `2026-09-01` */
  dueOn: string;
}

/**
 * Leftover kopecks are added to the first instalment. In a month without the first due day, the last day of the month
 * is used.
 */
export function splitIntoInstalments(left: string, count: number, firstDay: string): Instalment[] {
  const kopecks = Math.round(Number(left) * 100);
  const each = Math.floor(kopecks / count);
  return Array.from({ length: count }, (_, place) => ({
    price: ((place === 0 ? kopecks - each * (count - 1) : each) / 100).toFixed(2),
    dueOn: monthsAfter(firstDay, place),
  }));
}

/** The last day on which an instalment can be paid; `dueAt` is the end of that day. */
export const dueDay = (dueAt: string): string => formatDate(new Date(Date.parse(dueAt) - 1));

function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}
