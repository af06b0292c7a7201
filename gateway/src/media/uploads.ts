// Uploads on the public port: files, or chunks of them, to the routes of the REST API that take them.
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { JobRow, UploadedFileRow } from '../__generated__/rows.ts';
import { tokenOf } from '../kit/http/caller.ts';
import { fromGlobalId, toGlobalId } from '../kit/records/ids.ts';
import type { RestService } from '../kit/rest/client.ts';
import { errorOfAnswer } from '../kit/rest/errors.ts';
import { path, under, type RestPath } from '../kit/rest/path.ts';
import { failureIn, goneSignal, pick } from '../kit/http/passing.ts';

export function takeUploads(app: FastifyInstance, service: RestService): void {
  /** Where files go that are sent to an address, and how they are answered. */
  const takes = <Data>(address: string, placeOf: (id: string) => Place<Data>) =>
    app.post(address, async (request, reply) => {
      const { id = '' } = request.params as { id?: string };
      const { answer, isOpen = false, ...place } = placeOf(id);
      if (!isOpen) requireToken(request);
      const { status, data } = await sendOn<Data>(service, 'POST', place, request, reply);
      // Further chunks are waited for.
      if (status === 202) return reply.code(202).send({ data });
      return reply.code(201).send(answer(data));
    });

  /** Files of a record, and its films, which have a base and an address of their own. */
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
  // Servers that do not know the preference make it one of the company's own until it is put into the storage.
  takesOf('/media/companies/:id/storage', ofCompanyItself, 'for=file_storage');
  takesOf('/media/users/:id', (user) => {
    const { id, companyId } = ofCompany(user, 'User');
    return { companyId, at: path`/companies/${{ companyId }}/users/${{ id }}` };
  });
  // The cover.
  takes<UploadedFileRow>('/media/courses/:id', (course) => {
    const { id, companyId } = ofCompany(course, 'Course');
    return {
      target: path`/companies/${{ companyId }}/courses/${{ id }}/add_media`,
      answer: (file) => ({ file: toFile(file, companyId) }),
    };
  });
  /** For messages of a company: one of them takes the file. */
  const takesForMessages = (address: string, where: `/${string}`) =>
    takes<UploadedFileRow>(`${address}/:id`, (company) => {
      const { companyId, at } = ofCompanyItself(company);
      return {
        target: under(at, `${where}/add_media`),
        answer: (file) => ({ file: toFile(file, companyId) }),
      };
    });
  takesForMessages('/media/order_comments', '/order_comments');
  // For the threads of homework, from whoever checks it.
  takesForMessages('/media/homeworks', '/homeworks');
  // And from learners.
  takes<UploadedFileRow>('/media/learning_homework/:id', (lesson) => {
    const { id: lesson_id, companyId } = ofCompany(lesson, 'LearnerLesson');
    return {
      target: path`/companies/${{ companyId }}/learning/lessons/${{ lesson_id }}/homework/add_media`,
      answer: (file) => ({ file: toFile(file, companyId) }),
    };
  });
  // To answer a question of a test with.
  takesForMessages('/media/test_answers', '/learning/attempts');
  // An archive of which a course is made.
  takes<{ job: JobRow }>('/media/course_archives/:id', (company) => {
    const { id: companyId } = refOf(company, 'Company');
    return {
      target: path`/companies/${{ companyId }}/courses/import`,
      answer: jobIn(companyId),
    };
  });
  // Files of other systems, of which a test is made, or which questions are added from.
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
  // For the own photo, and for texts.
  takes<OwnFile>('/media/profile/images', () => ({
    target: path`/profile/images`,
    answer: ({ url, name }) => ({ image: { url, name } }),
  }));
  takes<OwnFile>('/media/profile/file', () => ({
    target: path`/profile/file`,
    answer: ({ url, name }) => ({ file: { url, name } }),
  }));

  // From whoever fills a form in, and is nobody yet.
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

/** The job that goes on with a file. */
const jobIn =
  (companyId: number) =>
  ({ job: { id } }: { job: JobRow }) => ({
    job: { id: toGlobalId({ type: 'Job', companyId, id }) },
  });

/** What files are uploaded for. */
interface Owner {
  companyId: number;
  at: RestPath;
}

interface Target {
  /** Where large files have another than the rest. */
  base?: string;
  target: RestPath;
  /** What is said of the file, beside what its sender says: the header `Prefer`, which servers may pass over. */
  prefer?: string;
}

interface Place<Data> extends Target {
  answer: (data: Data) => object;
  /** Needs no sign-in. */
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
  if (tokenOf(request) === null) throw errorOfAnswer(401, null);
}

function refOf(globalId: string, type: string) {
  const ref = fromGlobalId(globalId);
  if (ref?.type !== type) throw errorOfAnswer(404, null);
  return ref;
}

function ofCompany(globalId: string, type: string): { id: number; companyId: number } {
  const { id, companyId } = refOf(globalId, type);
  if (companyId === null) throw errorOfAnswer(404, null);
  return { id, companyId };
}

const uploadOf = (request: FastifyRequest): Target => ({
  target: path`/uploads/${request.params as { uuid: string }}`,
});

/** What the api answers to a request and its bytes; throws when it does not take them. */
async function sendOn<Data>(
  service: RestService,
  method: 'GET' | 'POST' | 'DELETE',
  { base = '/api', target, prefer }: Target,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ status: number; data: Data }> {
  const { raw, url } = request;
  // What the address says of a chunk.
  const [, said] = url.split('?');
  const answer = await service.stream({
    method,
    path: `${base}${target.text}${said === undefined ? '' : `?${said}`}`,
    headers: {
      accept: 'application/json',
      ...(prefer !== undefined && { prefer }),
      ...pick(request.headers, ['content-type', 'content-length', 'idempotency-key']),
    },
    // An answer ends the stream; the request is read on, so that a client which is still sending hears why.
    ...(method === 'POST' && { body: raw.pipe(new PassThrough()) }),
    token: tokenOf(request),
    requestId: request.id,
    address: request.ip,
    signal: goneSignal(reply),
  });
  const { statusCode: status } = answer;
  const body = (await answer.body.json().catch(() => ({}))) as UploadAnswer<Data>; // {}: no JSON
  if (status >= 400 || !body.data) {
    throw status >= 400 ? failureIn(answer, body.errors) : errorOfAnswer(502, body.errors);
  }
  return { status, data: body.data };
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
    width: row.width ?? null,
    height: row.height ?? null,
    thumbhash: row.thumbhash ?? null,
    url: row.url,
    createdAt: row.created_at,
  };
}
