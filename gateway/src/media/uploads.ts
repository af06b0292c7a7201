// Uploads on the public port: forwards files, or chunks of them, to the REST routes that accept them.
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { JobRow, UploadedFileRow } from '../__generated__/rows.ts';
import { tokenOf } from '../kit/http/caller.ts';
import { fromGlobalId, toGlobalId } from '../kit/records/ids.ts';
import type { RestService } from '../kit/rest/client.ts';
import { errorFromResponse } from '../kit/rest/errors.ts';
import { path, under, type RestPath } from '../kit/rest/path.ts';
import { failureOfResponse, clientGoneSignal, pick } from '../kit/http/forwarding.ts';

export function takeUploads(app: FastifyInstance, service: RestService): void {
  /** Declares an upload URL, the REST route that it forwards to, and the form of the response. */
  const takes = <Data>(address: string, placeOf: (id: string) => Place<Data>) =>
    app.post(address, async (request, reply) => {
      const { id = '' } = request.params as { id?: string };
      const { answer, isOpen = false, ...place } = placeOf(id);
      if (!isOpen) requireToken(request);
      const { status, data } = await sendOn<Data>(service, 'POST', place, request, reply);
      // More chunks are expected.
      if (status === 202) return reply.code(202).send({ data });
      return reply.code(201).send(answer(data));
    });

  /** Uploads of a record's files, and of its films, which have another path and URL. */
  const takesOf = (address: string, ownerOf: (id: string) => Owner, prefer?: string) => {
    for (const isFilm of [false, true]) {
      takes<UploadedFileRow>(`${address}${isFilm ? '/video' : ''}`, (id) => {
        const { companyId, at } = ownerOf(id);
        return {
          ...(isFilm && { base: '/api/big_media' }),
          ...(prefer !== undefined && { prefer }),
          target: under(at, isFilm ? '/video' : '/add_media'),
          answer: (file) => ({ file: toFile(file, companyId) }),
        };
      });
    }
  };
  const ofCompanyItself = (company: string): Owner => {
    const { id: companyId } = refOf(company, 'Company');
    return { companyId, at: path`/companies/${{ companyId }}` };
  };
  takesOf('/media/companies/:id', ofCompanyItself);
  // Servers without this preference add the file to the company's own files until it is put into the storage.
  takesOf('/media/companies/:id/storage', ofCompanyItself, 'for=file_storage');
  takesOf('/media/users/:id', (user) => {
    const { id, companyId } = ofCompany(user, 'User');
    return { companyId, at: path`/companies/${{ companyId }}/users/${{ id }}` };
  });
  // The cover image.
  takes<UploadedFileRow>('/media/courses/:id', (course) => {
    const { id, companyId } = ofCompany(course, 'Course');
    return {
      target: path`/companies/${{ companyId }}/courses/${{ id }}/add_media`,
      answer: (file) => ({ file: toFile(file, companyId) }),
    };
  });
  /** Attachments of messages in a company; one message then takes the file. */
  const takesForMessages = (address: string, where: `/${string}`) =>
    takes<UploadedFileRow>(`${address}/:id`, (company) => {
      const { companyId, at } = ofCompanyItself(company);
      return {
        target: under(at, `${where}/add_media`),
        answer: (file) => ({ file: toFile(file, companyId) }),
      };
    });
  takesForMessages('/media/order_comments', '/order_comments');
  // Attachments of reviewers in homework threads.
  takesForMessages('/media/homeworks', '/homeworks');
  // Attachments of learners in homework threads.
  takes<UploadedFileRow>('/media/learning_homework/:id', (lesson) => {
    const { id: lesson_id, companyId } = ofCompany(lesson, 'LearnerLesson');
    return {
      target: path`/companies/${{ companyId }}/learning/lessons/${{ lesson_id }}/homework/add_media`,
      answer: (file) => ({ file: toFile(file, companyId) }),
    };
  });
  // Attachments of answers to test questions.
  takesForMessages('/media/test_answers', '/learning/attempts');
  // An archive from which a course is created.
  takes<{ job: JobRow }>('/media/course_archives/:id', (company) => {
    const { id: companyId } = refOf(company, 'Company');
    return {
      target: path`/companies/${{ companyId }}/courses/import`,
      answer: jobIn(companyId),
    };
  });
  // Files of other systems from which a test is created or questions are added.
  takes<{ job: JobRow }>('/media/test_imports/:id', (company) => {
    const { id: companyId } = refOf(company, 'Company');
    return {
      target: path`/companies/${{ companyId }}/tests/import_check`,
      answer: jobIn(companyId),
    };
  });
  takes<{ job: JobRow }>('/media/test_question_imports/:id', (test) => {
    const { id: test_id, companyId } = ofCompany(test, 'Test');
    return {
      target: path`/companies/${{ companyId }}/tests/${{ test_id }}/questions/import_check`,
      answer: jobIn(companyId),
    };
  });
  // The profile photo, and files in the user's texts.
  takes<OwnFile>('/media/profile/images', () => ({
    target: path`/profile/images`,
    answer: ({ url, name }) => ({ image: { url, name } }),
  }));
  takes<OwnFile>('/media/profile/file', () => ({
    target: path`/profile/file`,
    answer: ({ url, name }) => ({ file: { url, name } }),
  }));

  // Files that visitors upload with a form.
  takes<FormFile>('/media/forms/:id', (ticket) => ({
    isOpen: true,
    target: path`/public/form_files/${{ ticket }}`,
    answer: ({ file_name, size }) => ({ file: { ticket, fileName: file_name, size } }),
  }));
  app.delete('/media/forms/:ticket', async (request, reply) => {
    const { ticket } = request.params as { ticket: string };
    const target = path`/public/form_files/${{ ticket }}`;
    await sendOn(service, 'DELETE', { target }, request, reply);
    return reply.code(204).send();
  });

  app.get('/media/uploads/:uuid', async (request, reply) => {
    requireToken(request);
    const { data } = await sendOn(service, 'GET', uploadOf(request), request, reply);
    return { data };
  });
  app.delete('/media/uploads/:uuid', async (request, reply) => {
    requireToken(request);
    await sendOn(service, 'DELETE', uploadOf(request), request, reply);
    return reply.code(204).send();
  });
}

