// Russian formats of numbers, prices, sizes, dates and names. Times are shown in the page's time zone by default.

import { formatNumber, formatPrice } from '@kafedra/common/prices';
import { clockAt, dayNumber } from './zone.ts';

const nbsp = '\u00a0';

/** `01.09.2026` from a day (`2026-09-01`) or an instant; an em dash for null. */
export function formatDate(value: string | Date | null | undefined, timeZone?: string): string {
  if (value == null || value === '') return '—';
  const day = typeof value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) : null;
  if (day) return `${day[3]}.${day[2]}.${day[1]}`;
  const { dd, mm, yyyy } = clockAt(new Date(value), timeZone);
  return `${dd}.${mm}.${yyyy}`;
}

/** `сегодня, 14:05`, `вчера, 9:30`, `01.09.2026, 14:05`. */
export function formatDateTime(
  value: string | Date | null | undefined,
  { now = new Date(), timeZone }: { now?: Date; timeZone?: string | undefined } = {},
): string {
  if (value == null || value === '') return '—';
  const at = clockAt(new Date(value), timeZone);
  const time = `${at.hh}:${at.min}`;
  const day = dayNumber(new Date(value), timeZone);
  const today = dayNumber(now, timeZone);
  if (day === today) return `сегодня,${nbsp}${time}`;
  if (day === today - 1) return `вчера,${nbsp}${time}`;
  return `${at.dd}.${at.mm}.${at.yyyy},${nbsp}${time}`;
}

/** `+7 900 123-45-67` from +79001234567; foreign numbers unchanged, an empty text for null. */
export const formatPhone = (value: string | null | undefined): string =>
  (value ?? '').replace(/^\+7(\d{3})(\d{3})(\d\d)(\d\d)$/, '+7 $1 $2-$3-$4');

export { formatNumber, formatPrice };
export { formatSize } from '@kafedra/common/files';

/** `7,5 из 10`, or `7` without a maximum; null without a value. */
export function formatOutOf(
  value: number | null | undefined,
  most: number | null | undefined,
): string | null {
  if (value == null) return null;
  return most == null ? formatNumber(value) : `${formatNumber(value)} из ${formatNumber(most)}`;
}

/** The time left, `23 часа`, `40 минут`, `меньше минуты`; null when it is over. */
export function formatTimeLeft(until: string, now = Date.now()): string | null {
  const minutes = (Date.parse(until) - now) / 60_000;
  if (minutes <= 0) return null;
  if (minutes < 1) return `меньше${nbsp}минуты`;
  return minutes < 60
    ? countOf(Math.floor(minutes), ['минута', 'минуты', 'минут'])
    : countOf(Math.floor(minutes / 60), ['час', 'часа', 'часов']);
}

/** The form of a noun for a count: `plural(2, ['курс', 'курса', 'курсов'])` is `курса`. */
export function plural(count: number, [one, few, many]: readonly [string, string, string]): string {
  const n = Math.abs(Math.trunc(count));
  const tens = n % 100;
  const units = n % 10;
  if (tens >= 11 && tens <= 14) return many;
  if (units === 1) return one;
  if (units >= 2 && units <= 4) return few;
  return many;
}

/** `5 курсов`, joined by a non-breaking space. */
export function countOf(count: number, forms: readonly [string, string, string]): string {
  return `${formatNumber(count)}${nbsp}${plural(count, forms)}`;
}

/** The initials for an avatar: `Елена Соколова` is `ЕС`. */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters = words.slice(0, 2).map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '');
  return letters.join('').toLocaleUpperCase('ru');
}
