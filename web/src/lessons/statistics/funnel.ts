// Derived figures of a funnel: drop-off, oldest dates and time spans.
import { countOf } from '../../ui/format/format.ts';

/** «7 дней», for the number in the URL. */
export const daysWords = (days: string): string => countOf(Number(days), ['день', 'дня', 'дней']);

/** The share that did not continue, in percent; null if there was nobody before. */
export const dropOffShare = (beforeCount: number, cameCount: number): number | null =>
  beforeCount === 0 ? null : Math.round((100 * (beforeCount - cameCount)) / beforeCount);

/** The earliest of some instants; null if there is none. */
export const oldestOf = (moments: readonly (string | null | undefined)[]): string | null =>
  moments.filter((moment) => moment != null).toSorted()[0] ?? null;

/** A duration in a suitable unit: 40 мин, 5 ч, 12 дн. */
export function spanWords(seconds: number | null | undefined): string {
  if (seconds == null) return '—';
  if (seconds < 3600) return `${Math.max(1, Math.round(seconds / 60))} мин`;
  const hours = Math.round(seconds / 3600);
  return hours < 48 ? `${hours} ч` : `${Math.round(seconds / 86_400)} дн.`;
}
