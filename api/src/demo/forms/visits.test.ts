// The visits of the demo school's form are consistent over the month.
import { expect, test } from 'vitest';
import { visitsUntil } from './visits.ts';

test('views exceed starts, starts exceed submissions, and every start ends in a stop or a submission', () => {
  const { days, stops, sent } = visitsUntil('2026-09-01');
  expect([days.length, days.at(0)?.day, days.at(-1)?.day]).toEqual([
    30,
    '2026-08-03',
    '2026-09-01',
  ]);
  for (const { day, seen, begun, sent: sentThen } of days) {
    expect(seen).toBeGreaterThan(begun);
    expect(begun).toBeGreaterThan(sentThen);
    const stopped = stops.filter((stop) => stop.day === day).map((stop) => stop.stopped);
    expect(stopped.reduce((all, some) => all + some, sentThen)).toBe(begun);
    expect(sent.filter(({ at }) => at.startsWith(day))).toHaveLength(sentThen);
  }
});
