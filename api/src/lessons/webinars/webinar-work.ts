// Background work after changes of webinars: updates Zoom meetings and sends reminders in time. Deliveries may be
// repeated or late, so each reads the current state of the webinar.
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { and, eq } from 'drizzle-orm';
import { remindersToCome, type WebinarReminder } from '@kafedra/common/lessons';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { Failure } from '../../kit/http/errors.ts';
import { jobQueue } from '../../kit/jobs/job-queue.ts';
import { storeProblem, syncMeeting } from './meetings.ts';
import { storeFailedReminder, type DueReminder } from './reminders.ts';
import type { AfterChange } from './webinars.ts';
import { lessonWebinars } from './webinar-tables.ts';
import type { ZoomClients } from './zoom-client.ts';

/** A message of the queue. */
type Due = { company_id: number; webinar_id: number } & (
  | { does: 'meeting'; tries: number }
  | { does: 'reminder'; reminder: WebinarReminder; starts_at: string }
);

export interface WebinarWork {
  afterChange: AfterChange;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

interface Parts {
  database: Database;
  zooms: ZoomClients;
  remind: (due: DueReminder) => Promise<void>;
  log: FastifyBaseLogger;
}

/**
 * Concurrent deliveries per process, of different companies; they mostly wait for other servers.
 */
const workers = 4;

/**
 * Minutes between attempts to update a Zoom meeting; after the last one the problem is left to the staff.
 */
const pauses = [1, 5, 30, 120];

export function webinarWork({ database, zooms, remind, log }: Parts): WebinarWork {
  const queue = jobQueue<Due>(database.queue, log, { name: 'webinars', workers });

  const deliver = async (due: Due): Promise<void> => {
    if (due.does === 'reminder') return remind(remindingOf(due));
    const { company_id, webinar_id } = due;
    try {
      await syncMeeting({ database, zooms }, company_id, webinar_id);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const pause = pauses[due.tries];
      await database.system(async (transaction) => {
        await storeProblem(transaction, company_id, webinar_id, error.message);
        if (pause === undefined || error.status !== 424) return;
        const again = new Date(Date.now() + pause * 60_000);
        await queue.send(transaction, randomUUID(), { ...due, tries: due.tries + 1 }, again);
      });
    }
  };

  const giveUp = async (due: Due): Promise<void> => {
    if (due.does === 'reminder') {
      await storeFailedReminder(database, remindingOf(due));
      return;
    }
    await database.system((transaction) =>
      storeProblem(transaction, due.company_id, due.webinar_id, gaveUp),
    );
  };

  return {
    afterChange: async (transaction, { companyId }, webinarId, changed) => {
      const webinar = await scheduled(transaction, companyId, webinarId);
      if (webinar === undefined) return;
      const work = { company_id: companyId, webinar_id: webinarId };
      if (webinar.hasMeeting && changed.some((name) => ofMeeting.has(name))) {
        await queue.send(transaction, randomUUID(), { ...work, does: 'meeting', tries: 0 });
      }
      const { startsAt } = webinar;
      if (startsAt === null || !changed.some((name) => ofReminders.has(name))) return;
      const coming = remindersToCome(
        { startsAt: new Date(startsAt), switches: webinar.switches },
        new Date(),
      );
      for (const { reminder, at } of coming) {
        const due = { ...work, does: 'reminder', reminder, starts_at: startsAt } as const;
        await queue.send(transaction, randomUUID(), due, at);
      }
    },
    start: () => queue.start({ handle: deliver, giveUp }),
    stop: queue.stop,
  };
}

const gaveUp = 'Сервер трижды останавливался, пока менял встречу в Zoom: больше он не пробует';

const remindingOf = ({
  company_id: companyId,
  webinar_id: webinarId,
  reminder,
  starts_at: startsAt,
}: Due & { does: 'reminder' }): DueReminder => ({ companyId, webinarId, reminder, startsAt });

/** Columns that affect the Zoom meeting, and columns that affect the reminders. */
const ofMeeting = new Set(['status', 'starts_at', 'duration', 'platform']);
const ofReminders = new Set(['starts_at', 'remind_day', 'remind_hour']);

async function scheduled(transaction: Transaction, companyId: number, webinarId: number) {
  const { starts_at, remind_day, remind_hour, zoom_meeting_id } = lessonWebinars;
  const [found] = await transaction
    .select({ starts_at, remind_day, remind_hour, zoom_meeting_id })
    .from(lessonWebinars)
    .where(and(eq(lessonWebinars.company_id, companyId), eq(lessonWebinars.id, webinarId)));
  return (
    found && {
      startsAt: found.starts_at,
      switches: { day: found.remind_day, hour: found.remind_hour },
      hasMeeting: found.zoom_meeting_id !== null,
    }
  );
}
