// Streams file downloads and uploads on the public port, never holding a whole file in memory.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tokenOf } from '../kit/http/caller.ts';
import type { RestService } from '../kit/rest/client.ts';
import { errorFromResponse } from '../kit/rest/errors.ts';
import { failureOfResponse, clientGoneSignal, pick, sendFailure } from '../kit/http/forwarding.ts';
import { takeUploads } from './uploads.ts';

export function serveMedia(app: FastifyInstance, service: RestService): void {
  app.register(async (scope) => {
    // The body must remain a stream.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['multipart/form-data', 'application/octet-stream'],
      (_, body, done) => done(null, body),
    );
    scope.setErrorHandler(sendFailure);
    takeUploads(scope, service);
    scope.get('/media/*', (request, reply) => download(request, reply, service));
  });
}

/** Headers that are forwarded unchanged. */
const requestHeaders = ['range', 'if-range', 'if-none-match', 'if-modified-since', 'accept'];
const answered = [
  'content-type',
  'content-length',
  'content-range',
  'content-disposition',
  'content-security-policy',
  'accept-ranges',
  'cache-control',
  'etag',
  'last-modified',
  'location',
  'vary',
];

/** Shown to users who follow an expired link. */
const ended = [
  {
    message: 'Ссылка на файл больше не действует: откройте страницу с файлом ещё раз',
    code: 'address_ended',
  },
];

async function download(request: FastifyRequest, reply: FastifyReply, service: RestService) {
  const segments = (request.params as { '*': string })['*'].split('/');
  const leaves = segments.some((segment) => segment === '.' || segment === '..');
  if (leaves) throw errorFromResponse(404, null);
  // The query contains the requested width of an image.
  const [, asks] = request.url.split('?');
  const answer = await service.stream({
    method: request.method === 'HEAD' ? 'HEAD' : 'GET',
    path: `/api/media/${segments.map(encodeURIComponent).join('/')}${asks === undefined ? '' : `?${asks}`}`,
    headers: pick(request.headers, requestHeaders),
    token: tokenOf(request),
    requestId: request.id,
    address: request.ip,
    signal: clientGoneSignal(reply),
  });
  if (answer.statusCode >= 400 && answer.statusCode !== 416) {
    await answer.body.dump();
    throw failureOfResponse(answer, answer.statusCode === 403 ? ended : null);
  }
  return reply.code(answer.statusCode).headers(pick(answer.headers, answered)).send(answer.body);
}
