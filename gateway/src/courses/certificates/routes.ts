// Serves the PDF of a certificate at the public origin by its number, streamed from the api.
import type { FastifyInstance } from 'fastify';
import type { RestService } from '../../kit/rest/client.ts';
import {
  failureOfResponse,
  clientGoneSignal,
  pick,
  sendFailure,
} from '../../kit/http/forwarding.ts';

const answered = ['content-type', 'content-disposition', 'cache-control', 'x-content-type-options'];

export function serveCertificates(app: FastifyInstance, service: RestService): void {
  app.get<{ Params: { number: string } }>(
    '/certificates/:number(^[\\w-]{1,100}).pdf',
    { errorHandler: sendFailure },
    async (request, reply) => {
      const answer = await service.stream({
        method: request.method === 'HEAD' ? 'HEAD' : 'GET',
        path: `/api/public/certificates/${request.params.number}/pdf`,
        headers: {},
        token: null,
        requestId: request.id,
        address: request.ip,
        signal: clientGoneSignal(reply),
      });
      if (answer.statusCode !== 200) {
        await answer.body.dump();
        throw failureOfResponse(answer);
      }
      return reply.headers(pick(answer.headers, answered)).send(answer.body);
    },
  );
}
