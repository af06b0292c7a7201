// When lessons open: each opening rule, and properties that hold for all lessons, learners and moments.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  endOfAccess,
  isVisible,
  openingOf,
  openingsOf,
  startOfDayAfter,
  type LearnerOfCourse,
  type LessonOfLearner,
  type Opening,
} from './opening.ts';

const timeZone = 'Europe/Moscow';
const at = (text: string) => Date.parse(text);

const lesson = (fields: Partial<LessonOfLearner> = {}): LessonOfLearner => ({
  status: 'visible',
  openType: 'immediately',
  openDaysCount: null,
  openFinalDate: null,
  openWatchPercent: null,
  openPoints: null,
  closeDate: null,
  isGiven: true,
  isTrial: false,
  isOpenedByHand: false,
  wasOpened: false,
  finishedAt: null,
  watchedPercent: 0,
  points: 0,
  ...fields,
});

const began = at('2026-03-01T22:30:00Z'); // The 2nd of March in Moscow.
const student: LearnerOfCourse = { beganAt: began, endsAt: null };
const visitor: LearnerOfCourse = { beganAt: null, endsAt: null };
const now = at('2026-03-04T12:00:00Z');

const opening = (
  fields: Partial<LessonOfLearner>,
  previous: LessonOfLearner | null = null,
  learner = student,
  moment = now,
) => openingOf(lesson(fields), previous, learner, { now: moment, timeZone });

const open: Opening = { state: 'open', until: null };
const closed = (reason: string, from: number | null = null) => ({ state: 'closed', reason, from });

describe('a lesson', () => {
  test('opens at the start of the day, the given number of days after the beginning', () => {
    const third = at('2026-03-04T21:00:00Z'); // 00:00 of the 5th in Moscow.
    const rule = { openType: 'after_days', openDaysCount: 3 } as const;
    expect(opening(rule)).toEqual(closed('days', third));
    expect(opening(rule, null, student, third - 1)).toEqual(closed('days', third));
    expect(opening(rule, null, student, third)).toEqual(open);
  });

  test('opens on its date, and without one not at all', () => {
    const openFinalDate = at('2026-03-05T09:00:00Z');
    expect(opening({ openType: 'on_date', openFinalDate })).toEqual(closed('date', openFinalDate));
    expect(opening({ openType: 'on_date' })).toEqual(closed('date'));
  });

  test('opens on its final date at the latest, by any rule', () => {
    const openFinalDate = now;
    expect(opening({ openType: 'after_days', openDaysCount: 30, openFinalDate })).toEqual(open);
    expect(opening({ openType: 'manual', openFinalDate })).toEqual(open);
    expect(opening({ openType: 'after_previous', openFinalDate }, lesson())).toEqual(open);
  });

  test('waits for the previous lesson to be finished, or to reach the required watched share and points', () => {
    const rule = { openType: 'after_previous' } as const;
    expect(opening(rule)).toEqual(open);
    expect(opening(rule, lesson())).toEqual(closed('previous'));
    expect(opening(rule, lesson({ finishedAt: 1 }))).toEqual(open);
    const both = { ...rule, openWatchPercent: 80, openPoints: 5 };
    expect(opening(both, lesson({ finishedAt: 1, watchedPercent: 80 }))).toEqual(
      closed('previous'),
    );
    expect(opening(both, lesson({ watchedPercent: 80, points: 5 }))).toEqual(open);
  });

  test('does not wait for a lesson that has closed', () => {
    const closeDate = at('2026-03-05T00:00:00Z');
    const rule = { openType: 'after_previous' } as const;
    expect(opening(rule, lesson({ closeDate }))).toEqual(closed('previous', closeDate));
    expect(opening(rule, lesson({ closeDate }), student, closeDate)).toEqual(open);
  });

  test('opens at once if it is a start lesson, a trial, or was opened manually', () => {
    const rule = { openType: 'manual' } as const;
    expect(opening(rule)).toEqual(closed('manual'));
    for (const fields of [
      { status: 'start' },
      { status: 'trial' },
      { isTrial: true },
      { isOpenedByHand: true },
    ] as const) {
      expect(opening({ ...rule, ...fields })).toEqual(open);
    }
  });

  test.each(['after_days', 'on_date', 'after_previous', 'manual'] as const)(
    'remains open to learners who finished it, when it opens later by %s',
    (openType) => {
      const rule = { openType, openDaysCount: 30, openFinalDate: now + 86_400_000 };
      expect(opening(rule, lesson())).toMatchObject({ state: 'closed' });
      const finished = { ...rule, finishedAt: 1 };
      expect(opening(finished, lesson())).toEqual(open);
      expect(opening({ ...finished, closeDate: now }, lesson())).toEqual(closed('over'));
      expect(opening({ ...finished, status: 'close' }, lesson())).toEqual({ state: 'hidden' });
      expect(opening({ ...finished, isGiven: false }, lesson())).toEqual({ state: 'hidden' });
      expect(opening(finished, lesson(), { beganAt: began, endsAt: now })).toEqual(closed('ended'));
    },
  );

  test('is visible to other users than students only as a trial', () => {
    expect(opening({}, null, visitor)).toEqual({ state: 'hidden' });
    expect(opening({ status: 'start' }, null, visitor)).toEqual({ state: 'hidden' });
    expect(opening({ status: 'trial', openType: 'manual' }, null, visitor)).toEqual(open);
    expect(opening({ isTrial: true, isGiven: false }, null, visitor)).toEqual(open);
  });

  test('is invisible when it is hidden, a draft, in the trash, or not in the packages', () => {
    for (const status of ['close', 'draft', 'deleted'] as const) {
      expect(opening({ status, isOpenedByHand: true })).toEqual({ state: 'hidden' });
    }
    expect(opening({ isGiven: false, isOpenedByHand: true })).toEqual({ state: 'hidden' });
  });

  test('never opens if it would be closed by then', () => {
    const openFinalDate = at('2026-03-06T00:00:00Z');
    const rule = { openType: 'on_date', openFinalDate, closeDate: openFinalDate } as const;
    expect(opening(rule)).toEqual(closed('date'));
    expect(opening(rule, null, student, openFinalDate)).toEqual(closed('over'));
  });
});

