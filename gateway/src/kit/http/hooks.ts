// What other services tell of a company, at `/hooks/{service}/{companyId}`. Nothing is understood here: what comes is passed
// on to the api as it came, byte by byte, since what is signed are the bytes.
import type { FastifyInstance } from 'fastify';
import type { RestService } from '../rest/client.ts';
import { failureIn, goneSignal, pick, sendFailure } from './passing.ts';

export interface Hook {
  /** The service, as its address calls it. */
  name: string;
  /** Where the api takes it, below what is public of the company. */
  events: string;
  /** The headers that belong to what it tells, beside its type. */
  headers?: readonly string[];
  /** Bytes that may come at once. */
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
          signal: goneSignal(reply),
        });
        const body: unknown = await answer.body.json();
        if (answer.statusCode !== 200) throw failureIn(answer);
        // Services look at the top for what they have asked.
        return reply.send((body as { data?: object | null }).data ?? {});
      },
    );
  });
}
