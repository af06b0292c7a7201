// The resource of a company’s webinars. They are created and deleted with their lessons.
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isOver, mayBecome } from '@kafedra/common/lessons';
import type { Transaction } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import { filter, fromDay, toDay, unknownValue } from '../../kit/lists/filters.ts';
import type { Row } from '../../kit/lists/contract.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { resource } from '../../kit/resource/resource.ts';
import { requireStoredFiles } from '../../media/index.ts';
import { withdrawNotifications } from '../../people/index.ts';
import { notifyStudents } from '../notifications/lesson-notifications.ts';
import { hasActiveWebinar, webinarRecord } from './webinar-record.ts';
import { changedWebinar, refusedTransition } from './webinar-rules.ts';
import { lessonWebinars } from './webinar-tables.ts';

type Change = z.infer<typeof changedWebinar>;

/**
 * Called after a webinar has changed: schedules the update of its Zoom meeting and its reminders.
 */
export type AfterChange = (
  transaction: Transaction,
  scope: Scope,
  webinarId: number,
  /** The names of the changed columns. */
  changed: readonly string[],
) => Promise<void>;

/** Stages of a webinar by its status and the current time. */
const stages = ['upcoming', 'running', 'past'] as const;

const stageFilter = filter<{ stage: string }>({
  read: ([stage = '']) => {
    if (!z.enum(stages).safeParse(stage).success) throw unknownValue('stage', stage);
    return { stage };
  },
  where: ({ stage }) => {
    const { status, starts_at, duration } = lessonWebinars;
    // A webinar that was not started until its end will not take place.
    const isMissed = sql`coalesce(${starts_at} + make_interval(mins => ${duration}) < now(), false)`;
    return sql`${stage} = case when ${status} in ('play', 'pause') then 'running'
      when ${status} = 'coming_soon' and not ${isMissed} then 'upcoming' else 'past' end`;
  },
});

export const webinarResource = (afterChange: AfterChange) =>
  resource({
    record: webinarRecord,
    path: '/webinars',
    tag: 'Webinars',
    missing: 'Вебинар не найден',
    where: hasActiveWebinar,
    sort: ['starts_at'],
    searched: ({ company_id, lesson_id }) =>
      sql`(select lesson.name || ' ' || course.name from lessons lesson join courses course on course.company_id = lesson.company_id and course.id = lesson.course_id
        where lesson.company_id = ${company_id} and lesson.id = ${lesson_id})`,
    filters: ['course_id', 'lesson_id', 'status', 'platform'],
    specialFilters: {
      stage: {
        description: `One of \`${stages.join('`, `')}\`: a webinar that was not started before its scheduled end counts as past.`,
        filter: stageFilter,
      },
      starts_from: {
        description: 'On this day in the company’s time zone or later.',
        filter: fromDay('starts_from', lessonWebinars.starts_at),
      },
      starts_to: {
        description: 'On this day in the company’s time zone or earlier.',
        filter: toDay('starts_to', lessonWebinars.starts_at),
      },
    },
    update: changedWebinar,
    beforeWrite: prepareWebinar,
    afterWrite: (transaction, scope, id, sent) =>
      afterChange(transaction, scope, id, Object.keys(sent)),
  });

async function prepareWebinar(
  transaction: Transaction,
  scope: Scope,
  sent: Row,
  id: number | null,
): Promise<Row> {
  const change = sent as Change;
  const [before] = await transaction
    .select({
      id: lessonWebinars.id,
      course_id: lessonWebinars.course_id,
      lesson_id: lessonWebinars.lesson_id,
      status: lessonWebinars.status,
      starts_at: lessonWebinars.starts_at,
    })
    .from(lessonWebinars)
    .where(and(eq(lessonWebinars.company_id, scope.companyId), eq(lessonWebinars.id, id ?? 0)))
    .for('no key update');
  if (before === undefined) throw new Error(`webinar ${id} does not exist`);
  const { status, starts_at, recording_id } = change;
  if (status !== undefined && !mayBecome(before.status, status)) {
    throw invalid('status', refusedTransition(before.status, status), 'wrong_step');
  }
  const moves = starts_at !== undefined && instantOf(starts_at) !== instantOf(before.starts_at);
  if (moves && isOver(before.status)) {
    throw invalid('starts_at', 'Вебинар позади: перенести его нельзя', 'over');
  }
  if (status === 'canceled' && before.status !== 'canceled') {
    await notifyOfTime(transaction, scope, 'webinar_canceled', before);
  } else if (moves) {
    const kind = before.starts_at === null ? 'webinar_set' : 'webinar_moved';
    await notifyOfTime(transaction, scope, kind, before);
  }
  if (recording_id != null)
    await requireStoredFiles(transaction, scope, [recording_id], 'recording_id');
  return moves
    ? { ...sent, scheduled_by: scope.accessTokenId === undefined ? scope.personId : null }
    : sent;
}

/** Replaces earlier unread notifications of the webinar's time. */
async function notifyOfTime(
  transaction: Transaction,
  scope: Scope,
  kind: (typeof timeNotifications)[number],
  { id: subjectId, course_id, lesson_id }: { id: number; course_id: number; lesson_id: number },
): Promise<void> {
  await withdrawNotifications(transaction, scope.companyId, timeNotifications, [subjectId]);
  await notifyStudents(transaction, scope, { kind, course_id, lesson_id, subjectId });
}

export const timeNotifications = ['webinar_set', 'webinar_moved', 'webinar_canceled'] as const;

const instantOf = (text: string | null): number | null => (text === null ? null : Date.parse(text));