test('an invisible lesson does not count as the previous one', () => {
  const lessons = [
    lesson({ finishedAt: 1 }),
    lesson({ isGiven: false }),
    lesson({ status: 'draft' }),
    lesson({ openType: 'after_previous' }),
  ];
  expect(openingsOf(lessons, student, { now, timeZone }).map(({ state }) => state)).toEqual([
    'open',
    'hidden',
    'hidden',
    'open',
  ]);
});

test('a student’s access ends on the course’s closing date, or after the days of access', () => {
  const course = { closeDate: '2026-03-10', closeDays: null };
  expect(endOfAccess(course, began, timeZone)).toBe(at('2026-03-09T21:00:00Z'));
  // Ten whole days after the 2nd of March.
  const days = { closeDate: null, closeDays: 10 };
  expect(endOfAccess(days, began, timeZone)).toBe(at('2026-03-12T21:00:00Z'));
  expect(endOfAccess({ ...course, closeDays: 10 }, began, timeZone)).toBe(
    at('2026-03-09T21:00:00Z'),
  );
  expect(endOfAccess(days, null, timeZone)).toBeNull();
});

test('a day begins at its first instant, also where 00:00 is skipped', () => {
  // In Santiago the clock is set from 24:00 to 01:00 in the night to the 6th of September 2026.
  expect(startOfDayAfter(at('2026-09-05T12:00:00Z'), 1, 'America/Santiago')).toBe(
    at('2026-09-06T04:00:00Z'),
  );
});

