// Determines when lessons of a course open for a learner. Instants are milliseconds since 1970; days are those of the
// company's time zone.

export interface OpeningRule {
  status: 'start' | 'visible' | 'trial' | 'close' | 'draft' | 'deleted';
  openType: 'immediately' | 'after_days' | 'on_date' | 'after_previous' | 'manual';
  openDaysCount: number | null;
  openFinalDate: number | null;
  openWatchPercent: number | null;
  openPoints: number | null;
  closeDate: number | null;
}

/** A lesson with its state for one learner. */
export interface LessonOfLearner extends OpeningRule {
  /** Whether the learner's packages include it. */
  isGiven: boolean;
  /** Whether a package of the course offers it as a trial before payment. */
  isTrial: boolean;
  isOpenedByHand: boolean;
  /** Whether the learner has opened it before. */
  wasOpened: boolean;
  finishedAt: number | null;
  watchedPercent: number;
  points: number;
}

export interface LearnerOfCourse {
  /** When they became a student; null for others. */
  beganAt: number | null;
  /** When their access to the course ends; null: never. */
  endsAt: number | null;
}

export interface Moment {
  now: number;
  /** The company's time zone, in which days are counted. */
  timeZone: string;
}

export const closedReasons = [
  /** It opens some days after the beginning. */
  'days',
  'date',
  /** The previous lesson is not done. */
  'previous',
  /** Staff must open it. */
  'manual',
  /** Its closing date has passed. */
  'over',
  /** The learner's access to the course has ended. */
  'ended',
] as const;
export type ClosedReason = (typeof closedReasons)[number];

export type Opening =
  /** Not available to the learner: neither named nor counted. */
  | { state: 'hidden' }
  | { state: 'open'; until: number | null }
  | {
      state: 'closed';
      reason: ClosedReason;
      /** When it opens by its rule alone; null if it never does. */
      from: number | null;
    };

/**
 * Whether the learner sees the lesson, open or closed: it is published, not hidden, and in one of their packages.
 */
export function isVisible(lesson: LessonOfLearner, { beganAt }: LearnerOfCourse): boolean {
  if (lesson.status === 'close' || lesson.status === 'draft' || lesson.status === 'deleted') {
    return false;
  }
  return beganAt === null ? isToTry(lesson) : lesson.isGiven;
}

const isToTry = ({ status, isTrial }: LessonOfLearner) => status === 'trial' || isTrial;

/** The openings of the lessons of a course, given in reading order. */
export function openingsOf(
  lessons: readonly LessonOfLearner[],
  learner: LearnerOfCourse,
  moment: Moment,
): Opening[] {
  let previous: LessonOfLearner | null = null;
  return lessons.map((lesson) => {
    const opening = openingOf(lesson, previous, learner, moment);
    if (opening.state !== 'hidden') previous = lesson;
    return opening;
  });
}

/** `previous` is the nearest visible lesson before it; null for the first. */
export function openingOf(
  lesson: LessonOfLearner,
  previous: LessonOfLearner | null,
  learner: LearnerOfCourse,
  { now, timeZone }: Moment,
): Opening {
  if (!isVisible(lesson, learner)) return { state: 'hidden' };
  const { endsAt } = learner;
  if (endsAt !== null && now >= endsAt) return { state: 'closed', reason: 'ended', from: null };
  const { closeDate } = lesson;
  if (closeDate !== null && now >= closeDate)
    return { state: 'closed', reason: 'over', from: null };
  const until = earliest(endsAt, closeDate);
  const opens = opensAt(lesson, previous, learner, timeZone);
  if (opens.from !== null && opens.from <= now) return { state: 'open', until };
  const comesTooLate = opens.from !== null && until !== null && opens.from >= until;
  return { state: 'closed', reason: opens.reason, from: comesTooLate ? null : opens.from };
}

/**
 * When the lesson opens by its own rule, in the past or the future; null if that depends on other events.
 */
function opensAt(
  lesson: LessonOfLearner,
  previous: LessonOfLearner | null,
  { beganAt }: LearnerOfCourse,
  timeZone: string,
): { reason: ClosedReason; from: number | null } {
  const { openType, openFinalDate, isOpenedByHand, finishedAt, status } = lesson;
  const always = -Infinity;
  const isFree = isOpenedByHand || status === 'start' || isToTry(lesson) || beganAt === null;
  // A finished lesson remains open, even if staff change the rule later.
  if (isFree || finishedAt !== null || openType === 'immediately')
    return { reason: 'days', from: always };
  if (openType === 'on_date') return { reason: 'date', from: openFinalDate };
  if (openType === 'manual') return { reason: 'manual', from: openFinalDate };
  if (openType === 'after_days') {
    const opens = startOfDayAfter(beganAt, lesson.openDaysCount ?? 0, timeZone);
    return { reason: 'days', from: earliest(opens, openFinalDate) };
  }
  // A lesson that was opened before remains open when another package inserts a lesson in front of it.
  if (previous === null || lesson.wasOpened || isDone(lesson, previous)) {
    return { reason: 'previous', from: always };
  }
  // A previous lesson that has closed and can no longer be done does not block the next.
  return { reason: 'previous', from: earliest(previous.closeDate, openFinalDate) };
}

/**
 * Whether the previous lesson meets the requirements: watched share and points, or, without either, being finished.
 */
function isDone(
  { openWatchPercent, openPoints }: OpeningRule,
  { finishedAt, watchedPercent, points }: LessonOfLearner,
): boolean {
  if (openWatchPercent === null && openPoints === null) return finishedAt !== null;
  return watchedPercent >= (openWatchPercent ?? 0) && points >= (openPoints ?? 0);
}

/** 00:00 of the day that follows the day of `instant` by `days`. */
export function startOfDayAfter(instant: number, days: number, timeZone: string): number {
  return Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .add({ days })
    .toZonedDateTime(timeZone).epochMilliseconds;
}

/**
 * When a student's access to a course ends: on its closing date, or this many days after joining, not counting the day
 * of joining; the earlier of both.
 */
export function endOfAccess(
  course: { closeDate: string | null; closeDays: number | null },
  beganAt: number | null,
  timeZone: string,
): number | null {
  const { closeDate, closeDays } = course;
  const closes =
    closeDate === null
      ? null
      : Temporal.PlainDate.from(closeDate).toZonedDateTime(timeZone).epochMilliseconds;
  const runsOut =
    closeDays === null || beganAt === null
      ? null
      : startOfDayAfter(beganAt, closeDays + 1, timeZone);
  return earliest(closes, runsOut);
}

function earliest(...instants: (number | null)[]): number | null {
  const known = instants.filter((instant) => instant !== null);
  return known.length === 0 ? null : Math.min(...known);
}
