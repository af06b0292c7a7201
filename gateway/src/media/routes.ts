// Files on the public port: downloads and uploads pass through in pieces, never wholly in memory.
import { PassThrough } from 'node:stream';
import type { UploadedFileRow } from '../__generated__/rows.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorOfAnswer, isRestError, RestError } from '../kit/rest/errors.ts';
import { fromGlobalId, toGlobalId } from '../kit/records/ids.ts';
import { tokenOf } from '../kit/http/caller.ts';
import type { RestService } from '../kit/rest/client.ts';
import { path, type RestPath } from '../kit/rest/path.ts';

export function serveMedia(app: FastifyInstance, service: RestService): void {
  app.register(async (scope) => {
    // The body stays a stream.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('multipart/form-data', (_, body, done) => done(null, body));
    scope.setErrorHandler(sendFailure);
    scope.get('/media/*', (request, reply) => download(request, reply, service));
    scope.post('/media/companies/:company', (request, reply) => upload(request, reply, service));
    scope.post('/media/users/:user', (request, reply) => uploadForUser(request, reply, service));
    scope.post('/media/profile/images', async (request, reply) => {
      const image = await uploadOwn(request, reply, service, path`/profile/images`);
      return reply.code(201).send({ image });
    });
    scope.post('/media/profile/file', async (request, reply) => {
      const file = await uploadOwn(request, reply, service, path`/profile/file`);
      return reply.code(201).send({ file });
    });
  });
}

/** Headers that mean the same on both sides. */
const asked = ['range', 'if-range', 'if-none-match', 'if-modified-since', 'accept'];
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
];

async function download(request: FastifyRequest, reply: FastifyReply, service: RestService) {
  const segments = (request.params as { '*': string })['*'].split('/');
  const leaves = segments.some((segment) => segment === '.' || segment === '..');
  if (leaves) throw errorOfAnswer(404, null);
  const answer = await service.stream({
    method: request.method === 'HEAD' ? 'HEAD' : 'GET',
    path: `/api/media/${segments.map(encodeURIComponent).join('/')}`,
    headers: pick(request.headers, asked),
    token: tokenOf(request),
    requestId: request.id,
    address: request.ip,
    signal: goneSignal(reply),
  });
  if (answer.statusCode >= 400 && answer.statusCode !== 416) {
    await answer.body.dump();
    throw errorOfAnswer(answer.statusCode, null);
  }
  return reply.code(answer.statusCode).headers(pick(answer.headers, answered)).send(answer.body);
}

async function upload(request: FastifyRequest, reply: FastifyReply, service: RestService) {
  const { company } = request.params as { company: string };
  const ref = fromGlobalId(company);
  if (ref?.type !== 'Company') throw errorOfAnswer(404, null);
  const target = path`/companies/${{ companyId: ref.id }}/add_media`;
  const file = await sendOn<UploadedFileRow>(request, reply, service, target);
  return reply.code(201).send({ file: toFile(file, ref.id) });
}

/** For a custom field of a user. */
async function uploadForUser(request: FastifyRequest, reply: FastifyReply, service: RestService) {
  const { user } = request.params as { user: string };
  const ref = fromGlobalId(user);
  if (ref?.type !== 'User' || ref.companyId === null) throw errorOfAnswer(404, null);
  const target = path`/companies/${{ companyId: ref.companyId }}/users/${{ id: ref.id }}/add_media`;
  const file = await sendOn<UploadedFileRow>(request, reply, service, target);
  return reply.code(201).send({ file: toFile(file, ref.companyId) });
}

/** For the own photo, and for texts. */
async function uploadOwn(
  request: FastifyRequest,
  reply: FastifyReply,
  service: RestService,
  target: RestPath,
) {
  const { url, name } = await sendOn<{ url: string; name: string }>(
    request,
    reply,
    service,
    target,
  );
  return { url, name };
}

/** What the api answers to the bytes of a request; throws when it does not take them. */
async function sendOn<Data>(
  request: FastifyRequest,
  reply: FastifyReply,
  service: RestService,
  target: RestPath,
): Promise<Data> {
  if (tokenOf(request) === null) throw errorOfAnswer(401, null);
  const answer = await service.stream({
    method: 'POST',
    path: `/api${target.text}`,
    headers: {
      accept: 'application/json',
      ...pick(request.headers, ['content-type', 'content-length', 'idempotency-key']),
    },
    // An answer ends the stream; the request is read on, so that a client which is still sending hears why.
    body: request.raw.pipe(new PassThrough()),
    token: tokenOf(request),
    requestId: request.id,
    address: request.ip,
    signal: goneSignal(reply),
  });
  const { statusCode } = answer;
  const body = (await answer.body.json().catch(() => ({}))) as UploadAnswer<Data>; // {}: no JSON
  if (statusCode >= 400 || !body.data) {
    throw errorOfAnswer(statusCode >= 400 ? statusCode : 502, body.errors);
  }
  return body.data;
}

interface UploadAnswer<Data> {
  readonly data?: Data;
  readonly errors?: unknown;
}

/** The fields of UploadedFile in the schema, for those who do not want to ask for them again. */
function toFile(row: UploadedFileRow, companyId: number) {
  return {
    id: toGlobalId({ type: 'UploadedFile', companyId, id: row.id }),
    databaseId: row.id,
    fileName: row.file_name,
    mimeType: row.mime_type,
    size: row.size,
    url: row.url,
    createdAt: row.created_at,
  };
}

/** Aborted when the client goes away before it has everything. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

function pick(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  names: readonly string[],
) {
  const picked: Record<string, string> = {};
  for (const name of names) {
    const value = headers[name];
    if (typeof value === 'string') picked[name] = value;
  }
  return picked;
}

function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = error instanceof RestError ? error : errorOfAnswer(statusOf(error), null);
  if (known.status >= 500 && !isRestError(error))
    request.log.error({ err: error }, 'request failed');
  const problems =
    known.problems.length > 0
      ? known.problems
      : [{ message: known.message, field: null, code: null }];
  const { retryAfter } = known.extensions;
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
  return reply.code(known.status).send({
    errors: problems.map(({ message, field, code }) => ({
      message,
      field,
      code: code ?? known.extensions['code'],
    })),
  });
}

const statusOf = (error: unknown) =>
  error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
