// The dates and prices of the demo school's courses, by pace.
import type { CourseStatus } from '../../courses/course-tables.ts';
import { dayAfter, daysBetween, instantOn, referenceDate } from '../calendar.ts';
import type { Blueprint, Pace } from './catalogue.ts';
import { between, type Random } from '../random.ts';
import type { Shelf } from '../school.ts';

export interface Days {
  startDate: string | null;
  endDate: string | null;
  closeDate: string | null;
}

/** Recordings can be watched at any time. */
export const noDays: Days = { startDate: null, endDate: null, closeDate: null };

export interface History {
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
}

/** Days from the first of September to the start, and from the start to the end; null: until the end of May. */
const terms: Record<
  Exclude<Pace, 'recording' | 'free'>,
  { start: [number, number]; length: [number, number] | null }
> = {
  year: { start: [6, 27], length: null },
  module: { start: [13, 190], length: [28, 84] },
  intensive: { start: [20, 230], length: [14, 42] },
  finish: { start: [225, 240], length: [14, 28] },
};

/** Recordings have no dates, drafts may lack them. */
export function daysOf(
  { pace, weeks }: Blueprint,
  past: boolean,
  status: CourseStatus,
  random: Random,
): Days {
  const undecided = status === 'draft' && random() < 0.45;
  if (pace === 'recording' || pace === 'free' || undecided) return noDays;
  const { start, length } = terms[pace];
  const september = past ? '2025-09-01' : referenceDate;
  const startDate = dayAfter(september, between(random, ...start));
  const endDate =
    length === null
      ? dayAfter(september, between(random, 261, 275))
      : dayAfter(startDate, weeks === undefined ? between(random, ...length) : weeks * 7 - 1);
  // Access lasts a month longer than the course, or is unlimited.
  return { startDate, endDate, closeDate: random() < 0.6 ? dayAfter(endDate, 30) : null };
}

/** No event is after the reference date; closed courses were closed last summer. */
export function historyOf(
  startDate: string | null,
  past: boolean,
  status: CourseStatus,
  random: Random,
): History {
  const created = past
    ? dayAfter(startDate ?? '2025-09-01', -between(random, 20, 120))
    : dayAfter(referenceDate, -between(random, 3, status === 'draft' ? 60 : 180));
  const part = past ? 0.85 + random() * 0.15 : random();
  const updated = dayAfter(
    created,
    1 + Math.floor(part * (daysBetween(created, referenceDate) - 1)),
  );
  const updatedAt = instantOn(updated, random());
  return {
    createdAt: instantOn(created, random()),
    updatedAt,
    deletedAt: status === 'deleted' ? updatedAt : null,
  };
}

/** Whole roubles; 0 is free, null is undecided. */
export function priceOf(blueprint: Blueprint, status: CourseStatus, random: Random): number | null {
  const { pace, areas, shelf } = blueprint;
  if (pace === 'free' || status === 'trial') return 0;
  if (status === 'draft' && random() < 0.35) return null;
  if (random() < (pace === 'recording' ? 0.3 : 0.03)) return 0;
  const [least, most] = prices[pace];
  const share = areas.length === 1 ? (priceShares[shelf] ?? 1) : areas.length * 0.8;
  const price = between(random, least, most) * share;
  return random() < 0.6 ? Math.round(price / 1000) * 1000 - 100 : Math.round(price / 500) * 500;
}

export function oldPriceOf(price: number | null, reduced: boolean, random: Random): number | null {
  if (price === null || price === 0 || !(reduced || random() < 0.28)) return null;
  return Math.ceil((price * (1.15 + random() * 0.25)) / 500) * 500;
}

const prices: Record<Exclude<Pace, 'free'>, [number, number]> = {
  year: [18_000, 46_000],
  module: [5_500, 16_000],
  intensive: [4_900, 12_900],
  finish: [3_900, 8_900],
  recording: [1_900, 5_900],
};

/** School lessons and languages cost less than exam preparation. */
const priceShares: Partial<Record<Shelf, number>> = { 'Школьная программа': 0.5, Языки: 0.8 };
