// Zoom meetings of webinars: created on request, then synchronized with the webinar.
import { and, eq, sql } from 'drizzle-orm';
import { isOver } from '@kafedra/common/lessons';
import { rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { conflict } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { lessonWebinars } from './webinar-tables.ts';
import type { Meeting, MeetingPlan, ZoomClient, ZoomClients } from './zoom-client.ts';

interface Parts {
  database: Pick<Database, 'company' | 'system'>;
  zooms: ZoomClients;
}

interface Given {
  id: number;
  status: (typeof lessonWebinars.$inferSelect)['status'];
  platform: (typeof lessonWebinars.$inferSelect)['platform'];
  link: string | null;
  starts_at: string | null;
  duration: number;
  zoom_meeting_id: string | null;
  name: string;
  is_there: boolean;
}

async function given(
  transaction: Transaction,
  companyId: number,
  webinarId: number,
): Promise<Given | undefined> {
  const [found] = await rowsOf<Given>(
    transaction,
    sql`select webinar.id, webinar.status, webinar.platform, webinar.link, webinar.starts_at, webinar.duration,
        webinar.zoom_meeting_id, lesson.name, lesson.status <> 'deleted' as is_there
      from ${lessonWebinars} webinar
      join lessons lesson on lesson.company_id = webinar.company_id and lesson.id = webinar.lesson_id
      join companies company on company.id = webinar.company_id and company.deleted_at is null
      where webinar.company_id = ${companyId} and webinar.id = ${webinarId}`,
  );
  return found;
}

const planOf = ({ name, starts_at, duration }: Given): MeetingPlan => ({
  topic: name,
  startsAt: starts_at === null ? null : new Date(starts_at),
  duration,
});

/**
 * Creates the Zoom meeting of a webinar; the caller must store it with `keepMeeting`. Throws 409 if there is one, or
 * the webinar is over.
 */
export async function createMeeting(
  { database, zooms }: Parts,
  scope: Scope,
  webinarId: number,
  hostEmail: string,
): Promise<{ meeting: Meeting; zoom: ZoomClient }> {
  const webinar = await database.company(scope, (transaction) =>
    given(transaction, scope.companyId, webinarId),
  );
  if (webinar === undefined || isOver(webinar.status)) throw over();
  if (webinar.zoom_meeting_id !== null) throw madeAlready();
  const zoom = await zooms.of(scope.companyId);
  return { meeting: await zoom.create(hostEmail, planOf(webinar)), zoom };
}

/** Throws 409 if another request has stored a meeting in the meantime. */
export async function storeMeeting(
  transaction: Transaction,
  { companyId }: Scope,
  webinarId: number,
  { id, hostEmail, joinUrl, passcode }: Meeting,
): Promise<void> {
  const updated = await transaction
    .update(lessonWebinars)
    .set({
      platform: 'zoom',
      zoom_meeting_id: id,
      zoom_host: hostEmail,
      zoom_join_url: joinUrl,
      zoom_passcode: passcode,
      zoom_problem: null,
    })
    .where(
      and(
        eq(lessonWebinars.company_id, companyId),
        eq(lessonWebinars.id, webinarId),
        sql`${lessonWebinars.zoom_meeting_id} is null`,
      ),
    )
    .returning({ id: lessonWebinars.id });
  if (updated.length === 0) throw madeAlready();
}

const over = () => conflict('over', 'Вебинар позади: собрание ему не нужно');

const madeAlready = () => conflict('meeting_there', 'Собрание в Zoom у вебинара уже есть');

/**
 * The URL where the host starts the webinar. Requested from Zoom each time, because its start links expire. Throws 409
 * if there is no room.
 */
export async function requestStartLink(
  { database, zooms }: Parts,
  scope: Scope,
  webinarId: number,
): Promise<string> {
  const webinar = await database.company(scope, (transaction) =>
    given(transaction, scope.companyId, webinarId),
  );
  if (webinar?.platform === 'link' && webinar.link !== null) return webinar.link;
  if (webinar?.platform !== 'zoom' || webinar.zoom_meeting_id === null) throw nowhere();
  const zoom = await zooms.of(scope.companyId);
  const link = await zoom.startLink(webinar.zoom_meeting_id);
  if (link === null) throw gone();
  return link;
}

const nowhere = () =>
  conflict('no_room', 'Сначала укажите ссылку на комнату или создайте собрание в Zoom');

const goneWords = 'Собрание удалено в Zoom: создайте новое';

const gone = () => conflict('meeting_gone', goneWords);

const noMeeting = {
  zoom_meeting_id: null,
  zoom_host: null,
  zoom_join_url: null,
  zoom_passcode: null,
} as const;

/** Updates or deletes the Zoom meeting to match the webinar. Throws Zoom's error if that fails. */
export async function syncMeeting(
  { database, zooms }: Parts,
  companyId: number,
  webinarId: number,
): Promise<void> {
  const webinar = await database.system((transaction) => given(transaction, companyId, webinarId));
  if (webinar == null || webinar.zoom_meeting_id === null) return;
  const meetingId = webinar.zoom_meeting_id;
  const note = (values: Partial<typeof lessonWebinars.$inferInsert>) =>
    database.system((transaction) =>
      transaction
        .update(lessonWebinars)
        .set(values)
        .where(
          and(
            eq(lessonWebinars.company_id, companyId),
            eq(lessonWebinars.id, webinarId),
            // Skips a newer meeting that replaced this one.
            eq(lessonWebinars.zoom_meeting_id, meetingId),
          ),
        ),
    );
  const zoom = await zooms.of(companyId);
  if (webinar.platform !== 'zoom' || webinar.status === 'canceled' || !webinar.is_there) {
    await zoom.remove(meetingId);
    await note({ ...noMeeting, zoom_problem: null });
  } else if (!isOver(webinar.status)) {
    const isThere = await zoom.change(meetingId, planOf(webinar));
    await note(isThere ? { zoom_problem: null } : { ...noMeeting, zoom_problem: goneWords });
  }
}

/** Stores why the meeting does not match the webinar, for the staff who see it. */
export const storeProblem = (
  transaction: Transaction,
  companyId: number,
  webinarId: number,
  problem: string,
) =>
  transaction
    .update(lessonWebinars)
    .set({ zoom_problem: problem })
    .where(and(eq(lessonWebinars.company_id, companyId), eq(lessonWebinars.id, webinarId)));
