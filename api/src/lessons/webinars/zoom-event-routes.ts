// The webhook that receives Zoom events and updates the status of webinars.
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { afterMeeting } from '@kafedra/common/lessons';
import { rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { notFound, unauthenticated } from '../../kit/http/errors.ts';
import { companyParams, openRoute } from '../../kit/http/routes.ts';
import { lessonWebinars } from './webinar-tables.ts';
import { zoomSettings } from './zoom-client.ts';
import { isSigned, validationResponse, parseZoomEvent, type ZoomEvent } from './zoom-events.ts';

export function registerZoomEvents(app: FastifyInstance, database: Database): void {
  // The signature covers the raw bytes, so the body is not parsed before.
  app.register(async (raw) => {
    raw.removeContentTypeParser('application/json');
    raw.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    );
    openRoute(raw, {
      method: 'POST',
      path: '/public/companies/:companyId/zoom_events',
      tag: 'Webinars',
      summary: 'Receive Zoom events',
      description:
        'The body is JSON, signed with the setting `webhook_secret` of the company’s Zoom integration. Also served at the public origin as `/hooks/zoom/{companyId}`.',
      params: companyParams,
      body: z.string(),
      answer: z.object({
        plainToken: z.string().optional(),
        encryptedToken: z.string().optional(),
      }),
      failures: [401, 404],
      run: async ({ params: { companyId }, body, request, effect }) => {
        const secret = await database.system(
          async (transaction) => (await zoomSettings(transaction, companyId))['webhook_secret'],
        );
        if (!secret) throw notFound('Эта компания событий собраний не принимает');
        const { 'x-zm-signature': signature, 'x-zm-request-timestamp': timestamp } =
          request.headers;
        const signed = { signature: String(signature), timestamp: String(timestamp), body };
        const now = new Date();
        if (!isSigned(signed, secret, now)) throw unauthenticated();
        const event = parseZoomEvent(body, now);
        return effect.system(async (transaction) => {
          if (event === null) return {};
          if (event.kind === 'validation') return validationResponse(event.plainToken, secret);
          await follow(transaction, companyId, event);
          return {};
        });
      },
    });
  });
}

/** Applies a meeting's event to its webinar; a recording that staff attached is not replaced. */
async function follow(
  transaction: Transaction,
  companyId: number,
  event: Exclude<ZoomEvent, { kind: 'validation' }>,
): Promise<void> {
  const [webinar] = await rowsOf<{
    id: number;
    status: (typeof lessonWebinars.$inferSelect)['status'];
    starts_at: string | null;
  }>(
    transaction,
    sql`select id, status, starts_at from ${lessonWebinars}
      where company_id = ${companyId} and zoom_meeting_id = ${event.meetingId} for no key update`,
  );
  if (webinar === undefined) return;
  const { id, status, starts_at } = webinar;
  const row = and(eq(lessonWebinars.company_id, companyId), eq(lessonWebinars.id, id));
  if (event.kind === 'recorded') {
    await transaction
      .update(lessonWebinars)
      .set({ recording_link: event.link })
      .where(
        and(
          row,
          sql`${lessonWebinars.recording_link} is null and ${lessonWebinars.recording_id} is null`,
        ),
      );
    return;
  }
  const startsAt = starts_at === null ? null : new Date(starts_at);
  const next = afterMeeting({ status, startsAt }, event.kind, event.at);
  if (next !== status) await transaction.update(lessonWebinars).set({ status: next }).where(row);
}
