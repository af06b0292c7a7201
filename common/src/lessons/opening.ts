// When the lessons of a course open to a learner: one rule for lists, pages and whatever else asks. Instants are
// milliseconds since 1970; days are those of the company.

export interface OpeningRule {
  status: 'start' | 'visible' | 'trial' | 'close' | 'draft' | 'deleted';
  openType: 'immediately' | 'after_days' | 'on_date' | 'after_previous' | 'manual';
  openDaysCount: number | null;
  openFinalDate: number | null;
  openWatchPercent: number | null;
  openPoints: number | null;
  closeDate: number | null;
}

/** What a lesson is to one learner. */
export interface LessonOfLearner extends OpeningRule {
  /** Whether their packages give it. */
  isGiven: boolean;
  /** Whether a package of the course names it as one to try before paying. */
  isTrial: boolean;
  isOpenedByHand: boolean;
  /** Whether the learner was there already. */
  wasOpened: boolean;
  finishedAt: number | null;
  watchedPercent: number;
  points: number;
}

export interface LearnerOfCourse {
  /** When they became a student; null of whoever is none. */
  beganAt: number | null;
  /** From when on nothing of the course is open to them; null: never. */
  endsAt: number | null;
}

export interface Moment {
  now: number;
  /** In which the company counts its days. */
  timeZone: string;
}

export const closedReasons = [
  /** Some days after the beginning. */
  'days',
  'date',
  /** What comes before is not done. */
  'previous',
  /** Somebody of the staff opens it. */
  'manual',
  /** Its time is over. */
  'over',
  /** The learner's time in the course is over. */
  'ended',
] as const;
export type ClosedReason = (typeof closedReasons)[number];

export type Opening =
  /** It is not there for the learner: neither its name is told, nor is it counted. */
  | { state: 'hidden' }
  | { state: 'open'; until: number | null }
  | {
      state: 'closed';
      reason: ClosedReason;
      /** The first moment when it opens if nothing else happens; null where it then never does. */
      from: number | null;
    };

/** Whether it is there for the learner, open or not: what packages withhold is not, nor what is hidden or not published. */
export function isThere(lesson: LessonOfLearner, { beganAt }: LearnerOfCourse): boolean {
  if (lesson.status === 'close' || lesson.status === 'draft' || lesson.status === 'deleted') {
    return false;
  }
  return beganAt === null ? isToTry(lesson) : lesson.isGiven;
}

const isToTry = ({ status, isTrial }: LessonOfLearner) => status === 'trial' || isTrial;

/** How each of the lessons of a course stands to a learner; they come in the order in which they are read. */
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

/** `previous`: the nearest before it that is there for the learner; null of the first one. */
export function openingOf(
  lesson: LessonOfLearner,
  previous: LessonOfLearner | null,
  learner: LearnerOfCourse,
  { now, timeZone }: Moment,
): Opening {
  if (!isThere(lesson, learner)) return { state: 'hidden' };
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

/** By its rule alone: since when it is open, or when it will be if nothing else happens. */
function opensAt(
  lesson: LessonOfLearner,
  previous: LessonOfLearner | null,
  { beganAt }: LearnerOfCourse,
  timeZone: string,
): { reason: ClosedReason; from: number | null } {
  const { openType, openFinalDate, isOpenedByHand, finishedAt, status } = lesson;
  const always = -Infinity;
  const isFree = isOpenedByHand || status === 'start' || isToTry(lesson) || beganAt === null;
  // What was learnt can be read again, whatever the staff changes in the rule later.
  if (isFree || finishedAt !== null || openType === 'immediately')
    return { reason: 'days', from: always };
  if (openType === 'on_date') return { reason: 'date', from: openFinalDate };
  if (openType === 'manual') return { reason: 'manual', from: openFinalDate };
  if (openType === 'after_days') {
    const opens = startOfDayAfter(beganAt, lesson.openDaysCount ?? 0, timeZone);
    return { reason: 'days', from: earliest(opens, openFinalDate) };
  }
  // Where the learner was already, no lesson that comes between locks them out: one more package adds, and closes nothing.
  if (previous === null || lesson.wasOpened || isDone(lesson, previous)) {
    return { reason: 'previous', from: always };
  }
  // What can't be done any more holds nobody up.
  return { reason: 'previous', from: earliest(previous.closeDate, openFinalDate) };
}

/** Whether what a lesson asks of the one before was reached: watched, points, or, where it asks for neither, finished. */
function isDone(
  { openWatchPercent, openPoints }: OpeningRule,
  { finishedAt, watchedPercent, points }: LessonOfLearner,
): boolean {
  if (openWatchPercent === null && openPoints === null) return finishedAt !== null;
  return watchedPercent >= (openWatchPercent ?? 0) && points >= (openPoints ?? 0);
}

/** 00:00 of the day that is so many days after that of an instant. */
export function startOfDayAfter(instant: number, days: number, timeZone: string): number {
  return Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .add({ days })
    .toZonedDateTime(timeZone).epochMilliseconds;
}

/**
 * When a student's time in a course is over: on the day when it closes to everybody, and after so many days from joining,
 * that of joining aside; the earlier of both.
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
