// Status transitions of webinars, manual and by their meetings, and their reminders.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterMeeting,
  isOver,
  mayBecome,
  remindersToCome,
  webinarStatuses,
  nextStatuses,
} from './webinars.ts';

const aStatus = fc.constantFrom(...webinarStatuses);
const startsAt = new Date('2026-12-01T16:00:00Z');
const before = (minutes: number) => new Date(startsAt.getTime() - minutes * 60_000);

test('a webinar starts, pauses and ends; only one that has not started can be canceled, and a final status does not change', () => {
  const ways = webinarStatuses.map((status) => [status, nextStatuses(status)]);
  expect(Object.fromEntries(ways)).toEqual({
    coming_soon: ['play', 'canceled'],
    play: ['pause', 'finished'],
    pause: ['play', 'finished'],
    finished: [],
    canceled: [],
  });
  fc.assert(
    fc.property(aStatus, aStatus, (from, to) => {
      expect(mayBecome(from, to)).toBe(from === to || nextStatuses(from).includes(to));
      expect(isOver(from)).toBe(nextStatuses(from).length === 0);
    }),
  );
});

test('a meeting makes only transitions that users could make', () => {
  const event = fc.constantFrom('started' as const, 'ended' as const);
  fc.assert(
    fc.property(aStatus, event, fc.integer({ min: -600, max: 6000 }), (status, each, minutes) => {
      const after = afterMeeting({ status, startsAt }, each, before(minutes));
      expect(mayBecome(status, after)).toBe(true);
    }),
  );
  const coming = { status: 'coming_soon', startsAt } as const;
  expect(afterMeeting(coming, 'started', before(10))).toBe('play');
  expect(afterMeeting({ status: 'play', startsAt }, 'ended', before(-90))).toBe('finished');
});

test('a rehearsal the day before changes no status', () => {
  const coming = { status: 'coming_soon', startsAt } as const;
  expect(afterMeeting(coming, 'started', before(61))).toBe('coming_soon');
  expect(afterMeeting(coming, 'ended', before(30))).toBe('coming_soon');
});

test('reminders are due a day and an hour before, if enabled and not past', () => {
  const both = { day: true, hour: true };
  const named = (switches: typeof both, now: Date) =>
    remindersToCome({ startsAt, switches }, now).map(({ reminder, at }) => [
      reminder,
      at.toISOString(),
    ]);
  expect(named(both, before(3 * 24 * 60))).toEqual([
    ['day', '2026-11-30T16:00:00.000Z'],
    ['hour', '2026-12-01T15:00:00.000Z'],
  ]);
  expect(named(both, before(120))).toEqual([['hour', '2026-12-01T15:00:00.000Z']]);
  expect(named({ day: true, hour: false }, before(120))).toEqual([]);
  expect(named(both, before(-5))).toEqual([]);
});
