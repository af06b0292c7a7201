// Reads an upload request: a multipart form with one file, preceded by the fields of a chunk, or only the bytes of a
// chunk with the same fields in the query. Other fields are ignored.
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { errorCodes, type FastifyRequest } from 'fastify';
import { chunkFields, chunkOfForm, type Chunk } from '../../kit/files/chunks.ts';
import { badRequest, failureOf, Failure, invalid } from '../../kit/http/errors.ts';
import { quoted } from '../../kit/values/russian-errors.ts';
import { fileTooLarge } from '../rules.ts';

/** The field of the specification (A, section 7), and a clearer alias. */
const fileFields = new Set(['image', 'file']);

/** The maximum number of text fields beside the file, and the bytes read of each. */
export const formLimits = { fields: 100, fieldSize: 1024 };

export interface SentFile {
  field: string;
  name: string;
  /** Null for a whole file. */
  chunk: Chunk | null;
  /** Fails as soon as the file is too large or the form is invalid. */
  bytes: AsyncGenerator<Buffer>;
  /** Reads the form to its end. Throws 422 for a second file, and for chunk fields after the file. */
  readToEnd: () => Promise<void>;
  /** Stops parsing the rest of the form. */
  stop: () => void;
}

/** Throws 422 for a request without a file, 413 for one that is too large; `largest` in bytes. */
export async function readUploadForm(request: FastifyRequest, largest: number): Promise<SentFile> {
  if (request.isMultipart()) return fileOfForm(request, largest);
  if (/^application\/octet-stream\b/i.test(request.headers['content-type'] ?? '')) {
    return fileOfBody(request);
  }
  throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE();
}

function fileOfBody(request: FastifyRequest): SentFile {
  const { name = '', ...said } = request.query as Record<string, unknown>;
  if (typeof name !== 'string' || name === '') {
    throw invalid('name', 'Укажите имя файла', 'required');
  }
  const bytes = bytesOfBody(request);
  return {
    field: 'file',
    name,
    chunk: chunkOf(said),
    bytes,
    readToEnd: async () => {},
    stop: () => void bytes.return(undefined),
  };
}

async function* bytesOfBody({ raw }: FastifyRequest): AsyncGenerator<Buffer> {
  try {
    // The rest of the body is read after the response.
    yield* raw.iterator({ destroyOnReturn: false });
  } catch {
    throw badRequest(); // The connection was closed early.
  }
}

async function fileOfForm(request: FastifyRequest, largest: number): Promise<SentFile> {
  const parts = request.parts({ limits: { fileSize: largest } });
  const said: Record<string, unknown> = {};
  const file = await nextFile(parts, (field, value) => (said[field] = value));
  if (file === undefined) throw invalid('image', 'Приложите файл', 'required');
  const { fieldname: field, filename: name } = file;
  const leave = () => void file.file.destroy();
  try {
    if (!fileFields.has(field)) {
      throw invalid(field, 'Файл ожидается в поле «image» или «file»', 'required');
    }
    const chunk = 'dzuuid' in said ? chunkOf(said) : null;
    if (chunk === null) requireWhole(said['dztotalchunkcount'] ?? 1);
    return { field, name, chunk, bytes: bytesOf(file), stop: leave, readToEnd: toEnd };
  } catch (error) {
    leave();
    throw error;
  }

  async function toEnd() {
    const another = await nextFile(parts, (name, value) => {
      if (name === 'dztotalchunkcount' && !('dzuuid' in said)) requireWhole(value);
    });
    if (another === undefined) return;
    another.file.destroy();
    throw invalid(another.fieldname, 'Отправьте один файл за раз', 'too_many_files');
  }
}

function chunkOf(said: Record<string, unknown>): Chunk {
  const read = chunkOfForm.safeParse(said, { reportInput: true });
  if (!read.success) throw failureOf(read.error);
  return read.data;
}

/** Rejects a file that is one of several chunks if the fields that identify the chunk are missing. */
function requireWhole(count: unknown): void {
  if (Number(count) === 1) return;
  const message = 'Номер загрузки и части ожидается перед файлом';
  throw invalid('dzuuid', message, 'required');
}

/** The next file of a form. The chunk fields before it are passed to `onField`. */
async function nextFile(
  parts: AsyncIterator<Multipart>,
  onField: (name: string, value: unknown) => void,
): Promise<MultipartFile | undefined> {
  for (;;) {
    const part = (await nextPart(parts))?.value;
    if (part === undefined || part.type === 'file') return part;
    const { fieldname: name, value } = part;
    if (fileFields.has(name)) {
      throw invalid(name, `В поле ${quoted(name)} ожидается файл`, 'required');
    }
    if (chunkFields.has(name)) onField(name, value);
  }
}

async function nextPart(parts: AsyncIterator<Multipart>) {
  try {
    const next = await parts.next();
    return next.done === true ? undefined : next;
  } catch (error) {
    // The parser's errors for malformed forms have no status.
    throw error instanceof Error && 'statusCode' in error ? error : badRequest();
  }
}

async function* bytesOf({ fieldname: field, file }: MultipartFile): AsyncGenerator<Buffer> {
  const tooLarge = new Failure(413, [{ message: fileTooLarge, field, code: 'too_large' }]);
  if (file.truncated) throw tooLarge;
  file.once('limit', () => file.destroy(tooLarge));
  try {
    yield* file;
  } catch (error) {
    throw error === tooLarge ? tooLarge : badRequest();
  }
}