describe('for all lessons, learners and moments', () => {
  const base = at('2026-01-01T00:00:00Z');
  const instant = fc.integer({ min: 0, max: 400 }).map((hours) => base + hours * 3_600_000);
  const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
  const anyLesson = fc.record<LessonOfLearner>({
    status: fc.constantFrom('start', 'visible', 'trial', 'close', 'draft', 'deleted'),
    openType: fc.constantFrom('immediately', 'after_days', 'on_date', 'after_previous', 'manual'),
    openDaysCount: maybe(fc.integer({ min: 0, max: 20 })),
    openFinalDate: maybe(instant),
    openWatchPercent: maybe(fc.integer({ min: 1, max: 100 })),
    openPoints: maybe(fc.integer({ min: 0, max: 10 })),
    closeDate: maybe(instant),
    isGiven: fc.boolean(),
    isTrial: fc.boolean(),
    isOpenedByHand: fc.boolean(),
    wasOpened: fc.boolean(),
    finishedAt: maybe(instant),
    watchedPercent: fc.integer({ min: 0, max: 100 }),
    points: fc.integer({ min: 0, max: 10 }),
  });
  const learner = fc.record<LearnerOfCourse>({ beganAt: maybe(instant), endsAt: maybe(instant) });
  const zone = fc.constantFrom('Europe/Moscow', 'Pacific/Auckland', 'America/New_York');
  const situation = fc.record({ each: anyLesson, previous: maybe(anyLesson), learner, zone });
  const ask = (
    { each, previous, learner: who, zone: timeZoneOfCompany }: Situation,
    moment: number,
  ) => openingOf(each, previous, who, { now: moment, timeZone: timeZoneOfCompany });
  type Situation = typeof situation extends fc.Arbitrary<infer Value> ? Value : never;

  test('a lesson opens and closes at most once over time', () => {
    fc.assert(
      fc.property(situation, fc.array(instant, { maxLength: 8 }), (given, moments) => {
        const isOpen = moments
          .toSorted((one, other) => one - other)
          .map((moment) => ask(given, moment).state === 'open');
        const changes = isOpen.filter((each, index) => index > 0 && each !== isOpen[index - 1]);
        expect(changes.length).toBeLessThanOrEqual(isOpen[0] ? 1 : 2);
      }),
    );
  });

  test('a lesson opens exactly at the announced moment', () => {
    fc.assert(
      fc.property(situation, instant, (given, moment) => {
        const answer = ask(given, moment);
        if (answer.state !== 'closed' || answer.from === null) return;
        expect(answer.from).toBeGreaterThan(moment);
        expect(ask(given, answer.from).state).toBe('open');
        expect(ask(given, answer.from - 1).state).toBe('closed');
      }),
    );
  });

  test('a lesson without an announced moment remains closed', () => {
    fc.assert(
      fc.property(situation, instant, instant, (given, moment, later) => {
        const answer = ask(given, moment);
        if (answer.state !== 'closed' || answer.from !== null || later < moment) return;
        expect(ask(given, later).state).toBe('closed');
      }),
    );
  });

  test('a lesson closes at the announced moment', () => {
    fc.assert(
      fc.property(situation, instant, (given, moment) => {
        const answer = ask(given, moment);
        if (answer.state !== 'open' || answer.until === null) return;
        expect(ask(given, answer.until - 1).state).toBe('open');
        expect(ask(given, answer.until).state).toBe('closed');
      }),
    );
  });

  test('more packages, more progress and manual opening never close a lesson', () => {
    const more = (each: LessonOfLearner): LessonOfLearner => ({
      ...each,
      isGiven: true,
      isOpenedByHand: true,
      finishedAt: base,
      watchedPercent: 100,
      points: 10,
    });
    fc.assert(
      fc.property(situation, instant, (given, moment) => {
        const before = ask(given, moment).state;
        const after = ask(
          { ...given, each: more(given.each), previous: given.previous && more(given.previous) },
          moment,
        ).state;
        const ranks = ['hidden', 'closed', 'open'];
        expect(ranks.indexOf(after)).toBeGreaterThanOrEqual(ranks.indexOf(before));
      }),
    );
  });

  test('an additional package closes no lesson that was opened or does not wait for another', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyLesson, fc.boolean()), { maxLength: 8 }),
        learner,
        instant,
        (some, who, moment) => {
          const openings = (given: LessonOfLearner[]) =>
            openingsOf(given, who, { now: moment, timeZone });
          const before = openings(some.map(([each]) => each));
          const after = openings(
            some.map(([each, isAdded]) => ({ ...each, isGiven: each.isGiven || isAdded })),
          );
          const lost = some.filter(([{ openType, wasOpened }], index) => {
            const waits = openType === 'after_previous' && !wasOpened;
            return before[index]?.state === 'open' && !waits && after[index]?.state !== 'open';
          });
          expect(lost).toEqual([]);
        },
      ),
    );
  });

  test('a lesson is hidden exactly if it is invisible', () => {
    fc.assert(
      fc.property(situation, instant, (given, moment) => {
        expect(ask(given, moment).state === 'hidden').toBe(!isVisible(given.each, given.learner));
      }),
    );
  });
});
