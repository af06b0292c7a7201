// Dates and times in the page's time zone.
import { afterEach, describe, expect, it } from 'vitest';
import { formatDate, formatDateTime } from './format.ts';
import { clockAt, dayAt, instantOf, setTimeZone } from './zone.ts';

afterEach(() => setTimeZone(undefined));

describe('near midnight', () => {
  const instant = '2026-03-01T15:30:00Z';

  it.each([
    ['Asia/Vladivostok', '02.03.2026', 'сегодня, 01:30'],
    ['Europe/Kaliningrad', '01.03.2026', 'вчера, 17:30'],
  ])('in %s it is %s', (zone, day, moment) => {
    setTimeZone(zone);
    const now = new Date(zone === 'Asia/Vladivostok' ? instant : '2026-03-01T22:30:00Z');
    expect(formatDate(instant)).toBe(day);
    expect(formatDateTime(instant, { now }).replace(/\s/g, ' ')).toBe(moment);
  });
});

it.each([
  ['Asia/Vladivostok', '2026-09-01', '07:00', '2026-08-31T21:00:00.000Z'],
  ['Europe/Kaliningrad', '2026-09-01', '00:00', '2026-08-31T22:00:00.000Z'],
  // Daylight saving time starts on 29 March 2026 at 02:00 and ends on 25 October at 03:00.
  ['Europe/Berlin', '2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '12:00', '2026-10-25T11:00:00.000Z'],
])('in %s, the instant of %s %s is displayed the same', (zone, day, time, instant) => {
  setTimeZone(zone);
  const typed = instantOf(day, time);
  expect(typed.toISOString()).toBe(instant);
  const { hh, min } = clockAt(typed);
  expect([dayAt(typed), `${hh}:${min}`]).toEqual([day, time]);
});
