// Forwards webhooks of other services at `/hooks/{service}/{companyId}` to the api, byte for byte, since their
// signatures cover the bytes.
import type { FastifyInstance } from 'fastify';
import type { RestService } from '../rest/client.ts';
import { failureOfResponse, clientGoneSignal, pick, sendFailure } from './forwarding.ts';

export interface Hook {
  /** The service's name in the URL. */
  name: string;
  /** The path of the api that receives it, below the public part of the company. */
  events: string;
  /** Headers to forward besides Content-Type. */
  headers?: readonly string[];
  /** Largest body in bytes. */
  largest: number;
}

export function serveHook(
  app: FastifyInstance,
  service: RestService,
  { name, events, headers = [], largest }: Hook,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler(sendFailure);
    scope.post<{ Params: { companyId: string }; Body: Buffer }>(
      `/hooks/${name}/:companyId(^\\d+$)`,
      { bodyLimit: largest },
      async (request, reply) => {
        const answer = await service.stream({
          method: 'POST',
          path: `/api/public/companies/${request.params.companyId}/${events}`,
          headers: pick(request.headers, ['content-type', ...headers]),
          body: request.body,
          token: null,
          requestId: request.id,
          address: request.ip,
          signal: clientGoneSignal(reply),
        });
        const body: unknown = await answer.body.json();
        if (answer.statusCode !== 200) throw failureOfResponse(answer);
        // Services expect their fields at the top level.
        return reply.send((body as { data?: object | null }).data ?? {});
      },
    );
  });
}
