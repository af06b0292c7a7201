// What of webinars is reached at the public origin without GraphQL: calendars at their secret addresses, and the address that
// Zoom tells of meetings. Nothing is understood here: what comes is passed on as it came.
import type { FastifyInstance } from 'fastify';
import { errorOfAnswer } from '../../kit/rest/errors.ts';
import type { RestService } from '../../kit/rest/client.ts';
import { goneSignal, pick, sendFailure } from '../../media/index.ts';

/** Bytes that Zoom may tell at once: a meeting with all its recordings. */
const largestEvent = 256 * 1024;

/** The headers that what Zoom tells is signed by. */
const signed = ['content-type', 'x-zm-signature', 'x-zm-request-timestamp'];

export function serveWebinars(app: FastifyInstance, service: RestService): void {
  app.register(async (scope) => {
    // What is signed are the bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler(sendFailure);

    const calendars = '/calendars/:token(^[\\w-]{1,100}).ics';
    scope.get<{ Params: { token: string } }>(calendars, async (request, reply) => {
      const answer = await service.stream({
        method: 'GET',
        path: `/api/public/webinar_feeds/${request.params.token}`,
        headers: {},
        token: null,
        requestId: request.id,
        address: request.ip,
        signal: goneSignal(reply),
      });
      const body: unknown = await answer.body.json();
      if (answer.statusCode !== 200) throw errorOfAnswer(answer.statusCode, null);
      const { data } = body as { data: { calendar: string } };
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(data.calendar);
    });

    scope.post<{ Params: { companyId: string }; Body: Buffer }>(
      '/hooks/zoom/:companyId(^\\d+$)',
      { bodyLimit: largestEvent },
      async (request, reply) => {
        const answer = await service.stream({
          method: 'POST',
          path: `/api/public/companies/${request.params.companyId}/zoom_events`,
          headers: pick(request.headers, signed),
          body: request.body,
          token: null,
          requestId: request.id,
          address: request.ip,
          signal: goneSignal(reply),
        });
        const body: unknown = await answer.body.json();
        if (answer.statusCode !== 200) throw errorOfAnswer(answer.statusCode, null);
        // Zoom looks for what it asked at the top.
        return reply.send((body as { data: object }).data);
      },
    );
  });
}
