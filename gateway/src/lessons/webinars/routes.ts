// Serves the public URLs of webinars outside of GraphQL: calendars at secret addresses, and Zoom's webhook.
import type { FastifyInstance } from 'fastify';
import { serveHook } from '../../kit/http/webhooks.ts';
import { failureOfResponse, clientGoneSignal, sendFailure } from '../../kit/http/forwarding.ts';
import type { RestService } from '../../kit/rest/client.ts';

export function serveWebinars(app: FastifyInstance, service: RestService): void {
  app.get<{ Params: { token: string } }>(
    '/calendars/:token(^[\\w-]{1,100}).ics',
    { errorHandler: sendFailure },
    async (request, reply) => {
      const answer = await service.stream({
        method: 'GET',
        path: `/api/public/webinar_feeds/${request.params.token}`,
        headers: {},
        token: null,
        requestId: request.id,
        address: request.ip,
        signal: clientGoneSignal(reply),
      });
      const body: unknown = await answer.body.json();
      if (answer.statusCode !== 200) throw failureOfResponse(answer);
      const { data } = body as { data: { calendar: string } };
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(data.calendar);
    },
  );

  serveHook(app, service, {
    name: 'zoom',
    events: 'zoom_events',
    headers: ['x-zm-signature', 'x-zm-request-timestamp'],
    // A meeting with all its recordings.
    largest: 256 * 1024,
  });
}