/** Responds with the job that processes the file. */
const jobIn =
  (companyId: number) =>
  ({ job: { id } }: { job: JobRow }) => ({
    job: { id: toGlobalId({ type: 'Job', companyId, id }) },
  });

/** The record that files are uploaded for. */
interface Owner {
  companyId: number;
  at: RestPath;
}

interface Target {
  /** The base path of large files, if it differs. */
  base?: string;
  target: RestPath;
  /** An additional value of the `Prefer` header, which servers may ignore. */
  prefer?: string;
}

interface Place<Data> extends Target {
  answer: (data: Data) => object;
  /** Whether no sign-in is required. */
  isOpen?: true;
}

interface OwnFile {
  url: string;
  name: string;
}

interface FormFile {
  file_name: string;
  size: number;
}

function requireToken(request: FastifyRequest): void {
  if (tokenOf(request) === null) throw errorFromResponse(401, null);
}

function refOf(globalId: string, type: string) {
  const ref = fromGlobalId(globalId);
  if (ref?.type !== type) throw errorFromResponse(404, null);
  return ref;
}

function ofCompany(globalId: string, type: string): { id: number; companyId: number } {
  const { id, companyId } = refOf(globalId, type);
  if (companyId === null) throw errorFromResponse(404, null);
  return { id, companyId };
}

const uploadOf = (request: FastifyRequest): Target => ({
  target: path`/uploads/${request.params as { uuid: string }}`,
});

/** Forwards a request with its body and returns the api's response; throws when it is a failure. */
async function sendOn<Data>(
  service: RestService,
  method: 'GET' | 'POST' | 'DELETE',
  { base = '/api', target, prefer }: Target,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ status: number; data: Data }> {
  const { raw, url } = request;
  // The query describes the chunk.
  const [, said] = url.split('?');
  const answer = await service.stream({
    method,
    path: `${base}${target.text}${said === undefined ? '' : `?${said}`}`,
    headers: {
      accept: 'application/json',
      ...(prefer !== undefined && { prefer }),
      ...pick(request.headers, ['content-type', 'content-length', 'idempotency-key']),
    },
    // A response ends the stream, but the request is read to its end, so that a client that is still sending receives
    // the error.
    ...(method === 'POST' && { body: raw.pipe(new PassThrough()) }),
    token: tokenOf(request),
    requestId: request.id,
    address: request.ip,
    signal: clientGoneSignal(reply),
  });
  const { statusCode: status } = answer;
  const body = (await answer.body.json().catch(() => ({}))) as UploadAnswer<Data>; // {} when the body is not JSON
  if (status >= 400 || !body.data) {
    throw status >= 400
      ? failureOfResponse(answer, body.errors)
      : errorFromResponse(502, body.errors);
  }
  return { status, data: body.data };
}

interface UploadAnswer<Data> {
  readonly data?: Data;
  readonly errors?: unknown;
}

/** The fields of UploadedFile in the schema, so that clients need no further query. */
function toFile(row: UploadedFileRow, companyId: number) {
  return {
    id: toGlobalId({ type: 'UploadedFile', companyId, id: row.id }),
    databaseId: row.id,
    fileName: row.file_name,
    mimeType: row.mime_type,
    size: row.size,
    width: row.width ?? null,
    height: row.height ?? null,
    thumbhash: row.thumbhash ?? null,
    url: row.url,
    createdAt: row.created_at,
  };
}
